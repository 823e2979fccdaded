/** Damage that is split, and what is given to each of several that were named before (2.9, 2.9.1.7). */
import type { Effect, FilterClause, Ref, Value } from '@arbiter/engine';
import { anaphor, target } from '../../../references/making.js';
import { row } from '../../categories.js';
import { END_OF_TURN, YOUR_CHAMPION } from '../shared.js';

/** At least 1 for each, so that no more are chosen than there is damage. */
function splitAmong(at: number, from: FilterClause[], total: Value): Effect[] {
  const [save, amount] = [`hurt ${at}`, `split ${at}`];
  return [
    { do: 'remember', as: amount, value: total },
    { do: 'choose', from, min: 0, max: { least: [{ count: from }, { number: amount }] }, save },
    { do: 'divide', among: { saved: save }, total: { number: amount } },
    { do: 'damage', amount: { division: true }, to: { saved: save } },
  ];
}
const shields = (entities: Ref, shield: Value): Effect => ({
  do: 'createReplacement',
  entities,
  shield,
  apart: true,
  replaces: { on: 'damage', prevent: true },
  until: END_OF_TURN,
});

export const split = [
  row('effect', 'choose any amount of <thing> and deal <n> damage split among them', ({ thing, n }, { from }) =>
    splitAmong(from, thing.filter, n),
  ),
  row(
    'effect',
    'choose any amount of <thing> and deal damage equal to <value> split among them',
    ({ thing, value }, { from }) => splitAmong(from, thing.filter, value),
  ),
  // Each of them is given a shield of its own (2.9.1.7.1).
  row(
    'effect',
    'prevent the next <n> damage that would be dealt to each of those <pluralKind> this turn',
    (said, { from }) => [shields(anaphor(from, said.pluralKind, true), said.n)],
  ),
  ...['this turn', 'until end of turn'].map((turn) =>
    row(
      'effect',
      `prevent the next <n> damage that would be dealt to <champion> and up to one other target <thing> ${turn}`,
      ({ n, champion, thing }, { from }) => [
        shields(champion, n),
        shields(target(from, { ...thing, filter: [...thing.filter, { not: [YOUR_CHAMPION].flat() }] }, { min: 0 }), n),
      ],
      'Veiled Gambit',
    ),
  ),
];
