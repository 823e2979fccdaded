/** What holds for creatures and players as long as a permanent is there: who is blocked, what is counted, what is dealt elsewhere (509, 604, 614). */
import type { Ability, Filter, FilterClause, Mod, Ref, ReplacementAbility } from '@arbiter/engine';
import { isNoun, type Unsettled, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { mention, mentioned } from '../nouns.js';
import { animated, rule, timesEach } from './effects/changes.js';
import { withX } from './effects/optional.js';

/** The source, and what it is attached to. */
const BOTH: FilterClause[] = [{ any: [{ self: true }, { in: 'attached' }] }];
const always = (affects: 'self' | 'attached' | FilterClause[], mods: Mod[]): Unsettled[] => [
  unsettled({ kind: 'static', affects, mods }),
];
const replacing = (on: string, more: Partial<ReplacementAbility>): Unsettled[] => [
  unsettled({ kind: 'replacement', on, ...more } as Ability),
];
const affected = (subject: Ref): 'self' | 'attached' | Filter | undefined => {
  if (!isNoun(subject) || subject.noun !== 'mention') return undefined;
  const { ref } = subject;
  if (ref === 'self' || ref === 'attached') return ref;
  return typeof ref === 'object' && 'each' in ref ? ref.each : undefined;
};
/** A rule about whom a creature may attack, or whose attackers it may block. */
const onlyAgainst = (name: string, of: FilterClause[]): Mod => ({ mod: 'rule', rule: name, of }) as Mod;
const PLAYER: FilterClause = { player: 'any' };

export const holding = [
  row(
    'static',
    'all creatures able to block <source> or enchanted creature do so',
    () => always(BOTH, [rule('blockedByAll')]),
    'Noble Quarry',
  ),
  row(
    'static',
    '<source> and enchanted creature each <xmods> , where x is <value>',
    ({ xmods, value }) => {
      const mods = withX(xmods, value);
      return mods && always(BOTH, mods);
    },
    'Nighthowler',
  ),
  row(
    'static',
    'prevent all combat damage that would be dealt to <source> by creatures blocking it',
    () =>
      replacing('damage', {
        target: 'self',
        source: [{ has: ['types', 'Creature'] }, { blocks: 'self' }],
        match: { combat: true },
        prevent: true,
      }),
    'Armored Transport',
  ),
  row(
    'static',
    'if <source> would be dealt damage , prevent that damage and remove a|an <counter> counter from it',
    ({ counter }) =>
      replacing('damage', {
        target: 'self',
        prevent: true,
        also: [{ do: 'counters', what: 'self', kind: counter, amount: -1 }],
      }),
    'Unbreathing Horde',
  ),
  row(
    'static',
    'all damage that would be dealt to enchanted creature is dealt to its controller instead',
    () => replacing('damage', { target: [{ in: 'attached' }], change: { dealtTo: { controllerOf: 'attached' } } }),
    'Treacherous Link',
  ),
  row(
    'static',
    'if you would draw a card while you have no cards in hand , instead you draw two cards and you lose 1 life',
    () =>
      replacing('draw', {
        player: 'you',
        if: { not: { exists: [{ zone: 'hand' }, { owner: 'you' }] } },
        instead: [
          { do: 'draw', who: 'you', count: 2 },
          { do: 'stat', stat: 'life', who: 'you', amount: -1 },
        ],
      }),
    'Blood Scrivener',
  ),
  // What enters is no permanent yet: whose it is going to be is what "you control" asks (614.12).
  row(
    'static',
    'as long as <source> is in your graveyard , each <thing> enters with an additional <counter> counter on it',
    ({ thing, counter }) =>
      thing.placed
        ? undefined
        : replacing('move', {
            zone: 'graveyard',
            object: thing.filter.filter((clause) => !('zone' in clause)),
            match: { to: 'battlefield' },
            change: { counters: { [counter]: 1 } },
          }),
    'Dearly Departed',
  ),
  row(
    'static',
    '<source> enters with a|an <counter> counter on it for each other <a:thing> and each <b:thing>',
    ({ counter, a, b }) =>
      replacing('move', {
        object: 'self',
        match: { to: 'battlefield' },
        entering: true,
        change: {
          counters: { [counter]: { sum: [{ count: [...a.filter, { other: true }] }, { count: b.filter }] } },
        },
      }),
    'Unbreathing Horde',
  ),
  row(
    'static',
    "enchanted creature gets <figures> for each card in its controller 's hand",
    ({ figures }) =>
      always('attached', timesEach(figures, { count: [{ zone: 'hand' }, { owner: { controllerOf: 'attached' } }] })),
    'Righteous Authority',
  ),
  row('trigger', "at the beginning of the draw step of enchanted <kind> 's controller", ({ kind }, { from }) => ({
    on: { on: 'step', player: 'attachedController', match: { step: 'draw' } },
    mentions: [
      mention(from, 'attached', [kind, 'permanent']),
      mention(from + 1, { event: 'player' }, ['player', 'opponent']),
    ],
  })),
  // What is "still" something keeps all its types and subtypes (205.1b).
  row(
    'static',
    "<subject> is <animated> . it 's still a land",
    ({ subject, animated }) => {
      const affects = affected(subject);
      return affects && [unsettled({ kind: 'static', affects, mods: animated })];
    },
    'Wind Zendikon',
  ),
  row(
    'static',
    '<subject> are <figure:shape> [<tokenColors>] [<tokenName>] <form> that are still lands',
    ({ subject, ...said }) => {
      const affects = affected(subject);
      return affects && [unsettled({ kind: 'static', affects, mods: animated(said) })];
    },
    'Ambush Commander',
  ),
  row(
    'static',
    "<thing> entering don't cause abilities to trigger",
    ({ thing }) => (thing.placed ? undefined : always([...thing.filter], [rule('entersUnheard')])),
    'Torpor Orb',
  ),
  row(
    'static',
    "if x is <n:digitOrWord> or more , <source> can't be countered and the damage can't be prevented",
    ({ n }) => [
      unsettled({
        kind: 'static',
        affects: 'self',
        mods: [rule('cantBeCountered'), rule('dealsUnpreventable')],
        if: { compare: ['x', '>=', n] },
      }),
    ],
    'Banefire',
  ),
  row('mod', "can't attack , block , or transform", () => [
    rule('cantAttack'),
    rule('cantBlock'),
    rule('cantTransform'),
  ]),
  ...['one', 'two', 'three', 'four', 'five'].map((word, i) =>
    row(
      'static',
      `your maximum hand size is ${word}`,
      () => [
        unsettled({
          kind: 'static',
          affects: { players: 'you' },
          mods: [rule('maximumHandSize', { count: i + 1 })],
        }),
      ],
      'Recycle',
    ),
  ),
  row(
    'static',
    "<source> can't attack or block unless it's paired with a creature with soulbond",
    () => [
      unsettled({
        kind: 'static',
        affects: 'self',
        mods: [rule('cantAttack'), rule('cantBlock')],
        if: { not: { exists: [{ in: 'paired' }, { keyword: 'soulbond' }] } },
      }),
    ],
    'Flowering Lumberknot',
  ),
  row(
    'suffix',
    "that 's a|an <a:subtype> or a|an <b:subtype>",
    ({ a, b }) => [{ has: ['subtypes', [a, b]] }],
    'Auriok Steelshaper',
  ),
  row('suffix', 'other than a|an <thing>', ({ thing }) => (thing.placed ? undefined : [{ not: thing.filter }])),
  // 508.1c: by whom the attack is declared against.
  row(
    'static',
    "<source> can't attack unless defending player controls <thing:one>",
    ({ thing }) => always('self', [onlyAgainst('attacksOnly', [PLAYER, { controls: [thing.filter, '>=', 1] }])]),
    'Sealock Monster',
  ),
  row(
    'static',
    "<source> can't attack unless you control more <thing> than defending player",
    ({ thing }) =>
      always('self', [
        onlyAgainst('attacksOnly', [
          PLAYER,
          { controls: [thing.filter, '<', { count: [...thing.filter, { controller: 'you' }] }] },
        ]),
      ]),
    'Goblin Goon',
  ),
  row(
    'static',
    "<source> can't block unless you control more <thing> than attacking player",
    ({ thing }) =>
      always('self', [
        onlyAgainst('blocksOnlyAgainst', [
          PLAYER,
          { controls: [thing.filter, '<', { count: [...thing.filter, { controller: 'you' }] }] },
        ]),
      ]),
    'Goblin Goon',
  ),
  row('object', 'enchanted <subtype>', ({ subtype }, { from }) =>
    mentioned(from, 'attached', [subtype.toLowerCase(), 'land', 'creature', 'permanent']),
  ),
  row(
    'static',
    'you may look at the top card of your library any time',
    () => [unsettled({ kind: 'static', affects: { players: 'you' }, mods: [rule('topSeen')] })],
    'Sphinx of Jwar Isle',
  ),
  row('static', 'play with the top card of your library revealed', () => [
    unsettled({ kind: 'static', affects: { players: 'you' }, mods: [rule('topRevealed')] }),
  ]),
  row(
    'static',
    'your opponents play with their hands revealed',
    () => [unsettled({ kind: 'static', affects: { players: 'opponents' }, mods: [rule('handRevealed')] })],
    'Telepathy',
  ),
  row('static', 'players play with their hands revealed', () => [
    unsettled({ kind: 'static', affects: { players: 'all' }, mods: [rule('handRevealed')] }),
  ]),
];
