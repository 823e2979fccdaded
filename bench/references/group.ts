/** Magic beside what others have built: Pokémon Showdown's simulator, and boardgame.io's reducer. */
import type { BenchOptions } from '../main.js';
import { contest, type Measured, rate, times, total } from '../support/contest.js';
import type { Row } from '../support/table.js';
import { installReferences } from './install.js';

const OURS = 'engine/worker.ts';
const SHOWDOWN = 'references/showdown.ts';
const BOARDGAME = 'references/boardgame.ts';

const AIM_CHOICES = 4;
const AIM_STEPS = 10;

const atLeast = (ratio: number, aim: number): Row['aim'] => ({ text: `≥ ${aim} × Showdown`, reached: ratio >= aim });

/** What is measured of the references themselves. */
const plain = (name: string, measured: Measured, what: string): Row => ({
  measure: name,
  figure: rate(measured, what),
  process: rate(measured, what, 'process'),
  unit: 'per CPU second',
  checksum: measured.checksum,
});

async function choices(rounds: object): Promise<Row[]> {
  const { none, smart, idle, showdown, boardgame } = await contest(
    [
      { name: 'none', script: OURS, args: ['games', 'mtg', 'none'] },
      { name: 'showdown', script: SHOWDOWN, args: ['choices'] },
      { name: 'smart', script: OURS, args: ['games', 'mtg', 'smart'] },
      { name: 'idle', script: OURS, args: ['games', 'mtg', 'idle'] },
      { name: 'boardgame', script: BOARDGAME, args: ['choices'] },
    ],
    rounds,
  );
  const ratio = times(none, 'choices', showdown);
  const beside = (measure: string, ours: Measured, its: Measured, to: string): Row => ({
    ...plain(measure, ours, 'choices'),
    ratio: { of: times(ours, 'choices', its), to },
  });
  return [
    plain('Showdown: choices', showdown, 'choices'),
    { ...plain('Showdown: battles', showdown, 'games') },
    {
      measure: 'Showdown: decisions',
      figure: total(showdown, 'decisions') / total(showdown, 'games'),
      unit: 'a battle',
    },
    plain('boardgame.io: moves with a choice', boardgame, 'choices'),
    { ...beside('mtg, autoPass none: choices', none, showdown, 'Showdown'), aim: atLeast(ratio, AIM_CHOICES) },
    beside('mtg, autoPass smart: choices', smart, showdown, 'Showdown'),
    beside('mtg, idle seats passed for: choices', idle, showdown, 'Showdown'),
    beside('mtg, autoPass none: choices', none, boardgame, 'boardgame.io'),
  ];
}

async function steps(rounds: object): Promise<Row[]> {
  const { ours, showdown, boardgame } = await contest(
    [
      { name: 'ours', script: OURS, args: ['stateless', 'mtg'] },
      { name: 'showdown', script: SHOWDOWN, args: ['stateless'] },
      { name: 'boardgame', script: BOARDGAME, args: ['stateless'] },
    ],
    rounds,
  );
  const ratio = times(ours, 'steps', showdown);
  const size = (name: string, measured: Measured): Row => ({
    measure: `${name}: state after a stateless step`,
    figure: total(measured, 'bytes') / total(measured, 'steps') / 1000,
    unit: 'kB of JSON',
  });
  return [
    plain('Showdown: fromJSON → choose → toJSON', showdown, 'steps'),
    size('Showdown', showdown),
    plain('boardgame.io: parse → reduce → stringify', boardgame, 'steps'),
    size('boardgame.io', boardgame),
    {
      ...plain('mtg: stateless step', ours, 'steps'),
      ratio: { of: ratio, to: 'Showdown' },
      aim: atLeast(ratio, AIM_STEPS),
    },
    size('mtg', ours),
  ];
}

export async function references({ quick }: BenchOptions): Promise<Row[]> {
  if (!installReferences()) return [];
  const rounds = quick ? { warm: 2, rounds: 2 } : { warm: 8, rounds: 7 };
  console.log('references: choices');
  const first = await choices(rounds);
  console.log('references: stateless steps');
  return [...first, ...(await steps(rounds))];
}
