/** What a game's cards are asked once, for rules that most games have no use for. */
import type { Compiled } from '../cards/compiled.js';
import { defineCell, type Game } from './game.js';
import { perRules } from './per-rules.js';

/**
 * Whether any definition that a game names has something: where none has, rules about it have nothing to look for.
 * @param name what such cards are called
 * @param has looks at the definition and the edition's rules, and at nothing of the game
 */
export function anyDefinition(name: string, has: (g: Game, compiled: Compiled) => boolean): (g: Game) => boolean {
  const answers = perRules(() => new WeakMap<Compiled, boolean>());
  const any = defineCell(name, (g): boolean => {
    const known = answers(g.rules);
    return g.s.defs.some((_, at) => {
      const compiled = g.defined(at);
      let found = known.get(compiled);
      if (found === undefined) {
        found = has(g, compiled);
        known.set(compiled, found);
      }
      return found;
    });
  });
  return (g) => any(g);
}
