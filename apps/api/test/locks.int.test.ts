/**
 * Everybody locks rows in one order (`src/database/locks.ts`): any two operations meet at a row that is held until both have got as
 * far as they can, and when it is let go both end, without Postgres having to undo one of them.
 *
 * LOCK_MEETINGS: how many meetings are tried in each state of a game; all of them are thousands.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction, persist } from '../src/database/database.js';
import { atOnce } from '../src/games/turn.js';
import { MailLinks } from '../src/mail/links.js';
import { Mailer } from '../src/mail/notices.js';
import { MailTransport } from '../src/mail/transport.js';
import { toApiError } from '../src/plugins/errors.js';
import { abortGame } from '../src/services/aborting.js';
import { deleteGame } from '../src/services/removal.js';
import { RetentionJob } from '../src/services/retention.js';
import { Deliveries } from '../src/webhooks/deliver.js';
import { tellOfDeadline } from '../src/webhooks/near.js';
import { deckOf } from './matches/support.js';
import { startApp, type TestApp } from './support/app.js';
import { type Inbox, startInbox } from './support/inbox.js';
import { stones } from './support/nim.js';
import type { TestPlayer } from './support/players.js';
import { type Receiver, startReceiver } from './support/receiver.js';

const MEETINGS = Number(process.env.LOCK_MEETINGS ?? 6);
const FROM = 'Arbiter <arbiter@arbiter.test>';

let t: TestApp;
let inbox: Inbox;
let receiver: Receiver;
let blocker: pg.Client;
let mailer: Mailer;
let deliveries: Deliveries;
/** What Postgres has undone because two waited for each other. */
const undone: string[] = [];

beforeAll(async () => {
  // Whether it is done again afterwards or not: this is where a connection that is made from now on hears of it.
  const heard = pg.Client.prototype as unknown as {
    _handleErrorMessage(message: { code?: string; detail?: string }): void;
  };
  const { _handleErrorMessage: hear } = heard;
  vi.spyOn(heard, '_handleErrorMessage').mockImplementation(function (this: pg.Client, message) {
    if (message.code === '40P01') undone.push(message.detail ?? '');
    return Reflect.apply(hear, this, [message]);
  });
  inbox = await startInbox();
  receiver = await startReceiver();
  const settings = { smtpUrl: inbox.url, from: FROM };
  t = await startApp({ webhooks: { allowPrivate: true }, mail: settings });
  const { games, joining, webhooks } = t.app.services;
  mailer = new Mailer(
    t.database.pool,
    games,
    new MailLinks(joining.keys, () => 'http://a.test'),
    new MailTransport(settings),
    atOnce,
  );
  deliveries = new Deliveries(t.database.pool, webhooks.secrets, { allowPrivate: true });
  blocker = new pg.Client({ connectionString: t.url });
  await blocker.connect();
});
afterEach(() => {
  undone.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await blocker.end();
  await t.close();
  await receiver.close();
  await inbox.close();
});

const query = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await t.database.pool.query<T>(sql, values)).rows;

async function ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, token?: string, body?: object) {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
  };
  const reply = await t.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  // A refusal is an answer; a fault of ours is none.
  if (reply.statusCode >= 500) throw new Error(`${method} ${url}: ${reply.body}`);
  return reply.body === '' ? {} : reply.json();
}

/** Two players with a webhook and mail each, in a game. */
interface World {
  ann: TestPlayer;
  bob: TestPlayer;
  /** The game that they are at, and the one before it. */
  game: string;
  before: string;
  hook: string;
  delivery: string;
  notice: string;
}

const STATES = ['open', 'active', 'between', 'over'] as const;
type State = (typeof STATES)[number];

