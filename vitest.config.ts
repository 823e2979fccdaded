import { defineConfig } from 'vitest/config';

// Tests run against the sources: the workspaces' `exports` name them under the condition `arbiter-source`, so no build
// is needed. Order matters: our condition first, then Vite's own defaults for Node.
const conditions = ['arbiter-source', 'module', 'node', 'development|production'];
const fromSource = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['arbiter-source', 'node', 'module-sync'] } },
};
const inline = { deps: { inline: [/^@arbiter\//, /\/(packages|apps)\/[^/]+\/src\//] } };

export default defineConfig({
  ...fromSource,
  test: {
    projects: [
      {
        ...fromSource,
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts'],
          // Nothing that a file of tests does reaches another one: what is loaded serves all that a process runs.
          isolate: false,
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
