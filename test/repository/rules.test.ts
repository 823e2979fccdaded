import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Coverage, coverages, covers, enforcedText, staleLines, tally } from '../../scripts/rules/coverage.js';
import { faults, wronglyLeftOpen } from '../../scripts/rules/faults.js';
import { citationsInSource, citationsInTitles } from '../../scripts/rules/scan.js';
import { detail, overview, unexplained } from '../../scripts/rules.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const numbers = (found: { ruleset: string; number: string }[]): string[] =>
  found.map((c) => `${c.ruleset}:${c.number}`);
const inSource = (source: string): string[] => numbers(citationsInSource('a.ts', source));
const inTitles = (source: string): string[] => numbers(citationsInTitles('a.test.ts', source));

describe('citations of rules', () => {
  test('are string literals in a source', () => {
    expect(inSource("cite('mtg:601.2c', 'mtg:104'); const r = { rules: [`grand-archive:4.1`] };")).toEqual([
      'mtg:601.2c',
      'mtg:104',
      'grand-archive:4.1',
    ]);
    expect(citationsInSource('a.ts', "\n\ncite('mtg:601.2c');")).toMatchObject([{ file: 'a.ts', line: 3 }]);
  });

  test('are not comments, types, or parts of longer texts', () => {
    expect(inSource("// 'mtg:601.2c'\n/* 'mtg:601.2d' */ type R = 'mtg:601.2e';")).toEqual([]);
    expect(inSource("const a = 'see mtg:601.2c'; const b = 'mtg:601.2cc'; const c = 'http://x';")).toEqual([]);
  });

  test('stand in the titles of tests', () => {
    expect(inTitles("it('mtg:107.4e a hybrid symbol', () => { cite('mtg:1.1'); });")).toEqual(['mtg:107.4e']);
    expect(inTitles("describe('x', () => { test.each([1])('mtg:107.4f, mtg:118.3 and %s', () => {}); });")).toEqual([
      'mtg:107.4f',
      'mtg:118.3',
    ]);
    expect(inTitles('it.runIf(true)(`mtg:100.2 $\u007b1} cards`, () => {}); expect("mtg:100.3");')).toEqual([
      'mtg:100.2',
    ]);
  });

  test('are claims where nothing acts by them: in tables of labels, and as what defines a keyword', () => {
    const claims = (source: string) => citationsInSource('a.ts', source).map((c) => c.claimed);
    expect(claims("emit('X', cite('mtg:1.1')); const p = { rules: { x: cite('mtg:1.2') } };")).toEqual([false, false]);
    expect(claims("const r = { cite: { turn: cite('mtg:1.1') }, verbKinds: { may: cite('mtg:1.2') } };")).toEqual([
      true,
      true,
    ]);
    expect(claims("define({ keyword: 'flying', rules: cite('mtg:1.1') });")).toEqual([true]);
  });

  test('of a title are about the first rule of each clause, and only mention the others', () => {
    const mains = (title: string) =>
      citationsInTitles('a.test.ts', `it('${title}', () => {});`).map((c) => (c.main ? c.number : `(${c.number})`));
    expect(mains('mtg:1.1 mtg:1.2 it is so')).toEqual(['1.1', '(1.2)']);
    expect(mains('mtg:1.1 it is so, mtg:1.2 and so (mtg:1.3)')).toEqual(['1.1', '1.2', '(1.3)']);
    expect(mains('riftbound:1.1, riftbound-zh:2.1 in both languages')).toEqual(['1.1', '2.1']);
    // Another book's rule is only mentioned where the one before it is, or where words stand between them in parentheses.
    expect(mains('a card does so (riftbound:1.1, riftbound-zh:2.1)')).toEqual(['(1.1)', '(2.1)']);
    expect(mains('riftbound:1.1 it is so (riftbound-zh:2.1)')).toEqual(['1.1', '(2.1)']);
    expect(mains('riftbound:1.1, riftbound-zh:2.1, riftbound:1.2 so')).toEqual(['1.1', '2.1', '(1.2)']);
  });

  test('are no more in a title than what its test asserts', () => {
    const missing = (source: string) => citationsInTitles('a.test.ts', source).map((c) => c.missing);
    expect(missing("it('mtg:1.1 mtg:1.2 x', () => { expect(a).toBe(1); });")).toEqual([1, 1]);
    expect(missing("it('mtg:1.1 mtg:1.2 x', () => { expect([a, b]).toEqual([1, 2]); });")).toEqual([0, 0]);
    expect(missing("it('mtg:1.1 mtg:1.2 x', () => { expect(a).toBe(1); game.refused(0); });")).toEqual([0, 0]);
    expect(missing("describe('mtg:1.1 mtg:1.2 x', () => {});")).toEqual([0, 0]);
    expect(citationsInTitles('a.test.ts', "it.todo('mtg:1.1 x');")).toMatchObject([{ skipped: true }]);
  });
});

