/** The form of a scenario (contract, section 7), as untrusted JSON. What the rules can hold is checked afterwards. */
import { isPrototypeKey, MAX_DEFINITIONS, perRules, type Rules } from '@arbiter/engine';
import { z } from 'zod';

/** How many may play. */
const SEATS = { min: 2, max: 8 } as const;
const count = z.int().min(0).max(1000);
const cardEntry = z.union([
  z.string(),
  z.strictObject({ card: z.string(), count: z.int().min(1).max(250).optional() }),
]);
/** Names that users choose become keys of objects: none that objects have by themselves. */
const key = z
  .string()
  .min(1)
  .max(40)
  .refine((k) => !isPrototypeKey(k), "this can't be a name here");
const counters = z.record(key, count);

const tokenSchema = z.strictObject({
  name: z.string().min(1).max(100),
  supertypes: z.array(z.string().max(40)).max(5).optional(),
  types: z.array(z.enum(['Artifact', 'Creature', 'Enchantment', 'Land', 'Planeswalker'])).min(1),
  subtypes: z.array(z.string().max(40)).max(10).optional(),
  colors: z
    .array(z.enum(['W', 'U', 'B', 'R', 'G']))
    .max(5)
    .optional(),
  power: z.int().min(-99).max(999).optional(),
  toughness: z.int().min(-99).max(999).optional(),
  keywords: z.array(z.string().max(40)).max(20).optional(),
});

const permanent = z.union([
  z.string(),
  z.strictObject({
    card: z.string().optional(),
    token: tokenSchema.optional(),
    as: z.string().min(1).max(40).optional(),
    count: z.int().min(1).max(100).optional(),
    tapped: z.boolean().optional(),
    sick: z.boolean().optional(),
    counters: counters.optional(),
    damage: count.optional(),
    controller: z
      .int()
      .min(0)
      .max(SEATS.max - 1)
      .optional(),
    faceDown: z.boolean().optional(),
    chosen: z.record(key, z.union([z.string().max(100), z.number(), z.boolean()])).optional(),
    attachedTo: z
      .union([
        z.string().max(40),
        z.strictObject({
          player: z
            .int()
            .min(0)
            .max(SEATS.max - 1),
        }),
      ])
      .optional(),
  }),
]);
export type PermanentEntry = z.infer<typeof permanent>;

const player = z.strictObject({
  name: z.string().min(1).max(60).optional(),
  life: z.int().min(-1000).max(1_000_000).optional(),
  counters: counters.optional(),
  mana: z.string().max(200).optional(),
  hand: z.array(cardEntry).max(200).optional(),
  library: z.array(cardEntry).max(500).optional(),
  graveyard: z.array(cardEntry).max(500).optional(),
  exile: z.array(cardEntry).max(500).optional(),
  battlefield: z.array(permanent).max(300).optional(),
});

/** Whether a list says where each of its own positions goes. */
const isOrder = (list: number[]): boolean => new Set(list).size === list.length && list.every((at) => at < list.length);

const optionsSchema = z.strictObject({
  autoPass: z.enum(['none', 'smart']).default('none'),
  payment: z.enum(['auto', 'manual']).default('auto'),
  test: z.boolean().optional(),
});

/** The form of a scenario of an edition. */
export const scenarioSchemaOf = perRules((rules: Rules) => {
  const stepNames = rules.turn.table.map((row) => row.step ?? row.phase) as [string, ...string[]];
  return z.strictObject({
    ruleset: z.literal('mtg'),
    edition: z.literal(rules.edition.id),
    seed: z.string().max(200).default('scenario'),
    options: optionsSchema.default({ autoPass: 'none', payment: 'auto' }),
    turn: z
      .strictObject({
        number: z.int().min(1).max(10_000).default(1),
        active: z
          .int()
          .min(0)
          .max(SEATS.max - 1)
          .default(0),
        step: z.enum(stepNames).default('upkeep'),
      })
      .prefault({}),
    stops: z
      .array(z.strictObject({ turn: z.int().min(1), step: z.enum(stepNames), at: z.enum(['begin', 'end']) }))
      .max(100)
      .default([]),
    players: z.array(player).min(SEATS.min).max(SEATS.max),
    definitions: z.array(z.unknown()).max(MAX_DEFINITIONS).default([]),
    random: z
      .array(
        z.union([
          z.int().min(0),
          z.array(z.int().min(0)).max(500).refine(isOrder, { error: 'an order names every position from 0 once' }),
        ]),
      )
      .max(1000)
      .default([]),
  });
});
export type Scenario = z.infer<ReturnType<typeof scenarioSchemaOf>>;
