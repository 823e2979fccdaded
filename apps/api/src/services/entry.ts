/** Entries of a game's log before they are stored. */
import type { GameResult, Played } from '@arbiter/engine';
import type { Asked } from '../clocks/clock.js';
import type { EntryBeside } from '../games/beside.js';
import type { GamePosition } from '../games/position.js';
import type { LogRow } from '../games/repository.js';

/** One accepted request, or one answer that a standing order gave. */
export interface Entry {
  kind: LogRow['kind'];
  seat: number;
  played: Pick<Played, 'events' | 'applied' | 'random' | 'definitions'>;
  /** The game's version and the hash of its state right after it. */
  version: number;
  stateHash: Buffer;
  result: GameResult | null;
  /** What is asked then, where somebody's time runs. */
  asked?: Asked[];
  /** What there is to it beside the rules. */
  beside?: EntryBeside;
  /** Units of work that it was, and would be again. */
  work: number;
}

/** @param position stands right after what was done, and must not have gone on since */
export const entryOf = (
  position: GamePosition,
  kind: Entry['kind'],
  seat: number,
  played: Entry['played'],
  work = 0,
): Entry => ({
  kind,
  seat,
  played,
  version: position.version,
  stateHash: Buffer.from(position.hash(), 'hex'),
  result: position.result,
  ...(position.clock
    ? { asked: position.decisions('spectator').map(({ id, seat: asked }) => ({ id, seat: asked })) }
    : {}),
  work,
});
