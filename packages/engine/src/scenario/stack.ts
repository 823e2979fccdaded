/**
 * The stack of a scenario: what was played before the position begins. Everything was chosen and paid; nothing triggers on
 * it any more. It lies there as if it had been played there, so what it does when it resolves is no other thing.
 */

import { characteristicsOf, controllerOf, expandKeywords } from '../continuous/characteristics.js';
import type { RuleRef, Seat } from '../contract/contract.js';
import { countUse } from '../events/uses.js';
import type { Report } from '../language/report.js';
import type { ActivatedAbility, TriggeredAbility } from '../language/types.js';
import type { Violation } from '../machine/control.js';
import { place } from '../machine/create.js';
import type { Game } from '../machine/game.js';
import type { TurnStep } from '../machine/policies.js';
import type { Rules } from '../machine/rules.js';
import { pushAbility } from '../stack/ability-objects.js';
import { chooseAsGiven } from '../stack/given.js';
import type { Entity, Obj, State } from '../state/state.js';
import { type Aliases, findAlias } from './aliases.js';
import type { ScenarioCards } from './definitions.js';
import type { StackEntry } from './stack-form.js';

/** What is known of an entry before the game is there: what its references stand for. */
interface Given {
  entry: StackEntry;
  path: string;
  seat: Seat | undefined;
  /** Of a card: where it lies until it goes to the stack. */
  card?: number;
  source?: number;
  targets: (Entity | { below: number })[];
}

/** What a game says of its stack. */
export interface StackRules {
  /** Puts a card that lies in the hand of its player on the stack, as what the entry calls it; or why it is never there. */
  spell: (g: Game, id: number, seat: Seat, name: string) => Obj | Violation;
  /** What else using an ability leaves behind. */
  used?: (g: Game, item: Obj, ability: ActivatedAbility) => void;
  /** Whether an ability lies there at all, rather than being done as soon as it is used. */
  waits?: (ability: ActivatedAbility | TriggeredAbility) => boolean;
  rules: {
    /** That nobody could act in such a step. */
    step: RuleRef[];
    /** Which abilities go on the stack. */
    abilities: RuleRef[];
  };
}

/** Finds what the stack of a scenario refers to, and lays its cards ready. */
export function readStack(
  { zones }: Rules,
  state: State,
  active: Seat,
  entries: readonly StackEntry[],
  named: Aliases,
  cards: ScenarioCards,
  report: Report,
): Given[] {
  return entries.map((entry, i): Given => {
    const path = `$.stack[${i}]`;
    const fault = (field: string, detail: string): void => report.add(`${path}${field}`, 'INVALID_INPUT', detail);
    const find = (alias: string, at: string) => findAlias(named, alias, `${path}${at}`, report);
    const given: Given = { entry, path, seat: entry.controller, targets: [] };
    if ((entry.card === undefined) === (entry.source === undefined))
      fault('', 'what is on the stack is either a "card" or an ability with its "source"');
    else if (entry.card !== undefined) {
      if (entry.ability !== undefined) fault('.ability', 'a card is on the stack itself; an ability has a "source"');
      const compiled = cards.find(entry.card, `${path}.card`);
      given.seat ??= active;
      if (compiled) given.card = place(state, compiled, given.seat, `${zones.piles.hand}:${given.seat}`).id;
    } else if (entry.source) {
      if (entry.ability === undefined) report.add(`${path}.ability`, 'REQUIRED', 'is required');
      if (entry.paid) fault('.paid', 'only a card has costs that may be paid besides');
      const source = find(entry.source.as, '.source.as');
      if (source !== undefined) given.source = source;
    }
    for (const [k, target] of (entry.targets ?? []).entries()) {
      if ('player' in target) given.targets.push(target);
      else if ('as' in target) {
        const object = find(target.as, `.targets[${k}].as`);
        if (object !== undefined) given.targets.push({ object });
      } else if (target.stack >= entries.length)
        fault(`.targets[${k}].stack`, `there is no entry ${target.stack}: the stack has ${entries.length}`);
      else if (target.stack <= i)
        fault(`.targets[${k}].stack`, 'a target on the stack was there before: it lies further down in this list');
      else given.targets.push({ below: target.stack });
    }
    return given;
  });
}

/** Puts everything on the stack, the lowest first, and says what the rules have against it. */
export function buildStack(
  g: Game,
  given: readonly Given[],
  game: StackRules,
  report: Report,
  step = g.rules.turn.table[g.s.turn.index],
): void {
  if (given.length === 0) return;
  if (!step || !isActedIn(g, step)) {
    report.add('$.stack', 'INVALID_INPUT', `nobody may act in the step "${step?.step ?? step?.phase}"`, {
      rules: [...game.rules.step, ...(step?.rules ?? [])],
    });
    return;
  }
  const items = new Map<number, Obj>();
  for (const [i, one] of [...given.entries()].reverse()) {
    const item = one.card === undefined ? ability(g, one, game, report) : spell(g, one, one.card, game, report);
    if (!item) continue;
    items.set(i, item);
    const targets = one.targets.flatMap((target): Entity[] => {
      if (!('below' in target)) return [target];
      const below = items.get(target.below);
      return below ? [{ object: below.id }] : [];
    });
    // Where something below is wrong already, it is no fault that it can't be named.
    if (targets.length < one.targets.length) continue;
    const { modes, x, division, paid } = one.entry;
    for (const { at, detail, rules } of chooseAsGiven(g, item, { targets, modes, x, division, paid }))
      report.add(`${one.path}${at}`, 'INVALID_INPUT', detail, { rules });
  }
}

/** Whether players get to act in a step, which is what a stack needs to be there. */
function isActedIn(g: Game, step: TurnStep): boolean {
  if (step.skip?.(g)) return false;
  return typeof step.priority === 'function' ? step.priority(g) : step.priority !== false;
}

function spell(g: Game, { entry, path, seat }: Given, id: number, game: StackRules, report: Report): Obj | null {
  const found = game.spell(g, id, seat ?? g.active, entry.card ?? '');
  if ('id' in found) return found;
  report.add(`${path}.card`, 'INVALID_INPUT', found.detail, { rules: found.rules });
  return null;
}

function ability(g: Game, { entry, path, source, seat }: Given, game: StackRules, report: Report): Obj | null {
  const { ability: index } = entry;
  if (source === undefined || index === undefined) return null;
  const all = expandKeywords(g, characteristicsOf(g, source).abilities);
  const found = all[index];
  const name = g.rules.view.label(g, { object: source });
  if (!found || !isStacked(found) || game.waits?.(found) === false) {
    const detail = found
      ? `ability ${index} of ${name} doesn't use the stack`
      : `${name} has ${all.length} abilities, and none of number ${index}`;
    report.add(`${path}.ability`, 'INVALID_INPUT', detail, { rules: found ? game.rules.abilities : [] });
    return null;
  }
  countUse(g, source, found, index);
  const event = found.kind === 'triggered' ? { event: eventOf(found, source) } : {};
  const item = pushAbility(g, found, source, seat ?? controllerOf(g, source), event);
  if (found.kind === 'activated') game.used?.(g, item, found);
  return item;
}

/** Whether an ability goes on the stack when it is used, or has triggered. */
const isStacked = (ability: { kind: string }): ability is ActivatedAbility | TriggeredAbility =>
  ability.kind === 'triggered' || (ability.kind === 'activated' && !('immediate' in ability && ability.immediate));

/** What made an ability trigger, as far as it says that itself. */
const eventOf = ({ on }: TriggeredAbility, source: number) => ({
  type: on.on,
  ...(on.object === 'self' || on.object === undefined ? { object: source } : {}),
});
