import { describe, expect, test } from 'vitest';
import { act, send, take } from '../support/app.js';
import type { Letter } from '../support/inbox.js';
import { cast, pass, scenario } from '../support/magic.js';
import { newPlayer } from '../support/players.js';
import { both, confirmed, game, hurry, inbox, jobsOf, letters, mailOf, open, put, t, withMail } from './support.js';

withMail();

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
