/** Requests that mean harm, to every route and to GraphQL: always a clear refusal, never a failure, nothing changed, nothing kept. */

import { magic } from '@arbiter/mtg';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attacksOn } from './hostile-input/attacks.js';
import { audit } from './hostile-input/audit.js';
import { checkFields, checkRoutes } from './hostile-input/authorization.js';
import { overSocket, rawRequests } from './hostile-input/garbage.js';
import { TRAPS } from './hostile-input/hostile-cards.js';
import { asking, place } from './hostile-input/matrix.js';
import { type Attack, send } from './hostile-input/request.js';
import { heap, startTarget, type Target, watchProcess } from './hostile-input/target.js';
import { spring } from './hostile-input/trap.js';
import { told, wrongWith } from './hostile-input/verdict.js';
import { hugePosition, MAGIC, makeGame, post, World } from './hostile-input/world.js';
import { hunt } from './hostile-input/worst/hunt.js';
import { type Cost, excess } from './hostile-input/worst/meter.js';
import { figure, full, GATE_TIMEOUT, SEED, scale } from './support/gate.js';

const GATE = 'hostile-input';
/** `REQUESTS=50000 npx vitest run --project system hostile-input` */
const REQUESTS = scale('REQUESTS', 2_000, 1_000_000);
const SOCKETS = scale('SOCKETS', 100, 20_000);
/** Games that are kept at hand, and a few more. */
const FULL_CACHES = 1_100;
const HUGE = scale('HUGE', 3, 120);
/** In the everyday form only some of them. */
const TRAPS_TRIED = TRAPS.filter((_, i) => full || i % 6 === 4);
/** Positions with answers that the search for the worst call tries for each game. */
const PLANS = scale('PLANS', 1, 2_000);
/** Units that a call may count: what is allowed, and what the last thing done before it is refused may take. */
const MAX_UNITS = 150_000;
/** Reference units of processor time that any call may take: about a second where they are as long as units are meant. */
const MAX_TIME = 250_000;
/** How many times as long as what it counts a call may take. */
const MAX_EXCESS = 6;
const AT_ONCE = 32;
const WINDOW = 5_000;
/** Milliseconds that no machine, however busy, needs for what the budget allows; the figure says how long it was. */
const ENDLESS = 15_000;
/** Megabytes; what is in the caches at any moment differs by less. */
const MAX_GROWTH = 40;

let t: Target;
let world: World;
let watch: ReturnType<typeof watchProcess>;
beforeAll(async () => {
  watch = watchProcess();
  t = await startTarget();
  world = new World(t.app);
  await world.renew();
  for (const secret of world.secrets()) t.secrets.add(secret);
});
afterAll(async () => {
  await t?.close();
  watch?.stop();
});

/** Runs a property; what fails is told by itself, without the hundreds of requests around it. */
async function holds<T>(property: fc.IAsyncProperty<T>, numRuns: number): Promise<void> {
  const run = await fc.check(property, { seed: SEED, numRuns, endOnFailure: true });
  if (run.failed)
    throw new Error(`SEED=${SEED}, run ${run.numRuns}: ${run.errorInstance}`, { cause: run.errorInstance });
}

/** Caches fill up first; from then on the heap stays as it is. */
function checkHeap(heaps: readonly number[]): void {
  const settled = heaps.slice(Math.ceil(heaps.length / 3));
  const [first, last] = [settled[0], settled.at(-1)];
  if (settled.length < 4 || first === undefined || last === undefined) return;
  figure(GATE, 'heap after a third of the requests, and at the end', `${first.toFixed(0)} MB, ${last.toFixed(0)} MB`);
  expect(last - first).toBeLessThan(MAX_GROWTH);
}

