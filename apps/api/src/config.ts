/** Environment variables, all optional, checked at start. */
import { suggest } from '@arbiter/engine';
import { z } from 'zod';
import { isSender, type MailSettings } from './mail/transport.js';
import { isLoopback } from './plugins/loopback.js';
import type { MetricsOptions } from './plugins/metrics.js';
import { duration } from './schemas/duration.js';
import { readTrust, type Trust } from './security/addresses.js';
import { BOT_GAMES } from './services/bot-games.js';
import type { Retention } from './services/retention.js';

/** Requests per minute and caller where the service can be reached from outside and nothing else was said. */
const PUBLIC_RATE_LIMIT = 600;
/** Connections of one address: at most half of all, far fewer where strangers come. */
const LOCAL_CONNECTIONS = 5000;
const PUBLIC_CONNECTIONS = 500;
/** Games of bots alone there: anybody may make them. */
const PUBLIC_BOT_GAMES = 8;

const text = z.string().trim().min(1);
function trust(value: string, context: z.RefinementCtx): Trust | undefined {
  try {
    return readTrust(value);
  } catch (error) {
    context.addIssue(`must be a number of proxies, or addresses: ${(error as Error).message}`);
    return z.NEVER;
  }
}
const retained = duration.optional();
const database = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')
  .optional();
/** Collectors that take one of the forms over HTTP take the other. */
const otlp = z.enum(
  ['http/json', 'http/protobuf'],
  'spans are sent over HTTP: give the address of its receiver, and http/json',
);
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: text.default('127.0.0.1'),
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database,
  DATA_DIR: text.default('./.data'),
  SERVER_SECRET: text.optional(),
  SERVER_SECRET_FILE: text.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  RATE_LIMIT: z.coerce.number().int().min(0).optional(),
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).optional(),
  RETAIN_FINISHED: retained,
  RETAIN_OPEN: retained,
  RETAIN_ACTIVE: retained,
  BOT_GAMES: z.coerce.number().int().min(0).max(100_000).optional(),
  TRUST_PROXY: text.transform(trust).optional(),
  SLOW_MS: z.coerce.number().int().min(0).default(1000),
  AUDIT_CELLS: z.coerce.number().int().min(0).default(0),
  API_KEYS: z.enum(['required', 'optional']).default('optional'),
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(['0', '1'])
    .default('0')
    .transform((said) => said === '1'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: text
    .refine(isSender, 'must be one mail address, perhaps with a name: Arbiter <arbiter@example.org>')
    .optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_TOKEN: z.string().trim().min(16).max(500).optional(),
  OTEL_SDK_DISABLED: text.optional(),
  OTEL_TRACES_EXPORTER: text.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: otlp.optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: otlp.optional(),
});