describe('reasons why rules are left open', () => {
  const rule = (number: string, status: 'open' | 'enforced' | 'notApplicable', left: string | null = null) => ({
    ...{ number, title: null, status, reason: null, left },
    ...{ enforced: [], claimed: [], tested: [], mentioned: [] },
  });
  const rules = [
    rule('9.1', 'open', 'a reason'),
    rule('9.1a', 'notApplicable'),
    rule('9.2', 'enforced'),
    rule('9.3', 'open'),
  ];
  const book: Coverage = {
    ...{ ruleset: 'mtg', edition: 'x', name: 'X', folder: 'packages/mtg/rules', unknown: [] },
    sections: [{ number: '9', title: '', rules }],
  };

  test('cover a rule and all its parts, and no rule that only begins alike', () => {
    expect(['309', '309.1', '309.1a', '3091'].map((number) => covers('309', number))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(['702.4', '702.4a', '702.49'].map((number) => covers('702.4', number))).toEqual([true, true, false]);
  });

  test('are wrong where a rule is enforced, or nothing is open', () => {
    expect(wronglyLeftOpen(book, { '9.1': 'a reason' })).toEqual([]);
    expect(wronglyLeftOpen(book, { '9': 'a reason' })).toEqual([expect.stringContaining('9.2 is enforced')]);
    expect(wronglyLeftOpen(book, { '9.1a': 'a reason' })).toEqual([expect.stringContaining('no rule of it is')]);
  });

  test('are missing of the rules that are counted', () => {
    expect(unexplained(book)).toEqual(['mtg:9.3']);
    expect(overview(book)).toContain('1 of 2 open rules have no reason in open.json');
  });
});

const all = coverages(root);

test('Nothing is both enforced and not applicable, no title promises more than its test, and named functions exist', () => {
  expect(faults(root, all)).toEqual([]);
});

describe.each(all)('the rulebook $ruleset, $edition', (coverage) => {
  test('has every rule that is cited, summed up or ruled out', () => {
    expect(coverage.unknown).toEqual([]);
  });

  test('has an up-to-date list of what is enforced where (else: npm run rules -- --write)', () => {
    expect(staleLines(root, coverage), 'enforced.json: npm run rules -- --write').toEqual([]);
    const written = JSON.parse(enforcedText(coverage)) as [string?][];
    const rules = coverage.sections.flatMap((s) => s.rules);
    // A heading is as far as what stands below it, and has no place of its own.
    const enforced = rules.filter((r) => r.enforced.length > 0 || (r.claimed.length > 0 && r.tested.length > 0));
    const listed = new Set(written.flatMap(([number]) => number ?? []));
    expect([...listed].sort()).toEqual(enforced.map((r) => r.number).sort());
  });

  test('is tallied so that every rule is enforced, claimed, not applicable or open', () => {
    const { rules, proven, untested, shown, claimed, notApplicable, open } = tally(
      coverage.sections.flatMap((s) => s.rules),
    );
    expect(proven + untested + shown + claimed + notApplicable + open).toBe(rules);
    expect(overview(coverage)).toContain(`${coverage.name} (${coverage.ruleset}, ${coverage.edition})`);
  });

  test('shows of a section each rule with its state and places', () => {
    const section = coverage.sections.find((s) => s.rules.some((r) => r.enforced.length > 0));
    const rule = section?.rules.find((r) => r.enforced.length > 0);
    const text = section ? detail(section) : '';
    expect(text).toContain(`${rule?.number}`);
    expect(text).toContain(`${rule?.enforced[0]?.file}:${rule?.enforced[0]?.line}`);
  });
});

const reference = fileURLToPath(new URL('../../../shared/rules/en/mtg-cr.jsonl', import.meta.url));
describe.runIf(existsSync(reference))('against the rulebook itself', () => {
  const book = (): Map<string, string> =>
    new Map(
      readFileSync(reference, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { rule: string; text: string })
        .map(({ rule, text }) => [rule, text]),
    );
  const file = (name: string): unknown => JSON.parse(readFileSync(`${root}/packages/mtg/rules/${name}`, 'utf8'));

  test('the numbers are those of the rulebook, all of them, in its order', () => {
    const { numbers: ours } = file('current.json') as { numbers: string[] };
    expect(ours).toEqual([...book().keys()]);
  });

  test('no summary takes over a run of eight words', () => {
    const words = (text: string): string[] =>
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[a-z0-9+/'-]+/g) ?? [];
    const runs = (text: string): string[] => words(text).map((_, i, all) => all.slice(i, i + 8).join(' '));
    const full = (text: string): string[] => runs(text).filter((run) => run.split(' ').length === 8);
    const theirs = new Set([...book().values()].flatMap(full));
    const copied = Object.entries(file('summaries.json') as { [number: string]: string })
      .filter(([, text]) => full(text).some((run) => theirs.has(run)))
      .map(([number]) => number);
    expect(copied).toEqual([]);
  });
});
