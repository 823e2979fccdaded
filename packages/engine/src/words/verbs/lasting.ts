/** Verbs whose effects last: continuous ones, replacement and prevention. */

import { amountOf, entitiesOf, holds } from '../../continuous/evaluate.js';
import type { Seat } from '../../contract/contract.js';
import type { JsonObject } from '../../contract/json.js';
import { canonical } from '../../language/canonical.js';
import { fields, type ParamsOf } from '../../language/params.js';
import type {
  Cost,
  Filter,
  FilterClause,
  Mod,
  Ref,
  ReplacementSpec,
  TriggerPattern,
  Until,
  Value,
} from '../../language/types.js';
import { cardAndName, cardOf } from '../../machine/faces.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { canSee, namedIn, publicId } from '../../machine/zones.js';
import { objectsOf, seatsOf } from '../../state/entities.js';
import { fromContext, type Perspective } from '../../state/perspective.js';
import type { Duration, EffectContext, Known, StoredEffect } from '../../state/state.js';

const modified = fields((p) => ({
  what: p.ref,
  mods: p.mods,
  until: p.until.optional(),
  entering: p.flag.optional(),
  later: p.flag.optional(),
  endable: p.costs.optional(),
}));
const replaced = fields((p) => ({
  replaces: p.replaces,
  entities: p.ref.optional(),
  from: p.ref.optional(),
  shield: p.value.optional(),
  apart: p.flag.optional(),
  once: p.flag.optional(),
  until: p.until.optional(),
}));
declare module '../../language/types.js' {
  interface Verbs {
    // As of `pay`: the inferred type would know the kernel's costs alone.
    modify: Omit<ParamsOf<typeof modified>, 'endable'> & { endable?: Cost[] };
    createReplacement: ParamsOf<typeof replaced>;
  }
}

/** Whoever waits for an event, with what was chosen where the event is one of that. */
function waitingFor(
  on: TriggerPattern,
  { source, controller, ctx }: Perspective,
): { source: number; controller: Seat; ctx?: EffectContext } {
  const knows = ctx !== undefined && /"(?:target|saved)":/.test(canonical(on));
  return { source, controller, ...(knows ? { ctx } : {}) };
}

/** Durations may name players by reference; they are fixed as the effect begins. */
export function durationOf(g: Game, until: Until, by: Perspective): Duration {
  if (until.kind === 'nextStep')
    return { kind: 'nextStep', step: until.step, seats: until.of ? seatsOf(entitiesOf(g, until.of, by)) : [] };
  if (until.kind === 'endOfNextTurn') {
    const seats = seatsOf(entitiesOf(g, until.of ?? 'you', by));
    return { kind: 'endOfNextTurn', seats, turn: g.s.turn.number };
  }
  if (until.kind === 'untilStep')
    return { kind: 'untilStep', step: until.step, seats: seatsOf(entitiesOf(g, until.of ?? 'you', by)) };
  if (until.kind === 'untilEvent')
    return {
      kind: until.lasting ? 'permanent' : 'endOfTurn',
      event: { on: until.on, by: waitingFor(until.on, by) },
    };
  // Asked as whoever began it would ask (mtg 611.2b).
  if (until.kind === 'asLongAs')
    return {
      kind: 'asLongAs',
      if: until.if,
      ctx: by.ctx ?? { source: by.source, controller: by.controller, targets: [], saved: {}, numbers: {} },
    };
  return until;
}

/** Whether an effect begins at all: not where what it lasts as long as is not so (mtg 611.2b). */
const begins = (g: Game, until: Until | undefined, by: Perspective): boolean =>
  until?.kind !== 'asLongAs' || holds(g, until.if, by);

/** The same for what has no objects: a step of nobody in particular is one of its controller. */
export function durationOfNone(g: Game, until: Until, by: Perspective): Duration {
  const duration = durationOf(g, until, by);
  return duration.kind === 'nextStep' && duration.seats.length === 0
    ? { ...duration, seats: [by.controller] }
    : duration;
}

/** Those objects that everybody sees, by name. */
const namedToAll = (g: Game, objects: readonly number[]): JsonObject[] =>
  objects
    .filter((id) => canSee(g, 'spectator', g.object(id)))
    .map((id) => ({ object: publicId(id), ...cardAndName(g, id) }));

/** Which of some modifications change rules alone, as the game tells them apart; none where it does not (mtg 611.2c). */
function ofRules(g: Game, mods: readonly Mod[]): { rules: Mod[]; others: Mod[] } {
  const { bindsLater, layerOf } = g.rules.continuous;
  const changesRules = (mod: Mod): boolean => bindsLater !== undefined && layerOf(mod, false, [mod]) === bindsLater;
  return { rules: mods.filter(changesRules), others: mods.filter((mod) => !changesRules(mod)) };
}

