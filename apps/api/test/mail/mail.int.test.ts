import { magic } from '@arbiter/mtg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { act, send, startApp, type TestApp, take } from '../support/app.js';
import { type Inbox, type Letter, linksIn, startInbox } from '../support/inbox.js';
import { cast, pass, scenario } from '../support/magic.js';
import { nim, stones } from '../support/nim.js';
import { graphql, newPlayer, type TestPlayer } from '../support/players.js';

const FROM = 'Arbiter <arbiter@arbiter.test>';
let t: TestApp;
let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
  t = await startApp({
    rulesets: { nim, mtg: magic },
    mail: { smtpUrl: inbox.url, from: FROM },
    publicUrl: 'https://arbiter.test',
  });
});
afterAll(async () => {
  await t.close();
  await inbox.close();
});
afterEach(() => inbox.refuse({}));

let addresses = 0;
const newAddress = (): string => `ann${++addresses}@example.org`;
const put = (player: TestPlayer, address: string, digest = 'each') =>
  send(t.app, 'PUT', '/v1/me/mail', { token: player.key, body: { address, digest } });
const mailOf = async (player: TestPlayer) => (await send(t.app, 'GET', '/v1/me/mail', { token: player.key })).json();
async function letters(to: string, count: number): Promise<Letter[]> {
  await expect.poll(() => inbox.of(to).length, { timeout: 10_000, interval: 20 }).toBeGreaterThanOrEqual(count);
  return inbox.of(to);
}
/** A page, opened or acted on as a browser does. */
const open = (method: 'GET' | 'POST', { pathname, search }: URL, type = 'application/x-www-form-urlencoded') =>
  t.app.inject({
    method,
    url: `${pathname}${search}`,
    ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': type } } : {}),
  });
async function confirmed(player: TestPlayer, digest = 'each'): Promise<string> {
  const address = newAddress();
  expect((await put(player, address, digest)).statusCode).toBe(200);
  const [letter] = await letters(address, 1);
  const [link] = linksIn(letter as Letter);
  expect((await open('POST', link as URL)).statusCode).toBe(200);
  return address;
}
async function game(ann: TestPlayer, bob: TestPlayer, more: object = {}) {
  const seats = [{ me: true, deck: stones(10) }, { player: bob.player }];
  const created = await send(t.app, 'POST', '/v1/games', {
    token: ann.key,
    body: { ruleset: 'nim', edition: '1', seats, ...more },
  });
  expect(created.statusCode, created.body).toBe(201);
  const id = created.json().game as string;
  await send(t.app, 'POST', `/v1/games/${id}/join`, { token: bob.key, body: { deck: stones(11) } });
  return { id, tokens: [ann.key, bob.key], judge: undefined };
}
const both = async (): Promise<[TestPlayer, TestPlayer]> => [
  await newPlayer(t.app, 'Ann'),
  await newPlayer(t.app, 'Bob'),
];
/** What would be done later is done now. */
const hurry = () =>
  t.database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
const jobsOf = async (key: string) =>
  (await t.database.pool.query('SELECT key, run_at FROM graphile_worker.jobs WHERE key LIKE $1', [key])).rows;

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
    await t.database.pool.query(`UPDATE mails SET wanted_at = now() - interval '24 hours' WHERE player_id = $1`, [
      ann.player,
    ]);
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
    await t.database.pool.query(`UPDATE mails SET wanted_at = now() - interval '24 hours' WHERE player_id = $1`, [
      ann.player,
    ]);
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

