/** What rows of several files ask of the nouns that they were given, and how long what they say lasts. */
import type { Effect, Filter, FilterClause, Mod, Ref, Until } from '@arbiter/engine';
import { isNoun } from '../../references/nouns.js';
import type { Described } from '../categories.js';

export const isSelf = (noun: unknown): boolean => isNoun(noun) && noun.noun === 'mention' && noun.ref === 'self';
export const isAttached = (noun: unknown): boolean =>
  isNoun(noun) && noun.noun === 'mention' && noun.ref === 'attached';
/** What fits, of a noun for all that do. */
export const eachOf = (noun: unknown): Filter | undefined =>
  isNoun(noun) && noun.noun === 'mention' && typeof noun.ref === 'object' && 'each' in noun.ref
    ? noun.ref.each
    : undefined;
/** A description of cards, wherever they lie. */
export const isCard = ({ kinds }: Described): boolean => kinds.includes('card');
/** What is targeted and isn't called a card or a spell is a permanent (109.2); no filter says "card" of no named zone. */
export const targeted = ({ filter, kinds, placed }: Described): FilterClause[] | undefined => {
  if (placed || filter.some((clause) => 'zone' in clause)) return filter;
  return kinds.includes('card') ? undefined : [{ zone: 'battlefield' }, ...filter];
};
/** What "any target" may be called later (115.4). */
export const ANYTHING = ['creature', 'permanent', 'player', 'planeswalker'];

/** The steps of a combat phase (506.7c). */
export const COMBAT = [
  'beginningOfCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endOfCombat',
];

export const lasting = (what: Ref, mods: Mod[], until: Until): Effect[] => [{ do: 'modify', what, mods, until }];
export const untilEndOfTurn = (what: Ref, mods: Mod[]): Effect[] => lasting(what, mods, { kind: 'endOfTurn' });