describe('Generated requests', () => {
  it(`${REQUESTS} of them never fail, change nothing unasked, and leave nothing in memory`, {
    timeout: GATE_TIMEOUT,
  }, async () => {
    const sent = new Map<string, number>();
    const statuses = new Map<number, number>();
    const heaps: number[] = [];
    const slowest = { ms: 0, what: '' };
    /** The first of each kind of fault. */
    const wrongs = new Map<string, string>();
    let total = 0;
    const one = async (attack: Attack): Promise<void> => {
      const before = performance.now();
      const done = await send(t.app, attack, world.known);
      const ms = performance.now() - before;
      const wrong = wrongWith(done, world.stillTokens);
      if (wrong && !wrongs.has(`${wrong} ${attack.kind}`)) {
        wrongs.set(`${wrong} ${attack.kind}`, told(done));
        console.error(`${wrong}: ${told(done)}`);
      }
      const kind = attack.kind.replace(/:.*/, '');
      sent.set(kind, (sent.get(kind) ?? 0) + 1);
      statuses.set(done.reply.statusCode, (statuses.get(done.reply.statusCode) ?? 0) + 1);
      if (ms > slowest.ms) Object.assign(slowest, { ms, what: told(done).slice(0, 800) });
    };
    const batch = fc.array(await attacksOn(t.app), { minLength: AT_ONCE, maxLength: AT_ONCE });
    // Games that are kept at hand are no leak: there are as many as are ever kept before anything is measured.
    if (full) for (let i = 0; i < FULL_CACHES; i++) await makeGame(t.app);
    const started = Date.now();
    await holds(
      fc.asyncProperty(batch, async (all) => {
        await Promise.all(all.map(one));
        total += all.length;
        if (total % WINDOW < AT_ONCE) {
          expect(await world.versionOf(String(world.known.still)), 'a game whose tokens nobody has').toBe(0);
          await world.renew();
          t.secrets.clear();
          for (const secret of world.secrets()) t.secrets.add(secret);
          heaps.push(heap());
        }
        expect(wrongs.size, 'kinds of faults').toBeLessThan(8);
      }),
      Math.ceil(REQUESTS / AT_ONCE),
    );
    expect({ faults: [...wrongs], log: t.faults.slice(0, 5) }).toEqual({ faults: [], log: [] });
    expect(watch.noticed, 'what nobody caught').toEqual([]);
    const seconds = (Date.now() - started) / 1000;
    for (const [kind, count] of sent) figure(GATE, `requests: ${kind}`, count);
    figure(
      GATE,
      'replies by status',
      [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([s, n]) => `${s}: ${n}`)
        .join(', '),
    );
    figure(GATE, 'requests a second', Math.round(total / seconds));
    figure(GATE, 'replies of 500 and above, faults in the log, rejections that nobody caught', 0);
    figure(GATE, 'log lines at level trace without a secret', t.lines());
    checkHeap(heaps);
  });

  it(`${HUGE} positions as large as can be don't fill the memory`, { timeout: GATE_TIMEOUT }, async () => {
    const heaps: number[] = [];
    for (let i = 0; i < HUGE; i++) {
      const { game } = (await post(t.app, '/v1/games', { ...MAGIC, scenario: hugePosition(i) })) as { game: string };
      expect((await t.app.inject(`/v1/games/${game}`)).statusCode).toBe(200);
      heaps.push(heap());
    }
    figure(GATE, `heap after each of ${HUGE} huge positions, at most`, `${Math.max(...heaps).toFixed(0)} MB`);
    if (full) expect((heaps.at(-1) as number) - (heaps[HUGE >> 1] as number)).toBeLessThan(MAX_GROWTH);
  });

  it(`${SOCKETS} of them on bare sockets`, { timeout: GATE_TIMEOUT }, async () => {
    await holds(
      fc.asyncProperty(fc.array(rawRequests, { minLength: 16, maxLength: 16 }), async (all) => {
        const replies = await Promise.all(all.map((bytes) => overSocket(t.port, bytes)));
        for (const [i, reply] of replies.entries()) expect(reply, all[i]).not.toMatch(/^HTTP\/1\.1 5/);
        expect(t.faults).toEqual([]);
        expect(watch.noticed).toEqual([]);
      }),
      Math.ceil(SOCKETS / 16),
    );
    expect((await t.app.inject('/health')).statusCode).toBe(200);
  });
});

