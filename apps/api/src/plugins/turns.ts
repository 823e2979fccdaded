/**
 * Lets what computes begin one at a time, each in a round of the event loop of its own, the clients in turn: between two of
 * them everything else that has arrived is answered, and whoever asks for much waits behind whoever asks for little.
 */
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    turns: Turns;
  }
  interface FastifyContextConfig {
    /** The route runs rules while everything else waits. */
    computes?: boolean;
  }
}

export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>();
  #planned = false;

  /** Resolves when it is this client's turn. */
  next(client: string): Promise<void> {
    return new Promise((begin) => {
      const mine = this.#waiting.get(client);
      if (mine) mine.push(begin);
      else this.#waiting.set(client, [begin]);
      this.#plan();
    });
  }

  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    setImmediate(() => {
      this.#planned = false;
      const [first] = this.#waiting;
      if (!first) return;
      const [client, queue] = first;
      const begin = queue.shift();
      // At the end of the line again: a Map keeps the order in which keys were added.
      this.#waiting.delete(client);
      if (queue.length > 0) this.#waiting.set(client, queue);
      if (this.#waiting.size > 0) this.#plan();
      begin?.();
    });
  }
}

export const turns = plugin(async (app) => {
  app.decorate('turns', new Turns());
  app.addHook('preHandler', async (request: FastifyRequest) => {
    if (request.routeOptions.config.computes) await app.turns.next(app.clients.of(request.raw));
  });
});
