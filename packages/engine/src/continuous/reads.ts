/**
 * What an effect looks at to find what it applies to, and what it changes: two effects that have nothing in common here
 * can't depend on each other (mtg 613.8a), which spares trying out.
 */
import type { Condition, Filter, Mod } from '../language/types.js';
import type { Game } from '../machine/game.js';
import type { WordSet } from '../machine/words.js';
import { ANY, CONTROLLER, type Names, NONE, type Reader } from '../machine/words.js';
import type { LayerEffect } from './layers.js';

const union = (sets: Names[]): Names => new Set(sets.flatMap((s) => [...s]));
const asList = <T>(item: T | T[]): T[] => (Array.isArray(item) ? item : [item]);

/** What the words of one ruleset look at, kept by the ability or modification that says them. */
class ReadersOf implements Reader {
  readonly ofAbilities = new WeakMap<object, Names>();
  readonly ofMods = new WeakMap<Mod, Names>();

  constructor(private readonly words: WordSet) {}

  filter(filter: Filter): Names {
    return union(asList(filter).map((clause) => this.words.headOf('filter', clause).reads(clause, this)));
  }
  filters(list: Filter[]): Names {
    return union(list.map((filter) => this.filter(filter)));
  }
  condition(condition: Condition): Names {
    return this.words.headOf('condition', condition).reads(condition, this);
  }
  conditions(list: Condition[]): Names {
    return union(list.map((condition) => this.condition(condition)));
  }
  predicate(name: string) {
    return this.words.predicate.get(name);
  }
  figure(name: string) {
    return this.words.figure.get(name);
  }
}

const readers = new WeakMap<WordSet, ReadersOf>();
function readerOf({ rules: { words } }: Game): ReadersOf {
  let reader = readers.get(words);
  if (!reader) {
    reader = new ReadersOf(words);
    readers.set(words, reader);
  }
  return reader;
}

/** What decides whether an effect applies, and to what. */
function reads(reader: ReadersOf, { ability, affects, if: condition }: LayerEffect): Names {
  const known = ability && reader.ofAbilities.get(ability);
  if (known) return known;
  const described = typeof affects === 'object' ? ('players' in affects ? affects.that : affects) : undefined;
  const filter = described === undefined ? NONE : reader.filter(described);
  // Whose it is decides whom "you" means.
  const found = union([filter, condition ? reader.condition(condition) : NONE, new Set([CONTROLLER])]);
  if (ability) reader.ofAbilities.set(ability, found);
  return found;
}

function writes(g: Game, reader: ReadersOf, mod: Mod): Names {
  let names = reader.ofMods.get(mod);
  if (!names) {
    names = g.rules.words.modOf(mod).writes(mod);
    reader.ofMods.set(mod, names);
  }
  return names;
}

/** Whether what some modifications change could matter to whether an effect applies, or to what. */
export function mayMatter(g: Game, mods: Mod[], to: LayerEffect): boolean {
  const reader = readerOf(g);
  const looked = reads(reader, to);
  if (looked.has(ANY)) return true;
  return mods.some((mod) => {
    // Where abilities may be lost, whatever comes from an ability may end.
    if (g.rules.words.modOf(mod).removes || g.rules.continuous.takesAbilities?.(mod)) return true;
    const changed = writes(g, reader, mod);
    if (changed.has(ANY)) return true;
    for (const name of changed) if (looked.has(name)) return true;
    return false;
  });
}