describe('Who may do what', () => {
  it('is the same for every route and every kind of token as the matrix says', { timeout: GATE_TIMEOUT }, async () => {
    const { cells, differences } = await checkRoutes(t.app);
    expect(differences).toEqual([]);
    figure(GATE, 'routes × tokens checked', cells);
  });

  it('is the same for every field of GraphQL', { timeout: GATE_TIMEOUT }, async () => {
    const { cells, differences } = await checkFields(t.app);
    expect(differences).toEqual([]);
    figure(GATE, 'GraphQL fields × tokens checked', cells);
  });

  it('A seat sees its own hand, a spectator none, the judge all', async () => {
    const here = await place(t.app);
    const hands = async (token: string | undefined) => {
      const { view } = (await t.app.inject(asking('GET', `/v1/games/${here.game.game}`, token, undefined))).json<{
        view: { zones: { id: string; owner: number | null; objects?: string[] }[] };
      }>();
      return view.zones.filter((z) => z.id === 'hand').map((z) => z.objects !== undefined);
    };
    expect(await hands(here.game.seats[0]?.token)).toEqual([true, false]);
    expect(await hands(here.game.seats[1]?.token)).toEqual([false, true]);
    expect(await hands(undefined)).toEqual([false, false]);
    expect(await hands(here.game.judgeToken)).toEqual([true, true]);
  });
});

describe('Cards and scenarios that want all there is', () => {
  it(`${TRAPS_TRIED.length} of them end, or are refused in so many words`, {
    timeout: GATE_TIMEOUT,
  }, () => {
    let worst = { ms: 0, name: '' };
    let refused = 0;
    let most = 0;
    for (const trap of TRAPS_TRIED) {
      const { worst: ms, call, told } = spring(magic, trap);
      expect(ms, `${trap.name}: ${call}`).toBeLessThan(ENDLESS);
      for (const refusal of told)
        expect(refusal, trap.name).toMatch(
          /takes more steps than|more objects than|become larger than|is not legal|combination|must|not begun/,
        );
      refused += told.length > 0 ? 1 : 0;
      if (ms > worst.ms) worst = { ms, name: trap.name };
      most = Math.max(most, heap());
    }
    figure(GATE, 'hostile cards and scenarios', TRAPS_TRIED.length);
    figure(GATE, 'of these refused', refused);
    figure(GATE, 'longest work for one call', `${Math.round(worst.ms)} ms (${worst.name})`);
    figure(GATE, 'heap after any of them', `${Math.round(most)} MB`);
  });
});

describe('The worst call', () => {
  it(`that a search among ${PLANS} positions and much rubbish for each game finds is counted, and bounded`, {
    timeout: GATE_TIMEOUT,
  }, () => {
    // The full form tells how long the worst calls take, and looks at each several times; every day it is enough that none is too slow.
    const isFine = (cost: Cost): boolean => !full && cost.time < MAX_TIME && excess(cost) < MAX_EXCESS;
    const { worst, unit } = hunt(SEED, PLANS, isFine);
    figure(GATE, 'microseconds of a reference unit of work', unit.toFixed(1));
    for (const { game, costly, hidden, units } of worst) {
      const told = `${game}: ${costly.call}`;
      const seconds = `${Math.round(costly.ms)} ms`;
      figure(
        GATE,
        `worst call that a search found, ${told.slice(0, 60)}`,
        `${Math.round(costly.units)} units, ${seconds}`,
      );
      expect(units, game).toBeLessThan(MAX_UNITS);
      expect(costly.time, told).toBeLessThan(MAX_TIME);
      expect(excess(hidden), `${game}: ${JSON.stringify(hidden)}`).toBeLessThan(MAX_EXCESS);
    }
  });
});

/** It asks the registry, so not every day. */
if (full)
  describe('What the product depends on', () => {
    it('has no grave weakness that is known, as far as the registry can be asked', { timeout: GATE_TIMEOUT }, () => {
      const found = audit();
      const told =
        found && ['low', 'moderate', 'high', 'critical'].map((how) => `${how}: ${found[how] ?? 0}`).join(', ');
      figure(GATE, 'known weaknesses of dependencies', told ?? 'the registry did not answer; not checked');
      expect([found?.high ?? 0, found?.critical ?? 0]).toEqual([0, 0]);
    });
  });
