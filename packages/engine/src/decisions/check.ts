/** The one place where an answer is checked against exactly what was offered: one function for each shape. */
import type { Answer, Pick, Refusal } from '../contract/contract.js';
import type { Json } from '../contract/json.js';
import { suggest } from '../language/suggest.js';
import type { Ask, Choice, Resolved, SourceChoice } from '../machine/control.js';
import { COST_OF_PICK, type Faces, Finder, placeOf } from './match.js';
import { findSources } from './sources.js';

/** Sources named for a payment: which of all that there are. */
export interface NamedSources {
  all: readonly SourceChoice[];
  at: number[];
}
/** `at`: the place of the option, where one was chosen by its id; else -1. */
export type Checked =
  | { ok: true; resolved: Resolved; at: number; sources: NamedSources | undefined }
  | { ok: false; refusal: Refusal };
type Shape = Ask['shape'];

/** Names that are compared in the time of one unit. */
const NAMES_PER_UNIT = 16;

/** What is wrong with an answer, thrown up to `checkAnswer` by whichever part of it found the fault. */
class Fault extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.detail);
  }
}

const FIELD = {
  CHOOSE: 'choose',
  ASSIGN: 'assign',
  ORDER: 'order',
  DISTRIBUTE: 'distribute',
  NUMBER: 'number',
  NAME: 'name',
  CONFIRM: 'confirm',
} as const satisfies { [shape in Shape]: keyof Answer };
const FIELDS = Object.values(FIELD);

function fault(
  code: Refusal['code'],
  detail: string,
  rules: Refusal['rules'],
  path?: string,
  suggestions: string[] = [],
): never {
  const more = suggestions.length > 0 ? { suggestions } : {};
  throw new Fault({ code, detail, rules, ...(path ? { errors: [{ path, code, detail, rules, ...more }] } : {}) });
}
/** Breaks what the decision asks for. */
const illegal = (ask: Ask, detail: string, path: string): never => fault('ILLEGAL_ACTION', detail, ask.rules, path);

/** A list of choices that picks are looked for in, with what is taken of it. */
class Among {
  readonly taken = new Set<number>();
  private readonly finder: Finder;

  constructor(
    private readonly ask: Ask,
    readonly choices: readonly Choice[],
    private readonly prefix: string,
    private readonly faces: Faces,
  ) {
    this.finder = new Finder(choices, prefix, faces, this.taken);
  }

  /** Index of the option that a pick means; where there is none, the rules that forbid it, or else those that ask. */
  find(pick: Pick, path: string): number {
    if (!isNamed(pick))
      return fault(
        'INVALID_INPUT',
        `an option is named by its id, such as "${this.prefix}0", or by a matcher`,
        [],
        path,
      );
    const found = this.finder.find(pick);
    if ('at' in found) return found.at;
    // What it says is of those that are declared, not of what they are declared for.
    const isTold = typeof pick !== 'string' && found.code === 'NO_MATCH' && this.prefix !== 't';
    const why = isTold ? this.ask.unoffered?.(pick) : null;
    const suggestions = nearest(this.choices, pick, this.faces);
    if (!why) return fault(found.code, found.detail, this.ask.rules, path, suggestions);
    return fault(found.code, `${found.detail}: ${why.detail}`, why.rules, path, suggestions);
  }

  /** The same for a pick that may not mean an option that is taken. */
  take(pick: Pick, path: string, twice: string): number {
    const at = this.find(pick, path);
    if (this.taken.has(at)) illegal(this.ask, 'the same option is named twice', twice);
    this.taken.add(at);
    return at;
  }
}

/** The offered cards whose names are nearest to one that none has. */
function nearest(choices: readonly Choice[], pick: Pick, faces: Faces): string[] {
  if (typeof pick === 'string' || pick.card === undefined) return [];
  const offered = new Set(choices.flatMap((c) => c.card ?? []));
  return offered.has(pick.card) ? [] : suggest(pick.card, offered, faces.spend);
}

/** Indices of several picks, none twice. */
function findAll(ask: Ask, picks: Pick[], faces: Faces, path: string): number[] {
  const [only] = picks;
  if (picks.length === 1 && typeof only === 'string') {
    const at = placeOf(only, 'o', (ask.options ?? []).length);
    faces.spend(COST_OF_PICK);
    if (at >= 0) return [at];
  }
  const among = new Among(ask, ask.options ?? [], 'o', faces);
  return picks.map((pick, i) => among.take(pick, `${path}[${i}]`, `${path}[${i}]`));
}

const dataAt = (choices: readonly Choice[] | undefined, at: number): Json => choices?.[at]?.data ?? null;

