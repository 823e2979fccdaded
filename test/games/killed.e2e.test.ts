/**
 * A game by mail between two scripts that wake once a day, answer what they are asked, and leave standing orders; they are told by a
 * webhook and by mail. The service is killed (kill -9) five times in between: as a move is made, as a webhook and a mail are on their
 * way, and while nothing happens. The game is played to its end, and whatever there was to tell is told once.
 *
 * Once means as often as the protocols can: what a receiver had already taken as the service died is sent again with the same id,
 * since nobody knows that it was taken. Here that is one webhook and one mail, both of which the test sees to; anything more fails.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Decision } from '@arbiter/engine';
import { magic } from '@arbiter/mtg';
import { randomFrom } from '@arbiter/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Inbox, linksIn, startInbox } from '../../apps/api/test/support/inbox.js';
import { type Received, type Receiver, startReceiver } from '../../apps/api/test/support/receiver.js';
import { audit } from '../gates/support/audit.js';
import type { Json, Seen } from '../gates/support/client.js';
import { DatabaseServer, withDatabase } from '../gates/support/database.js';
import { ServiceProcess } from '../gates/support/service.js';

const EVENTS = ['decision.pending', 'deadline.near', 'game.finished', 'offer.made', 'order.dropped'];
/** Nothing until my next main phase, unless something happens that I may want to answer; and my second main phase. */
const AWAY = {
  pass: {
    until: { step: 'precombatMain', turn: 'mine' },
    unless: ['SPELL_CAST', 'ATTACKED'].map((type) => ({ type, by: 'opponent' })),
    stops: [{ step: 'postcombatMain', turn: 'mine' }],
  },
};
const PATIENCE = { timeout: 60_000, interval: 20 };

let database: DatabaseServer;
let service: ServiceProcess;
let inbox: Inbox;
let receiver: Receiver;
beforeAll(async () => {
  [database, inbox, receiver] = await Promise.all([DatabaseServer.start(), startInbox(), startReceiver()]);
  const settings = { DATABASE_URL: database.url, SMTP_URL: inbox.url, WEBHOOK_ALLOW_PRIVATE: '1' };
  service = await ServiceProcess.start(settings);
}, 120_000);
afterAll(async () => {
  await service?.stop();
  await Promise.all([inbox?.close(), receiver?.close()]);
  await database?.remove();
}, 120_000);

interface Player {
  player: string;
  key: string;
  seat: number;
}

/** Replies that were cut after their status. */
const cut: string[] = [];

/** Sends a request until it is answered, under one key: what is sent again is carried out once. */
async function call<T = Json>(method: string, path: string, token?: string, body?: object): Promise<T> {
  const headers: Record<string, string> = { 'idempotency-key': randomUUID() };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body) headers['content-type'] = 'application/json';
  for (const end = Date.now() + 120_000; ; await sleep(20)) {
    const reply = await fetch(service.url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    // A body that is compressed comes after its status: what dies between them has cut it, and nobody has been answered.
    const text = await reply?.text().catch((error: unknown) => {
      cut.push(`${method} ${path.replace(/.*\//, '')} ${reply.status}: ${error}`);
      return undefined;
    });
    const isBusy = text === undefined || reply?.status === 503 || (reply?.status === 409 && method === 'POST');
    if (reply?.ok && text !== undefined) return (reply.status === 204 ? {} : JSON.parse(text)) as T;
    if (!isBusy || Date.now() > end) throw new Error(JSON.stringify([method, path, reply?.status, text]));
  }
}

/** Somebody who is told by webhook and by mail. */
async function join(name: string, seat: number): Promise<Player> {
  const { player, key } = await call<{ player: string; key: string }>('POST', '/v1/players', undefined, { name });
  await call('POST', '/v1/me/webhooks', key, { url: receiver.url, events: EVENTS });
  const address = `${name}@example.org`;
  await call('PUT', '/v1/me/mail', key, { address, digest: 'each' });
  await expect.poll(() => inbox.of(address).length, PATIENCE).toBe(1);
  const [link] = linksIn(inbox.of(address)[0] as never) as [URL];
  expect(link.origin).toBe(`http://localhost:${service.port}`);
  expect((await fetch(`${service.url}${link.pathname}${link.search}`, { method: 'POST' })).status).toBe(200);
  return { player, key, seat };
}

