/**
 * Choices for something on the stack that were made before, and are given: the same that would be asked for as it goes
 * there, in the same order (mtg 601.2b–d), written down where each of them is one that could be made.
 */
import type { RuleRef } from '../contract/contract.js';
import type { TargetSpec } from '../language/types.js';
import type { Game } from '../machine/game.js';
import { type Entity, type Obj, sameEntity } from '../state/state.js';
import { optionalCosts } from './costs.js';
import { howManyModes } from './mode-choices.js';
import { dividedTotal, writePlay } from './play-data.js';
import { bodyOf, clausePerspective, legalTargets, perspectiveOf, sizedSpecs, targetSpecs } from './targets.js';

/** Absent: nothing was chosen. */
interface GivenChoices {
  targets: readonly Entity[];
  modes: readonly number[] | undefined;
  x: number | undefined;
  division: number[] | undefined;
  paid: readonly string[] | undefined;
}

/** What can't have been chosen; `at` says where it was given. */
interface GivenFault {
  at: string;
  detail: string;
  rules: RuleRef[];
}

/** Writes down what was chosen; the faults of the first kind of choice that has some. */
export function chooseAsGiven(g: Game, item: Obj, given: GivenChoices): GivenFault[] {
  for (const choose of [chooseModes, payOptional, chooseX, chooseTargets, divide]) {
    const faults = choose(g, g.object(item.id), given);
    if (faults.length > 0) return faults;
  }
  return [];
}

function chooseModes(g: Game, item: Obj, { modes }: GivenChoices): GivenFault[] {
  const body = bodyOf(g, item);
  const rules = g.rules.play.rules.modes;
  const fault = (detail: string): GivenFault[] => [{ at: '.modes', detail, rules }];
  if (!body.modes) return modes ? fault('it has no modes') : [];
  const { choices, worth, repeat } = body.modes;
  const { min, max } = howManyModes(g, body.modes, perspectiveOf(g, item));
  if (!modes) return fault(`it has modes, of which ${min === max ? min : `${min} to ${max}`} must be chosen`);
  const beyond = modes.findIndex((mode) => mode >= choices.length);
  if (beyond >= 0)
    return [{ at: `.modes[${beyond}]`, detail: `it has ${choices.length} modes, counted from 0`, rules }];
  const twice = repeat ? -1 : modes.findIndex((mode, i) => modes.indexOf(mode) < i);
  if (twice >= 0) return [{ at: `.modes[${twice}]`, detail: 'this mode is chosen already', rules }];
  if (modes.length < min || modes.length > max) return fault(`${min === max ? min : `${min} to ${max}`} are chosen`);
  const sum = modes.reduce((total, mode) => total + (choices[mode]?.worth ?? 0), 0);
  if (worth !== undefined && sum > worth) return fault(`modes worth ${worth} at most are chosen`);
  writePlay(g, item, { modes: [...modes].sort((a, b) => a - b) });
  return [];
}

function payOptional(g: Game, item: Obj, { paid = [] }: GivenChoices): GivenFault[] {
  for (const [i, name] of paid.entries()) {
    const now = g.object(item.id);
    const optional = optionalCosts(g, now).find((cost) => cost.name === name);
    if (!optional && g.rules.play.costsToChoose?.(g, now.id, true)?.some((cost) => cost.name === name)) {
      writePlay(g, now, { paid: { ...now.play?.paid, [name]: 1 } });
      continue;
    }
    if (!optional || now.play?.paid?.[name])
      return [
        {
          at: `.paid[${i}]`,
          detail: optional ? 'it is paid already' : `"${name}" is no cost that may be paid for it besides`,
          rules: g.rules.play.rules.optionalCost,
        },
      ];
    const times = (now.play?.times ?? 1) + (optional.times ?? 0);
    writePlay(g, now, { paid: { ...now.play?.paid, [name]: 1 }, ...(times > 1 ? { times } : {}) });
  }
  return [];
}

