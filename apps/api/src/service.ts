/** The service as a process: database, app, signals. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { build } from './app.js';
import type { Config } from './config.js';
import { isAway, openDatabase } from './database/database.js';
import type { EmbeddedServer } from './database/embedded.js';
import { keepEmbedded } from './database/keep.js';
import { migrate } from './database/migrate.js';
import { createLogger } from './logger.js';
import { isLoopback } from './plugins/loopback.js';
import { configuredSecrets } from './security/open.js';
import type { Rulesets } from './services/index.js';
import { toldToStop } from './stopping.js';
import { setTracing, tracing } from './tracing/spans.js';

/** How long a start waits for the database. */
const DATABASE_PATIENCE_MS = 15_000;
const DATABASE_PAUSE_MS = 500;
/** What a start that is told to stop may still take to end in order. */
const START_GRACE_MS = 10_000;

export interface RunningService {
  app: FastifyInstance;
  /** Where it listens. */
  address: string;
  logger: Logger;
  /** Stops everything in order; safe to be called twice. */
  close(): Promise<void>;
}

/**
 * Starts the database if there is no other, brings it up to date, and listens.
 * @param told ends the start, which then fails, as soon as nothing is half done
 */
export async function startService(
  config: Config,
  rulesets: Rulesets,
  logger = createLogger(config.logLevel),
  told?: AbortSignal,
): Promise<RunningService> {
  let embedded: EmbeddedServer | undefined;
  if (config.traced) setTracing(await (await import('./tracing/open.js')).openTracing(logger));
  if (config.databaseUrl === undefined) embedded = await keepEmbedded(config.dataDir, logger);
  try {
    const url = config.databaseUrl ?? (embedded as EmbeddedServer).url();
    const direct = config.databaseDirectUrl ?? url;
    await upToDate(direct, logger, told);
    told?.throwIfAborted();
    const database = openDatabase(url, undefined, direct);
    const secrets = await configuredSecrets(config, database.pool);
    const { rateLimit, publicUrl, trust, botGames, retention, maxConnectionsPerAddress, metrics, auditCells } = config;
    const { apiKeysRequired, slowMs, webhookAllowPrivate, mail } = config;
    const limits = {
      rateLimit,
      trust,
      botGames,
      retention,
      maxConnectionsPerAddress,
      auditCells,
      apiKeysRequired,
      slowMs,
      webhooks: { allowPrivate: webhookAllowPrivate },
      mail,
    };
    const onLoopback = isLoopback(config.host);
    const app = await build({ rulesets, database, logger, secrets, publicUrl, onLoopback, metrics, ...limits });
    const address = await app.listen({ port: config.port, host: config.host });
    let closing: Promise<void> | undefined;
    const stopAll = async (): Promise<void> => {
      await app.close();
      await database.close();
      await embedded?.stop();
      await untraced();
    };
    return { app, address, logger, close: () => (closing ??= stopAll()) };
  } catch (error) {
    await embedded?.stop();
    await untraced();
    throw error;
  }
}

async function untraced(): Promise<void> {
  const by = tracing();
  setTracing(undefined);
  await by?.close();
}

/** Applies migrations; a database that is just starting is waited for. */
async function upToDate(url: string, logger: Logger, told?: AbortSignal): Promise<void> {
  for (const deadline = Date.now() + DATABASE_PATIENCE_MS; ; await sleep(DATABASE_PAUSE_MS)) {
    told?.throwIfAborted();
    try {
      await migrate(url);
      return;
    } catch (error) {
      if (!isAway(error) || Date.now() > deadline) throw error;
      logger.warn({ err: error }, 'the database cannot be reached yet');
    }
  }
}

/** Runs the service until it is told to stop. */
export async function runService(config: Config, rulesets: Rulesets): Promise<RunningService> {
  const told = toldToStop();
  const logger = createLogger(config.logLevel);
  for (const { name, meant } of config.misspelt)
    logger.warn({ name, meant }, `${name} is no setting and does nothing; ${meant} is one`);
  let running: RunningService | undefined;
  const stop = (): void => {
    logger.info({ signal: told.reason }, 'stopping');
    if (!running) setTimeout(() => process.exit(1), START_GRACE_MS).unref();
    running?.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  told.addEventListener('abort', stop, { once: true });
  try {
    running = await startService(config, rulesets, logger, told);
  } catch (error) {
    if (told.aborted) process.exit(0);
    throw error;
  }
  if (told.aborted) stop();
  return running;
}
