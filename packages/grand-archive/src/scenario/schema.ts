/** The form of a scenario (contract, section 7), as untrusted JSON. What the rules can hold is checked afterwards. */
import { isPrototypeKey, MAX_DEFINITIONS, perRules, type Rules } from '@arbiter/engine';
import { z } from 'zod';

/** How many may play. */
const SEATS = { min: 2, max: 8 } as const;
const count = z.int().min(0).max(1000);
/** Names that users choose become keys of objects: none that objects have by themselves. */
const key = z
  .string()
  .min(1)
  .max(40)
  .refine((k) => !isPrototypeKey(k), "this can't be a name here");
const counters = z.record(key, count);
const cardEntry = z.union([
  z.string(),
  z.strictObject({ card: z.string(), count: z.int().min(1).max(250).optional() }),
]);
const banished = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    count: z.int().min(1).max(250).optional(),
    faceDown: z.boolean().optional(),
  }),
]);
const tokenSchema = z.strictObject({
  name: z.string().min(1).max(100),
  supertypes: z
    .array(z.enum(['Unique', 'Regalia']))
    .max(2)
    .optional(),
  types: z.array(z.enum(['Ally', 'Domain', 'Item', 'Weapon'])).min(1),
  subtypes: z.array(z.string().max(40)).max(10).optional(),
  elements: z.array(z.string().max(20)).max(3).optional(),
  power: z.int().min(-99).max(999).optional(),
  life: z.int().min(-99).max(999).optional(),
  durability: z.int().min(0).max(999).optional(),
});

/** What objects on the field have in common. */
const objectFields = {
  as: z.string().min(1).max(40).optional(),
  rested: z.boolean().optional(),
  damage: count.optional(),
  durability: count.optional(),
  counters: counters.optional(),
  chosen: z.record(key, z.union([z.string().max(100), z.number(), z.boolean()])).optional(),
};
const object = z.union([
  z.string(),
  z.strictObject({
    card: z.string().optional(),
    token: tokenSchema.optional(),
    count: z.int().min(1).max(100).optional(),
    controller: z
      .int()
      .min(0)
      .max(SEATS.max - 1)
      .optional(),
    ...objectFields,
  }),
]);
export type FieldEntry = z.infer<typeof object>;
const { as: _as, durability: _durability, ...championFields } = objectFields;
const champion = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    /** The cards under it, the latest first. */
    lineage: z.array(z.string()).max(20).optional(),
    as: objectFields.as,
    ...championFields,
  }),
]);
export type ChampionEntry = z.infer<typeof champion>;

const player = z.strictObject({
  name: z.string().min(1).max(60).optional(),
  champion: champion.optional(),
  hand: z.array(cardEntry).max(200).optional(),
  memory: z.array(cardEntry).max(200).optional(),
  materialDeck: z.array(cardEntry).max(200).optional(),
  mainDeck: z.array(cardEntry).max(500).optional(),
  field: z.array(object).max(300).optional(),
  graveyard: z.array(cardEntry).max(500).optional(),
  banishment: z.array(banished).max(500).optional(),
});
export type PlayerEntry = z.infer<typeof player>;

/** The form of a scenario of an edition. */
export const scenarioSchemaOf = perRules(({ edition, turn }: Rules) => {
  const phases = turn.table.map((s) => s.phase).filter((p) => p !== 'start') as [string, ...string[]];
  const stops = [...phases, ...(turn.phases?.combat ?? []).map((s) => s.step as string)] as [string, ...string[]];
  return z.strictObject({
    ruleset: z.literal('grand-archive'),
    edition: z.literal(edition.id),
    seed: z.string().max(200).default('scenario'),
    options: z
      .strictObject({
        autoPass: z.enum(['none', 'smart']).default('none'),
        payment: z.enum(['auto', 'manual']).default('auto'),
        test: z.boolean().optional(),
      })
      .default({ autoPass: 'none', payment: 'auto' }),
    turn: z
      .strictObject({
        number: z.int().min(1).max(10_000).default(1),
        active: z
          .int()
          .min(0)
          .max(SEATS.max - 1)
          .default(0),
        step: z.enum(phases).default('main'),
      })
      .prefault({}),
    stops: z
      .array(z.strictObject({ turn: z.int().min(1), step: z.enum(stops), at: z.enum(['begin', 'end']) }))
      .max(100)
      .default([]),
    players: z.array(player).min(SEATS.min).max(SEATS.max),
    definitions: z.array(z.unknown()).max(MAX_DEFINITIONS).default([]),
    random: z
      .array(z.union([z.int().min(0), z.array(z.int().min(0)).max(500)]))
      .max(1000)
      .default([]),
  });
});
export type Scenario = z.infer<ReturnType<typeof scenarioSchemaOf>>;
