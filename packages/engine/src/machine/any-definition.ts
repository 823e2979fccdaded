/** What a game's cards are asked once, for rules that most games have no use for. */
import type { Compiled } from '../cards/compiled.js';
import { defineCell, type Game } from './game.js';
import { perRules } from './per-rules.js';

/**
 * What is asked of a definition, found out once for each under an edition's rules.
 * @param ask looks at the definition and the edition's rules, and at nothing of the game
 */
export function perDefinition(ask: (g: Game, compiled: Compiled) => boolean): (g: Game, compiled: Compiled) => boolean {
  const answers = perRules(() => new WeakMap<Compiled, boolean>());
  return (g, compiled) => {
    const known = answers(g.rules);
    let found = known.get(compiled);
    if (found === undefined) {
      found = ask(g, compiled);
      known.set(compiled, found);
    }
    return found;
  };
}

/**
 * Whether a definition's own abilities speak of something: what most cards don't ask for is noted of those alone that do.
 * @param word as it stands in the card language, with what makes it that and no other: `"uses":`
 */
export const speaksOfWord = (word: string): ((g: Game, compiled: Compiled) => boolean) =>
  perDefinition((_g, { abilities }) => JSON.stringify(abilities).includes(word));

/**
 * Whether any definition that a game names has something: where none has, rules about it have nothing to look for. Answered
 * once for each table of definitions.
 * @param has looks at the definition and the edition's rules, and at nothing of the game
 */
export function amongDefinitions(has: (g: Game, compiled: Compiled) => boolean): (g: Game) => boolean {
  const asked = perDefinition(has);
  return (g) => g.anyDefined(asked);
}

/**
 * The same as a cell, for what is asked at every step.
 * @param name what such cards are called
 */
export function anyDefinition(name: string, has: (g: Game, compiled: Compiled) => boolean): (g: Game) => boolean {
  const any = defineCell(name, amongDefinitions(has));
  return (g) => any(g);
}