/** Whether it lasts through a step of whoever controls each of them: those that are there are meant. */
const isOfEachOwn = (until: Until | undefined): boolean => until?.kind === 'nextStep' && until.of === undefined;

/**
 * What fits and comes later fits what was said as it began: "that player" is whoever had the target then, whoever has it since
 * (mtg 608.2h).
 */
function asItBegan(g: Game, filter: Filter, ctx: EffectContext): NonNullable<StoredEffect['affects']> {
  const saved = { ...ctx.saved };
  const kept = <T extends string | Ref>(whose: T): T | Ref => {
    if (typeof whose !== 'object' || !('controllerOf' in whose || 'ownerOf' in whose)) return whose;
    const name = `whose ${Object.keys(saved).length}`;
    saved[name] = entitiesOf(g, whose, fromContext(ctx));
    return { saved: name };
  };
  const clause = (one: FilterClause): FilterClause => {
    if ('controller' in one) return { ...one, controller: kept(one.controller) };
    if ('owner' in one) return { ...one, owner: kept(one.owner) };
    if ('not' in one) return { ...one, not: all(one.not) };
    return 'any' in one ? { ...one, any: one.any.map(all) } : one;
  };
  const all = (part: Filter): Filter => (Array.isArray(part) ? part.map(clause) : clause(part));
  return { filter: all(filter), ctx: { ...ctx, saved } };
}

/** Where a part can't apply to some of the objects, each of these with what applies to it (mtg 113.11). */
function accepted(g: Game, objects: number[], mods: Mod[]): Pick<StoredEffect, 'objects' | 'mods'>[] | null {
  const { refuses } = g.rules.continuous;
  if (!refuses || !objects.some((id) => mods.some((mod) => refuses(g, id, mod)))) return null;
  return objects
    .map((id) => ({ objects: [id], mods: mods.filter((mod) => !refuses(g, id, mod)) }))
    .filter((part) => part.mods.length > 0);
}

/**
 * A continuous effect with its numbers fixed now (mtg 608.2h). What it changes of objects it changes of those that it finds
 * now; what it changes of rules, for all that fits, holds for what comes later as well (mtg 611.2c), and everything where it
 * says so (`later`: "have" and "are", where "gain" and "get" speak of what is there).
 */
export const modify = defineVerb('modify', {
  description:
    'Modifies objects or players until the end of turn unless said; numbers are fixed. `entering`: as they enter; `later`: what fits later too.',
  example: (n) => ({ do: 'modify', what: 'self', mods: [{ mod: 'add', stat: n.stat, value: 1 }] }),
  params: modified,
  check: ({ what, later }) =>
    later && (typeof what !== 'object' || what === null || !('each' in what))
      ? 'takes "later" with what fits a filter'
      : null,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const seats = seatsOf(entitiesOf(g, effect.what, by));
    const objects = objectsOf(entitiesOf(g, effect.what, by)).filter((o) => g.find(o));
    const mods = effect.mods.map((mod) => g.rules.words.modOf(mod).fix?.(g, mod, by) ?? mod);
    const all = typeof effect.what === 'object' && 'each' in effect.what ? effect.what.each : undefined;
    const now = all === undefined || isOfEachOwn(effect.until);
    const { rules, others } = effect.later
      ? { rules: mods, others: [] }
      : now
        ? { rules: [], others: mods }
        : ofRules(g, mods);
    if (objects.length + seats.length === 0 && rules.length === 0) return undefined;
    if (!begins(g, effect.until, by)) return undefined;
    const until = effect.until ?? { kind: 'endOfTurn' };
    const ts = g.nextTimestamp();
    const begin = (part: Pick<StoredEffect, 'objects' | 'affects' | 'seats' | 'mods' | 'until'>): void => {
      const { source, controller } = ctx;
      const { endable } = effect;
      g.j.push(g.s.effects, { id: g.nextId(), ts, source, controller, ...part, ...(endable ? { endable } : {}) });
    };
    const parts = accepted(g, objects, others);
    const duration = durationOf(g, until, by);
    // What came with them as they entered needs no second effect.
    const already = effect.entering && ctx.ahead?.done;
    if (effect.entering) g.j.note(ctx, 'ahead', undefined);
    if (already) return undefined;
    if (parts) for (const part of parts) begin({ ...part, until: duration });
    else if (others.length > 0 && objects.length > 0) begin({ objects, mods: others, until: durationOf(g, until, by) });
    if (all !== undefined && rules.length > 0)
      begin({ objects: [], affects: asItBegan(g, all, ctx), mods: rules, until: durationOfNone(g, until, by) });
    if (seats.length > 0) begin({ objects: [], seats, mods, until: durationOfNone(g, until, by) });
    // What an ability of a hidden card does tells which card that is.
    const begun = namedIn(g, ctx.source, {
      source: publicId(ctx.source),
      card: cardOf(g, ctx.source),
      text: g.rules.view.modsText(mods, effect.until),
    });
    const affected = { objects: objects.map(publicId), cards: namedToAll(g, objects) };
    g.emit('EFFECT_BEGAN', g.rules.cite.duration, { ...begun.data, ...affected }, begun.secret);
    return undefined;
  },
  ahead: (g, { what, mods, until, entering }, ctx) => {
    if (!entering || typeof what !== 'object' || !('saved' in what)) return undefined;
    const by = fromContext(ctx);
    const fixed = mods.map((mod) => g.rules.words.modOf(mod).fix?.(g, mod, by) ?? mod);
    const { source, controller } = ctx;
    const duration = durationOf(g, until ?? { kind: 'endOfTurn' }, by);
    return { name: what.saved, effect: { source, controller, mods: fixed, until: duration } };
  },
  text: ({ what, mods, until }, say) => `${say.ref(what)}: ${say.mods(mods)} ${say.until(until)}`,
  intent: ({ mods }, judge) => judge.mods(mods),
});