describe('10 Mail: what is told', () => {
  test('10 A decision that arises is told once, in text and HTML, with the board of its own seat and no key or token', async () => {
    const [ann, bob] = await both();
    const address = await confirmed(bob);
    const table = await game(ann, bob, { options: { clock: { perMove: 'P3D' } } });
    await act(t.app, table, 0, 0, take(1));
    const letter = (await letters(address, 2))[1] as Letter;
    expect(letter.mail.subject).toMatch(/^Your turn: Nim against Ann$/i);
    const board = (await send(t.app, 'GET', `/v1/games/${table.id}/board?version=1`, { token: bob.key })).body;
    expect(board.length).toBeGreaterThan(20);
    const text = (letter.mail.text ?? '').replaceAll('\r\n', '\n');
    expect(text).toContain(board.trimEnd());
    expect(text).toMatch(/You have time until \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    for (const line of board.trim().split('\n'))
      expect(letter.mail.html).toContain(line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    expect(letter.raw).not.toMatch(/(?:seat|player|judge|invite|key)_[\w-]{32,}/);
    expect(letter.mail.html).not.toMatch(/<(?:img|script|link)\b|@import|url\(/);
    expect(letter.header('auto-submitted')).toBe('auto-generated');
    expect(letter.mail.messageId).toMatch(/^<[0-9a-f]{40}@arbiter\.test>$/);
    await expect.poll(() => jobsOf('mail:%')).toEqual([]);
    expect(inbox.of(address)).toHaveLength(2);
  });

  test('10 The board is that of its own seat; a long name is cut', async () => {
    const [ann, bob] = [await newPlayer(t.app, 'x'.repeat(100)), await newPlayer(t.app, 'Bob')];
    const address = await confirmed(bob);
    const hands = scenario({ hand: ['Shock', 'Divination'], battlefield: ['Mountain'] }, { hand: ['Murder'] });
    const body = { ruleset: 'mtg', edition: 'current', scenario: hands, seats: [{ me: true }, { player: bob.player }] };
    const { game: id } = (await send(t.app, 'POST', '/v1/games', { token: ann.key, body })).json();
    await send(t.app, 'POST', `/v1/games/${id}/join`, { token: bob.key, body: {} });
    const answers = [cast('Shock'), { choose: [{ player: 1 }] }, pass];
    const moved = await send(t.app, 'POST', `/v1/games/${id}/actions`, {
      token: ann.key,
      body: { answers, expectedVersion: 0 },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    const letter = (await letters(address, 2))[1] as Letter;
    expect(letter.mail.text).toContain('Murder');
    expect(letter.raw).not.toContain('Divination');
    expect(letter.mail.subject).toBe(`Your turn: Magic: The Gathering against ${'x'.repeat(60)}…`);
  });

  test('10 Ends, deadlines, offers and dropped orders are told as webhooks are, each once', async () => {
    const [ann, bob] = await both();
    const [mine, others] = [await confirmed(bob), await confirmed(ann)];
    const table = await game(ann, bob, { options: { clock: { perMove: 'P3D' } } });
    const orders = [{ id: 'bad', on: { kind: 'TURN' }, answers: [{ choose: [{ kind: 'TAKE', value: 9 }] }] }];
    await send(t.app, 'PUT', `/v1/games/${table.id}/orders`, { token: bob.key, body: { orders } });
    await act(t.app, table, 0, 0, take(1));
    await send(t.app, 'POST', `/v1/games/${table.id}/offers`, { token: ann.key, body: { kind: 'DRAW' } });
    await t.database.pool.query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1`, [
      `near:${table.id}:1`,
    ]);
    await letters(mine, 5);
    await send(t.app, 'POST', `/v1/games/${table.id}/concede`, { token: ann.key });
    const subjects = (await letters(mine, 6)).slice(1).map(({ mail }) => mail.subject?.split(':')[0]);
    expect(subjects.sort()).toEqual([
      'A standing order was dropped',
      'An offer',
      'Game over',
      'Your time runs out',
      'Your turn',
    ]);
    const text = inbox
      .of(mine)
      .map(({ mail }) => mail.text)
      .join('\n');
    for (const said of ['Ann offered a draw.', 'Your standing order bad', 'You have won.'])
      expect(text).toContain(said);
    const told = (await letters(others, 3)).slice(1);
    const heads = [expect.stringMatching(/^Your turn/), expect.stringMatching(/^Game over/)];
    expect(told.map(({ mail }) => mail.subject)).toEqual(heads);
    expect(told[1]?.mail.text).toContain('Bob won.');
    expect(new Set(inbox.got.map(({ mail }) => mail.messageId)).size).toBe(inbox.got.length);
  });

  test('10 One click ends the mail by POST, as form data of either kind; a GET changes nothing', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const [ann, bob] = await both();
      const address = await confirmed(bob);
      const table = await game(ann, bob);
      await act(t.app, table, 0, 0, take(1));
      const letter = (await letters(address, 2))[1] as Letter;
      expect(letter.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const link = new URL(
        /^<(https:\/\/arbiter\.test\/mail\/stop\?.*)>$/.exec(letter.header('list-unsubscribe') ?? '')?.[1] ?? '',
      );
      expect((await open('GET', link)).body).toContain('<form method="post">');
      expect(await mailOf(bob)).toMatchObject({ address });
      const forged = new URL(link);
      forged.searchParams.set('player', ann.player);
      await open('POST', forged);
      for (const token of ['x', `${link.searchParams.get('token')}x`]) {
        forged.search = `?${new URLSearchParams({ player: bob.player, token })}`;
        await open('POST', forged);
      }
      expect(await mailOf(bob)).toMatchObject({ address });
      for (let i = 0; i < 2; i++) expect((await open('POST', link, type)).statusCode).toBe(200);
      expect(await mailOf(bob)).toMatchObject({ address: null, disabledReason: 'stopped by a link in a mail' });
      await act(t.app, table, 1, 1, take(1));
      await act(t.app, table, 0, 2, take(1));
      expect(inbox.of(address)).toHaveLength(2);
    }
  });

  test('10 Names and offers are harmless in headers, text and HTML', async () => {
    const ann = await newPlayer(t.app, '<b>"Ann"</b>, Bcc: eve@example.org, ümlaut & co');
    const bob = await newPlayer(t.app, 'Bob');
    const address = await confirmed(bob);
    await act(t.app, await game(ann, bob), 0, 0, take(1));
    const letter = (await letters(address, 2))[1] as Letter;
    expect(letter.to).toEqual([address]);
    expect(letter.mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(letter.mail.subject).toContain('against <b>"Ann"</b>, Bcc: eve@example.org, ümlaut & co');
    expect(letter.mail.html).toContain('&lt;b&gt;&quot;Ann&quot;&lt;/b&gt;');
    expect(letter.mail.html).not.toContain('<b>');
    // Even a name that nobody can have.
    const table = await game(ann, bob);
    await t.database.pool.query(
      `UPDATE seats SET name = E'Eve\\r\\nBcc: eve@example.org\\r\\n\\r\\nhi' WHERE player_id = $1`,
      [ann.player],
    );
    await act(t.app, table, 0, 0, take(1));
    const other = (await letters(address, 3))[2] as Letter;
    expect(other.mail.subject).toContain('against Eve Bcc: eve@example.org hi');
    expect([other.to, other.header('bcc')]).toEqual([[address], undefined]);
  });

  test('10 A digest is one mail a day with all games, those included in which only an answer is missing', async () => {
    const [ann, bob] = await both();
    const address = await confirmed(bob, 'daily');
    const tables = [await game(ann, bob), await game(ann, bob), await game(ann, bob)];
    const [first, second, third] = tables as [(typeof tables)[0], (typeof tables)[0], (typeof tables)[0]];
    await act(t.app, first, 0, 0, take(1));
    const one = (await letters(address, 2))[1] as Letter;
    expect(one.mail.subject).toBe('Your games: one has something for you');
    await act(t.app, second, 0, 0, take(1));
    await act(t.app, third, 0, 0, take(1));
    const [job] = await jobsOf(`digest:${bob.player}`);
    expect(Math.abs(job.run_at.getTime() - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
    // However often it is looked at, it is not sent before its day.
    await hurry();
    await expect.poll(async () => (await jobsOf(`digest:${bob.player}`))[0]?.run_at > Date.now()).toBe(true);
    expect(inbox.of(address)).toHaveLength(2);
    await t.database.pool.query(`UPDATE mails SET digest_at = digest_at - interval '24 hours' WHERE player_id = $1`, [
      bob.player,
    ]);
    await hurry();
    const two = (await letters(address, 3))[2] as Letter;
    expect(two.mail.subject).toBe('Your games: 3 have something for you');
    for (const { id } of tables) expect(two.mail.text).toContain(id);
    expect(two.mail.messageId).not.toBe(one.mail.messageId);
    // Whoever wants each again gets what has gathered.
    await act(t.app, first, 1, 1, take(1));
    await act(t.app, first, 0, 2, take(1));
    await put(bob, address);
    await letters(address, 4);
  });

  test('10 A digest is bounded: ten boards, and no more games than a hundred', async () => {
    const [ann, bob] = await both();
    const address = await confirmed(bob, 'daily');
    await t.database.pool.query(`UPDATE mails SET digest_at = now() WHERE player_id = $1`, [bob.player]);
    for (let i = 0; i < 12; i++) await act(t.app, await game(ann, bob), 0, 0, take(1));
    await t.database.pool.query(`UPDATE mails SET digest_at = NULL WHERE player_id = $1`, [bob.player]);
    await hurry();
    const text = (await letters(address, 2))[1]?.mail.text ?? '';
    expect(text.split('== ')).toHaveLength(13);
    const [shown] = (await send(t.app, 'GET', '/v1/me/games', { token: bob.key })).json().games;
    const board = (await send(t.app, 'GET', `/v1/games/${shown.id}/board`, { token: bob.key })).body.split('\n')[0];
    expect(text.replaceAll('\r\n', '\n').split(`\n${board}`)).toHaveLength(11);
  });
});

describe('10 Mail: servers that do not take it', () => {
  test('10 What fails for now is tried again with the same message id, until three days are over', async () => {
    const [ann, bob] = await both();
    const address = await confirmed(bob);
    inbox.refuse({ recipient: 451 });
    await act(t.app, await game(ann, bob), 0, 0, take(1));
    const notice = async () =>
      (await t.database.pool.query('SELECT * FROM mail_notices WHERE player_id = $1', [bob.player])).rows[0];
    await expect.poll(async () => (await notice()).attempts, { timeout: 10_000 }).toBe(1);
    const failed = await notice();
    expect(failed).toMatchObject({ status: 'PENDING', error: 'the mail server answered 451 to RCPT TO' });
    const [job] = await jobsOf(`mail:${failed.id}`);
    expect(job.run_at.getTime() - Date.now()).toBeGreaterThan(20_000);
    inbox.refuse({});
    await hurry();
    const letter = (await letters(address, 2))[1] as Letter;
    expect(letter.mail.messageId).toBe(`<${failed.id}@arbiter.test>`);
    await expect.poll(async () => (await notice()).status).toBe('SENT');
    await t.database.pool.query(
      `UPDATE mail_notices SET status = 'PENDING', at = now() - interval '3 days' WHERE id = $1`,
      [failed.id],
    );
    inbox.refuse({ content: 451 });
    await t.database.pool.query(`SELECT graphile_worker.add_job('mailNotice', json_build_object('notice', $1::text))`, [
      failed.id,
    ]);
    await expect.poll(async () => (await notice()).status, { timeout: 10_000 }).toBe('FAILED');
  });

  test('10 Refusals that were not in a row do not count; whoever does not sit there any more is not told', async () => {
    const [ann, bob] = await both();
    const address = await confirmed(bob);
    const table = await game(ann, bob);
    const refusals = async () =>
      (await t.database.pool.query('SELECT refusals FROM mails WHERE player_id = $1', [bob.player])).rows[0].refusals;
    inbox.refuse({ recipient: 550 });
    await act(t.app, table, 0, 0, take(1));
    await expect.poll(refusals, { timeout: 10_000 }).toBe(1);
    inbox.refuse({});
    await act(t.app, table, 1, 1, take(1));
    await act(t.app, table, 0, 2, take(1));
    await letters(address, 2);
    await expect.poll(refusals, { timeout: 10_000 }).toBe(0);
    inbox.refuse({ recipient: 451 });
    await act(t.app, table, 1, 3, take(1));
    await act(t.app, table, 0, 4, take(1));
    const last = async () =>
      (
        await t.database.pool.query('SELECT * FROM mail_notices WHERE player_id = $1 ORDER BY version DESC', [
          bob.player,
        ])
      ).rows[0];
    await expect.poll(async () => (await last()).attempts, { timeout: 10_000 }).toBe(1);
    await t.database.pool.query('UPDATE seats SET player_id = NULL WHERE player_id = $1', [bob.player]);
    inbox.refuse({});
    await hurry();
    await expect.poll(async () => (await last()).status, { timeout: 10_000 }).toBe('FAILED');
    expect(inbox.of(address)).toHaveLength(2);
  });

  test('10 Where nobody is, three times in a row, nothing is sent any more, and the player sees why', async () => {
    const [ann, bob] = await both();
    await confirmed(bob);
    inbox.refuse({ recipient: 550 });
    const table = await game(ann, bob);
    for (let version = 0; version < 5; version++) {
      await act(t.app, table, version % 2, version, take(1));
      const attempts = 'SELECT count(*)::int AS n FROM mail_notices WHERE player_id = $1 AND attempts = 1';
      const expected = Math.floor(version / 2) + 1;
      await expect
        .poll(async () => (await t.database.pool.query(attempts, [bob.player])).rows[0].n, { timeout: 10_000 })
        .toBe(expected);
    }
    await expect.poll(async () => (await mailOf(bob)).address).toBeNull();
    const { disabledReason } = await mailOf(bob);
    expect(disabledReason).toBe('there is nobody at the address: the mail server answered 550 to RCPT TO');
  });

  test('10 A mail whose content is refused is not tried again; the next one is', async () => {
    const [ann, bob] = await both();
    const address = await confirmed(bob);
    inbox.refuse({ content: 554 });
    const table = await game(ann, bob);
    await act(t.app, table, 0, 0, take(1));
    const failed = `SELECT 1 FROM mail_notices WHERE player_id = $1 AND status = 'FAILED'`;
    await expect
      .poll(async () => (await t.database.pool.query(failed, [bob.player])).rowCount, { timeout: 10_000 })
      .toBe(1);
    inbox.refuse({});
    await act(t.app, table, 1, 1, take(1));
    await act(t.app, table, 0, 2, take(1));
    await letters(address, 2);
  });

  test('10 More than a hundred mails within an hour come together in one', async () => {
    const [ann, bob] = await both();
    const address = await confirmed(bob);
    const table = await game(ann, bob);
    await t.database.pool.query(
      `INSERT INTO mail_notices (id, player_id, game_id, seat, version, type, about, status, sent_at)
       SELECT $1 || n, $1, $2, 1, 0, 'decision.pending', '{}', 'SENT', now() FROM generate_series(1, 100) n`,
      [bob.player, table.id],
    );
    await act(t.app, table, 0, 0, take(1));
    await expect.poll(async () => (await jobsOf(`digest:${bob.player}`)).length, { timeout: 10_000 }).toBe(1);
    expect(inbox.of(address)).toHaveLength(1);
    await hurry();
    await letters(address, 2);
  });
});
