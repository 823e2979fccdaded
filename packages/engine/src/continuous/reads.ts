/**
 * What an effect looks at to find what it applies to, and what it changes: two effects that have nothing in common here
 * can't depend on each other (mtg 613.8a), which spares trying out.
 */
import type { Condition, Filter, FilterClause, Mod } from '../language/types.js';
import type { Game } from '../machine/game.js';
import { perRules } from '../machine/per-rules.js';
import type { LayerEffect } from './layers.js';

/** Names of characteristics; `ANY` where it can't be told. */
type Names = ReadonlySet<string>;
const ANY = '*';
/** Who controls things. */
export const CONTROLLER = '$controller';
const ABILITIES = '$abilities';
/** Abilities may be lost: whatever comes from an ability may end. */
const LOST = '$lost';

const NONE: Names = new Set();
const UNKNOWN: Names = new Set([ANY]);
const union = (sets: Names[]): Names => new Set(sets.flatMap((s) => [...s]));

function clauseReads(g: Game, clause: FilterClause): Names {
  if ('not' in clause) return filterReads(g, clause.not);
  if ('any' in clause) return union(clause.any.map((f) => filterReads(g, f)));
  if ('is' in clause) {
    const names = clause.of ? undefined : g.rules.continuous.predicateReads?.[clause.is];
    return names ? new Set(names) : UNKNOWN;
  }
  if ('has' in clause) return new Set([clause.has[0]]);
  if ('prop' in clause) return new Set([clause.prop[0]]);
  if ('named' in clause) return new Set(['name']);
  if ('keyword' in clause) return new Set([ABILITIES]);
  if ('stat' in clause) return typeof clause.stat[2] === 'number' ? new Set([clause.stat[0]]) : UNKNOWN;
  if ('controller' in clause) return typeof clause.controller === 'string' ? new Set([CONTROLLER]) : UNKNOWN;
  if ('owner' in clause) return typeof clause.owner === 'string' ? NONE : UNKNOWN;
  const plain = ['self', 'other', 'zone', 'status', 'counters', 'player'].some((word) => word in clause);
  return plain ? NONE : UNKNOWN;
}

const filterReads = (g: Game, filter: Filter): Names =>
  Array.isArray(filter) ? union(filter.map((clause) => clauseReads(g, clause))) : clauseReads(g, filter);

function conditionReads(g: Game, condition: Condition): Names {
  const all = (list: Condition[]): Names => union(list.map((c) => conditionReads(g, c)));
  if ('exists' in condition) return filterReads(g, condition.exists);
  if ('is' in condition) return typeof condition.is[0] === 'string' ? filterReads(g, condition.is[1]) : UNKNOWN;
  if ('not' in condition) return conditionReads(g, condition.not);
  if ('all' in condition) return all(condition.all);
  if ('any' in condition) return all(condition.any);
  return 'turnOf' in condition || 'paid' in condition ? NONE : UNKNOWN;
}

const readsOf = perRules(() => new WeakMap<object, Names>());

/** What decides whether an effect applies, and to what. */
function reads(g: Game, { ability, affects, if: condition }: LayerEffect): Names {
  const known = ability && readsOf(g.rules).get(ability);
  if (known) return known;
  const filter = typeof affects === 'object' && !('players' in affects) ? filterReads(g, affects as Filter) : NONE;
  // Whose it is decides whom "you" means.
  const found = union([filter, condition ? conditionReads(g, condition) : NONE, new Set([CONTROLLER])]);
  if (ability) readsOf(g.rules).set(ability, found);
  return found;
}

const writesOf = new WeakMap<Mod, Names>();

function writes(mod: Mod): Names {
  let names = writesOf.get(mod);
  if (!names) {
    names = writtenBy(mod);
    writesOf.set(mod, names);
  }
  return names;
}

function writtenBy(mod: Mod): Names {
  switch (mod.mod) {
    case 'add':
      return new Set([mod.stat]);
    case 'switch':
      return new Set(mod.stats);
    case 'set':
    case 'gain':
    case 'lose':
      return new Set([mod.prop]);
    case 'control':
      return new Set([CONTROLLER]);
    case 'ability':
      return new Set([ABILITIES]);
    case 'loseAbilities':
    case 'loseKeyword':
      return new Set([ABILITIES, LOST]);
    case 'rule':
      return NONE;
    default:
      return UNKNOWN;
  }
}

/** Whether what some modifications change could matter to whether an effect applies, or to what. */
export function mayMatter(g: Game, mods: Mod[], to: LayerEffect): boolean {
  const looked = reads(g, to);
  if (looked.has(ANY)) return true;
  return mods.some((mod) => {
    const changed = writes(mod);
    if (changed.has(ANY) || changed.has(LOST) || g.rules.continuous.takesAbilities?.(mod)) return true;
    for (const name of changed) if (looked.has(name)) return true;
    return false;
  });
}
