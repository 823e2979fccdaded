/** What the source of a resolving ability is for as long as it resolves, because the ability says so (ga 2.11.7.15.2). */
import type { Json } from '../contract/json.js';
import { actsAs } from '../language/types.js';
import type { Game } from '../machine/game.js';
import type { Perspective } from '../state/perspective.js';

/** The same perspective, where an object that does something may be something else by the ability that resolves. */
export function actingIn(g: Game, source: Json | undefined, by: Perspective): Perspective {
  for (const key in g.s.contexts) {
    const ctx = g.s.contexts[key];
    if (ctx?.item === undefined || ctx.source !== source) continue;
    const as = actsAs(g.find(ctx.item)?.ability);
    if (as) return { ...by, acting: { object: ctx.source, as } };
  }
  return by;
}
