/**
 * Many submissions of one version at once, in one process and in two on one database: exactly one wins. Every changing
 * operation sent twice under one key, one after the other and at once, is carried out once.
 *
 * RACES: games raced in each arrangement. FIELD: submissions in each race. TWICE: rounds of each operation under a key.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideTheRules } from './races/beside.js';
import { badLoss, codeOf, field, race } from './races/contest.js';
import { ofMatches } from './races/matches.js';
import { keyed as ofGames, type Prepare, stateless } from './races/twice.js';
import { ofWebhooks } from './races/webhooks.js';
import { audit } from './support/audit.js';
import { asked, call, type Json } from './support/client.js';
import { DatabaseServer, withDatabase } from './support/database.js';
import { figure, GATE_TIMEOUT, SEED, scale } from './support/gate.js';
import { ServiceProcess } from './support/service.js';
import { createTable, look, nextTurn, pick, type Random, randomOf, type Table, type Turn } from './support/tables.js';

const GATE = 'races';
const keyed = { ...ofGames, ...ofMatches, ...besideTheRules, ...ofWebhooks };
const RACES = scale('RACES', 4, 200);
const FIELD = scale('FIELD', 32, 32);
const TWICE = scale('TWICE', 2, 40);
const MOVES_BEFORE = 10;

let database: DatabaseServer;
let services: ServiceProcess[] = [];
beforeAll(async () => {
  database = await DatabaseServer.start();
  // Both at once: making the tables is a race, too.
  services = await Promise.all([0, 1].map(() => ServiceProcess.start({ DATABASE_URL: database.url })));
}, GATE_TIMEOUT);
afterAll(async () => {
  for (const service of services) await service.stop();
  await database?.remove();
}, GATE_TIMEOUT);

/** Plays a few moves, each asked of any service, so that each must know what the others did. */
async function openingMoves(bases: string[], table: Table, random: Random): Promise<Turn | undefined> {
  let turn = await nextTurn(pick(bases, random), table, random);
  for (let moves = random(MOVES_BEFORE); turn && moves > 0; moves--) {
    const { decision, token, seen } = turn;
    const body = { answers: [decision.default], expectedVersion: seen.version };
    const reply = await call(`${pick(bases, random)}/v1/games/${table.id}/actions`, 'POST', { token, body });
    // A bot that is asked at the same time may have been first.
    if (reply.status !== 409) expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    turn = await settled(bases, table, random);
  }
  return turn;
}

/** The next decision of a client, once no bot has one. */
async function settled(bases: string[], table: Table, random: Random): Promise<Turn | undefined> {
  for (;;) {
    const seen = await look(pick(bases, random), table, undefined);
    if (seen.status !== 'ACTIVE') return undefined;
    if (asked(seen).every((seat) => table.tokens[seat])) return nextTurn(pick(bases, random), table, random);
  }
}

interface Tally {
  submissions: number;
  winners: number;
  repeats: number;
}

