import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests run against the sources: the workspaces' `exports` name them under the condition `arbiter-source`, so no build
// is needed. Our condition comes first, then Node's own: what packages have for bundlers (`module`) Node cannot always load.
const conditions = ['arbiter-source', 'node', 'development|production'];
const fromSource = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['arbiter-source', 'node', 'module-sync'] } },
};
const inline = { deps: { inline: [/^@arbiter\//, /\/(packages|apps)\/[^/]+\/src\//] } };

const WORKERS = Math.max(2, availableParallelism() - 1);
/** Much of a test of the service is waiting for a database, a process or a deadline: meanwhile another one runs. */
const WAITING = WORKERS + 1;

export default defineConfig({
  ...fromSource,
  test: {
    // With Vitest's default a machine of two cores ran one file at a time.
    maxWorkers: WORKERS,
    // What is transformed once is taken from disk as long as its text is the same: a single file of tests starts in half the time.
    experimental: { fsModuleCache: true },
    projects: [
      {
        ...fromSource,
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'apps/table/test/**/*.test.ts'],
          // Nothing that a file of tests does reaches another one: what is loaded serves all that a process runs.
          isolate: false,
          sequence: { groupOrder: 1 },
          setupFiles: ['test/support/each-file.ts'],
          environment: 'node',
          testTimeout: 120_000,
          server: inline,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'api',
          include: ['apps/api/test/**/*.test.ts'],
          isolate: false,
          sequence: { groupOrder: 0 },
          maxWorkers: WAITING,
          globalSetup: ['apps/api/test/support/global-setup.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          server: inline,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'system',
          include: ['test/**/*.test.ts'],
          isolate: false,
          sequence: { groupOrder: 0 },
          maxWorkers: WAITING,
          setupFiles: ['test/support/each-file.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          server: inline,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      reporter: ['text-summary', 'html', 'lcov'],
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      exclude: ['**/generated/**'],
    },
  },
});
