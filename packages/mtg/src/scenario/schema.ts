/** The form of a scenario of Magic (contract, section 7): what the battlefield and the players' zones can hold. */
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
import { TIMES } from '../7-additional/731-day-and-night.js';
import { SEATS } from '../8-multiplayer/formats.js';
import { editionOf } from '../edition.js';

const cards = (most: number) => z.array(cardForm(250)).max(most).optional();

const seenCards = (most: number) => z.array(seenCardForm(250)).max(most).optional();

/** What a permanent may have become that nothing else about it shows. */
const GIVEN = ['monstrous', 'renowned', 'saddled', 'level2', 'level3', 'solved', 'harnessed'] as const;

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
    as: aliasForm.optional(),
    count: copiesForm(100).optional(),
    tapped: z.boolean().optional(),
    sick: z.boolean().optional(),
    counters: countersForm.optional(),
    damage: countForm.optional(),
    controller: seatForm(SEATS).optional(),
    faceDown: z.boolean().optional(),
    /** It is one of its owner's commanders. */
    commander: z.boolean().optional(),
    /** The other card of its meld pair, where both are one permanent. */
    meldedWith: z.string().optional(),
    unlocked: z
      .array(z.enum(['left', 'right']))
      .max(2)
      .optional(),
    /** What it has become: monstrous, of level 2 … */
    designations: z.array(z.enum(GIVEN)).max(GIVEN.length).optional(),
    chosen: chosenForm.optional(),
    /** Who protects a battle; else the next player after its controller. */
    protector: seatForm(SEATS).optional(),
    /** What it attacks, from the declare attackers step on. */
    attacking: z.union([z.strictObject({ player: seatForm(SEATS) }), z.strictObject({ as: aliasForm })]).optional(),
    /** The attackers that it blocks, from the declare blockers step on. */
    blocking: z.array(aliasForm).min(1).max(100).optional(),
    attachedTo: z.union([z.string().max(40), z.strictObject({ player: seatForm(SEATS) })]).optional(),
  }),
]);
export type PermanentEntry = z.infer<typeof permanent>;

const player = z.strictObject({
  name: playerNameForm.optional(),
  life: z.int().min(-1000).max(1_000_000).optional(),
  counters: countersForm.optional(),
  mana: z.string().max(200).optional(),
  hand: cards(200),
  library: cards(500),
  graveyard: seenCards(500),
  exile: seenCards(500),
  /** Cards that they own outside the game. */
  sideboard: cards(100),
  /** The companion that they have revealed, and that is still outside the game. */
  companion: z.string().optional(),
  battlefield: z.array(permanent).max(300).optional(),
  /** What lies face up in the command zone: commanders, and how often each was cast from there; a vanguard; schemes and planes. */
  command: z
    .array(
      z.union([
        z.string(),
        z.strictObject({
          card: z.string(),
          casts: countForm.optional(),
          counters: countersForm.optional(),
          as: aliasForm.optional(),
        }),
      ]),
    )
    .max(20)
    .optional(),
  /** Supplementary decks, in which the cards lie face down. */
  schemes: cards(200),
  planes: cards(200),
});

/** The form of a scenario of an edition. */
export const scenarioSchemaOf = perRules((rules) =>
  scenarioForm(rules, {
    seats: SEATS,
    steps: { names: namesOf(rules.turn.table.map(({ step, phase }) => step ?? phase)), usual: 'upkeep' },
    player,
    board: {
      time: z.enum(TIMES).optional(),
      monarch: seatForm(SEATS).optional(),
      initiative: seatForm(SEATS).optional(),
    },
    formats: [...editionOf({ rules }).formats],
  }),
);
export type Scenario = z.infer<ReturnType<typeof scenarioSchemaOf>>;
