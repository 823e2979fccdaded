/** GraphQL's fields of webhooks. */
import { checkedKey } from '../rest/request.js';
import { parseInput } from '../schemas/parse.js';
import { deliveriesQuery, webhookInput, webhookPatch } from '../schemas/webhooks.js';
import { type Args, type Context, given, payload } from './payloads.js';

const KEY = '$.idempotencyKey';
type Text = string | null;
const ofOne = { webhook: null as object | null };

export const webhookQueries = {
  webhooks: async (_: unknown, _args: Args, { app, token }: Context) => {
    const { items, pageInfo } = await app.services.webhooks.list(token);
    return { webhooks: items, pageInfo };
  },
  deliveries: async (_: unknown, { webhook, ...args }: { webhook: string } & Args, { app, token }: Context) => {
    const query = parseInput(deliveriesQuery, given(args));
    const { items, pageInfo } = await app.services.webhooks.deliveries(token, webhook, query);
    return { deliveries: items, pageInfo };
  },
};

export const webhookMutations = {
  createWebhook: (_: unknown, { input }: { input: Args }, context: Context) =>
    payload(context, { webhook: null as Text, secret: null as Text }, async () => {
      const { idempotencyKey, ...body } = given(input);
      const key = checkedKey(idempotencyKey, KEY);
      return context.app.services.webhooks.create(context.token, parseInput(webhookInput, body), key);
    }),
  updateWebhook: (_: unknown, { input }: { input: Args }, context: Context) =>
    payload(context, ofOne, async () => {
      const { webhook, ...body } = given(input);
      const patch = parseInput(webhookPatch, body);
      return { webhook: await context.app.services.webhooks.update(context.token, String(webhook), patch) };
    }),
  deleteWebhook: (_: unknown, { webhook }: { webhook: string }, context: Context) =>
    payload(context, { webhook: null as Text }, async () => {
      await context.app.services.webhooks.delete(context.token, webhook);
      return { webhook };
    }),
  testWebhook: (_: unknown, { webhook, ...args }: { webhook: string } & Args, context: Context) =>
    payload(context, { delivery: null as Text }, async () =>
      context.app.services.webhooks.test(context.token, webhook, checkedKey(given(args).idempotencyKey, KEY)),
    ),
};
