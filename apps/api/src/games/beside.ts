/** What a game has beside the rules: time, and what its players agree on. No state knows of it; the log and its chain do. */
import type { GameEvent, GameResult } from '@arbiter/engine';
import type { Clock } from '../clocks/clock.js';
import type { Offer } from '../offers/offer.js';

/** As it stands at the game's version. */
export interface Beside {
  clock?: Clock;
  /** Those that can be answered. */
  offers?: Offer[];
  /** The offer by which time stands still. */
  pause?: string;
  /** The version that the game ended with, where there are later ones. */
  ended?: number;
  /** The game that comes after this one. */
  rematch?: { offer: string; game: string };
}

/** As an entry of the log has it. */
export interface EntryBeside {
  /** What happened that no rule knows of; told before what the rules did. */
  events?: GameEvent[];
  /** How the game ended, where the rules say otherwise or nothing. */
  result?: GameResult;
  /** The deadlines of what was asked then. */
  due?: Clock['due'];
  /** TAKEBACK: the version that the game is again as it was at. */
  to?: number;
}

/** Everything that an entry tells: a game that ends for another reason than the rules have says that one. */
export function told(beside: EntryBeside | null | undefined, events: GameEvent[]): GameEvent[] {
  if (!beside?.events && !beside?.result) return events;
  const { result } = beside;
  const played = events.map((event) =>
    result && event.type === 'GAME_ENDED' && event.data && 'reason' in event.data
      ? { ...event, data: { ...event.data, reason: result.reason } }
      : event,
  );
  return [...(beside.events ?? []), ...played];
}

/** Whether something was done for a seat whose time was over. */
export const wasLate = (beside: EntryBeside | null | undefined): boolean =>
  beside?.events?.some(({ type }) => type === 'TIMED_OUT') ?? false;
