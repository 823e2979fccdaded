/** Instructions about objects: damage, destroying, counters, resting, and what changes for a while (2.9, 2.11, 2.4.0.9). */
import type { Effect, Ref, Value } from '@arbiter/engine';
import { anaphor, result } from '../../../references/making.js';
import { isNoun } from '../../../references/nouns.js';
import { type Kind, row } from '../../categories.js';
import { END_OF_TURN, isIt, isOne, lasting, PERMANENT, YOUR_CHAMPION } from '../shared.js';
import { attacks, times } from '../statics.js';

const damage = (amount: Value, to: Ref, more: Partial<Extract<Effect, { do: 'damage' }>> = {}): Effect => ({
  do: 'damage',
  amount,
  to,
  ...more,
});
const counters = (what: Ref, kind: string, amount: Value): Effect => ({ do: 'counters', what, kind, amount });
/** Of several champions one gives up the counters (1.7.1.6); how many is chosen, up to so many where a text says so. */
const removedFrom = (at: number, kind: string, most?: number): Effect[] => {
  const held: Ref = { saved: `holder ${at}` };
  const all: Value = { counters: kind, of: held };
  return [
    { do: 'choose', from: YOUR_CHAMPION, min: 1, max: 1, save: held.saved },
    { do: 'number', as: 'removed', max: most === undefined ? all : { least: [most, all] } },
    counters(held, kind, { negative: { number: 'removed' } }),
  ];
};
const prevention = (
  entities: Ref,
  more: Partial<Extract<Effect, { do: 'createReplacement' }>>,
  match?: { combat: boolean },
): Effect => ({
  do: 'createReplacement',
  entities,
  ...more,
  replaces: { on: 'damage', ...(match ? { match } : {}), prevent: true },
  until: END_OF_TURN,
});

/** Of what would be dealt next so much is prevented; to each of several it would be another shield. */
const preventSome = ({ object, n, damageKind }: { object: Ref; n: Value; damageKind: Kind }): Effect[] | undefined =>
  isEach(object) || typeof n !== 'number'
    ? undefined
    : [
        {
          do: 'createReplacement',
          entities: object,
          once: true,
          replaces: { on: 'damage', ...damageKind, prevent: n },
          until: END_OF_TURN,
        },
      ];

