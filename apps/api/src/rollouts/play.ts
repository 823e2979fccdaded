/** Games played on from positions by bots: what came of them, as a worker counts it. */
import {
  type Answer,
  type Decision,
  type GameResult,
  type GameState,
  type GameView,
  type Match,
  type Refusal,
  type RulesetService,
  type SeatAnswer,
  type Viewer,
  withChance,
} from '@arbiter/engine';
import { openState } from '../games/position.js';

/** What is answered before the bot plays on, and which objects the seat that does so leaves alone from then on. */
export interface RolloutLine {
  answers: SeatAnswer[];
  keep: string[];
}

export interface RolloutJob {
  ruleset: string;
  states: GameState[];
  policy: string;
  games: number;
  /** Turns after which a game is left. */
  turns: number;
  seed: string;
  /** Each is played so many games, with the same positions and chances. */
  lines: RolloutLine[];
  /** What is told of how each game ended. */
  ends: readonly ('view' | 'first')[] | null;
  viewer: Viewer;
}

/** How a game ended or was left. */
interface RolloutEnd {
  result: GameResult | null;
  view?: GameView;
  /** What the bot answered first. */
  first?: Answer & { seat: number };
}

export interface RolloutTally {
  games: number;
  outcomes: { result: GameResult; count: number }[];
  perSeat: { wins: number; draws: number }[];
  truncated: number;
  decisions: number;
  ends?: RolloutEnd[];
}
/** What came of the games after a line: nothing but why, if it was refused. */
export type LineTally = RolloutTally | { error: Refusal };

/** More than can be held in memory. */
export class TooMuch extends Error {}

/** A game that goes on for ever is left. */
const MAX_DECISIONS = 5000;
/** Decisions between two looks at whether anybody still waits. */
const AT_ONCE = 32;
/** Characters of views that are sent at once. */
const MAX_VIEWS = 32_000_000;

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

/** The games after one line. */
interface Played {
  line: RolloutLine;
  ends: RolloutEnd[];
  decisions: number;
  refused?: Refusal;
}

/** Plays the games, and says from time to time how many decisions there were. */
export function* rollouts(ruleset: RulesetService, job: RolloutJob): Generator<number, LineTally[]> {
  const seats = job.states[0]?.seats ?? 0;
  const all: Played[] = job.lines.map((line) => ({ line, ends: [], decisions: 0 }));
  const counter = { made: 0, characters: 0 };
  for (let n = 0; n < job.games; n++) {
    const state = withChance(job.states[n % job.states.length] as GameState, `${job.seed} ${n}`);
    for (const played of all) if (!played.refused) yield* playOn(ruleset, state, { job, n, played, counter });
  }
  return all.map(({ ends, decisions, refused }) =>
    refused ? { error: refused } : { ...tallyOf(ends, decisions, seats), ...(job.ends ? { ends } : {}) },
  );
}

function tallyOf(ends: RolloutEnd[], decisions: number, seats: number): RolloutTally {
  const results = ends.flatMap(({ result }) => result ?? []);
  const counts = new Map<string, number>();
  for (const result of results) {
    const text = JSON.stringify(result);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const of = (test: (result: GameResult) => boolean): number => results.filter(test).length;
  return {
    games: ends.length,
    outcomes: [...counts]
      .sort(([one, n], [two, m]) => m - n || (one < two ? -1 : 1))
      .map(([text, count]) => ({ result: JSON.parse(text) as GameResult, count })),
    perSeat: Array.from({ length: seats }, (_, seat) => ({
      wins: of(({ kind, winners }) => kind !== 'DRAW' && winners.includes(seat)),
      draws: of(({ kind }) => kind === 'DRAW'),
    })),
    truncated: ends.length - results.length,
    decisions,
  };
}

/** All tallies together. */
export function sumOf(tallies: RolloutTally[], seats: number): RolloutTally {
  const counted = new Map<string, { result: GameResult; count: number }>();
  for (const { result, count } of tallies.flatMap(({ outcomes }) => outcomes)) {
    const text = JSON.stringify(result);
    counted.set(text, { result, count: count + (counted.get(text)?.count ?? 0) });
  }
  const sum = (of: (tally: RolloutTally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
  return {
    games: sum(({ games }) => games),
    outcomes: [...counted.values()].sort((one, two) => two.count - one.count),
    perSeat: Array.from({ length: seats }, (_, seat) => ({
      wins: sum(({ perSeat }) => perSeat[seat]?.wins ?? 0),
      draws: sum(({ perSeat }) => perSeat[seat]?.draws ?? 0),
    })),
    truncated: sum(({ truncated }) => truncated),
    decisions: sum(({ decisions }) => decisions),
  };
}

const asked = (match: Match): Decision | undefined => match.decisions('judge').find((d): d is Decision => 'shape' in d);
const looker = (decision: Decision): Viewer => (decision.seat < 0 ? 'judge' : decision.seat);

/** One game after a line, to its end or the horizon. */
function* playOn(
  ruleset: RulesetService,
  state: GameState,
  {
    job,
    n,
    played,
    counter,
  }: { job: RolloutJob; n: number; played: Played; counter: { made: number; characters: number } },
): Generator<number> {
  const { policy, turns, seed } = job;
  const { answers, keep } = played.line;
  const match = openState(ruleset, state, { idle: 'pass' });
  const random = randomFrom(`${seed} ${n}`);
  const bot = ruleset.bots[policy];
  if (!bot) throw new Error(`no bot ${policy}`);
  // Whatever a line does, its games are left when the others are.
  const last = match.view('spectator').turn.number + turns;
  const keeper = answers[0]?.seat ?? asked(match)?.seat;
  if (answers.length > 0) {
    const done = match.submit(answers);
    const refused = done.ok ? done.value.error : done.error;
    if (refused) {
      played.refused = refused;
      return;
    }
  }
  let first: RolloutEnd['first'];
  for (let made = 1; !match.result; made++) {
    const decision = asked(match);
    // The judge is asked only where somebody wanted to look in between.
    if (!decision || made > MAX_DECISIONS) break;
    const view = match.view(looker(decision));
    if (view.turn.number >= last) break;
    const { seat } = decision;
    const options = decision.options.filter(({ object }) => object === undefined || !keep.includes(object));
    const seen = seat === keeper && keep.length > 0 ? { ...decision, options } : decision;
    const proposed = { ...decision.default, seat };
    let answer = seat < 0 ? proposed : { ...bot({ view, decision: seen, random, edition: state.edition }), seat };
    if (!match.submit([answer]).ok) {
      answer = proposed;
      match.submit([answer]);
    }
    first ??= { ...answer, decision: decision.id };
    played.decisions++;
    if (++counter.made % AT_ONCE === 0) yield AT_ONCE;
  }
  played.ends.push(endOf(match, first, job, counter));
}

function endOf(
  match: Match,
  first: RolloutEnd['first'],
  { ends, viewer }: RolloutJob,
  counter: { characters: number },
): RolloutEnd {
  const end: RolloutEnd = { result: match.result };
  if (ends?.includes('first') && first) end.first = first;
  if (!ends?.includes('view')) return end;
  const view = match.view(viewer);
  counter.characters += JSON.stringify(view).length;
  if (counter.characters > MAX_VIEWS)
    throw new TooMuch('this reply would be too large: play fewer games, or leave views out');
  return { ...end, view };
}
