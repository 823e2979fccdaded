/** Tells what runs in the background that somebody is being served, from when a request has arrived until it is answered. */
import plugin from 'fastify-plugin';
import type { Quiet } from '../services/quiet.js';

/** These go on for hours, and wait nearly all the time. */
const isStream = (url: string | undefined): boolean => url?.endsWith('/stream') ?? false;

export const quietHours = plugin(async (app, { quiet }: { quiet: Quiet }) => {
  // A body that takes its time to arrive computes nothing; before this hook it has been read.
  app.addHook('preValidation', (request, reply, next) => {
    if (!isStream(request.routeOptions.url) && request.headers.upgrade === undefined) {
      const end = quiet.begin();
      reply.raw.once('finish', end).once('close', end);
    }
    next();
  });
});
