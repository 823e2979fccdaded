/** What a seat knows of its game, as positions to search in. */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@arbiter/engine';
import { ApiError } from '../errors.js';
import type { GamePosition } from '../games/position.js';
import type { GameRecord } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import type { SampleInput } from '../schemas/bots.js';
import { identifyActor, isOver } from './access.js';
import type { GameService } from './games.js';
import type { PlayedFor, PositionService } from './positions.js';

/** Imagining a position takes about as long as so many decisions. */
const DECISIONS_PER_SAMPLE = 20;

export interface SampleReply {
  version: number;
  positions: string[];
}

export class SamplingService {
  constructor(
    readonly games: GameService,
    readonly states: GameStates,
    readonly positions: PositionService,
  ) {}

  /** Positions in which what the seat can't see is drawn anew. */
  async sample(
    id: string,
    token: string | undefined,
    input: SampleInput,
    { turn, budget }: PlayedFor,
  ): Promise<SampleReply> {
    const { game, seat } = await this.seat(id, token);
    if (isOver(game)) throw new ApiError('GAME_OVER', 'the game is over', { rules: game.result?.rules ?? [] });
    const decklists = await this.states.games.decklists(id);
    const { samples, seed = randomBytes(16).toString('hex') } = input;
    budget.spend(samples * DECISIONS_PER_SAMPLE);
    const read = (position: GamePosition): SampleReply => {
      const states = position.sample(seat, { samples, seed, decklists });
      return { version: position.version, positions: states.map((state) => this.positions.sealed(state)) };
    };
    const found = game.chain ? await this.states.look(game, turn, read) : undefined;
    if (found) return found;
    throw new ApiError('VERSION_CONFLICT', 'the game has not begun, or waits for its engine', {
      version: game.version,
    });
  }

  /** A game, and the seat of whoever asks: the judge has none, and knows too much. */
  async seat(id: string, token: string | undefined): Promise<{ game: GameRecord; seat: Seat }> {
    const { game, caller } = await this.games.seen(id, token);
    const seat = identifyActor(game, caller);
    if (seat === 'judge')
      throw new ApiError('FORBIDDEN', 'the judge sees everything: only a seat may ask what it could be');
    return { game, seat };
  }
}