/** What is still to be told. */
const waiting = (): Promise<number> =>
  withDatabase(database.url, async ({ pool }) => {
    const { rows } = await pool.query<{ n: number }>(
      `SELECT (SELECT count(*) FROM deliveries WHERE status = 'PENDING')::int
         + (SELECT count(*) FROM mail_notices WHERE status = 'PENDING')::int AS n`,
    );
    return rows[0]?.n ?? 0;
  });
/** Whether one thing is being told, and of the rest nothing before that one has ended. */
const isAlone = (): Promise<boolean> =>
  withDatabase(database.url, async ({ pool }) => {
    const { rows } = await pool.query<{ working: number; free: number }>(
      `SELECT count(*) FILTER (WHERE j.locked_at IS NOT NULL)::int AS working,
         count(*) FILTER (WHERE j.locked_at IS NULL AND q.locked_at IS NULL AND j.run_at <= now())::int AS free
       FROM graphile_worker._private_jobs j LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id`,
    );
    return rows[0]?.working === 1 && rows[0].free === 0;
  });
/** Until then whatever dies has nothing half told. */
const allTold = (): Promise<unknown> => expect.poll(waiting, PATIENCE).toBe(0);

async function killed(): Promise<void> {
  await service.kill();
  receiver.answerWith((response) => response.writeHead(204).end());
  inbox.refuse({});
  await service.up();
}

/** A day of a player: whatever it is asked it answers, and before it passes it says what is to happen meanwhile. */
class Day {
  /** Acknowledged versions, and the moves that were made in all. */
  readonly versions: number[] = [];

  constructor(
    readonly path: string,
    readonly random: (n: number) => number,
  ) {}

  /** @param dies does something to the service as the next move is under way */
  async live({ key, seat }: Player, dies?: () => Promise<void>): Promise<boolean> {
    let now = await call<Seen>('GET', this.path, key);
    let said = false;
    let moved = false;
    for (let harm = dies; ; ) {
      const decision = now.decisions.find((d): d is Decision => d.seat === seat && 'options' in d);
      if (!decision) return moved;
      const { random } = this;
      const proposal =
        magic.bots.greedy?.({ view: now.view, decision, random, edition: 'current' }) ?? decision.default;
      const passes = decision.options.some(({ id, kind }) => kind === 'PASS' && proposal.choose?.[0] === id);
      if (passes && !said) {
        await call('PUT', `${this.path}/orders`, key, { orders: [AWAY] });
        said = true;
      }
      const { seat: _seat, ...answer } = { ...proposal, seat };
      const body = { expectedVersion: now.version, answers: [answer] };
      const move = call<Seen>('POST', `${this.path}/actions`, key, body);
      const harmed = harm?.();
      harm = undefined;
      [now] = await Promise.all([move, harmed]);
      this.versions.push(now.version);
      moved = true;
    }
  }
}

/** Those of several with the same id, each of which must be the same. */
function twice<T>(all: readonly T[], id: (one: T) => string, same: (one: T) => string): string[] {
  const known = new Map<string, string>();
  return all.flatMap((one) => {
    const before = known.get(id(one));
    if (before === undefined) known.set(id(one), same(one));
    else expect(same(one)).toBe(before);
    return before === undefined ? [] : [id(one)];
  });
}
const idOf = ({ headers }: Received): string => String(headers['webhook-id']);

