/** What verbs share that are procedures of their own, because they ask somebody something. */
import { entitiesOf } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import type { SaveTo } from '../../events/applying.js';
import { placeOf } from '../../language/parts.js';
import type { Ref } from '../../language/types.js';
import type { Control, Procedure } from '../../machine/control.js';
import type { Game } from '../../machine/game.js';
import { seatsOf } from '../../state/entities.js';
import { fromContext, impliedSeats, type Perspective } from '../../state/perspective.js';
import type { EffectContext, Entity } from '../../state/state.js';

/** What the procedure of a verb begins with: the context's id, and the instruction. */
export type Base<E> = { ctx: string; effect: E };
/** Runs a verb that is a procedure of its own. */
export const asks =
  <E>(procedure: Procedure<Base<E>>) =>
  (_g: Game, effect: E, _ctx: EffectContext, ctx: string): Control =>
    procedure.call({ ctx, effect });

export function ctxOf(g: Game, { ctx: id }: { ctx: string }): EffectContext {
  const ctx = g.s.contexts[id];
  if (!ctx) throw new Error(`no context ${id}`);
  return ctx;
}
/** From where the instruction asks its questions. */
export const perspectiveOf = (g: Game, l: { ctx: string }): Perspective => fromContext(ctxOf(g, l));

/** Where what a verb moved is remembered, if the effect wants it. */
export const savedAs = (ctx: string, { save: name }: { save?: string }): SaveTo | undefined =>
  name === undefined ? undefined : { ctx, name };

/** The text that an instruction stands in: abilities that speak of what it put somewhere are linked to it there alone (mtg 607.2). */
export function linkOf(effect: object): { link?: string } {
  const place = placeOf(effect);
  return place ? { link: place.hash } : {};
}

/** No object has this number: what would be attached to nothing that there is (mtg 303.4i) is attached to it. */
const NOWHERE: Entity = { object: 0 };
/** What something enters attached to. */
export const hostOf = (g: Game, ref: Ref, by: Perspective): Entity => entitiesOf(g, ref, by)[0] ?? NOWHERE;

/** The player who does it: its controller unless said; nobody where no player is referred to, or who is has left the game. */
export const doerOf = (g: Game, { who }: { who?: Ref }, by: Perspective): Seat | undefined =>
  stillIn(g, who === undefined ? [by.controller] : seatsOf(entitiesOf(g, who, by)).slice(0, 1))[0];
/** The players who do it: its controller unless said. Who has left the game does nothing and gets nothing (mtg 800.4). */
export const doersOf = (g: Game, { who }: { who?: Ref }, by: Perspective): Seat[] =>
  stillIn(g, who === undefined ? impliedSeats(by) : seatsOf(entitiesOf(g, who, by)));

const stillIn = (g: Game, seats: Seat[]): Seat[] => seats.filter((seat) => g.s.players[seat]?.lost !== true);
