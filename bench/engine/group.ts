/** Games, choices, stateless steps, crowded boards and sizes of states, of every ruleset. */
import { deflateRawSync } from 'node:zlib';
import type { BenchOptions } from '../main.js';
import { contest, median, rate, times, total } from '../support/contest.js';
import type { Row } from '../support/table.js';
import { games, midGames, rulesetOf } from './games.js';

const SCRIPT = 'engine/worker.ts';
const CROWDS = [25, 50, 100, 200];
/** Random games in a CPU second, of Magic. */
const AIM_GAMES = 200;

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
      { measure: name('random games'), figure, unit: 'per CPU second', aim, checksum },
      { measure: name('choices'), figure: rate(measured, 'choices'), unit: 'per CPU second', checksum },
      { measure: name('all decisions'), figure: rate(measured, 'decisions'), unit: 'per CPU second', checksum },
      { measure: name('decisions'), figure: each, unit: 'a game', checksum },
    );
  }
  const { stateless, json } = results;
  rows.push({
    measure: `${id}: stateless steps`,
    figure: rate(stateless, 'steps'),
    unit: 'per CPU second',
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
    return {
      measure: `${id}: one decision, ${n} permanents`,
      figure: 1000 / rate(measured, 'decisions'),
      unit: 'ms of CPU',
      ratio: n === 25 ? undefined : { of: 1 / times(measured, 'decisions', smallest), to: 'that of 25' },
      checksum: measured.checksum,
    };
  });
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
  const rounds = quick ? { warm: 1, rounds: 2 } : { warm: 5, rounds: 5 };
  const rows: Row[] = [];
  for (const id of games) {
    console.log(`engine: ${id}`);
    rows.push(...(await playing(id, rounds)), ...(await crowds(id, rounds)), ...sizes(id));
  }
  return rows;
}
