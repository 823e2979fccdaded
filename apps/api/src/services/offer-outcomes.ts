/** What comes of offers, as an entry of the log and as how things stand after it. */
import type { GameEvent, GameResult, JsonObject } from '@arbiter/engine';
import { resumed, started } from '../clocks/clock.js';
import type { Beside, EntryBeside } from '../games/beside.js';
import type { GamePosition } from '../games/position.js';
import type { GameRecord } from '../games/repository.js';
import type { Offer } from '../offers/offer.js';

/** What is to be stored: an entry that no rule knows of, and how things stand after it. */
export interface Agreed {
  kind?: 'NOTE' | 'TAKEBACK';
  entry: EntryBeside;
  after: Beside;
  end?: { status: 'FINISHED' | 'ABORTED'; result: GameResult };
  /** TAKEBACK: the version that the game is again as it was at. */
  to?: number;
}

export const event = (type: string, data: JsonObject): GameEvent => ({ type, rules: [], data });

/** The version that a game ended with: what is agreed on later has versions too. */
export const endOf = (game: GameRecord): number => game.beside?.ended ?? game.version;

export function declined(game: GameRecord, { offer, kind }: Offer, seat: number): Agreed {
  const offers = (game.beside?.offers ?? []).filter((one) => one.offer !== offer);
  return { entry: { events: [event('OFFER_DECLINED', { offer, kind, seat })] }, after: { ...game.beside, offers } };
}

/** Time runs on. */
export function lifted(game: GameRecord, seat: number): Agreed {
  const { pause: _over, ...after } = game.beside ?? {};
  const clock = after.clock && resumed(after.clock, Date.now());
  return { entry: { events: [event('RESUMED', { seat })] }, after: { ...after, ...(clock ? { clock } : {}) } };
}

export function ended(game: GameRecord, kind: 'DRAW' | 'ABORT', events: GameEvent[], after: Beside): Agreed {
  const result: GameResult = {
    kind: kind === 'DRAW' ? 'DRAW' : 'ABORTED',
    winners: [],
    reason: 'agreement',
    rules: [],
  };
  const told = [...events, event('GAME_ENDED', { kind: result.kind, winners: [], reason: result.reason })];
  const status = kind === 'DRAW' ? 'FINISHED' : 'ABORTED';
  const { clock, pause: _over, ...others } = after;
  const stopped = clock && { ...resumed(clock, Date.now()), due: [] };
  return {
    entry: { events: told, result },
    after: { ...others, offers: [], ended: game.version + 1, ...(stopped ? { clock: stopped } : {}) },
    end: { status, result },
  };
}

/** Every decision that is asked again has its time anew; of a bank each seat has what it had left. */
export function restarted(
  clock: NonNullable<Beside['clock']>,
  position: GamePosition,
  now: number,
): NonNullable<Beside['clock']> {
  const { terms, banks, due } = resumed(clock, now);
  const asked = position.decisions('spectator').map(({ id, seat }) => ({ id, seat }));
  const fresh = started(terms, banks?.length ?? 0, [], now);
  if (!banks) return started(terms, 0, asked, now);
  const left = banks.map((bank, seat) => {
    const running = due.find((one) => one.seat === seat);
    return running ? Math.max(0, running.at - now) : bank;
  });
  return {
    ...fresh,
    banks: left,
    due: asked.filter(({ seat }) => seat >= 0).map((one) => ({ ...one, at: now + (left[one.seat] ?? 0) })),
  };
}