test('A game by mail whose service is killed five times is played to its end, and nothing is lost or told twice', {
  timeout: 300_000,
}, async () => {
  const [ann, ben] = [await join('ann', 0), await join('ben', 1)];
  const seats = [{ me: true, deck: 'sample:WU' }, { player: ben.player }];
  const options = { clock: { perMove: 'P3D' }, test: true, seed: 'killed', autoPass: 'none' };
  const made = await call<{ game: string }>('POST', '/v1/games', ann.key, {
    ruleset: 'mtg',
    edition: 'current',
    seats,
    options,
  });
  const path = `/v1/games/${made.game}`;
  await call('POST', `${path}/join`, ben.key, { deck: 'sample:BR' });

  const day = new Day(path, randomFrom(7));
  let deaths = 0;
  const doubled = { hook: '', mail: '' };
  /** What happens on which day. */
  const fates: Record<number, (player: Player) => Promise<unknown>> = {
    // A move is under way: nobody knows whether it was stored.
    2: async (player) => {
      await allTold();
      await day.live(player, () => sleep(5).then(killed));
    },
    // A receiver has a webhook, but has not said so.
    4: async (player) => {
      await allTold();
      receiver.answerWith((response, received) => {
        if (doubled.hook === '') doubled.hook = idOf(received);
        else response.writeHead(204).end();
      });
      await day.live(player);
      await expect.poll(async () => doubled.hook !== '' && (await isAlone()), PATIENCE).toBe(true);
      await killed();
    },
    // A mail server has taken a mail, but has not said so.
    6: async (player) => {
      await allTold();
      inbox.refuse({ silent: 'content' });
      const before = inbox.got.length;
      await day.live(player);
      await expect.poll(async () => inbox.silent() === 1 && (await isAlone()), PATIENCE).toBe(true);
      doubled.mail = String(inbox.got[before]?.mail.messageId);
      await killed();
    },
    // A mail server is asked, and has taken nothing yet.
    8: async (player) => {
      await allTold();
      inbox.refuse({ silent: 'recipient' });
      await day.live(player);
      await expect.poll(async () => inbox.silent() === 2 && (await isAlone()), PATIENCE).toBe(true);
      await killed();
    },
    // A move is under way, and a little more.
    10: async (player) => {
      await allTold();
      await day.live(player, () => sleep(25).then(killed));
    },
  };

  /** The versions at which one found itself asked because another had moved. */
  const asked: [seat: number, version: number][] = [];
  for (let n = 0; ; ) {
    const { status, version, decisions } = await call<Seen>('GET', path, ann.key);
    if (status !== 'ACTIVE') break;
    const player = decisions[0]?.seat === 0 ? ann : ben;
    if (n > 0) asked.push([player.seat, version]);
    const fate = fates[n];
    if (fate) {
      await fate(player);
      deaths++;
    } else await day.live(player);
    n++;
  }
  expect(deaths).toBe(5);
  // Nothing but a death cuts a reply, and each cuts one at most.
  expect(cut.length).toBeLessThanOrEqual(deaths);
  await allTold();
  expect(service.surprises).toEqual([]);

  await withDatabase(database.url, async (db) => {
    expect((await audit(db)).faults).toEqual([]);
    const { rows: log } = await db.pool.query<{ version: number }>('SELECT version FROM log WHERE game_id = $1', [
      made.game,
    ]);
    const logged = new Set(log.map(({ version }) => version));
    // Each acknowledged move is there, once: versions grow.
    expect(day.versions.filter((version) => !logged.has(version))).toEqual([]);
    expect(new Set(day.versions).size).toBe(day.versions.length);
    for (const { player, seat } of [ann, ben]) {
      const { rows } = await db.pool.query<{ type: string; version: number; own: boolean }>(
        'SELECT type, version, own FROM player_events WHERE player_id = $1 ORDER BY version',
        [player],
      );
      const named = (of: typeof rows): string[] => of.map(({ type, version }) => `${type} ${version}`).sort();
      const events = named(rows);
      // Nobody is told of what arises through a move of their own.
      const told = named(rows.filter(({ type, own }) => type === 'game.finished' || !own));
      expect(new Set(events).size).toBe(events.length);
      expect(events.filter((one) => one.startsWith('game.finished'))).toHaveLength(1);
      // Whoever found itself asked had been told so, at that very version.
      for (const [who, version] of asked) if (who === seat) expect(events).toContain(`decision.pending ${version}`);
      const mine = receiver.got.filter(({ json }) => json.data.seat === seat);
      const hooks = new Map(mine.map((one) => [idOf(one), `${one.json.type} ${one.json.data.version}`]));
      expect([...hooks.values()].sort()).toEqual(told);
      const letters = new Set(inbox.of(`${seat === 0 ? 'ann' : 'ben'}@example.org`).map(({ mail }) => mail.messageId));
      // And the one that confirmed the address.
      expect(letters.size).toBe(told.length + 1);
    }
  });
  const hooksTwice = twice(receiver.got, idOf, ({ body }) => body);
  const mailsTwice = twice(
    inbox.got,
    ({ mail }) => String(mail.messageId),
    ({ to, mail }) => JSON.stringify([to, mail.subject, mail.text]),
  );
  expect({ hook: hooksTwice, mail: mailsTwice }).toEqual({ hook: [doubled.hook], mail: [doubled.mail] });
  console.log(
    `${day.versions.length} moves, ${asked.length + 1} days; ${receiver.got.length} webhooks and ${inbox.got.length} mails, one of each twice`,
  );
});
