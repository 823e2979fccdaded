/** What must be asked before something happens: the order of replacement effects, what is copied, what is attached to. */

import type { Compiled } from '../cards/compiled.js';
import { controllerOf } from '../continuous/characteristics.js';
import { bothExcept, copiableIndex } from '../continuous/copy.js';
import { all, amountOf, entitiesOf } from '../continuous/evaluate.js';
import { lackingOf, refusing } from '../continuous/secrecy.js';
import type { Seat } from '../contract/contract.js';
import { entityChoice } from '../decisions/choices.js';
import { type Characteristics, type Effects, wordOf, wordsOf } from '../language/types.js';
import { type Action, type ActionOf, kindOf, type Replacement } from '../machine/actions.js';
import { type Choice, procedure, thenGo } from '../machine/control.js';
import { faceOf } from '../machine/definition-of.js';
import type { Game } from '../machine/game.js';
import { publicId } from '../machine/zones.js';
import { demanded } from '../stack/demand.js';
import { payCosts } from '../stack/pay-costs.js';
import { sourcesOf } from '../stack/payment-sources.js';
import { seatsOf } from '../state/entities.js';
import { NOBODY } from '../state/perspective.js';
import { type EntersSo, type Entity, isPlayer, type Obj } from '../state/state.js';
import { looksEntering } from '../zones/move.js';
import { looksOfMade } from '../zones/tokens.js';
import { applyOne, needsHost, type SaveTo, withResults } from './applying.js';
import { happen } from './arranging-piles.js';
import { cut, loopAt, onceMore } from './cut-loops.js';
import { countersApart, subjectOf, TOKEN_BEING_CREATED } from './entering-counters.js';
import type { ReplacementEffects } from './instead.js';
import { instructions, openContext } from './instructions.js';
import { candidates } from './replacement.js';
import { competing, competingChoices } from './shared-shields.js';

/** The move as that of a copy: once the model is chosen nothing about the original says how it enters (mtg 707.5). */
function enterAsCopy(g: Game, by: Replacement, action: Action, model: Entity[]): Action {
  const $applied = [...(action.$applied ?? []), by.key];
  const [chosen] = model;
  const { copy } = by.spec;
  if (!copy || !chosen || isPlayer(chosen)) return { ...action, $applied };
  const own = propsEntering(g, action);
  const first = copiableIndex(g, chosen.object, copy.except, own);
  if (first === undefined) return { ...action, $applied };
  // Whether an exception applies is asked of what would enter without it (mtg 707.9f).
  const { when } = copy;
  const fits = when !== undefined && wordsOf(frontOf(g, first).props[when.has[0]]).includes(when.has[1]);
  const copied = fits ? copiableIndex(g, chosen.object, bothExcept(copy.except, when.except), own) : first;
  const asker = { source: by.source, controller: by.controller, event: action };
  const $copied: { [kind: string]: number } = {};
  for (const counters of [copy.counters, fits ? when.counters : undefined])
    for (const [kind, amount] of Object.entries(counters ?? {}))
      $copied[kind] = ($copied[kind] ?? 0) + amountOf(g, amount, asker);
  // What came with an earlier copying doesn't happen (mtg 707.9e).
  return { ...action, ...(copied === undefined ? {} : copyOf(g, action, copied, copy.untilStatus)), $copied, $applied };
}

/** What is copied by an index: of a card with several faces the first. */
const frontOf = (g: Game, index: number): Compiled => g.defined(index).faces?.[0] ?? g.defined(index);

/** What it that enters is by itself, or as what it copies already (mtg 707.9c). */
function propsEntering(g: Game, action: Action): Characteristics {
  if (action.type === 'create') return looksOfMade(g, action).props;
  const object = action.type === 'move' ? g.find(action.object) : undefined;
  return object && action.type === 'move' ? faceOf(g, looksEntering(g, action, object)).props : {};
}

