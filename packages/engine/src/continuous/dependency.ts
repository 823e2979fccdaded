/** Order of effects within a layer: by timestamp, but a dependent effect waits for what it depends on (mtg 613.8). */
import type { Mod } from '../language/types.js';
import type { Chars } from '../machine/derived.js';
import type { Game } from '../machine/game.js';
import { affectedObjects, apply, type LayerEffect, stillApplies, wholeEffect } from './layers.js';
import { mayMatter } from './reads.js';

/** Units of work that comparing two effects is at least. */
const COST_OF_LOOK = 1 / 16;

/**
 * `effects` come sorted by timestamp; characteristic-defining ones apply first (mtg 613.3). Each is to be applied before the
 * next is asked for: what depends on what is found out anew after every one of them (mtg 613.8c).
 * @param joining effects that come to be meanwhile, by abilities that others of the layer give: each takes its place by age
 */
export function orderByDependency(
  g: Game,
  of: Map<number, Chars>,
  effects: LayerEffect[],
  modsIn: (e: LayerEffect) => Mod[],
  joining?: LayerEffect[],
): Iterable<LayerEffect> {
  const defining = effects.filter((e) => e.defining);
  const others = effects.filter((e) => !e.defining);
  const depend = others.some((e) => mayInfluence(g, e, modsIn) || hasOutcome(g, e, modsIn));
  if (!joining && (others.length < 2 || !depend)) return [...defining, ...others];
  return inTurn(g, of, defining, others, modsIn, joining);
}

function* inTurn(
  g: Game,
  of: Map<number, Chars>,
  defining: LayerEffect[],
  others: LayerEffect[],
  modsIn: (e: LayerEffect) => Mod[],
  joining: LayerEffect[] = [],
): Generator<LayerEffect> {
  yield* defining;
  let left = others;
  for (;;) {
    if (joining.length > 0) left = [...left, ...joining.splice(0)].sort((a, b) => a.ts - b.ts);
    if (left.length === 0) return;
    // The earliest that depends on none of the rest; in a loop of dependencies, simply the earliest (613.8b).
    const free = left.find((e) => !left.some((other) => other !== e && dependsOn(g, of, e, other, modsIn)));
    const next = free ?? (left[0] as LayerEffect);
    // What comes to more or less by it follows at once (rb 479.2).
    const after = left.filter((e) => e !== next && outcomeDepends(g, of, e, next, modsIn));
    yield next;
    left = left.filter((e) => e !== next);
    if (after.length > 0) left = [...after, ...left.filter((e) => !after.includes(e))];
  }
}

/** Some modifications, of numbers for example, change neither what another effect applies to nor whether it exists. */
function mayInfluence(g: Game, e: LayerEffect, modsIn: (e: LayerEffect) => Mod[]): boolean {
  return modsIn(e).some((mod) => {
    const { influences = true } = g.rules.words.modOf(mod);
    return typeof influences === 'function' ? influences(mod) : influences;
  });
}

const hasOutcome = (g: Game, e: LayerEffect, modsIn: (e: LayerEffect) => Mod[]): boolean =>
  modsIn(e).some((mod) => g.rules.words.modOf(mod).outcome !== undefined);

/** Whether what `e` comes to depends on `other`, and not the other way round as well (rb 478.1.c, 479.1). */
const outcomeDepends = (
  g: Game,
  of: Map<number, Chars>,
  e: LayerEffect,
  other: LayerEffect,
  modsIn: (e: LayerEffect) => Mod[],
): boolean => outcomeChanges(g, of, e, other, modsIn) && !outcomeChanges(g, of, other, e, modsIn);

/** The same effect, which keeps what it applies to only where it has begun to apply (mtg 613.6). */
function foundAnew(e: LayerEffect): LayerEffect {
  const anew = wholeEffect(e);
  if (!e.begun) anew.found = undefined;
  return anew;
}

/** Whether what `e` comes to would be another thing once `other` is applied. */
function outcomeChanges(
  g: Game,
  of: Map<number, Chars>,
  e: LayerEffect,
  other: LayerEffect,
  modsIn: (e: LayerEffect) => Mod[],
): boolean {
  if (!hasOutcome(g, e, modsIn)) return false;
  g.spend(COST_OF_LOOK);
  const objects = affectedObjects(g, of, foundAnew(e));
  const look = (): string =>
    objects
      .flatMap((id) =>
        modsIn(e).map((mod) => {
          const chars = of.get(id);
          return chars && g.rules.words.modOf(mod).outcome?.(g, chars, mod, e, id);
        }),
      )
      .join();
  return changesBy(g, of, other, modsIn, look);
}

/** Whether an effect waits for another one: for what that changes of it, or of what it comes to. */
const dependsOn = (
  g: Game,
  of: Map<number, Chars>,
  e: LayerEffect,
  other: LayerEffect,
  modsIn: (e: LayerEffect) => Mod[],
): boolean => reachDepends(g, of, e, other, modsIn) || outcomeDepends(g, of, e, other, modsIn);

/** Whether applying `other` would change what `e` applies to, or whether it exists at all. */
function reachDepends(
  g: Game,
  of: Map<number, Chars>,
  e: LayerEffect,
  other: LayerEffect,
  modsIn: (e: LayerEffect) => Mod[],
): boolean {
  g.spend(COST_OF_LOOK);
  if (!mayInfluence(g, other, modsIn) || e.objects || !mayMatter(g, modsIn(other), e)) return false;
  const look = (): string => {
    const probe = foundAnew(e);
    return stillApplies(g, of, probe) ? affectedObjects(g, of, probe).join() : '-';
  };
  return changesBy(g, of, other, modsIn, look);
}

/** Whether something looks otherwise once `other` is applied, which is taken back. */
function changesBy(
  g: Game,
  of: Map<number, Chars>,
  other: LayerEffect,
  modsIn: (e: LayerEffect) => Mod[],
  look: () => string,
): boolean {
  g.spend(1 + (of.size >> 4));
  const before = look();
  const saved = new Map(of);
  const probe = wholeEffect(other);
  if (stillApplies(g, of, probe)) {
    for (const id of affectedObjects(g, of, probe))
      for (const mod of modsIn(other)) if (of.has(id)) apply(g, of, id, mod, other);
  }
  const after = look();
  of.clear();
  for (const [id, chars] of saved) of.set(id, chars);
  g.cells.step();
  return before !== after;
}
