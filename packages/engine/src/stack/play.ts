/**
 * Choices made while something goes on the stack, in this order: modes, optional costs, X, targets, division
 * (mtg 601.2b–d, 602.2b, 603.3c–d). Spells, activated and triggered abilities share them; the ruleset pays.
 */

import { controllerOf } from '../continuous/characteristics.js';
import { holds } from '../continuous/evaluate.js';
import { lackingOf, refusing } from '../continuous/secrecy.js';
import type { Seat } from '../contract/contract.js';
import { entitiesIn, entityChoice } from '../decisions/choices.js';
import type { Cost, OptionalCost } from '../language/types.js';
import { type Ask, type Choice, procedure, type Resolved, type Violation } from '../machine/control.js';
import type { Game } from '../machine/game.js';
import type { Payer } from '../machine/words.js';
import type { Entity, Obj } from '../state/state.js';
import { type ByOpponent, chooserOf, inOrder, noteChooser, whoChooses } from './choosers.js';
import { optionalCosts } from './costs.js';
import { demanded } from './demand.js';
import { enoughTogether, hasTargets, leavingEnough, targetableX, upTo } from './enough-targets.js';
import { howManyModes, modeChoices, openModes, paysForModes, worthTooMuch } from './mode-choices.js';
import { noteChosen } from './modes-in-turn.js';
import { fallbackAmong, payableAmong, whyTooDear } from './payable-targets.js';
import { sourcesOf } from './payment-sources.js';
import { dividedTotal, NOTHING_PAID, paidWith, writePlay } from './play-data.js';
import { bodyOf, clausePerspective, legalTargets, perspectiveOf, sizedSpecs, targetSpecs } from './targets.js';

interface Chosen extends ByOpponent {
  modes?: number[];
  /** For how many times that its instructions are carried out modes were chosen. */
  round?: number;
  /** Costs that may be paid besides were asked about before the modes. */
  paying?: boolean;
  x?: number;
  /** Index of the optional cost being asked about. */
  optional?: number;
  pays?: boolean;
  /** How often it is paid, where that may be more than once. */
  often?: number | undefined;
  /** The name of the cost that is chosen among several. */
  cost?: string[] | undefined;
  at: number;
  targets: Entity[][];
  picked?: Entity[];
  division?: [number, number][];
}

/** Whether its instructions may be carried out again for a cost. */
const isRepeatable = (g: Game, item: Obj): boolean => optionalCosts(g, item).some(({ times }) => times !== undefined);
/** Whether they are carried out more often than modes were chosen for. */
const isNextRound = ({ play }: Obj, { round }: Chosen): boolean => round !== undefined && round < (play?.times ?? 1);

/**
 * Makes the choices for the object on the stack `item`. When a trigger has no legal choice it is removed
 * (603.3c, 603.3d) and the result is false.
 */
