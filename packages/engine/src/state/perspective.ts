/** From where the card language's questions are asked. */
import type { Seat } from '../contract/contract.js';
import type { JsonObject } from '../contract/json.js';
import type { EffectContext } from './state.js';

/** Whoever controls or owns what is not known, or belongs to nobody: no seat, so that acting on it fails. */
export const NOBODY: Seat = -1;

/** What an object is for as long as an ability of it says so: a word of a list. */
export interface Acting {
  object: number;
  as: readonly [list: string, word: string];
}

/** From where a question is asked: whose ability, and what it may refer to. */
export interface Perspective {
  source: number;
  controller: Seat;
  /** Nobody controls the ability: its controller only acts for it, and "you" is no one (rb 190.6). */
  unowned?: true;
  ctx?: EffectContext;
  event?: JsonObject;
  /** The X that was chosen for what is being put on the stack, or stands there. */
  x?: number;
  /** What would be paid besides, where it is asked what something costs then (rb 356.2.b.1). */
  paid?: { readonly [cost: string]: number };
  /** What is on the stack, or is about to be played and will be there: it is no target of its own (mtg 115.5). */
  playing?: number | undefined;
  /** What a static ability modifies, where its numbers are worked out for each by itself. */
  affected?: number;
  /** What something is by an ability that is asked about, or that resolves now. */
  acting?: Acting;
  /** For values that speak of the entity being handled in a division. */
  division?: number;
}

export const fromContext = (ctx: EffectContext): Perspective => ({
  source: ctx.source,
  controller: ctx.controller,
  unowned: ctx.unowned,
  ctx,
  event: ctx.event,
});

/** Whom "you" means. */
export const youOf = ({ controller, unowned }: Pick<Perspective, 'controller' | 'unowned'>): Seat =>
  unowned ? NOBODY : controller;
/** Who does what an instruction names no player for: "you", where that is somebody. */
export const impliedSeats = (ctx: Pick<EffectContext, 'controller' | 'unowned'>): Seat[] =>
  ctx.unowned ? [] : [ctx.controller];
export const isYou = (_g: unknown, seat: Seat, by: Perspective): boolean => seat === youOf(by) && seat !== NOBODY;
