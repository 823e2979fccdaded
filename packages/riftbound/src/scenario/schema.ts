/** The form of a scenario (contract, section 7), as untrusted JSON. What the rules can hold is checked afterwards. */
import { MAX_DEFINITIONS, perRules, type Rules } from '@arbiter/engine';
import { z } from 'zod';

/** How many may play. */
const SEATS = { min: 2, max: 4 } as const;
const count = z.int().min(0).max(1000);
const seat = z
  .int()
  .min(0)
  .max(SEATS.max - 1);
const cardEntry = z.union([z.string(), z.strictObject({ card: z.string(), count: z.int().min(1).max(60).optional() })]);
const status = {
  exhausted: z.boolean().optional(),
  count: z.int().min(1).max(60).optional(),
};
const token = z.strictObject({
  name: z.string().min(1).max(100),
  types: z
    .array(z.enum(['Unit', 'Gear']))
    .length(1)
    .optional(),
  tags: z.array(z.string().max(40)).max(10).optional(),
  might: z.int().min(0).max(999).optional(),
  keywords: z.array(z.string().max(40)).max(20).optional(),
});
export type TokenEntry = z.infer<typeof token>;
const permanent = z.union([
  z.string(),
  z.strictObject({
    card: z.string().optional(),
    /** A token by its name, or one of its own kind. */
    token: z.union([z.string(), token]).optional(),
    as: z.string().min(1).max(40).optional(),
    owner: seat.optional(),
    damage: count.optional(),
    buffed: z.boolean().optional(),
    stunned: z.boolean().optional(),
    controller: seat.optional(),
    ...status,
  }),
]);
export type PermanentEntry = z.infer<typeof permanent>;
const withStatus = z.union([z.string(), z.strictObject({ card: z.string(), ...status })]);

const player = z.strictObject({
  name: z.string().min(1).max(60).optional(),
  legend: withStatus.optional(),
  championZone: z.array(cardEntry).max(1).optional(),
  points: z.int().min(0).max(1000).optional(),
  hand: z.array(cardEntry).max(200).optional(),
  mainDeck: z.array(cardEntry).max(500).optional(),
  runeDeck: z.array(cardEntry).max(100).optional(),
  runes: z.array(withStatus).max(100).optional(),
  base: z.array(permanent).max(200).optional(),
  trash: z.array(cardEntry).max(500).optional(),
  banishment: z.array(cardEntry).max(500).optional(),
});

const battlefield = z.strictObject({
  card: z.string(),
  owner: seat.optional(),
  /** Null: uncontrolled. Left out: the player who alone has units there. */
  controller: seat.nullable().optional(),
  units: z.array(permanent).max(100).optional(),
  facedown: z
    .array(z.strictObject({ card: z.string(), controller: seat.optional(), turn: z.int().min(0).optional() }))
    .max(1)
    .optional(),
});

const optionsSchema = z.strictObject({
  autoPass: z.enum(['none', 'smart']).default('none'),
  payment: z.enum(['auto', 'manual']).default('auto'),
  test: z.boolean().optional(),
});

/** The form of a scenario of an edition. */
export const scenarioSchemaOf = perRules((rules: Rules) => {
  const stepNames = rules.turn.table.map((row) => row.step ?? row.phase) as [string, ...string[]];
  return z.strictObject({
    ruleset: z.literal('riftbound'),
    edition: z.literal(rules.edition.id),
    seed: z.string().max(200).default('scenario'),
    options: optionsSchema.default({ autoPass: 'none', payment: 'auto' }),
    turn: z
      .strictObject({
        number: z.int().min(1).max(10_000).default(1),
        active: seat.default(0),
        step: z.enum(stepNames).default('main'),
      })
      .prefault({}),
    stops: z
      .array(z.strictObject({ turn: z.int().min(1), step: z.enum(stepNames), at: z.enum(['begin', 'end']) }))
      .max(100)
      .default([]),
    players: z.array(player).min(SEATS.min).max(SEATS.max),
    battlefields: z.array(battlefield).max(6).default([]),
    definitions: z.array(z.unknown()).max(MAX_DEFINITIONS).default([]),
    random: z
      .array(z.union([z.int().min(0), z.array(z.int().min(0)).max(500)]))
      .max(1000)
      .default([]),
  });
});
export type Scenario = z.infer<ReturnType<typeof scenarioSchemaOf>>;
