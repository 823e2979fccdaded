/**
 * A process that runs tests of the packages, which need no service: all in its own memory, with one file broken there and
 * nowhere else. Told by messages what to run, as `runner.ts` is; ends when nobody can tell it any more.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  type ExpectStatic,
  GLOBAL_EXPECT,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import * as runner from '@vitest/runner';
import { fn, spyOn } from '@vitest/spy';
import type { Report } from './runner.js';
import { type Replaced, SourceModules } from './source-modules.js';

/** What is to be run. */
export interface UnitOrder {
  /** The test files, by their full paths. */
  tests: string[];
  /** What the full names of the tests must match. */
  named: string;
  /** What is broken, and how. */
  broken?: { file: string; find: string; replace: string };
}

const ROOT = process.cwd();
const SETUP = join(ROOT, 'test/support/each-file.ts');

/** `expect` as Vitest has it, without what only its own processes know. */
function expecting(): ExpectStatic {
  for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
  const expect = ((value: unknown, message?: string) => chai.expect(value, message)) as ExpectStatic;
  Object.assign(expect, chai.expect, Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT));
  expect.getState = () => getState(expect);
  expect.setState = (state) => setState(state, expect);
  Reflect.set(globalThis, GLOBAL_EXPECT, expect);
  return expect;
}

const { describe, it, test, suite, beforeAll, beforeEach, afterAll, afterEach } = runner;
const modules = new SourceModules(ROOT, {
  vitest: {
    ...{ describe, it, test, suite, beforeAll, beforeEach, afterAll, afterEach },
    ...{ expect: expecting(), vi: { fn, spyOn } },
  },
});

const config = (named: string): runner.VitestRunnerConfig => ({
  root: ROOT,
  setupFiles: [SETUP],
  name: undefined,
  passWithNoTests: true,
  testNamePattern: new RegExp(named),
  allowOnly: false,
  sequence: { seed: 0, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: 0,
  hookTimeout: 0,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
});

function replacedBy(broken: UnitOrder['broken']): Replaced | undefined {
  if (!broken) return undefined;
  const { file, find, replace } = broken;
  return { file, source: readFileSync(file, 'utf8').replace(find, () => replace) };
}

async function run({ tests, named, broken }: UnitOrder): Promise<Report> {
  modules.begin(replacedBy(broken));
  const files: runner.File[] = [];
  // One after the other: what a file lays over the cards of its games is gone when the next one begins.
  for (const test of tests) files.push(...(await runner.startTests([test], { config: config(named), importFile })));
  const all = files.flatMap(testsIn);
  const failed = all.filter(({ result }) => result?.state === 'fail').map(reasonOf);
  const passed = all.filter(({ result }) => result?.state === 'pass').length;
  const faults = files.flatMap(({ result }) => result?.errors ?? []).map(({ message }) => firstLine(message));
  return { ran: passed + failed.length, failed, faults };
}

/** Loads a file of tests, or the setup that is run before each of them. */
function importFile(file: string): void {
  modules.forget(file);
  modules.load(file);
}

const testsIn = (task: runner.Task): runner.Test[] => (task.type === 'test' ? [task] : task.tasks.flatMap(testsIn));
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
const reasonOf = ({ fullTestName, result }: runner.Test): string =>
  `${fullTestName}: ${firstLine(result?.errors?.[0]?.message ?? '')}`;

process.on('message', (order: UnitOrder) => {
  run(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ ran: 0, failed: [], faults: [String(error)] } satisfies Report),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
