/** Modes of play as data: players, teams, battlefields, first turns (481–489). */
import type { Game, GameOptions, RuleRef, Seat, Teams } from '@arbiter/engine';
import { cite } from '../cite.js';

interface Mode {
  name: string;
  players: number;
  /** The team of each player, where there are teams. */
  teams?: number[];
  /** How many points win, where it isn't the usual number. */
  victoryScore?: number;
  /** Whether the first player's battlefield is left out. */
  firstBringsNone: boolean;
  /** What the first player's first draw phase and the last player's first channel phase change. */
  firstSkipsDraw: boolean;
  lastExtraRunes: number;
  rules: RuleRef[];
}

/** The format in which two play against two; the other modes are told by how many play. */
export const TWO_AGAINST_TWO = '2v2';

const TEAMS: Mode = {
  name: TWO_AGAINST_TWO,
  players: 4,
  // A player is followed by an opponent, then by their teammate (489.5.c.1).
  teams: [0, 1, 0, 1],
  victoryScore: 11,
  firstBringsNone: true,
  firstSkipsDraw: true,
  lastExtraRunes: 1,
  rules: cite('riftbound:489.7'),
};
/** What a game of two against two is: its players, its Victory Score, its battlefields and the order of its turns. @citation */
export const OF_TEAMS = cite(
  'riftbound:489.1',
  'riftbound:489.2',
  'riftbound:489.3',
  'riftbound:489.4',
  'riftbound:489.4.a',
  'riftbound:489.5.a',
  'riftbound:489.5.b',
  'riftbound:489.5.c',
  'riftbound:489.5.c.1',
  'riftbound:489.6',
);

const MODES: readonly Mode[] = [
  {
    name: '1v1',
    players: 2,
    firstBringsNone: false,
    firstSkipsDraw: false,
    lastExtraRunes: 1,
    rules: cite('riftbound:485.7'),
  },
  {
    name: 'FFA3',
    players: 3,
    firstBringsNone: false,
    firstSkipsDraw: true,
    lastExtraRunes: 1,
    rules: cite('riftbound:487.7'),
  },
  {
    name: 'FFA4',
    players: 4,
    firstBringsNone: true,
    firstSkipsDraw: true,
    lastExtraRunes: 1,
    rules: cite('riftbound:488.7'),
  },
];
export const modeOf = ({ s: { options, seats } }: Pick<Game, 's'>): Mode =>
  options.format === TWO_AGAINST_TWO ? TEAMS : (MODES.find((m) => m.players === seats) ?? (MODES[0] as Mode));

/**
 * Who plays with whom. Teammates win and lose together and have their points in common; turns, control, hands and XP are each
 * player's own (489.6.a, 489.8.c, 489.8.d, 489.8.f, 732).
 */
export function teamsIn({ format }: Pick<GameOptions, 'format'>): { teams?: Teams } {
  if (format !== TWO_AGAINST_TWO) return {};
  return { teams: { of: TEAMS.teams ?? [], shared: { stats: ['points'], counters: [], turns: 'own' } } };
}
/** What a team has in common, and what it hasn't. @citation */
export const IN_COMMON = cite(
  'riftbound:489.6.a',
  'riftbound:489.8.c',
  'riftbound:489.8.d',
  'riftbound:489.8.d.1',
  'riftbound:489.8.d.2',
  'riftbound:489.8.d.3',
  'riftbound:489.8.c.2',
  'riftbound:489.8.e',
  'riftbound:489.8.f',
  'riftbound:732',
);

/** What is different in a player's first turn (115.2, 483.7). */
export function firstTurn(g: Game, seat: Seat): { extraRunes: number; skipsDraw: boolean } {
  const mode = modeOf(g);
  const first = g.statOf(seat, 'turns') <= 1;
  const began = g.s.marks.firstPlayer ?? 0;
  const isLast = seat === (began + g.s.seats - 1) % g.s.seats;
  return {
    extraRunes: first && isLast ? mode.lastExtraRunes : 0,
    skipsDraw: first && seat === began && mode.firstSkipsDraw,
  };
}
