/** Decisions as the service gives them: section 2 of the public contract. What happened: section 6. */
import { z } from 'zod';
import { citations, json, moment, ruleRef } from './common.js';

export const option = z
  .looseObject({
    id: z.string().describe('Names the option in an answer to this decision'),
    kind: z.string().describe('What it does, in the game’s own terms: `CAST`, `PASS` …'),
    label: z.string().describe('The option in words for people'),
    object: z.string().optional().describe('The object that it is about'),
    card: z.string().optional().describe('The printed name of that object'),
    player: z.int().optional().describe('The seat that it is about'),
    controller: z.int().optional().describe('The seat that controls the object'),
    owner: z.int().optional().describe('The seat that owns the object'),
    zone: z.string().optional().describe('Where the object is'),
    method: z.string().optional().describe('The way to play it: `normal`, `flashback` …'),
    ability: z.int().optional().describe('Which ability of the object, counted from 0 in printed order'),
    cost: z.string().optional().describe('What it costs, as it is written'),
    keyword: z.string().optional().describe('The keyword that it is about'),
    loyalty: z.string().optional().describe('The loyalty cost: `+1`, `-3`, `-X`'),
    mana: z.boolean().optional().describe('true: it makes mana'),
    index: z.int().optional().describe('Which mode, counted from 0 in printed order'),
    value: json.optional().describe('What it stands for where it is no object and no player: a colour, a place …'),
    min: z.number().optional().describe('DISTRIBUTE: the least amount; ASSIGN: how many pairs it must be in'),
    max: z
      .number()
      .nullish()
      .describe('DISTRIBUTE: the greatest amount; ASSIGN: how many pairs it may be in; null: any'),
    lethal: z.number().optional().describe('DISTRIBUTE: how much damage is lethal'),
    sameAs: z
      .string()
      .optional()
      .describe('The first option of which this one is an identical twin; absent on that one'),
    to: z.array(z.string()).optional().describe('ASSIGN: the ids of the options of `to` that it may be assigned to'),
  })
  .meta({ id: 'Option', description: 'One thing that may be chosen. All but `id`, `label` and bounds can be matched' });
const options = z.array(option);

/** A default: an answer that names its options by their ids. */
const defaultOf = <S extends z.ZodRawShape>(shape: S) =>
  z
    .object({
      decision: z.string().optional().describe('The decision that it answers'),
      ...shape,
      mana: z.array(z.string()).optional().describe('What is paid with'),
    })
    .describe('A complete legal answer, which may be sent as it is');
const ids = z.array(z.string());

const seats = {
  seat: z.int().describe('Who is asked; -1: the judge'),
  for: z.int().optional().describe('Whose decision it is, where another seat makes it'),
};
const deadline = moment.nullable().describe('When the time for it is over; null: never');
const kind = z.string().describe('What is asked, in the game’s own terms: see `decisionKinds` of its ruleset');

/** What all decisions have; the fields of one shape come after it. */
const decisionOf = <const N extends string, S extends z.ZodRawShape>(shape: N, description: string, more: S) =>
  z
    .looseObject({
      id: z.string().describe('Names the decision in an answer'),
      ...seats,
      kind,
      shape: z.literal(shape).describe('How it is answered'),
      prompt: z.string().describe('The question in words for people'),
      source: z.string().nullable().describe('The object whose rule or ability asks; null: none that the seat sees'),
      min: z.number().describe('The least that the answer may be, or how many it must choose'),
      max: z.number().nullable().describe('The most; null: there is no bound'),
      ordered: z.boolean().describe('Whether the order of what is chosen matters'),
      rules: citations,
      deadline,
      options: options.describe('What may be chosen; empty where nothing is listed'),
      ...more,
    })
    .meta({ id: `${shape[0]}${shape.slice(1).toLowerCase()}Decision`, description });

const shaped = [
  decisionOf('CHOOSE', 'Answered by `choose`: so many of the options', {
    default: defaultOf({ choose: ids.describe('Ids of options') }),
  }),
  decisionOf('ASSIGN', 'Answered by `assign`: pairs of what is assigned and to what', {
    from: options.describe('What may be assigned; each says to what, and in how many pairs'),
    to: options.describe('What it may be assigned to'),
    default: defaultOf({
      assign: z
        .array(
          z
            .object({
              from: z.string().describe('Id of an option of `from`'),
              to: z.string().describe('Id of one of `to`'),
            })
            .describe('A pair'),
        )
        .describe('Pairs'),
    }),
  }),
  decisionOf('ORDER', 'Answered by `order`: every option once', {
    default: defaultOf({ order: ids.describe('Ids of all options, the first first') }),
  }),
  decisionOf('DISTRIBUTE', 'Answered by `distribute`: an amount for each option', {
    total: z.number().describe('What the amounts add up to'),
    default: defaultOf({
      distribute: z
        .array(
          z
            .object({ option: z.string().describe('Id of an option'), amount: z.number().describe('What it gets') })
            .describe('A share'),
        )
        .describe('Shares'),
    }),
  }),
  decisionOf('NUMBER', 'Answered by `number`', { default: defaultOf({ number: z.number().describe('A number') }) }),
  decisionOf('NAME', 'Answered by `name`', {
    vocabulary: z.string().describe('What is to be named: `cardName`, `creatureType` …'),
    default: defaultOf({ name: z.string().describe('A name') }),
  }),
  decisionOf('CONFIRM', 'Answered by `confirm`: yes or no', {
    default: defaultOf({ confirm: z.boolean().describe('Yes or no') }),
  }),
] as const;

const fullDecision = z.discriminatedUnion('shape', [...shaped]).meta({
  id: 'Decision',
  description: 'A question that the rules ask. Its `shape` says how it is answered',
});

export const hiddenDecision = z
  .object({ id: z.string().describe('The decision, for those who are asked'), ...seats, kind, deadline })
  .meta({ id: 'HiddenDecision', description: 'A pending decision of somebody else' });

export const decision = z
  .union([fullDecision, hiddenDecision])
  .meta({ id: 'PendingDecision', description: 'Your own whole; of those of others that there is one' });

export const event = z
  .looseObject({ type: z.string().describe('What happened'), rules: z.array(ruleRef).describe('The rules behind it') })
  .meta({ id: 'Event', description: 'Something that happened. Its `type` says which fields it has' });

export const logEntry = z
  .object({
    version: z.int().describe('The version that the game got by it'),
    at: moment.describe('When'),
    seat: z.int().nullable().describe('Who moved; null: nobody did, as when a game begins'),
    events: z.array(event).describe('What happened, in order'),
    text: z
      .string()
      .optional()
      .describe('What happened in words, line by line, as far as you may know; empty where there is nothing to tell'),
  })
  .meta({ id: 'LogEntry', description: 'What one version of a game brought' });
