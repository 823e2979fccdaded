/** Modifications, and passive abilities that change things as long as they are there (364–367, 473). */
import type { Condition, FilterClause, Mod, StaticAbility, Value } from '@arbiter/engine';
import { mention } from '../../references/making.js';
import { asAbility, isUnsettled, type Unsettled, unsettled } from '../../references/nouns.js';
import { gap, row } from '../categories.js';
import { addMight, asData, eachOf, FRIENDLY, isSelf, selfMention, type, UNIT } from './shared.js';

export type Affects = NonNullable<StaticAbility['affects']>;
const affectsOf = (noun: unknown): { affects?: Affects } | undefined => {
  if (isSelf(noun)) return {};
  const filter = eachOf(noun);
  return filter === undefined ? undefined : { affects: filter };
};
/** So much for each of something. */
export const times = (mods: Mod[], tally: Value): Mod[] | undefined => {
  const own = mods.map((mod): Mod | undefined =>
    mod.mod === 'add' && typeof mod.value === 'number'
      ? { ...mod, value: mod.value === 1 ? tally : { times: [mod.value, tally] } }
      : undefined,
  );
  return own.every((mod) => mod !== undefined) ? own : undefined;
};
const isOfLegends = (affects: Affects | undefined): boolean =>
  Array.isArray(affects) && affects.some((clause) => 'zone' in clause && clause.zone === 'legendZone');
/** What a legend is given functions where it is. */
const inLegendZone = (mod: Mod): Mod => {
  const given: unknown = mod.mod === 'ability' ? mod.ability : undefined;
  if (!isUnsettled(given)) return mod;
  const { ability: own } = given;
  const functions = own.kind === 'static' || own.kind === 'triggered' || own.kind === 'activated';
  return functions ? ability({ ...given, ability: { ...own, zone: 'legendZone' } }) : mod;
};
export const still = (mods: Mod[], more: Partial<StaticAbility> = {}): Unsettled[] => [
  unsettled({ kind: 'static', ...more, mods: isOfLegends(more.affects) ? mods.map(inLegendZone) : mods }, [
    more.affects === undefined ? selfMention(0) : mention(0, 'affected', ['unit', 'gear', 'card']),
  ]),
];
const ability = (one: Unsettled): Mod => ({ mod: 'ability', ability: asAbility(one) });
/** "I enter ready": asked as the unit enters, while it is still on the chain (369.3). */
export const entersReady = (condition?: Condition): Unsettled[] => [
  unsettled({
    kind: 'static',
    zone: 'chain',
    ...(condition === undefined ? {} : { if: condition }),
    mods: [{ mod: 'rule', rule: 'entersReady' }],
  }),
];
const rule = (name: Extract<Mod, { mod: 'rule' }>['rule']): Mod[] => [{ mod: 'rule', rule: name } as Mod];
/** Where the unit may be played besides: asked while it is on the chain. */
const playableAt = (...at: FilterClause[]): Unsettled[] => [
  unsettled({
    kind: 'static',
    zone: 'chain',
    mods: [{ mod: 'rule', rule: 'playableAt', at: asData([...at, type('Battlefield')]) }],
  }),
];
/** Where units of a team may be played besides. */
const friendlyAt = (...at: FilterClause[]): Unsettled[] =>
  still([{ mod: 'rule', rule: 'unitsPlayableAt', at: asData([...at, type('Battlefield')]) }], {
    affects: { players: 'team' },
  });
/** Of units that are yours, for which the player has the rule. */
export const enterReady = (filter: FilterClause[] | undefined): Mod[] | undefined => {
  const others = filter?.filter((clause) => !isFriendly(clause));
  return others && others.length !== filter?.length
    ? [{ mod: 'rule', rule: 'unitsEnterReady', of: asData(others) }]
    : undefined;
};
const isFriendly = (clause: FilterClause): boolean =>
  'controller' in clause && (clause.controller === 'you' || clause.controller === 'team');
export const isOfTeam = (filter: FilterClause[] | undefined): boolean =>
  filter?.some((clause) => 'controller' in clause && clause.controller === 'team') === true;
/** Abilities of players and of units that wait for a conquest or a hold at the battlefield of the source. */
const again = (deed: 'hold' | 'conquer'): Unsettled[] =>
  still(
    [
      { mod: 'rule', rule: 'triggersAgain', on: asData({ on: deed, player: 'you', object: [{ is: 'here' }] }) },
      {
        mod: 'rule',
        rule: 'triggersAgain',
        on: asData({ on: `unit:${deed}`, player: 'you', object: [{ is: 'here' }] }),
      },
    ],
    { affects: { players: 'you' } },
  );
