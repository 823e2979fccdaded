/** Says 503 rather than falling ever further behind. */
import underPressure from '@fastify/under-pressure';
import plugin from 'fastify-plugin';
import { ApiError } from '../errors.js';

// Far beyond what a busy machine does to a healthy service: a slow answer beats none.
const MAX_EVENT_LOOP_DELAY_MS = 15_000;
/** What is measured at first is how long the start took. */
const SETTLING_MS = 2500;

export const loadGuard = plugin(async (app, options: { maxDelayMs?: number | undefined }) => {
  let listeningSince = 0;
  app.addHook('onListen', async () => {
    listeningSince = Date.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: options.maxDelayMs ?? MAX_EVENT_LOOP_DELAY_MS,
    retryAfter: 2,
    pressureHandler: (_request, _reply, _type, delay) => {
      // Where a second went by without the loop coming round once, nothing was measured, and infinity is told.
      if (delay === Number.POSITIVE_INFINITY) return;
      if (Date.now() - listeningSince < SETTLING_MS) return;
      throw new ApiError('UNAVAILABLE', 'the service is overloaded; try again in a moment');
    },
  });
});
