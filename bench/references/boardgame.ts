/**
 * The measuring process of boardgame.io: `boardgame.ts choices | stateless`. Its reducer plays random games of noughts
 * and crosses, the example of its tutorial: about the smallest game there is, so this is the price of the machinery.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { randomFrom } from '@arbiter/test-kit';
import { newDigest } from '../engine/games.js';
import { type Done, serveRounds } from '../support/rounds.js';
import { placeOf } from './install.js';

type Cells = (string | null)[];
interface Context {
  currentPlayer: string;
  gameover?: unknown;
}
interface State {
  G: { cells: Cells };
  ctx: Context;
}
type Action = object;
interface Internal {
  InitializeGame(options: { game: object; numPlayers: number }): State;
  CreateGameReducer(options: { game: object; isClient: boolean }): (state: State, action: Action) => State;
}
interface Core {
  INVALID_MOVE: string;
}

const [task] = process.argv.slice(2);
const load = createRequire(import.meta.url);
const { InitializeGame, CreateGameReducer } = load(join(placeOf('boardgame.io'), 'dist/cjs/internal.js')) as Internal;
const { INVALID_MOVE } = load(join(placeOf('boardgame.io'), 'dist/cjs/core.js')) as Core;

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const won = (cells: Cells): boolean =>
  LINES.some(([a = 0, b = 0, c = 0]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const game = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: { cells: Cells }; playerID: string }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }: { G: { cells: Cells }; ctx: Context }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};
const reduce = CreateGameReducer({ game, isClient: false });

/** One random move: list the free cells, click one. */
function answer(state: State, random: (n: number) => number): { state: State; options: number } {
  const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
  const cell = free[random(free.length)];
  const payload = { type: 'clickCell', args: [cell], playerID: state.ctx.currentPlayer };
  return { state: reduce(state, { type: 'MAKE_MOVE', payload }), options: free.length };
}

function games(round: number, perRound: number): Done {
  const digest = newDigest();
  const counts = { games: perRound, decisions: 0, choices: 0 };
  for (let i = 0; i < perRound; i++) {
    const random = randomFrom(round * perRound + i);
    let state = InitializeGame({ game, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const done = answer(state, random);
      state = done.state;
      counts.decisions++;
      if (done.options >= 2) counts.choices++;
    }
    digest.update(JSON.stringify(state.G));
  }
  return { counts, digest: digest.digest('hex') };
}

function middles(count: number): string[] {
  return Array.from({ length: count }, (_, n) => {
    const random = randomFrom(n);
    let state = InitializeGame({ game, numPlayers: 2 });
    for (let i = 0; i < 4; i++) state = answer(state, random).state;
    return JSON.stringify(state);
  });
}

function statelessSteps(texts: string[], round: number): Done {
  const random = randomFrom(round);
  const counts = { steps: 0, bytes: 0 };
  for (const text of texts) {
    counts.bytes += JSON.stringify(answer(JSON.parse(text) as State, random).state).length;
    counts.steps++;
  }
  return { counts, digest: String(counts.bytes) };
}

if (task === 'stateless') serveRounds(() => middles(2000), statelessSteps);
else {
  serveRounds(
    () => 500,
    (perRound, round) => games(round, perRound),
  );
}