/** What is said of something that will be a copy; of one until a status comes on it is noted what it is then. */
function copyOf(g: Game, action: Action, copied: number, status: string | undefined): Copying {
  if (status === undefined) return { copied };
  if (action.type === 'status') return { copied, copiedUntil: { status, ...copiedBefore(g.find(action.object)) } };
  if (action.type !== 'move' && action.type !== 'create') return { copied };
  return { copied, marks: { ...action.marks, copiedUntil: { status, ...copiedBefore(action) } } };
}
interface Copying {
  copied?: number;
  copiedUntil?: ActionOf<'status'>['copiedUntil'];
  marks?: Obj['marks'];
}
const copiedBefore = (one: { copied?: number | undefined } | undefined): { copied?: number } =>
  one?.copied === undefined ? {} : { copied: one.copied };

/** The entering as a copy that is being decided on, and the effect that makes it one. */
function copying(g: Game, l: { open: Action[]; copying?: string }) {
  const [action] = l.open;
  const by = action && candidates(g, action).find((f) => f.key === l.copying);
  if (!action || !by?.spec.copy) throw new Error('nothing enters as a copy');
  return { action, by, copy: by.spec.copy };
}

/** What an effect had its opportunity to apply to, and didn't. */
const passedOver = (action: Action, by: Replacement): Action => ({
  ...action,
  $applied: [...(action.$applied ?? []), by.key],
});
/** The effect that may be paid not to apply, what is due for it, and whether that can be paid. */
function sparing(g: Game, l: { open: Action[]; paying?: string; declined?: Seat[] | undefined }) {
  const [action] = l.open;
  const by = action && candidates(g, action).find((f) => f.key === l.paying);
  if (!action || !by?.spec.unless) throw new Error('nothing is paid for');
  const costs = by.spec.unless;
  // Where several may pay, one after another is asked until one of them does (ga 2.11.7.15.2).
  const [seat, ...others] = payersOf(g, by, action).filter((one) => !l.declined?.includes(one));
  const due = { seat: seat ?? by.controller, source: by.source, costs, x: 0 };
  const lacking = seat === undefined ? null : lackingOf(g, costs, due);
  const isAsked = lacking !== null && (lacking.length > 0 || g.rules.play.costs?.canPay(g, costs, due) !== false);
  return { action, by, due, lacking: isAsked ? lacking : null, others };
}
/** Who may pay that an effect does not apply: its controller, unless it names others, in turn order. */
function payersOf(g: Game, { spec: { who }, source, controller }: Replacement, action: Action): Seat[] {
  if (who === undefined) return [controller];
  const named = seatsOf(entitiesOf(g, who, { source, controller, event: action }));
  return g.seatsFrom(g.active).filter((seat) => named.includes(seat));
}

/** Who decides whether an effect applies, what is due for that, and whether it can be paid (rb 371.2). */
function offering(g: Game, by: Replacement, action: Action) {
  const { who, cost = [] } = by.spec;
  const asker = { source: by.source, controller: by.controller, event: action };
  const seat = who === undefined ? by.controller : entitiesOf(g, who, asker).find(isPlayer)?.player;
  if (seat === undefined) return undefined;
  const due = { seat, source: by.source, costs: cost, x: 0, event: action };
  const kinds = g.rules.words.cost;
  const able = cost.every((one) => kinds.get(one.pay)?.canPay(g, one, due));
  return able && (cost.length === 0 || g.rules.play.costs?.canPay(g, cost, due) !== false) ? due : undefined;
}
/** The effect that is being decided on. */
function offered(g: Game, l: { open: Action[]; pick: string[] }) {
  const [action] = l.open;
  const found = action ? candidates(g, action) : [];
  const by = found.length > 1 ? found.find(({ key }) => key === l.pick[0]) : found[0];
  return action && by ? { by, due: offering(g, by, action) } : undefined;
}

/** The event that an effect is about to change, once what it asks for has been done. */
function preparing(g: Game, l: { open: Action[]; preparing?: string }) {
  const [action] = l.open;
  const by = action && candidates(g, action, l.preparing).find((f) => f.key === l.preparing);
  if (!action || !by) throw new Error('nothing is prepared');
  return { action, by };
}

