/** Triggers on a player choosing their own units with a spell, counted for each place and turn (383.4.b). */
import { controllerOf, type Game, isPlayer, type Obj, type Seat, triggerOn } from '@arbiter/engine';
import { hasType, placeKey } from '../1-concepts/107-board.js';

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** The places at which they chose a unit of theirs with a spell this turn. */
    choseAt?: string[];
  }
}

/** Called when a spell is finalized (383.4.b.2). The first such choice at each place in a turn is marked as first. */
export function chooseFriendly(g: Game, spell: Obj, seat: Seat): void {
  const seen: number[] = [];
  for (const e of (spell.play?.targets ?? []).flat()) {
    if (isPlayer(e) || seen.includes(e.object) || !g.find(e.object)) continue;
    seen.push(e.object);
    const place = placeKey(g, e.object);
    if (place === null || !hasType(g, e.object, 'Unit') || controllerOf(g, e.object) !== seat) continue;
    const before = g.playerMarks(seat).choseAt ?? [];
    const first = !before.includes(place);
    if (first) g.markPlayer(seat, 'choseAt', [...before, place]);
    triggerOn(g, { type: 'chooseFriendly', object: e.object, source: spell.id, player: seat, first });
  }
}
