/** Loading a game that is not in memory, and looking at an old version, as the log grows. */
import { median } from '../support/contest.js';
import type { Row } from '../support/table.js';
import { type Bench, withService } from './group.js';
import type { Game } from './load.js';

const LENGTHS = [500, 1000, 2500, 5000];
/** Flat: the longest log's loading takes at most so many times that of the shortest. */
const AIM_FLAT = 1.5;
/** Versions looked at around each length: none of them, nor a neighbour, is in memory. */
const LOOKS = 15;
const APART = 29;

export async function loading(bench: Bench): Promise<Row[]> {
  const lengths = bench.quick ? LENGTHS.map((n) => n / 10) : LENGTHS;
  const longest = lengths.at(-1) ?? 0;
  const games: Game[] = [];
  await withService(bench, async (url, caller) => {
    for (const to of lengths) {
      await caller.do({ order: 'create', url, games: 1, library: 180 });
      const { games: grown } = await caller.do({ order: 'grow', url, to });
      games.push(...structuredClone(grown));
    }
  });
  const cold = new Map<number, number[]>(lengths.map((n) => [n, []]));
  const travels: number[][] = [];
  for (let restart = 0; restart < (bench.quick ? 1 : 5); restart++) {
    await withService(bench, async (url, caller) => {
      // What is pending alone: the longer the game, the more lies open and would have to be written.
      const address = (game: Game, version?: number): string =>
        `${url}/v1/games/${game.id}/decisions${version === undefined ? '' : `?version=${version}`}`;
      const time = async (urls: string[]): Promise<number[]> => (await caller.do({ order: 'time', urls })).latencies;
      const long = games.at(-1) as Game;
      // The code is warm after these; no state that is asked for below is in memory.
      await time(Array.from({ length: 60 }, (_, i) => address(long, 10 + i)));
      for (const [i, game] of games.entries()) {
        const [latency] = await time([address(game)]);
        cold.get(lengths[i] ?? 0)?.push(latency ?? Number.NaN);
      }
      for (const [i, to] of lengths.entries()) {
        const versions = Array.from({ length: LOOKS }, (_, n) => to - 1 - (n + 1) * APART).filter((v) => v > 80);
        travels[i] = [...(travels[i] ?? []), ...(await time(versions.map((v) => address(long, v))))];
      }
    });
  }
  const flat = (of: number): Row['aim'] => ({ text: `≤ ${AIM_FLAT} × the shortest`, reached: of <= AIM_FLAT });
  const rowsOf = (what: (n: number) => string, times: (i: number) => number[]): Row[] => {
    const measured = lengths.map((n, i) => ({ n, of: times(i) })).filter(({ of }) => of.length > 0);
    const shortest = measured[0];
    return measured.map(({ n, of }) => {
      const figure = median(of);
      const times = figure / median(shortest?.of ?? []);
      const ratio = n === shortest?.n ? undefined : { of: times, to: `at ${shortest?.n}` };
      return { measure: what(n), figure, unit: 'ms', ratio, aim: n === longest ? flat(times) : undefined };
    });
  };
  return [
    ...rowsOf(
      (n) => `loading a game of ${n} versions after a restart`,
      (i) => cold.get(lengths[i] ?? 0) ?? [],
    ),
    ...rowsOf(
      (n) => `time travel to about version ${n}, not in memory`,
      (i) => travels[i] ?? [],
    ),
  ];
}