/** What was said of how something enters; of what is turned up there is only what it looks like then (mtg 208.2b). */
const soOf = (action: Action, entering: EntersSo | undefined): Partial<EntersSo> =>
  action.type === 'status' && entering
    ? entering.copied === undefined
      ? {}
      : { copied: entering.copied }
    : { ...entering };

/** Who decides about what happens to something; the active player for what nobody controls (rb 372.2). */
function affectedBy(g: Game, subject: Action): Seat {
  const affected = kindOf(g, subject).affected(g, subject);
  const ordering = g.rules.events.ordering ?? controllerOf;
  const whose = isPlayer(affected) ? affected.player : ordering(g, affected.object);
  return whose === NOBODY ? g.active : whose;
}

/** What an effect does that somebody may let apply: what it does instead or as well, or where it puts what would move. */
function doneBy({ spec: { instead, also, change } }: Replacement): Effects {
  const moved: Effects = change?.to === undefined ? [] : [{ do: 'move', what: 'self', to: change.to }];
  return instead ?? also ?? moved;
}

/** What a token will be called. */
const nameOfMade = (g: Game, action: Action): string =>
  action.type === 'create' ? (wordOf(looksOfMade(g, action).props.name) ?? '') : '';

type Bought = Pick<Replacement, 'key' | 'source' | 'controller' | 'spec'>;

/** The affected player orders the replacement effects that could apply (mtg 616.1). */
export const replaceProcedure = procedure<
  { open: Action[]; settled: Action[]; after: ReplacementEffects[]; save?: SaveTo },
  {
    pick: string[];
    /** The effect that makes it enter as a copy, while its controller chooses of what. */
    copying?: string;
    model: Entity[];
    /** The effect that its controller may pay not to apply, whether they do, and the one that they did not pay for. */
    paying?: string;
    pays?: boolean;
    declined?: Seat[] | undefined;
    refused?: string;
    host: Entity[];
    /** Which of the open actions a shield is for that is not enough for all; then it is the first of them. */
    shielded: number[];
    sharing?: boolean;
    /** Whether its controller lets an effect apply that may. */
    yes?: boolean | undefined;
    /** The effect that was paid for, as it was then: it may have given up what it comes from. */
    bought?: Bought | undefined;
    /** The effect that asks for something to be done before it applies, and where that is done. */
    preparing?: string;
    prepared?: string;
  }
