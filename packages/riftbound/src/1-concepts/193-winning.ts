/** Points, winning, conceding (193–196, 650). */
import {
  type ActionKind,
  type ActionOf,
  characteristicsOf,
  defineRule,
  defineValue,
  type Game,
  leaveGame,
  type RuleRef,
  type Seat,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';
import { battlefields } from './107-board.js';

declare module '@arbiter/engine' {
  interface Values {
    victoryScore: 'victoryScore';
  }
}

/** 194.3, 485.3: the same in all modes that are played here; battlefields may ask for more (002). */
export const victoryScore = (g: Game): number => editionOf(g).numbers.victoryScore + raised(g);
const raised = (g: Game): number =>
  battlefields(g)
    .flatMap((id) => characteristicsOf(g, id).rules)
    .reduce((sum, { rule, mod }) => sum + (rule === RAISES ? Number(mod.amount) : 0), 0);
const RAISES = 'raisesVictoryScore';
export const raisesVictoryScore = defineRule(RAISES, {
  description: 'Of battlefields: so many points more are needed to win the game.',
  example: { mod: 'rule', rule: RAISES, amount: 1 },
  params: (p) => ({ amount: p.count }),
});
/** "Within 3 points of the Victory Score" compares with it. */
export const victoryScoreValue = defineValue('victoryScore', {
  description: 'How many points win the game.',
  example: 'victoryScore',
  compile: () => (g) => victoryScore(g),
  text: () => 'the Victory Score',
});
export const points = (g: Game, seat: Seat): number => g.statOf(seat, 'points');

/** Who has enough points, and more than anybody else (194.2, 472). */
export function leader(g: Game): Seat | null {
  const seats = g.seatsFrom(g.active);
  const best = Math.max(...seats.map((s) => points(g, s)));
  const ahead = seats.filter((s) => points(g, s) === best);
  return best >= victoryScore(g) && ahead.length === 1 ? (ahead[0] as Seat) : null;
}

export function win(g: Game, seat: Seat, reason: string, rules: RuleRef[]): void {
  if (g.s.result) return;
  g.j.set(g.s, 'result', { kind: 'WIN', winners: [seat], reason, rules: g.rules.cited(rules) });
  g.emit('GAME_ENDED', rules, { kind: 'WIN', winners: [seat], reason });
}

export const winKind: ActionKind<ActionOf<'win'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, action) => {
    const seat = action.player;
    if (action.reason === 'effect') win(g, seat, 'an effect says so', cite('riftbound:196'));
    else win(g, seat, `has ${points(g, seat)} points`, cite('riftbound:194.2', 'riftbound:196'));
    return [];
  },
};

/** A player leaves the game with all that is theirs; the last one left wins (195). */
export function concede(g: Game, seat: Seat): void {
  g.emit('CONCEDED', cite('riftbound:650'), { seat });
  g.j.set(g.player(seat), 'lost', true);
  g.emit('PLAYER_LOST', cite('riftbound:651', 'riftbound:651.3'), { seat, reason: 'conceded' });
  const left = g.seatsFrom(0);
  if (left.length === 1) win(g, left[0] as Seat, 'is the only player left', cite('riftbound:195', 'riftbound:651.1'));
  else leaveGame(g, seat);
}
