/** Cards from their printed texts. */
import { z } from 'zod';
import { idText, json } from './common.js';
import { compileExamples } from './examples.js';

const MOST_CARDS = 100;
const MOST_CHARACTERS = 5000;
const MOST_FIGURES = 10;

const cardText = z
  .strictObject({
    name: z.string().min(1).max(200).describe('Its printed name, by which its text may speak of it'),
    cost: z
      .string()
      .max(100)
      .nullish()
      .describe(
        'Its printed cost: `{1}{R}`, or in Grand Archive `reserve 2` or `memory 1`; left out where it has none',
      ),
    type: z.string().min(1).max(200).describe('Its printed type line'),
    figures: z
      .record(z.string().max(30), z.union([z.string().max(30), z.number()]))
      .refine((figures) => Object.keys(figures).length <= MOST_FIGURES, `at most ${MOST_FIGURES} figures`)
      .nullish()
      .describe(
        'Its printed numbers by name (`power`, `toughness`, `loyalty`), and `colors` where only an indicator says them; in Grand Archive its `element` or elements and its `speed` too',
      ),
    text: z.string().max(MOST_CHARACTERS).describe('Its printed text, a line for each paragraph'),
  })
  .meta({ id: 'CardText', description: 'A card as it is printed' });

export const compileInput = z
  .strictObject({
    ruleset: idText.describe('Of which game').meta({ examples: ['mtg'] }),
    edition: z.string().min(1).max(60).optional().describe('By which rules; the current ones unless said'),
    cards: z.array(cardText).min(1).max(MOST_CARDS).describe('The cards, each compiled by itself'),
  })
  .meta({ id: 'CompileRequest', description: 'Cards to be read from their texts', 'x-examples': compileExamples });
export type CompileInput = z.infer<typeof compileInput>;

const status = z.enum(['exact', 'ambiguous', 'unsupported']);
const clause = z
  .object({
    text: z.string().describe('What it says, as sent'),
    from: z.int().describe('Where it begins in the text, in UTF-16 units'),
    to: z.int().describe('Where it ends, exclusive'),
    status: status.describe('Whether it was understood'),
    reason: z
      .enum(['text', 'word', 'layout', 'figures'])
      .optional()
      .describe(
        'Why not: its words, a missing word of the card language, how the card is laid out, or missing figures',
      ),
    expected: z.array(z.string()).optional().describe('What could have stood where reading stopped'),
    needs: z.string().optional().describe('The word of the card language that is missing'),
  })
  .meta({ id: 'Clause', description: 'A part of a card’s text; all together cover everything but white space' });

export const compileReply = z
  .object({
    cards: z
      .array(
        z
          .object({
            name: z.string().describe('Its name'),
            status: status.describe(
              '`exact`: every word was read, in one way only, and the definition printed again says the same',
            ),
            definition: z
              .record(z.string(), json)
              .optional()
              .describe('What the engine plays, in the card language; only of an exact card'),
            printed: z.string().describe('What the definition says in the words of the printer; empty without one'),
            clauses: z.array(clause).describe('Its text in parts, each with what came of it'),
          })
          .meta({ id: 'CompiledCard', description: 'What a card’s text came to' }),
      )
      .describe('In the order in which they were sent'),
  })
  .meta({ id: 'CompileReply', description: 'What the texts came to' });
