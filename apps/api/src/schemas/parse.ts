/** Zod's issues as the contract's error details, each with its JSON path. */
import type { RefusalDetail } from '@arbiter/engine';
import type { z } from 'zod';
import { ApiError } from '../errors.js';

interface Issue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  keys?: string[];
  errors?: Issue[][];
}

const CODES: Record<string, string> = {
  invalid_type: 'WRONG_TYPE',
  too_big: 'OUT_OF_RANGE',
  too_small: 'OUT_OF_RANGE',
  unrecognized_keys: 'UNKNOWN_FIELD',
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
export function detailsOf(issues: readonly Issue[], base: readonly PropertyKey[] = []): RefusalDetail[] {
  return issues.flatMap((issue): RefusalDetail[] => {
    const path = [...base, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      const unknown = issue.keys ?? [];
      return unknown.map((key) => ({
        path: jsonPath([...path, key]),
        code: 'UNKNOWN_FIELD',
        detail: `there is no field ${JSON.stringify(key)} here`,
      }));
    }
    if (issue.code === 'invalid_union') {
      const branches = (issue.errors ?? []).filter(
        (b) => !b.every((i) => i.code === 'invalid_type' && i.path.length === 0),
      );
      if (branches[0]) return detailsOf(branches[0], path);
    }
    return [{ path: jsonPath(path), code: CODES[issue.code ?? ''] ?? 'WRONG_VALUE', detail: issue.message }];
  });
}

/** The refusal of an input that does not fit its schema. */
export function invalidInput(issues: readonly object[], where = 'the request'): ApiError {
  const errors = detailsOf(issues as readonly Issue[]);
  const first = errors[0];
  const detail = first
    ? `${where} is not as it should be: ${first.path}: ${first.detail}`
    : `${where} is not as it should be`;
  return new ApiError('INVALID_INPUT', detail, { errors });
}

/** One fault at one place. */
export function faultAt(path: string, detail: string, code = 'WRONG_VALUE'): ApiError {
  return new ApiError('INVALID_INPUT', `${path}: ${detail}`, { errors: [{ path, code, detail }] });
}

/** Reads untrusted input by a schema; throws INVALID_INPUT with every fault. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, where?: string): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalidInput(parsed.error.issues, where);
  return parsed.data;
}
