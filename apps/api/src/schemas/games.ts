/** Requests and replies of games. */
import { AUTO_PASS } from '@arbiter/engine';
import { z } from 'zod';
import { MAX_SEATS } from '../security/keys.js';
import {
  gameResult,
  gameStatus,
  idText,
  isPrintable,
  json,
  nameInput,
  pageInfo,
  pageQuery,
  queryInt,
  refusal,
  seatNumber,
  versionNumber,
} from './common.js';
import { clockDuration } from './duration.js';
import { answersInput, decision, event } from './play.js';
import { view } from './view.js';

const MAX_METADATA = 20;
const deckText = z.string().min(1).max(50_000);
/** What a player adds to the game's randomness. */
const nonce = z
  .string()
  .min(1)
  .max(64)
  .refine(isPrintable, { error: 'control characters and invisible ones are not allowed here' })
  .describe('Keys the random generator together with the secret seed and the nonces of the other seats; public');
/** A deck as the ruleset wants it: it judges and names every fault with its path. */
const deck = z
  .unknown()
  .describe('Piles of `{card, count}`, or `"sample:<name>"`: one of `GET /v1/rulesets/{id}/decks`');

const seatInput = z
  .strictObject({
    name: nameInput.optional(),
    deck: deck.optional(),
    deckText: deckText.optional(),
    bot: nameInput.optional(),
    nonce: nonce.optional(),
    open: z.boolean().optional(),
    me: z.boolean().optional().describe('The seat of the player whose key the request has; called as the player is'),
    player: idText.optional().describe('The id of a player who is invited, and needs no invite'),
  })
  .meta({
    id: 'SeatPlan',
    description:
      '{name, deck or deckText}, {bot, deck or deckText}, {me: true, deck or deckText}, {player: "id"} or {open: true}',
  });

const autoPass = z.enum(AUTO_PASS);

const TIME = 'ISO 8601, of a second to a year: `P3D`, `PT12H`';
/** How much time seats have. */
const clockInput = z
  .strictObject({
    perMove: clockDuration.optional().describe(`For each decision. ${TIME}`),
    bank: clockDuration.optional().describe(`For all decisions of a seat together. ${TIME}`),
    increment: clockDuration.optional().describe(`Added to the bank after each answer. ${TIME}`),
  })
  .refine(({ perMove, bank }) => (perMove === undefined) !== (bank === undefined), {
    error: 'a clock has either perMove or bank',
  })
  .refine(({ bank, increment }) => increment === undefined || bank !== undefined, {
    path: ['increment'],
    error: 'only a bank has an increment',
  })
  .meta({ id: 'ClockTerms', description: '{perMove} or {bank, increment?}' });

const optionsInput = z
  .strictObject({
    autoPass: z
      .union([autoPass, z.array(autoPass).min(1).max(MAX_SEATS)])
      .optional()
      .describe(
        'Whom priority passes by: `none`: nobody; `smart`: seats that public information alone shows cannot act; `seat`: seats ' +
          'whose own hand and board can do nothing but make mana. One for all seats, or a list with one for each',
      ),
    payment: z.enum(['auto', 'manual']).optional(),
    /** A test game has a judge and may set its seed. */
    test: z.boolean().optional(),
    seed: z.string().min(1).max(200).optional(),
    listed: z
      .boolean()
      .optional()
      .describe('false: it is in no list, and there is no such game for whoever has no token of it, nor plays in it'),
    joinable: z.boolean().optional().describe('true: open seats may be taken without their invites'),
    clock: clockInput.optional(),
    onTimeout: z
      .enum(['default', 'concede', 'claim'])
      .optional()
      .describe(
        'What becomes of a seat whose time is over: its `default` is sent, it concedes, or (unless said) an opponent may claim',
      ),
  })
  .refine(({ clock, onTimeout }) => clock !== undefined || onTimeout === undefined, {
    path: ['onTimeout'],
    error: 'there is no clock whose time could be over',
  });

