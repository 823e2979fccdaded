/** The same moves and the same looks by both interfaces. */
import { median } from '../support/contest.js';
import type { Row } from '../support/table.js';
import { type Bench, withService } from './group.js';
import type { Game, Report, Way } from './load.js';
import { selectionFrom } from './selection.js';

const GAMES = 96;
/** Rounds' worth of seconds of each way before the first round: until all of it is compiled. */
const WARM_UP = 3;
const AIM = 2;

async function look(url: string, game: Game, token: string | undefined): Promise<unknown> {
  const headers: { [name: string]: string } = token ? { authorization: `Bearer ${token}` } : {};
  return (await fetch(`${url}/v1/games/${game.id}`, { headers })).json();
}

export const graphql = (bench: Bench): Promise<Row[]> =>
  withService(bench, async (url, caller) => {
    const { games } = await caller.do({ order: 'create', url, games: GAMES });
    const samples = games.slice(0, 4).flatMap((game) => game.tokens.map((token) => look(url, game, token)));
    const queries = await selectionFrom(url, await Promise.all(samples));
    const rows: Row[] = [];
    for (const [rest, byGraphql, what] of [
      ['act', 'graphqlAct', 'an action'],
      ['read', 'graphqlRead', 'a look at a game'],
    ] as const) {
      for (const connections of [1, 16]) {
        const load = (way: Way, seconds = bench.seconds): Promise<Report> =>
          caller.do({ order: 'load', url, way, connections, seconds, queries });
        for (const way of [rest, byGraphql]) await load(way, WARM_UP * bench.seconds);
        const pairs: [Report, Report][] = [];
        for (let round = 0; round < bench.rounds; round++) pairs.push([await load(rest), await load(byGraphql)]);
        rows.push(...compared(`${what} at ${connections}`, pairs));
      }
    }
    return rows;
  });

/** Both, and how many times as long GraphQL takes. */
function compared(what: string, pairs: [Report, Report][]): Row[] {
  const each = ({ seconds, done }: Report): number => (1000 * seconds) / done;
  const ratio = median(pairs.map(([rest, other]) => each(other) / each(rest)));
  return [
    { measure: `REST: ${what}`, figure: median(pairs.map(([rest]) => each(rest))), unit: 'ms of the clock' },
    {
      measure: `GraphQL: ${what}`,
      figure: median(pairs.map(([, other]) => each(other))),
      unit: 'ms of the clock',
      ratio: { of: ratio, to: 'REST' },
      aim: { text: `≤ ${AIM} × REST`, reached: ratio <= AIM },
    },
  ];
}
