/** What is negated together, what the next card costs, what becomes of what would die, and what something turns into (2.1.9, 2.5). */
import type { Condition, Effect, FilterClause, Mod, Ref, Value } from '@arbiter/engine';
import { anaphor, targetOf } from '../../../references/making.js';
import { unsettled } from '../../../references/nouns.js';
import { type Described, row } from '../../categories.js';
import { isCard, isOne, isSelf, lasting } from '../shared.js';
import { placed } from '../things.js';
import { choose, may, upTo } from './chosen.js';

const WAITING: FilterClause[] = [{ zone: 'effectsStack' }, { is: 'cardActivation' }];
const activations = (filter: readonly FilterClause[]): Exclude<Ref, string> => ({ each: [...WAITING, ...filter] });
const negated = (what: Ref, to?: string): Effect => ({
  do: 'counterOnStack',
  what,
  ...(to === undefined ? {} : { to }),
});
/** What the next card of a player costs more, and no card after it. */
const nextDearer = (
  who: 'opponents' | Exclude<Ref, string>,
  { filter, card }: Described,
  amount: number,
  times?: Value,
): Effect[] | undefined =>
  card === true
    ? [
        {
          do: 'modify',
          what: who,
          mods: [
            {
              mod: 'cost',
              more: [{ pay: 'reserve', amount }],
              ...(times === undefined ? {} : { times }),
              ...(filter.length > 0 ? { of: filter } : {}),
            },
          ],
          until: {
            kind: 'untilEvent',
            on: {
              on: 'activate',
              player: who === 'opponents' ? 'opponent' : who,
              ...(filter.length > 0 ? { object: filter } : {}),
            },
          },
        },
      ]
    : undefined;
const becomesAlly = (figure: Value): Mod[] => [
  { mod: 'gain', prop: 'types', values: ['Ally'] },
  { mod: 'set', prop: 'power', value: figure },
  { mod: 'set', prop: 'life', value: figure },
];
/** Whoever activates it from elsewhere pays this and no reserve cost (2.3.1.10). */
const fromMemory = (amount: number, counter: string, condition: Condition) => [
  unsettled({
    kind: 'play',
    method: 'from memory',
    zone: 'memory',
    cost: [{ pay: 'removeCounters', of: 'champion', kind: counter, amount }],
    if: condition,
  }),
];

