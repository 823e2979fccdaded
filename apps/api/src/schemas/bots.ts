/** Search: what a seat may imagine, what comes of playing on, and why something can't be done. */
import { z } from 'zod';
import { lineInput, matcherInput, present } from './answers.js';
import { gameResult, refusal, ruleRef, viewer } from './common.js';
import { whyExamples } from './examples.js';
import { option } from './play.js';
import { view } from './view.js';

const MAX_SAMPLES = 32;
const seedText = z
  .string()
  .min(1)
  .max(200)
  .describe('The same seed gives the same again; chosen by the server unless said');

export const sampleInput = z
  .strictObject({
    samples: z.int().min(1).max(MAX_SAMPLES).default(1).describe('How many positions'),
    seed: seedText.optional(),
  })
  .meta({
    id: 'SampleRequest',
    description: 'How many positions, and from which seed',
    'x-examples': [{ samples: 2 }],
  });
export type SampleInput = z.infer<typeof sampleInput>;

export const sampleReply = z
  .object({
    version: z.int().describe('The version of the game that was looked at'),
    positions: z
      .array(z.string())
      .describe('What the seat sees, with hidden cards drawn anew; accepted wherever a position is asked for'),
  })
  .meta({ id: 'SampledPositions', description: 'Positions as a seat may imagine them' });

const MAX_GAMES = 1000;
const MAX_TURNS = 100;
const USUAL_TURNS = 20;
const MAX_LINES = 100;
/** What is told of each game is held in memory as a whole. */
const MAX_ENDS = 500;
const position = z.string().min(1);

const rolloutLine = z
  .strictObject({
    answers: lineInput.describe('What is answered before the bot plays on'),
    keep: z
      .array(z.string().min(1).max(100))
      .max(MAX_LINES)
      .optional()
      .describe('Ids of objects that the seat of the first answer does not use from then on: cards kept for later'),
  })
  .meta({ id: 'RolloutLine', description: 'How the games begin' });

export const rolloutInput = z
  .strictObject({
    position: position.optional().describe('Where the games begin'),
    positions: z
      .array(position)
      .min(1)
      .max(MAX_SAMPLES)
      .optional()
      .describe('Several of one game in the place of `position`; the games begin in them in turn'),
    policy: z.enum(['random', 'greedy']).describe('The bot that plays all seats'),
    games: z.int().min(1).max(MAX_GAMES).describe('How many games'),
    horizon: z
      .strictObject({ turns: z.int().min(1).max(MAX_TURNS).describe('Turns after which a game is left') })
      .default({ turns: USUAL_TURNS })
      .describe('How far games are played'),
    seed: seedText.optional(),
    lines: z
      .array(rolloutLine)
      .min(1)
      .max(MAX_LINES)
      .optional()
      .describe(
        'Ways to begin, to be compared: after each so many games are played, in the same positions and with the same chances',
      ),
    ends: z
      .array(z.enum(['view', 'first']))
      .max(2)
      .optional()
      .describe('What to tell of each game where it ended or was left: its view, and what the bot answered first'),
    viewer: viewer.optional().describe('Whose view; the judge’s unless said'),
  })
  .superRefine(({ position: one, positions, games, lines, ends }, context) => {
    if ((one === undefined) === (positions === undefined))
      context.addIssue({ code: 'custom', path: ['position'], message: 'either position or positions is required' });
    if (ends && games * (lines?.length ?? 1) > MAX_ENDS)
      context.addIssue({ code: 'custom', path: ['ends'], message: `the ends of at most ${MAX_ENDS} games are told` });
  })
  .meta({ id: 'RolloutRequest', description: 'A position, and how often and by whom it is played on' });
export type RolloutInput = z.infer<typeof rolloutInput>;

const firstAnswer = z
  .looseObject({ decision: z.string().describe('The decision'), seat: z.int().describe('Whose it was') })
  .describe('What the bot answered first, with one of the seven shapes, as it may be sent');
const tally = {
  games: z.int().describe('How many were played: the counts and `truncated` together'),
  outcomes: z
    .array(z.object({ result: gameResult, count: z.int().describe('How many of them') }))
    .describe('How games ended, the most frequent first'),
  perSeat: z
    .array(z.object({ wins: z.int().describe('Games won'), draws: z.int().describe('Games drawn') }))
    .describe('By seat'),
  truncated: z.int().describe('Games that were left at the horizon'),
  decisions: z.int().describe('How many decisions were answered'),
  ends: z
    .array(
      z.object({
        result: gameResult.nullable().describe('How the game ended; null where it was left'),
        view: view.optional().describe('How it looked then'),
        first: firstAnswer.optional(),
      }),
    )
    .optional()
    .describe('Each game, in order; where they were asked for'),
};
export const rolloutReply = z
  .object({
    ...tally,
    milliseconds: z.int().describe('How long it took; all else follows from the seed'),
    lines: z
      .array(
        z.union([
          z.object(tally),
          z.object({ error: refusal.describe('Why an answer of it was refused; none of its games is counted') }),
        ]),
      )
      .optional()
      .describe('What came of each line; all figures beside are those of all of them together'),
  })
  .meta({ id: 'Rollouts', description: 'What came of it' });

const whyFields = {
  match: matcherInput
    .transform(present)
    .describe('What the seat would do, as a matcher: `{"kind": "CAST", "card": "Shock"}`'),
  seat: z.int().min(0).optional().describe('Whose question it is; in a game your own'),
};
export const whyInput = z.strictObject(whyFields).meta({
  id: 'WhyRequest',
  description: 'What your seat would do',
  'x-examples': [{ match: { kind: 'CAST', card: 'Shock' } }],
});
export type WhyInput = z.infer<typeof whyInput>;
export const whyPositionInput = z
  .strictObject({
    scenario: z.record(z.string(), z.unknown()).optional().describe('A position as it is written by hand'),
    position: position.optional().describe('A position that was given before, in the place of a scenario'),
    ...whyFields,
  })
  .meta({
    id: 'WhyPositionRequest',
    description: 'A position, and what a seat would do there',
    'x-examples': whyExamples,
  });
export type WhyPositionInput = z.infer<typeof whyPositionInput>;

export const whyReply = z
  .object({
    offered: z.boolean().describe('Whether it is among the options of the decision that the seat is asked'),
    option: option.optional().describe('The first option that fits'),
    reasons: z
      .array(
        z.object({
          object: z.string().nullable().describe('What it is about, where the seat sees one such thing'),
          detail: z.string().describe('The reason in words'),
          rules: z.array(ruleRef).describe('The rules that forbid it'),
        }),
      )
      .describe('Why it is not offered; of what the seat does not see nothing else is said than of what is nowhere'),
  })
  .meta({ id: 'Why', description: 'Whether it is offered, and if not, why' });
