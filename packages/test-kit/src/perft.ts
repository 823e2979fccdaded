/**
 * Counts of what may follow a position: how many ways there are to go on by one answer, by two, and so on, as chess programs
 * count moves. A rule that forgets an option, offers one too many or asks once too often changes a count. Everything goes
 * through the public interface, and only what is accepted counts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Answer, Decision, GameState, RulesetService } from '@arbiter/engine';

/** The most answers that are tried at one decision: combinations grow without bound. */
const MAX_ANSWERS = 40;

/** What may follow: how many ways by each number of answers, and of the longest, how many begin with each answer. */
interface Counted {
  counts: number[];
  branches: { [answer: string]: number };
}

/** Counts the ways to go on from a state by up to `depth` answers, as long as there are no more than `most` in all. */
function perft(service: RulesetService, start: GameState, depth: number, most = Number.POSITIVE_INFINITY): Counted {
  const counts: number[] = [];
  let reached: { state: GameState; branch: string | null }[] = [{ state: start, branch: null }];
  let total = 0;
  while (counts.length < depth && reached.length > 0) {
    const next: typeof reached = [];
    for (const { state, branch } of reached) {
      for (const one of following(service, state)) next.push({ state: one.next, branch: branch ?? one.name });
      if (total + next.length > most) return { counts, branches: tally(reached) };
    }
    total += next.length;
    counts.push(next.length);
    reached = next;
  }
  return { counts, branches: tally(reached) };
}

function tally(reached: { branch: string | null }[]): { [answer: string]: number } {
  const found: { [answer: string]: number } = {};
  for (const { branch } of reached) if (branch !== null) found[branch] = (found[branch] ?? 0) + 1;
  return found;
}

/** The states that one answer to the first pending decision leads to. */
function following(service: RulesetService, state: GameState): { name: string; next: GameState }[] {
  const decision = service.decisions(state, 'judge').find((d): d is Decision => 'options' in d);
  if (!decision) return [];
  const { seat, id } = decision;
  return answersTo(decision).flatMap((answer) => {
    const result = service.submit(state, [{ decision: id, ...answer, seat }]);
    return result.ok ? [{ name: nameOf(decision, answer), next: result.value.state }] : [];
  });
}

/** The answers that are tried, in the order in which the decision lists what they are made of. */
function answersTo(decision: Decision): Answer[] {
  const { shape, options, min, max } = decision;
  const ids = options.map((o) => o.id);
  switch (shape) {
    case 'CHOOSE':
      return few(subsets(ids, min, Math.min(max ?? ids.length, ids.length))).map((choose) => ({ choose }));
    case 'ORDER':
      return few(orders(ids)).map((order) => ({ order }));
    case 'NUMBER':
      return few(numbers(min, max ?? min + 3)).map((number) => ({ number }));
    case 'CONFIRM':
      return [{ confirm: true }, { confirm: false }];
    case 'ASSIGN':
      return few(assignments(decision.from ?? [])).map((assign) => ({ assign }));
    case 'DISTRIBUTE':
      return few(divisions(decision)).map((distribute) => ({ distribute }));
    default:
      return [decision.default];
  }
}

function few<T>(all: Iterable<T>): T[] {
  const found: T[] = [];
  for (const one of all) {
    found.push(one);
    if (found.length === MAX_ANSWERS) break;
  }
  return found;
}

function* numbers(min: number, max: number): Iterable<number> {
  for (let n = min; n <= max; n++) yield n;
}

/** All choices of at least `min` and at most `max`, small ones first. */
function* subsets(ids: string[], min: number, max: number): Iterable<string[]> {
  for (let size = min; size <= max; size++) yield* ofSize(ids, size);
}
function* ofSize(ids: string[], size: number): Iterable<string[]> {
  if (size === 0) yield [];
  else for (const [i, id] of ids.entries()) for (const rest of ofSize(ids.slice(i + 1), size - 1)) yield [id, ...rest];
}

function* orders(ids: string[]): Iterable<string[]> {
  if (ids.length === 0) yield [];
  for (const id of ids) for (const rest of orders(ids.filter((other) => other !== id))) yield [id, ...rest];
}

/** Each goes nowhere or to one of its goals. */
function* assignments(from: NonNullable<Decision['from']>): Iterable<{ from: string; to: string }[]> {
  const [first, ...others] = from;
  if (!first) yield [];
  else
    for (const rest of assignments(others)) {
      if ((first.min ?? 0) === 0) yield rest;
      for (const to of first.to ?? []) yield [{ from: first.id, to }, ...rest];
    }
}

