/** What an object is like now: its characteristics after all continuous effects, and short questions about them. */
import type { Compiled } from '../cards/compiled.js';
import type { Seat } from '../contract/contract.js';
import {
  type Ability,
  actsAs,
  type Filter,
  type KeywordAbility,
  type ReplacementAbility,
  type StaticAbility,
  type TriggeredAbility,
  wordsOf,
} from '../language/types.js';
import { expansionOf } from '../machine/addresses.js';
import { faceOf, ownFaceOf } from '../machine/definition-of.js';
import type { Chars, Derived, RuleOn } from '../machine/derived.js';
import type { Game } from '../machine/game.js';
import { perRules } from '../machine/per-rules.js';
import type { Rules } from '../machine/rules.js';
import { Kept } from '../state/object.js';
import { NOBODY } from '../state/perspective.js';
import type { Obj } from '../state/state.js';

/** Most objects have none; lists of terms are copied as they grow. */
const NO_TERMS: Chars['terms'] = [];
const NO_RULES: RuleOn[] = [];

/** Printed characteristics, before any effect. */
export function printedCharacteristics(g: Game, object: Obj): Chars {
  if (object.kind === 'ability') {
    const source = object.covered === undefined ? ownFaceOf(g, object) : faceOf(g, object);
    const controller = object.controller ?? object.owner;
    const known = printed.of(object);
    if (known?.props.name === (source.props.name ?? '') && known.controller === controller) return known;
    const made = asItSays(ofAbility(source, controller), object.ability);
    printed.set(object, made);
    return made;
  }
  const { props, abilities: text } = faceOf(g, object);
  const abilities = g.rules.continuous.active?.(g, object, text) ?? text;
  const controller = g.rules.zones.controller?.(g, object) ?? object.controller ?? object.owner;
  const known = printed.of(object);
  if (known?.props === props && known.abilities === abilities && known.controller === controller) return known;
  const made: Chars = { props, abilities, controller, rules: NO_RULES, terms: NO_TERMS };
  printed.set(object, made);
  return made;
}

/** They are shared: whoever changes characteristics makes a copy, and lists are replaced as they grow. */
const printed = new Kept<Chars>();

/** An ability on the stack has the name of its source, and nothing else (mtg 113.7a). */
function ofAbility({ props: { name = '' } }: Compiled, controller: Seat): Chars {
  return { props: { name }, abilities: [], controller, rules: NO_RULES, terms: NO_TERMS };
}
/** But what it says that it is (ga 2.11.7.15.2). */
function asItSays(chars: Chars, ability: Ability | undefined): Chars {
  const as = actsAs(ability);
  return as ? { ...chars, props: { ...chars.props, [as[0]]: [as[1]] } } : chars;
}

/** Lists of abilities with what the keywords among them stand for. */
const expandedLists = perRules(() => new WeakMap<Ability[], Ability[]>());

/** An ability with its place in the list that it was found in. */
export interface Placed<A> {
  ability: A;
  index: number;
}
/** Abilities sorted by what is asked of them as characteristics are worked out, with what keywords stand for. */
export interface Sorted {
  statics: readonly Placed<StaticAbility>[];
  triggered: readonly Placed<TriggeredAbility>[];
  replacements: readonly Placed<ReplacementAbility>[];
  /** Whether one of them is a way to be played. */
  playable: boolean;
}
const sortedLists = perRules(() => new WeakMap<Ability[], Sorted>());

export function sortedAbilities({ rules }: Pick<Game, 'rules'>, abilities: Ability[]): Sorted {
  if (abilities.length === 0) return NOTHING_SORTED;
  const lists = sortedLists(rules);
  let found = lists.get(abilities);
  if (!found) {
    found = sorted(expandKeywords({ rules }, abilities));
    lists.set(abilities, found);
  }
  return found;
}
const NOTHING_SORTED: Sorted = { statics: [], triggered: [], replacements: [], playable: false };

function sorted(abilities: Ability[]): Sorted {
  const statics: Placed<StaticAbility>[] = [];
  const triggered: Placed<TriggeredAbility>[] = [];
  const replacements: Placed<ReplacementAbility>[] = [];
  for (const [index, ability] of abilities.entries()) {
    if (ability.kind === 'static') statics.push({ ability, index });
    else if (ability.kind === 'triggered') triggered.push({ ability, index });
    else if (ability.kind === 'replacement' && !ability.entering) replacements.push({ ability, index });
  }
  const playable = abilities.some(({ kind }) => kind === 'play');
  if (statics.length + triggered.length + replacements.length === 0 && !playable) return NOTHING_SORTED;
  return { statics, triggered, replacements, playable };
}

