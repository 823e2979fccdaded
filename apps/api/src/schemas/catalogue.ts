/** Rulesets, rules, cards, decks and stateless positions. */
import { z } from 'zod';
import { linesInput, seatAnswersInput } from './answers.js';
import {
  blockingClause,
  citations,
  gameResult,
  idText,
  json,
  pageInfo,
  pageQuery,
  refusal,
  refusalDetail,
  viewer,
} from './common.js';
import { deckExamples, positionExamples, positionMoveExamples } from './examples.js';
import { deck, deckText, endingReply, scenarioInput, unappliedReply } from './games.js';
import { decision, event } from './play.js';
import { view } from './view.js';

const rulesetInfo = z
  .looseObject({
    id: z.string().describe('What it is called in requests'),
    name: z.string().describe('What people call it'),
    editions: z
      .array(
        z.object({
          id: z.string().describe('What it is called in requests'),
          name: z.string().describe('What people call it'),
          current: z.boolean().describe('Whether it is today’s'),
        }),
      )
      .describe('The rules that it can be played by'),
    zones: z
      .array(
        z.object({
          id: z.string().describe('What views and matchers call it'),
          owner: z.enum(['seat', 'shared']).describe('Whether each seat has its own'),
          hidden: z
            .enum(['public', 'owner', 'everyone'])
            .describe('Who does not see inside: nobody, all but its owner, all'),
          ordered: z.boolean().describe('Whether the order inside matters'),
        }),
      )
      .describe('Where cards lie'),
    phases: z
      .array(
        z.object({
          id: z.string().describe('What views call it'),
          steps: z.array(z.string()).describe('Its steps in order; empty: it has none'),
        }),
      )
      .describe('A turn, in order'),
    decisionKinds: z
      .array(
        z.object({
          kind: z.string().describe('What a decision calls it'),
          shape: z.string().describe('How it is answered'),
          meaning: z.string().describe('What is asked'),
          rules: citations,
        }),
      )
      .describe('What may be asked'),
    optionKinds: z
      .array(
        z.object({
          kind: z.string().describe('What an option calls it'),
          meaning: z.string().describe('What it does'),
        }),
      )
      .describe('What may be offered'),
    eventTypes: z
      .array(
        z.object({
          type: z.string().describe('What an event calls it'),
          meaning: z.string().describe('What happened'),
          fields: z.array(z.string()).describe('Its fields, as far as the viewer may know them'),
        }),
      )
      .describe('What may happen'),
    deckFormats: z
      .array(
        z.object({
          id: z.string().describe('What it is called'),
          name: z.string().describe('What it looks like'),
        }),
      )
      .describe('How `deckText` may be written'),
    cardLanguage: z.int().optional().describe('Version of the card language that cards are written in'),
    bots: z.array(z.string()).describe('The bots that can take a seat'),
    seats: z
      .object({ min: z.int().describe('At least'), max: z.int().describe('At most') })
      .optional()
      .describe('How many may play; left out: any number'),
    formats: z
      .array(
        z.object({
          id: z.string().describe('What `options.format` of a new game calls it'),
          name: z.string().describe('What players call it'),
          meaning: z.string().describe('What it is'),
          seats: z
            .object({ min: z.int().describe('At least'), max: z.int().describe('At most') })
            .describe('How many play'),
          decks: z.string().optional().describe('The format that all decks are of; left out: each says what it is'),
          firstDeck: z
            .string()
            .optional()
            .describe('The format of the deck of the first seat, where that is another one'),
          own: z.literal(true).optional().describe('Such decks are played in no other'),
          rules: citations,
        }),
      )
      .optional()
      .describe('Ways to play it that a new game may be made in; left out: there is but one'),
  })
  .meta({ id: 'Ruleset', description: 'A game, with its words' });
export const rulesetList = z.array(rulesetInfo);

export const ruleInfo = z
  .object({
    number: z.string().describe('Its number in the rulebook'),
    title: z.string().describe('What it is about'),
    summary: z.string().nullable().describe('The rule in our own words; null: not written yet'),
    status: z.enum(['enforced', 'notApplicable', 'open']).describe('What the engine does about it'),
    reason: z.string().nullable().describe('Why it is not enforced'),
    enforcedIn: z.array(z.string()).describe('The files that enforce it'),
    children: z.array(z.string()).describe('The numbers below it'),
  })
  .meta({ id: 'Rule', description: 'A rule, and where it is enforced' });

const support = z.enum(['exact', 'unsupported']);
const editionText = z.string().min(1).max(60);

export const cardInfo = z
  .object({
    ruleset: z.string().describe('Whose card it is'),
    name: z.string().describe('Its printed name, with all faces'),
    support: support.describe('Whether the engine plays it, exactly as the rules say'),
    reason: z.string().nullable().describe('Why not; null: it does'),
    clause: blockingClause.nullable().describe('What of its text keeps it from being played; null: it is played'),
    proof: z
      .array(z.string())
      .describe(
        'The checks that its definition has passed: `language` (the check of the card language), `text` (printed again it ' +
          'says what the card says), `hand` (equal to the same card written by hand), `games` (played in random games)',
      ),
    data: z.record(z.string(), json).describe('Its cost, types, figures and abilities, in the ruleset’s own terms'),
  })
  .meta({ id: 'Card', description: 'A card, and whether the engine plays it' });
