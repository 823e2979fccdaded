/** Effects that whoever controls them may end for a cost, as a special action (116.2c). */
import type { ActivatedAbility, Game, Seat } from '@arbiter/engine';
import { cite } from '../cite.js';

/** What such an action cites. @citation */
export const ENDING = cite('mtg:116.2c');

/** An effect that a player may end, by its number, and the action by which that is done. */
interface Ending {
  id: number;
  source: number;
  action: ActivatedAbility;
}

/** The effects that a player may end. */
export const endableBy = (g: Game, seat: Seat): Ending[] =>
  g.s.effects.flatMap(({ id, source, controller, endable }) =>
    endable && controller === seat && g.find(source)
      ? [{ id, source, action: { kind: 'activated' as const, special: true as const, keyword: 'end', cost: endable } }]
      : [],
  );

/** Ends an effect: from now on it modifies nothing. */
export function endEffect(g: Game, id: number): void {
  g.j.refill(
    g.s.effects,
    g.s.effects.filter((effect) => effect.id !== id),
  );
}