function chosen(ask: Ask, picks: Pick[], faces: Faces): Resolved {
  const count = (ask.options ?? []).length;
  const max = Math.min(ask.max ?? count, count);
  const min = ask.min ?? 0;
  if (picks.length < min || picks.length > max)
    illegal(ask, `choose ${min === max ? min : `${min} to ${max}`} of the options, not ${picks.length}`, '$.choose');
  return findAll(ask, picks, faces, '$.choose').map((at) => dataAt(ask.options, at));
}

function ordered(ask: Ask, picks: Pick[], faces: Faces): Resolved {
  const count = (ask.options ?? []).length;
  if (picks.length !== count) illegal(ask, `order all ${count} options, each once`, '$.order');
  return findAll(ask, picks, faces, '$.order').map((at) => dataAt(ask.options, at));
}

function assigned(ask: Ask, pairs: NonNullable<Answer['assign']>, faces: Faces): Resolved {
  const { from = [], to = [] } = ask;
  const counts = from.map(() => 0);
  const givers = new Among(ask, from, 'f', faces);
  const takers = new Among(ask, to, 't', faces);
  const fillUp = (i: number): unknown => (counts[i] ?? 0) >= (from[i]?.max ?? 1) && givers.taken.add(i);
  for (const i of from.keys()) fillUp(i);
  const made = new Set<string>();
  const out: Json[] = [];
  for (const [i, pair] of pairs.entries()) {
    const path = `$.assign[${i}]`;
    const f = givers.find(pair.from, `${path}.from`);
    const t = takers.find(pair.to, `${path}.to`);
    const choice = from[f];
    if (!choice?.into?.includes(t)) return illegal(ask, `${choice?.label} can't be assigned to ${to[t]?.label}`, path);
    if (made.has(`${f}>${t}`)) illegal(ask, 'the same pair is named twice', path);
    made.add(`${f}>${t}`);
    counts[f] = (counts[f] ?? 0) + 1;
    fillUp(f);
    out.push([choice.data, dataAt(to, t)]);
  }
  for (const [i, { label, min = 0, max = 1 }] of from.entries()) {
    const n = counts[i] ?? 0;
    if (n < min) illegal(ask, `${label} must be assigned`, '$.assign');
    if (max !== null && n > max) illegal(ask, `${label} may be assigned at most ${max} time(s)`, '$.assign');
  }
  return out;
}

function distributed(ask: Ask, parts: NonNullable<Answer['distribute']>, faces: Faces): Resolved {
  const { options = [], total = 0 } = ask;
  const amounts = options.map(() => 0);
  const among = new Among(ask, options, 'o', faces);
  for (const [i, part] of parts.entries()) {
    const at = among.take(part.option, `$.distribute[${i}].option`, `$.distribute[${i}]`);
    amounts[at] = part.amount;
  }
  const sum = amounts.reduce((n, a) => n + a, 0);
  if (sum !== total) illegal(ask, `the amounts add up to ${sum}, not ${total}`, '$.distribute');
  for (const [i, { label, min = 0, max }] of options.entries()) {
    const amount = amounts[i] ?? 0;
    if (!Number.isInteger(amount) || amount < min || (max != null && amount > max))
      illegal(ask, `${label} takes ${min} to ${max ?? 'any number'}, not ${amount}`, '$.distribute');
  }
  return options.map((o, i): Json => [o.data, amounts[i] ?? 0]);
}

function numbered(ask: Ask, n: number): Resolved {
  const { min = 0, max } = ask;
  if (!Number.isSafeInteger(n) || n < min || (max != null && n > max))
    illegal(ask, `a whole number from ${min}${max == null ? '' : ` to ${max}`}, not ${n}`, '$.number');
  return n;
}

function named(ask: Ask, name: string, faces: Faces): Resolved {
  faces.spend((ask.names?.length ?? 0) / NAMES_PER_UNIT);
  const known = ask.names ? ask.names.find((n) => n.toLowerCase() === name.toLowerCase()) : name;
  return known ?? illegal(ask, `there is no ${ask.vocabulary ?? 'name'} "${name}"`, '$.name');
}

const CHECK: { [shape in Shape]: (ask: Ask, answer: Answer, faces: Faces) => Resolved } = {
  CHOOSE: (ask, { choose = [] }, faces) => chosen(ask, choose, faces),
  ORDER: (ask, { order = [] }, faces) => ordered(ask, order, faces),
  ASSIGN: (ask, { assign = [] }, faces) => assigned(ask, assign, faces),
  DISTRIBUTE: (ask, { distribute = [] }, faces) => distributed(ask, distribute, faces),
  NUMBER: (ask, { number = 0 }) => numbered(ask, number),
  NAME: (ask, { name = '' }, faces) => named(ask, name, faces),
  CONFIRM: (_ask, { confirm = false }) => confirm,
};