/** Each gets its least, and what is left is divided in all ways. */
function* divisions({ options, total = 0 }: Decision): Iterable<{ option: string; amount: number }[]> {
  const [first, ...others] = options;
  if (!first) {
    if (total === 0) yield [];
    return;
  }
  for (let amount = first.min ?? 0; amount <= Math.min(total, first.max ?? total); amount++)
    for (const rest of divisions({ options: others, total: total - amount } as Decision))
      yield amount > 0 ? [{ option: first.id, amount }, ...rest] : rest;
}

/** An answer in words: `CAST Shock`, `Grizzly Bears > seat 1`, `X = 2`. */
function nameOf({ kind, options, from = [], to = [] }: Decision, answer: Answer): string {
  const listed = [...options, ...from, ...to];
  const word = (pick: unknown): string => {
    const found = listed.find((o) => o.id === pick);
    if (!found) return String(pick);
    const what = found.card ?? (found.player === undefined ? found.label : `seat ${found.player}`);
    return [found.kind === 'OBJECT' || found.kind === 'PLAYER' ? '' : found.kind, what === found.kind ? '' : what]
      .filter(Boolean)
      .join(' ');
  };
  const parts = [
    ...(answer.choose ?? []).map(word),
    ...(answer.order ?? []).map(word),
    ...(answer.assign ?? []).map((pair) => `${word(pair.from)} > ${word(pair.to)}`),
    ...(answer.distribute ?? []).map(({ option, amount }) => `${amount} on ${word(option)}`),
    ...(answer.number === undefined ? [] : [`= ${answer.number}`]),
    ...(answer.confirm === undefined ? [] : [answer.confirm ? 'yes' : 'no']),
  ];
  return parts.length > 0 && !parts.every((p) => p === '') ? parts.join(', ') : `${kind}: nothing`;
}

/** Where two countings part: the first number of answers, and of the longest the first beginning, that differ. */
function firstDifference(found: Counted, expected: Counted): string | null {
  const at = Array.from({ length: Math.max(found.counts.length, expected.counts.length) }, (_, i) => i).find(
    (i) => found.counts[i] !== expected.counts[i],
  );
  const names = [...new Set([...Object.keys(expected.branches), ...Object.keys(found.branches)])];
  const branch = names.find((name) => found.branches[name] !== expected.branches[name]);
  if (at === undefined && branch === undefined) return null;
  const depth =
    at === undefined ? '' : `${found.counts[at] ?? 0} ways by ${at + 1} answers, not ${expected.counts[at] ?? 0}`;
  const first =
    branch === undefined
      ? ''
      : `; "${branch}" begins ${found.branches[branch] ?? 0} of the longest, not ${expected.branches[branch] ?? 0}`;
  return `${depth}${first}\nfound: ${JSON.stringify(found)}`;
}

/** How a position is reached. */
export type PerftPosition = () => { service: RulesetService; state: GameState };

/** As deep as so many ways in all allow, and no deeper than that. */
const MOST_WAYS = 800;
const MOST_DEEP = 8;

/** The counts of a game's positions in a file; `PERFT_WRITE=1` in the environment renews it. */
export class PerftTable {
  private readonly writes = process.env.PERFT_WRITE === '1';
  private readonly expected: { [name: string]: Counted };

  constructor(private readonly file: URL) {
    this.expected = this.writes ? {} : (JSON.parse(readFileSync(file, 'utf8')) as { [name: string]: Counted });
  }

  /** Counts one position as deep as the file does, and says where that differs. */
  difference(name: string, begin: PerftPosition): string | null {
    const { service, state } = begin();
    if (this.writes) {
      this.expected[name] = perft(service, state, MOST_DEEP, MOST_WAYS);
      return null;
    }
    const expected = this.expected[name] ?? { counts: [0], branches: {} };
    return firstDifference(perft(service, state, expected.counts.length), expected);
  }

  /** To be called when all were counted. */
  close(): void {
    if (this.writes) writeFileSync(this.file, textOf(this.expected));
  }
}

/** A line for each number, laid out as the formatter lays it out. */
function textOf(table: { [name: string]: Counted }): string {
  const counted = (name: string, { counts, branches }: Counted): string =>
    [
      `  ${JSON.stringify(name)}: {`,
      `    "counts": [${counts.join(', ')}],`,
      '    "branches": {',
      Object.entries(branches)
        .map(([branch, n]) => `      ${JSON.stringify(branch)}: ${n}`)
        .join(',\n'),
      '    }',
      '  }',
    ].join('\n');
  const all = Object.entries(table).map(([name, one]) => counted(name, one));
  return `{\n${all.join(',\n')}\n}\n`;
}
