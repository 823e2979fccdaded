/** What an effect holds somewhere until its source leaves: it comes back at once, and not by the stack (mtg 610.3). */
import type { Effect, Effects } from '../language/types.js';
import type { Game } from '../machine/game.js';
import { NOBODY } from '../state/perspective.js';
import type { Obj } from '../state/state.js';
import { isAside } from '../zones/aside.js';
import type { ReplacementEffects } from './instead.js';

declare module '../state/marks.js' {
  interface GameMarks {
    /** Sources that hold something until they leave. */
    holding?: number[];
  }
  interface ObjectMarks {
    /** What put it where it is, for abilities of the same source that speak of that (mtg 607.2a). */
    keptBy?: number;
    /** The definition of the ability by which it did, as abilities are linked only to those of the same text. */
    keptFor?: string;
    /** Where it was, if it goes back there when that source leaves. */
    heldFrom?: string;
  }
}

/** A source that holds something from now on. */
export function holds(g: Game, source: number): void {
  const holding = g.s.marks.holding ?? [];
  if (!holding.includes(source)) g.j.note(g.s.marks, 'holding', [...holding, source]);
}

/** What is done because sources have left: all that one of them holds goes back at the same time, each where it came from. */
export function released(g: Game): readonly ReplacementEffects[] {
  const { holding } = g.s.marks;
  // Nothing is held in most games.
  if (!holding || holding.length === 0) return NOTHING;
  const gone = holding.filter((source) => g.find(source)?.zone !== g.rules.zones.field && !isAside(g, source));
  if (gone.length === 0) return NOTHING;
  g.j.note(
    g.s.marks,
    'holding',
    holding.filter((source) => !gone.includes(source)),
  );
  const zones = new Set(gone.flatMap((source) => heldBy(g, source).flatMap(({ marks }) => marks?.heldFrom ?? [])));
  const [source = 0] = gone;
  const controller = g.s.lastKnown[source]?.controller ?? NOBODY;
  const back = [...zones].map((from): Effect => ({ do: 'move', what: { held: from }, to: from, cause: 'return' }));
  const effects: Effects = [...back, ...(g.rules.events.released?.(g, gone) ?? [])];
  // Of several that left together all that they held goes back at the same time (mtg 610.3d).
  return effects.length === 0 ? [] : [{ source, controller, effects, event: { holders: gone }, applied: [] }];
}

const NOTHING: readonly ReplacementEffects[] = [];

/** What a source holds until it leaves. */
export function heldBy(g: Game, source: number): Obj[] {
  const found: Obj[] = [];
  for (const key of Object.keys(g.s.zones))
    for (const id of g.zone(key)) {
      const object = g.object(id);
      if (object.marks?.keptBy === source && object.marks.heldFrom !== undefined) found.push(object);
    }
  g.spend(found.length);
  return found;
}
