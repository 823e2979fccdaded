/** Games of a match: who chooses who begins, and what one hands on to the next. */
import type { HandedOn } from '../contract/api.js';
import type { RuleRef, Seat } from '../contract/contract.js';
import type { Ask } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import type { MatchMark } from '../state/marks.js';

/** The loser of the game before, where it had one and there are but two players. */
export function loserBefore({ s }: Game): Seat | undefined {
  const [winner, ...others] = s.marks.match?.previous?.winners ?? [];
  return s.seats === 2 && winner !== undefined && others.length === 0 ? 1 - winner : undefined;
}

/** Whether the game before was drawn. */
export const wasDrawn = ({ s }: Game): boolean => s.marks.match?.previous?.winners.length === 0;

/** Asks a player whether it takes the first turn. */
export const playFirst = (seat: Seat, rules: RuleRef[]): Ask => ({
  seat,
  kind: 'PLAY_FIRST',
  shape: 'CONFIRM',
  prompt: 'Take the first turn?',
  rules,
  always: true,
  fallback: true,
});

/** Notes in a game of a match what the next one must know; in another game nothing. */
export function noteForMatch(g: Game, facts: Omit<MatchMark, 'previous'>): void {
  const { match } = g.s.marks;
  if (match) g.j.note(g.s.marks, 'match', { ...match, ...facts });
}

/** What a game that was won by these hands on to the next. */
export function handOn({ s }: Pick<Game, 's'>, winners: Seat[]): HandedOn {
  const { previous, first, chooser, brought } = s.marks.match ?? {};
  const before = previous?.brought;
  // What was brought to a game without a winner may be brought again (riftbound 486.5.a).
  const counts = winners.length > 0 && brought !== undefined;
  const all = counts ? brought.map((card, seat) => [...(before?.[seat] ?? []), card]) : before;
  return {
    ...(first === undefined ? {} : { first }),
    ...(chooser === undefined ? {} : { chooser }),
    winners,
    ...(all ? { brought: all } : {}),
  };
}
