/** Instructions that go on about what was moved, chosen or given up, each as its text prints it (2.3.4). */
import type { Condition, Effect, FilterClause, Value } from '@arbiter/engine';
import { anaphor } from '../../../references/making.js';
import { row } from '../../categories.js';
import { isCard, isOne, isSelf, lasting, withX } from '../shared.js';
import { placed } from '../things.js';
import { choose, lying, may, upTo } from './chosen.js';

/** What was kept under a name is one or more. */
const happened = (saved: string): Condition => ({ compare: [{ countOf: { saved } }, '>=', 1] });

export const various = [
  row('paid', 'you may banish <word> other <cards> from your graveyard . <then>', ({ word, cards, then }) =>
    isCard(cards)
      ? [
          {
            do: 'pay',
            cost: [
              {
                pay: 'banish',
                what: [
                  ...placed(cards.filter, { zones: ['graveyard'], whose: 'you' }),
                  { not: { in: { now: 'self' } } },
                ],
                count: word,
              },
            ],
            then,
            else: [],
          },
        ]
      : undefined,
  ),
  row('paid', 'you may pay ( x ) where x is <value> . if you do , <clauses>', ({ value, clauses }) => [
    { do: 'pay', cost: [{ pay: 'reserve', amount: 1 }], times: value, then: clauses, else: [] },
  ]),
  row(
    'sentence',
    'you may have <player> put the top <n> cards of their deck into their graveyard , where x is <value>',
    (said) => {
      const count = withX(said.n, said.value);
      return count === undefined || said.player === 'you'
        ? undefined
        : may([{ do: 'move', what: { top: count, of: said.player }, to: 'graveyard', cause: 'effect' }]);
    },
  ),
  row('mod', 'get(s) an additional <plus> <stat>', ({ plus, stat }) => [{ mod: 'add', stat, value: plus }]),
  row('effect', 'wake it up , and it <mods> <duration>', ({ mods, duration }, { from }) => [
    { do: 'status', what: anaphor(from), status: 'rested', on: false },
    { do: 'modify', what: anaphor(from), mods, until: duration },
  ]),
  // What stands in the place of a change lasts as long as that would.
  row(
    'sentence',
    '<a:effect> . if <condition> , that <kind> <mods> instead',
    ({ a, condition, kind, mods }, { from }) => {
      const [one, ...others] = a;
      return one?.do === 'modify' && others.length === 0 && one.until !== undefined
        ? [
            {
              do: 'if',
              if: condition,
              then: [{ do: 'modify', what: anaphor(from, kind), mods, until: one.until }],
              else: a,
            },
          ]
        : undefined;
    },
    'Visceral Inversion',
  ),
  row(
    'effect',
    "banish <object> , then return it to the field under its owner 's control rested . if that ally is a|an <thing> , it enters the field with an additional <counter> counter on it",
    ({ object, thing, counter }, { from }) => {
      if (!isOne(object) || typeof object !== 'object') return undefined;
      const back = (more: object): Effect => ({
        do: 'move',
        what: { saved: `gone ${from}` },
        to: 'field',
        cause: 'return',
        status: { rested: true },
        ...more,
      });
      return [
        { do: 'move', what: object, to: 'banishment', cause: 'banish', save: `gone ${from}` },
        {
          do: 'if',
          if: { is: [{ saved: `gone ${from}` }, thing.filter] },
          then: [back({ counters: { [counter]: 1 } })],
          else: [back({})],
        },
      ];
    },
    "Sylph's Envelopment",
  ),
  row(
    'effect',
    'load up to <word> <cards> from <place> into a|an <thing>',
    ({ word, cards, place, thing }, { from }) => {
      const filter = lying(cards, place);
      return (
        filter && [
          { do: 'choose', from: thing.filter, min: 1, max: 1, save: `weapon ${from}` },
          { do: 'choose', from: filter, min: 0, max: word, save: `cards ${from}` },
          {
            do: 'move',
            what: { saved: `cards ${from}` },
            to: 'loaded',
            attached: { saved: `weapon ${from}` },
            cause: 'load',
            save: 'loaded',
          },
        ]
      );
    },
  ),
  row('tally', 'card(s) loaded this way', () => ({ countOf: { saved: 'loaded' } })),
  row(
    'sentence',
    'you may load a|an <cards> from <place> into a|an <thing> . if a card was loaded from your hand this way , <clauses>',
    ({ cards, place, thing, clauses }, { from }) => {
      const filter = lying(cards, place);
      const load: Effect = {
        do: 'move',
        what: { saved: `card ${from}` },
        to: 'loaded',
        attached: { saved: `weapon ${from}` },
        cause: 'load',
        save: `loaded ${from}`,
      };
      return (
        filter && [
          { do: 'choose', from: filter, min: 0, max: 1, save: `card ${from}` },
          { do: 'choose', from: thing.filter, min: 1, max: 1, save: `weapon ${from}` },
          {
            do: 'if',
            if: { is: [{ saved: `card ${from}` }, { zone: 'hand' }] },
            then: [load, { do: 'if', if: happened(`loaded ${from}`), then: clauses }],
            else: [load],
          },
        ]
      );
    },
    'Aethercloak Sentinel',
  ),
  row(
    'effect',
    'put <n> <counter> counter(s) on <object> for every <word> <tally>',
    ({ n, counter, object, word, tally }) => {
      const times: Value = { quotient: [tally, word], round: 'down' };
      return [{ do: 'counters', what: object, kind: counter, amount: n === 1 ? times : { times: [n, times] } }];
    },
  ),
  row(
    'sentence',
    'reveal the top <n> cards from your deck . banish one of those cards and put the rest into your graveyard . if the banished card is a|an <cards> , you may activate it as long as you control <source>',
    ({ n, cards, source }, { from }) =>
      isCard(cards) && isSelf(source)
        ? [
            {
              do: 'dig',
              count: n,
              reveal: true,
              take: { to: 'banishment', save: `gone ${from}` },
              rest: { to: 'graveyard' },
            },
            {
              do: 'if',
              if: { is: [{ saved: `gone ${from}` }, cards.filter] },
              then: lasting({ saved: `gone ${from}` }, [{ mod: 'play' }], {
                kind: 'asLongAs',
                if: { exists: [{ self: true }, { controller: 'you' }] },
              }),
            },
          ]
        : undefined,
    'Naia, Diviner of Fortunes',
  ),
  row(
    'sentence',
    'you may reveal up to <word> <cards> from <place> and put them on the bottom of your deck in any order . then draw that many cards into your memory',
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
  row('condition', 'that champion is level <digit> or lower', ({ digit }, { from }) => ({
    is: [anaphor(from, 'champion'), { stat: ['level', '<=', digit] }],
  })),
  row(
    'conditional',
    'if <condition> , reveal all cards in your material deck . then put a|an <cards> with the lowest memory cost from among them onto the field',
    ({ condition, cards }, { from }) => {
      const filter: FilterClause[] = [{ zone: 'materialDeck' }, { owner: 'you' }, ...cards.filter];
      return isCard(cards)
        ? [
            {
              do: 'if',
              if: condition,
              then: [
                { do: 'reveal', what: { each: [{ zone: 'materialDeck' }, { owner: 'you' }] } },
                ...choose(
                  `picked ${from}`,
                  [
                    ...filter,
                    { prop: ['costKind', 'memory'] },
                    { stat: ['cost', '=', { lowest: 'cost', of: { each: filter } }] as [string, '=', Value] },
                  ],
                  [1, 1],
                  (what) => [{ do: 'move', what, to: 'field', cause: 'effect', controller: 'you' }],
                ),
              ],
            },
          ]
        : undefined;
    },
    'Guo Jia, Chosen Disciple',
  ),
  row('sentence', 'they each <mods> <duration>', ({ mods, duration }, { from }) => [
    { do: 'modify', what: anaphor(from, 'ally', true), mods, until: duration },
  ]),
  row('effect', 'you win the game', () => [{ do: 'win', who: 'you' }]),
];
