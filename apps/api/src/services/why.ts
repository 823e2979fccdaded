/** Why a seat can or can't do something now. */
import type { Matcher, Why } from '@arbiter/engine';
import { ApiError } from '../errors.js';
import type { GameStates } from '../games/states.js';
import type { Turn } from '../games/turn.js';
import type { WhyInput, WhyPositionInput } from '../schemas/bots.js';
import { faultAt } from '../schemas/parse.js';
import { isOver } from './access.js';
import type { PositionService } from './positions.js';
import type { SamplingService } from './sampling.js';

export class WhyService {
  constructor(
    readonly states: GameStates,
    readonly positions: PositionService,
    readonly seats: SamplingService,
  ) {}

  /** In a position: of the seat that is named, or else the one that is asked. */
  ofPosition({ match, seat, ...input }: WhyPositionInput): Why {
    const position = this.positions.open(input);
    const asked = seat ?? position.decisions('spectator')[0]?.seat ?? 0;
    if (asked >= position.seats) throw faultAt('$.seat', `there is no seat ${asked}`, 'OUT_OF_RANGE');
    return position.why(Math.max(asked, 0), match as Matcher);
  }

  /** In a game: of one's own seat. */
  async ofGame(id: string, token: string | undefined, { match, seat }: WhyInput, turn: Turn): Promise<Why> {
    const { game, seat: own } = await this.seats.seat(id, token);
    if (seat !== undefined && seat !== own)
      throw new ApiError('FORBIDDEN', `seat ${seat} is not yours`, {
        errors: [{ path: '$.seat', code: 'FORBIDDEN', detail: `you sit at ${own}` }],
      });
    if (isOver(game)) throw new ApiError('GAME_OVER', 'the game is over', { rules: game.result?.rules ?? [] });
    const found = game.chain
      ? await this.states.look(game, turn, (position) => position.why(own, match as Matcher))
      : undefined;
    if (found) return found;
    throw new ApiError('VERSION_CONFLICT', 'the game has not begun, or waits for its engine', {
      version: game.version,
    });
  }
}
