/** A finished game with all that is needed to run it again. */
import { z } from 'zod';
import { gameResult, gameStatus, json, moment } from './common.js';
import { seedHash } from './games.js';

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 in hexadecimal');

export const archiveReply = z
  .object({
    id: z.string().describe('The id of the game'),
    ruleset: z.string().describe('Which game it is'),
    edition: z.string().describe('By which rules'),
    seed: z.string().describe('The secret seed'),
    seedHash,
    epoch: z.int().describe('The engine that played it; another may play the same answers otherwise'),
    seedChosen: z
      .boolean()
      .describe('The creator chose the seed (scenario and test games): the id of the game does not key the generator'),
    options: z.record(z.string(), z.unknown()).describe('How it was played'),
    scenario: z.record(z.string(), z.unknown()).nullable().describe('What it started from; null: from the beginning'),
    status: gameStatus.describe('How it stands'),
    result: gameResult.nullable().describe('How it ended'),
    startHash: hash.nullable().describe('Hash of the state that it began with'),
    seats: z
      .array(
        z.object({
          seat: z.int().describe('Counted from 0'),
          name: z.string().nullable().describe('Who played'),
          deck: z.unknown().describe('With what'),
          nonce: z.string().nullable().describe('What the player added to the game’s randomness'),
          joined: z
            .boolean()
            .describe('It was open at first: its deck and nonce came after `seedHash`, which covers the others'),
        }),
      )
      .describe('Who played with what'),
    definitions: z
      .array(
        z.object({
          hash: z.string().describe('Of its content'),
          as: z.string().optional().describe('What stood for it as the game began: `card Opt`, `token Sprite`'),
          language: z.int().describe('Version of the card language'),
          definition: z.record(z.string(), json).describe('It itself'),
        }),
      )
      .default([])
      .describe('The cards and tokens that the game names, as they were when it began'),
    checkpoints: z
      .array(
        z.object({
          version: z.int().describe('At which version'),
          epoch: z.int().describe('For which engine'),
          state: z.record(z.string(), z.unknown()).describe('The state'),
        }),
      )
      .default([])
      .describe('The states that engines of an epoch left to those of the next'),
    log: z
      .array(
        z.object({
          version: z.int().describe('The version that the game got by it'),
          kind: z.enum(['ACTION', 'CONCEDE', 'ABORT', 'NOTE', 'TAKEBACK']).describe('What was done'),
          beside: z
            .record(z.string(), z.unknown())
            .nullish()
            .describe('What no rule knows of: deadlines, and what players agreed on'),
          seat: z.int().describe('By whom'),
          answers: z
            .array(z.looseObject({ seat: z.int().describe('Whose answer it is') }))
            .describe('What was answered, by what it means'),
          random: z.array(z.number()).describe('What was drawn by lot'),
          epoch: z.int().describe('The engine that did it'),
          stateHash: hash.describe('Hash of the state after it'),
          chain: hash.describe('Hash of this entry and all before it'),
          at: moment.describe('When'),
        }),
      )
      .describe('All that was done'),
  })
  .meta({
    id: 'GameArchive',
    description: 'All that is needed to run a game again and to check the hash chain of its log',
  });
