/**
 * Mixed load for a long time: play over REST and GraphQL, looks at the present and the past, streams and subscriptions that
 * come and go or are cut, decks, positions, bad requests; and games by mail with clocks, orders, offers, webhooks, mail and searching
 * bots. Memory, response times and connections stay flat.
 *
 * SOAK_SECONDS: how long. WORKERS: clients at once. CORRESPONDENTS: pairs who play by mail.
 */
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Inbox, startInbox } from '../../apps/api/test/support/inbox.js';
import { type Receiver, startReceiver } from '../../apps/api/test/support/receiver.js';
import { Correspondent } from './soak/correspondent.js';
import { megabytes, quantile, thirds } from './soak/flat.js';
import { Probe } from './soak/probe.js';
import { type Journal, type Sample, Worker } from './soak/worker.js';
import { audit } from './support/audit.js';
import { call } from './support/client.js';
import { connections, DatabaseServer, withDatabase } from './support/database.js';
import { figure, full, GATE_TIMEOUT, SEED, scale } from './support/gate.js';
import { cpuOf, ServiceProcess } from './support/service.js';
import { randomOf } from './support/tables.js';

const GATE = 'soak';
const SECONDS = scale('SOAK_SECONDS', 10, 20 * 60);
const WORKERS = scale('WORKERS', 6, 8);
const CORRESPONDENTS = scale('CORRESPONDENTS', 1, 2);
/** Caches fill and code is compiled: until then nothing is flat. */
const WARM_UP = full ? 0.15 : 0.3;
const SAMPLE_EVERY_MS = Math.max(1000, SECONDS * 12);
/** Of the pool, and the one that listens; of the job queue: its workers, one that listens for each lane, and its lock. */
const CONNECTIONS = 16 + 1 + (3 + 8 + 4) + 3 + 1;
/** A short run cannot tell growth from warming up: there only what is far out counts. */
const long = SECONDS >= 300;
const MEMORY_FACTOR = long ? 1.15 : 2;
const MEMORY_SLACK = (long ? 16 : 64) * 1_048_576;
const TIME_FACTOR = long ? 1.5 : 10;
const TIME_SLACK_MS = long ? 10 : 1000;
const WORK_FACTOR = long ? 1.25 : 5;
const WORK_SLACK_MS = long ? 1 : 100;

let database: DatabaseServer;
let service: ServiceProcess;
let probe: Probe;
let inbox: Inbox;
let receiver: Receiver;
beforeAll(async () => {
  [database, inbox, receiver] = await Promise.all([DatabaseServer.start(), startInbox(), startReceiver()]);
  const settings = { DATABASE_URL: database.url, SMTP_URL: inbox.url, WEBHOOK_ALLOW_PRIVATE: '1' };
  service = await ServiceProcess.start(settings);
  probe = await Probe.start();
}, GATE_TIMEOUT);
afterAll(async () => {
  probe?.stop();
  await service?.stop();
  await Promise.all([inbox?.close(), receiver?.close()]);
  await database?.remove();
}, GATE_TIMEOUT);

interface Measured {
  at: number;
  heap: number;
  rss: number;
  /** Milliseconds of processor time that the service has taken, and a bare server beside it. */
  cpu: number;
  bareCpu: number;
  /** Open files and sockets. */
  files: number;
  /** Timers that wait: one that nobody needs any more belongs to something that was never let go. */
  timers: number;
  connections: number;
}

async function measure(): Promise<Measured> {
  const { heap, rss, resources } = await service.memory();
  const files = readdirSync(`/proc/${service.pid}/fd`).length;
  const timers = resources.Timeout ?? 0;
  const [cpu, bareCpu] = [cpuOf(service.pid), cpuOf(probe.pid)];
  return {
    at: Date.now(),
    heap,
    rss,
    cpu,
    bareCpu,
    files,
    timers,
    connections: await withDatabase(database.url, connections),
  };
}

/** The medians of the first and the last third; the last must not be above the first by more than this. */
function expectFlat(
  what: string,
  [first, last]: [number, number],
  factor: number,
  slack: number,
  text: (n: number) => string,
): void {
  figure(GATE, `${what}, first and last third`, `${text(first)}, ${text(last)}`);
  expect(last, what).toBeLessThanOrEqual(first * factor + slack);
}

const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;

/** How long answers took in the first and in the last third. */
const quantiles = (samples: Sample[], from: number, to: number, part: number): [number, number] =>
  thirds(samples, from, to).map((third) =>
    quantile(
      third.map((s) => s.ms),
      part,
    ),
  ) as [number, number];

/** The processor time for one answer in a part of what was measured, from the measurement before it on. */
function workOf(measured: Measured[], part: Measured[], samples: Sample[], which: 'cpu' | 'bareCpu'): number {
  const first = measured[Math.max(0, measured.indexOf(part[0] as Measured) - 1)] as Measured;
  const last = part.at(-1) as Measured;
  const answers = samples.filter(({ at }) => at > first.at && at <= last.at).length;
  return (last[which] - first[which]) / answers;
}

