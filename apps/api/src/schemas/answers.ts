/** Answers as clients send them: section 3 of the public contract. */
import { z } from 'zod';
import { json } from './common.js';
import { publishedAs } from './published-as.js';

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
    kind: text.nullish().describe('What the option does: `CAST`, `PASS` …'),
    card: text.nullish().describe('The printed name of the card'),
    object: text.nullish().describe('The id of an object'),
    player: z.int().nullish().describe('The seat of a player'),
    controller: z.int().nullish().describe('The seat that controls the object'),
    owner: z.int().nullish().describe('The seat that owns the object'),
    zone: text.nullish().describe('The id of the zone in which the object is'),
    method: text.nullish().describe('The way to play it: `normal`, `flashback` …'),
    ability: z.int().nullish().describe('Which ability, counted from 0 in printed order'),
    cost: z.string().max(500).nullish().describe('What it costs, as it is written'),
    keyword: text.nullish().describe('The keyword that it is about'),
    loyalty: text.nullish().describe('The loyalty cost: `+1`, `-3`, `-X`'),
    mana: z.boolean().nullish().describe('Whether it makes mana'),
    index: z.int().nullish().describe('Which mode, counted from 0 in printed order'),
    value: json.optional().describe('What the option stands for: a colour, a place …'),
    nth: z.int().min(0).nullish().describe('Which of those that fit, counted from 0 in listed order'),
    ...typeName,
  })
  .meta({
    id: 'Matcher',
    description:
      'Stands where an option id stands; fits the options that have all these fields. `null` is as if absent',
  });

const pick = z
  .union([z.string().min(1).max(100), matcherInput.transform(present)])
  .meta({ id: 'Pick', description: 'An option, by its id or by what fits it' });
const picks = z.array(pick).max(1000);
const pair = z
  .strictObject({
    from: pick.describe('What is assigned'),
    to: pick.describe('To what'),
    ...typeName,
  })
  .meta({ id: 'Pair', description: 'What is assigned to what' });
const share = z
  .strictObject({
    option: pick.describe('Who gets it'),
    amount: z.int().describe('How much of it'),
    ...typeName,
  })
  .meta({ id: 'Share', description: 'How much an option gets' });

/** What an answer of each shape says. */
const shapes = {
  choose: picks.describe('CHOOSE: those chosen, between `min` and `max` of them; in order where `ordered`'),
  assign: z.array(pair.transform(present)).max(1000).describe('ASSIGN: pairs of options of `from` and `to`'),
  order: picks.describe('ORDER: every option once, the first first'),
  distribute: z.array(share.transform(present)).max(1000).describe('DISTRIBUTE: shares that add up to `total`'),
  number: z.int().describe('NUMBER: a number between `min` and `max`'),
  name: z.string().max(200).describe('NAME: a name out of the `vocabulary`'),
  confirm: z.boolean().describe('CONFIRM: yes or no'),
};
/** The seven shapes an answer can have; exactly one of them is present. */
const SHAPE_FIELDS = Object.keys(shapes) as (keyof typeof shapes)[];

const seat = z
  .int()
  .min(-1)
  .nullish()
  .describe('Whose answer it is (-1: the judge’s), where the token does not say it');
const others = {
  decision: z
    .string()
    .min(1)
    .max(100)
    .nullish()
    .describe('The id of the decision; left out, it answers the next one that the seat is asked'),
  mana: picks.nullish().describe('What to pay with, where payment is automatic'),
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

/** Of two shapes one is there and the other null, so they exclude each other; linters that cannot see it leave such schemas alone. */
const NOT_THE_OTHERS = { minProperties: 1 };

/** An answer of one shape, as it is published: the other shapes are absent, or null as GraphQL gives them. */
const answerOf = (shape: keyof typeof shapes) => {
  const absent = SHAPE_FIELDS.filter((field) => field !== shape).map(
    (field) => [field, z.null().optional().describe('Absent: an answer has one shape')] as const,
  );
  const id = `${shape[0]?.toUpperCase()}${shape.slice(1)}Answer`;
  return z
    .strictObject({ seat, [shape]: shapes[shape], ...Object.fromEntries(absent), ...others })
    .meta({ id, description: `An answer to a decision of the shape \`${shape.toUpperCase()}\``, ...NOT_THE_OTHERS });
};
const answerForm = z
  .xor(SHAPE_FIELDS.map(answerOf))
  .meta({ id: 'Answer', description: 'One of seven shapes, told by its field' });

/** In a game the token says whose answer it is; `seat` may repeat it. In a position a pending decision says it as well. */
const anyShape = z.strictObject({
  seat,
  choose: shapes.choose.nullish(),
  assign: shapes.assign.nullish(),
  order: shapes.order.nullish(),
  distribute: shapes.distribute.nullish(),
  number: shapes.number.nullish(),
  name: shapes.name.nullish(),
  confirm: shapes.confirm.nullish(),
  ...others,
});
export const answerInput = publishedAs(anyShape.superRefine(oneShape), answerForm);
const seatAnswerInput = publishedAs(anyShape.superRefine(oneShape).superRefine(ofSomebody), answerForm);
export const answersInput = z.array(answerInput.transform(present)).min(1).max(200);
export const seatAnswersInput = z.array(seatAnswerInput.transform(present)).min(1).max(200);
const MAX_LINES = 1000;
export const lineInput = z.array(seatAnswerInput.transform(present)).max(200);
export const linesInput = z.array(lineInput).min(1).max(MAX_LINES);
