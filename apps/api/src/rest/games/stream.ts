/** Server-sent events: one message per version, its id the version, so that a reconnecting client goes on where it was. */

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../errors.js';
import { streamQuery } from '../../schemas/games.js';
import { faultAt } from '../../schemas/parse.js';
import type { LogEntry } from '../../services/log.js';
import { bearer, gameParams, problems, streamHeaders, welcome } from '../request.js';

const messages = {
  description: 'One message for each version: `id` is the version, `data` the entry of the log as JSON (`LogEntry`)',
  content: { 'text/event-stream': { schema: z.string() } },
};
const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2000;
/** Streams of one address at a time. */
const MOST_STREAMS = 1000;

export const stream: FastifyPluginAsyncZod = async (app) => {
  const open = new Map<AbortController, string>();
  app.addHook('preClose', async () => {
    for (const controller of open.keys()) controller.abort();
  });

  app.get(
    '/games/:id/stream',
    {
      schema: {
        operationId: 'stream',
        summary: 'What happens, as it happens (server-sent events)',
        description:
          'Ends when the game is over; a reconnecting client then gets 204, which tells an EventSource to stop.',
        tags: ['games'],
        security: welcome,
        params: gameParams,
        querystring: streamQuery,
        headers: streamHeaders,
        response: {
          200: messages,
          204: z.null().describe('The game is over and everything was sent'),
          ...problems(401, 404),
        },
      },
    },
    async (request, reply) => {
      if ([...open.values()].filter((ip) => ip === request.ip).length >= MOST_STREAMS)
        throw new ApiError('RATE_LIMITED', `at most ${MOST_STREAMS} streams at a time`);
      const controller = new AbortController();
      const { ticket, after } = request.query;
      const from = lastEventId(request.headers['last-event-id']) ?? after;
      const entries = await app.services.log.stream(
        request.params.id,
        { token: ticket === undefined ? bearer(request) : undefined, ticket, after: from },
        controller.signal,
      );
      if (!entries) return reply.code(204).send(null);
      reply.hijack();
      open.set(controller, request.ip);
      reply.raw.once('close', () => controller.abort());
      reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...STREAM_HEADERS });
      await send(reply.raw, entries, controller.signal)
        .catch((error: unknown) => request.log.error({ err: error }, 'a stream broke'))
        .finally(() => {
          open.delete(controller);
          reply.raw.end();
        });
    },
  );
};

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: 'Authorization',
  'x-accel-buffering': 'no',
  // A connection that could be used again would keep the service from stopping.
  connection: 'close',
};

async function send(response: ServerResponse, entries: AsyncGenerator<LogEntry>, signal: AbortSignal): Promise<void> {
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  try {
    response.write(`retry: ${RETRY_MS}\n\n`);
    for await (const entry of entries) {
      const message = `id: ${entry.version}\ndata: ${JSON.stringify(entry)}\n\n`;
      // A slow reader is waited for, so that nothing piles up here.
      if (!response.write(message)) await once(response, 'drain', { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  } finally {
    clearInterval(heartbeat);
  }
}

function lastEventId(header: string | string[] | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  if (typeof header === 'string' && /^(-1|\d{1,9})$/.test(header)) return Number(header);
  throw faultAt('Last-Event-ID', 'must be a version');
}