/** One race; says what came of it. */
async function raceOnce(bases: string[], n: number, random: Random, tally: Tally): Promise<void> {
  const table = await createTable(pick(bases, random), n, random, n % 4 === 3);
  await settled(bases, table, random);
  const turn = (await openingMoves(bases, table, random)) as Turn;
  const entries = await field(pick(bases, random), table, turn, FIELD, random);
  const replies = await race(bases, entries, random);

  const won = entries.flatMap((entry, i) =>
    codeOf(replies[i] as never) === undefined ? [{ entry, reply: replies[i] }] : [],
  );
  const [first] = won;
  expect(first, JSON.stringify(replies.map(codeOf))).toBeDefined();
  const { version } = turn.seen;
  for (const { entry, reply } of won) {
    // Whoever won several times is one submission under one key, answered the same each time.
    expect(entry.key === first?.entry.key && (entry === first?.entry || entry.key !== undefined)).toBe(true);
    expect(entry.version).toBe(version);
    expect(reply?.body).toEqual(first?.reply?.body);
  }
  expect(first?.reply?.body.version).toBe(version + 1);
  const losses = entries.map((entry, i) =>
    codeOf(replies[i] as never) === undefined ? undefined : badLoss(entry, replies[i] as never),
  );
  expect(losses.filter(Boolean)).toEqual([]);
  tally.submissions += entries.length;
  tally.winners++;

  // Under its key the winner gets its answer again from any service; another body, or any other submission, is refused.
  for (const entry of entries) {
    if (!entry.key) continue;
    const again = await entry.send(pick(bases, random));
    if (entry.key === first?.entry.key) {
      expect(again.body).toEqual(first?.reply?.body);
      expect(codeOf((await entry.otherwise?.(pick(bases, random))) as never)).toBe('IDEMPOTENCY_MISMATCH');
    } else expect(codeOf(again), JSON.stringify(again.body)).toMatch(/VERSION_CONFLICT|GAME_OVER/);
    tally.repeats++;
  }
  const rows = (await call(`${pick(bases, random)}/v1/games/${table.id}/log?first=500`, 'GET'))
    .body as unknown as Json[];
  expect(rows.map((row) => row.version)).toEqual(Array.from({ length: rows.length }, (_, i) => i + 1));
  expect(rows[version]?.seat).toBe(first?.entry.seat);
  // Nothing but bots moved after it.
  for (const row of rows.slice(version + 1)) expect(table.tokens[row.seat as number]).toBeUndefined();
}

const arrangements: [name: string, count: number][] = [
  ['one process', 1],
  ['two processes', 2],
];

describe.each(arrangements)('%s', (name, count) => {
  it(
    `${RACES} games, ${FIELD} submissions of one version each: exactly one winner`,
    async () => {
      const random = randomOf(SEED * 31 + count);
      const bases = services.slice(0, count).map((s) => s.url);
      const tally: Tally = { submissions: 0, winners: 0, repeats: 0 };
      for (let n = 0; n < RACES; n++) await raceOnce(bases, n, random, tally);
      expect(tally.winners).toBe(RACES);
      figure(GATE, `${name}: games, submissions at once in each`, `${RACES}, ${FIELD}`);
      figure(
        GATE,
        `${name}: submissions; winners; keys sent again`,
        `${tally.submissions}; ${tally.winners}; ${tally.repeats}`,
      );
    },
    GATE_TIMEOUT,
  );
});

interface Argument {
  name: string;
  type: { ofType: { inputFields: { name: string }[] | null } | null };
}

/** Which operations there are, by what the service publishes: a new one cannot be forgotten. */
async function published(base: string): Promise<{ keyed: string[]; stateless: string[] }> {
  const document = (await call(`${base}/v1/openapi.json`, 'GET')).body as {
    paths: Record<string, Record<string, { operationId: string; parameters?: { name: string }[] }>>;
  };
  const all = Object.values(document.paths).flatMap((item) => Object.entries(item));
  // What is put or deleted is the same however often it is sent: that needs no key.
  const posts = all.filter(([method]) => method === 'post').map(([, operation]) => operation);
  const takesKey = (o: (typeof posts)[number]) => o.parameters?.some((p) => p.name === 'idempotency-key') ?? false;
  const query =
    '{ __schema { mutationType { fields { name args { name type { ofType { inputFields { name } } } } } } } }';
  const schema = (await call(`${base}/graphql`, 'POST', { body: { query } })).body.data as {
    __schema: { mutationType: { fields: { name: string; args: Argument[] }[] } };
  };
  const isKey = ({ name }: { name: string }): boolean => name === 'idempotencyKey';
  const mutations = schema.__schema.mutationType.fields
    .filter(({ args }) => args.some((arg) => isKey(arg) || arg.type.ofType?.inputFields?.some(isKey)))
    .map((f) => `GraphQL ${f.name}`);
  return {
    keyed: [...posts.filter(takesKey).map((o) => `REST ${o.operationId}`), ...mutations].sort(),
    stateless: posts
      .filter((o) => !takesKey(o))
      .map((o) => `REST ${o.operationId}`)
      .sort(),
  };
}

