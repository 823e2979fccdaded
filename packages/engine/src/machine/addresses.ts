/**
 * Where parts of card definitions stand. While a game is worked on, frames, waiting triggers, abilities on the stack and
 * effects hold the parts of the definition themselves; a state that leaves the engine names them by definition and path
 * instead, so that it stays small, and whoever takes it up again gets the very same parts.
 */
import type { Compiled } from '../cards/compiled.js';
import { isTable, type Table } from '../contract/json.js';
import { copied, indexBelow, placeOf } from '../language/parts.js';
import type { Ability, KeywordAbility } from '../language/types.js';
import { perRules } from './per-rules.js';
import type { Rules } from './rules.js';

/** Stands in a path for the abilities that a keyword stands for, followed by which instance of it, where that isn't the first. */
const EXPANDED = '*';

const expansions = perRules(() => new WeakMap<KeywordAbility, Ability[][]>());

/** The abilities that the nth instance of a keyword stands for, the same ones each time; undefined where it stands for none. */
export function expansionOf(rules: Rules, ability: KeywordAbility, nth: number): Ability[] | undefined {
  const expand = rules.continuous.keywords.get(ability.keyword)?.expand;
  if (!expand) return undefined;
  const known = expansions(rules);
  let instances = known.get(ability);
  if (!instances) {
    instances = [];
    known.set(ability, instances);
  }
  let expansion = instances[nth];
  if (!expansion) {
    // A copy: no part may stand in two definitions.
    expansion = copied(expand(ability, nth));
    instances[nth] = expansion;
    const place = placeOf(ability);
    const step = nth === 0 ? EXPANDED : `${EXPANDED}${nth}`;
    if (place) for (const [i, one] of expansion.entries()) indexBelow(place.hash, `${place.path}/${step}/${i}`, one);
  }
  return expansion;
}

function partAt(rules: Rules, compiled: Compiled, path: string): object {
  // A path begins at the abilities, but where the card has several faces.
  let part: unknown = compiled.faces ? compiled : compiled.abilities;
  for (const key of path.split('/'))
    if (key.startsWith(EXPANDED)) part = expansionOf(rules, part as KeywordAbility, Number(key.slice(1)));
    else part = Array.isArray(part) ? part[Number(key)] : isTable(part) ? part[key] : undefined;
  if (typeof part !== 'object' || part === null) throw new Error(`definition ${compiled.hash} has no part ${path}`);
  return part;
}

/** Writes and reads addresses for one game. */
export class Addresses {
  /**
   * @param defs hashes of the game's definitions, in the order of its table
   * @param find the definition at an index of that table
   */
  constructor(
    private readonly rules: Rules,
    private readonly defs: readonly string[],
    private readonly find: (index: number) => Compiled,
  ) {}

  /** The same value with addresses in place of parts of definitions; the very same where it has none. */
  write<T>(value: T): T {
    return withParts(value, (part) => {
      const place = placeOf(part);
      const at = place ? this.defs.lastIndexOf(place.hash) : -1;
      return at < 0 ? undefined : { $at: `${at}:${place?.path}` };
    });
  }

  /** The same value with the parts that addresses name; the very same where it names none. */
  read<T>(value: T): T {
    return withParts(value, (part) => {
      const $at = '$at' in part ? part.$at : undefined;
      if (typeof $at !== 'string') return undefined;
      const colon = $at.indexOf(':');
      return partAt(this.rules, this.find(Number($at.slice(0, colon))), $at.slice(colon + 1));
    });
  }
}

type By = (part: object) => object | undefined;
/** Parts and their addresses stand for each other, so the value stays of its type. */
const withParts = <T>(value: T, by: By): T => replaced(value, by) as T;

/** Puts something else in the place of objects and lists anywhere in a value; what doesn't change is shared. */
function replaced(value: unknown, by: By): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const other = by(value);
  if (other) return other;
  if (Array.isArray(value)) {
    let copy: unknown[] | undefined;
    for (const [i, item] of value.entries()) {
      const next = replaced(item, by);
      if (next === item) continue;
      copy ??= value.slice();
      copy[i] = next;
    }
    return copy ?? value;
  }
  if (!isTable(value)) return value;
  let copy: Table | undefined;
  for (const key in value) {
    const next = replaced(value[key], by);
    if (next === value[key]) continue;
    copy ??= { ...value };
    copy[key] = next;
  }
  return copy ?? value;
}
