/** What an ability has happen later: once, or each time for a while (603.7). */

import { canonical, type Effect } from '@arbiter/engine';
import { either, type Say, UNSAID } from '../say.js';

type Delayed = Extract<Effect, { do: 'delayed' }>;
/** "At the beginning of the next end step, …": once, later (603.7). */
export function delayedText({ on, effects, repeat, until }: Delayed, say: Say): string {
  if (repeat) return until === undefined ? UNSAID : eachTimeText(on, effects, until, say);
  const when = until === undefined ? LATER[canonical(on)] : undefined;
  if (when !== undefined)
    return say.ways(
      () => `${when}, ${say.effects(effects, 'sentence')}`,
      () => `${say.effects(effects, 'sentence')} ${when}`,
    );
  const dies = canonical(on) === DIES_LATER && until !== undefined && canonical(until) === '{"kind":"endOfTurn"}';
  return dies
    ? `when ${say.object({ saved: 'target' }, 'asked')} dies this turn, ${say.effects(effects, 'sentence')}`
    : UNSAID;
}
/** "Whenever a creature dies this turn, you gain 1 life", "until your next turn, whenever …": each time, for a while (603.7c). */
function eachTimeText(
  on: Delayed['on'],
  effects: Delayed['effects'],
  until: NonNullable<Delayed['until']>,
  say: Say,
): string {
  const { when, then } = say.later(on, effects);
  switch (canonical(until)) {
    case '{"kind":"endOfTurn"}':
      return either(`${when} this turn, ${then}`, `until end of turn, ${when}, ${then}`);
    case '{"kind":"untilStep","of":"you","step":"untap"}':
      return `until your next turn, ${when}, ${then}`;
    default:
      return UNSAID;
  }
}
const LATER: { [on: string]: string } = Object.fromEntries([
  [canonical({ on: 'step', match: { step: 'end' } }), 'at the beginning of the next end step'],
  [canonical({ on: 'step', player: 'you', match: { step: 'end' } }), 'at the beginning of your next end step'],
  [canonical({ on: 'step', match: { step: 'upkeep' } }), "at the beginning of the next turn's upkeep"],
  [canonical({ on: 'step', player: 'you', match: { step: 'upkeep' } }), 'at the beginning of your next upkeep'],
  [canonical({ on: 'step', match: { step: 'endOfCombat' } }), 'at end of combat'],
]);
const DIES_LATER = canonical({
  on: 'move',
  object: [{ in: { saved: 'target' } }],
  match: { from: 'battlefield', to: 'graveyard' },
});
