/** How much time seats have: section 10 of the public contract. */
import { z } from 'zod';
import { clockDuration } from './duration.js';

const TIME = 'ISO 8601, of a second to a year: `P3D`, `PT12H`';

/** The terms, as a game is created with them. */
export const clockInput = z
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

export const onTimeout = z
  .enum(['default', 'concede', 'claim'])
  .describe(
    'What becomes of a seat whose time is over: its `default` is sent, it concedes, or (unless said) an opponent may claim',
  );

export const clockReply = z
  .object({
    perMove: z.number().nullable().describe('Seconds for each decision'),
    bank: z.number().nullable().describe('Seconds that each seat began with'),
    increment: z.number().nullable().describe('Seconds added after each answer'),
    onTimeout,
    paused: z.boolean().describe('Whether it stands still'),
    left: z
      .array(z.number())
      .nullable()
      .describe('Seconds that are left in each bank; of a seat that is asked, what it had when its time began to run'),
  })
  .meta({ id: 'Clock', description: 'How much time seats have' });
