/** The subscriptions of each connection: so many at once, each name once, and none longer than its connection. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.js';
import { tooMany } from '../security/rate-limiter.js';

const MAX_SUBSCRIPTIONS = 50;

export interface SubscriptionScope {
  app: FastifyInstance;
  token: string | undefined;
  /** The request that became the connection. */
  request: FastifyRequest;
  /** The client's name for this subscription. */
  id: string;
}

const open = new WeakMap<FastifyRequest, Map<string, AbortController>>();

/** Registers a subscription; the controller's signal ends it, and it is forgotten when it has ended. */
export function openSubscription({ app, request, id }: SubscriptionScope): AbortController {
  const mine = open.get(request) ?? ofConnection(request);
  if (mine.has(id))
    throw new ApiError('INVALID_INPUT', `a subscription with the id ${JSON.stringify(id)} is open already`);
  if (mine.size >= MAX_SUBSCRIPTIONS)
    throw new ApiError('RATE_LIMITED', `at most ${MAX_SUBSCRIPTIONS} subscriptions in one connection`);
  const refused = app.limiter.take('call', app.clients.of(request.raw));
  if (refused) throw tooMany(refused);
  const stop = new AbortController();
  mine.set(id, stop);
  stop.signal.addEventListener('abort', () => mine.delete(id), { once: true });
  // A connection that was gone before will not say so again.
  if (request.raw.socket.destroyed) stop.abort();
  return stop;
}

function ofConnection(request: FastifyRequest): Map<string, AbortController> {
  const mine = new Map<string, AbortController>();
  open.set(request, mine);
  request.raw.socket.once('close', () => {
    for (const stop of [...mine.values()]) stop.abort();
  });
  return mine;
}

/** The entries as a subscription's results; ending it also wakes what waits for the next entry. */
export function asResults<T>(
  entries: AsyncGenerator<T> | undefined,
  stop: AbortController,
): AsyncIterableIterator<{ gameEvents: T }> {
  const results = (async function* () {
    try {
      for await (const entry of entries ?? []) yield { gameEvents: entry };
    } finally {
      stop.abort();
    }
  })();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => results.next(),
    return: () => {
      stop.abort();
      return results.return(undefined);
    },
  };
}
