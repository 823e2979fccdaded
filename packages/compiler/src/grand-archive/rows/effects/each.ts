/** What is done for each of several, and to several at once (2.3.4, 2.7.7). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { anaphor } from '../../../references/making.js';
import { row } from '../../categories.js';
import { isCard } from '../shared.js';
import { placed } from '../things.js';
import { eachOfThem } from './choosing.js';
import { choose, discarded, lying, ONE, upTo } from './chosen.js';

const OMENS: FilterClause[] = [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }];
const some = (at: number, of: FilterClause[], effects: Effect[]): Effect[] => [
  { do: 'forEach', of: { each: of }, as: `one ${at}`, effects },
];

export const eachRows = [
  row('sentence', 'for each <tally> , <a:effect> and <b:effect>', ({ tally, a, b }) => {
    const [one, other] = [eachOfThem(tally, a), eachOfThem(tally, b)];
    return one && other && [...one, ...other];
  }),
  row('sentence', 'for each <thing> , you may put a|an <cards> from <place> onto the field', (said, { from }) => {
    const filter = lying(said.cards, said.place);
    return (
      filter &&
      some(
        from,
        said.thing.filter,
        choose(`picked ${from}`, filter, upTo(1), (what) => [
          { do: 'move', what, to: 'field', cause: 'effect', controller: 'you' },
        ]),
      )
    );
  }),
  row(
    'sentence',
    'for each omen you have , discard a card from <place> and draw <n> card(s) into your memory',
    ({ place, n }, { from }) =>
      some(from, OMENS, [
        ...choose(`picked ${from}`, placed([], place), ONE, discarded),
        { do: 'draw', who: 'you', count: n, to: 'memory' },
      ]),
    'Ciel, Omenbringer',
  ),
  // Each opponent gives up all of a kind, for nobody sacrifices what others control (2.1.6.1), and gets something for each.
  row(
    'effects',
    'each opponent sacrifices all <thing> . for each <b:thing> sacrificed this way , their controller <act>',
    ({ thing, b, act }, { from }) =>
      JSON.stringify(thing.filter) === JSON.stringify(b.filter)
        ? [
            {
              do: 'sacrifice',
              who: 'opponents',
              filter: thing.filter,
              count: { count: [...thing.filter, { controller: 'opponent' }] },
              save: 'sacrificed',
            },
            {
              do: 'forEach',
              of: { saved: 'sacrificed' },
              as: `one ${from}`,
              effects: act({ controllerOf: { was: { saved: `one ${from}` } } }),
            },
          ]
        : undefined,
    "Bloom: Autumn's Fall",
  ),
  row('act', 'summons your choice of a|an <a:tokenName> or a|an <b:tokenName> token', ({ a, b }) => (who) => [
    {
      do: 'either',
      choices: [a, b].map((name) => ({ label: name, effects: [{ do: 'create' as const, named: name, who }] })),
    },
  ]),
  row('effect', 'double the amount of <counter> counters on <object>', ({ counter, object }) => [
    { do: 'counters', what: object, kind: counter, amount: { counters: counter, of: object } },
  ]),
  row('effect', 'put the <counter> counters that were on <source> on <object>', ({ counter, source, object }) => [
    { do: 'counters', what: object, kind: counter, amount: { counters: counter, of: source } },
  ]),
  row('effect', 'put the <counter> counters that were on <source> on a|an <thing>', (said, { from }) =>
    choose(`picked ${from}`, said.thing.filter, ONE, (what) => [
      { do: 'counters', what, kind: said.counter, amount: { counters: said.counter, of: said.source } },
    ]),
  ),
  row(
    'sentence',
    'choose up to <word> <thing> . put a|an <a:counter> counter on each chosen <b:thing> and a|an <c:counter> counter on each chosen <d:thing>',
    ({ word, thing, a, b, c, d }, { from }) => {
      const one = (filter: FilterClause[]): Ref => ({ each: [{ in: { saved: `picked ${from}` } }, ...filter] });
      return choose(`picked ${from}`, thing.filter, upTo(word), () => [
        { do: 'counters', what: one(b.filter), kind: a, amount: 1 },
        { do: 'counters', what: one(d.filter), kind: c, amount: 1 },
      ]);
    },
    "Slime's Blessing",
  ),
  row('sentence', 'choose any amount of <thing> and put a|an <counter> counter on each of them', (said, { from }) =>
    choose(`picked ${from}`, said.thing.filter, upTo({ count: said.thing.filter }), (what) => [
      { do: 'counters', what, kind: said.counter, amount: 1 },
    ]),
  ),
  // Cards of a graveyard go back into the deck.
  row('effect', 'shuffle all cards in|from <place> into your deck', ({ place }) =>
    place.whose === 'you'
      ? [
          { do: 'move', what: { each: placed([], place) }, to: 'mainDeck', position: 'top', cause: 'effect' },
          { do: 'shuffle', who: 'you' },
        ]
      : undefined,
  ),
  row('effect', 'load <source> and up to <word> <cards> from <place> into a|an <thing>', (said, { from }) => {
    const filter = lying(said.cards, said.place);
    const into: Ref = { saved: `weapon ${from}` };
    const load = (what: Ref): Effect => ({ do: 'move', what, to: 'loaded', attached: into, cause: 'load' });
    return (
      filter && [
        { do: 'choose', from: said.thing.filter, min: 1, max: 1, save: `weapon ${from}` },
        { do: 'choose', from: filter, min: 0, max: said.word, save: `cards ${from}` },
        load(said.source),
        load({ saved: `cards ${from}` }),
      ]
    );
  }),
  row('effect', '<object> becomes distant and <mods> <duration>', ({ object, mods, duration }) => [
    { do: 'status', what: object, status: 'distant' },
    { do: 'modify', what: object, mods, until: duration },
  ]),
  // Cards that a player shows or loses.
  row('effect', '<player> reveal(s) <word> cards from their material deck', ({ player, word }, { from }) =>
    player === 'you'
      ? undefined
      : [
          {
            do: 'choose',
            from: [{ zone: 'materialDeck' }, { owner: { saved: `one ${from}` } }],
            who: player,
            each: `one ${from}`,
            min: word,
            max: word,
            save: `shown ${from}`,
          },
          { do: 'reveal', what: { saved: `shown ${from}` } },
        ],
  ),
  row('effect', 'reveal up to <word> <cards> from <place> and return them to your hand', (said, { from }) => {
    const filter = lying(said.cards, said.place);
    return (
      filter &&
      choose(`shown ${from}`, filter, upTo(said.word), (what) => [
        { do: 'reveal', what },
        { do: 'move', what, to: 'hand', cause: 'return' },
      ])
    );
  }),
  row(
    'sentence',
    'you may reveal up to <word> <cards> from <place> and put them on the bottom of your deck in any order . draw that many cards into your memory',
    (said, { from }) => {
      const filter = lying(said.cards, said.place);
      return (
        filter &&
        choose(`shown ${from}`, filter, upTo(said.word), (what) => [
          { do: 'reveal', what },
          { do: 'order', what, save: `ordered ${from}` },
          { do: 'move', what: { saved: `ordered ${from}` }, to: 'mainDeck', position: 'bottom', cause: 'effect' },
          { do: 'draw', who: 'you', count: { countOf: { saved: `shown ${from}` } }, to: 'memory' },
        ])
      );
    },
    'Fractal of Refreshment',
  ),
  row(
    'sentence',
    "look at that opponent 's memory . you may discard up to <word> cards from it . if you do , they draw that many cards into their memory",
    ({ word }, { from }) => {
      const owner = anaphor(from, 'opponent');
      return [
        { do: 'look', what: { each: [{ zone: 'memory' }, { owner }] } },
        { do: 'choose', from: [{ zone: 'memory' }, { owner }], min: 0, max: word, save: `picked ${from}` },
        { do: 'move', what: { saved: `picked ${from}` }, to: 'graveyard', cause: 'discard', save: 'discarded' },
        { do: 'draw', who: owner, count: { countOf: { saved: 'discarded' } }, to: 'memory' },
      ];
    },
    'Sinister Mindreaver',
  ),
  row('sentence', 'you may have <player> put the top <n> cards of their deck into their graveyard', ({ player, n }) =>
    player === 'you'
      ? undefined
      : [{ do: 'may', then: [{ do: 'move', what: { top: n, of: player }, to: 'graveyard', cause: 'effect' }] }],
  ),
  // All of some that wait are negated, each unless it is paid for.
  row('effect', 'negate each <cards> activation unless its controller pays <price>', ({ cards, price }, { from }) =>
    isCard(cards) ? negatedEach(from, cards.filter, price) : undefined,
  ),
  row(
    'effect',
    "negate each <cards> activation you don't control unless its controller pays <price>",
    ({ cards, price }, { from }) =>
      isCard(cards) ? negatedEach(from, [...cards.filter, { not: { controller: 'you' } }], price) : undefined,
  ),
  // Each of several is given a shield of its own (2.9.1.7.1).
  row(
    'sentence',
    'for each <thing> , prevent the next <n> damage that would be dealt to that <kind> this turn',
    (said) =>
      said.thing.kinds.includes(said.kind)
        ? [
            {
              do: 'createReplacement',
              entities: { each: said.thing.filter },
              shield: said.n,
              apart: true,
              replaces: { on: 'damage', prevent: true },
              until: { kind: 'endOfTurn' },
            },
          ]
        : undefined,
  ),
  row(
    'effect',
    'the next time each <thing> would be dealt <damageKind> this turn , prevent <digit> of that damage',
    ({ thing, damageKind, digit }) => [
      {
        do: 'createReplacement',
        entities: { each: thing.filter },
        apart: true,
        once: true,
        replaces: { on: 'damage', ...damageKind, prevent: digit },
        until: { kind: 'endOfTurn' },
      },
    ],
    'Sacred Barrier',
  ),
];

function negatedEach(at: number, filter: FilterClause[], price: number): Effect[] {
  const one: Ref = { saved: `one ${at}` };
  return some(
    at,
    [{ zone: 'effectsStack' }, { is: 'cardActivation' }, ...filter],
    [
      {
        do: 'pay',
        who: { controllerOf: one },
        cost: [{ pay: 'reserve', amount: price }],
        then: [],
        else: [{ do: 'counterOnStack', what: one }],
      },
    ],
  );
}
