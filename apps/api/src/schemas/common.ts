/** Schemas that several resources share. Input is strict: an unknown field is an error. Output is open: fields may be added. */
import { z } from 'zod';

/** Control characters, line separators and bidirectional overrides have no business in a name. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

export const nameInput = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .refine((name) => !UNPRINTABLE.test(name), { error: 'control characters are not allowed here' });

export const idText = z.string().min(1).max(100);
export const versionNumber = z.int().min(0);
export const seatNumber = z.int().min(0);
export const ruleRef = z.templateLiteral([z.string(), ':', z.string()]);
export const json = z.json();

/** Numbers in a query string arrive as text. */
export const queryInt = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const pageQuery = z.strictObject({
  first: queryInt(1, 100).default(20),
  after: z.string().min(1).max(200).optional(),
});

export const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });

export const refusalDetail = z.object({
  path: z.string(),
  code: z.string(),
  detail: z.string(),
  suggestions: z.array(z.string()).optional(),
  rules: z.array(ruleRef).optional(),
});

export const refusal = z.looseObject({
  code: z.string(),
  detail: z.string(),
  rules: z.array(ruleRef),
  answer: z.int().optional(),
  decision: z.string().optional(),
  errors: z.array(refusalDetail).optional(),
});

export const problem = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    rules: z.array(ruleRef),
    answer: z.int().nullable(),
    decision: z.string().nullable(),
    errors: z.array(refusalDetail),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details' });

export const gameResult = z.object({
  kind: z.enum(['WIN', 'DRAW', 'ABORTED']),
  winners: z.array(z.int()),
  reason: z.string(),
  rules: z.array(ruleRef),
});

export const gameStatus = z.enum(['OPEN', 'ACTIVE', 'FINISHED', 'ABORTED']);
export const viewer = z.union([z.int(), z.enum(['spectator', 'judge'])]);
