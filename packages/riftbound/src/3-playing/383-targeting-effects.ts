/** What becomes a target (383.4.b), and players who choose their own units with a spell, counted for each place and turn. */
import {
  controllerOf,
  type Entity,
  type Game,
  isPlayer,
  type Obj,
  type Seat,
  sameTeam,
  triggerOn,
  zoneName,
} from '@arbiter/engine';
import { hasType, placeKey } from '../1-concepts/107-board.js';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** The places at which they chose a unit of theirs with a spell this turn. */
    choseAt?: string[];
  }
}

/** Targeting effects, and what is a target by its zone. @citation */
export const TARGETING = cite('riftbound:383.4.b', 'riftbound:383.4.b.2', 'riftbound:383.4.b.3', 'riftbound:355.9.a');
const DESCRIBED = ['board', 'legendZone', 'chain'];
/**
 * Each choice makes a target, so that instructions which choose the same unit, as repeated ones may (820.2.a), target it
 * several times. "A unit" is on the board (355.9.a): a card that is chosen in a trash is none.
 */
export const targeted = (g: Game, item: Obj): Entity[] =>
  (item.play?.targets ?? [])
    .flat()
    .filter((e) => isPlayer(e) || DESCRIBED.includes(zoneName(g.find(e.object)?.zone ?? '')));

/** Called when a spell is finalized (383.4.b.2). The first such choice at each place in a turn is marked as first. */
export function chooseFriendly(g: Game, spell: Obj, seat: Seat): void {
  for (const e of (spell.play?.targets ?? []).flat()) {
    if (isPlayer(e) || !g.find(e.object)) continue;
    const place = placeKey(g, e.object);
    if (place === null || !hasType(g, e.object, 'Unit') || !sameTeam(g, controllerOf(g, e.object), seat)) continue;
    const before = g.playerMarks(seat).choseAt ?? [];
    const first = !before.includes(place);
    if (first) g.markPlayer(seat, 'choseAt', [...before, place]);
    triggerOn(g, { type: 'chooseFriendly', object: e.object, source: spell.id, player: seat, first });
  }
}
