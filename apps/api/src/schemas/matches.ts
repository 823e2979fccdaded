/** Requests and replies of matches. */
import { z } from 'zod';
import { gameResult, gameStatus, idText } from './common.js';
import { exchangeExamples, newMatchExamples } from './examples.js';
import { createdGame, createGameInput, deck, deckText, nonce } from './games.js';

const bestOf = z
  .literal([1, 3, 5, 7])
  .describe('Whoever first wins more than half of so many games has won: 1, 3, 5 or 7');

export const createMatchInput = z.strictObject({ ...createGameInput.shape, bestOf }).meta({
  id: 'NewMatch',
  description: 'A match to be: as its first game, and how many',
  'x-examples': newMatchExamples,
});
export type CreateMatchInput = z.infer<typeof createMatchInput>;

const games = z.array(z.string()).describe('The ids of its games, in the order in which they are played');

export const createdMatch = z
  .object({
    match: z.string().describe('The id of the match'),
    games,
    seats: createdGame.shape.seats.describe('How each seat is reached, in all games of the match'),
    judgeToken: createdGame.shape.judgeToken,
    seedHash: createdGame.shape.seedHash.describe('The commitment to the secret seed of its first game'),
  })
  .meta({ id: 'CreatedMatch', description: 'A match that was made, and what stands for its seats' });
export type CreatedMatch = z.infer<typeof createdMatch>;

export const matchParams = z.strictObject({ match: idText.describe('The id of the match') });

export const matchReply = z
  .object({
    match: z.string().describe('The id of the match'),
    ruleset: z.string().describe('Which game is played'),
    edition: z.string().describe('By which rules'),
    status: gameStatus.describe('OPEN: its first game waits for players'),
    bestOf: z.int().describe('Whoever first wins more than half of so many games has won'),
    games,
    wins: z.array(z.int()).describe('By seat, how many games it has won'),
    result: gameResult.nullable().describe('How it ended; null: it has not'),
    decks: z
      .array(
        z.object({
          seat: z.int().describe('Who may send one'),
          deadline: z
            .string()
            .nullable()
            .describe('From when on the one of the game before counts; null: it is waited for'),
        }),
      )
      .describe('The decks that are awaited for the next game'),
  })
  .meta({ id: 'Match', description: 'A match and how it stands' });
export type MatchReply = z.infer<typeof matchReply>;

export const sendDeckInput = z
  .strictObject({ deck: deck.optional(), deckText: deckText.optional(), nonce: nonce.optional() })
  .meta({
    id: 'ExchangedDeck',
    description: 'A deck of the same cards as in the game before, some of them exchanged with the side deck',
    'x-examples': exchangeExamples,
  });
export type DeckInput = z.infer<typeof sendDeckInput>;

const entry = z.object({ card: z.string().describe('Its name'), count: z.int().describe('How many of it') });

export const sentDeck = z
  .object({
    game: z.string().describe('The id of the game'),
    seat: z.int().describe('Your seat'),
    deck: z.record(z.string(), z.array(entry)).describe('The deck as it was understood'),
  })
  .meta({ id: 'SentDeck', description: 'A deck that was accepted' });
export type SentDeck = z.infer<typeof sentDeck>;
