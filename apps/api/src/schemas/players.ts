/** Requests and replies of players. */
import { z } from 'zod';
import { gameResult, gameStatus, idText, moment, nameInput, pageInfo, pageQuery, seatNumber } from './common.js';
import { playerExamples } from './examples.js';
import { gameFields } from './games.js';
import { mail } from './mail.js';
import { hiddenDecision } from './play.js';

export const playerInput = z
  .strictObject({ name: nameInput.describe('What others call you') })
  .meta({ id: 'NewAccount', description: 'A player to be', 'x-examples': playerExamples });

export const createdPlayer = z
  .object({
    player: z.string().describe('The id of the player, by which others invite it'),
    name: z.string().describe('What others call you'),
    key: z.string().describe('Shown now and never again: the service keeps its hash only'),
  })
  .meta({ id: 'CreatedPlayer', description: 'A player, and the key that stands for all its seats' });
export type CreatedPlayer = z.infer<typeof createdPlayer>;

export const me = z
  .object({
    player: z.string().describe('Your id, by which others invite you'),
    name: z.string().describe('What others call you'),
    keys: z
      .array(
        z.object({
          id: z.string().describe('For revoking it'),
          createdAt: moment.describe('When it was made'),
          lastUsedAt: moment.nullable().describe('When it was used, to the minute; null: never'),
        }),
      )
      .describe('The keys that stand for you'),
    mail: mail.nullable().describe('Where mail goes to, or why it no longer does; null: no address was ever given'),
  })
  .meta({ id: 'Me', description: 'A player, for itself' });
export type Me = z.infer<typeof me>;

export const createdKey = z
  .object({ id: z.string().describe('For revoking it'), key: z.string().describe('Shown now and never again') })
  .meta({ id: 'CreatedKey', description: 'A key that was made' });
export type CreatedKey = z.infer<typeof createdKey>;

export const seatInGame = z.strictObject({ gameId: idText, seat: seatNumber });

export const keyParams = z.strictObject({ id: idText.describe('The id of the key') });

export const myGamesQuery = pageQuery.extend({
  status: gameStatus.optional().describe('Only games in this state'),
  turn: z.enum(['mine']).optional().describe('`mine`: games in which you are asked'),
  ruleset: idText.optional().describe('Only games of this ruleset'),
});

const myGame = z
  .object({
    ...gameFields,
    seat: z.int().nullable().describe('Yours, also where you are invited only'),
    deadline: moment.nullable().describe('Of the first of your decisions'),
    pending: z.array(hiddenDecision).describe('Who is asked at this version'),
  })
  .meta({ id: 'MyGame', description: 'A game of yours, or one that you are invited to' });
export const myGameList = z
  .object({ games: z.array(myGame).describe('The games'), pageInfo })
  .meta({ id: 'MyGameList', description: 'Your games, the one that was moved in last first' });

export const playerEvent = z
  .object({
    id: z.string().describe('For `Last-Event-ID`'),
    type: z.enum(['decision.pending', 'game.finished']).describe('What happened'),
    game: z.string().describe('In which game'),
    version: z.int().describe('The version that the game has by it'),
    seat: z.int().describe('Yours'),
    deadline: moment.nullable().describe('Until when you may answer; null: for ever'),
    result: gameResult.nullable().describe('Of a game that has ended'),
    at: moment.describe('When'),
  })
  .meta({ id: 'PlayerEvent', description: 'What a player is told: a decision arose, a game ended' });
