/** Ending the game: losing, winning, drawing, conceding (104, 800.4). */
import type { ActionKind, Game, RuleRef, Seat } from '@arbiter/engine';
import { cite } from '../cite.js';

const WHY: { [reason: string]: { text: string; rules: RuleRef[] } } = {
  life: { text: 'life total is 0 or less', rules: cite('mtg:104.3b', 'mtg:704.5a') },
  emptyLibrary: { text: 'drew from an empty library', rules: cite('mtg:104.3c', 'mtg:704.5b') },
  poison: { text: 'ten or more poison counters', rules: cite('mtg:104.3d', 'mtg:704.5c') },
  effect: { text: 'an effect says so', rules: cite('mtg:104.3e') },
  concede: { text: 'conceded', rules: cite('mtg:104.3a') },
};

export const loseKind: ActionKind = {
  affected: (_g, action) => ({ player: action.player as number }),
  apply: (g, action) => {
    const seat = action.player as Seat;
    const player = g.player(seat);
    if (player.lost) return [];
    g.j.set(player, 'lost', true);
    const why = WHY[action.reason as string] ?? { text: String(action.reason), rules: [] };
    g.j.set(player.marks, 'lostBy', action.reason as string);
    g.emit('PLAYER_LOST', why.rules, { seat, reason: why.text });
    return [{ type: 'lose', player: seat }];
  },
};

/** An effect says that a player wins; who loses at the same moment loses (104.2b, 104.3f). */
export const winKind: ActionKind = {
  affected: (_g, action) => ({ player: action.player as number }),
  apply: (g, action) => {
    g.j.set(g.player(action.player as Seat).marks, 'winning', true);
    return [];
  },
};

/** One player left wins (104.2a); none left is a draw (104.4a). */
export function endIfDecided(g: Game): void {
  if (g.s.result) return;
  const winning = g.s.players.find((p) => p.marks.winning && !p.lost);
  const left = g.s.players.filter((p) => !p.lost);
  if (left.length > 1 && !winning) return;
  const winner = winning ?? left[0];
  const lost = g.s.players.find((p) => p.lost);
  const why = WHY[String(lost?.marks.lostBy)] ?? { text: 'an effect says so', rules: cite('mtg:104.2b') };
  const result = winner
    ? {
        kind: 'WIN' as const,
        winners: [winner.seat],
        reason: winning ? 'an effect says so' : why.text,
        rules: winning ? cite('mtg:104.2b', 'mtg:104.3f') : [...cite('mtg:104.1', 'mtg:104.2a'), ...why.rules],
      }
    : { kind: 'DRAW' as const, winners: [], reason: 'all players lost at the same time', rules: cite('mtg:104.4a') };
  g.j.set(g.s, 'result', result);
  g.emit('GAME_ENDED', result.rules, { kind: result.kind, winners: result.winners, reason: result.reason });
}

/** A player may concede at any time and leaves the game (104.3a). */
export function concede(g: Game, seat: Seat): void {
  g.emit('CONCEDED', cite('mtg:104.3a'), { seat });
  loseKind.apply(g, { type: 'lose', player: seat, reason: 'concede' });
  endIfDecided(g);
}
