/** Search: what a seat may imagine, what comes of playing on, and why something can't be done. */
import { z } from 'zod';

const MAX_SAMPLES = 32;
export const seedText = z
  .string()
  .min(1)
  .max(200)
  .describe('The same seed gives the same again; chosen by the server unless said');

export const sampleInput = z
  .strictObject({
    samples: z.int().min(1).max(MAX_SAMPLES).default(1).describe('How many positions'),
    seed: seedText.optional(),
  })
  .meta({ id: 'SampleRequest' });
export type SampleInput = z.infer<typeof sampleInput>;

export const sampleReply = z
  .object({
    version: z.int().describe('The version of the game that was looked at'),
    positions: z
      .array(z.string())
      .describe('What the seat sees, with hidden cards drawn anew; accepted wherever a position is asked for'),
  })
  .meta({ id: 'SampledPositions' });
