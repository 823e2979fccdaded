/** Decisions, answers and events: sections 2 and 3 of the public contract. */
import { z } from 'zod';
import { json, ruleRef } from './common.js';

// ---- input

/** GraphQL gives `null` for what is absent and its clients ask for the names of types; both may come back. */
export const typeName = {
  __typename: z.string().nullish().describe('Ignored, so that what GraphQL gave can be sent back'),
};
export type Present<T> = { [K in keyof T as K extends '__typename' ? never : K]: Exclude<T[K], null> };
export const present = <T extends object>(given: T): Present<T> =>
  Object.fromEntries(
    Object.entries(given).filter(([field, value]) => value !== null && field !== '__typename'),
  ) as Present<T>;

const text = z.string().min(1).max(500);

export const matcherInput = z
  .strictObject({
    kind: text.nullish(),
    card: text.nullish(),
    object: text.nullish(),
    player: z.int().nullish(),
    controller: z.int().nullish(),
    owner: z.int().nullish(),
    zone: text.nullish(),
    method: text.nullish(),
    ability: z.int().nullish(),
    cost: z.string().max(500).nullish(),
    keyword: text.nullish(),
    loyalty: text.nullish(),
    mana: z.boolean().nullish(),
    index: z.int().nullish(),
    value: json.optional(),
    nth: z.int().min(0).nullish(),
    ...typeName,
  })
  .meta({
    id: 'Matcher',
    description:
      'Stands where an option id stands; fits the options that have all these fields. `null` is as if absent',
  });

const pick = z.union([z.string().min(1).max(100), matcherInput.transform(present)]);
const picks = z.array(pick).max(1000);

/** The seven shapes an answer can have; exactly one of them is present. */
const SHAPE_FIELDS = ['choose', 'assign', 'order', 'distribute', 'number', 'name', 'confirm'] as const;

const answerFields = {
  decision: z.string().min(1).max(100).nullish(),
  choose: picks.nullish(),
  assign: z
    .array(z.strictObject({ from: pick, to: pick, ...typeName }).transform(present))
    .max(1000)
    .nullish(),
  order: picks.nullish(),
  distribute: z
    .array(z.strictObject({ option: pick, amount: z.int(), ...typeName }).transform(present))
    .max(1000)
    .nullish(),
  number: z.int().nullish(),
  name: z.string().max(200).nullish(),
  confirm: z.boolean().nullish(),
  mana: picks.nullish(),
  ...typeName,
};

const oneShape = (answer: Record<string, unknown>, context: z.RefinementCtx): void => {
  const given = SHAPE_FIELDS.filter((field) => answer[field] != null);
  if (given.length === 1) return;
  const message = `an answer has exactly one of ${SHAPE_FIELDS.join(', ')}; this one has ${given.join(' and ') || 'none'}`;
  context.addIssue({ code: 'custom', message });
};

/** In a position nothing else says whose answer one is that names no decision. */
const ofSomebody = (answer: Record<string, unknown>, context: z.RefinementCtx): void => {
  if (answer.seat == null && answer.decision == null)
    context.addIssue({ code: 'custom', path: ['seat'], message: 'is required where no decision is named' });
};

/** In a game the token says whose answer it is; `seat` may repeat it. In a position a pending decision says it as well. */
export const answerInput = z.strictObject({ seat: z.int().min(-1).nullish(), ...answerFields }).superRefine(oneShape);
const seatAnswerInput = answerInput.superRefine(ofSomebody);
export const answersInput = z.array(answerInput.transform(present)).min(1).max(200);
export const seatAnswersInput = z.array(seatAnswerInput.transform(present)).min(1).max(200);
const MAX_LINES = 1000;
export const linesInput = z
  .array(z.array(seatAnswerInput.transform(present)).max(200))
  .min(1)
  .max(MAX_LINES);

// ---- output

const option = z
  .looseObject({
    id: z.string(),
    kind: z.string(),
    label: z.string(),
    object: z.string().optional(),
    card: z.string().optional(),
    player: z.int().optional(),
    controller: z.int().optional(),
    owner: z.int().optional(),
    zone: z.string().optional(),
    method: z.string().optional(),
    ability: z.int().optional(),
    cost: z.string().optional(),
    keyword: z.string().optional(),
    loyalty: z.string().optional(),
    mana: z.boolean().optional(),
    index: z.int().optional(),
    value: json.optional(),
    min: z.number().optional(),
    max: z.number().nullish(),
    lethal: z.number().optional(),
    to: z.array(z.string()).optional(),
    sameAs: z
      .string()
      .optional()
      .describe('The first option of which this one is an identical twin; absent on that one'),
  })
  .meta({ id: 'Option' });

const optionId = z.string();
const answer = z.looseObject({
  decision: z.string().optional(),
  choose: z.array(optionId).optional(),
  assign: z.array(z.object({ from: optionId, to: optionId })).optional(),
  order: z.array(optionId).optional(),
  distribute: z.array(z.object({ option: optionId, amount: z.number() })).optional(),
  number: z.number().optional(),
  name: z.string().optional(),
  confirm: z.boolean().optional(),
  mana: z.array(optionId).optional(),
});

const shape = z.enum(['CHOOSE', 'ASSIGN', 'ORDER', 'DISTRIBUTE', 'NUMBER', 'NAME', 'CONFIRM']);

const fullDecision = z
  .looseObject({
    id: z.string(),
    seat: z.int(),
    for: z.int().optional(),
    kind: z.string(),
    shape,
    prompt: z.string(),
    source: z.string().nullable(),
    min: z.number(),
    max: z.number().nullable(),
    ordered: z.boolean(),
    rules: z.array(ruleRef),
    deadline: z.string().nullable(),
    options: z.array(option),
    from: z.array(option).optional(),
    to: z.array(option).optional(),
    total: z.number().optional(),
    vocabulary: z.string().optional(),
    default: answer,
  })
  .meta({ id: 'Decision' });

export const hiddenDecision = z
  .object({ id: z.string(), seat: z.int(), kind: z.string(), deadline: z.string().nullable() })
  .meta({ id: 'HiddenDecision', description: 'A pending decision of somebody else' });

export const decision = z.union([fullDecision, hiddenDecision]);

export const event = z
  .looseObject({ type: z.string(), rules: z.array(ruleRef) })
  .meta({ id: 'Event', description: 'Its own fields stand beside type and rules' });

export const logEntry = z
  .object({
    version: z.int(),
    at: z.string(),
    seat: z.int().nullable(),
    events: z.array(event),
    text: z
      .string()
      .optional()
      .describe('What happened in words, line by line, as far as you may know; empty where there is nothing to tell'),
  })
  .meta({ id: 'LogEntry' });
