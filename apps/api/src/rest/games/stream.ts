/** Server-sent events: one message per version, its id the version, so that a reconnecting client goes on where it was. */

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../errors.js';
import { streamQuery } from '../../schemas/games.js';
import { faultAt } from '../../schemas/parse.js';
import { PerClient } from '../../security/addresses.js';
import type { LogEntry } from '../../services/log.js';
import { bearer, gameParams, problems, streamHeaders, welcome } from '../request.js';

const messages = {
  description: 'One message for each version: `id` is the version, `data` the entry of the log as JSON (`LogEntry`)',
  content: { 'text/event-stream': { schema: z.string() } },
};
const HEARTBEAT_MS = 15_000;
/** A client that has read nothing for so many heartbeats is let go. */
const MAX_UNREAD = 4;
const RETRY_MS = 2000;
/** Streams of one client at a time. */
const MAX_STREAMS = 1000;

/** The streams that are open; each ends with its connection, or when the service closes. */
export class OpenStreams {
  readonly #open = new Set<AbortController>();
  readonly #streaming = new WeakSet<Socket>();
  readonly #perClient = new PerClient(MAX_STREAMS);

  /** Counts a stream from before anything is awaited for it; aborting it gives all back. */
  begin(socket: Socket, client: string): AbortController {
    // Its answer would wait for the end of the first stream.
    if (this.#streaming.has(socket)) throw new ApiError('INVALID_INPUT', 'this connection has a stream already');
    const giveBack = this.#perClient.take(client);
    if (!giveBack) throw new ApiError('RATE_LIMITED', `at most ${MAX_STREAMS} streams at a time`);
    const stop = new AbortController();
    const abort = (): void => stop.abort();
    this.#open.add(stop);
    this.#streaming.add(socket);
    // The response hears of the end of its connection only once it is its turn; the socket always does.
    socket.once('close', abort);
    stop.signal.addEventListener('abort', () => {
      giveBack();
      this.#open.delete(stop);
      this.#streaming.delete(socket);
      socket.removeListener('close', abort);
    });
    if (socket.destroyed) stop.abort();
    return stop;
  }

  get count(): number {
    return this.#open.size;
  }

  close(): void {
    for (const stop of this.#open) stop.abort();
  }
}

/** Takes the connection over and sends what comes. */
export async function hijack<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  entries: AsyncIterable<T>,
  signal: AbortSignal,
  form: Form<T>,
): Promise<void> {
  reply.hijack();
  if (signal.aborted) return;
  const headers = { ...STREAM_HEADERS, 'content-type': form.type };
  reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
  const { socket } = request.raw;
  await sendEntries(reply.raw, entries, signal, { cut: () => socket.destroy(), form }).catch((error: unknown) =>
    request.log[error instanceof ApiError ? 'info' : 'error']({ err: error }, 'a stream broke'),
  );
  reply.raw.end();
}

export const stream: FastifyPluginAsyncZod<{ streams: OpenStreams }> = async (app, { streams }) => {
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
          ...problems(404),
        },
      },
    },
    async (request, reply) => {
      const { ticket, after, text } = request.query;
      const from = lastEventId(request.headers['last-event-id']) ?? after;
      const token = ticket === undefined ? bearer(request) : undefined;
      const stop = streams.begin(request.raw.socket, app.clients.of(request.raw));
      try {
        const query = { token, ticket, after: from, text, turn: app.turns.of(request) };
        const entries = await app.services.log.stream(request.params.id, query, stop.signal);
        if (!entries) return reply.code(204).send(null);
        await hijack(request, reply, entries, stop.signal, OF_VERSIONS);
      } finally {
        stop.abort();
      }
    },
  );
};

const STREAM_HEADERS = {
  'cache-control': 'private, no-store',
  vary: 'Authorization',
  'x-accel-buffering': 'no',
  // A connection that could be used again would keep the service from stopping.
  connection: 'close',
};

/** How a stream is written. */
export interface Form<T> {
  type: string;
  /** What comes first. */
  opening: string;
  /** What shows that the connection stands. */
  heartbeat: string;
  write: (entry: T) => string;
}

/** Server-sent events. */
export const asEvents = <T>(idOf: (entry: T) => string | number): Form<T> => ({
  type: 'text/event-stream; charset=utf-8',
  opening: `retry: ${RETRY_MS}\n\n`,
  heartbeat: ': still here\n\n',
  write: (entry) => `id: ${idOf(entry)}\ndata: ${JSON.stringify(entry)}\n\n`,
});
const OF_VERSIONS = asEvents<LogEntry>(({ version }) => version);

/**
 * Sends the entries as they come, and a heartbeat meanwhile, until they end or `signal` is aborted.
 * @param heartbeatMs milliseconds between heartbeats; a client that reads nothing for four of them is cut off
 */
export async function sendEntries<T = LogEntry>(
  response: ServerResponse,
  entries: AsyncIterable<T>,
  signal: AbortSignal,
  {
    cut,
    heartbeatMs = HEARTBEAT_MS,
    form = OF_VERSIONS as unknown as Form<T>,
  }: { cut: () => void; heartbeatMs?: number; form?: Form<T> },
): Promise<void> {
  let unread = 0;
  const heartbeat = setInterval(() => {
    if (!response.writableNeedDrain) {
      unread = 0;
      if (!signal.aborted) response.write(form.heartbeat);
    } else if (++unread >= MAX_UNREAD) cut();
  }, heartbeatMs);
  try {
    // Also where nothing comes first the client is told at once that it is being served.
    if (form.opening === '') response.flushHeaders();
    else response.write(form.opening);
    for await (const entry of entries) {
      if (signal.aborted) return;
      // A slow reader is waited for, so that nothing piles up here.
      if (!response.write(form.write(entry))) await once(response, 'drain', { signal }).catch(() => undefined);
      unread = 0;
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
