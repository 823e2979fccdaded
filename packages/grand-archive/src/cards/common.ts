/** What several cards that are written by hand say: damage that is split, what is put on the bottom of a deck. */
import type {
  Ability,
  Condition,
  Effect,
  Filter,
  FilterClause,
  Ref,
  ReplacementAbility,
  SingleFaced,
  Value,
} from '@arbiter/engine';
import { allyCard, each, nameBonus, saved, yours } from '../language/builders.js';

export const bonusOf = (name: string): Condition => nameBonus(name);
export const GRAVEYARD = yours('graveyard');

/** What is banished, under a name for what it has become. */
export const banishing = (what: Ref, save: string): Effect => ({
  do: 'move',
  what,
  to: 'banishment',
  cause: 'banish',
  save,
});
/** What is left in the deck of what was looked at goes to the bottom, as its player orders it. */
export const restToBottom = (seen: string): Effect[] => [
  { do: 'order', what: each({ in: saved(seen) }, { zone: 'mainDeck' }), save: `${seen} in order` },
  { do: 'move', what: saved(`${seen} in order`), to: 'mainDeck', position: 'bottom', cause: 'effect' },
];
export const looked = (count: Value, save: string): Effect[] => [
  { do: 'remember', as: save, what: { top: count } },
  { do: 'look', what: saved(save) },
];
/** So many damage as a number that is kept, split among units that are chosen as it is dealt. */
export const splitAmongUnits = (total: string): Effect[] => [
  {
    do: 'choose',
    from: [UNIT],
    min: 0,
    max: { least: [{ count: [UNIT] }, { number: total }] },
    save: 'hurt',
    prompt: 'Choose the units that the damage is split among',
  },
  { do: 'divide', among: saved('hurt'), total: { number: total } },
  { do: 'damage', amount: { division: true }, to: saved('hurt') },
];
const UNIT = { has: ['types', ['Ally', 'Champion']] } satisfies Filter;
export const eventWas = (n: number): Condition => ({ compare: [{ event: 'prevented' }, '>=', n] });
export const someOf = (what: Ref, n = 1): Condition => ({ compare: [{ countOf: what }, '>=', n] });
export const OMENS: FilterClause[] = [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }];
/** How many reserve costs there are among one's omens. */
export const omenCosts: Value = { distinct: 'cost', of: { each: [...OMENS, { prop: ['costKind', 'reserve'] }] } };
/** A card for which no builder is: its types, what it costs in cards of the hand, and its subtypes. */
export function printedCard(
  name: string,
  element: string,
  types: string,
  cost: number,
  subtypes: string,
  ...abilities: Ability[]
): SingleFaced {
  const like = allyCard(name, element, cost, subtypes, '0/0', ...abilities);
  const { power: _power, life: _life, ...props } = like.props;
  const words = types.split(' ');
  return {
    ...like,
    props: { ...props, supertypes: words.filter((w) => w === 'Unique'), types: words.filter((w) => w !== 'Unique') },
  };
}
/** As it enters the field a name is chosen. */
export const namedAsItEnters = (list?: [string, string]): ReplacementAbility => ({
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'field' },
  entering: true,
  before: [{ do: 'chooseName', ...(list ? { with: list } : {}), entering: true }],
});
export const unique = (card: SingleFaced): SingleFaced => ({
  ...card,
  props: { ...card.props, supertypes: ['Unique'] },
});
/** Works where boons lie. */
export const inPantheon = (ability: Ability): Ability => ({ ...ability, zone: 'pantheon' }) as Ability;
/** A boon: `supertype` is Lesser or Greater. Its abilities name the zone in which they function. */
export function boonCard(
  name: string,
  supertype: 'Lesser' | 'Greater',
  element: string,
  cost: number,
  speed: 'slow' | 'fast',
  subtypes: string,
  ...abilities: Ability[]
): SingleFaced {
  const like = printedCard(name, element, 'Boon', cost, subtypes, ...abilities);
  return { ...like, props: { ...like.props, supertypes: [supertype], speed } };
}
/** What is suppressed is banished, and comes back at the beginning of the next end phase. */
export const suppress = (what: Ref, save = 'suppressed'): Effect[] => [
  { do: 'move', what, to: 'banishment', cause: 'suppress', save },
  {
    do: 'delayed',
    on: { on: 'step', match: { step: 'end' } },
    effects: [{ do: 'move', what: saved(save), to: 'field' }],
  },
];