export const choices = procedure<{ item: number }, Chosen>('choices', {
  // Whether all modes are chosen is said with the modes (mtg 702.42a), and so before them.
  modes: (g, l) => {
    g.spend();
    const item = g.object(l.item);
    const body = bodyOf(g, item);
    if (!body.modes) return { go: 'optional' };
    // How many are chosen, and how often, may hang on what is paid besides: that is said first.
    if ((body.modes.more || isRepeatable(g, item)) && l.paying === undefined) {
      g.j.note(l, 'paying', true);
      return { go: 'optional' };
    }
    const by = perspectiveOf(g, item);
    const largest = (): number =>
      g.rules.play.needsX(g, item) ? (g.rules.play.maxX(g, l.item, controllerOf(g, item.id)) ?? 0) : 0;
    const legal = openModes(g, item, body, by, largest);
    if (item.play?.modes && !isNextRound(item, l)) return { go: 'optional' };
    if (l.pays === undefined && legal.length === body.modes.choices.length) {
      const at = optionalCosts(g, item).findIndex(({ allModes }) => allModes);
      if (at >= 0) {
        g.j.note(l, 'optional', at);
        return { go: 'optional' };
      }
    }
    const { min, max } = howManyModes(g, body.modes, by);
    if (legal.length < min) return { go: 'none' };
    const options = modeChoices(body.modes, legal);
    const seat = body.modes.chooser ? chooserOf(g, by.controller, l.chooser) : by.controller;
    if (seat === undefined) return { ask: whoChooses(g, by), into: 'chosen', go: 'modesByChosen' };
    return {
      ask: {
        seat,
        kind: 'MODES',
        shape: 'CHOOSE',
        prompt: `${g.rules.view.label(g, { object: by.source })}: choose`,
        rules: g.rules.play.rules.modes,
        source: by.source,
        options,
        min,
        max: Math.min(max, options.length),
        check: (picked) => worthTooMuch(g, body.modes, picked) ?? paysForModes(g, item, picked),
        ...(seat === by.controller ? sourcesFor(g, item, seat) : {}),
      },
      into: 'modes',
    };
  },
  modesChosen: (g, l) => {
    if (!l.modes) return;
    const item = g.object(l.item);
    noteChosen(g, bodyOf(g, item), l.modes, perspectiveOf(g, item));
    const before = isNextRound(item, l) ? (item.play?.modes ?? []) : [];
    const chosen = [...l.modes].sort((a, b) => a - b);
    writePlay(g, item, { modes: [...before, ...chosen] });
    g.j.note(l, 'round', (l.round ?? 0) + 1);
    // Each time that its instructions are carried out has modes of its own (rb 820.2.a).
    return isNextRound(g.object(l.item), l) ? { go: 'modes' } : undefined;
  },
  optional: (g, l) => {
    const item = g.object(l.item);
    const optional = optionalCosts(g, item)[l.optional ?? 0];
    if (!optional) return { go: 'which' };
    // That of a place was asked for with it.
    if (optional.place) return { go: 'optionalNext' };
    // That of all modes was asked for with them, and means nothing where there are none.
    if (optional.allModes && (item.play?.modes || !bodyOf(g, item).modes)) return { go: 'optionalNext' };
    g.spend();
    const paid = paidWith(item, optional, 1);
    if (!leavesTargets(g, item, optional)) return { go: 'optionalDone' };
    // What makes it cheaper each time may have to be paid several times before it can be paid for at all.
    if (optional.repeat) return { go: 'howOften' };
    const isPayable = g.rules.play.payable(g, l.item, paid);
    // Whoever lacks what others can't see is asked too, so that nobody can tell.
    const lacking = isPayable ? [] : secretlyLacking(g, item, optional);
    if (!isPayable && lacking.length === 0) return { go: 'optionalDone' };
    // Without what it makes cheaper it could not be paid for: then there is nothing to decide (rb 355.16).
    if (!g.rules.play.payable(g, l.item, item.play?.paid ?? NOTHING_PAID)) {
      g.j.note(l, 'pays', isPayable);
      return { go: 'optionalDone' };
    }
    const asked = demanded([g.rules.view.costText(optional.cost)]);
    const prompt = `${asked.charAt(0).toUpperCase()}${asked.slice(1)} for ${optional.name}?`;
    return {
      ask: {
        seat: controllerOf(g, item.id),
        kind: 'OPTIONAL_COST',
        shape: 'CONFIRM',
        prompt,
        rules: g.rules.play.rules.optionalCost,
        source: item.id,
        fallback: false,
        check: refusing(g, lacking),
      },
      into: 'pays',
    };
  },
  optionalDone: (g, l) => {
    const item = g.object(l.item);
    const optional = optionalCosts(g, item)[l.optional ?? 0];
    if (l.pays && optional) {
      const times = (item.play?.times ?? 1) + (optional.times ?? 0);
      const { modes } = bodyOf(g, item);
      const all = optional.allModes && modes ? { modes: modes.choices.map((_, i) => i) } : {};
      writePlay(g, item, { paid: paidWith(item, optional, 1), ...(times > 1 ? { times } : {}), ...all });
    }
    if (l.often && optional) writePlay(g, item, { paid: paidWith(item, optional, l.often) });
    g.j.note(l, 'pays', false);
    g.j.note(l, 'often', undefined);
    if (!optional?.allModes) return { go: 'optionalNext' };
    g.j.note(l, 'optional', undefined);
    return { go: 'modes' };
  },
  optionalNext: (g, l) => {
    g.j.note(l, 'optional', (l.optional ?? 0) + 1);
    return { go: 'optional' };
  },
  howOften: (g, l) => {
    const item = g.object(l.item);
    const optional = optionalCosts(g, item)[l.optional ?? 0];
    if (!optional) return { go: 'optional' };
    const payable = (often: number): boolean => {
      g.spend();
      return g.rules.play.payable(
        g,
        l.item,
        often === 0 ? (item.play?.paid ?? NOTHING_PAID) : paidWith(item, optional, often),
      );
    };
    let min = 0;
    while (min < MOST_OFTEN && !payable(min)) min++;
    let max = min;
    while (max < MOST_OFTEN && payable(max + 1)) max++;
    if (max === 0 || min === MOST_OFTEN) return { go: 'optionalDone' };
    return {
      ask: {
        seat: controllerOf(g, item.id),
        kind: 'OPTIONAL_COST',
        shape: 'NUMBER',
        prompt: `How often ${demanded([g.rules.view.costText(optional.cost)])} for ${optional.name}?`,
        rules: g.rules.play.rules.optionalCost,
        source: item.id,
        min,
        max,
        fallback: min,
      },
      into: 'often',
    };
  },
  oftenChosen: () => ({ go: 'optionalDone' }),
  which: (g, l) => {
    if (l.paying && !g.object(l.item).play?.modes) return { go: 'modes' };
    const open = g.rules.play.costsToChoose?.(g, l.item);
    if (!open) return { go: 'x' };
    g.spend();
    const item = g.object(l.item);
    const options = open.map(
      ({ name, cost }): Choice => ({ kind: 'COST', label: g.rules.view.costText(cost), value: name, data: name }),
    );
    return {
      ask: {
        seat: controllerOf(g, item.id),
        kind: 'WHICH_COST',
        shape: 'CHOOSE',
        prompt: `${g.rules.view.label(g, { object: item.source ?? item.id })}: choose which cost to pay`,
        rules: g.rules.play.rules.optionalCost,
        source: item.source ?? item.id,
        options,
        min: 1,
        max: 1,
      },
      into: 'cost',
    };
  },
  whichChosen: (g, l) => {
    const item = g.object(l.item);
    const [name] = l.cost ?? [];
    if (name === undefined) throw new Error('no cost was chosen');
    writePlay(g, item, { paid: { ...item.play?.paid, [name]: 1 } });
    g.j.note(l, 'cost', undefined);
    return { go: 'which' };
  },
  x: (g, l) => {
    const item = g.object(l.item);
    const seat = controllerOf(g, item.id);
    const needs = g.rules.play.needsX(g, item);
    if (!needs) return { go: 'targets' };
    const max = g.rules.play.maxX(g, l.item, seat);
    const specs = targetSpecs(bodyOf(g, item), item.play?.modes, item.play?.times);
    // Only an X for which there are targets can be chosen, since the spell could not be cast otherwise (mtg 601.2e).
    const targetable = targetableX(g, specs, perspectiveOf(g, item), () => max ?? 0);
    // Nor one that an effect forbids, though it let the play begin (mtg 601.3a).
    const forbids = g.rules.play.forbidsX?.(g, l.item) ?? null;
    const legal = forbids ? (targetable ?? upTo(max ?? MOST_OFTEN)).filter((x) => forbids(x) === null) : targetable;
    if (legal?.length === 0) return { go: 'none' };
    return {
      ask: {
        seat,
        kind: 'X',
        shape: 'NUMBER',
        prompt: 'Choose the value of X',
        rules: g.rules.play.rules.x,
        source: item.source ?? item.id,
        min: legal?.[0] ?? 0,
        max: legal?.at(-1) ?? max,
        ...(legal ? { check: (x) => forbids?.(Number(x)) ?? leavesTarget(g, legal)(x) } : {}),
        ...sourcesFor(g, item, seat),
      },
      into: 'x',
    };
  },
  xChosen: (g, l) => {
    writePlay(g, g.object(l.item), { x: l.x });
  },
  targets: (g, l) => {
    g.j.note(l, 'at', 0);
    g.j.note(l, 'targets', []);
  },
  target: (g, l) => {
    const item = g.object(l.item);
    if (item.play?.way?.each) return { go: 'targetsDone' };
    const specs = targetSpecs(bodyOf(g, item), item.play?.modes, item.play?.times);
    const at = inOrder(specs)[l.at] ?? specs.length;
    const spec = sizedSpecs(g, specs, perspectiveOf(g, item), item)[at];
    if (!spec) return { go: 'targetsDone' };
    const by = clausePerspective(g, item, spec, at);
    if (spec.if && !holds(g, spec.if, by)) {
      g.j.note(l, 'picked', []);
      return { go: 'targetChosen' };
    }
    const not = (spec.notIn ?? []).flatMap((n) => l.targets[n] ?? []);
    const own = [{ object: item.id }];
    const legal = legalTargets(g, spec, by, [...not, ...own]);
    const fit = leavingEnough(g, item, specs, at, legal);
    const payable = payableAmong(g, item, spec, fit);
    const found = enoughTogether(g, spec, payable);
    const tooDear = fit.filter((e) => !payable.includes(e));
    const min = spec.min ?? 1;
    if (found.length < min) return { go: 'none' };
    // Each target of a division gets at least 1.
    const shares = at === 0 ? dividedTotal(g, item) : undefined;
    const most = Math.min(spec.max === null ? found.length : (spec.max ?? Math.max(min, 1)), shares ?? found.length);
    const max = Math.max(min, Math.min(most, found.length));
    const options = found.map((e) => entityChoice(g, e));
    const seat = spec.chooser ? chooserOf(g, by.controller, l.chooser) : by.controller;
    if (seat === undefined) return { ask: whoChooses(g, by), into: 'chosen', go: 'targetsByChosen' };
    return {
      ask: {
        seat,
        kind: 'TARGETS',
        shape: 'CHOOSE',
        prompt: spec.prompt ?? `${g.rules.view.label(g, { object: by.source })}: choose target${max > 1 ? 's' : ''}`,
        rules: g.rules.play.rules.targets,
        source: by.source,
        options,
        min,
        max,
        check: (picked) => g.rules.play.together?.(g, item.id, spec, entitiesIn(picked)) ?? null,
        ...fallbackAmong(g, item, spec, found, min),
        ...(tooDear.length > 0 ? { unoffered: whyTooDear(g, item, spec, tooDear) } : {}),
        ...(seat === by.controller ? sourcesFor(g, item, seat) : {}),
      },
      into: 'picked',
    };
  },
  targetChosen: (g, l) => {
    // Written down at once: what the next clause may choose can depend on it.
    const item = g.object(l.item);
    const specs = targetSpecs(bodyOf(g, item), item.play?.modes, item.play?.times);
    const at = inOrder(specs)[l.at] ?? l.at;
    const before = Array.from({ length: Math.max(at + 1, l.targets.length) }, (_, n) => l.targets[n] ?? []);
    g.j.note(l, 'targets', before.with(at, l.picked ?? []));
    writePlay(g, item, { targets: l.targets });
    g.j.note(l, 'picked', undefined);
    g.j.note(l, 'at', l.at + 1);
    return { go: 'target' };
  },
  targetsDone: () => undefined,
  divide: (g, l) => {
    const item = g.object(l.item);
    const total = dividedTotal(g, item);
    const among = l.targets[0] ?? [];
    if (total === undefined || among.length === 0 || g.rules.play.dividesOnResolution) return { go: 'done' };
    const by = perspectiveOf(g, item);
    const min = total < among.length ? 0 : 1;
    const options = among.map((e, i): Choice => entityChoice(g, e, i, { min, max: total - min * (among.length - 1) }));
    return {
      ask: {
        seat: by.controller,
        kind: 'DIVIDE',
        shape: 'DISTRIBUTE',
        prompt: `Divide ${total}`,
        rules: g.rules.play.rules.divide,
        source: by.source,
        options,
        total,
        ...sourcesFor(g, item, by.controller),
      },
      into: 'division',
    };
  },
  divided: (g, l) => {
    const { division } = l;
    if (!division) return;
    const among = l.targets[0] ?? [];
    const amounts = among.map((_, i) => division.find(([at]) => at === i)?.[1] ?? 0);
    writePlay(g, g.object(l.item), { division: amounts });
  },
  done: () => ({ done: true }),
  none: () => ({ done: false }),
  modesByChosen: (g, l) => {
    noteChooser(g, l);
    return { go: 'modes' };
  },
  targetsByChosen: (g, l) => {
    noteChooser(g, l);
    return { go: 'target' };
  },
});

