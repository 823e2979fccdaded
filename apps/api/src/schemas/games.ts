/** Requests and replies of games. */
import { AUTO_PASS, MAX_DEFINITIONS } from '@arbiter/engine';
import { z } from 'zod';
import { MAX_SEATS } from '../security/keys.js';
import { answersInput } from './answers.js';
import { clockInput, clockReply, onTimeout } from './clock.js';
import {
  gameResult,
  gameStatus,
  idText,
  isPrintable,
  moment,
  nameInput,
  pageInfo,
  pageQuery,
  queryInt,
  refusal,
  seatNumber,
  versionNumber,
} from './common.js';
import { joinExamples, moveExamples, newGameExamples } from './examples.js';
import { openOffer } from './offers.js';
import { decision, event } from './play.js';
import { view } from './view.js';

export const seedHash = z.string().describe('The commitment to the secret seed');
/** Its ruleset reads it, and names every fault with its path. */
export const scenarioInput = z
  .record(z.string(), z.unknown())
  .describe(
    'A position to start from: ruleset, edition, `players` with what each has in which zone, `turn`, `stack` …',
  );
/** Cards in the card language that a game brings along; the ruleset reads them and names every fault with its path. */
const definitionsInput = z
  .array(z.unknown())
  .max(MAX_DEFINITIONS)
  .describe(
    'Cards of your own in the card language, which the decks of this game may name: written by hand, or what `POST /v1/cards/compile` ' +
      `gave; up to ${MAX_DEFINITIONS}, of names that no card has`,
  );
const MAX_METADATA = 20;
export const deckText = z
  .string()
  .min(1)
  .max(50_000)
  .describe('A deck as lists are pasted: a line for each card, `4 Shock`');
/** What a player adds to the game's randomness. */
export const nonce = z
  .string()
  .min(1)
  .max(64)
  .refine(isPrintable, { error: 'control characters and invisible ones are not allowed here' })
  .describe('Keys the random generator together with the secret seed and the nonces of the other seats; public');
/** A deck as the ruleset wants it: it judges and names every fault with its path. */
export const deck = z
  .unknown()
  .describe('Piles of `{card, count}`, or `"sample:<name>"`: one of `GET /v1/rulesets/{id}/decks`');

const seatInput = z
  .strictObject({
    name: nameInput.optional().describe('What the player is called'),
    deck: deck.optional(),
    deckText: deckText.optional(),
    bot: nameInput.optional().describe('The bot that plays it: one of `bots` of the ruleset'),
    nonce: nonce.optional(),
    open: z.boolean().optional().describe('true: whoever has its invite may take it'),
    me: z.boolean().optional().describe('The seat of the player whose key the request has; called as the player is'),
    player: idText.optional().describe('The id of a player who is invited, and needs no invite'),
  })
  .meta({
    id: 'SeatPlan',
    description:
      '{name, deck or deckText}, {bot, deck or deckText}, {me: true, deck or deckText}, {player: "id"} or {open: true}',
  });

const autoPass = z.enum(AUTO_PASS);

