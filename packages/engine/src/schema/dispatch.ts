/**
 * Schemas that choose by a word. A union of all words would answer a misspelt one with every fault of every word; here
 * the word is looked up first, and then only its own parameters are checked.
 */
import { z } from 'zod';
import type { RefusalDetail } from '../contract/contract.js';
import { isTable, type JsonObject } from '../contract/json.js';
import { type FormIssue, faultsOf, issueWords } from '../language/faults.js';
import { isPrototypeKey } from '../language/limits.js';
import { Suggestions } from '../language/suggest.js';

/** What custom issues carry, beside their message. */
interface IssueParams {
  code: string;
  suggestions?: string[];
}

type Path = readonly PropertyKey[];
export interface Reporter {
  fault(path: Path, message: string, params?: IssueParams): void;
  /** Checks a value further in by another schema. */
  by(schema: z.ZodType, value: unknown, path?: Path): void;
}

type ToJson = (schema: z.ZodType) => JsonObject;
const jsonForms = new WeakMap<z.core.$ZodType, (to: ToJson) => JsonObject>();
/** How a schema made by `guard` is said in JSON Schema; undefined for all others. */
export const jsonForm = (schema: z.core.$ZodType): ((to: ToJson) => JsonObject) | undefined => jsonForms.get(schema);

/** A schema made of a function that reports faults; what it accepts is left as it is. `json` says it in JSON Schema. */
export function guard<T>(
  check: (value: unknown, report: Reporter) => void,
  json: (to: ToJson) => JsonObject,
): z.ZodType<T> {
  const schema = z.custom<T>().check((ctx) => {
    const report: Reporter = {
      fault: (path, message, params) =>
        void ctx.issues.push({ code: 'custom', input: ctx.value, path: [...path], message, params: { ...params } }),
      by: (schema, value, path = []) => {
        const result = schema.safeParse(value, { reportInput: true });
        if (result.success) return;
        for (const issue of result.error.issues)
          for (const said of explain(issue, schema)) report.fault([...path, ...said.path], said.detail, said);
      },
    };
    check(ctx.value, report);
  });
  jsonForms.set(schema, json);
  return schema;
}

export interface Explained extends IssueParams {
  path: PropertyKey[];
  detail: string;
}

/** An issue of a schema in our own terms: one fault, or one for each field that should not be there. */
export function explain(issue: z.core.$ZodIssue, schema: z.ZodType): Explained[] {
  if (issue.code !== 'unrecognized_keys') return [explainOne(issue)];
  const fields = fieldsAt(schema, issue.path);
  return issue.keys.map((key) => {
    const { detail, suggestions } = unknownWord('field', key, fields);
    return {
      path: [...issue.path, key],
      code: 'UNKNOWN_FIELD',
      ...(suggestions
        ? { detail, suggestions }
        : { detail: `there is no field "${key.slice(0, SHOWN)}" here${only(fields)}` }),
    };
  });
}

const only = (fields: string[]): string => (fields.length === 0 ? '' : `; there may be ${fields.join(', ')}`);