/** What the creator says of a game. */
const metadata = z
  .record(z.string().min(1).max(100), z.string().max(500))
  .refine((given) => Object.keys(given).length <= MAX_METADATA, { error: `at most ${MAX_METADATA} keys` })
  .describe('The creator’s own: up to 20 keys with texts of up to 500 characters; public, and no rule reads it');

export const createGameInput = z
  .strictObject({
    ruleset: idText,
    edition: idText,
    seats: z.array(seatInput).max(MAX_SEATS).optional(),
    options: optionsInput.optional(),
    seed: z.string().min(1).max(200).optional(),
    scenario: z.record(z.string(), z.unknown()).optional(),
    metadata: metadata.optional(),
  })
  .meta({ id: 'NewGame' });
export type CreateGameInput = z.infer<typeof createGameInput>;
export type SeatInput = z.infer<typeof seatInput>;

export const createdGame = z
  .object({
    game: z.string(),
    seats: z.array(
      z.object({
        seat: z.int(),
        token: z.string().optional(),
        invite: z.string().optional(),
        bot: z.string().optional(),
      }),
    ),
    judgeToken: z.string().optional(),
    seedHash: z.string(),
  })
  .meta({ id: 'CreatedGame' });
export type CreatedGame = z.infer<typeof createdGame>;

export const joinInput = z
  .strictObject({
    invite: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('Not needed by a player who is invited, nor where the game is joinable'),
    name: nameInput.optional().describe('Required unless a player joins, who has one'),
    seat: seatNumber.optional().describe('Which of several open seats of a joinable game; the first unless said'),
    deck: deck.optional(),
    deckText: deckText.optional(),
    nonce: nonce.optional(),
  })
  .meta({ id: 'NewPlayer' });
export type JoinInput = z.infer<typeof joinInput>;

/** A seat of a game by its number. */
export const seatParams = z.strictObject({ id: idText, seat: queryInt(0, MAX_SEATS - 1) });

export const joinedGame = z.object({ game: z.string(), seat: z.int(), token: z.string() }).meta({ id: 'JoinedGame' });
export type JoinedGame = z.infer<typeof joinedGame>;

const seatReply = z
  .object({
    seat: z.int(),
    name: z.string().nullable(),
    bot: z.string().nullable(),
    open: z.boolean(),
    nonce: z.string().nullable(),
  })
  .meta({ id: 'Seat' });

const clockReply = z
  .object({
    perMove: z.number().nullable().describe('Seconds for each decision'),
    bank: z.number().nullable().describe('Seconds that each seat began with'),
    increment: z.number().nullable().describe('Seconds added after each answer'),
    onTimeout: z.enum(['default', 'concede', 'claim']),
    paused: z.boolean(),
    left: z
      .array(z.number())
      .nullable()
      .describe('Seconds that are left in each bank; of a seat that is asked, what it had when its time began to run'),
  })
  .meta({ id: 'Clock' });

export const gameFields = {
  id: z.string(),
  ruleset: z.string(),
  edition: z.string(),
  status: gameStatus,
  version: z.int(),
  seats: z.array(seatReply),
  result: gameResult.nullable(),
  test: z.boolean(),
  seedHash: z.string(),
  listed: z.boolean(),
  joinable: z.boolean(),
  metadata: z.record(z.string(), z.string()).nullable(),
  clock: clockReply.nullable().describe('null: nobody is in a hurry'),
  createdAt: z.string(),
  updatedAt: z.string(),
};

const gameListing = z.object(gameFields).meta({ id: 'GameListing' });

export const gameReply = z
  .object({
    ...gameFields,
    seed: z
      .string()
      .nullable()
      .describe('The secret seed to which `seedHash` is the commitment; revealed when the game is over'),
    view,
    decisions: z.array(decision),
  })
  .meta({ id: 'Game' });

export const gameList = z.object({ games: z.array(gameListing), pageInfo });
export const listQuery = pageQuery.extend({
  status: gameStatus.optional(),
  ruleset: idText.optional(),
  edition: idText.optional(),
  seat: z.enum(['open']).optional().describe('`open`: games with a seat that nobody has taken or is invited to'),
});

