/** What else permanents of whole decks say: events, costs of two kinds, what holds as long as something is so, and otherwise (603, 604, 614). */
import type { Ability, Condition, Effect, Filter, FilterClause, Mod, Ref, ReplacementAbility } from '@arbiter/engine';
import { isNoun, type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { anaphor, mention, targetOf } from '../nouns.js';
import { plus, rule } from './effects/changes.js';
import { ANY } from './nouns.js';

const CREATURE: FilterClause = { has: ['types', 'Creature'] };
const prevented = (what: Partial<ReplacementAbility>): Unsettled =>
  unsettled({ kind: 'replacement', on: 'damage', ...what } as Ability);
const isAttached = (subject: unknown): boolean =>
  isNoun(subject) && subject.noun === 'mention' && subject.ref === 'attached';
/** It holds as long as a condition does, and something else as long as that does not. */
const otherwise = (condition: Condition, mods: Mod[], others: Mod[]): Unsettled[] => [
  unsettled({ kind: 'static', affects: 'attached', mods, if: condition }),
  unsettled({ kind: 'static', affects: 'attached', mods: others, if: { not: condition } }),
];

const isSelf = (noun: unknown): boolean => isNoun(noun) && noun.noun === 'mention' && noun.ref === 'self';
const untilEnd = (what: Ref, mods: Mod[]): Effect[] => [{ do: 'modify', what, mods, until: { kind: 'endOfTurn' } }];
const castOnly = (condition: Condition): Unsettled =>
  unsettled({ kind: 'static', mods: [{ mod: 'rule', rule: 'castOnly', if: condition }] } as Ability);
const COMBAT = [
  'beginningOfCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endOfCombat',
];
/** In this combat phase, whichever of the turn it is (506.7b, 506.7c). */
const WHEN: [string, Condition][] = [
  ['during combat', { during: COMBAT }],
  ['during combat before blockers are declared', { during: ['beginningOfCombat', 'declareAttackers'] }],
  ['during the declare blockers step', { during: ['declareBlockers'] }],
  ['during the declare attackers step', { during: ['declareAttackers'] }],
  ['during your turn', { turnOf: 'you' }],
  ["during combat on an opponent 's turn", { all: [{ turnOf: 'opponent' }, { during: COMBAT }] }],
  ['during combat on your turn', { all: [{ turnOf: 'you' }, { during: COMBAT }] }],
];
const isLoss = (amount: unknown): boolean => typeof amount === 'object' && amount !== null && 'negative' in amount;
const ANYTHING = ['creature', 'permanent', 'player', 'planeswalker'];
/** What fits, of a noun for all that do. */
const eachOf = (noun: unknown): Filter | undefined =>
  isNoun(noun) && noun.noun === 'mention' && typeof noun.ref === 'object' && 'each' in noun.ref
    ? noun.ref.each
    : undefined;
const isOfColor = (clause: FilterClause): boolean =>
  'has' in clause ? clause.has[0] === 'colors' : 'not' in clause && [clause.not].flat().every(isOfColor);

export const besides = [
  row(
    'event',
    '<thing:one> attacks you or a planeswalker you control',
    ({ thing }, { from }) => ({
      on: {
        on: 'attack',
        object: thing.filter,
        at: { any: [{ player: 'you' }, [{ has: ['types', 'Planeswalker'] }, { controller: 'you' }]] },
      },
      mentions: [mention(from, { event: 'object' }, thing.kinds)],
    }),
    'Blood Reckoning',
  ),
  row(
    'event',
    '<thing:one> dealt damage by <source> this turn dies',
    ({ thing }, { from }) => ({
      on: {
        on: 'move',
        object: [...thing.filter, { happened: { on: 'damage', object: 'self' }, by: 'self' }],
        match: { from: 'battlefield', to: 'graveyard' },
      },
      mentions: [
        mention(from, { event: 'object' }, thing.kinds),
        { ...mention(from, { event: 'became' }, [...thing.kinds, 'card']), of: { event: 'object' } },
      ],
    }),
    'Sengir Vampire',
  ),
  row('mod', 'must be blocked if able', () => [rule('mustBeBlocked')], "Gaea's Protector"),
  row('static', 'all creatures able to block <source> do so', ({ source }) =>
    isSelf(source) ? [unsettled({ kind: 'static', affects: 'self', mods: [rule('blockedByAll')] })] : undefined,
  ),
  row(
    'static',
    'all creatures able to block enchanted|equipped creature do so',
    () => [unsettled({ kind: 'static', affects: 'attached', mods: [rule('blockedByAll')] })],
    'Lure',
  ),
  row(
    'effect',
    'all creatures able to block <object> this turn do so',
    ({ object }) => untilEnd(object, [rule('blockedByAll')]),
    'Declare Dominance',
  ),
  row(
    'effect',
    '<object> must be blocked this turn if able',
    ({ object }) => untilEnd(object, [rule('mustBeBlocked')]),
    'Enlarge',
  ),
  row(
    'static',
    "you may have <source> assign its combat damage as though it weren't blocked",
    ({ source }) =>
      isSelf(source) ? [unsettled({ kind: 'static', affects: 'self', mods: [rule('assignsAsUnblocked')] })] : undefined,
    'Thorn Elemental',
  ),
  row(
    'static',
    "untap <subject> during each other player 's untap step",
    ({ subject }) => {
      const affects = isSelf(subject) ? ('self' as const) : eachOf(subject);
      return affects && [unsettled({ kind: 'static', affects, mods: [rule('untapsWithOthers')] })];
    },
    'Seedborn Muse',
  ),
  row('event', 'enchanted <kind> is put into a graveyard', ({ kind }, { from }) => ({
    on: { on: 'move', object: 'attached', match: { from: 'battlefield', to: 'graveyard' } },
    mentions: [
      mention(from, 'attached', [kind, 'permanent']),
      { ...mention(from, { event: 'became' }, [kind, 'card']), of: 'attached' },
    ],
  })),
  ...(
    [
      ['deals combat damage to a player', { on: 'damage', player: 'any', match: { combat: true } }, 'source'],
      ['attacks', { on: 'attack' }, 'object'],
      ['dies', { on: 'move', match: { from: 'battlefield', to: 'graveyard' } }, 'object'],
    ] as const
  ).map(([deed, on, field]) =>
    row(
      'event',
      `<source> or enchanted creature ${deed}`,
      (_, { from }) => ({
        on: { ...on, [field]: 'self' },
        mentions: deed.endsWith('player') ? [mention(from + 1, { event: 'player' }, ['player'])] : [],
        or: {
          on: { ...on, [field]: 'attached' },
          mentions: deed.endsWith('player') ? [mention(from + 1, { event: 'player' }, ['player'])] : [],
        },
      }),
      "Thassa's Emissary",
    ),
  ),
  row('recipient', 'each of <n:digitOrWord> targets', ({ n }, { from }) =>
    targetOf(from, ANY, ANYTHING, { min: n, max: n }),
  ),
  row('recipient', 'each of up to <n:digitOrWord> targets', ({ n }, { from }) =>
    targetOf(from, ANY, ANYTHING, { min: 0, max: n }),
  ),
  row('static', 'cast this spell only if <condition>', ({ condition }) => [castOnly(condition)], 'Feast of Blood'),
  ...WHEN.map(([words, condition]) => row('static', `cast this spell only ${words}`, () => [castOnly(condition)])),
  row('effect', "<subject> can't block this combat", ({ subject }) => [
    { do: 'modify', what: subject, mods: [rule('cantBlock')], until: { kind: 'endOfFight' } },
  ]),
  row('effect', '<player> discard(s) a card for each <tally>', ({ player, tally }) => [
    { do: 'discard', who: player, count: tally },
  ]),
  row('sought', 'a|an <a:thing> or a|an <b:thing>', ({ a, b }) =>
    [a, b].every(({ kinds, placed }) => kinds.includes('card') && !placed)
      ? { filter: [{ any: [a.filter, b.filter] }], many: false }
      : undefined,
  ),
  row('effect', 'until end of turn , <a:subject> get(s) <figures> and <b:subject> get(s) <c:figures>', (said) => [
    ...untilEnd(said.a, plus(said.figures)),
    ...untilEnd(said.b, plus(said.c)),
  ]),
  row(
    'sentence',
    '<effect> . you gain life equal to the life lost this way',
    ({ effect }) => {
      const [one] = effect;
      return one?.do === 'stat' && one.stat === 'life' && isLoss(one.amount) && effect.length === 1
        ? [
            { ...one, total: 'lost' },
            { do: 'stat', stat: 'life', who: 'you', amount: { number: 'lost' } },
          ]
        : undefined;
    },
    'Malakir Bloodwitch',
  ),
  row(
    'effect',
    "return <a:object> and <b:object> to their owners' hands",
    ({ a, b }) =>
      [a, b].every((one) => isNoun(one) && one.noun === 'target' && one.max === undefined)
        ? [
            {
              do: 'move',
              what: { each: [{ any: [{ in: a }, { in: b }] }] } as Ref,
              to: 'hand',
              cause: 'return',
            },
          ]
        : undefined,
    'Peel from Reality',
  ),
  // All that a source deals at once is one event (603.2c).
  row(
    'event',
    'enchanted|equipped <kind> deals damage',
    ({ kind }, { from }) => ({
      on: { on: 'damage', source: 'attached' },
      mentions: [mention(from, 'attached', [kind, 'permanent'])],
    }),
    'Spirit Link',
  ),
  row('event', 'enchanted|equipped <kind> deals combat damage', ({ kind }, { from }) => ({
    on: { on: 'damage', source: 'attached', match: { combat: true } },
    mentions: [mention(from, 'attached', [kind, 'permanent'])],
  })),
  row(
    'event',
    'one or more cards are put into exile from your graveyard',
    () => ({
      on: { on: 'move', object: [{ owner: 'you' }], match: { from: 'graveyard', to: 'exile' }, batch: true },
      mentions: [],
    }),
    'Rakshasa Vizier',
  ),
  row(
    'ability',
    "when <source> is put into a graveyard from anywhere , shuffle it into its owner 's library .",
    () => [
      unsettled({
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { to: 'graveyard' } },
        effects: [
          { do: 'move', what: { event: 'became' }, to: 'library', cause: 'return' },
          { do: 'shuffle', who: { ownerOf: 'self' } },
        ],
      }),
    ],
    'Vigor',
  ),
  row(
    'static',
    'if damage would be dealt to another creature you control , prevent that damage . put a +1/+1 counter on that creature for each 1 damage prevented this way',
    () => [
      prevented({
        target: [CREATURE, { controller: 'you' }, { other: true }],
        prevent: true,
        also: [{ do: 'counters', what: { event: 'target' }, kind: '+1/+1', amount: { event: 'prevented' } }],
      }),
    ],
    'Vigor',
  ),
  row(
    'static',
    'if a source would deal damage to you , prevent <n:digit> of that damage',
    ({ n }) => [prevented({ target: [{ player: 'you' }], prevent: n })],
    "Urza's Armor",
  ),
  row('static', 'if <thing:one> would deal damage to you , prevent <n:digit> of that damage', ({ thing, n }) => [
    prevented({ source: thing.filter, target: [{ player: 'you' }], prevent: n }),
  ]),
  row(
    'static',
    'prevent all combat damage that would be dealt to and dealt by enchanted <kind>',
    () => [
      prevented({ target: [{ in: 'attached' }], match: { combat: true }, prevent: true }),
      prevented({ source: [{ in: 'attached' }], match: { combat: true }, prevent: true }),
    ],
    'Ghostly Possession',
  ),
  // Already an artifact, it stays one (205.1b).
  row(
    'mod',
    'is <animated>',
    ({ animated }) =>
      animated.some((mod) => mod.mod === 'gain' && mod.prop === 'types' && mod.values.includes('Artifact'))
        ? animated
        : undefined,
    'Rusted Relic',
  ),
  row(
    'static',
    "<subject> <mods> as long as it 's <thing:one> . otherwise , it <b:mods>",
    ({ subject, mods, thing, b }) =>
      isAttached(subject) ? otherwise({ is: ['attached', thing.filter] }, mods, b) : undefined,
    'Bonds of Faith',
  ),
  row('static', "<subject> <mods> as long as it 's <adjective> . otherwise , it <b:mods>", (said) =>
    isAttached(said.subject) ? otherwise({ is: ['attached', said.adjective] }, said.mods, said.b) : undefined,
  ),
  row(
    'static',
    'activated abilities of enchanted <kind> cost <mana> more to activate',
    ({ mana }) => [
      unsettled({
        kind: 'static',
        affects: 'attached',
        mods: [{ mod: 'cost', abilities: true, more: [{ pay: 'mana', cost: mana }] }],
      }),
    ],
    'Oppressive Rays',
  ),
  row(
    'cost',
    'remove any number of <counter> counters from <source>',
    ({ counter }) => [{ pay: 'takeCounters', kind: counter, count: 'x' }],
    'Subterranean Hangar',
  ),
  row('tally', '<counter> counter removed this way', () => 'x' as const),
  row('suffix', 'without <a:keywordName> or <b:keywordName>', ({ a, b }) => [
    { not: { keyword: a } },
    { not: { keyword: b } },
  ]),
  row('suffix', 'with <a:keywordName> , <b:keywordName> , <c:keywordName> , or <d:keywordName>', ({ a, b, c, d }) => [
    { any: [a, b, c, d].map((keyword) => ({ keyword })) },
  ]),
  row('value', "that <kind> 's <a:stat> plus its <b:stat>", ({ kind, a, b }, { from }) => {
    const of = anaphor(from, kind);
    return {
      sum: [
        { stat: a, of },
        { stat: b, of },
      ],
    };
  }),
  row('condition', 'you lost life last turn', () => ({
    compare: [
      { happened: { on: 'stat', player: 'you', match: { stat: 'life', gain: false } }, last: true as const },
      '>=',
      1,
    ],
  })),
  row('condition', 'that player has <n> or fewer cards in hand', ({ n }, { from }) => ({
    not: { exists: [{ zone: 'hand' }, { owner: anaphor(from, 'player') }], atLeast: Number(n) + 1 },
  })),
  row('restriction', 'attacks each combat if able', () => [rule('mustAttack')], 'Reckless Cohort'),
  row('mod', 'get(s) an additional <figures>', ({ figures }) => plus(figures), 'Silver-Inlaid Dagger'),
  row('suffix', 'blocking it', (_, { from }) => [{ blocks: anaphor(from) }], 'Gang of Elk'),
  row('suffix', 'with <counter> counters on them', ({ counter }) => [{ counters: [counter, 1] }]),
  row(
    'static',
    'as long as <source> is in your graveyard and <condition> , <subject> <mods>',
    ({ condition, subject, mods }) => {
      const affects = eachOf(subject);
      return affects && [unsettled({ kind: 'static', zone: 'graveyard', affects, mods, if: condition })];
    },
    'Anger',
  ),
  row('condition', 'that <kind> is <thing:one>', ({ kind, thing }, { from }) =>
    thing.placed ? undefined : { is: [anaphor(from, kind), thing.filter] },
  ),
  // In all zones (604.3).
  row(
    'static',
    '<source> is colorless',
    () => [unsettled({ kind: 'static', defining: true, mods: [{ mod: 'set', prop: 'colors', value: [] }] })],
    'Ghostfire',
  ),
  row(
    'head',
    '<a:type> or <adjective> <b:type>',
    ({ a, b, adjective }) =>
      adjective.every(isOfColor)
        ? {
            filter: [{ any: [{ has: ['types', a] }, [{ has: ['types', b] }, ...adjective]] }],
            kinds: [a.toLowerCase(), b.toLowerCase(), 'permanent'],
            several: true,
          }
        : undefined,
    'Befoul',
  ),
  row(
    'condition',
    'that <kind> has <keywordName>',
    ({ kind, keywordName }, { from }) => ({ is: [anaphor(from, kind), { keyword: keywordName }] }),
    'Burn the Impure',
  ),
];
