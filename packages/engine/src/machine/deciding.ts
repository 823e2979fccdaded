/**
 * Players whom others control: who decides for them, and sees what they may see. Only control of the player changes; what is
 * theirs stays theirs (mtg 723.3, 723.4, 723.5). Which effects give it, and when a turn of it begins, is the ruleset's to say.
 */
import type { Seat } from '../contract/contract.js';
import type { PlayerControl } from '../state/marks.js';
import type { PlayerState, State, TurnState } from '../state/state.js';
import { sameSide } from './teams.js';

/** As much of a game as says who controls whom. */
interface Controlling {
  readonly s: Pick<State, 'players' | 'teams'>;
  readonly turn: TurnState;
  readonly active: Seat;
  playerMarks(seat: Seat): PlayerState['marks'];
}

/** Whether an effect that gives control of a player does so now. */
function isOn(g: Controlling, seat: Seat, { span, phase }: PlayerControl): boolean {
  if (span === 'phase') return g.turn.phase === phase && sameSide(g, seat, g.active);
  return span === 'turn';
}

/** Who controls a player by the last effect that says so (mtg 723.1a); without one, players control themselves. */
function controllerOfPlayer(g: Controlling, seat: Seat): Seat {
  const effects = g.playerMarks(seat).controlled ?? [];
  return effects.findLast((one) => isOn(g, seat, one))?.controller ?? seat;
}

/** Who decides for a player, and through whom: whoever controls the one who would decide, decides. */
function decidingFor(g: Controlling, seat: Seat): Seat[] {
  const chain = [seat];
  for (let of = controllerOfPlayer(g, seat); !chain.includes(of); of = controllerOfPlayer(g, of)) chain.push(of);
  return chain;
}

/** Whether anybody may decide for somebody else at all. */
const isAnyControlled = (g: Controlling): boolean =>
  g.s.players.some(({ seat }) => g.playerMarks(seat).controlled !== undefined);

/** Who makes the decisions of a player (mtg 723.5). */
export const deciderOf = (g: Controlling, seat: Seat): Seat => decidingFor(g, seat).at(-1) ?? seat;

/** The players whose knowledge a seat has: its own, and that of those whom it controls (mtg 723.4); null: its own alone. */
export function eyesOf(g: Controlling, viewer: Seat): readonly Seat[] | null {
  if (!isAnyControlled(g)) return null;
  return g.s.players.flatMap(({ seat }) => (decidingFor(g, seat).includes(viewer) ? [seat] : []));
}

/** Those who may read what only some seats may, with those who see through their eyes. */
export const readers = (g: Controlling, seats: readonly Seat[]): Seat[] =>
  isAnyControlled(g) ? [...new Set(seats.flatMap((seat) => decidingFor(g, seat)))] : [...seats];
