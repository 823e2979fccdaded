/** Schemas that several resources share. Input is strict: an unknown field is an error. Output is open: fields may be added. */
import type { Json } from '@arbiter/engine';
import { z } from 'zod';

/** Control characters, line separators, invisible and direction-changing marks, halves of characters, blank fillers. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]/u;
/** Joiners belong to emoji (families, flags) and to some scripts. */
const JOINED = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu;
const TAGGED_FLAG = /(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}/gu;
const LETTERS_JOINED = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=\p{L})/gu;

/** Whether a name shows what it is, and nothing that cannot be seen. */
export function isPrintable(name: string): boolean {
  const plain = name.replace(JOINED, '').replace(TAGGED_FLAG, '').replace(LETTERS_JOINED, '');
  // An empty name has been refused already.
  return name === '' || (!UNPRINTABLE.test(plain) && /[^\p{M}\p{Z}]/u.test(plain));
}

export const nameInput = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine(isPrintable, { error: 'control characters and invisible ones are not allowed here' });

export const idText = z.string().min(1).max(100);
export const versionNumber = z.int().min(0);
export const seatNumber = z.int().min(0);
export const ruleRef = z.templateLiteral([z.string(), ':', z.string()]);
/** Anything; what comes in has been read as JSON already, so nothing is left to check. */
export const json: z.ZodType<Json> = z.unknown() as z.ZodType<Json>;

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
    suggestions: z.array(z.string()).optional(),
    incident: z
      .string()
      .optional()
      .describe('What was recorded of a failure of the engine: say it when you report one'),
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
