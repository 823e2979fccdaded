/** Puts the service together. `build` makes an app that is ready to listen, or to be asked by `inject`. */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from './database/database.js';
import type { LiveLimits } from './games/live-games.js';
import { graphqlInterface } from './graphql/index.js';
import { tellRequest } from './logger.js';
import type { MailSettings } from './mail/transport.js';
import { apiKeys } from './plugins/api-keys.js';
import { compression } from './plugins/compression.js';
import { errorHandling, send, toApiError } from './plugins/errors.js';
import { health } from './plugins/health.js';
import { jsonBodies } from './plugins/json.js';
import { landing } from './plugins/landing.js';
import { loadGuard } from './plugins/load-guard.js';
import { loopback } from './plugins/loopback.js';
import { mailPages } from './plugins/mail-pages.js';
import { type MetricsOptions, metrics } from './plugins/metrics.js';
import { pages } from './plugins/pages.js';
import { playerKeys } from './plugins/player-keys.js';
import { quietHours } from './plugins/quiet.js';
import { rateLimit } from './plugins/rate-limit.js';
import { security } from './plugins/security.js';
import { shutdown } from './plugins/shutdown.js';
import { sockets } from './plugins/sockets.js';
import { table } from './plugins/table.js';
import { tracing } from './plugins/tracing.js';
import { Turns, turns } from './plugins/turns.js';
import { OpenStreams } from './rest/games/stream.js';
import { rest } from './rest/index.js';
import { Clients, type Trust } from './security/addresses.js';
import type { Secret } from './security/secrets.js';
import { createServices, type Rulesets, type Services } from './services/index.js';
import { Quiet } from './services/quiet.js';
import type { Retention } from './services/retention.js';
import { tracing as tracingOf } from './tracing/spans.js';
import type { DeliveryOptions } from './webhooks/deliver.js';

/** Larger bodies are refused with TOO_LARGE. */
export const BODY_LIMIT = 256 * 1024;

/** How long a request may take to arrive, and its headers. */
const REQUEST_WITHIN_MS = 30_000;
const HEADERS_WITHIN_MS = 10_000;
const MAX_SOCKETS = 10_000;
/** How long a connection is kept for the next request; proxies use theirs again for longer. */
const KEEP_ALIVE_MS = 15_000;
const PROXY_KEEP_ALIVE_MS = 72_000;

/** Asked so often that their requests would drown the log. */
const PROBES = new Set(['/health', '/ready', '/metrics']);

export interface BuildOptions {
  rulesets: Rulesets;
  database: Database;
  logger: Logger;
  /** Requests per minute and caller; 0: no limit. */
  rateLimit?: number;
  /** How late the service may be before it refuses requests; 0: however late. */
  maxDelayMs?: number;
  /** The secrets that tokens are made from, the newest first; without any, one is kept in the database. */
  secrets?: readonly Secret[];
  /** How long games are kept; for ever unless said. */
  retention?: Retention;
  /** Games of bots alone at a time in the whole database. */
  botGames?: number;
  /** One of so many values that the engine has kept is computed again when it is used, and compared; 0: none. */
  auditCells?: number;
  /** Milliseconds after which a move is logged as slow; 0: never. */
  slowMs?: number;
  /** How many games are kept in memory. */
  live?: Partial<LiveLimits>;
  /** Says when nobody is being served, for what is done in the background. */
  quiet?: Quiet;
  /** The address under which clients reach the service. */
  publicUrl?: string | undefined;
  /** Whether it listens on a loopback address: then it answers to loopback names only, and to that of `publicUrl`. */
  onLoopback?: boolean;
  /** The proxies that may say who their clients are; nobody unless said. */
  trust?: Trust | undefined;
  /** Who may read the figures, and where; callers on the same machine unless said. */
  metrics?: MetricsOptions;
  /** Whether creating games, players and positions takes a key of the operator. */
  apiKeysRequired?: boolean;
  /** Connections of one address at a time; 5000 unless said. */
  maxConnectionsPerAddress?: number;
  /** How webhooks are delivered. */
  webhooks?: Partial<DeliveryOptions>;
  /** The server that takes mail; without it none is sent. */
  mail?: MailSettings | undefined;
  /** All connections at a time; 10,000 unless said. */
  maxConnections?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    database: Database;
    clients: Clients;
    /** Streams and waiting requests that are open. */
    streams: OpenStreams;
  }
}

