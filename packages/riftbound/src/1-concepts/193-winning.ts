/** Points, winning, losing, conceding (193–196, 650, 651). */
import {
  type ActionKind,
  type ActionOf,
  characteristicsOf,
  defineRule,
  defineValue,
  fateOf,
  type Game,
  kernelActions,
  leaveGame,
  type RuleRef,
  type Seat,
  sameTeam,
  sharesStat,
  teamOf,
} from '@arbiter/engine';
import { modeOf } from '../481-modes/modes.js';
import { cite } from '../cite.js';
import { editionOf } from '../edition.js';
import { battlefields } from './107-board.js';

declare module '@arbiter/engine' {
  interface Values {
    victoryScore: 'victoryScore';
  }
}

/** 194.3, 485.3, 489.3: what the mode says, and else the usual number; battlefields may ask for more (194.3.a, 002). */
export const victoryScore = (g: Game): number =>
  (modeOf(g).victoryScore ?? editionOf(g).numbers.victoryScore) + raised(g);
function raised(g: Game): number {
  let sum = 0;
  for (const id of battlefields(g))
    for (const { rule, mod } of characteristicsOf(g, id).rules) if (rule === RAISES) sum += Number(mod.amount);
  return sum;
}
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

/** Of several players the first of each team. */
const oneOfEachTeam = (g: Game, seats: readonly Seat[]): Seat[] =>
  seats.filter((seat, i) => seats.findIndex((other) => sameTeam(g, other, seat)) === i);

/** Who has enough points, and more than anybody else; of a team one of its players (194.2, 472, 489.6). */
export function leader(g: Game): Seat | null {
  const needed = victoryScore(g);
  // Mostly nobody has so many yet, and nobody is compared.
  if (!g.s.players.some(({ seat }) => points(g, seat) >= needed)) return null;
  const seats = oneOfEachTeam(g, g.seatsFrom(g.active));
  const best = Math.max(...seats.map((s) => points(g, s)));
  const ahead = seats.filter((s) => points(g, s) === best);
  return best >= needed && ahead.length === 1 ? (ahead[0] as Seat) : null;
}

/** With a player their team wins (489.6.a.3). */
export function win(g: Game, seat: Seat, reason: string, rules: RuleRef[]): void {
  if (g.s.result) return;
  const winners = teamOf(g, seat);
  const why = [...rules, ...(winners.length > 1 ? TEAM_WINS : [])];
  g.j.set(g.s, 'result', { kind: 'WIN', winners, reason, rules: g.rules.cited(why) });
  g.emit('GAME_ENDED', why, { kind: 'WIN', winners, reason });
}
/** The whole team wins, or loses. @citation */
const TEAM_WINS = cite('riftbound:489.6.a.3');
const TEAM_CONCEDES = cite('riftbound:651.4', 'riftbound:489.6.a.1');
const TEAM_LOSES = cite('riftbound:489.6.a.2');

export const winKind: ActionKind<ActionOf<'win'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, action) => {
    const seat = action.player;
    if (action.reason === 'effect') win(g, seat, 'an effect says so', cite('riftbound:196'));
    else win(g, seat, `has ${points(g, seat)} points`, cite('riftbound:194.2', 'riftbound:196'));
    return [];
  },
};

/** 195.1 */
export const loseKind: ActionKind<ActionOf<'lose'>> = {
  affected: (_g, { player }) => ({ player }),
  apply: (g, { player }) => {
    if (!g.player(player).lost) remove(g, player, 'an effect says so', cite('riftbound:195.1'), TEAM_LOSES);
    return [];
  },
};

/** Teammates have their points in common: what one gains or loses all of them do, for abilities that wait for it (489.8.d.3). */
export const pointsKind: ActionKind<ActionOf<'stat'>> = {
  ...kernelActions.stat,
  apply: (g, action) => {
    const happened = kernelActions.stat.apply(g, action);
    if (!sharesStat(g.s.teams, action.stat)) return happened;
    return happened.flatMap((event) => teamOf(g, action.player).map((player) => ({ ...event, player })));
  },
};
/** A player leaves the game with all that is theirs, and so do teammates; who is left then wins (195, 651). */
function remove(g: Game, seat: Seat, reason: string, rules: RuleRef[], ofTeam: RuleRef[]): void {
  const mates = fateOf(g, seat).filter((one) => one !== seat);
  g.j.set(g.player(seat), 'lost', true);
  g.emit('PLAYER_LOST', rules, { seat, reason });
  for (const one of mates) {
    g.j.set(g.player(one), 'lost', true);
    g.emit('PLAYER_LOST', ofTeam, { seat: one, reason: 'a teammate lost' });
  }
  // Of two teams one is left then.
  const left = oneOfEachTeam(g, g.seatsFrom(0));
  if (left.length === 1) win(g, left[0] as Seat, 'is the only player left', cite('riftbound:195', 'riftbound:651.1'));
  else leaveGame(g, seat);
}

export function concede(g: Game, seat: Seat): void {
  g.emit('CONCEDED', cite('riftbound:650'), { seat });
  remove(g, seat, 'conceded', cite('riftbound:651', 'riftbound:651.3'), TEAM_CONCEDES);
}
