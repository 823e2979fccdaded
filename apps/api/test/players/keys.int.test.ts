import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGame, send, startApp, type TestApp } from '../support/app.js';
import { stones } from '../support/nim.js';
import { graphql, newPlayer } from '../support/players.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp();
});
afterAll(() => t.close());

const me = (token: string | undefined) => send(t.app, 'GET', '/v1/me', { token });
const once = (method: 'POST' | 'DELETE', url: string, token?: string, body?: unknown) =>
  send(t.app, method, url, { token, body, once: true });

describe('9 Players and keys', () => {
  test('9 A player is made with a name, gets an id and a key, and is told who it is', async () => {
    const { player, name, key } = await newPlayer(t.app, 'Ann');
    expect({ name, key }).toEqual({ name: 'Ann', key: expect.stringMatching(/^player_[\w-]{43}$/) });
    const { keys, ...rest } = (await me(key)).json();
    expect(rest).toEqual({ player, name: 'Ann', mail: null });
    expect(keys).toEqual([{ id: 'k1', createdAt: expect.any(String), lastUsedAt: expect.any(String) }]);
  });

  test('9 The key is stored as its hash alone', async () => {
    const { key } = await newPlayer(t.app);
    const { rows } = await t.database.pool.query('SELECT row_to_json(k)::text AS row FROM player_keys k');
    const { rows: players } = await t.database.pool.query('SELECT row_to_json(p)::text AS row FROM players p');
    const all = JSON.stringify([rows, players]);
    expect(all).not.toContain(key);
    expect(all).not.toContain(Buffer.from(key).toString('hex'));
  });

  test.each([
    ['no name', {}, '$.name'],
    ['an empty one', { name: ' ' }, '$.name'],
    ['one of 101 characters', { name: 'x'.repeat(101) }, '$.name'],
    ['a line break in it', { name: 'Ann\nBcc: all' }, '$.name'],
    ['a mark that turns the text', { name: 'Ann\u202E' }, '$.name'],
    ['a number', { name: 5 }, '$.name'],
    ['another field', { name: 'Ann', key: 'player_mine' }, '$.key'],
  ])('9 A player with %s is refused', async (_what, body, path) => {
    const reply = await once('POST', '/v1/players', undefined, body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].path).toBe(path);
    expect(
      (
        await graphql(
          t.app,
          'mutation ($n: String!) { createPlayer(name: $n) { key userErrors { code } } }',
          undefined,
          { n: '' },
        )
      ).data.createPlayer,
    ).toEqual({ key: null, userErrors: [{ code: 'INVALID_INPUT' }] });
  });

  test('9 A name has up to 100 characters', async () => {
    expect((await newPlayer(t.app, 'ä'.repeat(100))).name).toHaveLength(100);
  });

  test('9 An idempotency key of a creation that could be guessed is refused', async () => {
    const reply = await send(t.app, 'POST', '/v1/players', {
      body: { name: 'Ann' },
      headers: { 'idempotency-key': '1' },
      once: true,
    });
    expect(reply.statusCode).toBe(400);
  });

  test('9 There may be more keys; one that is revoked is refused at once, and in another process', async () => {
    const other = await startApp({ url: t.url });
    try {
      const { key } = await newPlayer(t.app);
      const added = await send(t.app, 'POST', '/v1/me/keys', { token: key });
      expect(added.statusCode).toBe(201);
      const { id, key: second } = added.json();
      expect(id).toBe('k2');
      expect(second).not.toBe(key);
      expect((await send(other.app, 'GET', '/v1/me', { token: second })).statusCode).toBe(200);
      expect((await once('DELETE', `/v1/me/keys/${id}`, key)).statusCode).toBe(204);
      const game = await createGame(t.app);
      for (const { app } of [t, other]) {
        const routes = [
          '/v1/me',
          '/v1/me/games',
          `/v1/games/${game.id}`,
          `/v1/games/${game.id}/log`,
          '/v1/games/unknown',
        ];
        for (const url of routes) {
          const reply = await send(app, 'GET', url, { token: second });
          expect([url, reply.statusCode]).toEqual([url, 401]);
        }
        const acting = { token: second, body: { answers: [{ number: 1 }], expectedVersion: 0 }, once: true };
        expect((await send(app, 'POST', `/v1/games/${game.id}/actions`, acting)).statusCode).toBe(401);
        expect((await graphql(app, '{ me { name } }', second)).errors[0].extensions.code).toBe('UNAUTHORIZED');
      }
      expect((await me(key)).json().keys.map((k: { id: string }) => k.id)).toEqual(['k1']);
      // The last one may be revoked, and then nobody is this player.
      expect((await once('DELETE', '/v1/me/keys/k1', key)).statusCode).toBe(204);
      expect((await me(key)).statusCode).toBe(401);
    } finally {
      await other.close();
    }
  });

  test('9 One that is revoked is refused where nobody needs to say who they are, too', async () => {
    const { key } = await newPlayer(t.app);
    const asked: [method: 'GET' | 'POST', url: string, body?: unknown][] = [
      ['GET', '/v1/rulesets'],
      ['GET', '/v1/cards?ruleset=nim'],
      ['GET', '/v1/games'],
      ['POST', '/v1/players', { name: 'Ann' }],
      ['POST', '/v1/decks/validate', { ruleset: 'nim', edition: '1', deck: stones(10) }],
      // What cannot be read is no way around it.
      ['POST', '/v1/games/unknown/actions', {}],
    ];
    const answers = async () => {
      const statuses = [];
      for (const [method, url, body] of asked)
        statuses.push((await send(t.app, method, url, { token: key, body, once: true })).statusCode);
      const { data, errors = [] } = await graphql(t.app, '{ rulesets { id } }', key);
      return { statuses, graphql: data ? 'data' : errors[0].extensions.code };
    };
    expect(await answers()).toEqual({ statuses: [200, 200, 200, 201, 200, 400], graphql: 'data' });
    await once('DELETE', '/v1/me/keys/k1', key);
    expect(await answers()).toEqual({ statuses: [401, 401, 401, 401, 401, 401], graphql: 'UNAUTHORIZED' });
    // What is no key of a player is nobody's business there, and whoever only asks whether the service is well gets to know.
    expect((await send(t.app, 'GET', '/v1/rulesets', { token: 'x' })).statusCode).toBe(200);
    const basic = { headers: { authorization: 'Basic eDp5' } };
    expect((await send(t.app, 'GET', '/v1/rulesets', basic)).statusCode).toBe(200);
    expect((await send(t.app, 'GET', '/health', { token: key })).statusCode).toBe(200);
  });

  test('9 Nobody revokes the keys of others, or keys that are none', async () => {
    const ann = await newPlayer(t.app);
    const bob = await newPlayer(t.app, 'Bob');
    await send(t.app, 'POST', '/v1/me/keys', { token: bob.key });
    expect((await once('DELETE', '/v1/me/keys/k2', ann.key)).statusCode).toBe(404);
    for (const id of ['k0', 'x', 'k99999999999', bob.player])
      expect((await once('DELETE', `/v1/me/keys/${id}`, ann.key)).statusCode).toBe(404);
    expect((await me(bob.key)).json().keys).toHaveLength(2);
  });

  test('9 A player has 20 keys at most', async () => {
    const { key } = await newPlayer(t.app);
    for (let i = 0; i < 19; i++) expect((await once('POST', '/v1/me/keys', key)).statusCode).toBe(201);
    const refused = await once('POST', '/v1/me/keys', key);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, '$']);
    await once('DELETE', '/v1/me/keys/k7', key);
    expect((await once('POST', '/v1/me/keys', key)).json().id).toMatch(/^k2\d$/);
  });

  test('9 What is no key of a player is nobody', async () => {
    const game = await createGame(t.app);
    for (const token of [undefined, game.tokens[0], 'player_', `player_${'A'.repeat(43)}`, 'x'])
      for (const url of ['/v1/me', '/v1/me/games', '/v1/me/stream'])
        expect([url, (await send(t.app, 'GET', url, { token })).statusCode]).toEqual([url, 401]);
    expect((await once('POST', '/v1/me/keys')).statusCode).toBe(401);
    expect((await once('DELETE', '/v1/me')).statusCode).toBe(401);
    expect((await send(t.app, 'GET', `/v1/games/${game.id}`, { token: `player_${'A'.repeat(43)}` })).statusCode).toBe(
      401,
    );
  });

  test('9 GraphQL has the same', async () => {
    const made = await graphql(t.app, 'mutation { createPlayer(name: "Ann") { player name key userErrors { code } } }');
    const { key, player } = made.data.createPlayer;
    const more = await graphql(t.app, 'mutation { createKey { id key userErrors { code } } }', key);
    expect(more.data.createKey).toEqual({ id: 'k2', key: expect.any(String), userErrors: [] });
    const asked = await graphql(
      t.app,
      '{ me { player name keys { id createdAt lastUsedAt } mail { address } } }',
      more.data.createKey.key,
    );
    expect(asked.data.me).toMatchObject({ player, name: 'Ann', mail: null, keys: [{ id: 'k1' }, { id: 'k2' }] });
    const revoked = await graphql(t.app, 'mutation { revokeKey(id: "k1") { id userErrors { code } } }', key);
    expect(revoked.data.revokeKey).toEqual({ id: 'k1', userErrors: [] });
    const gone = await graphql(t.app, 'mutation { deleteMe { player userErrors { code } } }', key);
    expect(gone.data.deleteMe).toEqual({ player: null, userErrors: [{ code: 'UNAUTHORIZED' }] });
    const deleted = await graphql(
      t.app,
      'mutation { deleteMe { player userErrors { code } } }',
      more.data.createKey.key,
    );
    expect(deleted.data.deleteMe).toEqual({ player, userErrors: [] });
  });
});

