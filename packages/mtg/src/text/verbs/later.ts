/** What an ability has happen later: once, or each time for a while (603.7). */

import { canonical, type Effect } from '@arbiter/engine';
import { either, type Say, UNSAID } from '../say.js';

type Delayed = Extract<Effect, { do: 'delayed' }>;
/** "At the beginning of the next end step, …": once, later (603.7). */
export function delayedText({ on, effects, repeat, until, nextTurn }: Delayed, say: Say): string {
  if (repeat) return until === undefined || nextTurn ? UNSAID : eachTimeText([on], effects, until, say);
  const moments = nextTurn ? NEXT_TURN : LATER;
  const when = until === undefined ? moments[canonical(on)] : undefined;
  if (when !== undefined)
    return say.ways(
      () => `${when}, ${say.effects(effects, 'sentence')}`,
      () => `${say.effects(effects, 'sentence')} ${when}`,
    );
  if (nextTurn) return UNSAID;
  if (until === undefined && canonical(on) === THEIR_UPKEEP) return theirUpkeep(effects, say);
  const dies = canonical(on) === DIES_LATER && until !== undefined && canonical(until) === '{"kind":"endOfTurn"}';
  return dies
    ? `when ${say.object({ saved: 'target' }, 'asked')} dies this turn, ${say.effects(effects, 'sentence')}`
    : UNSAID;
}
/** Two that do the same, each time one thing or another happens. */
export function eitherTime(
  [one, other, third]: readonly Effect[],
  say: Say,
): { said: string; count: number } | undefined {
  if (one?.do !== 'delayed' || other?.do !== 'delayed' || third?.do === 'delayed') return undefined;
  const { on, effects, repeat, until } = one;
  if (!repeat || until === undefined) return undefined;
  if (canonical(one) !== canonical({ do: 'delayed', on, effects, repeat, until })) return undefined;
  if (canonical({ ...one, on: null }) !== canonical({ ...other, on: null })) return undefined;
  return { said: eachTimeText([on, other.on], effects, until, say), count: 2 };
}
/** "Whenever a creature dies this turn, you gain 1 life", "until your next turn, whenever …": each time, for a while (603.7c). */
function eachTimeText(
  on: Delayed['on'][],
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
  [canonical({ on: 'step', player: 'you', match: { step: 'upkeep' } }), 'at the beginning of your next upkeep'],
  [canonical({ on: 'step', match: { step: 'endOfCombat' } }), 'at end of combat'],
]);
const NEXT_TURN: { [on: string]: string } = {
  [canonical({ on: 'step', match: { step: 'upkeep' } })]: "at the beginning of the next turn's upkeep",
};
const THEIR_UPKEEP = canonical({ on: 'step', player: { ownerOf: { saved: 'it' } }, match: { step: 'upkeep' } });
/** "Return it to the battlefield under its owner's control at the beginning of their next upkeep": its owner was spoken of. */
function theirUpkeep(effects: readonly Effect[], say: Say): string {
  const [move, ...more] = effects;
  if (move?.do !== 'move' || move.to !== 'battlefield' || move.controller !== undefined || more.length > 0)
    return UNSAID;
  return `${say.effects(effects, 'sentence')} at the beginning of their next upkeep`;
}
const DIES_LATER = canonical({
  on: 'move',
  object: [{ in: { saved: 'target' } }],
  match: { from: 'battlefield', to: 'graveyard' },
});
