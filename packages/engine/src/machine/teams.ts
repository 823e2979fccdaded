/**
 * Who plays with whom. Without teams each player is a side by themselves; where teams share their turns, a side is a team: it
 * is the side's turn, the side has priority, and it wins and loses as one (mtg 805, 810).
 */
import type { Seat } from '../contract/contract.js';
import { NOBODY, type Perspective, youOf } from '../state/perspective.js';
import type { PlayerState, State, Teams } from '../state/state.js';

/** As much of a game as says who plays with whom. */
interface Sides {
  readonly s: Pick<State, 'teams'>;
}

/** As much of it as says whose turn it is, and who is still in the game. */
interface Turns extends Sides {
  readonly active: Seat;
  player(seat: Seat): PlayerState;
  seatsFrom(first: Seat): Seat[];
}

/** Whether teams take turns and have priority, rather than players. */
export const sharesTurns = ({ s: { teams } }: Sides): boolean =>
  teams?.shared !== undefined && teams.shared.turns !== 'own';

/** Whether teams win and lose as one, with life and all that decides it in common (mtg 810.8a). */
export const sharesFate = ({ s: { teams } }: Sides): boolean =>
  teams?.shared !== undefined && teams.shared.fates !== 'own';

/** Whether two players are on one team; players are on their own. */
export const sameTeam = ({ s: { teams } }: Sides, one: Seat, other: Seat): boolean =>
  one === other || (teams !== undefined && teams.of[one] !== undefined && teams.of[one] === teams.of[other]);

/** "You" or a teammate; where "you" is nobody, nobody is. */
export const isOnTeam = (g: Sides, seat: Seat, by: Perspective): boolean =>
  seat !== NOBODY && youOf(by) !== NOBODY && sameTeam(g, seat, youOf(by));

/** Opponents are all players who are not on one's team (mtg 102.2, 102.3). */
export const areOpponents = (g: Sides, one: Seat, other: Seat): boolean => !sameTeam(g, one, other);

/** Where "you" is nobody, nobody is an opponent either. */
export const isOpponent = (g: Sides, seat: Seat, by: Perspective): boolean =>
  seat !== NOBODY && youOf(by) !== NOBODY && areOpponents(g, seat, youOf(by));

/** Whether two players act as one, as those who share their turns do. */
export const sameSide = (g: Sides, one: Seat, other: Seat): boolean =>
  one === other || (sharesTurns(g) && sameTeam(g, one, other));

/** The players on a team, whether or not they are still in the game. */
export const teamOf = (g: Sides & { s: Pick<State, 'seats'> }, seat: Seat): Seat[] =>
  Array.from({ length: g.s.seats }, (_, one) => one).filter((one) => sameTeam(g, one, seat));

/** Those who act as one with a player, itself among them, and are still in the game: the primary player first. */
export const sideOf = (g: Turns, seat: Seat): Seat[] =>
  sharesTurns(g) ? g.seatsFrom(0).filter((one) => sameTeam(g, one, seat)) : g.player(seat).lost ? [] : [seat];

/** Those who lose as one with a player, and are still in the game. */
export const fateOf = (g: Turns, seat: Seat): Seat[] =>
  sharesFate(g) ? g.seatsFrom(0).filter((one) => sameTeam(g, one, seat)) : g.player(seat).lost ? [] : [seat];

/**
 * The primary player of a side, who makes the choices that it makes as one: whoever sits at the right end of the team, and so
 * comes first in turn order (mtg 805.2).
 */
export const leaderOf = (g: Turns, seat: Seat): Seat => (sharesTurns(g) ? (sideOf(g, seat)[0] ?? seat) : seat);

/** One player of each side among these, in their order. */
export const leadersOf = (g: Turns, seats: readonly Seat[]): Seat[] =>
  sharesTurns(g) ? [...new Set(seats.map((seat) => leaderOf(g, seat)))] : [...seats];

/** Of several players the first of each side. */
export const oneOfEachSide = (g: Turns, seats: readonly Seat[]): Seat[] =>
  seats.filter((seat, i) => seats.findIndex((other) => sameSide(g, other, seat)) === i);

/** Whether it is a player's turn, perhaps together with others. */
export const isActive = (g: Turns, seat: Seat): boolean => sameSide(g, seat, g.active);

/** The players whose turn it is. */
export const activeSeats = (g: Turns): Seat[] => (sharesTurns(g) ? sideOf(g, g.active) : [g.active]);

/** Whether teammates have this number in common. */
export const sharesStat = (teams: Teams | undefined, name: string): boolean =>
  teams?.shared?.stats.includes(name) === true;

/** Whether a player may look at what lies in a zone of another one as that one may, since they are teammates (mtg 810.5). */
export const showsTeam = (g: Sides, zone: string, owner: Seat, viewer: Seat): boolean =>
  g.s.teams?.shared?.open?.includes(zone) === true && sameTeam(g, owner, viewer);

/** Whether teammates have counters of this kind in common. */
export const sharesCounters = (teams: Teams | undefined, kind: string): boolean =>
  teams?.shared?.counters.includes(kind) === true;