>('replace', {
  choose: (g, l) => {
    const action = l.open[0];
    if (!action) return { go: 'results' };
    const found = candidates(g, action);
    if (found.length === 0 && needsHost(g, action) !== false) return { go: 'place' };
    if (found.length === 0 && loopAt(g, action).length > 0) return { go: 'loop' };
    if (!l.sharing && competing(g, l.open, found).length > 0) return { go: 'share' };
    if (found.length < 2) return undefined;
    const subject = subjectOf(action);
    const options: Choice[] = found.map((f) => {
      const made = f.source === TOKEN_BEING_CREATED;
      const card = made ? nameOfMade(g, subject) : g.rules.view.label(g, { object: f.source });
      const object = made ? {} : { object: publicId(f.source) };
      return { kind: 'REPLACEMENT', label: `${card} applies`, ...object, card, data: f.key };
    });
    const seat = affectedBy(g, subject);
    const prompt = 'Choose which replacement or prevention effect applies first';
    return {
      ask: {
        seat,
        kind: 'REPLACEMENT',
        shape: 'CHOOSE',
        prompt,
        rules: g.rules.cite.replacement,
        options,
        min: 1,
        max: 1,
      },
      into: 'pick',
    };
  },
  apply: (g, l) => {
    const [action, ...rest] = l.open;
    if (!action) return { go: 'choose' };
    const found = candidates(g, action);
    if (l.sharing) g.j.note(l, 'sharing', false);
    const { yes, bought } = l;
    const picked = found.length > 1 ? found.find((f) => f.key === l.pick[0]) : found[0];
    const by = bought === undefined ? picked : (found.find(({ key }) => key === bought.key) ?? bought);
    if (by?.spec.may && yes === undefined) return { go: 'may' };
    g.j.note(l, 'yes', undefined);
    if (bought) g.j.note(l, 'bought', undefined);
    if (by?.spec.may && !yes) {
      g.j.note(l, 'open', [passedOver(action, by), ...rest]);
    } else if (!by) {
      const apart = countersApart(g, action);
      if (!apart) g.j.note(l, 'settled', [...l.settled, action]);
      g.j.note(l, 'open', [...(apart ?? []), ...rest]);
    } else if (by.spec.before) {
      g.j.note(l, 'preparing', by.key);
      return { go: 'prepare' };
    } else if (by.spec.copy) {
      g.j.note(l, 'copying', by.key);
      return { go: 'model' };
    } else if (by.spec.unless && l.refused !== by.key) {
      g.j.note(l, 'paying', by.key);
      g.j.note(l, 'pays', false);
      if (l.declined) g.j.note(l, 'declined', undefined);
      return { go: 'unless' };
    } else {
      const after = l.after.slice();
      g.j.note(l, 'refused', '');
      g.j.note(l, 'open', applyOne(g, by, l.open, after));
      g.j.note(l, 'after', after);
    }
    return { go: 'choose' };
  },
  may: (g, l) => {
    const found = offered(g, l);
    if (!found) return { go: 'choose' };
    const { by, due } = found;
    if (!due) {
      g.j.note(l, 'yes', false);
      return { go: 'apply' };
    }
    const price = due.costs.length === 0 ? '' : `${g.rules.view.costText(due.costs)}: `;
    return {
      ask: {
        seat: due.seat,
        kind: 'MAY',
        shape: 'CONFIRM',
        prompt: `${g.rules.view.label(g, { object: by.source })}: ${price}${g.rules.view.effectsText(doneBy(by))}?`,
        ...(due.costs.length === 0 ? {} : { sources: sourcesOf(g, due.seat) }),
        rules: g.rules.cite.may,
        source: by.source,
        fallback: false,
        ...by.asks,
      },
      into: 'yes',
    };
  },
  decided: (g, l) => {
    const found = l.yes ? offered(g, l) : undefined;
    const due = found?.due;
    if (!found || !due || due.costs.length === 0) return { go: 'apply' };
    const { key, source, controller, spec } = found.by;
    g.j.note(l, 'bought', { key, source, controller, spec });
    const { costs } = g.rules.play;
    return costs ? thenGo(costs.pay(g, due), 'apply') : payCosts.call({ ...due, at: 0 }, { go: 'apply' });
  },
  // Whoever pays before it enters is spared what would be so otherwise (mtg 614.12a).
  unless: (g, l) => {
    const { action, by, due, lacking } = sparing(g, l);
    if (!lacking) return { go: 'spared' };
    const kinds = g.rules.words.cost;
    const text = demanded(due.costs.map((cost) => kinds.get(cost.pay)?.text(cost) ?? cost.pay));
    const isMade = by.source === TOKEN_BEING_CREATED;
    return {
      ask: {
        seat: due.seat,
        kind: 'PAY',
        shape: 'CONFIRM',
        prompt: `${isMade ? nameOfMade(g, subjectOf(action)) : g.rules.view.label(g, { object: by.source })}: ${text}?`,
        rules: g.rules.cite.pay,
        ...(isMade ? {} : { source: by.source }),
        fallback: false,
        check: refusing(g, lacking),
        sources: sourcesOf(g, due.seat),
      },
      into: 'pays',
    };
  },
  spared: (g, l) => {
    const { due, others } = sparing(g, l);
    if (!l.pays && others.length > 0) {
      g.j.note(l, 'declined', [...(l.declined ?? []), due.seat]);
      return { go: 'unless' };
    }
    if (!l.pays) {
      g.j.note(l, 'refused', l.paying);
      return { go: 'apply' };
    }
    const { costs } = g.rules.play;
    return costs ? thenGo(costs.pay(g, due), 'paid') : payCosts.call({ ...due, at: 0 });
  },
  paid: (g, l) => {
    const [action, ...rest] = l.open;
    if (action && l.paying !== undefined) {
      const $applied = [...(action.$applied ?? []), l.paying];
      g.j.note(l, 'open', [{ ...action, $applied }, ...rest]);
    }
    return { go: 'choose' };
  },

  // What must be chosen or done for an effect comes before what it replaces (mtg 614.12a).
  prepare: (g, l) => {
    const { action, by } = preparing(g, l);
    const ctx = openContext(g, {
      source: by.source,
      controller: by.controller,
      targets: [],
      event: action,
      saved: {},
      numbers: {},
    });
    g.j.note(l, 'prepared', ctx);
    return thenGo(instructions(g, ctx, by.spec.before ?? []), 'prepared');
  },
  prepared: (g, l) => {
    const { action, by } = preparing(g, l);
    const { entering, saved = {}, numbers = {} } = g.s.contexts[l.prepared ?? ''] ?? {};
    if (l.prepared !== undefined) g.j.drop(g.s.contexts, l.prepared);
    const { before: _done, ...spec } = by.spec;
    const known = { ...(by.stored?.known ?? { targets: [] }), saved, numbers };
    const so = { ...by, known, spec: { ...spec, change: { ...spec.change, ...soOf(action, entering) } } };
    const after = l.after.slice();
    g.j.note(l, 'open', applyOne(g, so, [action, ...l.open.slice(1)], after));
    g.j.note(l, 'after', after);
    return { go: 'choose' };
  },
  model: (g, l) => {
    const { action, by, copy } = copying(g, l);
    const { of, may } = copy;
    const isMade = by.source === TOKEN_BEING_CREATED;
    const options = all(g, of, { source: by.source, controller: by.controller }).map((e) => entityChoice(g, e));
    return {
      ask: {
        seat: by.controller,
        kind: 'COPY',
        shape: 'CHOOSE',
        prompt: `Choose what ${isMade ? nameOfMade(g, action) : g.rules.view.label(g, { object: by.source })} enters as a copy of`,
        rules: g.rules.cite.copy,
        ...(isMade ? {} : { source: by.source }),
        options,
        min: may ? 0 : Math.min(1, options.length),
        max: 1,
      },
      into: 'model',
    };
  },
  copied: (g, l) => {
    const { action, by } = copying(g, l);
    g.j.note(l, 'open', [enterAsCopy(g, by, action, l.model), ...l.open.slice(1)]);
    return { go: 'choose' };
  },
  // What enters attached to something is chosen as it enters (mtg 303.4f).
  place: (g, l) => {
    const [action, ...rest] = l.open;
    if (action?.type !== 'move') return { go: 'choose' };
    const placed = needsHost(g, action);
    const host = placed === null ? g.rules.zones.host?.(g, action) : null;
    if (!host) {
      g.j.note(l, 'open', [...(placed || []), ...rest]);
      return { go: 'choose' };
    }
    const { object } = action;
    const what = g.rules.view.label(g, { object });
    return {
      ask: {
        seat: host.seat,
        kind: 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt: `Choose what ${what} will be attached to`,
        rules: host.rules,
        source: object,
        options: host.among.map((e) => entityChoice(g, e)),
        min: 1,
        max: 1,
      },
      into: 'host',
    };
  },
  placed: (g, l) => {
    const [action, ...rest] = l.open;
    if (action?.type === 'move') g.j.note(l, 'open', [{ ...action, attachedTo: l.host[0] }, ...rest]);
    return { go: 'choose' };
  },
  // A shield that is not enough for all takes what is chosen first (mtg 615.7).
  share: (g, l) => {
    const [action] = l.open;
    if (!action) return { go: 'choose' };
    const found = candidates(g, action);
    const which = competing(g, l.open, found);
    const single = found.find((by) => g.rules.events.appliesToOne?.(by));
    return {
      ask: {
        seat: affectedBy(g, action),
        kind: 'REPLACEMENT',
        shape: 'CHOOSE',
        prompt: 'Choose what is prevented first',
        rules: g.rules.cite.replacement,
        options: competingChoices(g, l.open, which),
        min: 1,
        max: 1,
        ...(single ? { seat: single.controller, prompt: 'Choose for which of these it acts' } : {}),
      },
      into: 'shielded',
    };
  },
  shared: (g, l) => {
    const [first = 0] = l.shielded;
    const chosen = l.open.slice(first, first + 1);
    g.j.note(l, 'open', [...chosen, ...l.open.filter((_, at) => at !== first)]);
    g.j.note(l, 'sharing', true);
    return { go: 'choose' };
  },
  loop: (g, l) => {
    const [action] = l.open;
    const { loopIsCut: rules } = g.rules.events;
    if (!action || !rules) return { go: 'choose' };
    return {
      ask: {
        seat: affectedBy(g, subjectOf(action)),
        kind: 'REPLACEMENT',
        shape: 'CHOOSE',
        prompt: 'Replacement effects lead to each other: choose one that applies once more, or none',
        rules,
        options: onceMore(g, loopAt(g, action)),
        min: 0,
        max: 1,
      },
      into: 'pick',
    };
  },
  ended: (g, l) => {
    const [action, ...rest] = l.open;
    if (!action) return { go: 'choose' };
    const by = loopAt(g, action).find(({ key }) => key === l.pick[0]);
    const after = l.after.slice();
    const open = [cut(action), ...rest];
    g.j.note(l, 'open', by ? applyOne(g, by, open, after) : open);
    g.j.note(l, 'after', after);
    return { go: 'choose' };
  },
  results: (g, l) => {
    const next = withResults(g, l.settled);
    if (!next) return undefined;
    g.j.note(l, 'open', next.open);
    g.j.note(l, 'settled', next.settled);
    return { go: 'choose' };
  },
  commit: (g, l) => {
    return happen(g, { settled: l.settled, after: l.after, ...(l.save ? { save: l.save } : {}) });
  },
});

