/** Games, choices, stateless steps, crowded boards and sizes of states, of every ruleset. */
import { deflateRawSync } from 'node:zlib';
import type { BenchOptions } from '../main.js';
import { contest, type Measured, median, rate, times, total } from '../support/contest.js';
import type { Row } from '../support/table.js';
import { games, midGames, rulesetOf } from './games.js';

/** Code is compiled to its end after some hundred games, so that many are played before anything counts. */
const THOROUGH = { warm: 8, rounds: 7 };
const QUICK = { warm: 2, rounds: 2 };
const SCRIPT = 'engine/worker.ts';
const CROWDS = [25, 50, 100, 200];
/** Random games in a CPU second, of Magic, on a quiet machine. */
const AIM_GAMES = 40;
/** Bytes of garbage a decision, bytes of a live game, and cost with 200 permanents beside that with 25. */
const AIM_GARBAGE = 10_000;
const AIM_LIVE = 100_000;
const AIM_CROWDED = 2.5;
const AIM_ASLEEP = 6000;

/** A rate by the main thread's CPU, with that by the process's. */
const perSecond = (measured: Measured, what: string): Pick<Row, 'figure' | 'unit' | 'process'> => ({
  figure: rate(measured, what),
  unit: 'per CPU second',
  process: rate(measured, what, 'process'),
});

async function playing(id: string, rounds: object): Promise<Row[]> {
  const results = await contest(
    [
      { name: 'none', script: SCRIPT, args: ['games', id, 'none'] },
      { name: 'smart', script: SCRIPT, args: ['games', id, 'smart'] },
      { name: 'idle', script: SCRIPT, args: ['games', id, 'idle'] },
      { name: 'stateless', script: SCRIPT, args: ['stateless', id] },
      { name: 'json', script: SCRIPT, args: ['json', id] },
    ],
    rounds,
  );
  const rows: Row[] = [];
  for (const [mode, measured] of [
    ['none', results.none],
    ['smart', results.smart],
    ['idle', results.idle],
  ] as const) {
    const { checksum } = measured;
    const each = total(measured, 'decisions') / total(measured, 'games');
    const figure = rate(measured, 'games');
    const aim = id === 'mtg' && mode === 'none' ? { text: `≥ ${AIM_GAMES}`, reached: figure >= AIM_GAMES } : undefined;
    const name = (what: string): string =>
      `${id}, ${mode === 'idle' ? 'idle seats passed for' : `autoPass ${mode}`}: ${what}`;
    rows.push(
      { measure: name('random games'), ...perSecond(measured, 'games'), aim, checksum },
      { measure: name('choices'), ...perSecond(measured, 'choices'), checksum },
      { measure: name('all decisions'), ...perSecond(measured, 'decisions'), checksum },
      { measure: name('decisions'), figure: each, unit: 'a game', checksum },
    );
  }
  const { stateless, json } = results;
  rows.push({
    measure: `${id}: stateless steps`,
    ...perSecond(stateless, 'steps'),
    ratio: { of: times(stateless, 'steps', json), to: 'reading and writing the state alone' },
    checksum: stateless.checksum,
  });
  return rows;
}

async function crowds(id: string, rounds: object): Promise<Row[]> {
  const entrants = CROWDS.map((n) => ({ name: String(n), script: SCRIPT, args: ['crowded', id, String(n)] }));
  const results = await contest(entrants, rounds);
  const smallest = results['25'];
  return CROWDS.map((n) => {
    const measured = results[String(n)];
    if (!measured || !smallest) throw new Error('a measure is missing');
    const of = 1 / times(measured, 'decisions', smallest);
    return {
      measure: `${id}: one decision, ${n} permanents`,
      figure: 1000 / rate(measured, 'decisions'),
      unit: 'ms of CPU',
      process: 1000 / rate(measured, 'decisions', 'process'),
      ratio: n === 25 ? undefined : { of, to: 'that of 25' },
      aim: n === 200 ? { text: `≤ ${AIM_CROWDED} × that of 25`, reached: of <= AIM_CROWDED } : undefined,
      checksum: measured.checksum,
    };
  });
}

/** Garbage of playing, and memory of games that are kept. */
async function memory(id: string, quick: boolean): Promise<Row[]> {
  const { garbage } = await contest(
    [{ name: 'garbage', script: SCRIPT, args: ['garbage', id], flags: ['--max-semi-space-size=64'] }],
    quick ? { warm: 4, rounds: 2 } : { warm: 30, rounds: 10 },
  );
  const { kept } = await contest([{ name: 'kept', script: SCRIPT, args: ['memory', id], flags: ['--expose-gc'] }], {
    warm: 1,
    rounds: 1,
  });
  const each = total(garbage, 'bytes') / total(garbage, 'decisions');
  const awake = total(kept, 'awake') / total(kept, 'games');
  const asleep = total(kept, 'asleep') / total(kept, 'games');
  const row = (measure: string, bytes: number, aim: number): Row => ({
    measure: `${id}: ${measure}`,
    figure: bytes / 1000,
    unit: 'kB',
    aim: { text: `≤ ${aim / 1000}`, reached: bytes <= aim },
  });
  return [
    row('garbage a decision', each, AIM_GARBAGE),
    row('a live game, awake', awake, AIM_LIVE),
    row('a live game, asleep', asleep, AIM_ASLEEP),
  ];
}

function sizes(id: string): Row[] {
  const texts = midGames(rulesetOf(id), 100).map((state) => JSON.stringify(state));
  const kB = (bytes: number): number => bytes / 1000;
  const packed = texts.map((text) => deflateRawSync(text, { level: 3 }).length);
  return [
    { measure: `${id}: state in mid-game, median`, figure: kB(median(texts.map((t) => t.length))), unit: 'kB of JSON' },
    { measure: `${id}: state in mid-game, largest`, figure: kB(Math.max(...texts.map((t) => t.length))), unit: 'kB' },
    { measure: `${id}: the same deflated, median`, figure: kB(median(packed)), unit: 'kB' },
  ];
}

export async function engine({ quick }: BenchOptions): Promise<Row[]> {
  const rounds = quick ? QUICK : THOROUGH;
  const rows: Row[] = [];
  for (const id of games) {
    console.log(`engine: ${id}`);
    rows.push(
      ...(await playing(id, rounds)),
      ...(await crowds(id, rounds)),
      ...(await memory(id, quick)),
      ...sizes(id),
    );
  }
  return rows;
}