/** What a client calls its request, where that can stand in a header and in a log; else a name of ours. */
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();

/** Where the service listens, as somebody on the same machine calls it. */
function ownAddress(app: FastifyInstance): string {
  const address = app.server.address();
  return `http://localhost${address === null || typeof address === 'string' ? '' : `:${address.port}`}`;
}

/** The app. Closing it stops what runs in the background, but leaves the database open. */
export async function build(options: BuildOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.logger as FastifyBaseLogger,
    bodyLimit: BODY_LIMIT,
    genReqId: ({ headers }) => requestId(headers['request-id']),
    forceCloseConnections: 'idle',
    trustProxy: options.trust ?? false,
    // Whoever sends a request slowly, on purpose or not, does not keep a connection for ever.
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: options.trust ? PROXY_KEEP_ALIVE_MS : KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: HEADERS_WITHIN_MS / 2 },
    logController: new LogController({ disableRequestLogging: true }),
    // Addresses that the router cannot read never reach a route, nor its error handler.
    frameworkErrors: (error, request, reply) =>
      void send(reply.headers(app.securityHeaders).header('request-id', request.id), toApiError(error)),
    routerOptions: { maxParamLength: 1000 },
  });
  const quiet = options.quiet ?? new Quiet();
  const queue = new Turns();
  const services = await createServices(options.database, options.rulesets, app.log, {
    secrets: options.secrets,
    botGames: options.botGames,
    retention: options.retention,
    live: options.live,
    auditCells: options.auditCells,
    slowMs: options.slowMs,
    quiet,
    apiKeysRequired: options.apiKeysRequired,
    webhooks: options.webhooks,
    mail: options.mail,
    base: () => options.publicUrl ?? ownAddress(app),
    // Bots that people wait for take turns among themselves, and together with everybody who asks.
    botTurn: () => queue.next('bots'),
  });
  app.decorate('services', services);
  app.decorate('database', options.database);
  app.decorate('streams', new OpenStreams());
  app.decorate('clients', new Clients(options.trust));
  app.addHook('onClose', () => services.close());

  app.addHook('onResponse', (request, reply, done) => {
    if (!PROBES.has(request.routeOptions.url ?? '')) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      tellRequest(request.log, request, { status: reply.statusCode, ms });
    }
    done();
  });
  const by = tracingOf();
  if (by) await app.register(tracing, { by, told: options.trust !== undefined });
  await app.register(shutdown);
  await app.register(sockets, {
    perClient: options.maxConnectionsPerAddress ?? MAX_SOCKETS / 2,
    most: options.maxConnections ?? MAX_SOCKETS,
  });
  await app.register(errorHandling);
  await app.register(jsonBodies);
  await app.register(security, { publicUrl: options.publicUrl });
  await app.register(compression);
  if (options.onLoopback) await app.register(loopback, { publicUrl: options.publicUrl });
  await app.register(loadGuard, { maxDelayMs: options.maxDelayMs });
  await app.register(apiKeys);
  await app.register(rateLimit, { perMinute: options.rateLimit ?? 0 });
  await app.register(playerKeys);
  await app.register(quietHours, { quiet });
  await app.register(turns, { queue });
  await app.register(metrics, options.metrics ?? {});
  await app.register(health);
  await app.register(landing);
  await app.register(pages);
  await app.register(mailPages);
  await app.register(table);
  await app.register(graphqlInterface, { perMinute: options.rateLimit ?? 0 });
  await app.register(rest, { publicUrl: options.publicUrl });
  return app;
}
