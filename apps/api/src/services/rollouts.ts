/** Rollouts: positions played on by bots, and what came of it. */
import { randomBytes } from 'node:crypto';
import type { RolloutTally } from '../rollouts/play.js';
import type { RolloutPool } from '../rollouts/pool.js';
import type { RolloutInput } from '../schemas/bots.js';
import { faultAt } from '../schemas/parse.js';
import type { Budget } from '../security/rate-limiter.js';
import type { PositionService } from './positions.js';

export interface RolloutReply extends RolloutTally {
  milliseconds: number;
}

export class RolloutService {
  constructor(
    readonly positions: PositionService,
    readonly pool: RolloutPool,
  ) {}

  async rollouts(input: RolloutInput, budget: Budget, signal?: AbortSignal): Promise<RolloutReply> {
    const begun = performance.now();
    const { position, positions, policy, games, horizon, seed = randomBytes(16).toString('hex') } = input;
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
    // A game that is over takes nothing but its begin.
    budget.spend(games);
    const states = opened.map((one) => one.state());
    const job = { ruleset, states, policy, games, turns: horizon.turns, seed };
    const tally = await this.pool.run(job, budget, signal);
    return { ...tally, milliseconds: Math.round(performance.now() - begun) };
  }
}
