/** Grand Archive's words for objects, cards and players, as filters of the card language. They read like the card. */
import type { Filter, FilterClause, Ref, TargetSpec } from '@arbiter/engine';

const type = (...names: string[]): FilterClause => ({ has: ['types', names] });

export const ally = type('Ally');
export const champion = type('Champion');
export const weapon = type('Weapon');
export const action = type('Action');
/** Allies and champions (2.7.1.1). */
export const unit = type('Ally', 'Champion');
export const regalia: FilterClause = { has: ['supertypes', 'Regalia'] };
export const subtype = (...names: string[]): FilterClause => ({ has: ['subtypes', names] });
export const element = (name: string): FilterClause => ({ has: ['elements', name] });
export const youControl: FilterClause = { controller: 'you' };
export const opponentControls: FilterClause = { controller: 'opponent' };
export const other: FilterClause = { other: true };
export const attacking: FilterClause = { is: 'attacking' };
/** A card that lies face down is nothing but a card (2.1.1.5.3). */
export const faceUp: FilterClause = { not: { status: 'faceDown' } };
/** Both, as one filter. */
export const and = (...filters: Filter[]): Filter => filters.flatMap((f) => (Array.isArray(f) ? f : [f]));
export const or = (...filters: Filter[]): FilterClause => ({ any: filters });

export const yourChampion: Filter = [champion, youControl];
export const yours = (...zones: string[]): FilterClause[] => [or(...zones.map((zone) => ({ zone }))), { owner: 'you' }];

export const target = (what: Filter, count: { min?: number; max?: number | null } = {}): TargetSpec => ({
  what: and({ zone: 'field' }, what),
  ...count,
});
export const t = (n: number): Ref => ({ target: n });
export const each = (...what: Filter[]): Ref => ({ each: and(...what) });