/** Whether somebody collects spans; how they are sent is read from the same variables by those who send them. */
const traced = (e: z.infer<typeof environment>): boolean =>
  (e.OTEL_EXPORTER_OTLP_ENDPOINT ?? e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined &&
  e.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  e.OTEL_TRACES_EXPORTER?.toLowerCase() !== 'none';

const whole = environment
  .refine((e) => e.DATABASE_DIRECT_URL === undefined || e.DATABASE_URL !== undefined, {
    path: ['DATABASE_DIRECT_URL'],
    message: 'is the way around the pooler at DATABASE_URL: give that too',
  })
  .refine((e) => e.SERVER_SECRET === undefined || e.SERVER_SECRET_FILE === undefined, {
    path: ['SERVER_SECRET_FILE'],
    message: 'give either this or SERVER_SECRET',
  })
  .refine((e) => !e.METRICS_PORT || e.METRICS_PORT !== e.PORT, {
    path: ['METRICS_PORT'],
    message: 'must be another port than PORT',
  });

export interface Config {
  port: number;
  host: string;
  /** A Postgres server; without it the embedded one runs in `dataDir`. */
  databaseUrl: string | undefined;
  /** The same database without the pooler in front of it. */
  databaseDirectUrl: string | undefined;
  dataDir: string;
  /** The secrets of the installation, or a file with them. */
  serverSecret: string | undefined;
  serverSecretFile: string | undefined;
  logLevel: string;
  publicUrl: string | undefined;
  /** Requests per minute and caller; 0: no limit. */
  rateLimit: number;
  /** How long games are kept. */
  retention: Retention;
  /** Games of bots alone at a time. */
  botGames: number;
  /** Milliseconds after which a move is logged as slow; 0: never. */
  slowMs: number;
  /** One of so many values that the engine has kept is computed again and compared; 0: none. */
  auditCells: number;
  /** The proxies whose X-Forwarded-For counts. */
  trust: Trust | undefined;
  /** Connections of one address at a time. */
  maxConnectionsPerAddress: number;
  /** Whether creating games, players and positions takes a key of the operator. */
  apiKeysRequired: boolean;
  /** Whether webhooks may lead into the operator's own network. */
  webhookAllowPrivate: boolean;
  /** The server that takes mail, and who it comes from; without it none is sent. */
  mail: MailSettings | undefined;
  /** Who may read the figures, and where. */
  metrics: MetricsOptions;
  /** Whether spans are made (OpenTelemetry). */
  traced: boolean;
  /** Variables that are no settings, but nearly named like one: they do nothing. */
  misspelt: { name: string; meant: string }[];
}

/** How much longer or shorter than a setting a misspelt one is at most: `MAIL` and `PGPORT` are other programs'. */
const LETTERS = 1;
/** What whoever starts the service may have meant otherwise. Most of an environment belongs to other programs. */
function misspelt(env: Record<string, unknown>): Config['misspelt'] {
  const settings = Object.keys(environment.shape);
  return Object.keys(env)
    .filter((name) => /^[A-Z_]{4,50}$/.test(name) && !settings.includes(name))
    .flatMap((name) => {
      const [meant] = suggest(name, settings, () => undefined);
      return meant !== undefined && Math.abs(meant.length - name.length) <= LETTERS ? [{ name, meant }] : [];
    });
}

/** Who mail comes from where nobody has said it. */
const senderAt = (publicUrl: string | undefined): string =>
  `Arbiter <arbiter@${publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname}>`;

/** Reads the configuration; throws an error that names every wrong variable. An empty variable counts as absent. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = whole.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong:\n${faults.join('\n')}`);
  }
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    databaseUrl: e.DATABASE_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    dataDir: e.DATA_DIR,
    serverSecret: e.SERVER_SECRET,
    serverSecretFile: e.SERVER_SECRET_FILE,
    logLevel: e.LOG_LEVEL,
    publicUrl: e.PUBLIC_URL,
    rateLimit: e.RATE_LIMIT ?? (isLoopback(e.HOST) ? 0 : PUBLIC_RATE_LIMIT),
    retention: { finished: e.RETAIN_FINISHED, open: e.RETAIN_OPEN, active: e.RETAIN_ACTIVE },
    botGames: e.BOT_GAMES ?? (isLoopback(e.HOST) ? BOT_GAMES : PUBLIC_BOT_GAMES),
    slowMs: e.SLOW_MS,
    auditCells: e.AUDIT_CELLS,
    trust: e.TRUST_PROXY,
    maxConnectionsPerAddress:
      e.MAX_CONNECTIONS_PER_ADDRESS ?? (isLoopback(e.HOST) ? LOCAL_CONNECTIONS : PUBLIC_CONNECTIONS),
    apiKeysRequired: e.API_KEYS === 'required',
    webhookAllowPrivate: e.WEBHOOK_ALLOW_PRIVATE,
    mail: e.SMTP_URL === undefined ? undefined : { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM ?? senderAt(e.PUBLIC_URL) },
    metrics: { port: e.METRICS_PORT, host: e.HOST, token: e.METRICS_TOKEN },
    traced: traced(e),
    misspelt: misspelt(given),
  };
}
