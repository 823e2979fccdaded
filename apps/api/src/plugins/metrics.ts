/**
 * Figures for Prometheus at /metrics: on a port of their own, for whoever has a token, or else for callers on the same
 * machine alone. They tell the version, the memory and the load of the process, which is nobody else's business.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { ApiError } from '../errors.js';
import { isLoopback } from '../security/addresses.js';
import { hashToken, sameHash } from '../security/keys.js';
import { tooMany } from '../security/rate-limiter.js';
import { databaseFigures } from './database-figures.js';
import { processFigures } from './figures.js';

/** What only a proxy says; a proxy on the same machine passes on what strangers ask. */
const OF_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];
const MAX_CONNECTIONS = 100;
const WITHIN_MS = 5000;

export interface MetricsOptions {
  /** A port of their own; then they are not served on the service's. 0: any that is free. */
  port?: number | undefined;
  /** The address to listen on with that port. */
  host?: string | undefined;
  /** Whoever sends it as `Authorization: Bearer …` may read them, from wherever. */
  token?: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The server of METRICS_PORT. */
    metricsServer: Server | null;
  }
}

export const metrics = plugin(async (app, { port, host, token }: MetricsOptions) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  databaseFigures(registry, app.database.pool);
  processFigures(registry, app);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const hash = token === undefined ? undefined : hashToken(token);
  const admit = (request: IncomingMessage): void => {
    if (hash === undefined) return;
    const given = /^Bearer +(.{1,500})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined || !sameHash(hashToken(given), hash))
      throw new ApiError('UNAUTHORIZED', 'figures need the token of METRICS_TOKEN: Authorization: Bearer …');
  };
  app.decorate('metricsServer', null);
  if (port !== undefined) return servedApart(app, registry, { port, host: host ?? '127.0.0.1', admit });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (hash === undefined && !isLocal(request.raw))
      throw new ApiError('NOT_FOUND', 'there is nothing at this address');
    admit(request.raw);
    // Any site may be a client of the service, but no site reads its figures.
    reply.removeHeader('access-control-allow-origin').type(registry.contentType);
    return registry.metrics();
  });
});

function isLocal(request: IncomingMessage): boolean {
  const proxied = OF_PROXIES.some((name) => request.headers[name] !== undefined);
  return !proxied && isLoopback(request.socket.remoteAddress ?? '');
}

/** Serves the figures, and nothing else, on a port of their own: while the app is ready, until it closes. */
function servedApart(
  app: FastifyInstance,
  registry: Registry,
  { port, host, admit }: { port: number; host: string; admit: (request: IncomingMessage) => void },
): void {
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.replace(/\?.*$/s, '') !== '/metrics')
      throw new ApiError('NOT_FOUND', 'there is nothing at this address');
    if (request.method !== 'GET') throw new ApiError('INVALID_INPUT', 'this address answers GET', { status: 405 });
    const refused = app.limiter.take('probe', app.clients.of(request));
    if (refused) throw tooMany(refused);
    admit(request);
    response.setHeader('content-type', registry.contentType).end(await registry.metrics());
  };
  const server = createServer({ requestTimeout: WITHIN_MS, headersTimeout: WITHIN_MS }, (request, response) => {
    reply(request, response).catch((error: unknown) => {
      const known = error instanceof ApiError ? error : new ApiError('INTERNAL', 'the figures could not be made');
      if (known !== error) app.log.error({ err: error }, 'the figures could not be made');
      response.writeHead(known.status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
      response.end(`${known.message}\n`);
    });
  });
  server.maxConnections = MAX_CONNECTIONS;
  app.metricsServer = server;
  app.addHook('onReady', async () => {
    server.listen({ port, host });
    await once(server, 'listening');
    app.log.info({ address: server.address() }, 'figures have a port of their own');
  });
  app.addHook('onClose', async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    server.closeAllConnections();
    await closed;
  });
}
