/** What verbs share that are procedures of their own, because they ask. */
import type { Json, JsonObject } from '../../contract/json.js';
import type { SaveTo } from '../../events/perform.js';
import type { Effect } from '../../language/types.js';
import type { Game } from '../../machine/game.js';
import type { Verb } from '../../machine/policies.js';
import type { EffectContext } from '../../state/state.js';

export type Base = { ctx: string; effect: Json } & JsonObject;
export const effectOf = (l: Base): Effect => l.effect as unknown as Effect;
export const ctxOf = (g: Game, l: Base): EffectContext => g.s.contexts[l.ctx] as EffectContext;
/** Where what a verb moved is remembered, if the effect wants it. */
export function saveTo(l: Base): SaveTo | undefined {
  const name = effectOf(l).save;
  return typeof name === 'string' ? { ctx: l.ctx, name } : undefined;
}
/** A verb that is a procedure of its own. */
export const asks = (name: string): Verb => ({
  run: (_g, effect, _ctx, ctx) => ({ call: name, locals: { ctx, effect: effect as unknown as Json } }),
});
