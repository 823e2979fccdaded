/**
 * What games take in the database: bytes and processor time of an action, and bytes of a game that waits. Plays games of
 * Magic by mail (clocks of days, two players) at random, in process, and reads Postgres's own figures.
 *
 * `npx tsx --conditions=arbiter-source bench/scaling.ts [--games 6] [--actions 150] [--partitions 16]`, with DATABASE_URL of
 * an empty database, or without for an embedded server. With `--partitions` log and snapshots are first distributed by the
 * hash of the game's id.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, createLogger, type EmbeddedServer, migrate, openDatabase, rulesets, startEmbedded } from '@arbiter/api';
import { type Decision, type GameView, type HiddenDecision, randomAnswer } from '@arbiter/engine';
import { randomFrom } from '@arbiter/test-kit';
import { distributed } from './distribute.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '6' },
    actions: { type: 'string', default: '150' },
    partitions: { type: 'string', default: '0' },
  },
});
const [GAMES, ACTIONS, PARTITIONS] = [values.games, values.actions, values.partitions].map(Number) as [
  number,
  number,
  number,
];
const TICKS_PER_SECOND = 100;
const KB = 1000;

interface Reply {
  version: number;
  decisions: (Decision | HiddenDecision)[];
  view: GameView;
}

/** Seconds of processor time of the embedded server's processes that are there. */
function serverCpu(): number {
  let ticks = 0;
  const [server] = embedded ? readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n') : [];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      if (fields[1] !== server) continue;
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has ended meanwhile.
    }
  return ticks / TICKS_PER_SECOND;
}

let embedded: EmbeddedServer | undefined;
const folder = await mkdtemp(join(tmpdir(), 'arbiter-scaling-'));
if (!process.env.DATABASE_URL) embedded = await startEmbedded(folder);
const url = process.env.DATABASE_URL ?? (embedded as EmbeddedServer).url();
await migrate(url);
const database = openDatabase(url);
const query = async <T extends object>(sql: string): Promise<T[]> => (await database.pool.query<T>(sql)).rows;
if (PARTITIONS > 0) for (const sql of distributed(PARTITIONS)) await query(sql);
const app = await build({ rulesets, database, logger: createLogger('silent'), maxDelayMs: 0 });
const call = async <T>(method: 'GET' | 'POST', path: string, token?: string, payload?: object): Promise<T> => {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const reply = await app.inject({ method, url: path, headers, ...(payload && { payload }) });
  if (reply.statusCode >= 400 && reply.statusCode !== 422) throw new Error(`${path}: ${reply.body}`);
  return { ...reply.json(), refused: reply.statusCode === 422 } as T;
};

const { sampleDecks = {} } = rulesets.mtg ?? {};
const decks = Object.keys(sampleDecks);
const keys = await Promise.all(
  ['Ann', 'Bob'].map((name) => call<{ key: string }>('POST', '/v1/players', undefined, { name })),
);

/** A game to its end, or as far as it is played. */
async function play(n: number): Promise<{ actions: number; over: boolean }> {
  const random = randomFrom(n);
  const seats = [0, 1].map((i) => ({ name: `P${i}`, deck: `sample:${decks[(2 * n + i) % decks.length]}` }));
  const made = await call<{ game: string; seats: { token: string }[] }>('POST', '/v1/games', keys[0]?.key, {
    ruleset: 'mtg',
    edition: 'current',
    seats,
    options: { autoPass: 'smart', clock: { perMove: 'P3D' }, onTimeout: 'concede' },
  });
  const path = `/v1/games/${made.game}`;
  let now = await call<Reply>('GET', path, made.seats[0]?.token);
  let actions = 0;
  for (; actions < ACTIONS && !now.view.result; actions++) {
    const asked = now.decisions[0] as Decision | HiddenDecision;
    const token = made.seats[asked.seat]?.token;
    const mine = 'options' in asked ? now : await call<Reply>('GET', path, token);
    const decision = mine.decisions.find((d) => d.id === asked.id) as Decision;
    const act = ({ seat: _, ...answer }: { seat: number }) =>
      call<Reply & { refused: boolean }>('POST', `${path}/actions`, token, {
        expectedVersion: mine.version,
        answers: [answer],
      });
    let reply = await act(randomAnswer(decision, random));
    if (reply.refused) reply = await act({ ...decision.default, seat: decision.seat });
    now = reply;
  }
  return { actions, over: now.view.result !== null };
}

interface Sizes {
  name: string;
  rows: number;
  bytes: number;
}
const SIZES = `SELECT coalesce(p.relname, c.relname) AS name, sum(greatest(c.reltuples, 0))::int AS rows,
    sum(pg_total_relation_size(c.oid))::int AS bytes
  FROM pg_class c JOIN pg_namespace s ON s.oid = c.relnamespace
    LEFT JOIN pg_inherits i ON i.inhrelid = c.oid LEFT JOIN pg_class p ON p.oid = i.inhparent
  WHERE c.relkind = 'r' AND s.nspname IN ('public', 'graphile_worker') GROUP BY 1 ORDER BY 3 DESC`;
const wal = async (): Promise<number> =>
  Number((await query<{ at: string }>(`SELECT pg_current_wal_insert_lsn() - '0/0' AS at`))[0]?.at);
const sizes = async (): Promise<Map<string, Sizes>> => {
  await query('VACUUM ANALYZE');
  return new Map((await query<Sizes>(SIZES)).map((row) => [row.name, row]));
};

try {
  await play(0);
  const before = await sizes();
  const [walBefore, cpuBefore, serverBefore] = [await wal(), process.cpuUsage(), serverCpu()];
  let actions = 0;
  let over = 0;
  for (let n = 1; n <= GAMES; n++) {
    const played = await play(n);
    actions += played.actions;
    over += played.over ? 1 : 0;
  }
  const cpu = process.cpuUsage(cpuBefore);
  const [server, written] = [serverCpu() - serverBefore, (await wal()) - walBefore];
  const after = await sizes();
  const ms = (seconds: number): string => `${((seconds / actions) * KB).toFixed(1)} ms`;
  console.log(`${GAMES} games, ${actions} actions, ${over} over${PARTITIONS ? `, ${PARTITIONS} partitions` : ''}`);
  console.log(`processor time of an action: service ${ms((cpu.user + cpu.system) / 1e6)}, Postgres ${ms(server)}`);
  console.log(`write-ahead log of an action: ${(written / actions / KB).toFixed(1)} kB`);
  const [jobs] = await query<{ count: number }>('SELECT count(*)::int FROM graphile_worker.jobs');
  console.log(`jobs: ${jobs?.count}`);
  for (const [name, { bytes, rows }] of after) {
    const [more, grown] = [rows - (before.get(name)?.rows ?? 0), bytes - (before.get(name)?.bytes ?? 0)];
    if (grown <= 0) continue;
    console.log(`${name}: ${more} rows, ${grown} bytes; ${Math.round(grown / GAMES)} a game`);
  }
} finally {
  await app.close();
  await database.close();
  await embedded?.stop();
  await rm(folder, { recursive: true, force: true });
}