/** Abilities with keywords replaced by the abilities they stand for; the keyword itself stays in the list. */
export function expandKeywords({ rules }: Pick<Game, 'rules'>, abilities: Ability[]): Ability[] {
  if (abilities.length === 0) return abilities;
  const lists = expandedLists(rules);
  let list = lists.get(abilities);
  if (!list) {
    list = expanded(rules, abilities);
    lists.set(abilities, list);
  }
  return list;
}

function expanded(rules: Rules, abilities: Ability[]): Ability[] {
  let out: Ability[] | null = null;
  for (const [i, ability] of abilities.entries()) {
    if (ability.kind !== 'keyword' || inactive.has(ability)) continue;
    const keyword = rules.continuous.keywords.get(ability.keyword);
    if (!keyword?.expand) continue;
    const before = keyword.redundant || keyword.linked ? instancesBefore(abilities, i, ability.keyword) : 0;
    if (keyword.redundant && before > 0) continue;
    out ??= [...abilities];
    out.push(...(expansionOf(rules, ability, keyword.linked ? before : 0) ?? []));
  }
  return out ?? abilities;
}

const inactive = new WeakSet<KeywordAbility>();
/** A keyword of a text that is inactive: it can be asked for, but stands for nothing (rb 722.1). */
export function asInactive(ability: KeywordAbility): KeywordAbility {
  const shown = { ...ability };
  inactive.add(shown);
  return shown;
}

/** How many instances of a keyword stand before a place; the very same ability of a definition may be given twice. */
const instancesBefore = (abilities: readonly Ability[], at: number, name: string): number =>
  abilities.reduce((n, a, i) => (i < at && a.kind === 'keyword' && a.keyword === name ? n + 1 : n), 0);

/** The zone in which an ability functions: the one it names, the one its nature asks for, or else the field (mtg 113.6). */
export const homeOf = (g: Game, ability: StaticAbility | TriggeredAbility, props: Chars['props']): string =>
  ability.zone ?? g.rules.continuous.home?.(ability, props) ?? g.rules.zones.field;

/** Characteristics of any object, in whatever zone. */
export function characteristicsOf(g: Game, id: number): Chars {
  if (g.seenAs !== null && g.seenAs.id === id && g.deriving === null) return g.seenAs.chars;
  const derived = g.rules.continuous.derive(g).of.get(id);
  if (derived) return derived;
  const object = g.find(id);
  if (object) return printedCharacteristics(g, object);
  const last = g.s.lastKnown[id];
  if (last)
    return {
      props: last.props,
      abilities: last.keywords ?? [],
      controller: last.controller,
      rules: [],
      terms: NO_TERMS,
    };
  return { props: {}, abilities: [], controller: NOBODY, rules: [], terms: NO_TERMS };
}

export function controllerOf(g: Game, id: number): Seat {
  return characteristicsOf(g, id).controller;
}
const isFilter = (part: unknown): part is Filter => typeof part === 'object' && part !== null;
/** What a rule is about, as the check of the language has seen that it is one. */
export const filterOf = (part: unknown): Filter => (isFilter(part) ? part : []);
export function ruleOn(g: Game, id: number, rule: string): RuleOn | undefined {
  return characteristicsOf(g, id).rules.find((r) => r.rule === rule);
}
/** The rules of a name that hold for a player. */
export function playerRules(g: Game, seat: Seat, rule: string): Derived['playerRules'] {
  const all = g.rules.continuous.derive(g).playerRules;
  for (const one of all)
    if (one.rule === rule && one.seats.includes(seat))
      return all.filter((r) => r.rule === rule && r.seats.includes(seat));
  return NO_PLAYER_RULES;
}
const NO_PLAYER_RULES: Derived['playerRules'] = [];
/** A keyword ability the object has now, if it has it. */
export function keyword(g: Game, id: number, name: string): KeywordAbility | undefined {
  return characteristicsOf(g, id).abilities.find(
    (a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === name,
  );
}
export function stat(g: Game, id: number, name: string): number {
  return Number(characteristicsOf(g, id).props[name] ?? 0);
}
export const lists = (g: Game, id: number, prop: string): readonly string[] =>
  wordsOf(characteristicsOf(g, id).props[prop]);