/** The fields that an object at this place of a schema has. */
function fieldsAt(schema: z.ZodType, path: Path): string[] {
  let at: z.core.$ZodType | undefined = schema;
  for (const step of [...path, null]) {
    while (at instanceof z.ZodOptional || at instanceof z.ZodNullable) at = at.unwrap();
    if (step === null) break;
    at = at instanceof z.ZodArray ? at.element : at instanceof z.ZodObject ? at.shape[String(step)] : undefined;
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

function explainOne(issue: z.core.$ZodIssue): Explained {
  const { path } = issue;
  if (issue.code === 'custom') {
    const { code = 'INVALID_INPUT', suggestions } = (issue.params ?? {}) as Partial<IssueParams>;
    return { path, detail: issue.message, code, ...(suggestions ? { suggestions } : {}) };
  }
  if (issue.code === 'invalid_value' && typeof issue.input === 'string')
    return { path, ...unknownWord('word here', issue.input, issue.values.map(String)) };
  const [fault] = faultsOf([{ ...issue, message: issueWords({ ...issue }) ?? issue.message } as FormIssue]);
  const { code, detail } = fault as RefusalDetail;
  return { path, detail, code };
}

/** What may still be looked for: schemas take no parameters, and check one input at a time. */
let allowance = new Suggestions();

/** Checks something with what is allowed for the whole of an input. */
export function suggestingFrom<T>(suggestions: Suggestions, check: () => T): T {
  const before = allowance;
  allowance = suggestions;
  try {
    return check();
  } finally {
    allowance = before;
  }
}

/** Characters of a word that are said. */
const SHOWN = 60;
/** Lists of words that are short enough to be said whole. */
const MAX_CHOICES = 40;
const choices = (words: string[]): string =>
  words.length === 0 || words.length > MAX_CHOICES ? '' : `; there may be ${words.join(', ')}`;

/** `there is no verb "drow"`, with the nearest words, or else those that there are. */
function unknownWord(what: string, word: string, words: Iterable<string>): IssueParams & { detail: string } {
  const all = [...words];
  const near = allowance.near(word, () => all);
  return {
    code: 'UNKNOWN_WORD',
    detail: `there is no ${what} "${word.slice(0, SHOWN)}"${near[0] === undefined ? choices(all) : `; did you mean "${near[0]}"?`}`,
    ...(near.length > 0 ? { suggestions: near } : {}),
  };
}

/** Schemas by word. They are made when first asked for, because words contain each other. */
export class Vocabulary {
  private readonly made = new Map<string, z.ZodType>();

  constructor(
    /** As refusals call a word: `verb`, `filter` … */
    readonly what: string,
    private readonly words: ReadonlyMap<string, () => z.ZodType>,
    /** Words that are none here, as they are said instead. */
    private readonly phrases: { readonly [word: string]: JsonObject } = {},
  ) {}

  /** What is said of a word that is none of these. */
  unknown(word: string, more: readonly string[] = []): IssueParams & { detail: string } {
    const phrase = Object.hasOwn(this.phrases, word) ? this.phrases[word] : undefined;
    if (!phrase) return unknownWord(this.what, word, [...more, ...this.names()]);
    const { do: verb, pay, on } = phrase;
    return {
      code: 'UNKNOWN_WORD',
      detail: `there is no ${this.what} "${word}"; write ${JSON.stringify(phrase)}`,
      suggestions: [String(verb ?? pay ?? on ?? Object.keys(phrase)[0])],
    };
  }

  names(): string[] {
    return [...this.words.keys()];
  }
  has(word: string): boolean {
    return this.words.has(word);
  }
  /** Any of the words. */
  readonly json = (to: ToJson): JsonObject => ({ anyOf: this.names().map((word) => to(this.schema(word))) });
  schema(word: string): z.ZodType {
    let schema = this.made.get(word);
    if (!schema) {
      schema = (this.words.get(word) as () => z.ZodType)();
      this.made.set(word, schema);
    }
    return schema;
  }
}

/** An object whose field `tag` holds the word: `{"do": "draw", …}`. */
export function tagged<T>(words: Vocabulary, tag: string): z.ZodType<T> {
  return guard<T>((value, report) => {
    if (!isTable(value)) return report.fault([], `a ${words.what} is an object with "${tag}"`, missing(value));
    const word = Object.hasOwn(value, tag) ? value[tag] : undefined;
    if (typeof word !== 'string') return report.fault([tag], 'is missing', { code: 'REQUIRED' });
    if (words.has(word)) return report.by(words.schema(word), value);
    const { detail, ...params } = words.unknown(word);
    report.fault([tag], detail, params);
  }, words.json);
}

/** An object whose first known key is the word: `{"stat": "power", "of": "self"}`; or one of the plain words. */
export function headed<T>(words: Vocabulary, plain: readonly string[] = []): z.ZodType<T> {
  return guard<T>(
    (value, report) => {
      if (typeof value === 'string' && plain.length > 0) {
        if (plain.includes(value)) return;
        const { detail, ...params } = words.unknown(value, plain);
        return report.fault([], detail, params);
      }
      if (!isTable(value)) return report.fault([], `this is no ${words.what}`, missing(value));
      const keys = Object.keys(value);
      const head = keys.find((key) => words.has(key));
      if (head !== undefined) return report.by(words.schema(head), value);
      if (keys[0] === undefined) return report.fault([], `a ${words.what} has a word`, { code: 'REQUIRED' });
      const { detail, ...params } = words.unknown(keys[0]);
      report.fault([keys[0]], detail, params);
    },
    (to) => (plain.length > 0 ? { anyOf: [{ enum: [...plain] }, words.json(to)] } : words.json(to)),
  );
}

const missing = (value: unknown): IssueParams => ({ code: value === undefined ? 'REQUIRED' : 'INVALID_INPUT' });

/** One of the names that exist. */
export function nameOf(what: string, names: Iterable<string>): z.ZodType<string> {
  const all = [...names];
  return guard<string>(
    (value, report) => {
      if (typeof value !== 'string') return report.fault([], `a ${what} is a text`, missing(value));
      if (all.includes(value)) return;
      const { detail, ...params } = unknownWord(what, value, all);
      report.fault([], detail, params);
    },
    () => ({ enum: all }),
  );
}

/** One of some plain words, or else what the other schema takes. */
export function plainOr<const P extends string, T>(plain: readonly P[], other: z.ZodType<T>): z.ZodType<P | T> {
  return guard<P | T>(
    (value, report) => {
      if (!plain.includes(value as P)) report.by(other, value);
    },
    (to) => ({ anyOf: [{ enum: [...plain] }, to(other)] }),
  );
}

/** One schema for lists, another for everything else. */
export function listOr<L, T>(list: z.ZodType<L>, other: z.ZodType<T>): z.ZodType<L | T> {
  return guard<L | T>(
    (value, report) => report.by(Array.isArray(value) ? list : other, value),
    (to) => ({
      anyOf: [to(other), to(list)],
    }),
  );
}

/** Objects as tables: every key of one kind, every value of one kind. */
export function table<T>(key: z.ZodType<string>, value: z.ZodType<T>): z.ZodType<{ [key: string]: T }> {
  return guard(
    (given, report) => {
      if (!isTable(given)) return report.fault([], 'must be an object', missing(given));
      for (const name of Object.getOwnPropertyNames(given)) {
        if (isPrototypeKey(name)) report.fault([name], `"${name}" can't be a key`);
        else {
          report.by(key, name, [name]);
          report.by(value, given[name], [name]);
        }
      }
    },
    (to) => ({ type: 'object', propertyNames: to(key), additionalProperties: to(value) }),
  );
}