/** What is about to enter the field, while how it does is settled. */
export const enteringNow = (g: Game): readonly number[] =>
  g.s.frames
    .filter(replaceProcedure.runs)
    .flatMap(({ locals }) => [...locals.open, ...locals.settled])
    .flatMap((one) => (one.type === 'move' && one.to === g.rules.zones.field ? [one.object] : []));

/** Whether what is chosen by this name changes zones by one of these instructions. */
const moves = (part: unknown, name: string): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  if ('do' in part && part.do === 'move' && 'what' in part && isSaved(part.what, name)) return true;
  return Object.values(part).some((one) => moves(one, name));
};
const isSaved = (what: unknown, name: string): boolean =>
  typeof what === 'object' && what !== null && 'saved' in what && what.saved === name;

/**
 * What can't be chosen by this name while it is settled how something enters: where what is chosen changes zones, whatever
 * enters at that time (mtg 614.13a).
 */
export function notToBeMoved(g: Game, name: string): readonly number[] {
  const l = g.s.frames.findLast(replaceProcedure.runs)?.locals;
  const [action] = l?.open ?? [];
  const begun = l?.preparing;
  if (!action || typeof begun !== 'string') return NOT_ENTERING;
  const by = candidates(g, action, begun).find(({ key }) => key === begun);
  return by && moves(by.spec.before, name) ? enteringNow(g) : NOT_ENTERING;
}
const NOT_ENTERING: readonly number[] = [];

/** The cards of a pile but those that are about to enter the field from it, while how they do is settled (mtg 614.13c). */
export function pileThere(g: Game, key: string): readonly number[] {
  const pile = g.zone(key);
  const entering = enteringNow(g);
  return entering.length === 0 ? pile : pile.filter((id) => !entering.includes(id));
}
