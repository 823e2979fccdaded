/** What the service says while its database is away: 503 to whoever needs the database, and nothing else. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { call, type Json } from '../support/client.js';
/** While the database is away every answer is 503, and the service says so itself. */
export async function checkOutage(base: string): Promise<void> {
  const health = await call(`${base}/health`, 'GET');
  expect([health.status, health.body.status]).toEqual([200, 'degraded']);
  const game = {
    ruleset: 'mtg',
    edition: 'current',
    scenario: { ruleset: 'mtg', edition: 'current', players: [{}, {}] },
  };
  const asked = [
    call(`${base}/ready`, 'GET'),
    call(`${base}/v1/games`, 'GET'),
    call(`${base}/v1/games/g_none`, 'GET'),
    call(`${base}/v1/games/g_none/log`, 'GET'),
    call(`${base}/v1/games/g_none/stream`, 'GET'),
    call(`${base}/v1/games/g_none/stream-tickets`, 'POST'),
    call(`${base}/v1/games/g_none/concede`, 'POST', { token: 'none', key: 'k' }),
    call(`${base}/v1/games/g_none/join`, 'POST', { body: { invite: 'none', name: 'N' } }),
    call(`${base}/v1/games`, 'POST', { body: game, key: randomUUID() }),
  ];
  for (const reply of await Promise.all(asked)) {
    expect([reply.status, reply.type], JSON.stringify(reply.body)).toEqual([503, 'application/problem+json']);
    expect(reply.body).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  }
  for (const query of ['{ games { nodes { id } } }', '{ game(id: "g_none") { id } }']) {
    const { body } = await call(`${base}/graphql`, 'POST', { body: { query } });
    expect((body.errors as { extensions: Json }[]).map((e) => e.extensions.code)).toEqual(['UNAVAILABLE']);
  }
  // What needs no database goes on.
  expect((await call(`${base}/v1/rulesets`, 'GET')).status).toBe(200);
}
