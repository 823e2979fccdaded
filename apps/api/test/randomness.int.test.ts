/** Randomness that nobody can know or choose: the commitment, the nonces, and what a finished game's archive proves. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { type GameResult, randomKey } from '@arbiter/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstLink, nextLink } from '../src/games/codec.js';
import { commitmentOf } from '../src/games/commitment.js';
import { createLogger } from '../src/logger.js';
import { rulesets } from '../src/rulesets.js';
import type { GameArchive } from '../src/services/archives.js';
import { type ArchiveReport, verifyArchive } from '../src/verify/archive.js';
import { verifyCommand } from '../src/verify/command.js';
import { send, startApp, type TestApp } from './support/app.js';
import { GREEN, RED, scenario } from './support/magic.js';

let t: TestApp;
let log = '';
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  t = await startApp({ rulesets, logger: createLogger('trace', sink) });
});
afterAll(() => t.close());

interface Table {
  game: string;
  seedHash: string;
  seats: { token?: string; invite?: string }[];
  judgeToken?: string;
}
interface Sight {
  version: number;
  seed: string | null;
  seedHash: string;
  seats: object[];
  decisions: { seat: number; default?: object }[];
  view: {
    zones: { id: string; owner: number | null; objects?: string[] }[];
    objects: Record<string, { card?: string }>;
  };
}

const ann = { name: 'Ann', deckText: RED };
const bob = { name: 'Bob', deckText: GREEN };
const magic = { ruleset: 'mtg', edition: 'current' };

async function create(more: object): Promise<Table> {
  const reply = await send(t.app, 'POST', '/v1/games', { body: { ...magic, ...more } });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
async function refused(
  url: string,
  body: object,
): Promise<{ status: number; code: string; errors: { path: string }[] }> {
  return (await send(t.app, 'POST', url, { body })).json();
}
const look = async (id: string, query = '', token?: string): Promise<Sight> =>
  (await send(t.app, 'GET', `/v1/games/${id}${query}`, { token })).json();

/** Answers so many decisions with their defaults; then the first seat concedes. @returns all that was said on the way */
async function playOut({ game, seats }: Table, moves = 12): Promise<string[]> {
  const heard: string[] = [];
  const tokens = seats.map((s) => s.token as string);
  for (let i = 0; i < moves; i++) {
    const { version, decisions } = await look(game);
    const seat = decisions[0]?.seat ?? 0;
    for (const token of [...tokens, undefined]) {
      heard.push((await send(t.app, 'GET', `/v1/games/${game}`, { token })).body);
      heard.push((await send(t.app, 'GET', `/v1/games/${game}/log?after=-1`, { token })).body);
    }
    const own = (await look(game, '', tokens[seat])).decisions.find((d) => d.default);
    const moved = await send(t.app, 'POST', `/v1/games/${game}/actions`, {
      token: tokens[seat],
      body: { expectedVersion: version, answers: [own?.default] },
    });
    expect(moved.statusCode, moved.body).toBe(200);
    heard.push(moved.body);
  }
  await send(t.app, 'POST', `/v1/games/${game}/concede`, { token: tokens[0] });
  return heard;
}
/** The cards of a library from the top, as the judge of a finished or a test game sees them. */
async function library(table: Table, owner: number, version: number): Promise<string[]> {
  const { view } = await look(table.game, `?version=${version}&viewer=judge`, table.judgeToken);
  const zone = view.zones.find((z) => z.id === 'library' && z.owner === owner);
  return (zone?.objects ?? []).map((id) => view.objects[id]?.card ?? '?');
}
const archiveOf = async (id: string): Promise<GameArchive> =>
  (await send(t.app, 'GET', `/v1/games/${id}/archive`)).json();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('The seed of a game', () => {
  test('is committed to by a digest of its own, which keys nothing', async () => {
    const table = await create({ seats: [ann, bob] });
    expect((await look(table.game)).seedHash).toBe(table.seedHash);
    await playOut(table, 2);
    const { seed } = await look(table.game);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    const { seats } = await archiveOf(table.game);
    expect(table.seedHash).toBe(commitmentOf(table.game, { seed: seed ?? '', seedChosen: false, seats }));
    // What a commitment must not be: the digest from which the generator begins, or could.
    const keys = [randomKey(seed ?? ''), randomKey(seed ?? '', { game: table.game }), sha256(seed ?? '')];
    for (const key of keys) expect(table.seedHash).not.toBe(key);
  });

  test('leaves no trace in any reply or log line while the game goes on, nor does the generator', async () => {
    log = '';
    const table = await create({ seats: [{ ...ann, nonce: 'mine' }, bob] });
    const heard = await playOut(table);
    const open = [...heard, log].join('\n');
    const { seed } = await look(table.game);
    const key = Buffer.from(randomKey(seed ?? '', { game: table.game, nonces: [{ seat: 0, nonce: 'mine' }] }), 'hex');
    const secrets = [Buffer.from(seed ?? '', 'hex'), key].flatMap((bytes) =>
      (['hex', 'base64', 'base64url'] as const).flatMap((form) => {
        const text = bytes.toString(form);
        // A part of a secret is a trace as well.
        return [text.slice(0, 16), text.slice(16, 32)];
      }),
    );
    for (const secret of secrets) expect(open.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(open).not.toMatch(/"(rng|drawn|key)"/);
    expect((await look(table.game)).seedHash).toBe(table.seedHash);
  });

  test('that the creator chose gives the same game each time, here and as a position', async () => {
    const options = { test: true, seed: 'again' };
    const [one, two] = [await create({ seats: [ann, bob], options }), await create({ seats: [ann, bob], options })];
    expect(one.seedHash).not.toBe(two.seedHash);
    expect(await library(one, 0, 0)).toEqual(await library(two, 0, 0));

    const given = scenario(
      {
        hand: ['Mountain'],
        library: [
          { card: 'Shock', count: 9 },
          { card: 'Mountain', count: 9 },
        ],
      },
      {},
      { seed: 'again', random: [] },
    );
    const table = await create({ scenario: given });
    const stateless = (
      await send(t.app, 'POST', '/v1/positions/decisions', { body: { scenario: given }, once: true })
    ).json();
    const { view } = await look(table.game, '?viewer=judge', table.judgeToken);
    expect(view).toEqual(stateless.view);
  });

  test('that the server chose gives another game to each, though everything else is equal', async () => {
    const tables = [await create({ seats: [ann, bob] }), await create({ seats: [ann, bob] })];
    for (const table of tables) await playOut(table, 4);
    const [one, two] = await Promise.all(tables.map((table) => library(table, 0, 4)));
    expect(one).not.toEqual(two);
  });
});

describe('A nonce', () => {
  test('is public, and changes what a chosen seed gives', async () => {
    const options = { test: true, seed: 'again' };
    const games = await Promise.all(
      [
        [ann, bob],
        [{ ...ann, nonce: 'a' }, bob],
        [{ ...ann, nonce: 'b' }, bob],
        [ann, { ...bob, nonce: 'a' }],
      ].map((seats) => create({ seats, options })),
    );
    const decks = await Promise.all(
      games.map(async (table) => {
        await playOut(table, 3);
        return JSON.stringify([await library(table, 0, 3), await library(table, 1, 3)]);
      }),
    );
    expect(new Set(decks).size).toBe(decks.length);
    expect((await look(games[1]?.game ?? '')).seats).toMatchObject([{ nonce: 'a' }, { nonce: null }]);
  });

  test('of whoever joins comes after the commitment, and counts, in REST and GraphQL', async () => {
    const byRest = await create({ seats: [ann, { open: true }] });
    const invite = byRest.seats[1]?.invite;
    const body = { ...bob, invite, nonce: 'from Bob' };
    const joined = await send(t.app, 'POST', `/v1/games/${byRest.game}/join`, { body });
    expect(joined.statusCode, joined.body).toBe(200);

    const seats = [{ ...ann, nonce: 'from Ann' }, { open: true }];
    const byGraph = await graph(
      `mutation ($input: CreateGameInput!) { createGame(input: $input)
      { game { id seats { nonce } } seats { token invite } seedHash userErrors { detail } } }`,
      { ...magic, seats },
    );
    const id = byGraph.game.id;
    const input = { gameId: id, name: 'Bob', deckText: GREEN, invite: byGraph.seats[1].invite, nonce: 'from Bob' };
    const entered = await graph(
      `mutation ($input: JoinGameInput!) { joinGame(input: $input)
      { token game { seats { nonce } } userErrors { detail } } }`,
      input,
    );
    expect(entered.game.seats).toEqual([{ nonce: 'from Ann' }, { nonce: 'from Bob' }]);

    const tables: Table[] = [
      { ...byRest, seats: [{ token: byRest.seats[0]?.token ?? '' }, { token: joined.json().token }] },
      { game: id, seedHash: byGraph.seedHash, seats: [{ token: byGraph.seats[0].token }, { token: entered.token }] },
    ];
    for (const table of tables) {
      await playOut(table, 4);
      const archive = await archiveOf(table.game);
      expect(archive.seedHash).toBe(table.seedHash);
      expect(verify(archive)).toMatchObject({ exact: true });
      expect(verify(withNonce(archive, 1, null)).exact).toBe(false);
    }
  });

  test('cannot be answered by a deck: what the seats that are not open bring is part of the commitment', async () => {
    const table = await create({ seats: [ann, { open: true }] });
    const body = { ...bob, invite: table.seats[1]?.invite, nonce: 'from Bob' };
    const joined = (await send(t.app, 'POST', `/v1/games/${table.game}/join`, { body })).json();
    await playOut({ ...table, seats: [table.seats[0] ?? {}, { token: joined.token }] }, 2);
    const archive = await archiveOf(table.game);
    expect(archive.seats).toMatchObject([{ joined: false }, { joined: true }]);
    const made = (seats: GameArchive['seats']) => commitmentOf(archive.id, { ...archive, seats });
    expect(made(archive.seats)).toBe(table.seedHash);
    const [first, second] = archive.seats as [GameArchive['seats'][number], GameArchive['seats'][number]];
    const { main } = first.deck as { main: object[] };
    // Another order of the same list would be another library.
    expect(made([{ ...first, deck: { main: main.toReversed() } }, second])).not.toBe(table.seedHash);
    expect(made([{ ...first, nonce: 'chosen later' }, second])).not.toBe(table.seedHash);
    expect(made([first, { ...second, deck: null, nonce: null }])).toBe(table.seedHash);
  });

  test('has at most 64 characters that can be seen, and is nothing for an open seat', async () => {
    const long = await refused('/v1/games', { ...magic, seats: [{ ...ann, nonce: 'x'.repeat(65) }, bob] });
    expect(long).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: [{ path: '$.seats[0].nonce' }] });
    for (const nonce of ['', '\u0007', 7])
      expect(await refused('/v1/games', { ...magic, seats: [{ ...ann, nonce }, bob] })).toMatchObject({
        status: 400,
        errors: [{ path: '$.seats[0].nonce' }],
      });
    const open = await refused('/v1/games', { ...magic, seats: [ann, { open: true, nonce: 'x' }] });
    expect(open).toMatchObject({ status: 400, errors: [{ path: '$.seats[1]' }] });
    expect((await create({ seats: [{ ...ann, nonce: 'ü'.repeat(64) }, bob] })).game).toBeTruthy();
  });
});

