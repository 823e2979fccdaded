/** Prisma's schema engine as WebAssembly, which needs no download: says what tables schema.prisma wants. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine as Engine } from '@prisma/schema-engine-wasm';

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

/** The SQL that makes the tables of schema.prisma in an empty database. (The engine wants a connection, but changes nothing.) */
export async function schemaSql(databaseUrl: string): Promise<string> {
  const SchemaEngine = await load();
  const files = [{ path: schemaPath, content: readFileSync(schemaPath, 'utf8') }];
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: databaseUrl }));
  const datamodels: [string, string][] = files.map(({ path, content }) => [path, content]);
  const engine = await SchemaEngine.new({ datamodels }, () => undefined, adapter);
  try {
    const filters = { externalTables: [], externalEnums: [] };
    const to = { tag: 'schemaDatamodel' as const, files };
    const diff = await engine.diff({ from: { tag: 'empty' }, to, script: true, exitCode: null, filters });
    return diff.stdout ?? '';
  } finally {
    engine.free();
  }
}
