/** What becomes of a seat whose time is over. */
import type { GameEvent, SeatAnswer } from '@arbiter/engine';
import { ApiError } from '../errors.js';
import type { EntryBeside } from '../games/beside.js';
import type { GamePosition } from '../games/position.js';
import type { GameRecord, GameRepository } from '../games/repository.js';
import type { Turn } from '../games/turn.js';
import { alterJobs } from '../jobs/add.js';
import type { Move, Mover } from '../services/mover.js';
import { type Clock, expired } from './clock.js';
import { clockJobs } from './jobs.js';

type Timeout = Pick<Move, 'kind' | 'seat' | 'act' | 'beside'>;

/** The seat has lost, and that is why. */
export const concession = (seat: number, by?: number): Timeout => ({
  kind: 'CONCEDE',
  seat,
  act: (position) => position.concede(seat),
  beside: (position) => {
    const events = [timedOut(seat, 'concede', by)];
    return position.result ? { events, result: { ...position.result, reason: 'timeout' } } : { events };
  },
});

/** What would always be accepted is answered for the seat. */
const answered = (decision: string, seat: number): Timeout => ({
  kind: 'ACTION',
  seat,
  act: (position) => position.submit([defaultOf(position, decision, seat)]),
  beside: (): EntryBeside => ({ events: [timedOut(seat, 'default')] }),
});

function defaultOf(position: GamePosition, id: string, seat: number): SeatAnswer {
  const decision = position.decisions(seat).find((one) => one.id === id);
  if (!decision || !('default' in decision)) throw new Error(`decision ${id} is due, but not asked`);
  return { ...decision.default, seat };
}

const timedOut = (seat: number, then: 'default' | 'concede', by?: number): GameEvent => ({
  type: 'TIMED_OUT',
  rules: [],
  data: { seat, then, ...(by === undefined ? {} : { by }) },
});

/** Whose time an opponent may claim now; refuses where nobody's, and whoever is no opponent. */
export function claimable(game: GameRecord, by: number, now: number): number {
  const clock = game.beside?.clock;
  if (!clock) throw new ApiError('CONFLICT', 'this game has no clock');
  if (clock.terms.onTimeout !== 'claim')
    throw new ApiError('CONFLICT', `nobody claims here: onTimeout is ${clock.terms.onTimeout}`);
  const late = expired(clock, now);
  const other = late.find(({ seat }) => seat !== by);
  if (other) return other.seat;
  if (late.length > 0) throw new ApiError('FORBIDDEN', 'it is your own time that is over');
  throw new ApiError('CONFLICT', clock.paused ? 'the game is paused' : 'nobody’s time is over');
}

export class Timeouts {
  constructor(
    readonly games: GameRepository,
    readonly mover: Mover,
    readonly turn: Turn,
  ) {}

  /** Acts on the first deadline that has passed at a version; on the next ones the job acts that this leads to. */
  async act({ game: id, version }: { game: string; version: number }): Promise<void> {
    const game = await this.games.find(id);
    const clock = game?.beside?.clock;
    // Whoever moved on has left a job for what is due since.
    if (!clock || game.status !== 'ACTIVE' || game.version !== version) return;
    const [late] = expired(clock, Date.now());
    if (!late) return this.#later(game, clock);
    const { seat } = late;
    const timeout = clock.terms.onTimeout === 'concede' ? concession(seat) : answered(late.id, seat);
    const done = await this.mover.move(game, { ...timeout, turn: this.turn }, () => undefined);
    if (done.end === 'stored' || done.end === 'late') return;
    const why = done.end === 'refused' ? done.error.detail : 'only another engine can';
    throw new Error(`the timeout of seat ${seat} at version ${version} of game ${id} was not carried out: ${why}`);
  }

  /** The clock of whoever made the job was ahead of this one's. */
  async #later(game: GameRecord, clock: Clock): Promise<void> {
    await alterJobs(this.games.pool, clockJobs(game.id, game.version, clock));
  }
}
