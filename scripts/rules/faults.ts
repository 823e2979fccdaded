/** What makes the count of rules dishonest. Each is a sentence with its place. */
import { type Coverage, covers, namedFunctions, placeOf, reasonsLeftOpen } from './coverage.js';
import { scanExports, scanTests } from './scan.js';

export function faults(root: string, all: readonly Coverage[]): string[] {
  return [
    ...all.flatMap((coverage) => [
      ...contradictions(coverage),
      ...unknownFunctions(root, coverage),
      ...wronglyLeftOpen(coverage, reasonsLeftOpen(root, coverage.folder)),
    ]),
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

/** What is said to be left open is open: nothing acts by it, and there is such a rule at all. */
export function wronglyLeftOpen({ folder, sections }: Coverage, reasons: { [number: string]: string }): string[] {
  const rules = sections.flatMap((section) => section.rules).filter(({ title }) => title === null);
  return Object.keys(reasons).flatMap((key) => {
    const covered = rules.filter(({ number }) => covers(key, number));
    // Where the very rule of that number is open, the reason is about that one, whatever its parts say.
    if (covered.some(({ number, status }) => number === key && status === 'open')) return [];
    const kept = covered.filter(({ status }) => status === 'enforced' || status === 'claimed');
    const where = `${folder}/open.json says why ${key} is open`;
    if (kept.length > 0) return kept.map(({ number, status }) => `${where}, and ${number} is ${status}`);
    return covered.some(({ status }) => status === 'open') ? [] : [`${where}, and no rule of it is`];
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
