/** What rows of several files say: types, deaths, costs, and how long something lasts. */
import type { Condition, Cost, Effect, FilterClause, Json, Mod, Ref, Until, Value } from '@arbiter/engine';
import { mention } from '../../references/making.js';
import { asRef, isNoun, type Mention } from '../../references/nouns.js';

export const type = (...names: string[]): FilterClause => {
  const [one] = names;
  return { has: ['types', names.length === 1 && one !== undefined ? one : names] };
};
export const UNIT = type('Unit');
export const GEAR = type('Gear');
export const SPELL = type('Spell');
/** What a player controls. */
export const YOURS: FilterClause = { controller: 'you' };
/** What a player controls, or a teammate (489.8.e, 740.1.a). */
export const FRIENDLY: FilterClause = { controller: 'team' };
export const ENEMY: FilterClause = { controller: 'opponent' };
export const AT_BATTLEFIELD: FilterClause = { is: 'atBattlefield' };
export const HERE: FilterClause = { is: 'here' };
/** A killed thing goes from the board to the trash (428). */
export const DIES = { from: 'board', to: 'trash', cause: ['kill', 'lethal'] };
/** Power of the domains of the card itself, until these are known (135.2.e.6). */
export const OWN_DOMAIN = 'own';
/** The tag by which the card itself is called, until that is known: "a Teemo unit" on a card of Teemo's. */
export const OWN_TAG = 'own tag';

export const END_OF_TURN: Until = { kind: 'endOfTurn' };
export const END_OF_COMBAT: Until = { kind: 'endOfFight' };
export const PERMANENT: Until = { kind: 'permanent' };
export const pays = (energy: number, power: string[]): Cost => ({ pay: 'resources', energy, power });

/** A battlefield that was spoken of, or else where something is that was. */
export const there = (at: number): Ref => asRef({ noun: 'anaphor', at, kind: 'place', prefers: 'battlefield' });
export const isSelf = (noun: unknown): boolean => isNoun(noun) && noun.noun === 'mention' && noun.ref === 'self';
/** What fits, of a noun for all that do. */
export const eachOf = (noun: unknown): FilterClause[] | undefined =>
  isNoun(noun) && noun.noun === 'mention' && typeof noun.ref === 'object' && 'each' in noun.ref
    ? [noun.ref.each].flat()
    : undefined;
/** A description as the data that a rule for objects takes. */
export const asData = (filter: readonly FilterClause[] | object): Json => JSON.parse(JSON.stringify(filter));
export const isTarget = (noun: unknown): boolean => isNoun(noun) && noun.noun === 'target';
/** Whether some part aims at something: what has no targets of its own can't. */
export const aims = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && (isTarget(part) || Object.values(part).some(aims));
/** Whether some part speaks of where the source is. */
export const saysHere = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(([key, inner]) => (key === 'is' && inner === 'here') || saysHere(inner));

/** The source calls itself "me", "I" or "this": "it" is something else. */
export const ME = ['#me'];
/** What calls itself by its name or "this": in effect text that is the Equipment, and not the unit (136.2.d). */
export const CARD = [...ME, '#card'];
/** Effect text is an ability of the unit, which the Equipment gives it. */
export const givenBy = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(givenBy);
  if (typeof part !== 'object' || part === null) return part;
  if (isNoun(part) && part.noun === 'mention' && part.kinds === CARD) return { ...part, ref: 'grantor' };
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, givenBy(inner)]));
};
/** Whether some part speaks so of its card. */
export const saysCard = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  ((isNoun(part) && part.noun === 'mention' && part.kinds === CARD) || Object.values(part).some(saysCard));
export const selfMention = (at: number): Mention => mention(at, 'self', ME);
/** Whoever a text calls "they", until it is known that an ability is theirs: nothing else knows them. */
const THEY = 'they';
export const THEIRS: FilterClause = { controller: { saved: THEY } };
export const isThey = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'saved' in part && part.saved === THEY;
export const some = (what: Ref): Condition => ({ compare: [{ countOf: what }, '>=', 1] });
export const addMight = (value: Value): Mod => ({ mod: 'add', stat: 'might', value });
export const modify = (what: Ref, mods: Mod[], until?: Until): Effect[] => [
  { do: 'modify', what, mods, ...(until === undefined ? {} : { until }) },
];
/** Less Might for each, and not below a minimum (477.3.e.2.b). */
export const weaken = (what: Ref, amount: number, minimum: number): Effect[] => [
  {
    do: 'forEach',
    of: what,
    as: 'it',
    effects: modify({ saved: 'it' }, [
      addMight({
        negative: { most: [0, { least: [amount, { sum: [{ stat: 'might', of: { saved: 'it' } }, -minimum] }] }] },
      }),
    ]),
  },
];
export const and = (a: Condition | undefined, b: Condition | undefined): { if?: Condition } =>
  a === undefined ? (b === undefined ? {} : { if: b }) : { if: b === undefined ? a : { all: [a, b] } };
/** What one optional cost of a card is called, which its text calls "the additional cost". */
export const ADDITIONAL = 'additional';
/** Each of several deals as much as its Might to the others, all at once. */
export const eachOther = (...them: Ref[]): Effect[] => {
  const among: FilterClause = { any: them.map((one) => ({ in: one })) };
  return [
    {
      do: 'damage',
      from: { each: [among] },
      as: 'one',
      to: { each: [among, { not: { in: { saved: 'one' } } }] },
      amount: { stat: 'might', of: { saved: 'one' } },
    },
  ];
};
