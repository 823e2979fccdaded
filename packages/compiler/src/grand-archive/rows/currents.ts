/** Agility, and the mastery of the Shifting Currents with its directions (2.11.7.15.2). */
import type { Effect } from '@arbiter/engine';
import { asBody, unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';

type Direction = 'north' | 'east' | 'south' | 'west';
const DIRECTIONS: readonly Direction[] = ['north', 'east', 'south', 'west'];
/** Where it is turned, as its player chooses. */
const TURNS = [
  ['a different direction', 'different'],
  ['an adjacent direction', 'adjacent'],
] as const;
/** "When you change it so": an ability of its own, with targets of its own. */
const reflexive = (effects: Effect[]): Effect[] => [
  { do: 'reflexive', ability: asBody(unsettled({ kind: 'spell', effects })) },
];

export const currents = [
  row('condition', 'you have agility', () => ({ is: ['you', { is: 'agility' }] }), 'Sinister Composure'),
  row('condition', "you don't have agility", () => ({ not: { is: ['you', { is: 'agility' }] } })),

  ...DIRECTIONS.map((name) => row('direction', name, () => name)),
  // What is done hangs on where they face.
  row('facing', '<direction>', ({ direction }) => [direction]),
  row('facing', '<a:direction> or <b:direction>', ({ a, b }) => [a, b]),
  row('facings', '• <facing> — <effects> [.]', ({ facing, effects }) => [{ do: 'if', if: { facing }, then: effects }]),
  ...['.', ''].map((stop) =>
    row('facings', `• <facing> — <effects> ${stop} <facings>`, ({ facing, effects, facings }) => [
      { do: 'if', if: { facing }, then: effects },
      ...facings,
    ]),
  ),
  row(
    'actionLine',
    "depending on your shifting currents ' direction — <facings>",
    ({ facings }) => ({ line: 'effects', effects: facings }),
    'Incantation of Prosperity',
  ),
  row('effect', 'you gain the shifting currents mastery', () => [{ do: 'mastery', name: 'Shifting Currents' }]),
  row('condition', 'your shifting currents face <direction>', ({ direction }) => ({ facing: [direction] })),
  row('condition', 'your shifting currents face <a:direction> or <b:direction>', ({ a, b }) => ({ facing: [a, b] })),
  row(
    'trigger',
    'whenever your shifting currents change from facing <a:direction> to <b:direction>',
    ({ a, b }) => ({ on: { on: 'shift', player: 'you', match: { from: a, to: b } }, mentions: [] }),
    'Hydroguard Retainer',
  ),
  row('trigger', 'whenever your shifting currents change directions', () => ({
    on: { on: 'shift', player: 'you' },
    mentions: [],
  })),
  row('trigger', 'whenever your shifting currents change to facing the opposite direction', () => ({
    on: { on: 'shift', player: 'you', match: { turn: 'opposite' } },
    mentions: [],
  })),
  ...TURNS.flatMap(([words, to]) => [
    row('effect', `change the direction of your shifting currents to ${words} of your choice`, () => [
      { do: 'shift', to },
    ]),
    row(
      'sentence',
      `you may change the direction of your shifting currents to ${words} of your choice . when you change it from facing <a:direction> to <b:direction> this way , <clauses>`,
      ({ a, b, clauses }) => [
        { do: 'may', then: [{ do: 'shift', to, turned: { from: a, to: b }, then: reflexive(clauses) }] },
      ],
      'Solar Providence',
    ),
  ]),
];
