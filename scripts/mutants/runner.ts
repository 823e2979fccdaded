/**
 * A vitest that stays, in the folder it is started in: from one mutant to the next it keeps what it has read and compiled,
 * and the database server of the service's tests. Told by messages what to run; ends when nobody can tell it any more.
 */
import { createVitest, type TestCase, type TestModule } from 'vitest/node';

/** What is to be run. */
export interface Order {
  /** Files that were changed since the last time. */
  changed: string[];
  /** The test files. */
  tests: string[];
  /** What the full names of the tests must match. */
  named: string;
}

/** What came of it. */
export interface Report {
  /** How many tests ran to an end. */
  ran: number;
  /** The full names of those that failed, each with why. */
  failed: string[];
  /** What kept files from being run at all. */
  faults: string[];
}

const vitest = await createVitest(
  'test',
  { root: process.cwd(), watch: true, reporters: [{}], passWithNoTests: true },
  // What has changed is told.
  { server: { watch: null } },
);

async function run({ changed, tests, named }: Order): Promise<Report> {
  for (const file of changed) vitest.invalidateFile(file);
  vitest.setGlobalTestNamePattern(new RegExp(named));
  const known = await vitest.runTestSpecifications(await vitest.globTestSpecifications(tests), false);
  // Modules of earlier runs are among them.
  const testModules = known.testModules.filter(({ moduleId }) => tests.includes(moduleId));
  const all = testModules.flatMap((module) => [...module.children.allTests()]);
  const failed = all.filter((test) => test.result().state === 'failed').map(reasonOf);
  const passed = all.filter((test) => test.result().state === 'passed').length;
  return { ran: passed + failed.length, failed, faults: testModules.flatMap(faultsOf) };
}

const reasonOf = (test: TestCase): string => {
  const [error] = test.result().errors ?? [];
  return `${test.fullName.trim()}: ${error?.message.split('\n')[0] ?? ''}`;
};
const faultsOf = (module: TestModule): string[] => module.errors().map(({ message }) => message);

process.on('message', (order: Order) => {
  run(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ ran: 0, failed: [], faults: [String(error)] } satisfies Report),
  );
});
process.on('disconnect', () => void vitest.close().finally(() => process.exit(0)));
process.send?.('ready');
