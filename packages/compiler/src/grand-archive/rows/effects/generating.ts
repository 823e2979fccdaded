/** Cards that are generated: they come from outside of the game, by their names (2.11.7.15.2). */
import type { Effect, Ref, Value } from '@arbiter/engine';
import { row } from '../../categories.js';
import { isOne, withX } from '../shared.js';

/** Those that are played as they are printed: another would be generated as nothing. */
const GENERATED = [
  'Arcane Blast',
  'Bolt of Diamonds',
  'Cosmic Bolt',
  'Creeping Torment',
  'Icebound Slam',
  'Refurbish',
  'Rile the Abyss',
];
type Zone = NonNullable<Extract<Effect, { do: 'generate' }>['to']>;
const generate = (named: string, to: Zone, count: Value = 1, more: { attached?: Ref } = {}): Effect => ({
  do: 'generate',
  named,
  ...(count === 1 ? {} : { count }),
  to,
  ...more,
});
/** As many as one chooses, up to so many. */
const upTo = (at: number, most: Value, named: string, to: Zone): Effect[] => [
  { do: 'number', as: `made ${at}`, max: most },
  generate(named, to, { number: `made ${at}` }),
];
const PILES = ['hand', 'memory'] as const;

export const generating = [
  ...GENERATED.map((name) => row('generated', name.toLowerCase(), () => name)),
  ...PILES.flatMap((to) => [
    row('effect', `generate a|an <generated> card and put it into your ${to}`, ({ generated }) => [
      generate(generated, to),
    ]),
    row('effect', `generate up to <n> <generated> cards and put them into your ${to}`, ({ n, generated }, { from }) =>
      upTo(from, n, generated, to),
    ),
  ]),
  row(
    'effect',
    "generate a|an <generated> card and put it on the bottom of <object> 's lineage",
    ({ generated, object }) => (isOne(object) ? [generate(generated, 'lineage', 1, { attached: object })] : undefined),
    'Diana, Duskstalker',
  ),
  row(
    'sentence',
    'generate up to <n> <generated> cards and shuffle them into your deck . x is <value>',
    ({ n, generated, value }, { from }) => {
      const most = withX(n, value);
      return most === undefined
        ? undefined
        : [...upTo(from, most, generated, 'mainDeck'), { do: 'shuffle', who: 'you' }];
    },
    'Polaris, Twinkling Cauldron',
  ),
];