async function graph(query: string, input: object) {
  const reply = await t.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables: { input } } });
  const [payload] = Object.values(reply.json().data ?? {}) as [{ userErrors: object[] }];
  expect(payload.userErrors, reply.body).toEqual([]);
  // biome-ignore lint/suspicious/noExplicitAny: what a query gives is as it asks.
  return payload as any;
}
const verify = (archive: GameArchive, noted = {}): ArchiveReport => verifyArchive(rulesets, archive, noted);
const withNonce = (archive: GameArchive, at: number, nonce: string | null): GameArchive => ({
  ...archive,
  seats: archive.seats.map((s) => (s.seat === at ? { ...s, nonce } : s)),
});

describe('The archive of a finished game', () => {
  const SHUFFLED = 'a game of Magic with a mulligan';
  const tables: Record<string, () => Promise<Table>> = {
    'a game of Magic': () => create({ seats: [{ ...ann, nonce: 'a' }, bob] }),
    [SHUFFLED]: async () => mulligan(await create({ seats: [ann, bob] })),
    'a game of Grand Archive': () => create(sampleGame('grand-archive')),
    'a game of Riftbound': () => create(sampleGame('riftbound')),
    'a test game': () => create({ seats: [ann, bob], options: { test: true, seed: 'again' } }),
    'a scenario': () => create({ scenario: scenario({}, {}, { seed: 'again' }) }),
    'a scenario without a seed': () =>
      create({ scenario: scenario({}), seats: [{ name: 'A', nonce: 'n' }, { name: 'B' }] }),
  };
  test.each(Object.entries(tables))('is EXACT for %s, and every change of it is found', async (which, begin) => {
    const table = await begin();
    await playOut(table, 8);
    const archive = await archiveOf(table.game);
    expect(verify(archive, { commitment: table.seedHash })).toMatchObject({
      exact: true,
      versions: archive.log.length,
    });

    const at = archive.log.findIndex((row) => row.random.length > 0);
    if (which === SHUFFLED) expect(at).toBeGreaterThanOrEqual(0);
    const changes: [string, GameArchive, object?][] = [
      ['another seed', { ...archive, seed: `${archive.seed}0` }],
      ['a seed that fits another commitment', reseeded(archive)],
      ['another nonce', withNonce(archive, 0, 'other')],
      ['an entry left out', { ...archive, log: archive.log.slice(1) }],
      ['another time', rowChanged(archive, 0, { at: '2020-01-01T00:00:00.000Z' })],
      ['another player', rowChanged(archive, 0, { seat: 1 - (archive.log[0]?.seat ?? 0) })],
      ['another commitment than was noted', archive, { commitment: sha256('other') }],
      ['another nonce than was noted', archive, { nonces: new Map([[0, 'noted']]) }],
      ['an end left out', { ...archive, log: archive.log.slice(0, -1) }],
      ['nothing but the beginning', { ...archive, log: [] }],
      ['an end left out, as if it had not ended', unended(archive)],
      ['an end left out, as if it had been aborted', { ...unended(archive), status: 'ABORTED', result: ABORTED }],
      ['another result', { ...archive, result: { ...(archive.result as GameResult), winners: [0] } }],
      ['another reason', { ...archive, result: { ...(archive.result as GameResult), reason: 'luck' } }],
      ['another status', { ...archive, status: 'ABORTED' }],
      ['an entry that aborts before the end', rowChanged(archive, archive.log.length - 2, { kind: 'ABORT' })],
    ];
    if (at >= 0) {
      const [first = 0, ...rest] = archive.log[at]?.random ?? [];
      const changed = rowChanged(archive, at, { random: [first + 1, ...rest] });
      changes.push(['another outcome', changed]);
      // Whoever writes the archive can write its chain as well.
      expect(verify(rechained(changed))).toMatchObject({
        exact: false,
        version: at + 1,
        difference: expect.stringContaining('random outcome 1'),
      });
    }
    if (!archive.seedChosen) changes.push(['a seat that did not join', seatChanged(archive, { joined: true })]);
    if (archive.seats[0]?.deck && !archive.seedChosen)
      changes.push([
        'a side deck that nobody brought',
        seatChanged(archive, { deck: withSide(archive.seats[0].deck) }),
      ]);
    for (const [what, changed, noted] of changes) expect(verify(changed, noted).exact, what).toBe(false);
    expect(verify(rechained(archive)).exact).toBe(true);
  });

  test('is verified from the command line, which says EXACT or the first difference', {
    timeout: 120_000,
  }, async () => {
    const table = await create({ seats: [{ ...ann, nonce: 'a=b' }, bob] });
    await playOut(table, 3);
    const folder = await mkdtemp(join(tmpdir(), 'arbiter-verify-'));
    try {
      const archive = await archiveOf(table.game);
      const files = { exact: JSON.stringify(archive), changed: JSON.stringify(reseeded(archive)), broken: '{"id": 7}' };
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
      const file = join(folder, 'exact');
      const exact = await started(file, '--commitment', table.seedHash, '--nonce', '0=a=b');
      expect(exact).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^EXACT: 4 versions, \d+ random outcomes/),
      });
      expect(exact.stdout).toContain('won by seat 1: ');
      expect(run(file, '--nonce', '1=').code).toBe(0);
      expect(run(file, '--nonce', '0=').code).toBe(1);
      const other = run(file, '--nonce', '0=b');
      expect(other).toMatchObject({ code: 1, stdout: expect.stringContaining('seat 0 has the nonce "a=b", not "b"') });
      expect(await started(join(folder, 'changed'))).toMatchObject({
        code: 1,
        stdout: expect.stringMatching(/^DIFFERENT/),
      });
      for (const wrong of [[join(folder, 'broken')], ['--nonce', 'x', 'y']])
        expect(run(...wrong)).toMatchObject({
          code: 2,
          stderr: expect.stringContaining('usage: npm run verify'),
        });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

const ABORTED: GameResult = { kind: 'ABORTED', winners: [], reason: 'nobody moved', rules: [] };
const unended = (archive: GameArchive): GameArchive => ({
  ...archive,
  status: 'ACTIVE',
  result: null,
  log: archive.log.slice(0, -1),
});
const seatChanged = (archive: GameArchive, change: object): GameArchive => ({
  ...archive,
  seats: archive.seats.map((s) => (s.seat === 0 ? { ...s, ...change } : s)),
});
const withSide = (deck: unknown): object => ({ ...(deck as object), side: [{ card: 'Mountain', count: 1 }] });

/** The same archive with another seed and the commitment to it, as who wants to hide what the seed was would make it. */
function reseeded(archive: GameArchive): GameArchive {
  const seed = '0'.repeat(64);
  return { ...archive, seed, seedHash: commitmentOf(archive.id, { ...archive, seed }) };
}
const rowChanged = (archive: GameArchive, at: number, change: object): GameArchive => ({
  ...archive,
  log: archive.log.map((row, i) => (i === at ? { ...row, ...change } : row)),
});

/** The chain of a log as it is, whatever was changed in it. */
function rechained(archive: GameArchive): GameArchive {
  let link = firstLink(archive, archive.startHash ?? '');
  const log = archive.log.map((row) => {
    const stateHash = Buffer.from(row.stateHash, 'hex');
    link = nextLink(link, { ...row, gameId: archive.id, stateHash, at: new Date(row.at) });
    return { ...row, chain: link.toString('hex') };
  });
  return { ...archive, log };
}

/** Whoever is asked first takes a mulligan: the log has random outcomes then. */
async function mulligan(table: Table): Promise<Table> {
  const { version, decisions } = await look(table.game);
  const reply = await send(t.app, 'POST', `/v1/games/${table.game}/actions`, {
    token: table.seats[decisions[0]?.seat ?? 0]?.token,
    body: { expectedVersion: version, answers: [{ confirm: true }] },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return table;
}

function sampleGame(id: string): object {
  const ruleset = rulesets[id];
  const decks = Object.values(ruleset?.sampleDecks ?? {});
  const seats = [0, 1].map((i) => ({ name: `Player ${i}`, deck: decks[i] ?? decks[0], nonce: `nonce ${i}` }));
  return { ruleset: id, edition: ruleset?.info.editions[0]?.id, seats };
}

const MAIN = join(import.meta.dirname, '..', 'src', 'verify', 'main.ts');
/** The command in this process, which takes a hundredth of the time. */
function run(...args: string[]): { code: number; stdout: string; stderr: string } {
  const lines = { stdout: '', stderr: '' };
  const code = verifyCommand(args, rulesets, {
    say: (line) => {
      lines.stdout += `${line}\n`;
    },
    complain: (line) => {
      lines.stderr += `${line}\n`;
    },
  });
  return { code, ...lines };
}

/** The command in a process of its own. */
async function started(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = ['--import', 'tsx', '--conditions=arbiter-source', MAIN, ...args];
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, command)) };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

describe('A game that ended before it began', () => {
  test('shows its seed, and is not begun by whoever still has an invite', async () => {
    const table = await create({ seats: [ann, { open: true }] });
    const result = '{"kind": "ABORTED", "winners": [], "reason": "nobody came", "rules": []}';
    await t.database.pool.query(`UPDATE games SET status = 'ABORTED', result = $2 WHERE id = $1`, [table.game, result]);
    expect((await look(table.game)).seed).toMatch(/^[0-9a-f]{64}$/);
    const body = { ...bob, invite: table.seats[1]?.invite };
    expect(await refused(`/v1/games/${table.game}/join`, body)).toMatchObject({ status: 409, code: 'GAME_OVER' });
    const joined = await t.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: {
        query: 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { token userErrors { code } } }',
        variables: { input: { ...body, gameId: table.game } },
      },
    });
    expect(joined.json().data.joinGame).toEqual({ token: null, userErrors: [{ code: 'GAME_OVER' }] });
    expect(await look(table.game)).toMatchObject({ status: 'ABORTED', seats: [{ name: 'Ann' }, { name: null }] });
  });
});

describe('A game of an earlier engine', () => {
  test('is shown without a position, and nothing of it fails', async () => {
    const table = await create({ seats: [ann, bob] });
    await playOut(table, 2);
    await t.database.pool.query('UPDATE games SET epoch = 1 WHERE id = $1', [table.game]);
    const other = await startApp({ rulesets, url: t.url });
    try {
      const get = (path: string) => send(other.app, 'GET', `/v1/games/${table.game}${path}`);
      expect((await get('')).json()).toMatchObject({
        status: 'FINISHED',
        result: { kind: 'WIN' },
        view: { zones: [] },
      });
      for (const path of ['/decisions', '/log', '?version=1', '?viewer=judge', '/archive'])
        expect((await get(path)).statusCode, path).toBe(200);
      const archive = (await get('/archive')).json();
      expect(verify(archive)).toMatchObject({
        exact: false,
        difference: expect.stringContaining(`epoch ${rulesets[archive.ruleset]?.epoch} began here`),
      });
    } finally {
      await other.close();
    }
  });
});
