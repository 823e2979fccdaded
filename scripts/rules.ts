/**
 * Which rules of each rulebook are enforced, where, and by which tests. A rule is enforced where its number stands as data
 * beside what acts by it; what `mechanisms.json` and tables of labels say is only claimed. It is tested where a clause of a
 * test's title is about it.
 *
 *   npm run rules                        a line for each section
 *   npm run rules -- --section 702       the rules of one section, with their places
 *   npm run rules -- --unexplained       the open rules of which `open.json` does not say why
 *   npm run rules -- --json              all of it as JSON
 *   npm run rules -- --write             renews packages/<ruleset>/rules/enforced.json
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type Coverage,
  coverages,
  type Rule,
  type Section,
  type Tally,
  tally,
  writeEnforced,
} from './rules/coverage.js';
import { faults } from './rules/faults.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** `proven` is enforced and tested; `shown` is claimed and tested. */
const COLUMNS = ['rules', 'proven', 'untested', 'shown', 'claimed', 'n/a', 'open'];

const row = (name: string, t: Tally): string =>
  [
    name.padEnd(54),
    ...[t.rules, t.proven, t.untested, t.shown, t.claimed, t.notApplicable, t.open].map((n) => String(n).padStart(10)),
  ].join('');

export function overview({ name, ruleset, edition, sections }: Coverage): string {
  const head = COLUMNS.map((word) => word.padStart(10)).join('');
  const lines = sections.map((s) => row(`${s.number} ${s.title}`, tally(s.rules)));
  const all = tally(sections.flatMap((s) => s.rules));
  const left = `${all.unexplained} of ${all.open} open rules have no reason in open.json`;
  return [`${`${name} (${ruleset}, ${edition})`.padEnd(54)}${head}`, ...lines, row('all', all), left].join('\n');
}

const places = (what: string, at: { file: string; line: number }[]): string[] =>
  at.map(({ file, line }) => `             ${what} ${file}:${line}`);

export function detail(section: Section): string {
  const line = (rule: Rule): string[] => {
    const where = [...places('in', rule.enforced), ...places('claimed by', rule.claimed)];
    if (rule.title !== null) return [`${rule.number.padEnd(12)} ${rule.title}`, ...where];
    const state =
      rule.reason !== null && rule.status === 'notApplicable'
        ? `not applicable: ${rule.reason}`
        : rule.left !== null && rule.status === 'open'
          ? `open: ${rule.left}`
          : rule.status;
    return [
      `${rule.number.padEnd(12)} ${state}${rule.tested.length > 0 ? ', tested' : ''}`,
      ...where,
      ...places('by', rule.tested),
      ...places('mentioned', rule.mentioned),
    ];
  };
  return [`${section.number} ${section.title}`, ...section.rules.flatMap(line)].join('\n');
}

/** The open rules that nobody has given a reason for. */
export const unexplained = ({ ruleset, sections }: Coverage): string[] =>
  sections
    .flatMap((section) => section.rules)
    .filter(({ title, status, left }) => title === null && status === 'open' && left === null)
    .map(({ number }) => `${ruleset}:${number}`);

function main(): void {
  const { values } = parseArgs({
    options: {
      section: { type: 'string' },
      json: { type: 'boolean' },
      write: { type: 'boolean' },
      unexplained: { type: 'boolean' },
    },
  });
  const all = coverages(ROOT);
  if (values.write) for (const one of all) writeEnforced(ROOT, one);
  const sections = all.map((c) => ({ ...c, sections: c.sections.filter((s) => s.number === values.section) }));
  const wanted = values.section === undefined ? all : sections;
  if (values.section !== undefined && wanted.every((c) => c.sections.length === 0)) {
    console.error(`no rulebook has a section ${values.section}`);
    process.exitCode = 1;
  } else if (values.unexplained) console.log(wanted.flatMap(unexplained).join('\n'));
  else if (values.json) console.log(JSON.stringify(wanted, null, 2));
  else if (values.section !== undefined) for (const c of wanted) console.log(c.sections.map(detail).join('\n'));
  else for (const c of wanted) console.log(overview(c));
  for (const fault of faults(ROOT, all)) {
    console.error(fault);
    process.exitCode = 1;
  }
  for (const { ruleset, unknown } of all) {
    for (const { number, where } of unknown) {
      console.error(`${where}: the rulebook has no rule ${ruleset}:${number}`);
      process.exitCode = 1;
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
