/**
 * Lets what computes begin one at a time, each in a round of the event loop of its own, the clients in turn: between two of
 * them everything else that has arrived is answered, and whoever asks for much waits behind whoever asks for little.
 */
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../errors.js';
import type { Turn } from '../games/turn.js';

declare module 'fastify' {
  interface FastifyInstance {
    turns: Turns;
  }
  interface FastifyContextConfig {
    /** The route runs rules while everything else waits, before it awaits anything. */
    computes?: boolean;
  }
}

/** Calls of one client that wait at a time; each holds what it was sent. */
const MAX_WAITING = 2000;

interface Waiting {
  begin: () => void;
  refuse: (error: ApiError) => void;
  isGone: () => boolean;
}

export class Turns {
  readonly #waiting = new Map<string, Waiting[]>();
  #planned = false;

  constructor(readonly most = MAX_WAITING) {}

  /**
   * Resolves when it is this client's turn.
   * @param isGone whether nobody waits for the answer any more: then nothing is computed, and the turn is refused
   */
  next(client: string, isGone = (): boolean => false): Promise<void> {
    return new Promise((begin, refuse) => {
      const mine = this.#waiting.get(client) ?? [];
      if (mine.length >= this.most) {
        refuse(new ApiError('RATE_LIMITED', `at most ${this.most} calls of one address wait for their turn at a time`));
        return;
      }
      mine.push({ begin, refuse, isGone });
      this.#waiting.set(client, mine);
      this.#plan();
    });
  }

  /** The turns of a request: of its client's, as long as its connection lasts. */
  of(request: FastifyRequest): Turn {
    const { socket } = request.raw;
    // Whoever has closed their half of the connection gets no answer either: the server ends its own then.
    const isGone = (): boolean => socket.destroyed || socket.writableEnded;
    return () => this.next(request.server.clients.of(request.raw), isGone);
  }

  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    setImmediate(() => {
      this.#planned = false;
      const next = this.#next();
      if (this.#waiting.size > 0) this.#plan();
      next?.begin();
    });
  }

  #next(): Waiting | undefined {
    for (const [client, queue] of this.#waiting) {
      const next = this.#firstHere(queue);
      // At the end of the line again: a Map keeps the order in which keys were added.
      this.#waiting.delete(client);
      if (queue.length > 0) this.#waiting.set(client, queue);
      if (next) return next;
    }
    return undefined;
  }

  /** The first whose client is still there; those before it have gone. */
  #firstHere(queue: Waiting[]): Waiting | undefined {
    for (let one = queue.shift(); one; one = queue.shift()) {
      if (!one.isGone()) return one;
      one.refuse(new ApiError('UNAVAILABLE', 'the connection was closed before it was its turn'));
    }
    return undefined;
  }
}

export const turns = plugin(async (app, { queue }: { queue: Turns }) => {
  app.decorate('turns', queue);
  app.addHook('preHandler', async (request: FastifyRequest) => {
    if (request.routeOptions.config.computes) await app.turns.of(request)();
  });
});
