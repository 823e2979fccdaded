/** Faults of untrusted input in words: where each is, what kind it is, and what was expected. */
import type { RefusalDetail } from '../contract/contract.js';

/** As schemas report them: issues of zod fit. */
export interface FormIssue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
  errors?: readonly (readonly FormIssue[])[];
}

const REQUIRED = 'is required';
const CODES: { [code: string]: string } = {
  invalid_type: 'WRONG_TYPE',
  too_big: 'OUT_OF_RANGE',
  too_small: 'OUT_OF_RANGE',
};

/** `['answers', 0, 'choose']` → `$.answers[0].choose`. */
export function jsonPath(path: readonly PropertyKey[]): string {
  const step = (key: PropertyKey): string => {
    if (typeof key === 'number') return `[${key}]`;
    return /^[A-Za-z_$][\w$]*$/.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(String(key))}]`;
  };
  return `$${path.map(step).join('')}`;
}

/** One detail per fault; an unknown field is named by its own path, a union by its branch that came furthest. */
export function faultsOf(issues: readonly FormIssue[], base: readonly PropertyKey[] = []): RefusalDetail[] {
  return issues.flatMap((issue): RefusalDetail[] => {
    const path = [...base, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      return (issue.keys ?? []).map((key) => ({
        path: jsonPath([...path, key]),
        code: 'UNKNOWN_FIELD',
        detail: `there is no field ${JSON.stringify(key)} here`,
      }));
    }
    if (issue.code === 'invalid_union') {
      const branches = issue.errors ?? [];
      const further = branches.find((b) => !b.every((i) => i.code === 'invalid_type' && i.path.length === 0));
      if (further) return faultsOf(further, path);
      if (branches.some((b) => b.length > 0 && b.every((i) => i.message === REQUIRED && i.path.length === 0)))
        return [{ path: jsonPath(path), code: 'REQUIRED', detail: REQUIRED }];
      const kinds = branches.flatMap((b) => b.map((i) => i.message.replace(/^must be /, '').replace(/, not .*$/, '')));
      const detail = kinds.length > 0 ? `must be ${[...new Set(kinds)].join(' or ')}` : issue.message;
      return [{ path: jsonPath(path), code: 'WRONG_TYPE', detail }];
    }
    const code = issue.message === REQUIRED ? 'REQUIRED' : (CODES[issue.code ?? ''] ?? 'WRONG_VALUE');
    return [{ path: jsonPath(path), code, detail: issue.message }];
  });
}

/** What a schema says of an issue before it has a message. */
interface RawIssue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly [field: string]: unknown;
}

const KINDS: { [kind: string]: string } = {
  int: 'a whole number',
  number: 'a number',
  nan: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  nonoptional: 'given',
};
const kind = (name: string): string => KINDS[name] ?? name;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return kind('array');
  if (typeof value === 'boolean') return String(value);
  return Number.isNaN(value) ? 'that' : kind(typeof value);
}

/** The words for an issue; undefined where the ones of the schema will do. */
export function issueWords(issue: RawIssue): string | undefined {
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) return REQUIRED;
  switch (issue.code) {
    case 'invalid_type': {
      const expected = kind(issue.format === 'safeint' ? 'int' : String(issue.expected));
      const got = kindOf(issue.input);
      return `must be ${expected}${got === expected || got === 'that' ? '' : `, not ${got}`}`;
    }
    case 'invalid_value': {
      const values = listed(issue.values).map((v) => JSON.stringify(v));
      return `must be ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`;
    }
    case 'too_small':
    case 'too_big':
      return range(issue);
    default:
      return undefined;
  }
}

const UNITS: { [origin: string]: string } = { string: ' characters', array: ' entries', record: ' fields' };

function range(issue: RawIssue): string {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const word = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  const unit = UNITS[String(issue.origin)] ?? '';
  return `must ${unit ? 'have' : 'be'} ${word} ${String(limit)}${unit}`;
}

const listed = (values: unknown): readonly unknown[] => (Array.isArray(values) ? values : []);
