/** The objects, or the players, among entities. */

import { entitiesOf } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import type { Effect, Ref } from '../../language/types.js';
import type { Game } from '../../machine/game.js';
import type { Perspective } from '../../state/perspective.js';
import { type Entity, isPlayer } from '../../state/state.js';

export const objectsOf = (entities: Entity[]): number[] => entities.flatMap((e) => (isPlayer(e) ? [] : [e.object]));
export const seatsOf = (entities: Entity[]): number[] => entities.flatMap((e) => (isPlayer(e) ? [e.player] : []));

/** The player who does it: its controller unless said; nobody where no player is referred to. */
export const doerOf = (g: Game, effect: Effect, by: Perspective): Seat | undefined =>
  effect.who ? seatsOf(entitiesOf(g, effect.who as Ref, by))[0] : by.controller;
