/** What a clock has done when nobody moves in time: a job for each game, which its next move replaces. */
import type { JobChange } from '../jobs/add.js';
import { type Clock, nextDue } from './clock.js';

const keyOf = (game: string): string => `clock:${game}`;

/**
 * What is to be done for a clock at a version.
 * @param clock undefined: the game is over
 */
export function clockJobs(game: string, version: number, clock: Clock | undefined): JobChange[] {
  const due = clock && nextDue(clock);
  // Where an opponent must claim it nobody else acts.
  if (due === undefined || clock?.terms.onTimeout === 'claim') return [{ key: keyOf(game) }];
  return [{ task: 'deadline', payload: { game, version }, runAt: new Date(due), key: keyOf(game) }];
}