const optionsInput = z
  .strictObject({
    autoPass: z
      .union([autoPass, z.array(autoPass).min(1).max(MAX_SEATS)])
      .optional()
      .describe(
        'Whom priority passes by: `none`: nobody; `smart`: seats that public information alone shows cannot act; `seat`: seats ' +
          'whose own hand and board can do nothing but make mana. One for all seats, or a list with one for each',
      ),
    payment: z
      .enum(['auto', 'manual'])
      .optional()
      .describe('`auto`: mana and the like are paid by themselves; `manual`: each payment is asked'),
    decklists: z
      .enum(['public', 'hidden'])
      .optional()
      .describe('Whether sampled positions may use what the others began with; hidden unless said'),
    format: idText
      .optional()
      .describe(
        'One of `formats` of the ruleset: how many play, with which decks. Left out: the usual game, any decks',
      ),
    test: z.boolean().optional().describe('true: the game has a judge, who sees all, and may set its seed'),
    seed: z.string().min(1).max(200).optional().describe('What the randomness of a test game is made from'),
    listed: z
      .boolean()
      .optional()
      .describe('false: it is in no list, and there is no such game for whoever has no token of it, nor plays in it'),
    joinable: z.boolean().optional().describe('true: open seats may be taken without their invites'),
    clock: clockInput.optional().describe('How much time seats have; none is kept unless said'),
    onTimeout: onTimeout.optional(),
  })
  .refine((options) => options.clock !== undefined || options.onTimeout === undefined, {
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
    ruleset: idText.describe('Which game: `mtg`, `grand-archive`, `riftbound`'),
    edition: idText.describe('Which rules of it: one of `editions` of the ruleset'),
    seats: z.array(seatInput).max(MAX_SEATS).optional().describe('Who plays, in seating order'),
    options: optionsInput.optional().describe('How it is played'),
    seed: z.string().min(1).max(200).optional().describe('The same as `options.seed`'),
    scenario: scenarioInput.optional(),
    definitions: definitionsInput.optional(),
    metadata: metadata.optional(),
  })
  .meta({ id: 'NewGame', description: 'A game to be', 'x-examples': newGameExamples });
export type CreateGameInput = z.infer<typeof createGameInput>;
export type SeatInput = z.infer<typeof seatInput>;

export const createdGame = z
  .object({
    game: z.string().describe('The id of the game'),
    seats: z
      .array(
        z.object({
          seat: z.int().describe('Counted from 0'),
          token: z
            .string()
            .optional()
            .describe('Stands for the seat: `Authorization: Bearer …`. Shown now and never again'),
          invite: z.string().optional().describe('Takes the open seat'),
          bot: z.string().optional().describe('The bot that plays it'),
        }),
      )
      .describe('How each seat is reached'),
    judgeToken: z.string().optional().describe('Sees all and moves nothing; of scenario and test games'),
    seedHash,
  })
  .meta({ id: 'CreatedGame', description: 'A game that was made, and what stands for its seats' });
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
  .meta({ id: 'NewPlayer', description: 'Who takes an open seat', 'x-examples': joinExamples });
export type JoinInput = z.infer<typeof joinInput>;

/** A seat of a game by its number. */
export const seatParams = z.strictObject({
  id: idText.describe('The id of the game'),
  seat: queryInt(0, MAX_SEATS - 1).describe('The seat, counted from 0'),
});

export const joinedGame = z
  .object({
    game: z.string().describe('The id of the game'),
    seat: z.int().describe('Your seat'),
    token: z.string().describe('Stands for it. Shown now and never again'),
  })
  .meta({ id: 'JoinedGame', description: 'A seat, and what stands for it' });
export type JoinedGame = z.infer<typeof joinedGame>;

const seatReply = z
  .object({
    seat: z.int().describe('Counted from 0'),
    name: z.string().nullable().describe('Who sits there; null: nobody yet'),
    bot: z.string().nullable().describe('The bot that plays it; null: none does'),
    open: z.boolean().describe('Whether it can be taken'),
    nonce: z.string().nullable().describe('What the player added to the game’s randomness'),
  })
  .meta({ id: 'Seat', description: 'A seat, and who has it' });

export const gameFields = {
  id: z.string().describe('The id of the game'),
  ruleset: z.string().describe('Which game it is'),
  edition: z.string().describe('By which rules'),
  status: gameStatus.describe('Whether it waits for players, is played, or is over'),
  version: z.int().describe('The number of entries in its log'),
  seats: z.array(seatReply).describe('Who plays'),
  result: gameResult.nullable().describe('How it ended; null: it has not'),
  test: z.boolean().describe('Whether it is a scenario or test game, which has a judge'),
  seedHash,
  listed: z.boolean().describe('Whether lists show it'),
  joinable: z.boolean().describe('Whether open seats may be taken without their invites'),
  format: z.string().nullable().describe('The format that it is played in; null: none in particular'),
  metadata: z.record(z.string(), z.string()).nullable().describe('The creator’s own; no rule reads it'),
  match: z.string().nullable().describe('The match that it is a game of; null: it is played alone'),
  clock: clockReply.nullable().describe('How much time seats have; null: nobody is in a hurry'),
  createdAt: moment.describe('When it was made'),
  updatedAt: moment.describe('When it was last moved in'),
};

