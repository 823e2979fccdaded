/** Where a unit may be played (355.2, 822, 811.1.d). */
import {
  type Choice,
  characteristicsOf,
  controllerOf,
  entityChoice,
  filterOf,
  type Game,
  matches,
  type Perspective,
  playerRules,
  type Seat,
} from '@arbiter/engine';
import { battlefields, presentAt, unitsAt } from '../1-concepts/107-board.js';
import { holderOf } from '../1-concepts/188-control.js';
import { hasTrait } from '../8-keywords/traits.js';
import { showdown } from './307-states.js';

/** A place as an answer's data: a battlefield's number, or null for the base. */
export type At = number | null;

/** Battlefields with rules against units being played there (054). */
function forbidsPlaying(g: Game, battlefield: number): boolean {
  return characteristicsOf(g, battlefield).rules.some((r) => r.rule === 'unitsCantBePlayedHere');
}

/** In games of three or more: a fight of two others takes nobody else in (462.2). */
export function fightOfOthers(g: Game, battlefield: number, seat: Seat): boolean {
  const fight = showdown(g);
  if (fight?.combat && fight.battlefield === battlefield)
    return fight.combat.attacker !== seat && fight.combat.defender !== seat;
  const present = presentAt(g, battlefield);
  return present.length > 1 && !present.includes(seat);
}

/** Where a player may play units by default: the base and battlefields they control (355.2.a). */
export function usualPlaces(g: Game, seat: Seat): At[] {
  return [null, ...battlefields(g).filter((b) => holderOf(g, b) === seat && mayPlayAt(g, b, seat))];
}
/** Battlefields to which something permits a unit to be played besides (355.2.b). */
export const permittedPlaces = (g: Game, id: number, seat: Seat): At[] =>
  characteristicsOf(g, id)
    .rules.filter((r) => r.rule === 'playableAt')
    .flatMap(({ mod, source, controller }) => fittingPlaces(g, seat, mod.at, { source, controller }))
    .concat(placesOfPlayer(g, id, seat));
const fittingPlaces = (g: Game, seat: Seat, at: unknown, by: Perspective): number[] =>
  battlefields(g).filter((b) => mayPlayAt(g, b, seat) && matches(g, { object: b }, filterOf(at), by));
/** Battlefields to which something permits a player's units to be played; `id`: the unit, or null for a token (185.2.a). */
export const placesOfPlayer = (g: Game, id: number | null, seat: Seat): number[] =>
  playerRules(g, seat, 'unitsPlayableAt')
    .filter(({ mod, source }) => {
      const by = { source, controller: seat };
      return mod.of === undefined || (id !== null && matches(g, { object: id }, filterOf(mod.of), by));
    })
    .flatMap(({ mod, source }) => fittingPlaces(g, seat, mod.at, { source, controller: controllerOf(g, source) }));
/** Whether units may be played at a battlefield at all. */
export const mayPlayAt = (g: Game, b: number, seat: Seat): boolean =>
  !forbidsPlaying(g, b) && !fightOfOthers(g, b, seat) && playerRules(g, seat, 'unitsOnlyToBase').length === 0;

/** The way of playing a unit as a reaction to where its player has units (822.1.b). */
export const AMBUSH = 'ambush';

/** Battlefields to which Ambush lets a unit be played: those where the player has units (822.1.b). */
export function ambushPlaces(g: Game, id: number, seat: Seat): At[] {
  if (!hasTrait(g, id, 'joinsFights')) return [];
  const more = characteristicsOf(g, id)
    .rules.filter((r) => r.rule === 'ambushAt')
    .flatMap(({ mod, source, controller }) => fittingPlaces(g, seat, mod.at, { source, controller }));
  return battlefields(g).filter((b) => more.includes(b) || (unitsAt(g, b, seat).length > 0 && mayPlayAt(g, b, seat)));
}

/** A place as an option. */
export function placeChoice(g: Game, at: At, seat: Seat): Choice {
  if (at === null) return { kind: 'BASE', label: 'Base', player: seat, zone: 'base', value: 'base', data: null };
  return entityChoice(g, { object: at }, at, { kind: 'BATTLEFIELD', controller: holderOf(g, at) ?? undefined });
}