/** A replacement or prevention effect that lasts for a while; `apart`: one of its own for each of what it is for. */
/** What changes an amount is fixed now (mtg 608.2h), but for what is said of the event that is replaced. */
function withAmountFixed(g: Game, spec: ReplacementSpec, by: Perspective): ReplacementSpec {
  const { change, prevent } = spec;
  if (typeof prevent === 'object') return { ...spec, prevent: fixedNow(g, prevent, by) };
  if (change?.amount === undefined) return spec;
  const amount = fixedNow(g, change.amount, by);
  return amount === change.amount ? spec : { ...spec, change: { ...change, amount } };
}
function fixedNow(g: Game, value: Value, by: Perspective): Value {
  if (!JSON.stringify(value).includes('"event"')) return amountOf(g, value, by);
  if (typeof value !== 'object' || !('sum' in value) || !Array.isArray(value.sum)) return value;
  const { sum: terms } = value;
  const sum = terms.map((term) => fixedNow(g, term, by));
  return sum.every((term, i) => term === terms[i]) ? value : { sum };
}

/** What was chosen and kept before, where a replacement speaks of that: it does so as long as it lasts. */
function knownTo(replaces: ReplacementSpec, { targets, saved, numbers, x }: EffectContext): Known | undefined {
  if (!/"(?:target":\d|saved":"|number":"|x")/.test(canonical(replaces))) return undefined;
  return { targets: [...targets], saved: { ...saved }, numbers: { ...numbers }, ...(x === undefined ? {} : { x }) };
}

export const createReplacement = defineVerb('createReplacement', {
  description:
    'Replaces or prevents for a while: for `entities`, each `apart`, `from` sources, `once`, or up to a total of `shield`.',
  example: { do: 'createReplacement', replaces: { on: 'draw', instead: [] }, entities: 'opponents' },
  params: replaced,
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    if (!begins(g, effect.until, by)) return undefined;
    const entities = effect.entities && entitiesOf(g, effect.entities, by);
    const sources = effect.from && objectsOf(entitiesOf(g, effect.from, by));
    const left = effect.shield === undefined ? undefined : amountOf(g, effect.shield, by);
    const replaces = withAmountFixed(g, effect.replaces, by);
    const known = knownTo(replaces, ctx);
    for (const each of effect.apart ? (entities ?? []).map((e) => [e]) : [entities])
      g.j.push(g.s.replacements, {
        id: g.nextId(),
        ts: g.nextTimestamp(),
        source: ctx.source,
        controller: ctx.controller,
        replaces,
        until: durationOfNone(g, effect.until ?? { kind: 'endOfTurn' }, by),
        ...(each ? { entities: each } : {}),
        ...(sources ? { sources } : {}),
        ...(left === undefined ? {} : { left }),
        ...(effect.once ? { once: effect.once } : {}),
        ...(known ? { known } : {}),
      });
    return undefined;
  },
  text: ({ replaces: { on, prevent }, shield, entities, until }, say) => {
    const what =
      prevent === undefined ? `replace ${on}` : `prevent ${shield === undefined ? on : `${say.value(shield)} ${on}`}`;
    return `${what}${entities === undefined ? '' : ` of ${say.ref(entities)}`} ${say.until(until)}`;
  },
  intent: () => 1,
  scope: ({ replaces }, within) => {
    within.others('replaces');
    const { targets, chosen, saved, numbers, x } = within.scope;
    const known = { targets, chosen, x, saved: new Set(saved), numbers: new Set(numbers) };
    within.walk('replaces', within.apart({ event: within.action(replaces.on), ...known }));
  },
});
