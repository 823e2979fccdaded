/** Opponents who choose modes and targets of something that another player puts onto the stack (mtg 601.6). */
import type { Seat } from '../contract/contract.js';
import { entityChoice } from '../decisions/choices.js';
import type { TargetSpec } from '../language/types.js';
import type { Ask } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import { areOpponents } from '../machine/teams.js';
import type { Perspective } from '../state/perspective.js';
import { type Entity, isPlayer } from '../state/state.js';

/** The opponent who chooses modes or targets, where that is asked for. */
export interface ByOpponent {
  chooser?: Seat;
  chosen?: Entity[];
}

export function noteChooser(g: Game, l: ByOpponent): void {
  const [who] = l.chosen ?? [];
  if (!who || !isPlayer(who)) throw new Error('no opponent was chosen');
  g.j.note(l, 'chooser', who.player);
}

const opponentsOf = (g: Game, seat: Seat): Seat[] => g.seatsFrom(seat).filter((other) => areOpponents(g, seat, other));
/** Who chooses what an opponent chooses; undefined: the controller still has to say which of several (mtg 601.6a). */
export function chooserOf(g: Game, seat: Seat, chosen: Seat | undefined): Seat | undefined {
  const [only, ...others] = opponentsOf(g, seat);
  return others.length === 0 ? only : chosen;
}

export function whoChooses(g: Game, by: Perspective): Ask {
  return {
    seat: by.controller,
    kind: 'CHOOSE_OBJECTS',
    shape: 'CHOOSE',
    prompt: `${g.rules.view.label(g, { object: by.source })}: choose which opponent chooses`,
    rules: g.rules.play.rules.byOpponent ?? g.rules.play.rules.targets,
    source: by.source,
    options: opponentsOf(g, by.controller).map((player) => entityChoice(g, { player })),
    min: 1,
    max: 1,
  };
}

/** The places of target clauses in the order in which they are chosen: the controller's first, then an opponent's (mtg 601.6b). */
export function inOrder(specs: readonly TargetSpec[]): number[] {
  const places = specs.map((_, at) => at);
  if (specs.every(({ chooser }) => chooser === undefined)) return places;
  return [...places.filter((at) => !specs[at]?.chooser), ...places.filter((at) => specs[at]?.chooser)];
}
