/** What is done later: abilities that trigger once, at a step or as something happens in the turn (603.7). */
import type { Effect, TriggerPattern } from '@arbiter/engine';
import { gap, row } from '../../categories.js';
import { anaphor } from '../../nouns.js';

const later = (
  on: TriggerPattern,
  effects: Effect[],
  more: { repeat?: true; thisTurn?: true } = {},
): Effect[] | undefined => {
  // An ability that something else makes is made when that is carried out, and knows nothing of this one.
  if (effects.some((effect) => effect.do === 'delayed')) return undefined;
  const { repeat, thisTurn } = more;
  return [
    {
      do: 'delayed',
      on,
      effects,
      ...(repeat ? { repeat } : {}),
      ...(thisTurn ? { until: { kind: 'endOfTurn' as const } } : {}),
    },
  ];
};
const step = (name: string, player?: 'you'): TriggerPattern => ({
  on: 'step',
  ...(player ? { player } : {}),
  match: { step: name },
});

export const laters = [
  row('moment', 'at the beginning of the next end step', () => step('end')),
  row('moment', 'at the beginning of your next end step', () => step('end', 'you')),
  row('moment', 'at the beginning of your next upkeep', () => step('upkeep', 'you')),
  row('moment', 'at end of combat', () => step('endOfCombat')),
  gap('moment', "at the beginning of the next turn 's upkeep", 'a step of the next turn', 'Portent'),
  row('sentence', '<effect> <moment>', ({ effect, moment }) => later(moment, effect)),
  row('sentence', '<moment> , <clauses>', ({ moment, clauses }) => later(moment, clauses)),
  row('sentence', 'when that <kind> dies this turn , <clauses>', ({ kind, clauses }, { from }) =>
    later(
      { on: 'move', object: [{ in: anaphor(from, kind) }], match: { from: 'battlefield', to: 'graveyard' } },
      clauses,
      { thisTurn: true },
    ),
  ),
];
