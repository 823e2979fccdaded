/** Decisions, answers and events: sections 2 and 3 of the public contract. */
import { z } from 'zod';
import { json, ruleRef } from './common.js';

// ---- input

const text = z.string().min(1).max(500);

const matcher = z
  .strictObject({
    kind: text.optional(),
    card: text.optional(),
    object: text.optional(),
    player: z.int().optional(),
    controller: z.int().optional(),
    owner: z.int().optional(),
    zone: text.optional(),
    method: text.optional(),
    ability: z.int().optional(),
    cost: z.string().max(500).optional(),
    keyword: text.optional(),
    loyalty: text.optional(),
    mana: z.boolean().optional(),
    index: z.int().optional(),
    value: json.optional(),
    nth: z.int().min(0).optional(),
  })
  .meta({
    id: 'Matcher',
    description: 'Stands where an option id stands; fits the options that have all these fields',
  });

const pick = z.union([z.string().min(1).max(100), matcher]);
const picks = z.array(pick).max(1000);

/** The seven shapes an answer can have; exactly one of them is present. */
const SHAPE_FIELDS = ['choose', 'assign', 'order', 'distribute', 'number', 'name', 'confirm'] as const;

const answerFields = {
  decision: z.string().min(1).max(100).optional(),
  choose: picks.optional(),
  assign: z
    .array(z.strictObject({ from: pick, to: pick }))
    .max(1000)
    .optional(),
  order: picks.optional(),
  distribute: z
    .array(z.strictObject({ option: pick, amount: z.int() }))
    .max(1000)
    .optional(),
  number: z.int().optional(),
  name: z.string().max(200).optional(),
  confirm: z.boolean().optional(),
  mana: picks.optional(),
};

const oneShape = (answer: Record<string, unknown>, context: z.RefinementCtx): void => {
  const given = SHAPE_FIELDS.filter((field) => answer[field] !== undefined);
  if (given.length === 1) return;
  const message = `an answer has exactly one of ${SHAPE_FIELDS.join(', ')}; this one has ${given.join(' and ') || 'none'}`;
  context.addIssue({ code: 'custom', message });
};

/** In a game the token says whose answer it is; `seat` may repeat it. */
const answerInput = z.strictObject({ seat: z.int().min(-1).optional(), ...answerFields }).superRefine(oneShape);
const seatAnswerInput = z.strictObject({ seat: z.int().min(-1), ...answerFields }).superRefine(oneShape);
export const answersInput = z.array(answerInput).min(1).max(200);
export const seatAnswersInput = z.array(seatAnswerInput).min(1).max(200);

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
  })
  .meta({ id: 'Option' });

const answer = z.looseObject({
  decision: z.string().optional(),
  choose: z.array(pick).optional(),
  assign: z.array(z.object({ from: pick, to: pick })).optional(),
  order: z.array(pick).optional(),
  distribute: z.array(z.object({ option: pick, amount: z.number() })).optional(),
  number: z.number().optional(),
  name: z.string().optional(),
  confirm: z.boolean().optional(),
  mana: z.array(pick).optional(),
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

const hiddenDecision = z
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
  })
  .meta({ id: 'LogEntry' });
