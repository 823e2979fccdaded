/** Webhooks under a key. */
import { randomUUID } from 'node:crypto';
import { call, graphql, type Reply } from '../support/client.js';
import { counting, type Prepare } from './twice.js';

const CREATE = `mutation ($url: String!, $key: String) {
  createWebhook(input: { url: $url, events: ["game.finished"], idempotencyKey: $key }) { webhook secret userErrors { code } } }`;
const TEST = `mutation ($webhook: ID!, $key: String) {
  testWebhook(webhook: $webhook, idempotencyKey: $key) { delivery userErrors { code } } }`;

const EVENTS = ['game.finished'];
/** Nobody is there: what is counted is what was put on its way. */
const nowhere = (): string => `https://${randomUUID()}.invalid/`;

async function player(base: string): Promise<{ id: string; token: string }> {
  const { body } = await call(`${base}/v1/players`, 'POST', { body: { name: `Ann ${randomUUID()}` } });
  return { id: String(body.player), token: String(body.key) };
}
const webhookOf = async (base: string, token: string): Promise<string> =>
  String(
    (await call(`${base}/v1/me/webhooks`, 'POST', { token, body: { url: nowhere(), events: EVENTS } })).body.webhook,
  );

const create =
  (rest: boolean): Prepare =>
  async (at) => {
    const { id, token } = await player(at);
    const [url, other] = [nowhere(), nowhere()];
    const send = (base: string, key: string, to: string): Promise<Reply> =>
      rest
        ? call(`${base}/v1/me/webhooks`, 'POST', { token, key, body: { url: to, events: EVENTS } })
        : graphql(base, CREATE, { url: to, key }, token);
    return {
      send: (base, key) => send(base, key, url),
      otherwise: (base, key) => send(base, key, other),
      count: counting('webhooks WHERE player_id = $1', id),
    };
  };

const tried =
  (rest: boolean): Prepare =>
  async (at) => {
    const { token } = await player(at);
    const [webhook, other] = [await webhookOf(at, token), await webhookOf(at, token)];
    const send = (base: string, key: string, to: string): Promise<Reply> =>
      rest
        ? call(`${base}/v1/me/webhooks/${to}/test`, 'POST', { token, key })
        : graphql(base, TEST, { webhook: to, key }, token);
    return {
      send: (base, key) => send(base, key, webhook),
      otherwise: (base, key) => send(base, key, other),
      count: counting('deliveries WHERE webhook_id = $1', webhook),
    };
  };

export const ofWebhooks: Record<string, Prepare> = {
  'REST createWebhook': create(true),
  'GraphQL createWebhook': create(false),
  'REST testWebhook': tried(true),
  'GraphQL testWebhook': tried(false),
};
