/** One database server for all test files: in a temporary folder, and in no hurry to write to disk. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../src/database/embedded.js';
import { migrate } from '../../src/database/migrate.js';

declare module 'vitest' {
  export interface ProvidedContext {
    testServerUrl: string;
    /** The same for the superuser, who makes databases. */
    testAdminUrl: string;
  }
}

const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-test-'));
  const server = await startEmbedded(folder, FAST);
  await migrate(server.url());
  project.provide('testServerUrl', server.url());
  project.provide('testAdminUrl', server.adminUrl('postgres'));
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
