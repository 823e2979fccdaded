/** Starting the game: shuffled main decks, a first player by chance, and everyone's level 0 champion (1.3, 1.7.1.2). */
import {
  announceTurn,
  defineCondition,
  draw,
  type Game,
  moveAction,
  type Nothing,
  noteForMatch,
  perform,
  procedure,
  type Seat,
  shufflePile,
  turnLoop,
  UNKNOWN,
} from '@arbiter/engine';
import { isPantheon } from '../2-mechanics/pantheon.js';
import { cite } from '../cite.js';
import { beginThere } from './1.3-beginning-there.js';
import { chooseFirst } from './first-champion.js';
import { allBegin } from './pantheon-starting.js';

export const startGame = procedure('startGame', {
  shuffle: (g) => {
    for (const { seat } of g.s.players) shufflePile(g, `mainDeck:${seat}`);
  },
  first: (g) => {
    const first = draw(g, g.s.seats);
    g.j.set(g.s.turn, 'active', first);
    // Nobody chooses, in a match neither: whom chance names begins (1.3.2.1).
    noteForMatch(g, { first });
    g.emit('FIRST_PLAYER', cite('ga:1.3.2', 'ga:1.3.2.1'), { seat: first });
  },
  // What some cards let their players begin with is there before anything else.
  there: () => beginThere.call({}),
  // In Pantheon everybody has their champion, and a barrier, before the first turn begins.
  champions: (g) => (isPantheon(g) ? allBegin.call({}) : undefined),
  begin: (g) => {
    g.j.set(g.s.turn, 'number', 1);
    announceTurn(g, cite('ga:1.3.5'));
    return turnLoop.call({});
  },
});

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** The turn in which they placed their first champion; a player who has none yet begins so. */
    firstTurn?: number;
    /** They placed it before the first turn of all. */
    begun?: true;
  }
}

export const hasBegun = (g: Game, seat: Seat): boolean =>
  g.playerMarks(seat).firstTurn !== undefined || g.playerMarks(seat).begun === true;

/** Whether the present turn is its player's first one (2.2.0.1.1). */
export function isFirstTurn(g: Game): boolean {
  const { number, active } = g.turn;
  const first = g.playerMarks(active).firstTurn;
  return first === undefined || first === number;
}

declare module '@arbiter/engine' {
  interface Conditions {
    firstTurn: { firstTurn: true };
  }
}
export const firstTurn = defineCondition('firstTurn', {
  description: 'It is your turn, and the first one that you have in this game.',
  example: { firstTurn: true },
  params: (p) => ({ firstTurn: p.flag }),
  compile: () => (g, by) => g.active === by.controller && isFirstTurn(g),
  reads: () => UNKNOWN,
  text: () => 'it is your first turn of the game',
});

/** With two players, but not in Pantheon, the first one draws no card in the first turn; with more everyone does (1.3.4.1, 2.2.0.1.2). */
export const skipsFirstDraw = (g: Game): boolean => g.turnNumber === 1 && g.s.seats === 2 && !isPantheon(g);

/** A level 0 Spirit champion is put onto the field awake, as a special action that nobody can answer. */
export const firstChampion = procedure<Nothing, { picked: number[] }>('firstChampion', {
  choose: (g, l) => {
    if (!isPantheon(g)) return chooseFirst(g, g.active);
    // It is there already.
    g.j.note(l, 'picked', []);
    return { go: 'place' };
  },
  place: (g, l) => {
    const seat = g.active;
    g.markPlayer(seat, 'firstTurn', g.turnNumber);
    return perform(
      g,
      l.picked.map((object) => moveAction({ object, to: 'field', cause: 'start', controller: seat })),
    );
  },
});