function chooseX(g: Game, item: Obj, { x }: GivenChoices): GivenFault[] {
  if (g.rules.play.needsX(g, item)) writePlay(g, item, { x: x ?? 0 });
  else if (x !== undefined)
    return [{ at: '.x', detail: 'there is no X in what it costs', rules: g.rules.play.rules.x }];
  return [];
}

function chooseTargets(g: Game, item: Obj, { targets }: GivenChoices): GivenFault[] {
  const { modes, times } = item.play ?? {};
  const specs = sizedSpecs(g, targetSpecs(bodyOf(g, item), modes, times), perspectiveOf(g, item));
  const search: Search = { g, item, specs, targets, furthest: 0 };
  const found = deal(search, []);
  if (found) {
    writePlay(g, g.object(item.id), { targets: found });
    return [];
  }
  writePlay(g, g.object(item.id), { targets: [] });
  const rules = g.rules.play.rules.targets;
  const { furthest } = search;
  if (furthest >= targets.length)
    return [{ at: '.targets', detail: `it needs more than ${targets.length} targets`, rules }];
  const detail = specs.length === 0 ? 'it has no targets' : 'this is no legal target for it';
  return [{ at: `.targets[${furthest}]`, detail, rules: [...rules, ...against(search, furthest)] }];
}

interface Search {
  g: Game;
  item: Obj;
  specs: readonly TargetSpec[];
  targets: readonly Entity[];
  /** How many of the targets could be dealt out at best. */
  furthest: number;
}

/**
 * Deals the targets out to the clauses in the order of the text, each as many as it may have; null where it can't be done.
 * What a later clause may have can depend on what an earlier one got, so that is written down meanwhile.
 */
function deal(search: Search, before: Entity[][]): Entity[][] | null {
  const { g, item, specs, targets } = search;
  g.spend();
  const used = before.reduce((n, list) => n + list.length, 0);
  search.furthest = Math.max(search.furthest, used);
  const spec = specs[before.length];
  if (!spec) return used === targets.length ? before : null;
  const min = spec.min ?? 1;
  writePlay(g, g.object(item.id), { targets: before });
  const not = [...(spec.notIn ?? []).flatMap((n) => before[n] ?? []), { object: item.id }];
  const legal = legalTargets(g, spec, clausePerspective(g, g.object(item.id), spec, before.length), not);
  const most = spec.max === null ? targets.length : (spec.max ?? Math.max(min, 1));
  const next: Entity[] = [];
  for (const target of targets.slice(used, used + most)) {
    if (next.some((n) => sameEntity(n, target)) || !legal.some((e) => sameEntity(e, target))) break;
    next.push(target);
  }
  search.furthest = Math.max(search.furthest, used + next.length);
  for (let count = next.length; count >= min; count--) {
    const found = deal(search, [...before, next.slice(0, count)]);
    if (found) return found;
  }
  return null;
}

/** The rules by which something may not be the target of any clause. */
function against({ g, item, specs, targets }: Search, at: number): RuleRef[] {
  const target = targets[at];
  const by = perspectiveOf(g, item);
  return target ? specs.flatMap((spec) => g.rules.play.targetable(g, target, by, spec) ?? []) : [];
}

function divide(g: Game, item: Obj, { division }: GivenChoices): GivenFault[] {
  const among = item.play?.targets[0] ?? [];
  const total = g.rules.play.dividesOnResolution || among.length === 0 ? undefined : dividedTotal(g, item);
  const fault = (detail: string): GivenFault[] => [{ at: '.division', detail, rules: g.rules.play.rules.divide }];
  if (total === undefined) return division ? fault('nothing is divided as it goes on the stack') : [];
  const amounts = division ?? (among.length === 1 ? [total] : []);
  if (amounts.length !== among.length)
    return fault(`says how much of ${total} each of the ${among.length} targets gets`);
  const least = total < among.length ? 0 : 1;
  if (amounts.some((n) => n < least) || amounts.reduce((sum, n) => sum + n, 0) !== total)
    return fault(`${total} is divided, with at least ${least} for each`);
  writePlay(g, item, { division: amounts });
  return [];
}