/** How many of the fields are there with which a decision can be answered. */
function fieldsOf({ choose, assign, order, distribute, number, name, confirm }: Answer): number {
  let count = 0;
  if (choose !== undefined) count++;
  if (assign !== undefined) count++;
  if (order !== undefined) count++;
  if (distribute !== undefined) count++;
  if (number !== undefined) count++;
  if (name !== undefined) count++;
  if (confirm !== undefined) count++;
  return count;
}

const isRecord = (given: unknown): boolean => typeof given === 'object' && given !== null && !Array.isArray(given);

const isNamed = (pick: unknown): boolean => typeof pick === 'string' || isRecord(pick);

/** What each shape is answered with: who calls the engine without the service may give anything. */
const FORM: { [shape in Shape]: [form: string, fits: (given: unknown) => boolean] } = {
  CHOOSE: ['a list of options', Array.isArray],
  ORDER: ['a list of options', Array.isArray],
  ASSIGN: ['a list of pairs', (given) => Array.isArray(given) && given.every(isRecord)],
  DISTRIBUTE: ['a list of options with amounts', (given) => Array.isArray(given) && given.every(isRecord)],
  NUMBER: ['a number', (given) => typeof given === 'number'],
  NAME: ['a text', (given) => typeof given === 'string'],
  CONFIRM: ['true or false', (given) => typeof given === 'boolean'],
};

function hasRightShape(ask: Ask, answer: Answer): void {
  const field = FIELD[ask.shape];
  if (answer[field] !== undefined && fieldsOf(answer) === 1) {
    const [form, fits] = FORM[ask.shape];
    if (!fits(answer[field])) fault('INVALID_INPUT', `"${field}" is ${form}`, [], `$.${field}`);
    return;
  }
  const given = FIELDS.filter((f) => answer[f] !== undefined);
  const got = given.length === 0 ? 'nothing' : given.join(', ');
  const detail = `a ${ask.kind} decision of shape ${ask.shape} is answered with "${field}"; got ${got}`;
  fault('INVALID_INPUT', detail, [], `$.${given.find((f) => f !== field) ?? field}`);
}

/** The sources named for a payment. */
function sourcesOf(ask: Ask, answer: Answer, faces: Faces): NamedSources | undefined {
  if (!answer.mana) return undefined;
  if (!ask.sources) return fault('INVALID_INPUT', 'this decision takes no payment sources', [], '$.mana');
  if (!Array.isArray(answer.mana) || !answer.mana.every(isNamed))
    return fault('INVALID_INPUT', '"mana" is a list of sources, each by its id or a matcher', [], '$.mana');
  const all = ask.sources();
  const found = findSources(all, ask.options ?? [], answer.mana, faces);
  if ('code' in found) return fault(found.code, found.detail, ask.rules, `$.mana[${found.pick}]`);
  return { all, at: found.at };
}

/** The place of the one option that an answer names by its id and nothing else, where one may be chosen; else -1. */
function onlyPick(ask: Ask, answer: Answer): number {
  const pick = answer.choose?.length === 1 ? answer.choose[0] : undefined;
  if (typeof pick !== 'string' || ask.shape !== 'CHOOSE' || fieldsOf(answer) !== 1) return -1;
  const count = (ask.options ?? []).length;
  if ((ask.min ?? 0) > 1 || (ask.max ?? count) < 1) return -1;
  return placeOf(pick, 'o', count);
}

/**
 * Checks an answer to a question.
 * @param faces tells options apart that differ in what anybody could see, and counts the work
 * @returns the answer in the rules' own terms, or the refusal with the place of the fault
 */
export function checkAnswer(ask: Ask, answer: Answer, faces: Faces): Checked {
  const at = onlyPick(ask, answer);
  if (at >= 0 && ask.check === undefined && answer.mana === undefined) {
    faces.spend(COST_OF_PICK);
    return { ok: true, resolved: [dataAt(ask.options, at)], at, sources: undefined };
  }
  try {
    hasRightShape(ask, answer);
    const resolved = CHECK[ask.shape](ask, answer, faces);
    const broken = ask.check?.(resolved);
    if (broken) fault(broken.code ?? 'ILLEGAL_ACTION', broken.detail, broken.rules);
    const sources = sourcesOf(ask, answer, faces);
    return { ok: true, resolved, at: -1, sources };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, refusal: error.refusal };
    throw error;
  }
}
