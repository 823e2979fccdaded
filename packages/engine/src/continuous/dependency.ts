/** Order of effects within a layer: by timestamp, but a dependent effect waits for what it depends on (mtg 613.8). */
import type { Mod } from '../language/types.js';
import type { Chars } from '../machine/derived.js';
import type { Game } from '../machine/game.js';
import { affectedObjects, apply, type LayerEffect, stillApplies } from './layers.js';
import { mayMatter } from './reads.js';

/** Units of work that comparing two effects is at least. */
const COST_OF_LOOK = 1 / 16;

/**
 * `effects` come sorted by timestamp; characteristic-defining ones apply first (mtg 613.3). Each is to be applied before the
 * next is asked for: what depends on what is found out anew after every one of them (mtg 613.8c).
 */
export function orderByDependency(
  g: Game,
  of: Map<number, Chars>,
  effects: LayerEffect[],
  modsIn: (e: LayerEffect) => Mod[],
): Iterable<LayerEffect> {
  const defining = effects.filter((e) => e.defining);
  const others = effects.filter((e) => !e.defining);
  if (others.length < 2 || !others.some((e) => mayInfluence(g, e, modsIn))) return [...defining, ...others];
  return inTurn(g, of, defining, others, modsIn);
}

function* inTurn(
  g: Game,
  of: Map<number, Chars>,
  defining: LayerEffect[],
  others: LayerEffect[],
  modsIn: (e: LayerEffect) => Mod[],
): Generator<LayerEffect> {
  yield* defining;
  let left = others;
  while (left.length > 0) {
    // The earliest that depends on none of the rest; in a loop of dependencies, simply the earliest (613.8b).
    const free = left.find((e) => !left.some((other) => other !== e && dependsOn(g, of, e, other, modsIn)));
    const next = free ?? (left[0] as LayerEffect);
    yield next;
    left = left.filter((e) => e !== next);
  }
}

/** Some modifications, of numbers for example, change neither what another effect applies to nor whether it exists. */
function mayInfluence(g: Game, e: LayerEffect, modsIn: (e: LayerEffect) => Mod[]): boolean {
  return modsIn(e).some((mod) => {
    const { influences = true } = g.rules.words.modOf(mod);
    return typeof influences === 'function' ? influences(mod) : influences;
  });
}

/** Whether applying `other` would change what `e` applies to, or whether it exists at all. */
function dependsOn(
  g: Game,
  of: Map<number, Chars>,
  e: LayerEffect,
  other: LayerEffect,
  modsIn: (e: LayerEffect) => Mod[],
): boolean {
  g.spend(COST_OF_LOOK);
  if (!mayInfluence(g, other, modsIn) || e.objects || !mayMatter(g, modsIn(other), e)) return false;
  g.spend(1 + (of.size >> 4));
  const look = (): string => {
    const probe = { ...e };
    return stillApplies(g, of, probe)
      ? affectedObjects(g, of, { ...probe, found: e.begun ? e.found : undefined }).join()
      : '-';
  };
  const before = look();
  const saved = new Map(of);
  const probe = { ...other };
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