async function gameIn(state: State, ann: TestPlayer, bob: TestPlayer): Promise<{ game: string; before: string }> {
  const about = { ruleset: 'nim', edition: '1', options: { clock: { perMove: 'P3D' } } };
  if (state === 'open') {
    const scenario = { ruleset: 'nim', edition: '1', stones: 9 };
    const seats = [{ player: ann.player }, { player: bob.player }];
    const { game } = await ask('POST', '/v1/games', undefined, { ...about, scenario, seats });
    return { game, before: game };
  }
  const seats = [{ me: true, deck: deckOf(10, 3) }, { player: bob.player }];
  const made = await ask('POST', '/v1/matches', ann.key, { ...about, seats, bestOf: 3 });
  const [first] = made.games as [string];
  await ask('POST', `/v1/games/${first}/join`, bob.key, { deck: deckOf(11, 3) });
  if (state === 'active') return { game: first, before: first };
  await ask('POST', `/v1/games/${first}/concede`, bob.key);
  await t.app.services.matches.next.after(first);
  const next = `${made.match}-2`;
  if (state === 'between') return { game: next, before: first };
  await query('DELETE FROM games WHERE id = $1', [next]);
  return { game: first, before: first };
}

async function world(state: State): Promise<World> {
  const [ann, bob] = (await Promise.all(
    ['Ann', 'Bob'].map((name) => ask('POST', '/v1/players', undefined, { name })),
  )) as [TestPlayer, TestPlayer];
  const events = ['decision.pending', 'deadline.near', 'game.finished', 'offer.made', 'order.dropped'];
  const [{ webhook }] = await Promise.all(
    [ann, bob].map(({ key }) => ask('POST', '/v1/me/webhooks', key, { url: receiver.url, events })),
  );
  for (const [{ player }, digest] of [
    [ann, 'each'],
    [bob, 'daily'],
  ] as const)
    await query(
      `INSERT INTO mails (player_id, address, digest, confirmed_at) VALUES ($1, $1 || '@example.org', $2, now())`,
      [player, digest],
    );
  const { game, before } = await gameIn(state, ann, bob);
  const [delivery, notice] = [`msg_${crypto.randomUUID()}`, crypto.randomUUID()];
  await query(`INSERT INTO deliveries (id, webhook_id, game_id, type, body) VALUES ($1, $2, $3, 'test', '{}')`, [
    delivery,
    webhook,
    game,
  ]);
  await query(
    `INSERT INTO mail_notices (id, player_id, game_id, seat, version, type, about) VALUES ($1, $2, $3, 0, 0, 'decision.pending', '{}')`,
    [notice, ann.player, game],
  );
  return { ann, bob, game, before, hook: webhook, delivery, notice };
}

const never = new AbortController().signal;
const anyTime: readonly State[] = STATES;
const silent = { info: () => undefined } as never;

