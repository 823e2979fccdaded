/** Losing, and with it the end of a game: the last player left wins; when nobody is left it is a draw. */
import { derive } from '../continuous/derive.js';
import type { GameResult, RuleRef, Seat } from '../contract/contract.js';
import { released } from '../events/drawn.js';
import { runReplacementEffects } from '../events/instead.js';
import { triggerOn } from '../events/triggers.js';
import type { ActionKind, ActionOf } from '../machine/actions.js';
import type { Game } from '../machine/game.js';
import { callFirst } from '../machine/machine.js';
import { fateOf, sameTeam, teamOf } from '../machine/teams.js';
import { isWithin } from '../machine/within.js';
import { leaveGame } from '../stack/leaving.js';

declare module '../machine/actions.js' {
  interface Actions {
    lose: { player: Seat; reason: string };
    win: { player: Seat; reason?: string };
  }
}

export interface EndingSpec {
  /** The reasons for which a player may lose; `effect` and `concede` among them. */
  why: { [reason: string]: { text: string; rules: RuleRef[] } };
  /** Only one player is left. */
  lastLeft: RuleRef[];
  /** Only one team is left; the same as of players where it isn't said. */
  lastTeam?: RuleRef[];
  /** All lost at the same time. */
  draw: RuleRef[];
  /** An effect says that somebody wins. */
  effect: RuleRef[];
  /** What is told of a game that ends within another one: nothing is over with it but that. */
  within?: { type: string; rules: RuleRef[] };
  /** Called as a game ends, with those who win it. */
  ended?: (g: Game, winners: readonly Seat[]) => void;
}
export interface Ending {
  lose: ActionKind<ActionOf<'lose'>>;
  /** Who loses at the same moment loses. */
  win: ActionKind<ActionOf<'win'>>;
  /** Ends the game if it is decided; one of the state-based checks calls it. */
  endIfDecided: (g: Game) => void;
  concede: (g: Game, seat: Seat) => void;
  /** Nobody wins. */
  endInDraw: (g: Game, reason: string, rules: RuleRef[]) => void;
}

export function makeEnding({ why, lastLeft, lastTeam = lastLeft, draw, effect, within, ended }: EndingSpec): Ending {
  const unknown = { text: 'an effect says so', rules: effect };
  const lose: ActionKind<ActionOf<'lose'>> = {
    affected: (_g, { player }) => ({ player }),
    apply: (g, { player, reason: name }) => {
      if (g.player(player).lost) return [];
      // Those who act as one lose as one (mtg 810.8a).
      const seats = fateOf(g, player);
      for (const seat of seats) {
        g.j.set(g.player(seat), 'lost', true);
        const reason = why[name] ?? { text: name, rules: [] };
        g.markPlayer(seat, 'lostBy', name);
        g.emit('PLAYER_LOST', reason.rules, { seat, reason: reason.text });
      }
      // With the end of the game nobody needs to leave it.
      if (!isOver(g)) for (const seat of seats) leaveGame(g, seat);
      // What left with the player has seen it (mtg 603.10f).
      return seats.map((seat) => ({ type: 'lose', player: seat, gone: true }));
    },
  };

  const win: ActionKind<ActionOf<'win'>> = {
    affected: (_g, { player }) => ({ player }),
    apply: (g, { player }) => {
      g.markPlayer(player, 'winning', true);
      return [];
    },
  };

  function endIfDecided(g: Game): void {
    if (g.s.result || isUndecided(g)) return;
    const winning = g.s.players.find((p) => g.playerMarks(p.seat).winning && !p.lost);
    if (!isOver(g) && !winning) return;
    if (allWin(g)) {
      endInDraw(g, 'all players won at the same time', draw);
      return;
    }
    const winner = winning ?? g.s.players.find((p) => !p.lost);
    const lost = g.s.players.find((p) => p.lost);
    const reason = why[String(lost?.marks.lostBy)] ?? unknown;
    if (!winner) endInDraw(g, 'all players lost at the same time', draw);
    else
      end(g, {
        kind: 'WIN',
        // With a player their team wins, also who of it has lost before (mtg 104.2c).
        winners: teamOf(g, winner.seat),
        reason: winning ? unknown.text : reason.text,
        rules: winning ? effect : [...(g.s.teams ? lastTeam : lastLeft), ...reason.rules],
      });
  }

  /** Whether all that are left win at one moment, so that nobody does (ga 1.4.4.2). */
  function allWin(g: Game): boolean {
    const [first, ...others] = g.s.players.filter((p) => !p.lost);
    if (first === undefined || others.every(({ seat }) => sameTeam(g, seat, first.seat))) return false;
    return [first, ...others].every(({ marks }) => marks.winning);
  }

  /** Whether there are several players, of whom nobody has lost, or wins by an effect: so it is nearly always. */
  function isUndecided(g: Game): boolean {
    const { players } = g.s;
    for (const { seat, lost } of players) if (lost || g.playerMarks(seat).winning) return false;
    return players.length > 1 && g.s.teams === undefined;
  }

  /** Whether at most one player, or one team, is left. */
  function isOver(g: Game): boolean {
    const [first, ...others] = g.s.players.filter((p) => !p.lost);
    return first === undefined || others.every(({ seat }) => sameTeam(g, seat, first.seat));
  }

  function end(g: Game, result: GameResult): void {
    ended?.(g, result.winners);
    g.j.set(g.s, 'result', { ...result, rules: g.rules.cited(result.rules) });
    const told = { kind: result.kind, winners: result.winners, reason: result.reason };
    if (within && isWithin(g)) g.emit(within.type, [...result.rules, ...within.rules], told);
    else g.emit('GAME_ENDED', result.rules, told);
  }

  function endInDraw(g: Game, reason: string, rules: RuleRef[]): void {
    end(g, { kind: 'DRAW', winners: [], reason, rules });
  }

  function concede(g: Game, seat: Seat): void {
    g.emit('CONCEDED', why.concede?.rules ?? [], { seat });
    const before = derive(g);
    const lost = fateOf(g, seat);
    lose.apply(g, { type: 'lose', player: seat, reason: 'concede' });
    endIfDecided(g);
    // Nobody loses without its being noticed, whatever the reason (mtg 603.9).
    if (!g.s.result) for (const one of lost) triggerOn(g, { type: 'lose', player: one, gone: true }, before);
    if (!g.s.result) letGo(g);
  }

  /** What was held by something that has left with its owner comes back at once, before anybody does anything (mtg 610.3). */
  function letGo(g: Game): void {
    const { beforeNextStep } = g;
    g.beforeNextStep = () => {
      beforeNextStep?.();
      callFirst(g, runReplacementEffects(g, [...released(g)]));
    };
  }
  return { lose, win, endIfDecided, concede, endInDraw };
}
