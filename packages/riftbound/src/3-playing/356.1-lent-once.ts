/** "You may play a gear this turn, ignoring its Energy cost": what lets a player play one card, and ends with that (356.1.b). */
import { type Game, kernelWords, type Mod, type Obj, overrideMod } from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface Way {
    /** One card may be played so: then the effect ends that lets it; which one that is, as an instruction begins it. */
    once?: true | number;
  }
}
/** By which rules such a permission is used up: the card was played, whatever becomes of it. @citation */
export const USED_UP = cite('riftbound:419.4.b', 'riftbound:356.1.b.2');

export const playMod = overrideMod(kernelWords, 'play', {
  params: (p) => ({ ignores: z.enum(['energy', 'power', 'all']).optional(), once: p.flag.optional() }),
  fix: (g, mod) => (mod.mod === 'play' && mod.once ? { ...mod, once: g.nextId() } : mod),
});

/** A card that was played so was the one. */
export function useUp(g: Game, item: Obj): void {
  const once = item.play?.way?.once;
  if (typeof once !== 'number') return;
  const isThat = (mod: Mod): boolean => mod.mod === 'play' && mod.once === once;
  const kept = g.s.effects.filter(({ mods }) => !mods.some(isThat));
  if (kept.length < g.s.effects.length) g.j.refill(g.s.effects, kept);
}
