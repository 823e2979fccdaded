/** Requests and replies of webhooks. */
import { z } from 'zod';
import { isSecret } from '../webhooks/secrets.js';
import { idText, pageInfo, pageQuery } from './common.js';

const WEBHOOK_EVENTS = ['decision.pending', 'deadline.near', 'game.finished', 'offer.made', 'order.dropped'] as const;

const url = z
  .string()
  .min(1)
  .max(2000)
  .describe('http or https, without credentials, and no address of a private network');
const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1)
  .max(WEBHOOK_EVENTS.length)
  .transform((list) => [...new Set(list)])
  .describe('What you want to be told');
const secret = z
  .string()
  .max(200)
  .refine(isSecret, { error: 'must be whsec_ and 24 to 64 bytes in base64' })
  .describe('`whsec_` and 24 to 64 bytes in base64; one is made where you give none');

export const webhookInput = z.strictObject({ url, events, secret: secret.optional() }).meta({
  id: 'NewWebhook',
  description: 'Where, and of what',
  'x-examples': [{ url: 'https://example.org/arbiter', events: ['decision.pending', 'game.finished'] }],
});
export type WebhookInput = z.infer<typeof webhookInput>;

export const webhookPatch = z
  .strictObject({
    url: url.optional(),
    events: events.optional(),
    secret: secret.optional(),
    disabled: z.boolean().optional().describe('`false` lets one that was disabled go on, `true` lets it rest'),
  })
  .meta({
    id: 'WebhookPatch',
    description: 'What is to be otherwise',
    'x-examples': [{ events: ['game.finished'], disabled: false }],
  });
export type WebhookPatch = z.infer<typeof webhookPatch>;

export const webhookParams = z.strictObject({ webhook: idText.describe('The id of one of your webhooks') });

export const webhook = z
  .object({
    webhook: z.string().describe('Its id'),
    url: z.string().describe('Where it leads'),
    events: z.array(z.enum(WEBHOOK_EVENTS)).describe('What it is told'),
    createdAt: z.string().describe('When it was created'),
    disabledAt: z.string().nullable().describe('Since when nothing is sent to it'),
    disabledReason: z.string().nullable().describe('Why nothing is sent to it any more'),
  })
  .meta({ id: 'Webhook', description: 'Where you are told of what' });
export type Webhook = z.infer<typeof webhook>;
export const webhookList = z.object({
  webhooks: z.array(webhook).describe('All of yours'),
  pageInfo: pageInfo.describe('There are no further pages'),
});

export const createdWebhook = z
  .object({ webhook: z.string().describe('Its id'), secret: z.string().describe('Shown now and never again') })
  .meta({ id: 'CreatedWebhook', description: 'A webhook with the secret that signs' });
export type CreatedWebhook = z.infer<typeof createdWebhook>;

export const deliveriesQuery = pageQuery;
const delivery = z
  .object({
    delivery: z.string().describe('The `webhook-id` of all its attempts'),
    type: z.string().describe('The event that it tells of, or `test`'),
    game: z.string().nullable().describe('The game that it is about'),
    status: z.enum(['PENDING', 'DELIVERED', 'FAILED']).describe('`PENDING`: it is tried again'),
    attempts: z.int().describe('How often it was tried'),
    createdAt: z.string().describe('When there was something to tell'),
    attemptedAt: z.string().nullable().describe('When it was tried last'),
    nextAt: z.string().nullable().describe('When it is tried again'),
    response: z.int().nullable().describe('The HTTP status of the last answer'),
    error: z.string().nullable().describe('Why the last attempt failed'),
  })
  .meta({ id: 'Delivery', description: 'Something that a webhook is told, in as many attempts as it takes' });
export type Delivery = z.infer<typeof delivery>;
export const deliveryList = z.object({
  deliveries: z.array(delivery).describe('The newest first'),
  pageInfo: pageInfo.describe('Whether there are more'),
});
export const tested = z
  .object({ delivery: z.string().describe('The `webhook-id` under which it comes') })
  .meta({ id: 'TestDelivery', description: 'What was put on its way' });
