/**
 * Objects that are set aside: they stay what and where they are, but as long as that lasts the game goes on as though they
 * did not exist (mtg 702.26b). So they are neither among the objects nor in their zone, and nothing finds them; when they
 * come back they are the same objects, and what was made for them is for them again (mtg 702.26d, 702.26f).
 */
import type { Seat } from '../contract/contract.js';
import type { Game } from '../machine/game.js';
import type { Obj } from '../state/state.js';
import { gameMark } from './marks.js';

declare module '../state/marks.js' {
  interface GameMarks {
    aside?: readonly Aside[];
  }
}

export interface Aside {
  /** The object as it was: plain, as a state says it. */
  object: Obj;
  /** Who controlled it, and the turn in which it was set aside. */
  controller: Seat;
  turn: number;
  /** The object with which it went, and comes back. */
  with?: number;
}

const NONE: readonly Aside[] = [];
const aside = gameMark('aside');

/** All that is set aside. */
export const asideOf = (g: Game): readonly Aside[] => aside.of(g) ?? NONE;
export const isAside = (g: Game, id: number): boolean => asideOf(g).some(({ object }) => object.id === id);

export const keepAside = (g: Game, all: readonly Aside[]): void => aside.set(g, all.length > 0 ? all : undefined);

/** What is set aside leaves the game with its owner, and nobody notices (mtg 702.26k). */
export function takeAsideOf(g: Game, owner: Seat): void {
  const left = asideOf(g).filter(({ object }) => object.owner !== owner);
  if (left.length < asideOf(g).length) keepAside(g, left);
}
