/** The form of a scenario of Grand Archive (contract, section 7): what the field and the players' zones can hold. */
import {
  aliasForm,
  cardForm,
  chosenForm,
  copiesForm,
  countersForm,
  countForm,
  namesOf,
  perRules,
  playerNameForm,
  scenarioForm,
  seatForm,
  seenCardForm,
} from '@arbiter/engine';
import { z } from 'zod';
import { FORMAT_NAMES } from '../decks/game-formats.js';

/** How many may play. */
export const SEATS = { min: 2, max: 8 } as const;
const cards = (most: number) => z.array(cardForm(250)).max(most).optional();
const banished = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    count: copiesForm(250).optional(),
    faceDown: z.boolean().optional(),
    as: aliasForm.optional(),
  }),
]);
const tokenSchema = z.strictObject({
  name: z.string().min(1).max(100),
  supertypes: z
    .array(z.enum(['Unique', 'Regalia']))
    .max(2)
    .optional(),
  types: z.array(z.enum(['Ally', 'Domain', 'Item', 'Phantasia', 'Weapon'])).min(1),
  subtypes: z.array(z.string().max(40)).max(10).optional(),
  elements: z.array(z.string().max(20)).max(3).optional(),
  power: z.int().min(-99).max(999).optional(),
  life: z.int().min(-99).max(999).optional(),
  durability: z.int().min(0).max(999).optional(),
});

const attacked = z.strictObject({ as: aliasForm });

/** What objects on the field have in common. */
const objectFields = {
  as: aliasForm.optional(),
  rested: z.boolean().optional(),
  distant: z.boolean().optional(),
  fostered: z.boolean().optional(),
  ephemeral: z.boolean().optional(),
  /** The cards that are loaded into it. */
  loaded: z.array(z.string()).max(20).optional(),
  damage: countForm.optional(),
  durability: countForm.optional(),
  counters: countersForm.optional(),
  chosen: chosenForm.optional(),
  /** What it attacks, from the attack declaration on; several units only by an attack on all of them. */
  attacking: z.union([attacked, z.array(attacked).min(1).max(100)]).optional(),
  /** The weapon that it attacks with. */
  weapon: aliasForm.optional(),
  /** It rests to strike back, from the retaliation step on. */
  retaliating: z.boolean().optional(),
};
const object = z.union([
  z.string(),
  z.strictObject({
    card: z.string().optional(),
    token: tokenSchema.optional(),
    count: copiesForm(100).optional(),
    controller: seatForm(SEATS).optional(),
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
  name: playerNameForm.optional(),
  champion: champion.optional(),
  hand: cards(200),
  memory: cards(200),
  materialDeck: cards(200),
  mainDeck: cards(500),
  field: z.array(object).max(300).optional(),
  graveyard: z.array(seenCardForm(250)).max(500).optional(),
  banishment: z.array(banished).max(500).optional(),
  /** Boons, in games of Pantheon. */
  pantheon: z.array(banished).max(20).optional(),
  /** Attack cards of the present combat. */
  intent: z.array(z.string()).max(20).optional(),
});
export type PlayerEntry = z.infer<typeof player>;

/** The form of a scenario of an edition. */
export const scenarioSchemaOf = perRules((rules) => {
  const phases = rules.turn.table.map(({ phase }) => phase).filter((phase) => phase !== 'start');
  const combat = rules.turn.phases?.combat ?? [];
  return scenarioForm(rules, {
    seats: SEATS,
    steps: { names: namesOf([...phases, ...combat.map(({ step }) => step)]), usual: 'main' },
    stops: namesOf([...phases, ...combat.map(({ step }) => step)]),
    player,
    board: {},
    formats: FORMAT_NAMES,
  });
});
export type Scenario = z.infer<ReturnType<typeof scenarioSchemaOf>>;
