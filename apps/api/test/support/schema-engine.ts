/** Prisma's schema engine as WebAssembly: compares a database with schema.prisma, or says how to make one from nothing. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import type { DiffTarget, SchemaEngine as Engine } from '@prisma/schema-engine-wasm';
import pg from 'pg';

const require = createRequire(import.meta.url);
const schemaPath = join(import.meta.dirname, '..', '..', '..', '..', 'prisma', 'schema.prisma');

/** The little of WebAssembly that is needed here; its types come with the DOM's, which this project does not use. */
interface Wasm {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: { __wbindgen_start(): void } };
}
interface Bindings {
  __wbg_set_wasm(exports: object): void;
  SchemaEngine: typeof Engine;
}

/** Node can't import a .wasm file as a module without a flag, so the bindings are put together by hand. */
async function load(): Promise<typeof Engine> {
  const { Module, Instance } = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly;
  const bindings = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as Bindings;
  const file = require.resolve('@prisma/schema-engine-wasm').replace('schema_engine.js', 'schema_engine_bg.wasm');
  const { exports } = new Instance(new Module(readFileSync(file)), { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  return bindings.SchemaEngine;
}

const CHAR = 18;
const TEXT = 25;

/**
 * Prisma's adapter does not know the one-byte type "char" of Postgres' own catalogue, and the engine wants exactly one
 * character there: the pool passes such columns off as text and remembers their names, the adapter gives them their type.
 */
function catalogueReader(pool: pg.Pool): PrismaPg {
  const chars = new Set<string>();
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<pg.QueryResult>;
  pool.query = (async (...args: unknown[]) => {
    const done = await query(...args);
    for (const field of (done.fields ?? []).filter((f) => f.dataTypeID === CHAR)) {
      chars.add(field.name);
      field.dataTypeID = TEXT;
    }
    return done;
  }) as unknown as typeof pool.query;
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (sql) => {
      const result = await queryRaw(sql);
      const isChar = result.columnNames.map((name) => chars.has(name));
      const columnTypes = result.columnTypes.map((type, i) => (isChar[i] ? ColumnTypeEnum.Character : type));
      const rows = result.rows.map((row) => row.map((value, i) => (isChar[i] && value === '' ? ' ' : value)));
      return { ...result, columnTypes, rows };
    };
    return adapter;
  };
  return factory;
}

/** What would have to change for the database to be as schema.prisma says; `empty`: as if there were nothing yet. */
export async function schemaDiff(
  databaseUrl: string,
  from: 'database' | 'empty',
): Promise<{ drift: boolean; sql: string }> {
  const SchemaEngine = await load();
  const files = [{ path: schemaPath, content: readFileSync(schemaPath, 'utf8') }];
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const adapter = bindMigrationAwareSqlAdapterFactory(catalogueReader(pool));
  const engine = await SchemaEngine.new(
    { datamodels: [[schemaPath, files[0]?.content ?? '']] },
    () => undefined,
    adapter,
  );
  const origin: DiffTarget =
    from === 'empty' ? { tag: 'empty' } : { tag: 'schemaDatasource', files, configDir: join(schemaPath, '..') };
  try {
    const filters = { externalTables: ['public._prisma_migrations'], externalEnums: [] };
    const diff = await engine.diff({
      from: origin,
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters,
    });
    return { drift: diff.exitCode !== 0, sql: diff.stdout ?? '' };
  } finally {
    engine.free();
    await pool.end();
  }
}
