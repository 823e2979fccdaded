import { describe, expect, test } from 'vitest';
import { act, send, startApp, take } from '../support/app.js';
import { type Letter, linksIn } from '../support/inbox.js';
import { graphql, newPlayer, type TestPlayer } from '../support/players.js';
import {
  both,
  confirmed,
  FROM,
  game,
  hurry,
  inbox,
  jobsOf,
  letters,
  mailOf,
  newAddress,
  open,
  put,
  t,
  withMail,
} from './support.js';

withMail();

describe('10 Mail: an address', () => {
  test('10 An address gets one mail with a link to a page; its GET changes nothing, its POST confirms once', async () => {
    const ann = await newPlayer(t.app, 'Ann');
    const address = newAddress();
    const asked = (await put(ann, address)).json();
    expect(asked).toEqual({
      address: null,
      digest: 'each',
      confirmedAt: null,
      wanted: { address, digest: 'each', expiresAt: expect.any(String) },
      disabledReason: null,
    });
    expect(Math.abs(Date.parse(asked.wanted.expiresAt) - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
    const [letter] = (await letters(address, 1)) as [Letter];
    expect(letter.mail).toMatchObject({
      from: { name: 'Arbiter', address: 'arbiter@arbiter.test' },
      to: [{ address }],
    });
    // It goes to whomever somebody has named: nothing in it is their own choice.
    expect(letter.raw).not.toContain('Ann');
    const [link] = linksIn(letter) as [URL];
    expect(link.href).toMatch(/^https:\/\/arbiter\.test\/mail\/confirm\?player=p_/);
    expect(letter.mail.html).toContain(link.href.replaceAll('&', '&amp;'));
    const page = await open('GET', link);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(page.body).toContain('<form method="post">');
    expect(await mailOf(ann)).toMatchObject({ address: null });
    expect((await open('POST', link)).statusCode).toBe(200);
    expect(await mailOf(ann)).toEqual({
      address,
      digest: 'each',
      confirmedAt: expect.any(String),
      wanted: null,
      disabledReason: null,
    });
    expect((await send(t.app, 'GET', '/v1/me', { token: ann.key })).json().mail).toMatchObject({ address });
    expect((await open('POST', link)).statusCode).toBe(410);
    expect((await open('GET', link)).statusCode).toBe(410);
  });

  test('10 Of many who confirm at once by one link one does', async () => {
    const ann = await newPlayer(t.app);
    const address = newAddress();
    await put(ann, address);
    const [letter] = (await letters(address, 1)) as [Letter];
    const [link] = linksIn(letter) as [URL];
    const replies = await Promise.all(Array.from({ length: 6 }, () => open('POST', link)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('10 A link is good for 24 hours, for its own player and address, and until another is sent', async () => {
    const [ann, bob] = await both();
    const [first, second] = [newAddress(), newAddress()];
    await put(ann, first);
    const [old] = linksIn((await letters(first, 1))[0] as Letter) as [URL];
    await put(ann, second);
    const [link] = linksIn((await letters(second, 1))[0] as Letter) as [URL];
    expect((await open('POST', old)).statusCode).toBe(410);
    const forged = new URL(link);
    forged.searchParams.set('player', bob.player);
    expect((await open('POST', forged)).statusCode).toBe(410);
    for (const token of ['', 'x', `${link.searchParams.get('token')}x`]) {
      forged.search = `?${new URLSearchParams({ player: ann.player, token })}`;
      expect((await open('POST', forged)).statusCode).toBe(410);
    }
    await t.database.pool.query(
      `UPDATE mails SET wanted_at = now() - interval '24 hours 1 second' WHERE player_id = $1`,
      [ann.player],
    );
    expect((await open('POST', link)).statusCode).toBe(410);
    expect(await mailOf(ann)).toMatchObject({ address: null, wanted: null });
  });

  test('10 Whoever could not be asked within a day is not asked any more', async () => {
    const ann = await newPlayer(t.app);
    const address = newAddress();
    inbox.refuse({ recipient: 451 });
    await put(ann, address);
    const failed = 'SELECT 1 FROM graphile_worker.jobs WHERE key = $1 AND last_error IS NOT NULL AND locked_at IS NULL';
    await expect
      .poll(async () => (await t.database.pool.query(failed, [`confirm:${ann.player}`])).rowCount, { timeout: 10_000 })
      .toBe(1);
    await t.database.pool.query(
      `UPDATE mails SET wanted_at = now() - interval '24 hours 1 second' WHERE player_id = $1`,
      [ann.player],
    );
    inbox.refuse({});
    await hurry();
    await expect.poll(() => jobsOf(`confirm:${ann.player}`), { timeout: 10_000 }).toEqual([]);
    expect(inbox.of(address)).toEqual([]);
  });

  test('10 Until a new address is confirmed nothing else is sent to it, and the older one stays in force', async () => {
    const [ann, bob] = await both();
    const old = await confirmed(bob);
    const next = newAddress();
    expect((await put(bob, next, 'daily')).json()).toMatchObject({
      address: old,
      digest: 'each',
      wanted: { address: next },
    });
    await letters(next, 1);
    const table = await game(ann, bob);
    await act(t.app, table, 0, 0, take(1));
    await letters(old, 2);
    expect(inbox.of(next)).toHaveLength(1);
    const [link] = linksIn(inbox.of(next)[0] as Letter) as [URL];
    await open('POST', link);
    expect(await mailOf(bob)).toMatchObject({ address: next, digest: 'daily', wanted: null });
  });

  test('10 For an address in force only the digest changes; one that is asked already is not asked again at once', async () => {
    const ann = await newPlayer(t.app);
    const address = await confirmed(ann);
    expect((await put(ann, address, 'daily')).json()).toMatchObject({ address, digest: 'daily', wanted: null });
    const next = newAddress();
    for (let i = 0; i < 30; i++) expect((await put(ann, next)).statusCode).toBe(200);
    await letters(next, 1);
    // A letter arrives before the job that sent it is taken off the queue.
    await expect.poll(() => jobsOf('confirm:%')).toEqual([]);
    expect([inbox.of(address).length, inbox.of(next).length]).toEqual([1, 1]);
  });

  test('10 Confirmations are counted for a player, and to an address whoever asks and however it is written', async () => {
    const ann = await newPlayer(t.app);
    for (let i = 0; i < 10; i++) expect((await put(ann, newAddress())).statusCode).toBe(200);
    await t.database.pool.query(`UPDATE mail_asks SET at = at - interval '1 hour'`);
    const refused = await put(ann, newAddress());
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    const stranger = newAddress();
    const [local] = stranger.split('@');
    for (let i = 0; i < 10; i++) {
      const other = await newPlayer(t.app);
      expect((await put(other, i % 2 ? `${local?.toUpperCase()}+${i}@EXAMPLE.org` : stranger)).statusCode).toBe(200);
      // Whoever deletes themselves is counted all the same.
      if (i === 3) await send(t.app, 'DELETE', '/v1/me', { token: other.key });
    }
    expect((await put(await newPlayer(t.app), stranger)).statusCode).toBe(429);
    // What is counted by says nothing of whose it is.
    const { rows } = await t.database.pool.query('SELECT row_to_json(a)::text AS row FROM mail_asks a');
    expect(JSON.stringify(rows)).not.toContain('example');
  });

  test('10 Confirmations are counted for a client, where clients are counted, by REST and by GraphQL', async () => {
    const { mail } = t.app.services;
    const from = (client: string | undefined, token: string) =>
      mail.put(token, { address: newAddress(), digest: 'each' }, client);
    const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(t.app)));
    const [last] = players.splice(5) as [TestPlayer];
    for (const { key } of players) for (let i = 0; i < 10; i++) await from('203.0.113.7', key);
    await expect(from('203.0.113.7', last.key)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      extras: { retryAfter: expect.any(Number) },
    });
    await from('203.0.113.8', last.key);
    await from(undefined, last.key);
    // The same by way of the interfaces, where calls are counted, and not where they are not.
    const counting = await startApp({
      url: t.url,
      mail: { smtpUrl: inbox.url, from: FROM },
      rateLimit: 1000,
      secrets: [],
    });
    const address = () => ({ address: newAddress(), digest: 'each' });
    const headers = { authorization: `Bearer ${last.key}` };
    const remoteAddress = '203.0.113.7';
    const rest = await counting.app.inject({
      method: 'PUT',
      url: '/v1/me/mail',
      headers,
      payload: address(),
      remoteAddress,
    });
    expect([rest.statusCode, rest.json().code]).toEqual([429, 'RATE_LIMITED']);
    const query = 'mutation ($input: PutMailInput!) { putMail(input: $input) { userErrors { code } } }';
    const payload = { query, variables: { input: { address: newAddress(), digest: 'each' } } };
    const asked = await counting.app.inject({ method: 'POST', url: '/graphql', headers, payload, remoteAddress });
    expect(asked.json(), asked.body).toMatchObject({ data: { putMail: { userErrors: [{ code: 'RATE_LIMITED' }] } } });
    const elsewhere = await counting.app.inject({
      method: 'PUT',
      url: '/v1/me/mail',
      headers,
      payload: address(),
      remoteAddress: '203.0.113.9',
    });
    expect(elsewhere.statusCode, elsewhere.body).toBe(200);
    const uncounted = await t.app.inject({
      method: 'PUT',
      url: '/v1/me/mail',
      headers,
      payload: address(),
      remoteAddress,
    });
    expect(uncounted.statusCode, uncounted.body).toBe(200);
    await counting.close();
  });

  test.each([
    'no address',
    'ann@example.org, bob@example.org',
    'Ann <ann@example.org>',
    '"ann"@example.org',
    'ann@example.org\r\nBcc: bob@example.org',
    'ann@example.org\n',
    ' ann@example.org',
    'ann@localhost',
    'ann@[127.0.0.1]',
    `${'a'.repeat(65)}@example.org`,
    `ann@${'a.'.repeat(130)}org`,
    '',
  ])('10 What is no address is refused: %j', async (address) => {
    const ann = await newPlayer(t.app);
    const reply = await put(ann, address);
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, '$.address']);
  });

  test('10 Without a server that takes mail PUT is refused by 409, and nothing is kept', async () => {
    const without = await startApp({ url: t.url });
    const ann = await newPlayer(without.app);
    const reply = await send(without.app, 'PUT', '/v1/me/mail', {
      token: ann.key,
      body: { address: 'ann@example.org', digest: 'each' },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'CONFLICT']);
    const none = await send(without.app, 'GET', '/v1/me/mail', { token: ann.key });
    const gone = await send(without.app, 'DELETE', '/v1/me/mail', { token: ann.key });
    await without.close();
    expect([none.statusCode, gone.statusCode]).toEqual([404, 204]);
  });

  test('10 Deleted, an address gets nothing more; with its player every trace of it goes', async () => {
    const [ann, bob] = await both();
    const address = await confirmed(bob);
    const table = await game(ann, bob);
    expect((await send(t.app, 'DELETE', '/v1/me/mail', { token: bob.key })).statusCode).toBe(204);
    await act(t.app, table, 0, 0, take(1));
    const again = await confirmed(bob, 'daily');
    await act(t.app, table, 1, 1, take(1));
    await act(t.app, table, 0, 2, take(1));
    await send(t.app, 'DELETE', '/v1/me', { token: bob.key });
    expect(await jobsOf(`%${bob.player}`)).toEqual([]);
    for (const name of ['mails', 'mail_notices'])
      expect((await t.database.pool.query(`SELECT 1 FROM ${name} WHERE player_id = $1`, [bob.player])).rows).toEqual(
        [],
      );
    expect(inbox.of(address)).toHaveLength(1);
    expect(inbox.of(again).length).toBeLessThanOrEqual(2);
  });

  test('10 GraphQL does the same', async () => {
    const ann = await newPlayer(t.app);
    const address = newAddress();
    const PUT = `mutation ($i: PutMailInput!) { putMail(input: $i) { mail { address wanted { address digest } } userErrors { code errors { path } } } }`;
    const asked = await graphql(t.app, PUT, ann.key, { i: { address, digest: 'daily' } });
    expect(asked.data.putMail).toEqual({
      mail: { address: null, wanted: { address, digest: 'daily' } },
      userErrors: [],
    });
    const wrong = await graphql(t.app, PUT, ann.key, { i: { address: 'x', digest: 'each' } });
    expect(wrong.data.putMail.userErrors[0]).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: '$.address' }] });
    const [link] = linksIn((await letters(address, 1))[0] as Letter) as [URL];
    await open('POST', link);
    const me = await graphql(t.app, '{ me { mail { address digest wanted { address } } } }', ann.key);
    expect(me.data.me.mail).toEqual({ address, digest: 'daily', wanted: null });
    const gone = await graphql(t.app, 'mutation { deleteMail { deleted userErrors { code } } }', ann.key);
    expect(gone.data.deleteMail).toEqual({ deleted: true, userErrors: [] });
    expect((await graphql(t.app, '{ me { mail { address } } }', ann.key)).data.me.mail).toBeNull();
  });
});
