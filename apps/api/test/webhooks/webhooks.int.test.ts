import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { act, send, startApp, type TestApp, take } from '../support/app.js';
import { stones } from '../support/nim.js';
import { graphql, newPlayer, type TestPlayer } from '../support/players.js';
import { type Receiver, startReceiver } from '../support/receiver.js';

const HOUR = 3_600_000;
let t: TestApp;
let other: TestApp;
let now = 0;
const receivers: Receiver[] = [];
const webhooks = { allowPrivate: true, timeoutMs: 300, clock: () => Date.now() + now };
beforeAll(async () => {
  t = await startApp({ webhooks });
  other = await startApp({ url: t.url, webhooks });
});
afterAll(async () => {
  await other.close();
  await t.close();
});
afterEach(async () => {
  now = 0;
  await Promise.all(receivers.splice(0).map((one) => one.close()));
});

const ALL = ['decision.pending', 'deadline.near', 'game.finished', 'offer.made', 'order.dropped'];
async function receiver(...given: Parameters<typeof startReceiver>): Promise<Receiver> {
  const made = await startReceiver(...given);
  receivers.push(made);
  return made;
}
async function hook(player: TestPlayer, url: string, more: object = {}): Promise<{ webhook: string; secret: string }> {
  const made = await send(t.app, 'POST', '/v1/me/webhooks', { token: player.key, body: { url, events: ALL, ...more } });
  expect(made.statusCode, made.body).toBe(201);
  return made.json();
}
/** A game between two players: Ann moves first. */
async function game(ann: TestPlayer, bob: TestPlayer, more: object = {}) {
  const seats = [{ me: true, deck: stones(10) }, { player: bob.player }];
  const body = { ruleset: 'nim', edition: '1', seats, ...more };
  const created = await send(t.app, 'POST', '/v1/games', { token: ann.key, body });
  expect(created.statusCode, created.body).toBe(201);
  const { game: id } = created.json();
  const joined = await send(t.app, 'POST', `/v1/games/${id}/join`, { token: bob.key, body: { deck: stones(11) } });
  expect(joined.statusCode, joined.body).toBe(200);
  return { id: id as string, tokens: [ann.key, bob.key], judge: undefined };
}
const told = async (from: Receiver, count: number) => {
  await expect.poll(() => from.got.length, { timeout: 10_000, interval: 20 }).toBeGreaterThanOrEqual(count);
  return from.got;
};
const deliveriesOf = async (player: TestPlayer, webhook: string) =>
  (await send(t.app, 'GET', `/v1/me/webhooks/${webhook}/deliveries`, { token: player.key })).json().deliveries;