export const objectEffects = [
  // Damage (2.9)
  row('effect', 'deal <n> damage to <object>', ({ n, object }) => [damage(n, object)]),
  row('effect', 'deal <n> damage to the attacker and <champion>', ({ n, champion: _ }) => [
    damage(n, { each: [{ any: [[{ is: 'attacking' }], YOUR_CHAMPION] }] }),
  ]),
  row('effect', 'deal an additional <digit> damage to <object>', ({ digit, object }) => [damage(digit, object)]),
  row('effect', 'deal <n> unpreventable damage to <object>', ({ n, object }) => [
    damage(n, object, { unpreventable: true }),
  ]),
  row('effect', 'deal damage to <object> equal to <value>', ({ object, value }) => [damage(value, object)]),
  row('effect', 'deal an amount of damage to <object> equal to <value>', ({ object, value }) => [
    damage(value, object),
  ]),
  row('effect', 'choose a|an <thing> and deal <n> damage to it', ({ thing, n }, { from }) => [
    { do: 'choose', from: thing.filter, min: 1, max: 1, save: `hurt ${from}` },
    damage(n, { saved: `hurt ${from}` }),
  ]),
  row('damageKind', 'damage', () => ({})),
  row('damageKind', 'combat damage', () => ({ match: { combat: true } })),
  row('damageKind', 'non-combat damage', () => ({ match: { combat: false } })),
  row('effect', 'prevent the next <n> <damageKind> that would be dealt to <object> this turn', (said) => [
    prevention(
      notCard(said.object),
      { shield: said.n, ...(isEach(said.object) ? { apart: true as const } : {}) },
      said.damageKind.match,
    ),
  ]),
  row('effect', 'the next time <damageKind> would be dealt to <object> this turn , prevent that damage', (said) =>
    isEach(said.object) ? undefined : [prevention(said.object, { once: true }, said.damageKind.match)],
  ),
  row(
    'effect',
    'the next time <damageKind> would be dealt to <object> this turn , prevent <n> of that damage',
    preventSome,
  ),
  ...(['would be dealt <damageKind>', 'would take <damageKind>'] as const).map((would) =>
    row('effect', `the next time <object> ${would} this turn , prevent <n> of that damage`, preventSome),
  ),

  // Counters (2.11)
  row('effect', 'put <n> <counter> counter(s) on <object>', ({ n, counter, object }) => [
    counters(counter === OMEN && isIt(object) ? cardOnly(object) : object, counter, n),
  ]),
  row('effect', 'put an additional <counter> counter on <object>', ({ counter, object }) => [
    counters(object, counter, 1),
  ]),
  row('effect', 'put <word> additional|more <counter> counters on <object>', ({ word, counter, object }) => [
    counters(object, counter, word),
  ]),
  // So much as was dealt: a text says so only where it waits for that.
  row('effect', 'put that many <counter> counters on <object>', ({ counter, object }) => [
    counters(object, counter, { event: 'amount' }),
  ]),
  row('effect', 'deal that much damage to <object>', ({ object }) => [damage({ event: 'amount' }, object)]),
  row('effect', 'put an amount of <counter> counters on <object> equal to <value>', ({ counter, object, value }) => [
    counters(object, counter, value),
  ]),
  row('effect', 'remove <word> <counter> counters from <object>', ({ word, counter, object }) => [
    counters(object, counter, -word),
  ]),
  row('effect', 'remove a|an <counter> counter from <object>', ({ counter, object }) => [
    counters(object, counter, -1),
  ]),
  row('effect', 'remove up to <word> <counter> counters from your champion', ({ word, counter }, { from }) =>
    removedFrom(from, counter, word),
  ),
  row('effect', 'remove up to <word> <counter> counters from <source>', ({ word, counter, source }) => [
    { do: 'number', as: 'removed', max: { least: [word, { counters: counter, of: 'self' }] } },
    counters(source, counter, { negative: { number: 'removed' } }),
  ]),
  row('tally', '<counter> counter(s) that was|were on <source>', ({ counter }) => ({ counters: counter, of: 'self' })),
  row('condition', 'there were <word> or more <counter> counters on <source>', ({ word, counter }) => ({
    compare: [{ counters: counter, of: 'self' }, '>=', word],
  })),
  row('tally', 'counter(s) removed this way', () => ({ number: 'removed' })),
  row('tally', '<counter> counter(s) removed this way', () => ({ number: 'removed' })),
  row('effect', 'remove all <counter> counters from <object>', ({ counter, object }) => [
    { do: 'clearCounters', what: object, kind: counter },
  ]),

  // Moving (2.1)
  row('effect', 'destroy <object>', ({ object }, { to }) => [
    { do: 'move', what: object, to: 'graveyard', cause: 'destroy', save: result(to, ['object'], object) },
  ]),
  row('effect', 'banish <object>', ({ object }, { to }) => [
    { do: 'move', what: object, to: 'banishment', cause: 'banish', save: result(to, ['card'], object) },
  ]),
  row(
    'sentence',
    'banish all <thing> . for each <kind> banished this way , its controller draws <n> card(s)',
    ({ thing, kind, n }) =>
      thing.kinds.includes(kind)
        ? [
            { do: 'move', what: { each: thing.filter }, to: 'banishment', cause: 'banish', save: 'banished' },
            {
              do: 'forEach',
              of: { saved: 'banished' },
              as: 'each',
              effects: [{ do: 'draw', who: { controllerOf: { was: { saved: 'each' } } }, count: n }],
            },
          ]
        : undefined,
    'Ravaging Tempest',
  ),
  row('effect', 'sacrifice <source>', () => [{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }]),
  row('effect', '<player> sacrifices a|an <thing>', ({ player, thing }) =>
    player === 'you' ? undefined : [{ do: 'sacrifice', who: player, filter: thing.filter }],
  ),
  ...(["its owner 's hand", "their owner 's hands"] as const).map((hand) =>
    row('effect', `return <object> to ${hand}`, ({ object }, { to }) => [
      { do: 'move', what: object, to: 'hand', cause: 'return', save: result(to, ['card'], object) },
    ]),
  ),
  ...(["its owner 's memory", "their owner 's memories"] as const).map((memory) =>
    row('effect', `return <object> to ${memory}`, ({ object }, { to }) => [
      { do: 'move', what: object, to: 'memory', cause: 'return', save: result(to, ['card'], object) },
    ]),
  ),
  ...[false, true].map((rested) =>
    row(
      'effect',
      `return <object> to the field under its owner 's control${rested ? ' rested' : ''}`,
      ({ object }, { to }) => [
        {
          do: 'move',
          what: gone(object),
          to: 'field',
          cause: 'return',
          ...(rested ? { status: { rested: true as const } } : {}),
          save: result(to, ['object', 'ally', 'unit'], object),
        },
      ],
    ),
  ),
  row('effect', "put <source> into its owner 's memory", () => [
    { do: 'move', what: { now: 'self' }, to: 'memory', cause: 'effect' },
  ]),
  row('effect', "return <object> to its owner 's material deck", ({ object }) => [
    { do: 'move', what: object, to: 'materialDeck', cause: 'return' },
  ]),

  // Resting and waking up
  row('effect', 'rest <object>', ({ object }) => [{ do: 'status', what: object, status: 'rested' }]),
  row('effect', 'wake up <object>', ({ object }) => [{ do: 'status', what: object, status: 'rested', on: false }]),
  row('effect', 'wake <object> up', ({ object }) => [{ do: 'status', what: object, status: 'rested', on: false }]),

  row('effect', '<object> become(s) distant', ({ object }) => [{ do: 'status', what: object, status: 'distant' }]),
  row('effect', '<subject> also become(s) distant', ({ subject }) =>
    isEach(subject) ? [{ do: 'status', what: subject, status: 'distant' }] : undefined,
  ),
  row('effect', '<subject> become(s) distant', ({ subject }) =>
    isEach(subject) ? [{ do: 'status', what: subject, status: 'distant' }] : undefined,
  ),
  row('effect', '<object> <mods> <duration> and becomes distant', ({ object, mods, duration }) => [
    ...lasting(object, mods, duration),
    { do: 'status', what: object, status: 'distant' },
  ]),
  row('effect', 'sacrifice it', (_, { from }) => [
    { do: 'move', what: anaphor(from), to: 'graveyard', cause: 'sacrifice' },
  ]),
  row('effect', '<object> also becomes distant', ({ object }) => [{ do: 'status', what: object, status: 'distant' }]),

  ...['ephemeral', 'fostered'].map((status) =>
    row('effect', `<object> become(s) ${status}`, ({ object }) => [{ do: 'status', what: object, status }]),
  ),
  // It comes back under whoever owns it.
  row('effect', 'suppress <object>', ({ object }, { from }) => [
    { do: 'move', what: object, to: 'banishment', cause: 'suppress', save: `suppressed ${from}` },
    // Each of several comes back by itself.
    ...(isSeveral(object)
      ? [
          {
            do: 'forEach' as const,
            of: { saved: `suppressed ${from}` },
            as: `one ${from}`,
            effects: comesBack(`one ${from}`),
          },
        ]
      : comesBack(`suppressed ${from}`)),
  ]),

  // Changes for a while
  row('duration', 'until end of turn', () => END_OF_TURN),
  row('duration', 'this turn', () => END_OF_TURN),
  row('duration', 'until the end of your next turn', () => ({ kind: 'endOfNextTurn' as const })),
  row('duration', 'until the beginning of your next turn', () => ({ kind: 'untilStep' as const, step: 'start' })),
  row('effect', '<subject> also <mods> <duration>', ({ subject, mods, duration }) => lasting(subject, mods, duration)),
  row('effect', '<subject> <mods> <duration>', ({ subject, mods, duration }) => lasting(subject, mods, duration)),
  row('effect', '<subject> <mods>', ({ subject, mods }) =>
    isOne(subject) ? lasting(subject, mods, PERMANENT) : undefined,
  ),
  row('duration', 'for as long as you control <source>', () => ({
    kind: 'asLongAs' as const,
    if: { exists: [{ self: true as const }, { controller: 'you' as const }] },
  })),
  row('effect', '<subject> <choices:chosenMods> <duration>', ({ subject, choices, duration }) => [
    { do: 'either', choices: choices.map(({ label, mods }) => ({ label, effects: lasting(subject, mods, duration) })) },
  ]),
  row('chosenMods', 'get(s) your choice of <a:plus> <b:stat> or <c:plus> <d:stat>', ({ a, b, c, d }) =>
    typeof a === 'number' && typeof c === 'number'
      ? [
          { label: `+${a} ${b}`, mods: [{ mod: 'add', stat: b, value: a }] },
          { label: `+${c} ${d}`, mods: [{ mod: 'add', stat: d, value: c }] },
        ]
      : undefined,
  ),
  row('chosenMods', 'gain(s) your choice of <a:plainKeyword> or <b:plainKeyword>', ({ a, b }) =>
    [a, b].map((keyword) => ({ label: keyword, mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword } }] })),
  ),
  row('effect', 'switch the power and life stat of <object> <duration>', ({ object, duration }) => [
    { do: 'modify', what: object, mods: [{ mod: 'switch', stats: ['power', 'life'] }], until: duration },
  ]),
  row('effect', '<duration> , <subject> <mods>', ({ subject, mods, duration }) => lasting(subject, mods, duration)),
  row('effect', "<subject> 's attacks <mods> <duration>", ({ subject, mods, duration }) => {
    const own = attacks(mods);
    return own && lasting(subject, own, duration);
  }),
  row('effect', "<duration> , <subject> 's attacks <mods>", ({ subject, mods, duration }) => {
    const own = attacks(mods);
    return own && lasting(subject, own, duration);
  }),
  row('effect', '<subject> <mods> for each <tally> <duration>', ({ subject, mods, tally, duration }) => {
    const own = times(mods, tally);
    return own && lasting(subject, own, duration);
  }),
  row('effect', '<subject> <mods> <duration> for each <tally>', ({ subject, mods, tally, duration }) => {
    const own = times(mods, tally);
    return own && lasting(subject, own, duration);
  }),
  // "Other" than what gets it.
  row('effect', '<object> <mods> <duration> for each other <thing>', ({ object, mods, duration, thing }) => {
    const own =
      typeof object === 'object' && isOne(object)
        ? times(mods, { count: [...thing.filter, { not: { in: object } }] })
        : undefined;
    return own && lasting(object, own, duration);
  }),
  row(
    'sentence',
    'remove any amount of <counter> counters from your champion . your champion gets +1 level for each counter removed this way until end of turn',
    ({ counter }, { from }) => [
      ...removedFrom(from, counter),
      ...lasting({ each: YOUR_CHAMPION }, [{ mod: 'add', stat: 'level', value: { number: 'removed' } }]),
    ],
    'Power Overwhelming',
  ),
];

/** No damage is dealt to a card that lies anywhere. */
const notCard = (noun: Ref): Ref => (isIt(noun) ? { ...Object(noun), unlike: 'card' } : noun);
/** What returns to the field is what has left it: "it" is the card that was banished, where one was. */
const gone = (noun: Ref): Ref => (isIt(noun) ? { ...Object(noun), prefers: 'card' } : noun);
const comesBack = (saved: string): Effect[] => [
  {
    do: 'delayed',
    on: { on: 'step', match: { step: 'end' } },
    effects: [{ do: 'move', what: { saved }, to: 'field' }],
  },
];
const isSeveral = (noun: Ref): boolean =>
  isEach(noun) || (isNoun(noun) && noun.noun === 'target' && noun.max !== undefined && noun.max !== 1);
/** Only cards become omens: "it" is what has gone to the banishment. */
const OMEN = 'omen';
const cardOnly = (noun: Ref): Ref => ({ ...Object(noun), kind: 'card' });
/** "Each unit": each of them is given its own (2.9.1.7.1). */
const isEach = (noun: unknown): boolean => isNoun(noun) && noun.noun === 'mention' && noun.many === true;