/** Points that can't be gained are not gained: what would change is nothing (193). */
const withoutPoints = (condition?: Condition): Unsettled[] => [
  unsettled({
    kind: 'replacement',
    on: 'stat',
    player: 'opponent',
    match: { stat: 'points', gain: true },
    ...(condition === undefined ? {} : { if: condition }),
    instead: [],
  }),
];

const ELSEWHERE = ['mainDeck', 'hand', 'facedown', 'chain', 'trash', 'banishment'];

export const statics = [
  row('mod', 'have|has|get|gets [an] [additional] <plus> <mightSign>', ({ plus }) => [addMight(plus)]),
  row('mod', 'have|has|gain|gains <granted>', ({ granted }) => granted),
  row('mod', 'have|has <plus> <mightSign> and <granted>', ({ plus, granted }) => [addMight(plus), ...granted]),
  row('granted', '<keyword>', ({ keyword }) => [ability(keyword)]),
  row('granted', '<a:keyword> and <b:keyword>', ({ a, b }) => [ability(a), ability(b)]),
  row('granted', '<a:keyword> , <b:keyword> , and <c:keyword>', ({ a, b, c }) => [ability(a), ability(b), ability(c)]),
  // So many instances of it, which add up (807.2, 809.2).
  row('granted', '<open> <numbered> <close> equal to <value>', ({ numbered, value }) => [
    { mod: 'ability', ability: asAbility(unsettled({ kind: 'keyword', keyword: numbered })), times: value },
  ]),
  row('granted', '<quoted>', ({ quoted }) => quoted.map(ability)),
  row('quoted', '" <ability> . "', ({ ability: all }) => all),
  row('mods', '<mod>', ({ mod }) => mod),
  row('mods', "can't be chosen by enemy spells and abilities", () => rule('cantBeChosenByEnemies')),
  row('mods', "don't deal combat damage", () => rule('dealsNoCombatDamage')),
  row('mods', 'must be assigned combat damage last', () => rule('assignedDamageLast')),
  row('mods', "can't be moved by enemy spells and abilities", () => [
    { mod: 'rule', rule: 'cantBeMoved', by: 'opponent' },
  ]),
  row('mods', 'am|are a|an <tag>', ({ tag }) => [{ mod: 'gain', prop: 'tags', values: [tag] }]),
  row('mods', 'each <mod>', ({ mod }) => mod),
  row('mods', "can't move to base", () => rule('cantMoveToBase')),

  row('static', '<subject> <mods>', ({ subject, mods }) => {
    const whom = affectsOf(subject);
    return whom && still(mods, whom);
  }),
  row('static', '<subject> <mods> here', ({ subject, mods }) => {
    const filter = eachOf(subject);
    return filter && still(mods, { affects: [...filter, { is: 'here' }] });
  }),
  row('static', '<subject> <mods> for each <tally>', ({ subject, mods, tally }) => {
    const whom = affectsOf(subject);
    const own = times(mods, tally);
    return whom && own && still(own, whom);
  }),
  row('static', 'while|if <condition> , <subject> <mods>', ({ condition, subject, mods }) => {
    const whom = affectsOf(subject);
    return whom && still(mods, { ...whom, if: condition });
  }),
  row('static', '<subject> <mods> while|if <condition>', ({ condition, subject, mods }) => {
    const whom = affectsOf(subject);
    return whom && still(mods, { ...whom, if: condition });
  }),
  // In the place of what is said before, where something is so.
  row('static', '<subject> <a:mods> . if <condition> , they <b:mods> instead', ({ subject, a, condition, b }) => {
    const whom = affectsOf(subject);
    return whom && [...still(a, { ...whom, if: { not: condition } }), ...still(b, { ...whom, if: condition })];
  }),
  ...(['while', 'if'] as const).map((word) =>
    row('static', `${word} <condition> , opponents can't gain points`, ({ condition }: { condition: Condition }) =>
      withoutPoints(condition),
    ),
  ),
  row('static', "opponents can't gain points", () => withoutPoints()),
  row('static', 'while <condition> , prevent all damage that enemy spells and abilities would deal to me', (said) => [
    unsettled({
      kind: 'replacement',
      on: 'damage',
      target: 'self',
      source: { controller: 'opponent' },
      // What an instruction names as dealing it is neither spell nor ability (417.6.b.3).
      match: { combat: false, named: false },
      if: said.condition,
      prevent: true,
    }),
  ]),
  row('static', '<subject> <mods> unless <condition>', ({ subject, mods, condition }) => {
    const whom = affectsOf(subject);
    return whom && still(mods, { ...whom, if: { not: condition } });
  }),
  row('static', 'while a unit here is defending alone , it <mods>', ({ mods }) =>
    still(mods, { affects: [UNIT, { is: 'here' }, { is: 'defender' }, { is: 'alone' }] }),
  ),
  row('static', 'while a friendly unit defends alone , it <mods>', ({ mods }) =>
    still(mods, { affects: [UNIT, FRIENDLY, { is: 'defender' }, { is: 'alone' }] }),
  ),
  row(
    'static',
    "i have <plus> <mightSign> and can't be dealt damage unless <condition>",
    ({ plus, condition }) => [
      ...still([addMight(plus)]),
      unsettled({ kind: 'replacement', on: 'damage', target: 'self', if: { not: condition }, prevent: true }),
    ],
    'Ambessa, The Wolf',
  ),
  // What there is of them on the board they control, and elsewhere they own it.
  row(
    'static',
    'your equipment everywhere have <granted>',
    ({ granted }) =>
      still(granted, {
        affects: [
          { has: ['tags', 'Equipment'] },
          {
            any: [
              [{ zone: 'board' }, { controller: 'you' }],
              ...ELSEWHERE.map((zone): FilterClause[] => [{ zone }, { owner: 'you' }]),
            ],
          },
        ],
      }),
    'Jax, Unmatched',
  ),
  gap('static', 'your equipment each give <granted>', 'what is attached'),
  row('static', 'my might is increased by <value>', ({ value }) => still([addMight(value)])),

  row(
    'static',
    'i have <plus> <mightSign> and enter ready',
    ({ plus }) => [...still([addMight(plus)]), ...entersReady()],
    'Scorchclaw',
  ),
  row('static', 'i enter ready', () => entersReady()),
  row('static', 'i enter ready if <condition>', ({ condition }) => entersReady(condition)),
  row('static', 'if <condition> , i enter ready', ({ condition }) => entersReady(condition)),
  row('static', 'while <condition> , i enter ready', ({ condition }) => entersReady(condition)),
  row('static', 'this enters exhausted', () => [
    unsettled({
      kind: 'replacement',
      on: 'move',
      object: 'self',
      match: { to: 'board' },
      entering: true,
      change: { status: { exhausted: true } },
    }),
  ]),
  row('static', '<group> enter ready', ({ group }) => {
    const mods = enterReady(eachOf(group));
    return mods && still(mods, { affects: { players: isOfTeam(eachOf(group)) ? 'team' : 'you' } });
  }),
  row(
    'static',
    "if i have moved twice this turn , i don't take damage",
    () => [
      unsettled({
        kind: 'replacement',
        on: 'damage',
        target: 'self',
        if: { compare: [{ happened: { on: 'moved', object: 'self' } }, '>=', 2] },
        prevent: true,
      }),
    ],
    'Kayn, Unleashed',
  ),
  row('static', "units can't move from here to base", () =>
    still([{ mod: 'rule', rule: 'cantMoveToBase' }], { affects: [UNIT, { is: 'here' }] }),
  ),
  row('static', "units can't be played here", () => still([{ mod: 'rule', rule: 'unitsCantBePlayedHere' }])),

  row('static', 'increase the points needed to win the game by <digit>', ({ digit }) =>
    still([{ mod: 'rule', rule: 'raisesVictoryScore', amount: digit }]),
  ),
  row('static', 'your <open> deathknell <close> effects trigger an additional time', () =>
    still([{ mod: 'rule', rule: 'triggersAgain', keyword: 'deathknell' }], { affects: { players: 'you' } }),
  ),
  ...(['hold', 'conquer'] as const).map((deed) =>
    row('static', `your ${deed} effects for ${deed}ing here trigger an additional time`, () => again(deed)),
  ),
  row('static', 'if you play me to a battlefield , i enter ready', () => [
    unsettled({
      kind: 'static',
      zone: 'chain',
      mods: [{ mod: 'rule', rule: 'entersReady', at: asData([type('Battlefield')]) }],
    }),
  ]),
  row('static', "i can be played to a battlefield you're attacking", () => playableAt({ is: 'attackedByYou' })),
  row(
    'static',
    "i can <open> ambush <close> to a battlefield where there are enemy units , even if you don't have units there",
    () => [
      unsettled({
        kind: 'static',
        zone: 'chain',
        mods: [{ mod: 'rule', rule: 'ambushAt', at: asData([type('Battlefield'), { is: 'hasEnemies' }]) }],
      }),
    ],
    'Rengar, Trophy Hunter',
  ),
  row('static', 'friendly units may|can be played to open battlefields', () => friendlyAt({ is: 'open' })),
  row('static', 'friendly units can be played to an occupied battlefield if an enemy unit is alone there', () =>
    friendlyAt({ is: 'occupied' }, { is: 'hasUnits', of: [UNIT, { controller: 'opponent' }, { is: 'alone' }] }),
  ),
  row('static', 'you may hide an additional card here', () => still([{ mod: 'rule', rule: 'facedownRoom', more: 1 }])),
  row(
    'static',
    'opponents must pay <powerSigns> for each unit beyond the first to move multiple units to my battlefield at the same time',
    ({ powerSigns }) => still([{ mod: 'rule', rule: 'moveTax', power: powerSigns.length }]),
    'Mageseeker Investigator',
  ),
  row(
    'static',
    'players ignore <open> <numbered> <close> while paying for spells and abilities choosing something here',
    ({ numbered }) =>
      still([{ mod: 'rule', rule: 'ignores', keyword: numbered, choosing: asData([{ is: 'here' }]) }], {
        affects: { players: 'all' },
      }),
    'Heisho, Shell of the World',
  ),
  row('static', 'you ignore <open> <keywordName> <close> while assigning combat damage here', ({ keywordName }) =>
    still([{ mod: 'rule', rule: 'ignores', keyword: keywordName, at: asData([{ is: 'here' }]) }], {
      affects: { players: 'you' },
    }),
  ),
  row('static', 'if <condition> , you may play me for <resources>', ({ condition, resources }) => [
    unsettled({ kind: 'play', method: 'cheaper', if: condition, cost: resources }),
  ]),
  row('static', 'skip your draw phase', () =>
    still([{ mod: 'rule', rule: 'skips', step: 'draw' }], { affects: { players: 'you' } }),
  ),
  row('static', 'i can be played to an occupied battlefield if an enemy unit is alone there', () =>
    playableAt({ is: 'occupied' }, { is: 'hasUnits', of: [UNIT, { controller: 'opponent' }, { is: 'alone' }] }),
  ),
  row(
    'static',
    "once each turn , if you would play a token unit while i'm at a battlefield , you may play that token and an additional copy of it instead",
    () => [
      unsettled({
        kind: 'replacement',
        on: 'create',
        player: 'you',
        object: [UNIT],
        if: { is: ['self', { is: 'atBattlefield' }] },
        may: true,
        limit: { perTurn: 1 },
        change: { count: 2 },
      }),
    ],
    'Zilean, Time Mage',
  ),
  // As it is played
  row('static', 'you may play me to an open battlefield', () => playableAt({ is: 'open' })),
  row('static', 'you may play me to an occupied enemy battlefield', () =>
    playableAt({ is: 'occupied' }, { controller: 'opponent' }),
  ),
  row('static', 'i can be played to a battlefield where there are enemy units', () => [
    unsettled({
      kind: 'static',
      zone: 'chain',
      mods: [{ mod: 'rule', rule: 'playableAt', at: asData([type('Battlefield'), { is: 'hasEnemies' }]) }],
    }),
  ]),
  row('static', 'your spells and abilities deal <digit> bonus damage', ({ digit }) =>
    still([{ mod: 'rule', rule: 'bonusDamage', amount: digit }], { affects: { players: 'you' } }),
  ),
  row('static', 'spells and abilities deal <digit> bonus damage to units here', ({ digit }) =>
    still([{ mod: 'rule', rule: 'bonusDamage', amount: digit, to: asData([UNIT, { is: 'here' }]) }], {
      affects: { players: 'all' },
    }),
  ),
  row('static', 'any amount of your damage is enough to kill enemy units', () =>
    still([{ mod: 'rule', rule: 'anyDamageKills' }], { affects: { players: 'you' } }),
  ),
];
