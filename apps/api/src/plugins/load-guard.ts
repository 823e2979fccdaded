/** Says 503 rather than falling ever further behind. */
import underPressure from '@fastify/under-pressure';
import plugin from 'fastify-plugin';
import { ApiError } from '../errors.js';

// Far beyond what a busy machine does to a healthy service: a slow answer beats none.
const MAX_EVENT_LOOP_DELAY_MS = 15_000;
/** What is measured at first is how long the start took. */
const SETTLING_MS = 2500;

/**
 * Whether a delay of the event loop means that there is too much to do.
 * @param delayMs what was measured of the last second; infinity where the loop did not come round once in it, so that
 * nothing was measured: a process that was stopped and goes on again has nothing to refuse
 * @param listeningMs how long the service has been listening
 */
export const isOverload = (delayMs: number | undefined, listeningMs: number): boolean =>
  delayMs !== Number.POSITIVE_INFINITY && listeningMs >= SETTLING_MS;

export const loadGuard = plugin(async (app, options: { maxDelayMs?: number | undefined }) => {
  let listeningSince = 0;
  app.addHook('onListen', async () => {
    listeningSince = Date.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: options.maxDelayMs ?? MAX_EVENT_LOOP_DELAY_MS,
    retryAfter: 2,
    pressureHandler: (_request, _reply, _type, delay) => {
      if (isOverload(delay, Date.now() - listeningSince))
        throw new ApiError('UNAVAILABLE', 'the service is overloaded; try again in a moment');
    },
  });
});
