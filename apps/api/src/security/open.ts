/** The keys of a running service or tool: the configured secrets, with what an earlier version kept in the database. */
import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { missingSecrets } from '../games/seeds.js';
import { Keys } from './keys.js';
import {
  moveStoredSecret,
  parseSecrets,
  readSecretFile,
  type Secret,
  type Secrets,
  withStoredSecret,
} from './secrets.js';

/** What says where the secrets are. */
export interface SecretSettings {
  serverSecret: string | undefined;
  serverSecretFile: string | undefined;
  /** Without it the embedded database runs, and its folder has a file of secrets as well. */
  databaseUrl: string | undefined;
  dataDir: string;
}

/** The file that the embedded service keeps its secrets in. */
export const defaultSecretFile = (dataDir: string): string => join(dataDir, 'server-secret');

/** The secrets that the configuration names, the newest first; none where they lie in the database. */
export async function configuredSecrets(settings: SecretSettings, pool: pg.Pool): Promise<readonly Secret[]> {
  const { serverSecret, serverSecretFile, databaseUrl, dataDir } = settings;
  const given = await givenSecrets(serverSecret, serverSecretFile);
  if (databaseUrl !== undefined) return given ?? [];
  const file = defaultSecretFile(dataDir);
  if (!given) return moveStoredSecret(file, pool);
  // What was made before the secret was given elsewhere stays good.
  const older = (await readSecretFile(file)) ?? [];
  return [...given, ...older.filter(({ id }) => !given.some((secret) => secret.id === id))];
}

async function givenSecrets(text: string | undefined, file: string | undefined): Promise<Secrets | undefined> {
  if (text !== undefined) return parseSecrets(text, 'SERVER_SECRET');
  if (file === undefined) return undefined;
  const secrets = await readSecretFile(file);
  if (secrets) return secrets;
  throw new Error(
    `SERVER_SECRET_FILE names ${file}, which is not there; make it with: npm run -s secret -- rotate ${file}`,
  );
}

/** Keys for all that this database has; says in the log what cannot be read without a secret that is missing. */
export async function openKeys(
  secrets: readonly Secret[],
  pool: pg.Pool,
  logger: Pick<Logger, 'warn' | 'error'>,
): Promise<Keys> {
  const keys = new Keys((await withStoredSecret(secrets, pool, logger)) as [Secret, ...Secret[]]);
  const missing = await missingSecrets(pool, keys);
  if (missing.length > 0)
    logger.error({ secrets: missing }, 'games in progress need server secrets that are missing: they answer 503');
  return keys;
}