/** What players, the operator and the queue do, in the states of a game in which they do it. */
const OPERATIONS: { [name: string]: [during: readonly State[], run: (w: World) => Promise<unknown>] } = {
  'delete player': [anyTime, ({ ann }) => ask('DELETE', '/v1/me', ann.key)],
  'delete other player': [anyTime, ({ bob }) => ask('DELETE', '/v1/me', bob.key)],
  join: [['open'], ({ game, ann }) => ask('POST', `/v1/games/${game}/join`, ann.key, {})],
  'other joins': [['open'], ({ game, bob }) => ask('POST', `/v1/games/${game}/join`, bob.key, {})],
  move: [
    ['active'],
    ({ game, ann }) =>
      ask('POST', `/v1/games/${game}/actions`, ann.key, {
        expectedVersion: 0,
        answers: [{ choose: [{ kind: 'TAKE', value: 1 }] }],
      }),
  ],
  concede: [['active'], ({ game, bob }) => ask('POST', `/v1/games/${game}/concede`, bob.key)],
  offer: [['active'], ({ game, ann }) => ask('POST', `/v1/games/${game}/offers`, ann.key, { kind: 'DRAW' })],
  orders: [['active'], ({ game, bob }) => ask('PUT', `/v1/games/${game}/orders`, bob.key, { orders: [] })],
  'new seat token': [['active', 'over'], ({ game, bob }) => ask('POST', `/v1/games/${game}/seats/1/token`, bob.key)],
  abort: [
    ['open', 'active'],
    ({ game }) =>
      abortGame(t.app.services.committer, game, { seat: -1, reason: 'a test', turn: atOnce }).catch(refused),
  ],
  'next game': [['active', 'over'], ({ game }) => t.app.services.matches.next.after(game)],
  'send deck': [
    ['between'],
    ({ game, ann }) => ask('POST', `/v1/games/${game}/deck`, ann.key, { deck: deckOf(10, 3) }),
  ],
  'other sends deck': [
    ['between'],
    ({ game, bob }) => ask('POST', `/v1/games/${game}/deck`, bob.key, { deck: deckOf(11, 3) }),
  ],
  'time for decks is over': [['between'], ({ game }) => t.app.services.matches.next.deckDeadline(game)],
  'new game': [
    anyTime,
    ({ ann, bob }) =>
      ask('POST', '/v1/games', ann.key, {
        ruleset: 'nim',
        edition: '1',
        seats: [{ me: true, deck: stones(9) }, { player: bob.player }],
      }),
  ],
  'time runs out': [
    ['active'],
    async ({ game }) => {
      const [found] = await query<{ pending: { id: string; seat: number; deadline: string }[] }>(
        'SELECT pending FROM games WHERE id = $1',
        [game],
      );
      const [asked] = found?.pending ?? [];
      if (asked)
        await tellOfDeadline(t.database.pool, { game, seat: asked.seat, decision: asked.id, deadline: asked.deadline });
    },
  ],
  deliver: [anyTime, ({ delivery }) => deliveries.attempt({ delivery }, never)],
  mail: [anyTime, ({ notice }) => mailer.notice({ notice }, never)],
  digest: [anyTime, ({ bob }) => mailer.digest({ player: bob.player }, never)],
  'new webhook': [
    anyTime,
    ({ ann }) => ask('POST', '/v1/me/webhooks', ann.key, { url: receiver.url, events: ['offer.made'] }),
  ],
  'delete webhook': [anyTime, ({ ann, hook }) => ask('DELETE', `/v1/me/webhooks/${hook}`, ann.key)],
  'change webhook': [anyTime, ({ ann, hook }) => ask('PATCH', `/v1/me/webhooks/${hook}`, ann.key, { disabled: true })],
  'test webhook': [anyTime, ({ ann, hook }) => ask('POST', `/v1/me/webhooks/${hook}/test`, ann.key)],
  'put mail': [
    anyTime,
    ({ ann }) => ask('PUT', '/v1/me/mail', ann.key, { address: `${ann.player}@example.net`, digest: 'each' }),
  ],
  'delete mail': [anyTime, ({ ann }) => ask('DELETE', '/v1/me/mail', ann.key)],
  'new key': [anyTime, ({ ann }) => ask('POST', '/v1/me/keys', ann.key)],
  'delete game': [anyTime, ({ game }) => deleteGame(t.database.pool, game)],
  expire: [
    anyTime,
    () =>
      new RetentionJob(
        t.app.services.games.games,
        t.app.services.incidents,
        { open: 0, active: 0, finished: 0 },
        silent,
      ).run(),
  ],
};
function refused(error: unknown): void {
  if ((error as { status?: number }).status === undefined || (error as { status: number }).status >= 500) throw error;
}

/** Where they meet: a row that is held until both have got so far. */
const PLACES: { [name: string]: (w: World) => [sql: string, value: string] } = {
  game: ({ game }) => ['SELECT 1 FROM games WHERE id = $1 FOR UPDATE', game],
  'game before': ({ before }) => ['SELECT 1 FROM games WHERE id = $1 FOR UPDATE', before],
  match: ({ game }) => [
    'SELECT 1 FROM matches m JOIN games g ON g.match_id = m.id WHERE g.id = $1 FOR UPDATE OF m',
    game,
  ],
  player: ({ ann }) => ['SELECT 1 FROM players WHERE id = $1 FOR UPDATE', ann.player],
  'other player': ({ bob }) => ['SELECT 1 FROM players WHERE id = $1 FOR UPDATE', bob.player],
  webhook: ({ hook }) => ['SELECT 1 FROM webhooks WHERE id = $1 FOR UPDATE', hook],
  delivery: ({ delivery }) => ['SELECT 1 FROM deliveries WHERE id = $1 FOR UPDATE', delivery],
  mail: ({ ann }) => ['SELECT 1 FROM mails WHERE player_id = $1 FOR UPDATE', ann.player],
  notice: ({ notice }) => ['SELECT 1 FROM mail_notices WHERE id = $1 FOR UPDATE', notice],
};

const waiting = async (): Promise<number> =>
  (
    await query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
  )[0]?.n ?? 0;

