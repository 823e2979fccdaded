/** The form of a scenario of Riftbound (contract, section 7): what bases, battlefields and the players' zones can hold. */
import {
  aliasForm,
  cardForm,
  copiesForm,
  countForm,
  namesOf,
  perRules,
  playerNameForm,
  scenarioForm,
  seatForm,
  seenCardForm,
} from '@arbiter/engine';
import { z } from 'zod';
import { FORMAT_NAMES } from '../decks/standard.js';

/** How many may play. */
export const SEATS = { min: 2, max: 4 } as const;
const seat = seatForm(SEATS);
const cards = (most: number) => z.array(cardForm(60)).max(most).optional();
const seenCards = (most: number) => z.array(seenCardForm(60)).max(most).optional();
const status = {
  exhausted: z.boolean().optional(),
  count: copiesForm(60).optional(),
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
    as: aliasForm.optional(),
    owner: seat.optional(),
    damage: countForm.optional(),
    buffed: z.boolean().optional(),
    stunned: z.boolean().optional(),
    controller: seat.optional(),
    ...status,
  }),
]);
export type PermanentEntry = z.infer<typeof permanent>;
const withStatus = z.union([z.string(), z.strictObject({ card: z.string(), ...status })]);

const player = z.strictObject({
  name: playerNameForm.optional(),
  legend: withStatus.optional(),
  championZone: cards(1),
  points: countForm.optional(),
  xp: countForm.optional(),
  hand: cards(200),
  mainDeck: cards(500),
  runeDeck: cards(100),
  runes: z.array(withStatus).max(100).optional(),
  base: z.array(permanent).max(200).optional(),
  trash: seenCards(500),
  banishment: seenCards(500),
});

const battlefield = z.strictObject({
  card: z.string(),
  owner: seat.optional(),
  /** Null: uncontrolled. Left out: the player who alone has units there. */
  controller: seat.nullable().optional(),
  units: z.array(permanent).max(100).optional(),
  /** A showdown that is going on here: who contested it, and who has focus, where that is somebody else. */
  showdown: z.strictObject({ contester: seat, focus: seat.optional() }).optional(),
  facedown: z
    .array(z.strictObject({ card: z.string(), controller: seat.optional(), turn: z.int().min(0).optional() }))
    .max(1)
    .optional(),
});

/** The form of a scenario of an edition. */
export const scenarioSchemaOf = perRules((rules) =>
  scenarioForm(rules, {
    seats: SEATS,
    steps: { names: namesOf(rules.turn.table.map(({ step, phase }) => step ?? phase)), usual: 'main' },
    player,
    board: { battlefields: z.array(battlefield).max(6).default([]) },
    formats: FORMAT_NAMES,
  }),
);
export type Scenario = z.infer<ReturnType<typeof scenarioSchemaOf>>;
