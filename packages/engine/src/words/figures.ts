/** Numbers of objects and players. */
import { characteristicsOf } from '../continuous/characteristics.js';
import type { Game } from '../machine/game.js';
import type { Compiler } from '../machine/words.js';
import { type Entity, isPlayer } from '../state/state.js';

/** How a number is read: one that is worked out by its word, any other from characteristics or scores. */
export function numberOf(name: string, compiler: Compiler): (g: Game, e: Entity) => number {
  const word = compiler.figure(name);
  if (!word) return (g, e) => statOf(g, e, name);
  return (g, e) => (isPlayer(e) ? (word.ofPlayer?.(g, e.player) ?? 0) : word.of(g, e.object));
}

const statOf = (g: Game, e: Entity, name: string): number =>
  isPlayer(e) ? g.statOf(e.player, name) : figureOf(g, e.object, name);

/** A figure of an object, as effects take it. */
function figureOf(g: Game, id: number, name: string): number {
  const figure = Number(characteristicsOf(g, id).props[name] ?? 0);
  const least = g.rules.continuous.referencedAtLeast?.[name];
  return least === undefined ? figure : Math.max(least, figure);
}
