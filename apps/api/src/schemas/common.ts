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
/** The rules behind something. */
export const citations = z.array(ruleRef).describe('The rules behind it: `mtg:601.2c`');
/** When something was or will be. */
export const moment = z.iso.datetime();
/** Anything; what comes in has been read as JSON already, so nothing is left to check. */
export const json: z.ZodType<Json> = z.unknown() as z.ZodType<Json>;

/** Numbers in a query string arrive as text. */
export const queryInt = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const pageQuery = z.strictObject({
  first: queryInt(1, 100).default(20).describe('How many at most'),
  after: z.string().min(1).max(200).optional().describe('The `endCursor` of the page before'),
});

export const pageInfo = z
  .object({
    hasNextPage: z.boolean().describe('Whether there are more after these'),
    endCursor: z.string().nullable().describe('For `after`, to get those; null: the list is empty'),
  })
  .meta({ id: 'PageInfo', description: 'Where a list goes on' });

/** Where the text of a real card that is not played can't be read: its place, since the text itself is not here. */
export const blockingClause = z
  .object({
    line: z.int().describe('Line of the printed text, from 1'),
    from: z.int().describe('Where it begins in the text, in UTF-16 units'),
    to: z.int().describe('Where it ends, exclusive'),
    status: z.enum(['ambiguous', 'unsupported']).describe('Whether it can mean several things, or is not understood'),
    reason: z
      .enum(['text', 'word', 'layout', 'figures'])
      .describe('Its words, a missing word of the card language, how the card is laid out, or missing figures'),
    needs: z.string().optional().describe('The word of the card language that is missing'),
  })
  .meta({ id: 'BlockingClause', description: 'What of a card’s text keeps it from being played, by its place' });

export const refusalDetail = z
  .object({
    path: z.string().describe('Where in the request, as a JSON path: `$.players[0].hand[2]`'),
    code: z.string().describe('What kind of fault it is, for programs'),
    detail: z.string().describe('What is wrong there, for people'),
    suggestions: z.array(z.string()).optional().describe('The nearest names to a misspelt one'),
    rules: citations.optional(),
    clause: blockingClause
      .optional()
      .describe('Of a real card that is not played: where its text stops being understood'),
  })
  .meta({ id: 'Fault', description: 'One fault of a request, with its place' });

const refused = {
  code: z.string().describe('What kind of refusal it is, for programs: `ILLEGAL_ACTION`, `NO_MATCH` …'),
  detail: z.string().describe('Why, for people'),
  rules: z.array(ruleRef).describe('The rules that forbid it'),
};

export const refusal = z
  .looseObject({
    ...refused,
    answer: z.int().optional().describe('Index of the answer in the request'),
    decision: z.string().optional().describe('The decision that was answered'),
    errors: z.array(refusalDetail).optional().describe('Every fault with its place'),
  })
  .meta({ id: 'Refusal', description: 'Why an answer was refused' });

export const problem = z
  .looseObject({
    type: z.string().describe('The kind of problem, as an address'),
    title: z.string().describe('The kind of problem, for people'),
    status: z.int().describe('The status of the reply'),
    ...refused,
    answer: z.int().nullable().describe('Index of the refused answer in the request; null: it is about none'),
    decision: z.string().nullable().describe('The decision that was answered; null: none'),
    errors: z.array(refusalDetail).describe('Every fault with its place'),
    suggestions: z.array(z.string()).optional().describe('All that is suggested in `errors`'),
    version: z.int().optional().describe('`VERSION_CONFLICT`: the version that the game is at'),
    incident: z
      .string()
      .optional()
      .describe('What was recorded of a failure of the engine: say it when you report one'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details' });

export const gameResult = z
  .object({
    kind: z.enum(['WIN', 'DRAW', 'ABORTED']).describe('How it ended'),
    winners: z.array(z.int()).describe('The seats that won'),
    reason: z.string().describe('Why it ended'),
    rules: citations,
  })
  .meta({ id: 'GameResult', description: 'How a game ended' });

export const gameStatus = z.enum(['OPEN', 'ACTIVE', 'FINISHED', 'ABORTED']);
export const viewer = z.union([z.int(), z.enum(['spectator', 'judge'])]);
