/**
 * Connections: so many for each address, so that none takes them all. Where there are no more, whoever has most gives one
 * up for a newcomer, and it is one that nothing happens on, if there is any.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';
import { type Clients, clientOf } from '../security/addresses.js';

/** Connections above the limit while others are being closed for them. */
const SLACK = 1000;

interface Held {
  socket: Socket;
  /** Nobody's: a proxy's, which speaks for many. */
  client: string | undefined;
  /** Requests that are being answered; a websocket is busy for ever. */
  busy: number;
}

export interface SocketLimits {
  /** Connections of one address at a time. */
  perClient: number;
  /** All connections. */
  most: number;
}

class Sockets {
  readonly #held = new Map<Socket, Held>();
  /** The connections of each, the one that has waited longest for something to happen first. */
  readonly #byClient = new Map<string | undefined, Set<Held>>();
  readonly #watched = new WeakSet<Server>();
  readonly #refusal: string;

  constructor(
    readonly clients: Clients,
    readonly limits: SocketLimits,
  ) {
    this.#refusal = refusal(limits.perClient);
  }

  watch(server: Server): void {
    if (this.#watched.has(server)) return;
    this.#watched.add(server);
    server.maxConnections = this.limits.most + SLACK;
    server.on('connection', (socket: Socket) => this.#add(socket));
    server.on('request', (request: IncomingMessage, response: ServerResponse) => this.#use(request.socket, response));
    server.on('upgrade', (request: IncomingMessage) => this.#use(request.socket));
  }

  #add(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const client = this.clients.isProxy(address) ? undefined : clientOf(address);
    const mine = this.#byClient.get(client) ?? new Set<Held>();
    if (!this.#makeRoom(client, mine)) {
      socket.write(this.#refusal);
      socket.destroySoon();
      return;
    }
    const held = { socket, client, busy: 0 };
    this.#held.set(socket, held);
    this.#byClient.set(client, mine.add(held));
    socket.once('close', () => this.#forget(held));
  }

  /** Whether there is room for another connection of this client, once others have made it. */
  #makeRoom(client: string | undefined, mine: Set<Held>): boolean {
    if (client !== undefined && mine.size >= this.limits.perClient) return this.#giveUp(firstIdle(mine));
    if (this.#held.size < this.limits.most) return true;
    // Nobody gives anything up for somebody who has more; a proxy's connections, which are used again, go last.
    const [most, idle] = this.#largest(mine);
    if (idle) return this.#giveUp(idle);
    return this.#giveUp(firstIdle(this.#byClient.get(undefined) ?? mine) ?? (most && [...most].at(-1)));
  }

  /** Of those who have more than the newcomer: who will still have as much without one, and the idle one of who has most. */
  #largest(mine: Set<Held>): [most: Set<Held> | undefined, idle: Held | undefined] {
    let most: Set<Held> | undefined;
    let idle: Held | undefined;
    let idleOf = 0;
    for (const [client, held] of this.#byClient) {
      if (client === undefined || (held !== mine && held.size <= mine.size)) continue;
      const found = held.size > idleOf ? firstIdle(held) : undefined;
      if (found) [idle, idleOf] = [found, held.size];
      if (held.size > Math.max(mine.size + 1, most?.size ?? 0)) most = held;
    }
    return [most, idle];
  }

  #giveUp(held: Held | undefined): boolean {
    if (!held) return false;
    this.#forget(held);
    held.socket.destroy();
    return true;
  }

  #forget(held: Held): void {
    this.#held.delete(held.socket);
    const mine = this.#byClient.get(held.client);
    mine?.delete(held);
    if (mine?.size === 0) this.#byClient.delete(held.client);
  }

  /** A connection is used until its response has been sent, or for ever where it becomes a websocket. */
  #use(socket: Socket, response?: ServerResponse): void {
    const held = this.#held.get(socket);
    if (!held) return;
    held.busy++;
    response?.once('close', () => {
      held.busy--;
      // The last to have done something is the last to give way.
      const mine = this.#byClient.get(held.client);
      if (mine?.delete(held)) mine.add(held);
    });
  }
}

function firstIdle(held: Set<Held>): Held | undefined {
  for (const each of held) if (each.busy === 0) return each;
  return undefined;
}

/** What a connection too many is told; it gets no further than this. */
function refusal(most: number): string {
  const detail = `at most ${most} connections of one address at a time, or all connections are in use`;
  const problem = { type: 'urn:arbiter:problem:rate-limited', title: 'Too many requests', status: 429 };
  const body = JSON.stringify({ ...problem, code: 'RATE_LIMITED', detail });
  const head = ['HTTP/1.1 429 Too Many Requests', 'Content-Type: application/problem+json', 'Retry-After: 10'];
  return [...head, `Content-Length: ${body.length}`, 'Connection: close', '', body].join('\r\n');
}

export const sockets = plugin(async (app, limits: SocketLimits) => {
  const all = new Sockets(app.clients, limits);
  all.watch(app.server);
  // Where HOST is `localhost` there is a server for each of its addresses, and only requests tell of the second one.
  app.addHook('onRequest', (request, _reply, next) => {
    const { server } = request.raw.socket as Socket & { server?: Server };
    if (server) all.watch(server);
    next();
  });
});
