/** What is told of games without looking at how they stand. */
import type { GameView, Viewer } from '@arbiter/engine';
import type { Clock } from '../clocks/clock.js';
import { matchOf } from '../games/matches.js';
import type { GameRecord } from '../games/repository.js';
import type { GameStatus } from '../generated/prisma/enums.js';
import type { Offer } from '../offers/offer.js';

interface ClockSummary {
  /** In seconds, as everything here. */
  perMove: number | null;
  bank: number | null;
  increment: number | null;
  onTimeout: 'default' | 'concede' | 'claim';
  paused: boolean;
  left: number[] | null;
}

interface SeatSummary {
  seat: number;
  name: string | null;
  bot: string | null;
  open: boolean;
  nonce: string | null;
}

export interface GameSummary {
  id: string;
  ruleset: string;
  edition: string;
  status: GameStatus;
  version: number;
  seats: SeatSummary[];
  result: GameRecord['result'];
  test: boolean;
  seedHash: string;
  listed: boolean;
  joinable: boolean;
  format: string | null;
  metadata: Record<string, string> | null;
  /** The match that it is a game of. */
  match: string | null;
  clock: ClockSummary | null;
  createdAt: string;
  updatedAt: string;
}

export type ShownOffer = Omit<Offer, 'agreed'>;

interface Summarisable extends Omit<GameRecord, 'seats' | 'chain' | 'judgeHash' | 'pending' | 'ordersRevision'> {
  seats: { seat: number; name: string | null; bot: string | null; nonce: string | null }[];
}

export function summarise(game: Summarisable): GameSummary {
  const { id, ruleset, edition, status, version, result, test, seedHash, listed, joinable, format, metadata } = game;
  const seats = game.seats.map(({ seat, name, bot, nonce }) => ({ seat, name, bot, open: name === null, nonce }));
  const times = { createdAt: game.createdAt.toISOString(), updatedAt: game.updatedAt.toISOString() };
  const clock = game.beside?.clock ? clockOf(game.beside.clock) : null;
  const match = matchOf(id)?.match ?? null;
  const about = { listed, joinable, format, metadata, match, clock };
  return { id, ruleset, edition, status, version, seats, result, test, seedHash, ...about, ...times };
}

/** The version that a game has ended with: what is agreed on later has versions too. */
export const endOf = ({ version, beside }: GameRecord): number => beside?.ended ?? version;

export const offersOf = ({ beside }: GameRecord): ShownOffer[] =>
  (beside?.offers ?? []).map(({ agreed: _, ...offer }) => offer);

const clockOf = ({ terms, banks, paused }: Clock): ClockSummary => ({
  perMove: terms.perMove ?? null,
  bank: terms.bank ?? null,
  increment: terms.increment ?? null,
  onTimeout: terms.onTimeout,
  paused: paused !== undefined,
  left: banks?.map((ms) => ms / 1000) ?? null,
});

/** A game that waits for players has no position, nor has one of an earlier engine; but a client may show who sits there. */
export function emptyView(game: GameRecord, viewer: Viewer): GameView {
  return {
    viewer,
    turn: { number: 0, active: 0, phase: null, step: null, priority: null },
    players: game.seats.map(({ seat, name }) => ({ seat, name, lost: false })),
    zones: [],
    objects: {},
    stack: [],
    emblems: [],
    result: game.result,
  };
}
