/** What makes the count of rules dishonest. Each is a sentence with its place. */
import { type Coverage, namedFunctions, placeOf } from './coverage.js';
import { scanExports, scanTests } from './scan.js';

export function faults(root: string, all: readonly Coverage[]): string[] {
  return [
    ...all.flatMap((coverage) => [...contradictions(coverage), ...unknownFunctions(root, coverage)]),
    ...titles(root),
  ];
}

/** A rule can't be kept and say nothing that could be kept. */
function contradictions({ ruleset, sections }: Coverage): string[] {
  return sections
    .flatMap((section) => section.rules)
    .filter(({ reason }) => reason !== null)
    .flatMap(({ number, enforced, claimed, tested }) => {
      const rule = `${ruleset}:${number} is not applicable`;
      const [place] = [...enforced, ...claimed];
      const [test] = tested;
      return [
        ...(place ? [`${rule}, and enforced in ${place.file}:${place.line}`] : []),
        ...(test ? [`${rule}, and tested by ${test.file}:${test.line}`] : []),
      ];
    });
}

function unknownFunctions(root: string, { folder }: Coverage): string[] {
  const exports = scanExports(root);
  return Object.keys(namedFunctions(root, folder))
    .filter((name) => !placeOf(name, folder, exports))
    .map((name) => `${folder}/mechanisms.json names ${name}, which neither the ruleset nor the kernel exports`);
}

/** Titles that promise what nothing checks. */
function titles(root: string): string[] {
  const found = scanTests(root).flatMap(({ ruleset, number, file, line, skipped, missing }) => [
    ...(skipped ? [`${file}:${line} names ${ruleset}:${number} and is not run`] : []),
    ...(missing > 0 ? [`${file}:${line} cites ${missing} more rules than it asserts`] : []),
  ]);
  return [...new Set(found)];
}