const viewerQuery = z.enum(['judge', 'spectator']).optional();
const textQuery = z
  .enum(['true', 'false'])
  .optional()
  .transform((said) => said === 'true')
  .describe('`true`: each entry has `text`, what a person would tell of it');
export const gameQuery = z.strictObject({ version: queryInt(0, 2 ** 31 - 1).optional(), viewer: viewerQuery });
export const logQuery = z.strictObject({
  after: queryInt(-1, 2 ** 31 - 1)
    .default(0)
    .describe('Entries after this version; -1 brings the beginning of the game as well'),
  first: queryInt(1, 500).default(100),
  viewer: viewerQuery,
  text: textQuery,
});
export const streamQuery = z.strictObject({
  after: queryInt(-1, 2 ** 31 - 1)
    .optional()
    .describe('Entries after this version; without it, and without Last-Event-ID, what happens from now on'),
  ticket: z.string().min(1).max(500).optional(),
  text: textQuery,
});

export const actionsInput = z
  .strictObject({ answers: answersInput, expectedVersion: versionNumber.optional() })
  .meta({ id: 'Answers' });
export type ActionsInput = z.infer<typeof actionsInput>;
export const concedeInput = z.strictObject({ expectedVersion: versionNumber.optional() }).nullish();

export const actionReply = z
  .object({
    version: z.int(),
    events: z.array(event),
    decisions: z.array(decision),
    /** Left out where `Prefer: return=minimal` was asked for. */
    view: view.optional(),
    /** Indices of the answers that were not applied, because one was refused after something had been revealed. */
    unapplied: z.array(z.int()),
    error: refusal.nullable(),
  })
  .meta({ id: 'ActionReply' });

/** SHA-256 in hexadecimal. */
const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const archiveReply = z
  .object({
    id: z.string(),
    ruleset: z.string(),
    edition: z.string(),
    seed: z.string(),
    seedHash: z.string(),
    epoch: z.int().describe('The engine that played it; another may play the same answers otherwise'),
    seedChosen: z
      .boolean()
      .describe('The creator chose the seed (scenario and test games): the id of the game does not key the generator'),
    options: z.record(z.string(), z.unknown()),
    scenario: z.record(z.string(), z.unknown()).nullable(),
    status: gameStatus,
    result: gameResult.nullable(),
    startHash: hash.nullable(),
    seats: z.array(
      z.object({
        seat: z.int(),
        name: z.string().nullable(),
        deck: z.unknown(),
        nonce: z.string().nullable(),
        joined: z
          .boolean()
          .describe('It was open at first: its deck and nonce came after `seedHash`, which covers the others'),
      }),
    ),
    definitions: z
      .array(
        z.object({
          hash: z.string(),
          as: z.string().optional().describe('What stood for it as the game began: `card Opt`, `token Sprite`'),
          language: z.int().describe('Version of the card language'),
          definition: z.record(z.string(), json),
        }),
      )
      .default([])
      .describe('The cards and tokens that the game names, as they were when it began'),
    checkpoints: z
      .array(z.object({ version: z.int(), epoch: z.int(), state: z.record(z.string(), z.unknown()) }))
      .default([])
      .describe('The states that engines of an epoch left to those of the next'),
    log: z.array(
      z.object({
        version: z.int(),
        kind: z.enum(['ACTION', 'CONCEDE', 'ABORT']),
        beside: z
          .record(z.string(), z.unknown())
          .nullish()
          .describe('What no rule knows of: deadlines, and what players agreed on'),
        seat: z.int(),
        answers: z.array(z.looseObject({ seat: z.int() })),
        random: z.array(z.number()),
        epoch: z.int(),
        stateHash: hash,
        chain: hash,
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({
    id: 'GameArchive',
    description: 'All that is needed to run a game again and to check the hash chain of its log',
  });

export const ticketReply = z.object({ ticket: z.string(), expiresAt: z.string() }).meta({ id: 'StreamTicket' });
