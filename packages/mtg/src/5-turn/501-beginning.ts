/** The beginning phase: untap and draw (502, 504); pools empty between steps (500.5). */
import {
  activeSeats,
  characteristicsOf,
  drawing,
  entityChoice,
  type Game,
  gameMark,
  isActive,
  perform,
  procedure,
  ruleOn,
  sharesFate,
} from '@arbiter/engine';
import { forgetDraws } from '../1-concepts/121-drawing.js';
import { holdPermanents } from '../3-card-types/302-creatures.js';
import { phaseAll } from '../7-additional/702-keywords/702.26-phasing.js';
import { forgetProwling } from '../7-additional/702-keywords/702.76-prowl.js';
import { takeControlOfPlayers } from '../7-additional/723-controlling-players.js';
import { changeTime, noteLastTurn } from '../7-additional/731-day-and-night.js';
import { beginPlanarControl } from '../9-casual/901-planechase/901.6-controller.js';
import { cite } from '../cite.js';

/** What untaps, and when. @citation */
export const UNTAP_RULES = cite('mtg:502.3');

declare module '@arbiter/engine' {
  interface GameMarks {
    /** What its controller has chosen to keep tapped in this step. */
    staying?: number[];
  }
}
const staying = gameMark('staying');

/** Which permanents untap: those of the active player, except what an effect keeps tapped (502.3). */
function untapping(g: Game): number[] {
  return g
    .zone('battlefield')
    .filter((id) => !staying.of(g)?.includes(id))
    .filter(
      (id) =>
        g.is(g.object(id), 'tapped') &&
        isActive(g, characteristicsOf(g, id).controller) &&
        !ruleOn(g, id, 'doesntUntap'),
    )
    .concat(untappingToo(g));
}

/** Other players' permanents that an effect untaps then as well, all together with those (502.3). */
const untappingToo = (g: Game): number[] =>
  g.zone('battlefield').filter((id) => ruleOn(g, id, 'untapsWithOthers') && isOthers(g, id) && isTapped(g, id));
const isOthers = (g: Game, id: number): boolean => !isActive(g, characteristicsOf(g, id).controller);
const isTapped = (g: Game, id: number): boolean => g.is(g.object(id), 'tapped');

/**
 * As a turn begins, whether or not its untap step is skipped, no lands were played in it (305.2), and what its player controls
 * they have controlled since then (302.6). An untap step that was added to the turn changes nothing about that.
 */
export function beginTurn(g: Game): void {
  noteLastTurn(g);
  beginPlanarControl(g);
  for (const player of g.s.players) {
    g.markPlayer(player.seat, 'landsPlayed', undefined);
    g.markPlayer(player.seat, 'spellsCast', undefined);
    forgetProwling(g, player.seat);
  }
  forgetDraws(g);
  holdPermanents(g);
  takeControlOfPlayers(g);
}

/** The same in a position that begins with a turn. */
export const turnBegins = procedure('turnBegins', {
  begin: (g) => {
    beginTurn(g);
  },
});

export const untapStep = procedure<Record<never, never>, { tapped?: number[] }>('untapStep', {
  // 502.1: before anything untaps, permanents phase.
  phase: () => phaseAll.call({}),
  // Second, after phasing (502.2).
  dayOrNight: changeTime,
  // 502.3: what untaps is determined first, and some of it may stay tapped, if its controller likes.
  determine: (g) => {
    const free = untapping(g).filter((id) => ruleOn(g, id, 'mayStayTapped') !== undefined);
    if (free.length === 0) return { go: 'untap' };
    return {
      ask: {
        seat: g.active,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: 'Choose what stays tapped',
        rules: UNTAP_RULES,
        options: free.map((id) => entityChoice(g, { object: id }, id)),
        min: 0,
        max: free.length,
      },
      into: 'tapped',
    };
  },
  note: (g, l) => {
    staying.set(g, l.tapped);
  },
  untap: (g) =>
    perform(
      g,
      untapping(g).map((object) => ({ type: 'status', object, status: 'tapped', on: false })),
    ),
  forget: (g) => {
    if (staying.of(g)) staying.set(g, undefined);
  },
});

/** Who draws no card in the first turn. @citation */
const FIRST_PLAYER = cite('mtg:103.8a');
const FIRST_TEAM = cite('mtg:103.8b', 'mtg:800.7', 'mtg:810.6');

export const drawStep = procedure('drawStep', {
  draw: (g) => {
    // In a two-player game the first player skips the draw of the first turn (103.8a), and so does a team that shares it
    // (103.8b); in another larger game nobody does (103.8c).
    const skipping = sharesFate(g) ? FIRST_TEAM : g.s.seats === 2 ? FIRST_PLAYER : undefined;
    if (g.turnNumber === 1 && skipping) {
      for (const seat of activeSeats(g)) g.emit('DRAW_SKIPPED', skipping, { seat });
      return { done: null };
    }
    return drawing(g, activeSeats(g), 1) ?? { done: null };
  },
});