describe('9 Deleting oneself', () => {
  const game = (key: string) => ({
    ruleset: 'nim',
    edition: '1',
    seats: [
      { me: true, deck: stones(10) },
      { name: 'Bob', deck: stones(10) },
    ],
    body: key,
  });

  test('9 The name goes everywhere and from every version, open games go on, and the log is exact', async () => {
    const other = await startApp({ url: t.url });
    try {
      const { player, key } = await newPlayer(t.app, 'Annabella');
      const { body: _, ...body } = game(key);
      const made = (await send(t.app, 'POST', '/v1/games', { token: key, body })).json();
      const [mine, bobs] = made.seats.map((s: { token: string }) => s.token);
      const url = `/v1/games/${made.game}`;
      const act = (app: typeof t.app, token: string, version: number) =>
        send(app, 'POST', `${url}/actions`, {
          token,
          body: { answers: [{ choose: [{ kind: 'TAKE', value: 1 }] }], expectedVersion: version },
        });
      expect((await act(t.app, key, 0)).json().view.players[0].name).toBe('Annabella');
      expect((await act(t.app, bobs, 1)).statusCode).toBe(200);
      const deleted = await send(other.app, 'DELETE', '/v1/me', { token: key, once: true });
      expect(deleted.statusCode).toBe(204);
      // This process remembers the game as it left it.
      const moved = await act(t.app, mine, 2);
      expect([moved.statusCode, moved.json().view.players[0].name]).toEqual([200, 'someone']);
      expect((await act(other.app, bobs, 3)).json().view.players.map((p: { name: string }) => p.name)).toEqual([
        'someone',
        'Bob',
      ]);
      for (const { app } of [t, other])
        for (const version of [0, 1, 2, 3, 4]) {
          const text = (await send(app, 'GET', `${url}?version=${version}`, { token: mine })).body;
          expect(text).toContain('someone');
          expect(text).not.toContain('Annabella');
        }
      await send(t.app, 'POST', `${url}/concede`, { token: bobs });
      for (const rest of ['', '/log?after=-1', '/archive', '?viewer=judge'])
        expect((await send(t.app, 'GET', url + rest)).body).not.toContain('Annabella');
      expect((await send(t.app, 'GET', `${url}/archive`)).json().seats[0].name).toBe('someone');
      expect((await send(t.app, 'GET', '/v1/games?first=100')).body).not.toContain('Annabella');
      expect((await t.app.services.games.verify(made.game)).exact).toBe(true);
      const { rows } = await t.database.pool.query(
        `SELECT (SELECT count(*) FROM players WHERE id = $1) AS players, (SELECT count(*) FROM player_keys WHERE player_id = $1) AS keys,
           (SELECT count(*) FROM player_events WHERE player_id = $1) AS events, (SELECT count(*) FROM seats WHERE player_id = $1) AS seats,
           (SELECT count(*) FROM idempotency_keys WHERE game_id = $1) AS requests`,
        [player],
      );
      expect(rows).toEqual([{ players: '0', keys: '0', events: '0', seats: '0', requests: '0' }]);
      for (const route of ['/v1/me', url])
        expect((await send(t.app, 'GET', route, { token: key })).statusCode).toBe(401);
    } finally {
      await other.close();
    }
  });

  test('9 Nothing of the name is in any row of the database, nor in any state', async () => {
    const { key } = await newPlayer(t.app, 'Zacharias');
    const { body: _, ...body } = game(key);
    await send(t.app, 'POST', '/v1/games', { token: key, body });
    await once('DELETE', '/v1/me', key);
    const { rows: tables } = await t.database.pool.query(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const { rows } = await t.database.pool.query(
        `SELECT count(*)::int AS n FROM "${name}" x WHERE x::text LIKE '%Zacharias%'`,
      );
      expect([name, rows[0].n]).toEqual([name, 0]);
    }
  });
});
