/**
 * The secrets of the installation, from which every token, invite, ticket and sealed position is derived. They belong
 * outside of the database, so that whoever reads that (or a backup of it) cannot make tokens: in the environment, or in a
 * file that only its owner can read. Of several the first makes what is new, and all are accepted.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';

export interface Secret {
  /** Stands in tickets, in sealed positions and beside each game, so that what an older secret has made stays readable. */
  id: string;
  value: Buffer;
  /** It lies in the database, where it protects nothing from whoever reads that. */
  stored?: boolean;
}

/** At least one, the newest first. */
export type Secrets = readonly [Secret, ...Secret[]];

/** The id of the secret that lies in the database, and of the one that did. */
const STORED_ID = 'main';
const MIN_BYTES = 32;
/** A random value has about 30 different bytes of 32. */
const MIN_DIFFERENT_BYTES = 16;
const MAX_SECRETS = 16;
const MAX_FILE_BYTES = 65_536;
const ID = /^[a-z0-9][a-z0-9_-]{0,31}$/;
const BASE64 = /^[\w+/-]+={0,2}$/;
const HOW = 'make one with: openssl rand -base64 32';

/**
 * Reads secrets separated by commas or lines, each in base64 with or without its id: `k2:<base64>,k1:<base64>`.
 * @param place where the text comes from, for errors; these never repeat it
 */
export function parseSecrets(text: string, place: string): Secrets {
  const entries = text.split(/[,\n]/).map((entry) => entry.trim());
  const given = entries.filter((entry) => entry !== '' && !entry.startsWith('#'));
  const secrets = given.map((entry, index) => parseSecret(entry, `${place}, secret ${index + 1}`));
  const [first, ...others] = secrets;
  if (!first) throw new Error(`${place} has no secret; ${HOW}`);
  if (secrets.length > MAX_SECRETS) throw new Error(`${place} has more than ${MAX_SECRETS} secrets`);
  const twice = secrets.find(({ id }, index) => secrets.findIndex((other) => other.id === id) < index);
  if (twice) throw new Error(`${place} has two secrets with the id ${twice.id}`);
  return [first, ...others];
}

function parseSecret(entry: string, place: string): Secret {
  const colon = entry.indexOf(':');
  const text = entry.slice(colon + 1).trim();
  if (!BASE64.test(text)) throw new Error(`${place} is not in base64; ${HOW}`);
  const value = Buffer.from(text, 'base64');
  if (value.length < MIN_BYTES) throw new Error(`${place} has ${value.length} bytes, fewer than ${MIN_BYTES}; ${HOW}`);
  if (new Set(value).size < MIN_DIFFERENT_BYTES) throw new Error(`${place} is not random; ${HOW}`);
  const id = colon < 0 ? idOf(value) : entry.slice(0, colon).trim();
  if (!ID.test(id)) throw new Error(`${place} has an id that is not of small letters, digits, - and _`);
  return { id, value };
}

/** A name for a secret that came without one. It tells nothing of the secret, and is the same at every start. */
const idOf = (value: Buffer): string => `k${createHmac('sha256', value).update('id').digest('hex').slice(0, 8)}`;

export function newSecret(): Secret {
  const value = randomBytes(MIN_BYTES);
  return { id: idOf(value), value };
}

export const writtenSecret = ({ id, value }: Secret): string => `${id}:${value.toString('base64')}`;

/** The secrets in a file; undefined where there is no file. */
export async function readSecretFile(path: string): Promise<Secrets | undefined> {
  let file: FileHandle;
  try {
    file = await open(path, constants.O_RDONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The secrets in ${path} cannot be read: ${(error as Error).message}`);
  }
  try {
    const { mode, size } = await file.stat();
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new Error(`The secrets in ${path} can be read or written by others than its owner: chmod 600 ${path}`);
    if (size > MAX_FILE_BYTES) throw new Error(`${path} is too large for a file of secrets`);
    return parseSecrets(await file.readFile('utf8'), path);
  } finally {
    await file.close();
  }
}

/** Reads the file, which is made with a new secret where there is none. Several processes at once agree on one. */
export async function ensureSecretFile(path: string): Promise<Secrets> {
  for (;;) {
    const found = await readSecretFile(path);
    if (found) return found;
    await writeSecretFile(path, [newSecret()], { replace: false });
  }
}

/** Written beside and moved into place, so that nobody ever reads half of it. */
export async function writeSecretFile(
  path: string,
  secrets: readonly Secret[],
  { replace = true }: { replace?: boolean } = {},
): Promise<void> {
  const temporary = join(dirname(path), `server-secret.${process.pid}-${randomBytes(6).toString('hex')}`);
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(`${secrets.map(writtenSecret).join('\n')}\n`);
    await file.sync();
    await file.close();
    if (replace) await rename(temporary, path);
    else await link(temporary, path).catch(ignoreExisting);
  } finally {
    await file.close().catch(() => undefined);
    await rm(temporary, { force: true });
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

const SELECT = 'SELECT value FROM server_secrets WHERE name = $1';
async function storedSecret(pool: pg.Pool): Promise<Secret | undefined> {
  const { rows } = await pool.query<{ value: Buffer }>(SELECT, [STORED_ID]);
  return rows[0] && { id: STORED_ID, value: rows[0].value, stored: true };
}

/**
 * All secrets of the installation: those given, then what an earlier version kept in the database. Without any, one is
 * made there: processes on one database have nothing else in common.
 */
export async function withStoredSecret(
  given: readonly Secret[],
  pool: pg.Pool,
  logger: Pick<Logger, 'warn'>,
): Promise<Secret[]> {
  if (given.length === 0) {
    const sql = 'INSERT INTO server_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING';
    await pool.query(sql, [STORED_ID, randomBytes(MIN_BYTES)]);
    logger.warn(
      'the server secret lies in the database: whoever reads the database, or a backup of it, can take part in every game. Set SERVER_SECRET or SERVER_SECRET_FILE',
    );
  }
  const stored = await storedSecret(pool);
  if (!stored) return [...given];
  const same = given.find(({ id }) => id === stored.id);
  if (same) assertSame(same, stored);
  if (given.length > 0)
    logger.warn('the database still holds an older server secret; docs/guarantees.md says how to take it out');
  return same ? [...given] : [...given, stored];
}

/** Moves the secret that an earlier version kept in the database to the file, as the oldest. */
export async function moveStoredSecret(path: string, pool: pg.Pool): Promise<Secrets> {
  const secrets = await ensureSecretFile(path);
  const stored = await storedSecret(pool);
  if (!stored) return secrets;
  const same = secrets.find(({ id }) => id === stored.id);
  if (same) assertSame(same, stored);
  const all: Secrets = same ? secrets : [...secrets, { id: stored.id, value: stored.value }];
  if (!same) await writeSecretFile(path, all);
  await pool.query('DELETE FROM server_secrets WHERE name = $1', [STORED_ID]);
  return all;
}

function assertSame(given: Secret, stored: Secret): void {
  if (given.value.equals(stored.value)) return;
  throw new Error(`The secret ${STORED_ID} is another one in the database than the one given`);
}
