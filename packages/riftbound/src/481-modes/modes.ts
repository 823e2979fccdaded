/** Modes of play without teams, as data: players, battlefields, first turns (481–488). */
import type { Game, RuleRef, Seat } from '@arbiter/engine';
import { cite } from '../cite.js';

interface Mode {
  name: string;
  players: number;
  /** Whether the first player's battlefield is left out. */
  firstBringsNone: boolean;
  /** What the first player's first draw phase and the last player's first channel phase change. */
  firstSkipsDraw: boolean;
  lastExtraRunes: number;
  rules: RuleRef[];
}

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
export const modeOf = (g: Game): Mode => MODES.find((m) => m.players === g.s.seats) ?? (MODES[0] as Mode);

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
