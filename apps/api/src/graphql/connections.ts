/**
 * What clients may send over a websocket, checked before the library sees it: messages of the protocol, not too large, not
 * too many, beginning with `connection_init`. Anything else closes the connection with the protocol's own code.
 */
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getOperationAST, parse } from 'graphql';
import { PerClient } from '../security/addresses.js';
import { MAX_QUERY } from './limits.js';

/** Bytes of a message: a query and its variables. */
const MAX_MESSAGE = 3 * MAX_QUERY;
/** How long a client may take to begin. */
const INIT_WITHIN_MS = 10_000;
const MINUTE_MS = 60_000;
/** Messages a minute in one connection where no other limit is set. */
const MAX_MESSAGES = 3000;
/** Connections of one client at a time. */
const MAX_CONNECTIONS = 1000;

/** The first that a client offers is spoken. */
export const PROTOCOLS = ['graphql-transport-ws', 'graphql-ws'] as const;
export const chosenProtocol = (offered: string[]): string | undefined =>
  offered.find((name) => (PROTOCOLS as readonly string[]).includes(name));

const TYPES = new Set([
  'connection_init',
  'connection_terminate',
  'ping',
  'pong',
  'start',
  'stop',
  'subscribe',
  'complete',
]);

interface Socket {
  emit(event: string | symbol, ...values: unknown[]): boolean;
  once(event: 'close', listener: () => void): unknown;
  close(code: number, reason: string): void;
  readyState: number;
}

/** Registers the websocket server with its limits; the GraphQL library uses the one that it finds. */
export async function registerWebsockets(app: FastifyInstance, perMinute: number): Promise<void> {
  const handleProtocols = (offered: Set<string>): string | false => chosenProtocol([...offered]) ?? false;
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE, handleProtocols } });
  const connections = new PerClient(MAX_CONNECTIONS);
  app.websocketServer.on('connection', (socket: Socket, request: FastifyRequest['raw']) => {
    const client = app.clients.of(request);
    const giveBack = connections.take(client);
    if (giveBack) socket.once('close', giveBack);
    else socket.close(4429, 'Too many connections');
    guard(socket, perMinute || MAX_MESSAGES, () => app.limiter.take('message', client) === undefined);
  });
}

function guard(socket: Socket, perMinute: number, allowed: () => boolean): void {
  const late = setTimeout(() => socket.close(4408, 'Connection initialisation timeout'), INIT_WITHIN_MS);
  late.unref();
  socket.once('close', () => clearTimeout(late));
  let since = Date.now();
  let count = 0;
  const pass = socket.emit.bind(socket);
  socket.emit = (event, ...values) => {
    if (event !== 'message') return pass(event, ...values);
    // What was on its way when the connection was closed is not looked at.
    if (socket.readyState !== 1) return true;
    if (Date.now() - since > MINUTE_MS) [since, count] = [Date.now(), 0];
    if (++count > perMinute || !allowed()) socket.close(4429, 'Too many messages');
    else {
      const type = typeOf(String(values[0]));
      if (type === 'connection_init') clearTimeout(late);
      if (type !== undefined) return pass(event, ...values);
      socket.close(4400, 'Invalid message');
    }
    return true;
  };
}

/** The type of a message; undefined where it is none of the protocol's. */
function typeOf(text: string): string | undefined {
  try {
    const { type, id, payload } = JSON.parse(text) as { type?: unknown; id?: unknown; payload?: unknown };
    if (typeof type !== 'string' || !TYPES.has(type)) return undefined;
    if (payload !== undefined && payload !== null && (typeof payload !== 'object' || Array.isArray(payload)))
      return undefined;
    if (type !== 'subscribe' && type !== 'start') return type;
    if (typeof id !== 'string' || id.length > 200) return undefined;
    const { query, operationName } = (payload ?? {}) as { query?: unknown; operationName?: string };
    // What is too long, or no GraphQL, is refused by the library in its own words.
    return typeof query === 'string' && (query.length > MAX_QUERY || hasOperation(query, operationName))
      ? type
      : undefined;
  } catch {
    return undefined;
  }
}

function hasOperation(query: string, name: string | undefined): boolean {
  try {
    return getOperationAST(parse(query), name) !== null;
  } catch {
    return true;
  }
}
