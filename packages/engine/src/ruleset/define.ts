/** Makes the rules of an edition out of its parts: a base, and what an edition changes of it. */
import { wordSet } from '../continuous/compile.js';
import type { RuleRef } from '../contract/contract.js';
import type { Ability, Effects } from '../language/types.js';
import type { Procedure } from '../machine/control.js';
import { definitionOf } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import type { KeywordRecord } from '../machine/keyword.js';
import type { ContinuousRules, Renumbering, Rules, ViewRules } from '../machine/rules.js';
import type { Printer, WordLists } from '../machine/words.js';

import { isPlayer, type Obj } from '../state/state.js';
import { abilityText } from '../words/ability-text.js';
import { printerOf } from '../words/printer.js';
import { proceduresOf } from './kernel.js';

/** The rules as they are written: lists, where the rules themselves look up by name. */
export interface RulesParts
  extends Omit<Rules, 'edition' | 'kept' | 'words' | 'procedures' | 'continuous' | 'view' | 'cited'> {
  words: Omit<WordLists, 'keywords'>;
  procedures: readonly Procedure[];
  keywords: readonly KeywordRecord[];
  continuous: Omit<ContinuousRules, 'keywords'>;
  view: Omit<ViewRules, 'label' | 'abilityText' | 'costText' | 'effectsText' | 'modsText'> & {
    /** What an object is called; without it by its definition's name. */
    called?: (g: Game, object: Obj) => string;
    /** An ability as the game says it, where it says it otherwise than its parts do. */
    ability?: (ability: Ability, print: Printer) => string | undefined;
  };
}

const GROUPS = ['zones', 'turn', 'play', 'events', 'continuous', 'view', 'cite'] as const;
type Group = (typeof GROUPS)[number];
type Grouped = { [group in Group]: object };

/** What an edition has otherwise than its base; of a group only the fields that differ. */
export type Changes<Parts extends Grouped> = Partial<Omit<Parts, Group>> & {
  [group in Group]?: Partial<Parts[group]>;
};

/** The parts of an edition: those of its base, with its changes. */
export function changed<Parts extends Grouped>(base: Parts, changes: Changes<Parts>): Parts {
  const groups = GROUPS.filter((group) => changes[group] !== undefined);
  return {
    ...base,
    ...changes,
    ...Object.fromEntries(groups.map((group) => [group, { ...base[group], ...changes[group] }])),
  };
}

/** A list in which these take the places of those with the same name; new names come at the end. */
export function replaced<T extends { name: string }>(list: readonly T[], ...others: readonly T[]): T[] {
  const names = new Set(list.map(({ name }) => name));
  const kept = list.map((one) => others.find(({ name }) => name === one.name) ?? one);
  return [...kept, ...others.filter(({ name }) => !names.has(name))];
}

/** What an entity is called, also one that is gone. */
const labelled =
  (called = (g: Game, object: Obj): string => definitionOf(g, object).definition.name): ViewRules['label'] =>
  (g, entity) => {
    if (isPlayer(entity)) return g.player(entity.player).name;
    const object = g.find(entity.object) ?? g.s.lastKnown[entity.object];
    return object ? called(g, object) : '';
  };

/** The kernel's part of an edition's rules. */
export function defineRules(edition: Rules['edition'], parts: RulesParts): Rules {
  const { id, name, epoch, definitions, zones, turn, play, events, cite, renumbered } = parts;
  const words = wordSet({ ...parts.words, keywords: parts.keywords }, zones.field);
  const keywords = new Map(parts.keywords.map((k) => [k.name, k]));
  const say = (text: string): string => parts.said?.(text) ?? text;
  const print = printerOf(
    words,
    (ability) => parts.view.ability?.(ability, print) ?? abilityText(ability, print, keywords),
  );
  return {
    id,
    name,
    epoch,
    edition,
    kept: [],
    definitions,
    ...(parts.ledger ? { ledger: parts.ledger } : {}),
    words,
    // A game may have a procedure of its own in the place of one that a word brings with it.
    procedures: new Map([...proceduresOf(words), ...parts.procedures].map((p) => [p.name, p])),
    zones,
    turn,
    play,
    events,
    continuous: { ...parts.continuous, keywords },
    view: {
      ...parts.view,
      label: labelled(parts.view.called),
      abilityText: remembered((ability) => say(print.ability(ability))),
      costText: (costs) => say(print.costs(costs)),
      effectsText: remembered((effects) => say(print.effects(effects))),
      modsText: (mods, until) => say(`${print.mods(mods)} ${print.until(until)}`.trim()),
    },
    cite,
    ...(renumbered ? { renumbered } : {}),
    ...(parts.said ? { said: parts.said } : {}),
    cited: renumbered ? numberedBy(renumbered) : (rules) => rules,
  };
}

/** Abilities and instructions are parts of definitions: what they say is put together once. */
function remembered<Part extends Ability | Effects>(say: (part: Part) => string): (part: Part) => string {
  const known = new WeakMap<Part, string>();
  return (part) => {
    let said = known.get(part);
    if (said === undefined) {
      said = say(part);
      known.set(part, said);
    }
    return said;
  };
}

/** Rules by the numbers of an edition's rulebook; lists are constants, so each is translated once. */
function numberedBy(table: Renumbering): Rules['cited'] {
  const known = new WeakMap<RuleRef[], RuleRef[]>();
  return (rules) => {
    let cited = known.get(rules);
    if (!cited) {
      cited = [...new Set(rules.flatMap((rule) => table[rule] ?? [rule]))];
      known.set(rules, cited);
      // What is numbered already stays as it is.
      known.set(cited, cited);
    }
    return cited;
  };
}
