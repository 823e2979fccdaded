/** Prisma's schema engine as WebAssembly: compares a database with schema.prisma, or says how to make one from nothing. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { DiffTarget, SchemaEngine as Engine } from '@prisma/schema-engine-wasm';

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

/** What would have to change for the database to be as schema.prisma says; `empty`: as if there were nothing yet. */
export async function schemaDiff(
  databaseUrl: string,
  from: 'database' | 'empty',
): Promise<{ drift: boolean; sql: string }> {
  const SchemaEngine = await load();
  const files = [{ path: schemaPath, content: readFileSync(schemaPath, 'utf8') }];
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: databaseUrl }));
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
  }
}
