/** Two against two: which decks teammates may bring, what they have in common, and whom the turn player invites (489). */
import {
  type Choice,
  type Game,
  gameMark,
  type Refusal,
  Report,
  type RuleRef,
  type Seat,
  type Setup,
  type State,
  sameTeam,
  teamOf,
} from '@arbiter/engine';
import { battlefields, unitsAt } from '../1-concepts/107-board.js';
import { holderOf } from '../1-concepts/188-control.js';
import { isNeutralOpen } from '../3-playing/307-states.js';
import { cite } from '../cite.js';
import type { Scenario } from '../scenario/schema.js';
import { IN_COMMON, OF_TEAMS, teamsIn } from './modes.js';

/** Cards of which teammates may not bring the same (489.8.h, 489.8.i). */
const DIFFERENT: readonly { pile: string; what: string; rules: RuleRef[] }[] = [
  { pile: 'legend', what: 'champion legend', rules: cite('riftbound:489.8.h') },
  { pile: 'battlefields', what: 'battlefield', rules: cite('riftbound:489.8.i') },
];

/** What is wrong with the decks of a game between teams; null: nothing. */
export function faultOfTeams({ seats, options }: Setup): Refusal | null {
  const { teams } = teamsIn(options);
  if (!teams) return null;
  const report = new Report();
  if (seats.length !== teams.of.length)
    report.add('$.seats', 'INVALID_INPUT', `two against two is played by ${teams.of.length}`, { rules: OF_TEAMS });
  for (const [seat, { deck }] of seats.entries())
    for (const { pile, what, rules } of DIFFERENT)
      for (const [other, { deck: theirs }] of seats.entries()) {
        if (other >= seat || !sameTeam({ s: { teams } }, seat, other)) continue;
        const same = (deck[pile] ?? []).find(({ card }) => theirs[pile]?.some((one) => one.card === card));
        if (same)
          report.add(
            `$.seats[${seat}].deck.${pile}`,
            'DECK_ILLEGAL',
            `a teammate brings the same ${what}, ${same.card}`,
            { rules },
          );
      }
  return report.clean ? null : report.refusal('these decks are not played together');
}

/** A scenario between teams has all their players, and says of a team's points once or the same. */
export function reportTeams({ options, players }: Scenario, report: Report): void {
  const { teams } = teamsIn(options);
  if (!teams) return;
  if (players.length !== teams.of.length)
    report.add('$.players', 'INVALID_INPUT', `two against two is played by ${teams.of.length}`, { rules: OF_TEAMS });
  for (const [seat, { points }] of players.entries())
    for (const [other, { points: theirs }] of players.entries())
      if (other < seat && teams.of[other] === teams.of[seat] && (points ?? theirs) !== (theirs ?? points))
        report.add(`$.players[${seat}].points`, 'INVALID_INPUT', 'teammates have their points in common', {
          rules: IN_COMMON,
        });
}

/** What is said of a player's points is so of their team. */
export function sharePoints(state: State, seat: Seat, points: number): void {
  const { teams } = state;
  for (const { seat: one, stats } of state.players)
    if (one === seat || (teams && sameTeam({ s: { teams } }, one, seat))) stats.points = points;
}

declare module '@arbiter/engine' {
  interface GameMarks {
    /** In the scoring step of this turn: what the turn player's teammates controlled, and for each seat where units of allies were. */
    ofTeammates?: { controlled: number[]; occupied: number[][] };
  }
}
const ofTeammates = gameMark('ofTeammates');

/**
 * In the scoring step: which battlefields the turn player's team can't conquer for points in this turn (469.1.a, 489.8.b),
 * and which ones whose last point doesn't ask for, in whoever's turn that is (489.8.g.1).
 */
export function noteTeammates(g: Game): void {
  if (!g.s.teams) return;
  const mates = teammates(g, g.active);
  const controlled = battlefields(g).filter((b) => mates.some((one) => holderOf(g, b) === one));
  const occupied = g.s.players.map(({ seat }) =>
    battlefields(g).filter((b) => teammates(g, seat).some((one) => unitsAt(g, b, one).length > 0)),
  );
  ofTeammates.set(g, { controlled, occupied });
}
export const forgetTeammates = (g: Game): void => {
  if (ofTeammates.of(g) !== undefined) ofTeammates.set(g, undefined);
};
/** Whether a teammate of the turn player controlled it in this turn's scoring step, so that their team doesn't score it. */
export const disqualified = (g: Game, battlefield: number, seat: Seat): boolean =>
  sameTeam(g, seat, g.active) && ofTeammates.of(g)?.controlled.includes(battlefield) === true;
/** Whether a player's last point asks for it: not where an ally's units were in this turn's scoring step (489.8.g.1). */
export const counts = (g: Game, battlefield: number, seat: Seat): boolean =>
  !ofTeammates.of(g)?.occupied[seat]?.includes(battlefield);

/** A player's teammates who are still in the game. */
export const teammates = (g: Game, seat: Seat): Seat[] =>
  g.s.teams ? teamOf(g, seat).filter((one) => one !== seat && !g.player(one).lost) : [];

/** The turn player with priority in an open main phase may invite a teammate (316.5.b.1, 489.8.a). */
export const invitable = (g: Game, seat: Seat): Choice[] =>
  g.active === seat && isNeutralOpen(g) && g.turn.phase === 'main'
    ? teammates(g, seat).map((one) => ({
        kind: 'INVITE',
        label: `Let ${g.player(one).name} play a spell or activate an ability`,
        player: one,
        data: { kind: 'INVITE', player: one },
      }))
    : [];
