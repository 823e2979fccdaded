/** Players of whom something is true in this turn: who lost life, who was dealt damage (608.2i). */
import type { FilterClause, Ref, TriggerPattern } from '@arbiter/engine';
import { row } from '../categories.js';
import { mentioned, targetOf } from '../nouns.js';

const DEEDS: [words: string, on: TriggerPattern][] = [
  ['lost life this turn', { on: 'stat', player: 'you', match: { stat: 'life', gain: false } }],
  ['gained life this turn', { on: 'stat', player: 'you', match: { stat: 'life', gain: true } }],
  ['was dealt damage this turn', { on: 'damage', player: 'you' }],
  ['was dealt combat damage this turn', { on: 'damage', player: 'you', match: { combat: true } }],
  ['was dealt damage by <source> this turn', { on: 'damage', source: 'self', player: 'you' }],
  [
    'was dealt combat damage by <source> this turn',
    { on: 'damage', source: 'self', player: 'you', match: { combat: true } },
  ],
  ['attacked this turn', { on: 'attackers', player: 'you' }],
];
const WHO = [
  ['player', 'any'],
  ['opponent', 'opponent'],
] as const;
const those = (player: 'any' | 'opponent', happenedFor: TriggerPattern): FilterClause[] => [
  { player },
  { happenedFor },
];
const kinds = (player: 'any' | 'opponent'): string[] => ['player', ...(player === 'opponent' ? ['opponent'] : [])];

export const playersThisTurn = DEEDS.flatMap(([words, on]) => [
  ...WHO.flatMap(([word, player]) => [
    row(
      'player',
      `target ${word} who ${words}`,
      (_, { from }) => targetOf(from, those(player, on), kinds(player)),
      'Rix Maadi Guildmage',
    ),
    row('player', `each ${word} who ${words}`, (_, { from }) =>
      mentioned(from, { each: those(player, on) }, kinds(player), true),
    ),
  ]),
  row(
    'suffix',
    `whose controller ${words}`,
    () => [{ controller: { each: those('any', on) } as Ref }],
    'Steel Hellkite',
  ),
]);