it(`${SECONDS} seconds of mixed load leave memory, response times and connections flat`, {
  timeout: GATE_TIMEOUT,
}, async () => {
  const journal: Journal = { samples: [], done: new Map(), wrong: [] };
  const before = await measure();
  const begun = Date.now();
  const until = begun + SECONDS * 1000;
  const stopped = (): boolean => Date.now() > until || journal.wrong.length > 20;
  const workers = Array.from({ length: WORKERS }, (_, n) => new Worker(service.url, randomOf(SEED * 401 + n), journal));
  const post = { inbox, receiver: receiver.url };
  const byMail = Array.from(
    { length: CORRESPONDENTS },
    (_, n) => new Correspondent(service.url, n, randomOf(SEED * 503 + n), journal, post),
  );
  const working = Promise.all([...workers, ...byMail, probe].map((each) => each.run(stopped)));
  const measured: Measured[] = [];
  while (!stopped()) {
    await sleep(Math.min(SAMPLE_EVERY_MS, Math.max(0, until - Date.now())));
    measured.push(await measure());
  }
  await working;
  const end = Date.now();
  expect(journal.wrong).toEqual([]);
  expect(service.surprises).toEqual([]);

  // What was begun is answered after that, when less is asked and the bare server no longer is.
  const to = Math.min(end, until);
  const from = begun + (to - begun) * WARM_UP;
  const requests = [...journal.done.values()].reduce((a, b) => a + b, 0);
  figure(
    GATE,
    'seconds; clients; things done; answers timed',
    `${SECONDS}; ${WORKERS}; ${requests}; ${journal.samples.length}`,
  );
  figure(
    GATE,
    'streams and subscriptions opened',
    (journal.done.get('stream') ?? 0) + 3 * (journal.done.get('subscription') ?? 0),
  );
  const [early, late] = thirds(measured, from, to);
  for (const kind of ['heap', 'rss'] as const) {
    const medians = [early, late].map((part) =>
      quantile(
        part.map((m) => m[kind]),
        0.5,
      ),
    ) as [number, number];
    const what = kind === 'heap' ? 'live objects after collection' : 'resident memory';
    expectFlat(what, medians, MEMORY_FACTOR, MEMORY_SLACK, megabytes);
  }
  for (const part of [0.5, 0.99]) {
    const times = quantiles(journal.samples, from, to, part);
    // What a bare server takes longer by is not the service's doing.
    const [calm, busy] = quantiles(probe.samples, from, to, part);
    const what = `p${part * 100} of answers`;
    figure(GATE, `${what} of a bare server, first and last third`, `${milliseconds(calm)}, ${milliseconds(busy)}`);
    expectFlat(what, times, TIME_FACTOR * Math.max(1, busy / calm), TIME_SLACK_MS, milliseconds);
  }
  // The same work takes longer where others share the processor's caches.
  const [bare, bareLate] = [early, late].map((part) => workOf(measured, part, probe.samples, 'bareCpu')) as [
    number,
    number,
  ];
  const work = [early, late].map((part) => workOf(measured, part, journal.samples, 'cpu')) as [number, number];
  figure(GATE, 'processor time for one answer of a bare server', `${milliseconds(bare)}, ${milliseconds(bareLate)}`);
  const factor = WORK_FACTOR * Math.max(1, bareLate / bare);
  expectFlat('processor time for one answer', work, factor, WORK_SLACK_MS, milliseconds);

  // Whoever came has gone: what is left are the pool, and connections that clients keep for their next request.
  await sleep(1500);
  const after = await measure();
  const most = Math.max(...measured.map((m) => m.connections));
  figure(GATE, 'connections to the database, at most and afterwards', `${most}, ${after.connections}`);
  figure(GATE, 'open files and sockets, before and afterwards', `${before.files}, ${after.files}`);
  figure(GATE, 'timers, before and afterwards', `${before.timers}, ${after.timers}`);
  expect(most).toBeLessThanOrEqual(CONNECTIONS);
  // Each connection of the pool has one, which closes it when nobody needs it; so may each that a client keeps. What leaks is hundreds.
  expect(after.timers).toBeLessThanOrEqual(before.timers + after.connections + WORKERS);
  expect(after.files).toBeLessThanOrEqual(before.files + CONNECTIONS + 3 * WORKERS);
  figure(GATE, 'webhooks and mails received', `${receiver.got.length}, ${inbox.got.length}`);
  expect((await withDatabase(database.url, audit)).faults).toEqual([]);
  expect((await call(`${service.url}/health`, 'GET')).body).toEqual({ status: 'ok' });
});
