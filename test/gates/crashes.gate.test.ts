/**
 * The service and the database are killed (kill -9) again and again while clients play and repeat what was not answered:
 * nothing acknowledged is lost, nothing is carried out twice, every chain stays whole, nobody is left waiting.
 *
 * SERVICE_KILLS, DATABASE_KILLS, EMBEDDED_KILLS: how often. PLAYERS: clients at work. CLOCKS: games whose time runs out meanwhile.
 * MATCHES: matches that the clock plays meanwhile. MATCH_KILLS: ends of games at which the service is killed.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '@arbiter/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../apps/api/test/support/receiver.js';
import { lost, twice } from './crashes/check.js';
import { deadlineFaults, setClocks } from './crashes/deadlines.js';
import { Ledger } from './crashes/ledger.js';
import { Matches } from './crashes/matches.js';
import { checkOutage } from './crashes/outage.js';
import { play } from './crashes/player.js';
import { audit } from './support/audit.js';
import { call } from './support/client.js';
import { connections, DatabaseServer, holdUp, killPostgres, postmaster, withDatabase } from './support/database.js';
import { figure, GATE_TIMEOUT, SEED, scale } from './support/gate.js';
import { ServiceProcess } from './support/service.js';
import { type Random, randomOf } from './support/tables.js';

const GATE = 'crashes';
const SERVICE_KILLS = scale('SERVICE_KILLS', 1, 50);
const DATABASE_KILLS = scale('DATABASE_KILLS', 1, 50);
const EMBEDDED_KILLS = scale('EMBEDDED_KILLS', 2, 50);
const PLAYERS = scale('PLAYERS', 6, 12);
const CLOCKS = scale('CLOCKS', 6, 30);
const MATCHES = scale('MATCHES', 3, 30);
const MATCH_KILLS = scale('MATCH_KILLS', 2, 20);
/** The pool and the connection that listens; those of the job queue, and the one that says that it lives. */
const CONNECTIONS = 16 + 1 + 13 + 1;

/** Lets clients play while `disturb` does its worst; then lets them finish what they had begun. */
async function underLoad(
  base: string,
  ledger: Ledger,
  random: Random,
  disturb: (traffic: () => Promise<void>) => Promise<void>,
): Promise<void> {
  let stopped = false;
  const field = { base, ledger, stopped: () => stopped };
  const first = ledger.tables.length;
  const players = Array.from({ length: PLAYERS }, (_, n) =>
    play(field, first + n, PLAYERS, randomOf(SEED * 1009 + first + n)),
  );
  const playing = Promise.all(players);
  // A moment of traffic, and then any instant, most often one with requests under way.
  const traffic = async (): Promise<void> => {
    const enough = ledger.acknowledged.length + 5 + random(40);
    while (ledger.acknowledged.length < enough && !stopped) await sleep(2);
    await sleep(random(12));
  };
  await Promise.race([disturb(traffic), playing]).finally(() => {
    stopped = true;
  });
  await playing;
}

/** What must hold whoever was killed. */
async function check(
  base: string,
  url: string,
  ledger: Ledger,
  service: ServiceProcess,
  who: string,
  dataDir?: string,
): Promise<void> {
  expect(ledger.wrong).toEqual([]);
  expect(service.surprises).toEqual([]);
  const { faults, unanswered } = await lost(base, ledger);
  expect(faults).toEqual([]);
  await withDatabase(url, async (db) => {
    expect(await twice(db, ledger)).toEqual([]);
    const found = await audit(db, dataDir);
    expect(found.faults).toEqual([]);
    const { acknowledged, broken, unavailable, retries, insisted } = ledger;
    figure(GATE, `${who}: games; moves acknowledged`, `${found.games}; ${acknowledged.length}`);
    figure(GATE, `${who}: connections broken; answers 503; requests repeated`, `${broken}; ${unavailable}; ${retries}`);
    figure(GATE, `${who}: requests answered only when repeated`, insisted);
    figure(GATE, `${who}: moves committed before the crash, answered after it`, unanswered);
    figure(GATE, `${who}: moves lost; carried out twice; chains broken`, '0; 0; 0');
    const { faults: untimely, acted } = await deadlineFaults(db);
    expect(untimely).toEqual([]);
    figure(GATE, `${who}: deadlines acted on; twice or missed`, `${acted}; 0`);
  });
}

