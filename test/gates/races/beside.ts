/** Claims and offers under a key. */
import { setTimeout as sleep } from 'node:timers/promises';
import { call, graphql, type Json, type Reply } from '../support/client.js';
import { gameInput, type Random, type Table, tableOf } from '../support/tables.js';
import { counting, type Prepare } from './twice.js';

async function game(base: string, n: number, random: Random, more: Json = {}): Promise<Table> {
  const { options, ...input } = gameInput(n, random);
  const body = { ...input, options: { ...(options as object), ...more } };
  return tableOf(String(input.ruleset), (await call(`${base}/v1/games`, 'POST', { body })).body);
}

/** How one operation is sent, with what differs when the key is used for something else. */
type Ask = (base: string, key: string, other: boolean) => Promise<Reply>;
const askingBoth = (ask: Ask, game: string, after: number): Awaited<ReturnType<Prepare>> => ({
  send: (base, key) => ask(base, key, false),
  otherwise: (base, key) => ask(base, key, true),
  count: counting('log WHERE game_id = $1 AND version > $2', game, after),
});

const CLAIM = `mutation ($id: ID!, $version: Int, $key: String) {
  claim(gameId: $id, expectedVersion: $version, idempotencyKey: $key) { version events { type } userErrors { code } } }`;
const MAKE = `mutation ($id: ID!, $kind: OfferKind!, $key: String) {
  makeOffer(gameId: $id, kind: $kind, idempotencyKey: $key) { offer { offer status } userErrors { code } } }`;
const ANSWER = `mutation ($id: ID!, $offer: ID!, $accept: Boolean!, $key: String) {
  answerOffer(gameId: $id, offer: $offer, accept: $accept, idempotencyKey: $key) { offer { offer status } userErrors { code } } }`;

const claim =
  (rest: boolean): Prepare =>
  async (at, n, random) => {
    const { id, tokens } = await game(at, n, random, { clock: { perMove: 'PT1S' } });
    const seen = (await call(`${at}/v1/games/${id}`, 'GET')).body as { decisions: { seat: number }[] };
    const late = seen.decisions[0]?.seat ?? 0;
    const token = tokens[1 - late];
    await sleep(1100);
    return askingBoth(
      (base, key, other) =>
        rest
          ? call(`${base}/v1/games/${id}/claim`, 'POST', {
              token,
              key,
              ...(other ? { body: { expectedVersion: 0 } } : {}),
            })
          : graphql(base, CLAIM, { id, key, ...(other ? { version: 0 } : {}) }, token),
      id,
      0,
    );
  };

const make =
  (rest: boolean): Prepare =>
  async (at, n, random) => {
    const { id, tokens } = await game(at, n, random);
    const ask: Ask = (base, key, other) => {
      const kind = other ? 'ABORT' : 'DRAW';
      return rest
        ? call(`${base}/v1/games/${id}/offers`, 'POST', { token: tokens[0], key, body: { kind } })
        : graphql(base, MAKE, { id, kind, key }, tokens[0]);
    };
    return askingBoth(ask, id, 0);
  };

const answer =
  (rest: boolean): Prepare =>
  async (at, n, random) => {
    const { id, tokens } = await game(at, n, random);
    const made = await call(`${at}/v1/games/${id}/offers`, 'POST', { token: tokens[0], body: { kind: 'DRAW' } });
    const offer = String(made.body.offer);
    const ask: Ask = (base, key, accept) =>
      rest
        ? call(`${base}/v1/games/${id}/offers/${offer}`, 'POST', { token: tokens[1], key, body: { accept } })
        : graphql(base, ANSWER, { id, offer, accept, key }, tokens[1]);
    return askingBoth(ask, id, 1);
  };

export const besideTheRules: Record<string, Prepare> = {
  'REST claim': claim(true),
  'GraphQL claim': claim(false),
  'REST makeOffer': make(true),
  'GraphQL makeOffer': make(false),
  'REST answerOffer': answer(true),
  'GraphQL answerOffer': answer(false),
};
