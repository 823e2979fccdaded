/** Durable actions beside a bare route that inserts a row as large: how many, how late, how much write-ahead log. */
import { median } from '../support/contest.js';
import type { Row } from '../support/table.js';
import { type Bench, withBare, withService } from './group.js';
import type { Report, Way } from './load.js';

const CONNECTIONS = [1, 16, 32];
/** Where the aims are judged. */
const JUDGED = 16;
const GAMES = 96;
/** Rounds' worth of seconds before the first round. */
const WARM_UP = 6;
/** Of the bare route, where they are judged: with the view in each reply, and without it. */
const AIM_WITH_VIEW = 0.35;
const AIM_MINIMAL = 0.5;
const AIM_TAIL = 4;
const AIM_WAL = 1000;

interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Bytes of write-ahead log for each. */
  wal: number;
  /** Milliseconds of CPU that the serving process took for each: what it costs, however busy the machine is otherwise. */
  cpu: number;
}

export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;

async function walPosition({ database }: Bench): Promise<bigint> {
  const { rows } = await database.pool.query(`SELECT (pg_current_wal_lsn() - '0/0')::text AS at`);
  return BigInt(rows[0].at);
}

async function cpuSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/process_cpu_seconds_total"?[ :]+([\d.e-]+)/.exec(text.replace(/^#.*$/gm, ''))?.[1]);
}

async function measured(bench: Bench, url: string, run: () => Promise<Report>): Promise<Measured> {
  const before = await walPosition(bench);
  const begun = await cpuSeconds(url);
  const { done, seconds, latencies } = await run();
  const cpu = (1000 * ((await cpuSeconds(url)) - begun)) / done;
  const wal = Number((await walPosition(bench)) - before) / done;
  return { perSecond: done / seconds, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), wal, cpu };
}

/** The same actions, answered without the view: the caller reads and the service writes a fraction of it. */
function minimalRows(connections: number, minimal: Measured[], bare: Measured[]): Row[] {
  const ratio = median(minimal.map((m, i) => m.perSecond / (bare[i]?.perSecond ?? Number.NaN)));
  return [
    {
      measure: `durable actions at ${connections} connections, Prefer: return=minimal`,
      figure: middle(minimal, 'perSecond'),
      unit: 'per second',
      ratio: { of: ratio, to: 'the bare insert route' },
      aim: { text: `≥ ${AIM_MINIMAL} × the bare route`, reached: ratio >= AIM_MINIMAL },
    },
  ];
}

const middle = (all: Measured[], what: keyof Measured): number => median(all.map((m) => m[what]));

function rowsOf(connections: number, ours: Measured[], bare: Measured[]): Row[] {
  const at = `at ${connections} connection${connections > 1 ? 's' : ''}`;
  const ofBare = median(ours.map((m, i) => m.perSecond / (bare[i]?.perSecond ?? Number.NaN)));
  const tail = median(ours.map((m) => m.p99 / m.p50));
  const wal = middle(ours, 'wal');
  const judged = connections === JUDGED;
  return [
    {
      measure: `durable actions ${at}`,
      figure: middle(ours, 'perSecond'),
      unit: 'per second',
      ratio: { of: ofBare, to: 'the bare insert route' },
      aim: judged ? { text: `≥ ${AIM_WITH_VIEW} × the bare route`, reached: ofBare >= AIM_WITH_VIEW } : undefined,
    },
    { measure: `the bare insert route ${at}`, figure: middle(bare, 'perSecond'), unit: 'per second' },
    { measure: `an action ${at}, p50`, figure: middle(ours, 'p50'), unit: 'ms' },
    {
      measure: `an action ${at}, p99`,
      figure: middle(ours, 'p99'),
      unit: 'ms',
      ratio: { of: tail, to: 'p50' },
      aim: judged ? { text: `≤ ${AIM_TAIL} × p50`, reached: tail <= AIM_TAIL } : undefined,
    },
    { measure: `a bare insert ${at}, p50`, figure: middle(bare, 'p50'), unit: 'ms' },
    {
      measure: `a bare insert ${at}, p99`,
      figure: middle(bare, 'p99'),
      unit: 'ms',
      ratio: { of: median(bare.map((m) => m.p99 / m.p50)), to: 'p50' },
    },
    {
      measure: `CPU of an action ${at}, in the service`,
      figure: middle(ours, 'cpu'),
      unit: 'ms',
      ratio: { of: median(ours.map((m, i) => m.cpu / (bare[i]?.cpu ?? Number.NaN))), to: 'that of a bare insert' },
    },
    {
      measure: `write-ahead log of an action ${at}`,
      figure: wal,
      unit: 'bytes',
      ratio: { of: median(ours.map((m, i) => m.wal / (bare[i]?.wal ?? Number.NaN))), to: 'that of a bare insert' },
      aim: { text: `≤ ${AIM_WAL}`, reached: wal <= AIM_WAL },
    },
  ];
}

export const throughput = (bench: Bench): Promise<Row[]> =>
  withBare(bench, (bareUrl) =>
    withService(bench, async (url, caller) => {
      await caller.do({ order: 'create', url, games: GAMES });
      const load = (way: Way, connections: number, seconds: number): Promise<Measured> => {
        const to = way === 'insert' ? bareUrl : url;
        return measured(bench, to, () => caller.do({ order: 'load', url: to, way, connections, seconds }));
      };
      // Thousands of actions, until all that an action needs is compiled; an insert needs little.
      for (const way of ['act', 'insert'] as const) await load(way, JUDGED, WARM_UP * bench.seconds);
      const rows: Row[] = [];
      for (const connections of CONNECTIONS) {
        const ours: Measured[] = [];
        const bare: Measured[] = [];
        const minimal: Measured[] = [];
        for (let round = 0; round < bench.rounds; round++) {
          ours.push(await load('act', connections, bench.seconds));
          bare.push(await load('insert', connections, bench.seconds));
          if (connections === JUDGED) minimal.push(await load('actMinimal', connections, bench.seconds));
        }
        rows.push(...rowsOf(connections, ours, bare));
        if (minimal.length > 0) rows.push(...minimalRows(connections, minimal, bare));
      }
      return rows;
    }),
  );