const gameListing = z.object(gameFields).meta({ id: 'GameListing', description: 'A game as lists show it' });

export const gameReply = z
  .object({
    ...gameFields,
    seed: z
      .string()
      .nullable()
      .describe('The secret seed to which `seedHash` is the commitment; revealed when the game is over'),
    view: view.describe('What you see'),
    decisions: z.array(decision).describe('What is asked now'),
    offers: z.array(openOffer).describe('Those that can be answered now'),
  })
  .meta({ id: 'Game', description: 'A game as you see it' });

export const gameList = z
  .object({ games: z.array(gameListing).describe('The games'), pageInfo })
  .meta({ id: 'GameList', description: 'Games, newest first' });
export const listQuery = pageQuery.extend({
  status: gameStatus.optional().describe('Only games in this state'),
  ruleset: idText.optional().describe('Only games of this ruleset'),
  edition: idText.optional().describe('Only games by these rules'),
  seat: z.enum(['open']).optional().describe('`open`: games with a seat that nobody has taken or is invited to'),
});

const viewerQuery = z
  .enum(['judge', 'spectator'])
  .optional()
  .describe('Looks as somebody else than the token’s seat: as everybody may, or at a finished game as the judge');
const textQuery = z
  .enum(['true', 'false'])
  .optional()
  .transform((said) => said === 'true')
  .describe('`true`: each entry has `text`, what a person would tell of it');
export const gameQuery = z.strictObject({
  version: queryInt(0, 2 ** 31 - 1)
    .optional()
    .describe('The game as it was at this version'),
  viewer: viewerQuery,
});
export const logQuery = z.strictObject({
  after: queryInt(-1, 2 ** 31 - 1)
    .default(0)
    .describe('Entries after this version; -1 brings the beginning of the game as well'),
  first: queryInt(1, 500).default(100).describe('How many entries at most'),
  viewer: viewerQuery,
  text: textQuery,
});
export const streamQuery = z.strictObject({
  after: queryInt(-1, 2 ** 31 - 1)
    .optional()
    .describe('Entries after this version; without it, and without Last-Event-ID, what happens from now on'),
  ticket: z.string().min(1).max(500).optional().describe('Stands in the place of the token: see `createStreamTicket`'),
  text: textQuery,
});

export const actionsInput = z
  .strictObject({
    answers: answersInput.describe('One after the other; all or none apply, up to the first that reveals something'),
    expectedVersion: versionNumber
      .optional()
      .describe('The version that is answered, where `If-Match` does not say it'),
  })
  .meta({ id: 'Answers', description: 'A move: answers to what is asked', 'x-examples': moveExamples });
export type ActionsInput = z.infer<typeof actionsInput>;
export const concedeInput = z
  .strictObject({
    expectedVersion: versionNumber
      .optional()
      .describe('Refused where the game is at another version; left out, it is not'),
  })
  .nullish();

export const unappliedReply = z
  .array(z.int())
  .describe('Indices of the answers that were not applied, since one was refused after something had been revealed');
export const endingReply = refusal.nullable().describe('The refusal that ended the request; null: all was applied');

export const actionReply = z
  .object({
    version: z.int().describe('The version that the game has now'),
    events: z.array(event).describe('What happened'),
    decisions: z.array(decision).describe('What is asked now'),
    view: view.optional().describe('What you see; left out where `Prefer: return=minimal` was asked for'),
    unapplied: unappliedReply,
    error: endingReply,
  })
  .meta({ id: 'ActionReply', description: 'What came of a move' });

export const ticketReply = z
  .object({
    ticket: z.string().describe('For `?ticket=` of a stream'),
    expiresAt: moment.describe('Until when a stream can be opened with it'),
  })
  .meta({ id: 'StreamTicket', description: 'Opens a stream where headers cannot be sent' });