describe('a service and a database server', () => {
  const ledger = new Ledger();
  let database: DatabaseServer;
  let service: ServiceProcess;
  let receiver: Receiver;
  let matches: Matches;
  beforeAll(async () => {
    [database, receiver] = await Promise.all([DatabaseServer.start(), startReceiver()]);
    matches = new Matches(ledger, receiver);
    service = await ServiceProcess.start({ DATABASE_URL: database.url, WEBHOOK_ALLOW_PRIVATE: '1' });
  }, GATE_TIMEOUT);
  afterAll(async () => {
    await service?.stop();
    await receiver?.close();
    await database?.remove();
  }, GATE_TIMEOUT);

  it(`the service is killed ${SERVICE_KILLS} times`, { timeout: GATE_TIMEOUT }, async () => {
    await setClocks(service.url, ledger, CLOCKS, randomOf(SEED * 29));
    const random = randomOf(SEED * 37);
    for (let n = 0; n < MATCHES; n++) await matches.open(service.url, n, random, 1 + random(2));
    await underLoad(service.url, ledger, randomOf(SEED * 17), async (traffic) => {
      for (let kills = 0; kills < SERVICE_KILLS; kills++) {
        await traffic();
        await service.kill();
        await service.up();
      }
      await traffic();
    });
    expect(ledger.wrong).toEqual([]);
    expect(ledger.broken).toBeGreaterThan(0);
    figure(GATE, 'service killed under load', SERVICE_KILLS);
  });

  it(`the service is killed ${MATCH_KILLS} times as a game of a match ends, and the next one is made all the same`, {
    timeout: GATE_TIMEOUT,
  }, async () => {
    const random = randomOf(SEED * 41);
    for (let kills = 0; kills < MATCH_KILLS; kills++) {
      const match = await matches.open(service.url, kills, random, 8);
      await matches.killAtEnd(service, database.url, match, kills % 2 === 0);
    }
    expect(ledger.wrong).toEqual([]);
    figure(GATE, 'service killed as a game of a match ends', MATCH_KILLS);
  });

  it(`the database is killed ${DATABASE_KILLS} times, and the service goes on without a new start`, {
    timeout: GATE_TIMEOUT,
  }, async () => {
    const random = randomOf(SEED * 19);
    const { pid } = service;
    await underLoad(service.url, ledger, random, async (traffic) => {
      for (let kills = 0; kills < DATABASE_KILLS; kills++) {
        await traffic();
        // Every other time with statements sure to be under way.
        const release = kills % 2 === 0 ? await holdUp(database.url) : undefined;
        await database.kill();
        await release?.();
        if (kills % 5 === 0) await checkOutage(service.url);
        await sleep(random(1000));
        await database.up();
      }
      await traffic();
    });
    expect(service.pid).toBe(pid);
    expect((await call(`${service.url}/health`, 'GET')).body).toEqual({ status: 'ok' });
    expect((await call(`${service.url}/ready`, 'GET')).status).toBe(200);
    expect(await withDatabase(database.url, connections)).toBeLessThanOrEqual(CONNECTIONS);
    expect(ledger.unavailable).toBeGreaterThan(0);
    figure(GATE, 'database killed under load', DATABASE_KILLS);
  });

  it('every match is played to its end: no next game twice, no time for decks lost, no webhook lost', {
    timeout: GATE_TIMEOUT,
  }, async () => {
    const { faults, games, told } = await withDatabase(database.url, (db) => matches.faults(service.url, db));
    expect(faults).toEqual([]);
    figure(GATE, 'matches; their games; twice or never made', `${matches.all.length}; ${games}; 0`);
    figure(GATE, 'webhooks of matches; lost', `${told}; 0`);
  });

  it('nothing acknowledged is lost, nothing is carried out twice, every chain is whole', {
    timeout: GATE_TIMEOUT,
  }, async () => {
    await check(service.url, database.url, ledger, service, 'service and database');
  });
});

/** Ways in which a service and its own database may end; after each it must come back on the same folder. */
const ENDS: ((service: ServiceProcess, folder: string) => Promise<unknown>)[] = [
  // The database alone: nobody starts the service again.
  (_service, folder) => killPostgres(folder),
  // Everything at once, and the number of the server's process has gone to somebody else.
  async (service, folder) => {
    const first = await postmaster(folder);
    await Promise.all([killPostgres(folder), service.kill()]);
    const file = join(folder, 'postgres', 'postmaster.pid');
    await writeFile(file, (await readFile(file, 'utf8')).replace(String(first), String(process.pid)));
    await service.up();
  },
  async (service) => {
    await service.kill();
    await service.up();
  },
  // The first process alone, while its children live on for a moment.
  (_service, folder) => killPostgres(folder, 'first'),
  async (service, folder) => {
    await Promise.all([killPostgres(folder, 'first'), service.kill()]);
    await service.up();
  },
];

it(`the service with its own database: either or both are killed ${EMBEDDED_KILLS} times`, {
  timeout: GATE_TIMEOUT,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-gate-'));
  const service = await ServiceProcess.start({ DATA_DIR: folder });
  const ledger = new Ledger();
  try {
    await setClocks(service.url, ledger, CLOCKS, randomOf(SEED * 31));
    await underLoad(service.url, ledger, randomOf(SEED * 23), async (traffic) => {
      for (let kills = 0; kills < EMBEDDED_KILLS; kills++) {
        await traffic();
        await ENDS[kills % ENDS.length]?.(service, folder);
      }
      await traffic();
    });
    figure(GATE, 'service or its own database killed under load', EMBEDDED_KILLS);
    // Attaches to the service's server.
    const { url } = await startEmbedded(folder);
    await check(service.url, url(), ledger, service, 'service with its own database', folder);
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});
