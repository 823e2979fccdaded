/** Searching less than a whole library (701.23f): an effect says of which players, and how many cards from the top. */
import { type Game, playerRules, type Seat } from '@arbiter/engine';

/** What a player searches of a pile; of several such effects each says less, or no more. */
export function searchedOf(g: Game, seat: Seat, zone: string, pile: readonly number[]): readonly number[] {
  if (zone !== 'library') return pile;
  const counts = playerRules(g, seat, 'searchesTop').map(({ mod }) => Number(mod.count));
  return counts.length === 0 ? pile : pile.slice(0, Math.min(...counts));
}
