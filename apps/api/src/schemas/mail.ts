/** Requests and replies of mail. */
import { z } from 'zod';
import { moment } from './common.js';

const DIGESTS = ['each', 'daily'] as const;
/** The longest local part and the longest address that a server must take (RFC 5321). */
const MAX_ADDRESS = 254;
const MAX_LOCAL = 64;

const digest = z.enum(DIGESTS).describe('`each`: a mail for each thing; `daily`: one a day with all games');

export const mailInput = z
  .strictObject({
    // One address with nothing around it: no name, no list, no quotes, no comment.
    address: z
      .email({ error: 'must be one mail address with nothing around it: ann@example.org' })
      .max(MAX_ADDRESS)
      .refine((address) => address.lastIndexOf('@') <= MAX_LOCAL, { error: 'has too much before its @' })
      .describe('One mail address, with nothing around it'),
    digest,
  })
  .meta({
    id: 'NewMail',
    description: 'Where mail goes to, and how often',
    'x-examples': [{ address: 'ann@example.org', digest: 'each' }],
  });
export type MailInput = z.infer<typeof mailInput>;
export type Digest = MailInput['digest'];

export const mail = z
  .object({
    address: z.string().nullable().describe('The confirmed address that mail goes to; null: there is none yet'),
    digest,
    confirmedAt: moment.nullable().describe('When the address was confirmed'),
    wanted: z
      .object({
        address: z.string().describe('It gets nothing but the mail with the link that confirms it'),
        digest,
        expiresAt: moment.describe('Until when it can be confirmed'),
      })
      .nullable()
      .describe('An address that waits to be confirmed; until then an older one stays in force'),
    disabledReason: z.string().nullable().describe('Why an address is no longer in force'),
  })
  .meta({ id: 'Mail', description: 'Where you get mail' });
export type Mail = z.infer<typeof mail>;
