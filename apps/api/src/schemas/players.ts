/** Requests and replies of players. */
import { z } from 'zod';
import { gameResult, gameStatus, idText, nameInput, pageInfo, pageQuery, seatNumber } from './common.js';
import { gameFields } from './games.js';
import { hiddenDecision } from './play.js';

export const playerInput = z
  .strictObject({ name: nameInput })
  .meta({ id: 'NewAccount', description: 'A player to be' });

export const createdPlayer = z
  .object({
    player: z.string().describe('The id of the player, by which others invite it'),
    name: z.string(),
    key: z.string().describe('Shown now and never again: the service keeps its hash only'),
  })
  .meta({ id: 'CreatedPlayer' });
export type CreatedPlayer = z.infer<typeof createdPlayer>;

export const me = z
  .object({
    player: z.string(),
    name: z.string(),
    keys: z.array(
      z.object({
        id: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable().describe('To the minute; null: never'),
      }),
    ),
    mail: z.null().describe('Where mail goes to; null: nowhere'),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof me>;

export const createdKey = z
  .object({ id: z.string(), key: z.string().describe('Shown now and never again') })
  .meta({ id: 'CreatedKey' });
export type CreatedKey = z.infer<typeof createdKey>;

export const seatInGame = z.strictObject({ gameId: idText, seat: seatNumber });

export const keyParams = z.strictObject({ id: idText });

export const myGamesQuery = pageQuery.extend({
  status: gameStatus.optional(),
  turn: z.enum(['mine']).optional().describe('`mine`: games in which you are asked'),
  ruleset: idText.optional(),
});

const myGame = z
  .object({
    ...gameFields,
    seat: z.int().nullable().describe('Yours, also where you are invited only'),
    deadline: z.string().nullable().describe('Of the first of your decisions'),
    pending: z.array(hiddenDecision).describe('Who is asked at this version'),
  })
  .meta({ id: 'MyGame' });
export const myGameList = z.object({ games: z.array(myGame), pageInfo });

export const playerEvent = z
  .object({
    id: z.string().describe('For `Last-Event-ID`'),
    type: z.enum(['decision.pending', 'game.finished']),
    game: z.string(),
    version: z.int(),
    seat: z.int().describe('Yours'),
    deadline: z.string().nullable(),
    result: gameResult.nullable().describe('Of a game that has ended'),
    at: z.string(),
  })
  .meta({ id: 'PlayerEvent' });