/** Starts something and waits until it is over, or waits for somebody. */
async function begin(run: () => Promise<unknown>): Promise<{ end: Promise<unknown> }> {
  const before = await waiting();
  let over = false;
  const end = run().finally(() => {
    over = true;
  });
  end.catch(() => undefined);
  for (let looks = 0; looks < 40 && !over && (await waiting()) <= before; looks++) await sleep(3);
  return { end };
}

/** Lets operations meet, one after the other, at a row that is let go when all have come. */
async function meet(w: World, place: string, ...names: string[]): Promise<void> {
  const [sql, value] = (PLACES[place] as (typeof PLACES)[string])(w);
  const ends: Promise<unknown>[] = [];
  await blocker.query('BEGIN');
  try {
    await blocker.query(sql, [value]);
    for (const name of names)
      ends.push((await begin(() => (OPERATIONS[name] as (typeof OPERATIONS)[string])[1](w))).end);
  } finally {
    await blocker.query('ROLLBACK');
  }
  await Promise.all(ends);
}

/** Numbers that look random, and are the same in each run. */
function shuffled<T>(all: readonly T[], seed: number): T[] {
  let state = seed;
  const key = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  return all
    .map((one) => ({ one, key: key() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

describe('Who waits for whom', () => {
  test.each<[State, string, string]>([
    ['open', 'game', 'join, other joins, delete player'],
    ['open', 'game', 'other joins, join, delete other player'],
    ['active', 'game', 'move, delete player'],
    ['active', 'game', 'move, delete other player'],
    ['active', 'game', 'concede, delete player'],
    ['over', 'game', 'next game, delete game'],
    ['over', 'match', 'next game, delete game'],
    ['between', 'game before', 'delete game, send deck'],
    ['active', 'webhook', 'deliver, delete webhook'],
    ['active', 'delivery', 'deliver, delete webhook'],
    ['active', 'delivery', 'delete webhook, deliver'],
    ['active', 'notice', 'mail, delete mail'],
    ['active', 'notice', 'delete mail, mail'],
    ['active', 'webhook', 'move, delete webhook'],
    ['active', 'webhook', 'delete webhook, move'],
    ['active', 'webhook', 'time runs out, delete player'],
    ['active', 'delivery', 'delete player, deliver'],
  ])('in a game that is %s, at the %s: %s', async (state, place, names) => {
    await meet(await world(state), place, ...names.split(', '));
    expect(undone).toEqual([]);
  });

  test.each(STATES)('anybody whom anybody meets in a game that is %s', { timeout: 3_600_000 }, async (state) => {
    const names = Object.keys(OPERATIONS).filter((name) => OPERATIONS[name]?.[0].includes(state));
    const places = Object.keys(PLACES).filter((place) => state !== 'open' || place !== 'match');
    const all = places.flatMap((place) => names.flatMap((one) => names.map((other) => [place, one, other] as const)));
    for (const meeting of shuffled(all, STATES.indexOf(state) + 1).slice(0, MEETINGS)) {
      await meet(await world(state), ...meeting).catch((error: unknown) => {
        throw new Error(meeting.join(', '), { cause: error });
      });
      expect(undone, meeting.join(', ')).toEqual([]);
    }
  });
  test('what Postgres has undone all the same is done again; in the end the service is unavailable, and nobody’s fault', async () => {
    const { ann, bob } = await world('open');
    const lock = (client: pg.PoolClient, { player }: TestPlayer) =>
      client.query('UPDATE players SET keys_made = keys_made + 1 WHERE id = $1', [player]);
    let came = 0;
    const both = (first: TestPlayer, second: TestPlayer) =>
      inTransaction(t.database.pool, async (client) => {
        await lock(client, first);
        came++;
        while (came < 2) await sleep(3);
        await lock(client, second);
      });
    await Promise.all([both(ann, bob), both(bob, ann)]);
    expect(undone).toHaveLength(1);
    const made = await query<{ keys_made: number }>('SELECT keys_made FROM players WHERE id = ANY($1)', [
      [ann.player, bob.player],
    ]);
    expect(made).toEqual([{ keys_made: 3 }, { keys_made: 3 }]);
    let attempts = 0;
    const always = persist(async () => {
      attempts++;
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    const error = await always.then(undefined, (thrown: Error) => thrown);
    expect([attempts, toApiError(error as never).code]).toEqual([5, 'UNAVAILABLE']);
  });
});
