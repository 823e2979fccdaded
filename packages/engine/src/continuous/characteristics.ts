/** What an object is like now: its characteristics after all continuous effects, and short questions about them. */
import type { Seat } from '../contract/contract.js';
import type { Ability, KeywordAbility, StaticAbility, TriggeredAbility } from '../language/types.js';
import { expansionOf } from '../machine/addresses.js';
import { faceOf, ownFaceOf } from '../machine/definition-of.js';
import type { Chars, Derived, RuleOn } from '../machine/derived.js';
import type { Game } from '../machine/game.js';
import { perRules } from '../machine/per-rules.js';
import type { Rules } from '../machine/rules.js';
import { NOBODY } from '../state/perspective.js';
import type { Obj } from '../state/state.js';

/** Most objects have none; lists of terms are copied as they grow. */
const NO_TERMS: Chars['terms'] = [];

/** Printed characteristics, before any effect. */
export function printedCharacteristics(g: Game, object: Obj): Chars {
  if (object.kind === 'ability') {
    const source = object.covered === undefined ? ownFaceOf(g, object) : faceOf(g, object);
    return {
      props: { name: source.props.name ?? '' },
      abilities: [],
      controller: object.controller ?? object.owner,
      rules: [],
      terms: NO_TERMS,
    };
  }
  const { props, abilities } = faceOf(g, object);
  const controller = g.rules.zones.controller?.(g, object) ?? object.controller ?? object.owner;
  return { props, abilities, controller, rules: [], terms: NO_TERMS };
}

/** Lists of abilities with what the keywords among them stand for. */
const expandedLists = perRules(() => new WeakMap<Ability[], Ability[]>());

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
  for (const ability of abilities) {
    if (ability.kind !== 'keyword') continue;
    const keyword = rules.continuous.keywords.get(ability.keyword);
    if (!keyword?.expand) continue;
    if (keyword.redundant && abilities.find((a) => a.kind === 'keyword' && a.keyword === ability.keyword) !== ability)
      continue;
    out ??= [...abilities];
    out.push(...(expansionOf(rules, ability) ?? []));
  }
  return out ?? abilities;
}

/** The zone in which an ability functions: the one it names, the one its nature asks for, or else the field (mtg 113.6). */
export const homeOf = (g: Game, ability: StaticAbility | TriggeredAbility, props: Chars['props']): string =>
  ability.zone ?? g.rules.continuous.home?.(ability, props) ?? g.rules.zones.field;

/** Characteristics of any object, in whatever zone. */
export function characteristicsOf(g: Game, id: number): Chars {
  const { of, elsewhere } = g.rules.continuous.derive(g);
  const derived = of.get(id) ?? elsewhere.get(id);
  if (derived) return derived;
  const object = g.find(id);
  if (object) {
    const printed = printedCharacteristics(g, object);
    // While characteristics are being worked out, what is not there yet may come.
    if (!g.deriving) elsewhere.set(id, printed);
    return printed;
  }
  const last = g.s.lastKnown[id];
  if (last)
    return {
      props: last.props,
      abilities: (last.props.$keywords as unknown as Ability[]) ?? [],
      controller: last.controller,
      rules: [],
      terms: NO_TERMS,
    };
  return { props: {}, abilities: [], controller: NOBODY, rules: [], terms: NO_TERMS };
}

export function controllerOf(g: Game, id: number): Seat {
  return characteristicsOf(g, id).controller;
}
export function ruleOn(g: Game, id: number, rule: string): RuleOn | undefined {
  return characteristicsOf(g, id).rules.find((r) => r.rule === rule);
}
/** The rules of a name that hold for a player. */
export function playerRules(g: Game, seat: Seat, rule: string): Derived['playerRules'] {
  return g.rules.continuous.derive(g).playerRules.filter((r) => r.rule === rule && r.seats.includes(seat));
}
/** A keyword ability the object has now, if it has it. */
export function keyword(g: Game, id: number, name: string): KeywordAbility | undefined {
  return characteristicsOf(g, id).abilities.find(
    (a): a is KeywordAbility => a.kind === 'keyword' && a.keyword === name,
  );
}
export function stat(g: Game, id: number, name: string): number {
  return Number(characteristicsOf(g, id).props[name] ?? 0);
}
export function lists(g: Game, id: number, prop: string): string[] {
  return (characteristicsOf(g, id).props[prop] as string[] | undefined) ?? [];
}
