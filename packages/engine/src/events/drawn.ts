/** What is done with a card as it is drawn, because of what it says itself: at once, and before the next one is (mtg 121.6c). */
import type { Game } from '../machine/game.js';
import { released as releasedFrom } from './held.js';
import type { ReplacementEffects } from './instead.js';

declare module '../state/marks.js' {
  interface GameMarks {
    /** Cards that were drawn just now. */
    drawn?: number[];
  }
}

/** A card was drawn. */
export function noteDrawn(g: Game, id: number): void {
  if (g.rules.events.asDrawn) g.j.note(g.s.marks, 'drawn', [...(g.s.marks.drawn ?? []), id]);
}

/** What is done now because of that. */
function asDrawn(g: Game): readonly ReplacementEffects[] {
  const { drawn } = g.s.marks;
  if (!drawn) return NOTHING;
  g.j.note(g.s.marks, 'drawn', undefined);
  return drawn.flatMap((source) => {
    const object = g.find(source);
    const effects = object && g.rules.events.asDrawn?.(g, source);
    return object && effects ? [{ source, controller: object.owner, effects, event: {}, applied: [] }] : [];
  });
}

/** What follows at once from what just happened: what comes back as its holder has left, and what drawn cards say. */
export function released(g: Game): readonly ReplacementEffects[] {
  const back = releasedFrom(g);
  const drawn = asDrawn(g);
  return back.length + drawn.length === 0 ? NOTHING : [...back, ...drawn];
}
const NOTHING: readonly ReplacementEffects[] = [];
