/** Magic's words for objects and players, as filters of the card language. They read like the card. */
import type { Filter, FilterClause, Ref, TargetSpec, Value } from '@arbiter/engine';

const type = (name: string): FilterClause => ({ has: ['types', name] });

export const creature = type('Creature');
export const artifact = type('Artifact');
export const enchantment = type('Enchantment');
export const land = type('Land');
export const planeswalker = type('Planeswalker');
export const instantOrSorcery: FilterClause = { has: ['types', ['Instant', 'Sorcery']] };
export const permanent: FilterClause = { zone: 'battlefield' };
export const attacking: FilterClause = { is: 'attacking' };
export const tapped: FilterClause = { status: 'tapped' };
export const youControl: FilterClause = { controller: 'you' };
export const opponentControls: FilterClause = { controller: 'opponent' };
/** "creature you don't control" */
export const youDontControl: FilterClause = { not: { controller: 'you' } };
export const another: FilterClause = { other: true };
export const player: FilterClause = { player: 'any' };
export const opponent: FilterClause = { player: 'opponent' };

export const subtype = (...names: string[]): FilterClause => ({ has: ['subtypes', names] });
export const color = (...letters: string[]): FilterClause => ({ has: ['colors', letters] });
export const withKeyword = (keyword: string): FilterClause => ({ keyword });
export const not = (f: Filter): FilterClause => ({ not: f });
export const or = (...filters: Filter[]): FilterClause => ({ any: filters });
/** Both, as one filter. */
export const and = (...filters: Filter[]): Filter => filters.flatMap((f) => (Array.isArray(f) ? f : [f]));
export const controlledBy = (who: Ref): FilterClause => ({ controller: who });
export const inYourGraveyard: FilterClause[] = [{ zone: 'graveyard' }, { owner: 'you' }];

/** "any target": a creature, player, planeswalker or battle (115.4). */
export const anyTarget: FilterClause = {
  any: [player, [permanent, { has: ['types', ['Creature', 'Planeswalker', 'Battle']] }]],
};
export const playerOrPlaneswalker: FilterClause = { any: [player, [permanent, planeswalker]] };

/** A target clause: one target of this kind, unless a number is given. */
export const target = (
  what: Filter,
  count: { min?: number; max?: number | null; count?: Value; notIn?: number[]; together?: string } = {},
): TargetSpec => ({
  what: hasZone(what) ? what : and(permanent, what),
  ...count,
});
function hasZone(f: Filter): boolean {
  return (Array.isArray(f) ? f : [f]).some(
    (c) => 'zone' in c || 'player' in c || ('any' in c && c.any.some(hasZone)) || ('is' in c && c.is === 'spell'),
  );
}
