/** Games played on from positions by bots: what came of them, as a worker counts it. */
import { type Decision, type GameResult, type GameState, type RulesetService, withChance } from '@arbiter/engine';
import { openState } from '../games/position.js';

export interface RolloutJob {
  ruleset: string;
  states: GameState[];
  policy: string;
  games: number;
  /** Turns after which a game is left. */
  turns: number;
  seed: string;
}

export interface RolloutTally {
  games: number;
  outcomes: { result: GameResult; count: number }[];
  perSeat: { wins: number; draws: number }[];
  truncated: number;
  decisions: number;
}

/** A game that goes on for ever is left. */
const MAX_DECISIONS = 5000;
/** Decisions between two looks at whether anybody still waits. */
const AT_ONCE = 32;

/** Whole numbers below others that follow from a text: enough for choosing among options. */
function randomFrom(text: string): (n: number) => number {
  let a = 2_166_136_261;
  for (const char of text) a = Math.imul(a ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** Plays the games, and says from time to time how many decisions there were. */
export function* rollouts(ruleset: RulesetService, job: RolloutJob): Generator<number, RolloutTally> {
  const seats = job.states[0]?.seats ?? 0;
  const counts = new Map<string, number>();
  const tally: RolloutTally = {
    games: job.games,
    outcomes: [],
    perSeat: Array.from({ length: seats }, () => ({ wins: 0, draws: 0 })),
    truncated: 0,
    decisions: 0,
  };
  for (let n = 0; n < job.games; n++) {
    const state = job.states[n % job.states.length] as GameState;
    const result = yield* playOn(ruleset, state, job, n, tally);
    if (!result) {
      tally.truncated++;
      continue;
    }
    const text = JSON.stringify(result);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    for (const [seat, own] of tally.perSeat.entries())
      if (result.kind === 'DRAW') own.draws++;
      else if (result.winners.includes(seat)) own.wins++;
  }
  tally.outcomes = [...counts]
    .sort(([one, n], [two, m]) => m - n || (one < two ? -1 : 1))
    .map(([text, count]) => ({ result: JSON.parse(text) as GameResult, count }));
  return tally;
}

/** One game to its end; null where it is left before. */
function* playOn(
  ruleset: RulesetService,
  state: GameState,
  { policy, turns, seed }: RolloutJob,
  n: number,
  tally: RolloutTally,
): Generator<number, GameResult | null> {
  const match = openState(ruleset, withChance(state, `${seed} ${n}`), { idle: 'pass' });
  const random = randomFrom(`${seed} ${n}`);
  const bot = ruleset.bots[policy];
  if (!bot) throw new Error(`no bot ${policy}`);
  const last = match.view('spectator').turn.number + turns;
  for (let made = 1; !match.result; made++) {
    const decision = match.decisions('judge').find((d): d is Decision => 'shape' in d);
    // The judge is asked only where somebody wanted to look in between.
    if (!decision || made > MAX_DECISIONS) return null;
    const view = match.view(decision.seat < 0 ? 'judge' : decision.seat);
    if (view.turn.number >= last) return null;
    const { edition } = state;
    const answer = decision.seat < 0 ? { ...decision.default, seat: -1 } : bot({ view, decision, random, edition });
    if (!match.submit([answer]).ok) match.submit([{ ...decision.default, seat: decision.seat }]);
    tally.decisions++;
    if (tally.decisions % AT_ONCE === 0) yield AT_ONCE;
  }
  return match.result;
}