export const turning = [
  row('effect', 'negate all card activations', () => [negated(activations([]))]),
  row('effect', "negate all card activations you don't control", () => [
    negated(activations([{ not: { controller: 'you' } }])),
  ]),
  row('effect', 'negate all card activations targeting it|them', (_, { from }) => [
    negated(activations([{ targets: { in: anaphor(from) } }])),
  ]),
  row('activation', 'target trigger or <cards> activation that targets a|an <thing>', ({ cards, thing }, { from }) =>
    isCard(cards)
      ? targetOf(
          from,
          [
            { zone: 'effectsStack' },
            { any: [{ is: 'trigger' }, [{ is: 'cardActivation' }, ...cards.filter]] },
            { targets: thing.filter },
          ],
          ['activation'],
        )
      : undefined,
  ),
  row('effect', 'negate its activation unless its controller pays <price>', ({ price }, { from }) => [
    {
      do: 'pay',
      who: { controllerOf: anaphor(from, 'activation') },
      cost: [{ pay: 'reserve', amount: price }],
      then: [],
      else: [negated(anaphor(from, 'activation'))],
    },
  ]),
  row(
    'sentence',
    'negate <activation> unless its controller pays <price> . you may banish the card that had its activation negated this way',
    ({ activation, price }) => [
      {
        do: 'pay',
        who: { controllerOf: activation },
        cost: [{ pay: 'reserve', amount: price }],
        then: [],
        else: [{ do: 'may', then: [negated(activation, 'banishment')], else: [negated(activation)] }],
      },
    ],
    'Imperial Accord',
  ),
  row(
    'sentence',
    'negate each card activation that targets <source> unless its controller pays <price>',
    ({ source, price }, { from }) =>
      isSelf(source)
        ? [
            {
              do: 'forEach',
              of: activations([{ targets: { self: true } }]),
              as: `one ${from}`,
              effects: [
                {
                  do: 'pay',
                  who: { controllerOf: { saved: `one ${from}` } },
                  cost: [{ pay: 'reserve', amount: price }],
                  then: [],
                  else: [negated({ saved: `one ${from}` })],
                },
              ],
            },
          ]
        : undefined,
    'Diana, Moonpiercer',
  ),
  ...['digit', 'price'].flatMap((figure) => [
    row('effect', `the next <cards> <player> activates this turn costs <n:${figure}> more to activate`, (said) => {
      const { cards, player, n } = said as unknown as { cards: Described; player: Ref; n: number };
      return typeof player === 'object' ? nextDearer(player, cards, n) : undefined;
    }),
    row('effect', `the next <cards> your opponent activates this turn costs <n:${figure}> more to activate`, (said) => {
      const { cards, n } = said as unknown as { cards: Described; n: number };
      return nextDearer('opponents', cards, n);
    }),
    row(
      'effect',
      `the next <cards> your opponent activates this turn costs <n:${figure}> more to activate for every <word> <tally>`,
      (said) => {
        const { cards, n, word, tally } = said as unknown as {
          cards: Described;
          n: number;
          word: number;
          tally: Value;
        };
        return nextDearer('opponents', cards, n, { quotient: [tally, word], round: 'down' });
      },
      'Hemorrhaged Intimidation',
    ),
    row('static', `<cards> you activate with reserve cost <a:digit> cost <n:${figure}> more to activate`, (said) => {
      const { cards, a, n } = said as unknown as { cards: Described; a: number; n: number };
      return costlier(cards, a, n);
    }),
    row(
      'static',
      `as long as <condition> , <cards> you activate with reserve cost <a:digit> cost <n:${figure}> more to activate`,
      (said) => {
        const { condition, cards, a, n } = said as unknown as {
          condition: Condition;
          cards: Described;
          a: number;
          n: number;
        };
        return costlier(cards, a, n, condition);
      },
      'Unforgotten Will',
    ),
  ]),
  row(
    'paid',
    'banish <source> and put a|an <counter> counter on it . if you do , <clauses>',
    ({ source, counter, clauses }, { from }) =>
      isSelf(source)
        ? [
            { do: 'move', what: source, to: 'banishment', cause: 'banish', save: `gone ${from}` },
            { do: 'counters', what: { saved: `gone ${from}` }, kind: counter, amount: 1 },
            { do: 'if', if: { compare: [{ countOf: { saved: `gone ${from}` } }, '>=', 1] }, then: clauses },
          ]
        : undefined,
    'Unforgotten Will',
  ),
  // What has been hit and would die
  ...['a unit hit by', 'a|an <thing> hit by'].map((hit) =>
    row('static', `if ${hit} <source> this turn would die , banish it instead`, (said) => {
      const { source, thing } = said as unknown as { source: Ref; thing?: Described };
      const unit: FilterClause[] = thing?.filter ?? [{ has: ['types', ['Ally', 'Champion']] }];
      return isSelf(source)
        ? [
            unsettled({
              kind: 'replacement',
              on: 'move',
              object: [...unit, { happened: { on: 'hit', object: 'self' }, by: 'self' }],
              match: { from: 'field', to: 'graveyard' },
              change: { to: 'banishment' },
            }),
          ]
        : undefined;
    }),
  ),
  row(
    'static',
    "if one or more cards would enter a player 's graveyard while <condition> , banish them instead",
    ({ condition }) => [
      unsettled({
        kind: 'replacement',
        on: 'move',
        object: [{ not: { is: 'token' } }],
        match: { to: 'graveyard' },
        change: { to: 'banishment' },
        if: condition,
      }),
    ],
    'Sasha, Purifying Acolyte',
  ),
  row('static', "<source> can't wake up", ({ source }) =>
    isSelf(source)
      ? [
          unsettled({
            kind: 'replacement',
            on: 'status',
            object: 'self',
            match: { status: 'rested', on: false },
            instead: [],
          }),
        ]
      : undefined,
  ),
  row('static', '<source> may retaliate against attackers while not defending', ({ source }) =>
    isSelf(source)
      ? [unsettled({ kind: 'static', mods: [{ mod: 'ability', ability: { kind: 'keyword', keyword: 'ambush' } }] })]
      : undefined,
  ),
  // Traps are activated from the memory.
  ...['a|an <counter> counter', '<word> <counter> counters'].map((counters) =>
    row(
      'own',
      `if <condition> , you may remove ${counters} from your champion to activate this card from your memory without paying its reserve cost`,
      (said) => {
        const {
          condition,
          counter,
          word = 1,
        } = said as unknown as { condition: Condition; counter: string; word?: number };
        return { line: 'abilities', abilities: fromMemory(word, counter, condition) };
      },
      'Scorching Trap',
    ),
  ),
  // What it becomes
  row(
    'sentence',
    '<duration> , <object> becomes an ally in addition to its other types with base power and life <digit>',
    ({ duration, object, digit }) => lasting(object, becomesAlly(digit), duration),
    "Humpty Dumpty, Fate's Fall",
  ),
  row(
    'effect',
    '<object> becomes an ally in addition to its other types with base power and life equal to its reserve cost <duration>',
    ({ object, duration }) =>
      isOne(object) ? lasting(object, becomesAlly({ stat: 'cost', of: object }), duration) : undefined,
    'Scepter of Awakening',
  ),
  row('effect', 'ignore the elemental requirements of the next <cards> you activate this turn', ({ cards }) =>
    isCard(cards)
      ? [
          {
            do: 'modify',
            what: 'you',
            mods: [
              { mod: 'rule', rule: 'ignoresElements', ...(cards.filter.length > 0 ? { of: cards.filter } : {}) } as Mod,
            ],
            until: {
              kind: 'untilEvent',
              on: { on: 'activate', player: 'you', ...(cards.filter.length > 0 ? { object: cards.filter } : {}) },
            },
          },
        ]
      : undefined,
  ),
  // Swords that attack by themselves for a while
  row(
    'sentence',
    'choose any amount of <cards> from <place> and put them onto the field . <duration> , <thing> can attack as though they were allies',
    ({ cards, place, duration, thing }, { from }) => {
      const filter = isCard(cards) ? placed(cards.filter, place) : undefined;
      return (
        filter && [
          ...choose(`picked ${from}`, filter, upTo({ count: filter }), (what) => [
            { do: 'move', what, to: 'field', cause: 'effect', controller: 'you' },
          ]),
          {
            do: 'modify',
            what: { each: thing.filter },
            mods: [{ mod: 'rule', rule: 'attacksAsAlly' }],
            until: duration,
          },
        ]
      );
    },
    'Spirit Blade: Ensoul',
  ),
  row('sentence', '<a:clauses> and you may <b:clauses>', ({ a, b }) => {
    const [one, ...others] = b;
    return one?.do === 'choose' && others.length === 1 && one.min === 1 && one.max === 1
      ? [...a, { ...one, min: 0 }, ...others]
      : [...a, ...may(b)];
  }),
];

/** What is asked of the source where it lies banished: the ability functions there. */
const BANISHED = '["self",[{"zone":"banishment"}';
const costlier = ({ filter, card }: Described, cost: number, amount: number, condition?: Condition) =>
  card === true
    ? [
        unsettled({
          kind: 'static',
          affects: { players: 'you' },
          ...(condition === undefined ? {} : { if: condition }),
          ...(JSON.stringify(condition ?? '').includes(BANISHED) ? { zone: 'banishment' } : {}),
          mods: [
            {
              mod: 'cost',
              more: [{ pay: 'reserve', amount }],
              of: [...filter, { prop: ['costKind', 'reserve'] }, { prop: ['cost', cost] }],
            },
          ],
        }),
      ]
    : undefined;