export const cardList = z
  .object({ cards: z.array(cardInfo).describe('The cards'), pageInfo })
  .meta({ id: 'CardList', description: 'Cards by name' });
export const sampleDeckQuery = pageQuery.extend({
  edition: idText.optional().describe('Only decks that are legal in this edition'),
});

export const cardQuery = pageQuery.extend({
  ruleset: idText.describe('Whose cards').meta({ examples: ['mtg'] }),
  search: z
    .string()
    .max(200)
    .optional()
    .describe('Part of the name, in any case')
    .meta({ examples: ['angel'] }),
  edition: editionText
    .optional()
    .describe('By which rules; the current ones unless said')
    .meta({ examples: ['current'] }),
  support: support.optional().describe('Only cards that are played, or only those that are not'),
});
export const cardEdition = z.strictObject({
  edition: editionText
    .optional()
    .describe('By which rules; the current ones unless said')
    .meta({ examples: ['current'] }),
});
export const ruleEdition = z.strictObject({
  edition: editionText
    .optional()
    .describe('In whose rulebook; the current one unless said, or unless the number names its rulebook')
    .meta({ examples: ['current'] }),
});

export const deckInput = z
  .strictObject({
    ruleset: idText.describe('For which game'),
    edition: idText.describe('By which rules'),
    deck: deck.optional(),
    deckText: deckText.optional(),
  })
  .meta({ id: 'DeckToCheck', description: 'A deck, as `deck` or as `deckText`', 'x-examples': deckExamples });
const deckLists = z.record(
  z.string(),
  z.array(z.object({ card: z.string().describe('The name'), count: z.int().describe('How many of it') })),
);
export const deckReport = z
  .object({
    legal: z.boolean().describe('Whether a game can be played with it'),
    deck: deckLists.nullable().describe('As it was understood, with the official names; null: it could not be read'),
    errors: z.array(refusalDetail).describe('Every reason why it is not legal'),
  })
  .meta({ id: 'DeckReport', description: 'Whether a deck is legal, with reasons' });

export const sampleDeckList = z
  .object({
    decks: z
      .array(
        z.object({
          name: z.string().describe('What a seat calls it: `sample:` and this name'),
          title: z.string().describe('What people call it'),
        }),
      )
      .describe('The decks'),
    pageInfo,
  })
  .meta({ id: 'SampleDeckList', description: 'Decks to play with' });
export const sampleDeck = z
  .object({
    name: z.string().describe('What a seat calls it: `sample:` and this name'),
    deck: deckLists.describe('Its cards, by the piles that the game knows'),
  })
  .meta({ id: 'SampleDeck', description: 'A deck to play with' });

/** What a reply may leave out. */
export const POSITION_FIELDS = ['view', 'decisions', 'events'] as const;

const positionFields = {
  scenario: scenarioInput.optional(),
  position: z.string().min(1).optional().describe('A position that was given before, in the place of a scenario'),
  viewer: viewer.optional().describe('Whose view, events and decisions to answer with; the judge’s unless said'),
  fields: z
    .array(z.enum(POSITION_FIELDS))
    .max(POSITION_FIELDS.length)
    .optional()
    .describe('What the reply has beside the position and its result; everything unless said'),
};
export const positionInput = z.strictObject(positionFields).meta({
  id: 'PositionRequest',
  description: 'A position: a scenario, or one that the service gave',
  'x-examples': positionExamples,
});
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
  .meta({
    id: 'PositionActionsRequest',
    description: 'A position, and what is answered in it',
    'x-examples': positionMoveExamples,
  });
export type PositionInput = z.infer<typeof positionInput>;
export type PositionActionsInput = z.infer<typeof positionActionsInput>;

const seenPosition = {
  position: z.string().describe('Opaque and signed; accepted wherever a position is asked for'),
  result: gameResult.nullable().describe('How the game has ended; null while it goes on'),
  view: view.optional().describe('What the viewer sees'),
  decisions: z.array(decision).optional().describe('What is asked'),
};
const happened = z.array(event).optional().describe('What happened');
export const positionReply = z
  .object(seenPosition)
  .meta({ id: 'PositionReply', description: 'A position and what is asked in it' });
const positionActionsDone = z
  .object({ ...seenPosition, events: happened, unapplied: unappliedReply, error: endingReply })
  .meta({ id: 'PositionActionsReply', description: 'What came of answers in a position' });
const positionLinesReply = z
  .object({
    results: z
      .array(
        z.object({
          ...seenPosition,
          events: happened,
          error: refusal.optional().describe('Why the line was refused; the position is the one before it then'),
        }),
      )
      .describe('In the order of the lines'),
  })
  .meta({ id: 'PositionLinesReply', description: 'What came of each line' });
export const positionActionsReply = z.union([positionActionsDone, positionLinesReply]);
