/** Rulesets, rules, cards, decks and stateless positions. */
import { z } from 'zod';
import { gameResult, idText, json, pageInfo, pageQuery, refusal, refusalDetail, viewer } from './common.js';
import { decision, event, linesInput, seatAnswersInput } from './play.js';
import { view } from './view.js';

const rulesetInfo = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    editions: z.array(z.object({ id: z.string(), name: z.string(), current: z.boolean() })),
    zones: z.array(
      z.object({
        id: z.string(),
        owner: z.enum(['seat', 'shared']),
        hidden: z.enum(['public', 'owner', 'everyone']),
        ordered: z.boolean(),
      }),
    ),
    phases: z.array(z.object({ id: z.string(), steps: z.array(z.string()) })),
    decisionKinds: z.array(
      z.object({ kind: z.string(), shape: z.string(), meaning: z.string(), rules: z.array(z.string()) }),
    ),
    optionKinds: z.array(z.object({ kind: z.string(), meaning: z.string() })),
    eventTypes: z.array(z.object({ type: z.string(), meaning: z.string(), fields: z.array(z.string()) })),
    deckFormats: z.array(z.object({ id: z.string(), name: z.string() })),
    cardLanguage: z.int().optional().describe('Version of the card language that cards are written in'),
    bots: z.array(z.string()),
    seats: z.object({ min: z.int(), max: z.int() }).optional(),
  })
  .meta({ id: 'Ruleset' });
export const rulesetList = z.array(rulesetInfo);

export const ruleInfo = z
  .object({
    number: z.string(),
    title: z.string(),
    summary: z.string().nullable(),
    status: z.enum(['enforced', 'notApplicable', 'open']),
    reason: z.string().nullable(),
    enforcedIn: z.array(z.string()),
    children: z.array(z.string()),
  })
  .meta({ id: 'Rule' });

export const cardInfo = z
  .object({
    ruleset: z.string(),
    name: z.string(),
    support: z.enum(['exact', 'unsupported']),
    reason: z.string().nullable(),
    data: z.record(z.string(), json),
  })
  .meta({ id: 'Card' });
export const cardList = z.object({ cards: z.array(cardInfo), pageInfo });
export const cardQuery = pageQuery.extend({ ruleset: idText, search: z.string().max(200).optional() });

export const deckInput = z.strictObject({
  ruleset: idText,
  edition: idText,
  deck: z.unknown().optional(),
  deckText: z.string().min(1).max(50_000).optional(),
});
export const deckReport = z
  .object({
    legal: z.boolean(),
    deck: z.record(z.string(), z.array(z.object({ card: z.string(), count: z.int() }))).nullable(),
    errors: z.array(refusalDetail),
  })
  .meta({ id: 'DeckReport' });

const deckLists = z.record(z.string(), z.array(z.object({ card: z.string(), count: z.int() })));
export const sampleDeckList = z.object({
  decks: z.array(
    z.object({
      name: z.string().describe('What a seat calls it: `sample:` and this name'),
      title: z.string().describe('What people call it'),
    }),
  ),
  pageInfo,
});
export const sampleDeck = z
  .object({ name: z.string(), deck: deckLists.describe('Its cards, by the piles that the game knows') })
  .meta({ id: 'SampleDeck' });

/** What a reply may leave out. */
export const POSITION_FIELDS = ['view', 'decisions', 'events'] as const;

const positionFields = {
  scenario: z.record(z.string(), z.unknown()).optional().describe('A position to start from, as it is written by hand'),
  position: z.string().min(1).optional().describe('A position that was given before, in the place of a scenario'),
  viewer: viewer.optional().describe('Whose view, events and decisions to answer with; the judge’s unless said'),
  fields: z
    .array(z.enum(POSITION_FIELDS))
    .max(POSITION_FIELDS.length)
    .optional()
    .describe('What the reply has beside the position and its result; everything unless said'),
};
export const positionInput = z.strictObject(positionFields).meta({ id: 'PositionRequest' });
export const positionActionsInput = z
  .strictObject({
    ...positionFields,
    answers: seatAnswersInput.optional().describe('Answers of any seats, applied in order'),
    lines: linesInput.optional().describe('Lists of answers in the place of `answers`, each from the same start'),
  })
  .superRefine(({ answers, lines }, context) => {
    if ((answers === undefined) === (lines === undefined))
      context.addIssue({ code: 'custom', path: ['answers'], message: 'either answers or lines is required' });
  })
  .meta({ id: 'PositionActionsRequest' });
export type PositionInput = z.infer<typeof positionInput>;
export type PositionActionsInput = z.infer<typeof positionActionsInput>;

const seenPosition = {
  position: z.string().describe('Opaque and signed; accepted wherever a position is asked for'),
  result: gameResult.nullable().describe('How the game has ended; null while it goes on'),
  view: view.optional(),
  decisions: z.array(decision).optional(),
};
export const positionReply = z.object(seenPosition).meta({ id: 'PositionReply' });
const positionActionsDone = z
  .object({
    ...seenPosition,
    events: z.array(event).optional(),
    unapplied: z.array(z.int()),
    error: refusal.nullable(),
  })
  .meta({ id: 'PositionActionsReply' });
export const positionLinesReply = z
  .object({
    results: z.array(
      z.object({
        ...seenPosition,
        events: z.array(event).optional(),
        error: refusal.optional().describe('Why the line was refused; the position is the one before it then'),
      }),
    ),
  })
  .meta({ id: 'PositionLinesReply' });
export const positionActionsReply = z.union([positionActionsDone, positionLinesReply]);
