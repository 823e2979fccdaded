/** Untrusted input read by schemas; misfits become the contract's error details, each with its JSON path. */
import { type FormIssue, faultsOf, issueWords } from '@arbiter/engine';
import type { z } from 'zod';
import { ApiError } from '../errors.js';

/** Our own words for what does not fit. */
export const inWords = { error: (issue: object) => issueWords(issue as { code?: string; input?: unknown }) };

/** The refusal of an input that does not fit its schema. */
export function invalidInput(issues: readonly object[], where = 'the request'): ApiError {
  const errors = faultsOf(issues as readonly FormIssue[]);
  const [first, ...others] = errors;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const detail = first ? `${where}, ${first.path}: ${first.detail}${more}` : `${where} is not as it should be`;
  return new ApiError('INVALID_INPUT', detail, { errors });
}

/** One fault at one place. */
export function faultAt(path: string, detail: string, code = 'WRONG_VALUE'): ApiError {
  return new ApiError('INVALID_INPUT', `${path}: ${detail}`, { errors: [{ path, code, detail }] });
}

/** Reads untrusted input by a schema; throws INVALID_INPUT with every fault. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, where?: string): z.output<S> {
  const parsed = schema.safeParse(value, inWords);
  if (!parsed.success) throw invalidInput(parsed.error.issues, where);
  return parsed.data;
}