/** An X for which there is no target can't be chosen, though a smaller and a larger one could. */
const leavesTarget =
  (g: Game, legal: readonly number[]) =>
  (x: Resolved): Violation | null =>
    legal.includes(Number(x))
      ? null
      : { detail: 'with this X there is no legal target', rules: g.rules.play.rules.targets };

/** Nobody is asked to count further. */
const MOST_OFTEN = 99;

/** What a player lacks of an optional cost that others can't see of any of it; nothing where they can. */
function secretlyLacking(g: Game, item: Obj, { cost }: OptionalCost): readonly Cost[] {
  const payer: Payer = { seat: controllerOf(g, item.id), source: item.id, x: item.play?.x ?? 0 };
  const isSecret = cost.every((one) => g.rules.words.cost.get(one.pay)?.secret?.(g, one, payer));
  return (isSecret && lackingOf(g, cost, payer)) || [];
}

/** Whether there are targets for what is targeted only where an optional cost was paid (mtg 702.33g). */
function leavesTargets(g: Game, item: Obj, optional: OptionalCost): boolean {
  const specs = targetSpecs(bodyOf(g, item), item.play?.modes);
  if (!specs.some((spec) => spec.if)) return true;
  const mark = g.mark();
  writePlay(g, item, { paid: paidWith(item, optional, 1) });
  const able = hasTargets(g, specs, perspectiveOf(g, item), true);
  g.rollback(mark);
  return able;
}

/** Sources that an answer may name while something with a cost is being put on the stack. */
function sourcesFor(g: Game, item: Obj, seat: Seat): Pick<Ask, 'sources'> {
  const sources = item.ability?.kind === 'triggered' ? undefined : sourcesOf(g, seat);
  return sources ? { sources } : {};
}
