/** From where the card language's questions are asked. */
import type { Seat } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import type { EffectContext } from './state.js';

/** From where a question is asked: whose ability, and what it may refer to. */
export interface Perspective {
  source: number;
  controller: Seat;
  ctx?: EffectContext;
  event?: JsonObject;
  /** For values that speak of the entity being handled in a division. */
  division?: number;
}

export const fromContext = (ctx: EffectContext): Perspective => ({
  source: ctx.source,
  controller: ctx.controller,
  ctx,
  event: ctx.event,
});
