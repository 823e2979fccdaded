/** The objects, or the players, among entities. */
import { type Entity, isPlayer } from './state.js';

export const objectsOf = (entities: Entity[]): number[] => entities.flatMap((e) => (isPlayer(e) ? [] : [e.object]));
export const seatsOf = (entities: Entity[]): number[] => entities.flatMap((e) => (isPlayer(e) ? [e.player] : []));
