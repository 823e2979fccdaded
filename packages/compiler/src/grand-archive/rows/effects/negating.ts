/** Negating what waits on the Effects Stack (1.7.4.4.1, 2.1.9). */
import type { Cost, Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { targetOf } from '../../../references/making.js';
import { row } from '../../categories.js';
import { CHAMPION, eachOf, isCard, isSelf, LV, UP_TO_ONE } from '../shared.js';

type Negate = Extract<Effect, { do: 'counterOnStack' }>;
const negated = (what: Ref, to?: string): Negate => ({
  do: 'counterOnStack',
  what,
  ...(to === undefined ? {} : { to }),
});
/** Whoever controls it may pay for it. */
const unlessPaid = (what: Exclude<Ref, string>, cost: Cost[], more: { times?: Value; to?: string } = {}): Effect[] => {
  const { times, to } = more;
  return [
    {
      do: 'pay',
      who: { controllerOf: what },
      cost,
      ...(times === undefined ? {} : { times }),
      then: [],
      else: [negated(what, to)],
    },
  ];
};
/** All that something has triggered as it entered, where it waits. */
const enterTriggers = (source: Ref): Ref => ({
  each: [{ zone: 'effectsStack' }, { is: 'trigger' }, { triggerWord: 'on enter' }, { fromSource: [{ in: source }] }],
});
const waiting = (at: number, filter: FilterClause[]) =>
  targetOf(at, [{ zone: 'effectsStack' }, { is: 'cardActivation' }, ...filter], ['activation', 'card']);
/** Whoever controls it may let something happen instead. */
const unlessDone = (what: Exclude<Ref, string>, to: string | undefined, then: Effect[]): Effect[] => [
  { do: 'may', who: { controllerOf: what }, then, else: [negated(what, to)] },
];
const reserve = (amount: number): Cost[] => [{ pay: 'reserve', amount }];
/** Where the card goes. */
const AWAY: readonly (readonly [words: string, to: string | undefined])[] = [
  ['', undefined],
  [' . banish the card that had its activation negated this way', 'banishment'],
  [" . put the card that had its activation negated this way into its owner 's memory", 'memory'],
];

export const negating = [
  row('effect', 'negate <activation> if <condition>', ({ activation, condition }) => [
    { do: 'if', if: condition, then: [negated(activation)] },
  ]),
  row('effect', 'copy <activation> . you may choose new targets for the copy', ({ activation }) => [
    { do: 'copy', what: activation, newTargets: true },
  ]),
  row('activation', 'target <cards> activation', ({ cards }, { from }) =>
    isCard(cards)
      ? targetOf(from, [{ zone: 'effectsStack' }, { is: 'cardActivation' }, ...cards.filter], ['activation', 'card'])
      : undefined,
  ),
  row('activation', 'up to one target <cards> activation', ({ cards }, { from }) =>
    isCard(cards)
      ? targetOf(
          from,
          [{ zone: 'effectsStack' }, { is: 'cardActivation' }, ...cards.filter],
          ['activation', 'card'],
          UP_TO_ONE,
        )
      : undefined,
  ),
  ...['that targets', 'targeting'].flatMap((targets) => [
    row('activation', `target <cards> activation ${targets} a|an <thing>`, ({ cards, thing }, { from }) =>
      isCard(cards) ? waiting(from, [...cards.filter, { targets: thing.filter }]) : undefined,
    ),
    row('activation', `target <cards> activation ${targets} <object>`, ({ cards, object }, { from }) => {
      const filter = isSelf(object) ? [{ self: true as const }] : eachOf(object);
      return isCard(cards) && filter ? waiting(from, [...cards.filter, { targets: filter }]) : undefined;
    }),
  ]),
  row('activation', 'target activation or trigger that targets a|an <thing>', ({ thing }, { from }) =>
    targetOf(
      from,
      [{ zone: 'effectsStack' }, { any: [{ is: 'activation' }, { is: 'trigger' }] }, { targets: thing.filter }],
      ['activation'],
    ),
  ),
  row('activation', "target <cards> activation you don't control", ({ cards }, { from }) =>
    isCard(cards) ? waiting(from, [...cards.filter, { not: { controller: 'you' as const } }]) : undefined,
  ),
  ...AWAY.flatMap(([away, to]) => [
    row(
      away === '' ? 'effect' : 'sentence',
      `negate <activation> unless its controller has ~ deal <n> unpreventable damage to their champion${away}`,
      ({ activation, n }) =>
        unlessDone(activation, to, [
          {
            do: 'damage',
            amount: n,
            to: { each: [CHAMPION, { controller: { controllerOf: activation } }] },
            unpreventable: true,
          },
        ]),
    ),
    row(
      away === '' ? 'effect' : 'sentence',
      `negate <activation> unless its controller has you draw <n> cards${away}`,
      ({ activation, n }) => unlessDone(activation, to, [{ do: 'draw', who: 'you', count: n }]),
    ),
  ]),
  ...AWAY.flatMap(([away, to]) => [
    row(away === '' ? 'effect' : 'sentence', `negate <activation>${away}`, ({ activation }) => [
      negated(activation, to),
    ]),
    row(
      away === '' ? 'effect' : 'sentence',
      `negate <activation> unless its controller pays <price>${away}`,
      ({ activation, price }) => unlessPaid(activation, reserve(price), to === undefined ? {} : { to }),
    ),
    row(
      away === '' ? 'effect' : 'sentence',
      `negate <activation> unless its controller pays ( lv )${away}`,
      ({ activation }) => unlessPaid(activation, reserve(1), { times: LV, ...(to === undefined ? {} : { to }) }),
    ),
    row(
      'sentence',
      `negate <activation> unless its controller pays ( x ) [,] where x is <value>${away}`,
      ({ activation, value }) =>
        unlessPaid(activation, reserve(1), { times: value, ...(to === undefined ? {} : { to }) }),
    ),
  ]),
  row('effect', 'negate all on enter triggers from <object>', ({ object }) => [negated(enterTriggers(object))]),
  row(
    'effect',
    'negate all on enter triggers from <object> unless its controller pays <price>',
    ({ object, price }) => [
      {
        do: 'pay',
        who: { controllerOf: object },
        cost: reserve(price),
        then: [],
        else: [negated(enterTriggers(object))],
      },
    ],
    'Frostbitten Etui',
  ),
];
