/** What nobody targets is chosen as something is done to it (2.7.7), once or for each of something. */
import type { Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { mentioned, result } from '../../../references/making.js';
import { isNoun, SPOKEN } from '../../../references/nouns.js';
import { type Described, row } from '../../categories.js';
import { controlled, isCard, withX } from '../shared.js';
import { times as multiplied } from '../statics.js';
import { placed } from '../things.js';
import { banished, choose, discarded, found, HAND, lying, ONE, revealed, upTo } from './chosen.js';

/** A text goes on about what was banished. */
const spokenOf = (at: number, effects: Effect[]): Effect[] => {
  const spoken = { [SPOKEN]: mentioned(at, { saved: 'banished' }, ['card']) };
  return effects.map((one) => ({ ...one, ...spoken }));
};
const counters =
  (kind: string, amount: Value) =>
  (what: Ref): Effect[] => [{ do: 'counters', what, kind, amount }];
const OMENS: FilterClause[] = [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }];

export const choosing = [
  row('effect', 'return one of your omens to your <to:pile>', ({ to }, { from }) =>
    to === 'hand' || to === 'memory'
      ? choose(`omen ${from}`, OMENS, ONE, (what) => [{ do: 'move', what, to, cause: 'return' }])
      : undefined,
  ),
  row('effect', 'put one of your omens into your graveyard', (_, { from }) =>
    choose(`omen ${from}`, OMENS, ONE, (what) => [{ do: 'move', what, to: 'graveyard', cause: 'effect' }]),
  ),
  row('effect', 'reveal any amount of <cards> from <place>', ({ cards, place }, { from }) => {
    const filter = lying(cards, place);
    return (
      filter && [
        ...choose(`shown ${from}`, filter, upTo({ count: filter }), revealed),
        { do: 'remember', as: 'revealed', what: { saved: `shown ${from}` } },
      ]
    );
  }),
  row('effect', 'reveal up to <word> <cards> from <place>', ({ word, cards, place }, { from }) => {
    const filter = lying(cards, place);
    return (
      filter && [
        ...choose(`shown ${from}`, filter, upTo(word), revealed),
        { do: 'remember', as: 'revealed', what: { saved: `shown ${from}` } },
      ]
    );
  }),
  row('tally', 'card(s) revealed this way', () => ({ countOf: { saved: 'revealed' } })),
  row('value', 'the amount of cards revealed this way', () => ({ countOf: { saved: 'revealed' } })),

  // Cards out of a zone
  row('effect', 'banish a|an <cards> from <place>', ({ cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && choose(`picked ${from}`, filter, ONE, banished);
  }),
  row('effect', 'banish <word> <cards> from <place>', ({ word, cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && word > 1 ? choose(`picked ${from}`, filter, [word, word], banished) : undefined;
  }),
  row('effect', 'banish up to <word> <cards> from <place>', ({ word, cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && place.whose !== undefined ? choose(`picked ${from}`, filter, upTo(word), banished) : undefined;
  }),
  row(
    'effect',
    'banish up to <n> <cards> from <place> [,] where x is <value>',
    ({ n, cards, place, value }, { from }) => {
      const filter = lying(cards, place);
      const most = withX(n, value);
      return filter && most !== undefined && place.whose !== undefined
        ? choose(`picked ${from}`, filter, upTo(most), banished)
        : undefined;
    },
  ),
  row('effect', 'banish a|an <cards> from <place> and put a|an <counter> counter on it', (said, { from }) => {
    const filter = lying(said.cards, said.place);
    return (
      filter &&
      choose(`picked ${from}`, filter, ONE, (what) => [
        ...banished(what),
        { do: 'counters', what: { saved: 'banished' }, kind: said.counter, amount: 1 },
      ])
    );
  }),
  row('effect', 'banish any amount of <cards> from <place>', ({ cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && choose(`picked ${from}`, filter, upTo({ count: filter }), banished);
  }),
  ...(['hand', 'memory'] as const).flatMap((to) => [
    row('effect', `return a|an <cards> from <place> to your ${to}`, ({ cards, place }, { from }) => {
      const filter = lying(cards, place);
      return filter && choose(`picked ${from}`, filter, ONE, (what) => [{ do: 'move', what, to, cause: 'return' }]);
    }),
    row('effect', `return a|an <a:cards> or a|an <b:cards> from <place> to your ${to}`, ({ a, b, place }, { from }) =>
      isCard(a) && isCard(b)
        ? choose(`picked ${from}`, placed([{ any: [a.filter, b.filter] }], place), ONE, (what) => [
            { do: 'move', what, to, cause: 'return' },
          ])
        : undefined,
    ),
    row('effect', `return up to <word> <cards> from <place> to your ${to}`, ({ word, cards, place }, { from }) => {
      const filter = lying(cards, place);
      return (
        filter && choose(`picked ${from}`, filter, upTo(word), (what) => [{ do: 'move', what, to, cause: 'return' }])
      );
    }),
  ]),
  row('effect', 'choose a|an <cards> from <place> and put it onto the field', ({ cards, place }, { from, to }) => {
    const filter = lying(cards, place);
    return (
      filter &&
      choose(`picked ${from}`, filter, found(cards, place), (what) => [
        { do: 'move', what, to: 'field', cause: 'effect', controller: 'you', save: result(to, ['object']) },
      ])
    );
  }),
  row(
    'sentence',
    'choose a|an <cards> from <place> and put it onto the field . it enters the field with <word> additional <counter> counters on it',
    ({ cards, place, word, counter }, { from }) => {
      const filter = lying(cards, place);
      return (
        filter &&
        choose(`picked ${from}`, filter, found(cards, place), (what) => [
          { do: 'move', what, to: 'field', cause: 'effect', controller: 'you', counters: { [counter]: word } },
        ])
      );
    },
    'Lorraine, Spirit Ruler',
  ),
  row('effect', 'choose up to <word> <cards> from <place> and banish them', ({ word, cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && place.whose !== undefined ? choose(`picked ${from}`, filter, upTo(word), banished) : undefined;
  }),
  row('effect', 'choose a|an <cards> from <place> and banish it', ({ cards, place }, { from }) => {
    const filter = lying(cards, place);
    return filter && choose(`picked ${from}`, filter, ONE, (what) => spokenOf(from, banished(what)));
  }),
  row('effect', '<player> banish(es) a|an <cards> from their graveyard', ({ player, cards }, { from }) =>
    theirs(from, player, cards, 'graveyard', 1),
  ),
  row('effect', '<player> banish(es) <word> <cards> from their graveyard', ({ player, word, cards }, { from }) =>
    theirs(from, player, cards, 'graveyard', word),
  ),
  row('effect', '<player> banish(es) a card from their material deck', ({ player }, { from }) =>
    theirs(from, player, { filter: [], kinds: ['card'], card: true }, 'materialDeck', 1),
  ),
  row('effect', '<player> put(s) <word> cards from their hand into their memory', ({ player, word }, { from }) =>
    player === 'you'
      ? undefined
      : chosenBy(from, player, 'hand', [], word, (what) => [{ do: 'move', what, to: 'memory', cause: 'effect' }]),
  ),
  row('effect', 'discard up to <word> <cards>', ({ word, cards }, { from }) => {
    const filter = lying(cards, HAND);
    return filter && choose(`picked ${from}`, filter, upTo(word), discarded);
  }),
  row('effect', 'discard up to <word> cards , then draw that many cards', ({ word }, { from }) => [
    ...choose(`picked ${from}`, placed([], HAND), upTo(word), discarded),
    { do: 'draw', who: 'you', count: { countOf: { saved: 'discarded' } } },
  ]),
  row('effect', 'put a card from your hand on the bottom of your deck', (_, { from }) =>
    choose(`picked ${from}`, placed([], HAND), ONE, (what) => [
      { do: 'move', what, to: 'mainDeck', position: 'bottom', cause: 'effect' },
    ]),
  ),
  row('effect', 'put a card from your hand on top of your deck', (_, { from }) =>
    choose(`picked ${from}`, placed([], HAND), ONE, (what) => [
      { do: 'move', what, to: 'mainDeck', position: 'top', cause: 'effect' },
    ]),
  ),
  row('effect', 'return up to <word> cards from your memory to your hand', ({ word }, { from }) =>
    choose(`picked ${from}`, placed([], { zones: ['memory'], whose: 'you' }), upTo(word), (what) => [
      { do: 'move', what, to: 'hand', cause: 'return' },
    ]),
  ),

  row('effect', 'put any amount of cards from your hand into your memory', (_, { from }) =>
    choose(`picked ${from}`, placed([], HAND), upTo({ count: placed([], HAND) }), (what) => [
      { do: 'move', what, to: 'memory', cause: 'effect' },
    ]),
  ),
  row('effect', 'put <word> cards from your hand on the bottom of your deck in any order', ({ word }, { from }) =>
    choose(`picked ${from}`, placed([], HAND), [word, word], (what) => [
      { do: 'order', what, save: `ordered ${from}` },
      { do: 'move', what: { saved: `ordered ${from}` }, to: 'mainDeck', position: 'bottom', cause: 'effect' },
    ]),
  ),
  row('effect', '<player> banish(es) all cards in their graveyard', ({ player }) =>
    typeof player === 'object' && isNoun(player) && player.noun === 'target'
      ? [{ do: 'move', what: { each: [{ zone: 'graveyard' }, { owner: player }] }, to: 'banishment', cause: 'banish' }]
      : undefined,
  ),
  row('effect', '<player> reveal(s) all cards in their memory', ({ player }) =>
    typeof player === 'object' && isNoun(player) && player.noun === 'target'
      ? [{ do: 'reveal', what: { each: [{ zone: 'memory' }, { owner: player }] } }]
      : undefined,
  ),

  // Objects
  row('effect', 'put <n> <counter> counter(s) on a|an <thing>', ({ n, counter, thing }, { from }) =>
    choose(`picked ${from}`, thing.filter, ONE, counters(counter, n)),
  ),
  row('effect', 'put <n> <counter> counter(s) on <source> or a|an <thing>', ({ n, counter, thing }, { from }) =>
    choose(`picked ${from}`, [{ any: [{ self: true }, thing.filter] }], ONE, counters(counter, n)),
  ),
  row('effect', 'put <n> <counter> counter(s) on another <thing>', ({ n, counter, thing }, { from }) =>
    choose(`picked ${from}`, [...thing.filter, { other: true }], ONE, counters(counter, n)),
  ),
  row('effect', 'put <n> <counter> counter(s) on [each of] up to <word> <thing>', (said, { from }) =>
    choose(`picked ${from}`, said.thing.filter, upTo(said.word), counters(said.counter, said.n)),
  ),
  row('effect', 'choose a|an <thing> and put <n> <counter> counter(s) on it', ({ n, counter, thing }, { from }) =>
    choose(`picked ${from}`, thing.filter, ONE, counters(counter, n)),
  ),
  row('effect', 'choose another <thing> and put <n> <counter> counter(s) on it', ({ n, counter, thing }, { from }) =>
    choose(`picked ${from}`, [...thing.filter, { other: true }], ONE, counters(counter, n)),
  ),
  row('effect', 'choose any amount of <thing> and put <n> <counter> counter(s) on each of them', (said, { from }) =>
    choose(`picked ${from}`, said.thing.filter, upTo({ count: said.thing.filter }), counters(said.counter, said.n)),
  ),
  row('effect', 'wake up a|an <thing>', ({ thing }, { from }) =>
    choose(`picked ${from}`, thing.filter, ONE, (what) => [{ do: 'status', what, status: 'rested', on: false }]),
  ),
  row('effect', 'wake up another <thing>', ({ thing }, { from }) =>
    choose(`picked ${from}`, [...thing.filter, { other: true }], ONE, (what) => [
      { do: 'status', what, status: 'rested', on: false },
    ]),
  ),
  row('effect', 'sacrifice a|an <thing>', ({ thing }) => [
    { do: 'sacrifice', who: 'you', filter: controlled(thing.filter) },
  ]),

  // What became of cards: "the discarded card", "banished this way"
  ...(['banished', 'discarded'] as const).flatMap((save) => [
    row('tally', `card(s) ${save} this way`, () => ({ countOf: { saved: save } })),
    row('condition', `a|an <cards> was ${save}`, ({ cards }) => ({ is: [{ saved: save }, cards.filter] })),
    row('condition', `the ${save} card is|was <adjective>`, ({ adjective }) => ({ is: [{ saved: save }, adjective] })),
    row('condition', `the ${save} card is|was a|an <cards>`, ({ cards }) => ({
      is: [{ saved: save }, cards.filter],
    })),
    row('value', `the reserve cost of the ${save} card`, () => ({ stat: 'cost' as const, of: { saved: save } })),
    row('value', `the amount of cards ${save} this way`, () => ({ countOf: { saved: save } })),
  ]),
  row('sentence', 'for every <word> <tally> , <effect>', ({ word, tally, effect }) =>
    eachOfThem({ quotient: [tally, word], round: 'down' }, effect),
  ),
  row('effect', 'sacrifice each|all <thing>', ({ thing }) => [
    { do: 'move', what: { each: controlled(thing.filter) }, to: 'graveyard', cause: 'sacrifice' },
  ]),
  // Each of them by itself, with a choice of its own.
  ...(['banished', 'discarded', 'sacrificed'] as const).map((save) =>
    row(
      'sentence',
      `for each <cards> ${save} this way , choose a|an <thing> and deal <n> damage to it`,
      (said, { from }) =>
        isCard(said.cards) && save !== 'sacrificed'
          ? [
              {
                do: 'forEach',
                of:
                  said.cards.filter.length === 0
                    ? { saved: save }
                    : { each: [{ in: { saved: save } }, ...said.cards.filter] },
                as: `each ${from}`,
                effects: [
                  { do: 'choose', from: said.thing.filter, min: 1, max: 1, save: `hurt ${from}` },
                  { do: 'damage', amount: said.n, to: { saved: `hurt ${from}` } },
                ],
              },
            ]
          : undefined,
    ),
  ),
  row('sentence', 'for each <tally> , <effect>', ({ tally, effect }) => eachOfThem(tally, effect)),
  row('effect', 'draw <n> card(s) for each <tally>', ({ n, tally }) => [
    { do: 'draw', who: 'you', count: n === 1 ? tally : { times: [n, tally] } },
  ]),
  row('effect', 'draw <n> card(s) into your memory for each <tally>', ({ n, tally }) => [
    { do: 'draw', who: 'you', count: n === 1 ? tally : { times: [n, tally] }, to: 'memory' },
  ]),
  row('effect', 'put <n> <counter> counter(s) on <object> for each <tally>', ({ n, counter, object, tally }) => [
    { do: 'counters', what: object, kind: counter, amount: n === 1 ? tally : { times: [n, tally] } },
  ]),
];

/** Each player chooses among what is theirs. */
function chosenBy(
  at: number,
  who: Ref,
  zone: string,
  filter: FilterClause[],
  count: number,
  then: (what: Ref) => Effect[],
): Effect[] {
  return choose(`picked ${at}`, [{ zone }, { owner: { saved: `one ${at}` } }, ...filter], [count, count], then).map(
    (effect) => (effect.do === 'choose' ? { ...effect, who, each: `one ${at}` } : effect),
  );
}
function theirs(at: number, player: Ref, cards: Described, zone: string, count: number): Effect[] | undefined {
  if (player === 'you' || !isCard(cards)) return undefined;
  return chosenBy(at, player, zone, cards.filter, count, (what) => [
    { do: 'move', what, to: 'banishment', cause: 'banish' },
  ]);
}
/** So often as something comes to: only what does not change by being done once more can be done at once. */
export function eachOfThem(tally: Value, effect: Effect[]): Effect[] | undefined {
  const [one, ...others] = effect;
  if (!one) return undefined;
  const [then, ...more] = others;
  // So many by lot, and the same is done with all of them.
  if (one.do === 'random' && one.count === undefined && then?.do === 'move' && more.length === 0)
    return [{ ...one, count: tally }, then];
  if (others.length > 0) return undefined;
  const times = (value: Value): Value => (value === 1 ? tally : { times: [value, tally] });
  if (one.do === 'gather') return [{ ...one, count: times(one.count ?? 1) }];
  if (one.do === 'create' && one.copy === undefined) return [{ ...one, count: times(one.count ?? 1) }];
  // What is removed or chosen again and again is done each time by itself.
  if (
    (one.do === 'recover' || one.do === 'either' || one.do === 'damage') &&
    typeof tally === 'object' &&
    'countOf' in tally
  )
    return [{ do: 'forEach', of: tally.countOf, as: 'each', effects: effect }];
  if (one.do === 'draw') return [{ ...one, count: times(one.count) }];
  if (one.do === 'counters') return [{ ...one, amount: times(one.amount) }];
  if (one.do === 'modify') {
    const mods = multiplied(one.mods, tally);
    // An ability is given each time by itself.
    const each = typeof tally === 'object' && 'countOf' in tally && one.mods.every(({ mod }) => mod === 'ability');
    return mods
      ? [{ ...one, mods }]
      : each
        ? [{ do: 'forEach', of: tally.countOf, as: 'each', effects: effect }]
        : undefined;
  }
  const { what } = one.do === 'move' ? one : {};
  // Cards from the top of a deck, one after another.
  return one.do === 'move' && typeof what === 'object' && 'top' in what && what.of === undefined
    ? [{ ...one, what: { top: times(what.top) } }]
    : undefined;
}