/** Sends one operation many times under one key: at once, then one after the other, then with another body. */
async function runTwice(bases: string[], prepare: Prepare, n: number, random: Random): Promise<{ inFlight: number }> {
  const request = await prepare(pick(bases, random), n, random);
  const key = randomUUID();
  const copies = n % 2 === 0 ? 8 : 1;
  const replies = await Promise.all(
    Array.from({ length: copies }, (_, i) => request.send(bases[i % bases.length] ?? '', key)),
  );
  const done = replies.filter((reply) => codeOf(reply) === undefined);
  const [first] = done;
  expect(first, JSON.stringify(replies)).toBeDefined();
  for (const reply of done) expect(reply).toEqual(first);
  const inFlight = replies.filter((reply) => codeOf(reply) === 'IDEMPOTENCY_IN_PROGRESS');
  expect(inFlight.length + done.length, JSON.stringify(replies.map((r) => r.body))).toBe(copies);
  for (const reply of inFlight) expect([200, 409]).toContain(reply.status);
  for (const base of bases) {
    expect(await request.send(base, key)).toEqual(first);
    const other = await request.otherwise(base, key);
    expect([other.status === 200 ? 422 : other.status, codeOf(other)]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  }
  expect(await withDatabase(database.url, (db) => request.count(db))).toBe(1);
  return { inFlight: inFlight.length };
}

describe.each(arrangements)('%s: sent twice under one key', (name, count) => {
  it(
    'every operation that changes something is carried out once, and answered the same each time',
    async () => {
      const bases = services.slice(0, count).map((s) => s.url);
      const random = randomOf(SEED * 57 + count);
      expect(Object.keys(keyed).sort()).toEqual((await published(bases[0] ?? '')).keyed);
      let inFlight = 0;
      for (const prepare of Object.values(keyed))
        for (let n = 0; n < TWICE; n++) inFlight += (await runTwice(bases, prepare, n, random)).inFlight;
      // In one process whoever comes while the first is at work is told so.
      if (count === 1) expect(inFlight).toBeGreaterThan(0);
      figure(
        GATE,
        `${name}: operations under one key, rounds of each, told to wait`,
        `${Object.keys(keyed).length}, ${TWICE}, ${inFlight}`,
      );
    },
    GATE_TIMEOUT,
  );

  it(
    'what is posted but changes nothing says the same each time',
    async () => {
      const [base = ''] = services.map((s) => s.url);
      const random = randomOf(SEED * 91);
      expect(Object.keys(stateless).sort()).toEqual((await published(base)).stateless);
      for (const prepare of Object.values(stateless)) {
        const ask = await prepare(base, random(3), random);
        const [first, ...others] = [await ask(), ...(await Promise.all([ask(), ask()]))];
        for (const other of others) expect(other).toEqual(first);
      }
    },
    GATE_TIMEOUT,
  );

  it(
    'one invite taken many times at once seats one; conceded many times at once, a game ends once',
    async () => {
      const bases = services.slice(0, count).map((s) => s.url);
      const random = randomOf(SEED * 73 + count);
      for (const name of ['REST joinGame', 'REST concede'])
        for (let n = 0; n < TWICE; n++) {
          const request = await (keyed[name] as Prepare)(pick(bases, random), n, random);
          const replies = await Promise.all(
            Array.from({ length: 16 }, () => request.send(pick(bases, random), randomUUID())),
          );
          expect(replies.filter((r) => r.status === 200).length, JSON.stringify(replies.map(codeOf))).toBe(1);
          for (const reply of replies)
            if (reply.status !== 200) expect(codeOf(reply)).toMatch(/UNAUTHORIZED|GAME_OVER/);
          expect(await withDatabase(database.url, (db) => request.count(db))).toBe(1);
        }
    },
    GATE_TIMEOUT,
  );
});

it(
  'Afterwards every log has every version once, every chain is whole, every replay is exact',
  async () => {
    const found = await withDatabase(database.url, audit);
    expect(found.faults).toEqual([]);
    expect(services.flatMap((s) => s.surprises)).toEqual([]);
    figure(GATE, 'games checked: versions, gaps, replay', `${found.games}: ${found.versions}, 0, exact`);
  },
  GATE_TIMEOUT,
);
