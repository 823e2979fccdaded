/** Rollouts: positions played on by bots, and what came of it. */
import { randomBytes } from 'node:crypto';
import type { GamePosition } from '../games/position.js';
import { type LineTally, type RolloutLine, type RolloutTally, sumOf } from '../rollouts/play.js';
import type { RolloutPool } from '../rollouts/pool.js';
import type { RolloutInput } from '../schemas/bots.js';
import { faultAt } from '../schemas/parse.js';
import type { Budget } from '../security/rate-limiter.js';
import { at, checkViewer, type PositionService, seated } from './positions.js';

export interface RolloutReply extends RolloutTally {
  milliseconds: number;
  lines?: LineTally[];
}

const NOTHING_FIRST: RolloutLine[] = [{ answers: [], keep: [] }];

export class RolloutService {
  constructor(
    readonly positions: PositionService,
    readonly pool: RolloutPool,
  ) {}

  async rollouts(input: RolloutInput, budget: Budget, signal?: AbortSignal): Promise<RolloutReply> {
    const begun = performance.now();
    const { position, positions, policy, games, horizon, seed = randomBytes(16).toString('hex') } = input;
    const { lines, ends = null, viewer = 'judge' } = input;
    const opened =
      position === undefined
        ? (positions ?? []).map((one, i) => this.positions.fromPosition(one, `$.positions[${i}]`))
        : [this.positions.fromPosition(position)];
    const [first] = opened;
    if (!first) throw faultAt('$.position', 'either position or positions is required', 'REQUIRED');
    const ruleset = first.ruleset.info.id;
    const other = opened.findIndex((one) => one.ruleset.info.id !== ruleset || one.seats !== first.seats);
    if (other >= 0) throw faultAt(`$.positions[${other}]`, 'all positions are of one game, with as many seats');
    if (!Object.hasOwn(first.ruleset.bots, policy)) throw faultAt('$.policy', `${ruleset} has no bot ${policy}`);
    checkViewer(viewer, first);
    const played = lines ? linesIn(lines, first) : NOTHING_FIRST;
    // A game that is over takes nothing but its begin.
    budget.spend(games * played.length);
    const states = opened.map((one) => one.state());
    const job = { ruleset, states, policy, games, turns: horizon.turns, seed, lines: played, ends, viewer };
    const tallies = await this.pool.run(job, budget, signal);
    const whole = tallies.filter((tally): tally is RolloutTally => !('error' in tally));
    return {
      ...sumOf(whole, first.seats),
      ...(lines ? { lines: tallies.map(placedLine) } : {}),
      ...(!lines && whole[0]?.ends ? { ends: whole[0].ends } : {}),
      milliseconds: Math.round(performance.now() - begun),
    };
  }
}

const pathOf = (line: number): string => `$.lines[${line}].answers`;

const linesIn = (lines: NonNullable<RolloutInput['lines']>, position: GamePosition): RolloutLine[] =>
  lines.map(({ answers, keep = [] }, i) => ({ answers: seated(answers, position, pathOf(i)), keep }));

const placedLine = (tally: LineTally, line: number): LineTally =>
  'error' in tally ? { error: at(pathOf(line), tally.error) } : tally;