/** What would be tried again later is tried now. */
const hurry = () =>
  t.database.pool.query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()`);

describe('10 Webhooks', () => {
  test('10 A decision that arises through another’s move is told once, signed, and with nothing hidden', async () => {
    const [ann, bob] = [await newPlayer(t.app, 'Ann'), await newPlayer(t.app, 'Bob')];
    const from = await receiver();
    const { secret } = await hook(bob, from.url);
    const table = await game(ann, bob);
    await act(t.app, table, 0, 0, take(1));
    const [first] = await told(from, 1);
    if (!first) throw new Error('nothing came');
    from.verify(secret, first);
    expect(first.json).toEqual({
      type: 'decision.pending',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { game: table.id, version: 1, seat: 1, deadline: null },
    });
    expect(first.headers['webhook-id']).toMatch(/^msg_\w+$/);
    // Its own moves, after the first of which it is asked again, and one of Ann's after them.
    await act(t.app, table, 1, 1, { choose: [{ kind: 'BID' }] });
    await act(t.app, table, 1, 2, { number: 1 });
    await act(other.app, table, 0, 3, take(1));
    await expect.poll(() => from.got.at(-1)?.json.data.version, { timeout: 10_000, interval: 20 }).toBe(4);
    expect(from.got.map(({ json }) => json.data.version)).toEqual([1, 4]);
  });

  test('10 The end of a game is told to all who want to know, with its result', async () => {
    const [ann, bob] = [await newPlayer(t.app), await newPlayer(t.app)];
    const from = await receiver();
    await hook(bob, from.url, { events: ['game.finished'] });
    const table = await game(ann, bob);
    // That it is asked it does not want to know.
    await act(t.app, table, 0, 0, take(1));
    await send(t.app, 'POST', `/v1/games/${table.id}/concede`, { token: ann.key });
    const [end] = await told(from, 1);
    expect(end?.json).toMatchObject({
      type: 'game.finished',
      data: { seat: 1, version: 2, result: { kind: 'WIN', winners: [1] } },
    });
  });

  test('10 A deadline that comes near is told once', async () => {
    const [ann, bob] = [await newPlayer(t.app), await newPlayer(t.app)];
    const from = await receiver();
    const { webhook } = await hook(bob, from.url, { events: ['deadline.near'] });
    // At most a day before.
    const slow = await game(ann, bob, { options: { clock: { perMove: 'P30D' } } });
    await act(t.app, slow, 0, 0, take(1));
    const table = await game(ann, bob, { options: { clock: { perMove: 'P3D' }, onTimeout: 'claim' } });
    await act(t.app, table, 0, 0, take(1));
    const { rows } = await t.database.pool.query(`SELECT run_at FROM graphile_worker.jobs WHERE key = $1`, [
      `near:${table.id}:1`,
    ]);
    const [{ run_at: at }] = rows as [{ run_at: Date }];
    // A quarter of three days.
    expect(Math.abs(at.getTime() - Date.now() - 54 * HOUR)).toBeLessThan(60_000);
    const later = await t.database.pool.query(`SELECT run_at FROM graphile_worker.jobs WHERE key = $1`, [
      `near:${slow.id}:1`,
    ]);
    expect(Math.abs(later.rows[0].run_at.getTime() - Date.now() - 29 * 24 * HOUR)).toBeLessThan(60_000);
    // Of what is not asked any more, or has another deadline now, nobody is told.
    const [{ id, deadline }] = (await send(t.app, 'GET', `/v1/games/${table.id}/decisions`)).json();
    for (const stale of [
      { decision: 'gone', deadline },
      { decision: id, deadline: new Date().toISOString() },
    ])
      await t.database.pool
        .query(`SELECT graphile_worker.add_job('nearDeadline', $1::json, job_key => 'stale')`, [
          JSON.stringify({ game: table.id, seat: 1, ...stale }),
        ])
        .then(() =>
          expect
            .poll(
              async () => (await t.database.pool.query(`SELECT 1 FROM graphile_worker.jobs WHERE key = 'stale'`)).rows,
              {
                timeout: 10_000,
              },
            )
            .toEqual([]),
        );
    expect(await deliveriesOf(bob, webhook)).toEqual([]);
    await t.database.pool.query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1`, [
      `near:${table.id}:1`,
    ]);
    const [near] = await told(from, 1);
    expect(near?.json).toMatchObject({
      type: 'deadline.near',
      data: { game: table.id, seat: 1, version: 1, deadline: expect.any(String) },
    });
    expect(from.got).toHaveLength(1);
  });

  test('10 An offer is told to the other seat alone', async () => {
    const [ann, bob] = [await newPlayer(t.app), await newPlayer(t.app)];
    const [mine, others] = [await receiver(), await receiver()];
    await hook(bob, mine.url, { events: ['offer.made'] });
    const { webhook } = await hook(ann, others.url, { events: ['offer.made'] });
    const table = await game(ann, bob);
    const offer = await send(t.app, 'POST', `/v1/games/${table.id}/offers`, { token: ann.key, body: { kind: 'DRAW' } });
    expect(offer.statusCode, offer.body).toBe(201);
    const [made] = await told(mine, 1);
    expect(made?.json).toMatchObject({
      type: 'offer.made',
      data: { game: table.id, seat: 1, offer: { kind: 'DRAW', seat: 0, offer: offer.json().offer } },
    });
    expect([others.got, await deliveriesOf(ann, webhook)]).toEqual([[], []]);
  });

  test('10 An order that was dropped is told to its own player alone', async () => {
    const [ann, bob] = [await newPlayer(t.app), await newPlayer(t.app)];
    const [mine, others] = [await receiver(), await receiver()];
    await hook(bob, mine.url, { events: ['order.dropped'] });
    const { webhook } = await hook(ann, others.url, { events: ['order.dropped'] });
    const table = await game(ann, bob);
    const orders = [{ id: 'bad', on: { kind: 'TURN' }, answers: [{ choose: [{ kind: 'TAKE', value: 9 }] }] }];
    const put = await send(t.app, 'PUT', `/v1/games/${table.id}/orders`, { token: bob.key, body: { orders } });
    expect(put.statusCode, put.body).toBe(200);
    await act(t.app, table, 0, 0, take(1));
    const [dropped] = await told(mine, 1);
    expect(dropped?.json).toMatchObject({ type: 'order.dropped', data: { game: table.id, seat: 1, order: 'bad' } });
    expect([others.got, await deliveriesOf(ann, webhook)]).toEqual([[], []]);
  });

  test('10 What fails is tried again with the same id and body, a redirect as well, and on the third day the webhook is disabled', async () => {
    const ann = await newPlayer(t.app);
    const from = await receiver((response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end());
    const { webhook, secret } = await hook(ann, from.url);
    await send(t.app, 'POST', `/v1/me/webhooks/${webhook}/test`, { token: ann.key });
    await told(from, 1);
    const waits = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24];
    for (const [i, hours] of waits.entries()) {
      await expect.poll(async () => (await deliveriesOf(ann, webhook))[0].attempts, { timeout: 10_000 }).toBe(i + 1);
      const [{ createdAt, attemptedAt, nextAt, response }] = await deliveriesOf(ann, webhook);
      const end = 72 * HOUR;
      expect(response).toBe(302);
      const gap = Date.parse(nextAt) - Date.parse(attemptedAt);
      if (i < 8) expect(Math.abs(gap - hours * HOUR)).toBeLessThan(1000);
      else expect(Date.parse(nextAt) - Date.parse(createdAt), 'the last one').toBe(end);
      now = Math.min(now + hours * HOUR, end);
      await hurry();
      await told(from, i + 2);
    }
    await expect.poll(async () => (await deliveriesOf(ann, webhook))[0].status, { timeout: 10_000 }).toBe('FAILED');
    const shown = (await send(t.app, 'GET', `/v1/me/webhooks/${webhook}`, { token: ann.key })).json();
    expect(shown.disabledReason).toContain('three days');
    expect(new Set(from.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(from.got.map(({ body }) => body)).size).toBe(1);
    const times = from.got.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(new Set(times).size).toBe(from.got.length);
    from.verify(secret, from.got[0] as never);
    // It goes on once it is let.
    from.answerWith((response) => response.writeHead(200).end());
    const again = await send(t.app, 'PATCH', `/v1/me/webhooks/${webhook}`, {
      token: ann.key,
      body: { disabled: false },
    });
    expect(again.json()).toMatchObject({ disabledAt: null, disabledReason: null });
  }, 60_000);

  test('10 410 disables at once, and nothing more is sent', async () => {
    const ann = await newPlayer(t.app);
    const from = await receiver((response) => response.writeHead(500).end());
    const { webhook } = await hook(ann, from.url);
    const test = () => send(t.app, 'POST', `/v1/me/webhooks/${webhook}/test`, { token: ann.key });
    const each = async (field: string) =>
      (await deliveriesOf(ann, webhook)).map((delivery: Record<string, unknown>) => delivery[field]);
    // Two wait to be tried again, one after the other.
    for (let i = 0; i < 2; i++) expect((await test()).statusCode).toBe(202);
    await expect.poll(async () => (await each('attempts')).includes(0), { timeout: 10_000 }).toBe(false);
    const before = from.got.length;
    from.answerWith((response) => response.writeHead(410).end());
    await hurry();
    await expect.poll(() => each('status'), { timeout: 10_000 }).toEqual(['FAILED', 'FAILED']);
    expect(from.got).toHaveLength(before + 1);
    const shown = (await send(t.app, 'GET', `/v1/me/webhooks/${webhook}`, { token: ann.key })).json();
    expect(shown.disabledReason).toBe('the receiver answered 410 Gone');
    expect((await test()).statusCode).toBe(409);
  });

  test('10 While its player lets a webhook rest nothing is sent, and what happens meanwhile is not kept for it', async () => {
    const [ann, bob] = [await newPlayer(t.app), await newPlayer(t.app)];
    const from = await receiver((response) => response.writeHead(500).end());
    const { webhook } = await hook(bob, from.url);
    const url = `/v1/me/webhooks/${webhook}`;
    await send(t.app, 'POST', `${url}/test`, { token: bob.key });
    await expect.poll(async () => (await deliveriesOf(bob, webhook))[0].attempts, { timeout: 10_000 }).toBe(1);
    expect((await send(t.app, 'PATCH', url, { token: bob.key, body: { disabled: true } })).json()).toMatchObject({
      disabledReason: 'disabled by its player',
    });
    await hurry();
    await expect.poll(async () => (await deliveriesOf(bob, webhook))[0].status, { timeout: 10_000 }).toBe('FAILED');
    const table = await game(ann, bob);
    await act(t.app, table, 0, 0, take(1));
    expect((await deliveriesOf(bob, webhook)).map(({ type }: { type: string }) => type)).toEqual(['test']);
    expect(from.got).toHaveLength(1);
  });

  test('10 Deliveries come in pages, the newest first; a player has twenty webhooks at most', async () => {
    const ann = await newPlayer(t.app);
    const from = await receiver();
    const { webhook } = await hook(ann, from.url);
    const url = `/v1/me/webhooks/${webhook}`;
    const made: string[] = [];
    for (let i = 0; i < 3; i++)
      made.unshift((await send(t.app, 'POST', `${url}/test`, { token: ann.key })).json().delivery);
    const page = async (query: string) =>
      (await send(t.app, 'GET', `${url}/deliveries?first=2${query}`, { token: ann.key })).json();
    const first = await page('');
    const second = await page(`&after=${first.pageInfo.endCursor}`);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    const ids = [...first.deliveries, ...second.deliveries].map(({ delivery }: { delivery: string }) => delivery);
    expect(ids).toEqual(made);
    for (let i = 1; i < 20; i++) await hook(ann, from.url);
    const body = { url: from.url, events: ALL };
    const refused = await send(t.app, 'POST', '/v1/me/webhooks', { token: ann.key, body, once: true });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, '$']);
  });

  test('10 The secret of one webhook is of no use beside another', async () => {
    const ann = await newPlayer(t.app);
    const from = await receiver();
    const [one, two] = [await hook(ann, from.url), await hook(ann, from.url)];
    await t.database.pool.query(
      'UPDATE webhooks SET secret = (SELECT secret FROM webhooks WHERE id = $2) WHERE id = $1',
      [one.webhook, two.webhook],
    );
    await send(t.app, 'POST', `/v1/me/webhooks/${one.webhook}/test`, { token: ann.key });
    await expect
      .poll(async () => (await deliveriesOf(ann, one.webhook))[0].error, { timeout: 10_000 })
      .toEqual(expect.stringContaining('secret'));
    expect(from.got).toEqual([]);
  });

  test('10 A receiver that hangs, or answers without end, holds up nobody else', async () => {
    const ann = await newPlayer(t.app);
    const hanging = await receiver(() => undefined);
    const endless = await receiver((response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => clearInterval(more));
    });
    const wordy = await receiver((response) => response.writeHead(200, { 'x-much': 'x'.repeat(40_000) }).end());
    const good = await receiver();
    const much = await hook(ann, wordy.url);
    const bad = await Promise.all(Array.from({ length: 6 }, () => hook(ann, hanging.url)));
    const long = await hook(ann, endless.url);
    const { webhook } = await hook(ann, good.url);
    for (const { webhook: each } of [...bad, long, much, { webhook }])
      await send(t.app, 'POST', `/v1/me/webhooks/${each}/test`, { token: ann.key });
    await told(good, 1);
    await expect
      .poll(async () => (await deliveriesOf(ann, long.webhook))[0].status, { timeout: 10_000 })
      .toBe('DELIVERED');
    await expect
      .poll(async () => (await deliveriesOf(ann, bad[0]?.webhook ?? ''))[0].error, { timeout: 10_000 })
      .toContain('no answer within');
    await expect
      .poll(async () => (await deliveriesOf(ann, much.webhook))[0].error, { timeout: 10_000 })
      .toContain('Header overflow');
  });

  test('10 What a process was doing as it died another one does, with the same id', async () => {
    const [ann, bob] = [await newPlayer(t.app), await newPlayer(t.app)];
    const dying = await startApp({ url: t.url, webhooks: { ...webhooks, timeoutMs: 30_000 } });
    const from = await receiver(() => undefined);
    await hook(bob, from.url);
    const table = await game(ann, bob);
    // Whoever takes it hangs; those that end give it back.
    await act(dying.app, table, 0, 0, take(1));
    await told(from, 1);
    from.answerWith((response) => response.writeHead(204).end());
    await dying.close();
    await hurry();
    await told(from, 2);
    expect(new Set(from.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(from.got.map(({ body }) => body)).size).toBe(1);
  }, 60_000);

  test.each([
    ['http://127.0.0.1:1/', '$.url'],
    ['http://2130706433/', '$.url'],
    ['http://[::ffff:10.0.0.1]/', '$.url'],
    ['http://localhost:3000/', '$.url'],
    ['https://ann:b@example.org/', '$.url'],
    ['ftp://example.org/', '$.url'],
    ['no address', '$.url'],
  ])('10 No webhook is made or changed to lead to %s, at %s', async (url, path) => {
    const strict = await startApp({ url: t.url, webhooks: { resolve: async () => [] } });
    const ann = await newPlayer(strict.app);
    const reply = await send(strict.app, 'POST', '/v1/me/webhooks', { token: ann.key, body: { url, events: ALL } });
    const { webhook } = await hook(ann, 'https://example.org/hook');
    const changed = await send(strict.app, 'PATCH', `/v1/me/webhooks/${webhook}`, { token: ann.key, body: { url } });
    await strict.close();
    for (const refused of [reply, changed])
      expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, path]);
  });

  test('10 What led elsewhere as it was created is looked at again at each delivery', async () => {
    const ann = await newPlayer(t.app);
    const from = await receiver();
    const { webhook } = await hook(ann, from.url);
    const { Deliveries } = await import('../../src/webhooks/deliver.js');
    const { WebhookSecrets } = await import('../../src/webhooks/secrets.js');
    const strict = new Deliveries(t.database.pool, new WebhookSecrets(t.app.services.players.keys), {
      allowPrivate: false,
    });
    await t.database.pool.query(
      `INSERT INTO deliveries (id, webhook_id, type, body) VALUES ('msg_strict', $1, 'test', '{}')`,
      [webhook],
    );
    await strict.attempt({ delivery: 'msg_strict' }, new AbortController().signal);
    expect((await deliveriesOf(ann, webhook))[0]).toMatchObject({
      status: 'PENDING',
      response: null,
      error: expect.stringContaining('public'),
    });
    expect(from.got).toEqual([]);
  });

  test('10 A name that leads elsewhere than as it was created is refused, however often it changes; it is asked once an attempt', async () => {
    const leads = { now: ['193.99.144.80'], asked: 0 };
    const strict = await startApp({
      url: t.url,
      webhooks: {
        timeoutMs: 300,
        resolve: async () => {
          leads.asked++;
          return leads.now.map((address) => ({ address, family: 4 }));
        },
      },
    });
    const ann = await newPlayer(strict.app);
    const from = await receiver();
    const url = from.url.replace('127.0.0.1', 'rebinding.example.org');
    const make = () =>
      send(strict.app, 'POST', '/v1/me/webhooks', { token: ann.key, body: { url, events: ALL }, once: true });
    const made = await make();
    expect([made.statusCode, leads.asked]).toEqual([201, 1]);
    leads.now = ['193.99.144.80', '127.0.0.1'];
    expect((await make()).json().errors[0].path).toBe('$.url');
    const { Deliveries } = await import('../../src/webhooks/deliver.js');
    const { WebhookSecrets } = await import('../../src/webhooks/secrets.js');
    const secrets = new WebhookSecrets(t.app.services.players.keys);
    for (const [n, now] of [['127.0.0.1'], ['193.99.144.80', '10.0.0.1'], ['::ffff:127.0.0.1'], []].entries()) {
      leads.now = now;
      leads.asked = 0;
      const resolve = async () => {
        leads.asked++;
        // Asked again it would say something else.
        const then = leads.asked === 1 ? leads.now : ['127.0.0.1'];
        return then.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      };
      const deliveries = new Deliveries(t.database.pool, secrets, { allowPrivate: false, timeoutMs: 300, resolve });
      await t.database.pool.query(`INSERT INTO deliveries (id, webhook_id, type, body) VALUES ($1, $2, 'test', '{}')`, [
        `msg_rebound${n}`,
        made.json().webhook,
      ]);
      await deliveries.attempt({ delivery: `msg_rebound${n}` }, new AbortController().signal);
      const { rows } = await t.database.pool.query('SELECT status, response, error FROM deliveries WHERE id = $1', [
        `msg_rebound${n}`,
      ]);
      expect(rows).toEqual([
        { status: 'PENDING', response: null, error: 'rebinding.example.org is no address of the public internet' },
      ]);
      expect(leads.asked).toBe(1);
    }
    expect(from.got).toEqual([]);
    await strict.close();
  });

  test('10 A webhook is its player’s alone; its secret is shown once, and lies in the database only encrypted', async () => {
    const [ann, bob] = [await newPlayer(t.app), await newPlayer(t.app)];
    const given = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    const { webhook, secret } = await hook(ann, 'https://example.org/hook', { secret: given });
    expect(secret).toBe(given);
    const url = `/v1/me/webhooks/${webhook}`;
    for (const [method, path] of [
      ['GET', url],
      ['PATCH', url],
      ['DELETE', url],
      ['GET', `${url}/deliveries`],
      ['POST', `${url}/test`],
    ] as const)
      expect(
        (await send(t.app, method, path, { token: bob.key, once: true, ...(method === 'PATCH' ? { body: {} } : {}) }))
          .statusCode,
      ).toBe(404);
    const list = (await send(t.app, 'GET', '/v1/me/webhooks', { token: ann.key })).json();
    expect(list).toMatchObject({
      webhooks: [{ webhook, url: 'https://example.org/hook', events: ALL }],
      pageInfo: { hasNextPage: false },
    });
    const { rows } = await t.database.pool.query('SELECT row_to_json(w)::text AS row FROM webhooks w WHERE id = $1', [
      webhook,
    ]);
    for (const text of [JSON.stringify(list), JSON.stringify(rows)]) expect(text).not.toContain(given.slice(6));
    expect((await send(t.app, 'GET', '/v1/me/webhooks', { token: bob.key })).json().webhooks).toEqual([]);
    const unnamed = Buffer.alloc(32, 7).toString('base64');
    for (const bad of ['whsec_AAAA', 'secret', unnamed, `whsec_${Buffer.alloc(65).toString('base64')}`])
      expect((await send(t.app, 'PATCH', url, { token: ann.key, body: { secret: bad } })).json().errors[0].path).toBe(
        '$.secret',
      );
    expect((await send(t.app, 'DELETE', url, { token: ann.key })).statusCode).toBe(204);
    expect((await send(t.app, 'GET', url, { token: ann.key })).statusCode).toBe(404);
  });

  test('10 What is changed counts from the next delivery on: the address, the events and the secret', async () => {
    const [ann, bob] = [await newPlayer(t.app), await newPlayer(t.app)];
    const [old, from] = [await receiver(), await receiver()];
    const { webhook, secret } = await hook(bob, old.url, { events: ['game.finished'] });
    const other = `whsec_${Buffer.alloc(64, 7).toString('base64')}`;
    const changed = await send(t.app, 'PATCH', `/v1/me/webhooks/${webhook}`, {
      token: bob.key,
      body: { url: from.url, events: ['decision.pending'], secret: other },
    });
    expect(changed.json()).toMatchObject({ url: from.url, events: ['decision.pending'] });
    expect(changed.body).not.toContain(other.slice(6));
    const table = await game(ann, bob);
    await act(t.app, table, 0, 0, take(1));
    await send(t.app, 'POST', `/v1/games/${table.id}/concede`, { token: ann.key });
    const [first] = await told(from, 1);
    if (!first) throw new Error('nothing came');
    from.verify(other, first);
    expect(() => from.verify(secret, first)).toThrow();
    expect((await deliveriesOf(bob, webhook)).map(({ type }: { type: string }) => type)).toEqual(['decision.pending']);
    expect(old.got).toEqual([]);
  });

  test.each([23, 24, 64, 65])('10 A secret has 24 to 64 bytes: %i', async (bytes) => {
    const ann = await newPlayer(t.app);
    const secret = `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;
    const body = { url: 'https://example.org/hook', events: ALL, secret };
    const reply = await send(t.app, 'POST', '/v1/me/webhooks', { token: ann.key, body });
    const fits = bytes >= 24 && bytes <= 64;
    expect([reply.statusCode, reply.json().errors?.[0].path]).toEqual(fits ? [201, undefined] : [400, '$.secret']);
  });

  test('10 GraphQL does the same', async () => {
    const ann = await newPlayer(t.app);
    const from = await receiver();
    const made = await graphql(
      t.app,
      'mutation ($i: CreateWebhookInput!) { createWebhook(input: $i) { webhook secret userErrors { code } } }',
      ann.key,
      { i: { url: from.url, events: ['game.finished'] } },
    );
    const { webhook, secret } = made.data.createWebhook;
    expect(secret).toMatch(/^whsec_/);
    await graphql(t.app, `mutation { testWebhook(webhook: "${webhook}") { delivery userErrors { code } } }`, ann.key);
    await told(from, 1);
    const read = await graphql(
      t.app,
      `{ webhooks { webhooks { webhook url } } deliveries(webhook: "${webhook}") { deliveries { type status } } }`,
      ann.key,
    );
    expect(read.data).toMatchObject({
      webhooks: { webhooks: [{ webhook, url: from.url }] },
      deliveries: { deliveries: [{ type: 'test' }] },
    });
    const changed = await graphql(
      t.app,
      `mutation { updateWebhook(input: {webhook: "${webhook}", disabled: true}) { webhook { disabledReason } } }`,
      ann.key,
    );
    expect(changed.data.updateWebhook.webhook.disabledReason).toContain('player');
    const gone = await graphql(
      t.app,
      `mutation { deleteWebhook(webhook: "${webhook}") { webhook userErrors { code } } }`,
      ann.key,
    );
    expect(gone.data.deleteWebhook).toEqual({ webhook, userErrors: [] });
  });

  test('10 With a player go its webhooks, and with them what they had still to be told', async () => {
    const ann = await newPlayer(t.app);
    const { webhook } = await hook(ann, 'http://127.0.0.1:1/');
    await send(t.app, 'POST', `/v1/me/webhooks/${webhook}/test`, { token: ann.key });
    await expect.poll(async () => (await deliveriesOf(ann, webhook))[0].attempts, { timeout: 10_000 }).toBe(1);
    await send(t.app, 'DELETE', '/v1/me', { token: ann.key });
    const { rows } = await t.database.pool.query('SELECT count(*)::int AS n FROM deliveries WHERE webhook_id = $1', [
      webhook,
    ]);
    expect(rows[0].n).toBe(0);
  });
});
