/** Plays games in a thread of its own, those of several jobs in turn, so that the service goes on answering. */
import { setImmediate as nextRound } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { rulesets } from '../rulesets.js';
import { type LineTally, type RolloutJob, rollouts, TooMuch } from './play.js';

/** What the service says to the worker, and what the worker answers. */
export type ToWorker = { id: number; job: RolloutJob } | { id: number; stop: true };
export type FromWorker = { id: number } & (
  | { decisions: number }
  | { tallies: LineTally[] }
  | { tooMuch: string }
  | { failed: string }
);

const running = new Map<number, Generator<number, LineTally[]>>();
let busy = false;
const say = (message: FromWorker): void => parentPort?.postMessage(message);

/** Plays a part of a job. @returns what there is to tell */
function step(id: number, games: Generator<number, LineTally[]>): FromWorker {
  try {
    const { done, value } = games.next();
    if (!done) return { id, decisions: value };
    running.delete(id);
    return { id, tallies: value };
  } catch (error) {
    running.delete(id);
    if (error instanceof TooMuch) return { id, tooMuch: error.message };
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  while (running.size > 0)
    for (const [id, games] of running) {
      say(step(id, games));
      // Whoever has gone is heard of between two steps.
      await nextRound();
    }
  busy = false;
}

parentPort?.on('message', (message: ToWorker) => {
  if ('stop' in message) running.delete(message.id);
  else {
    const ruleset = rulesets[message.job.ruleset];
    if (ruleset) {
      running.set(message.id, rollouts(ruleset, message.job));
      void work();
    } else say({ id: message.id, failed: `no ruleset ${message.job.ruleset}` });
  }
});
