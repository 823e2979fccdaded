/** Verbs whose effects last: continuous ones, replacement and prevention. */
import { amountOf, entitiesOf, resultOf } from '../../continuous/evaluate.js';
import type { Effect, Mod, Ref, Value } from '../../language/types.js';
import type { Game } from '../../machine/game.js';
import type { Verb } from '../../machine/policies.js';
import { fromContext, type Perspective } from '../../state/perspective.js';
import type { Duration, ReplacementSpec } from '../../state/state.js';
import { objectsOf, seatsOf } from './entities.js';

/** A continuous effect on objects fixed now, with its numbers fixed now (mtg 611.2c, 608.2h). */
export const modify: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const objects = objectsOf(entitiesOf(g, effect.what as Ref, by)).filter((o) => g.find(o));
    if (objects.length === 0) return undefined;
    const mods = (effect.mods as Mod[]).map((mod): Mod => {
      if (mod.mod === 'add') return { ...mod, value: resultOf(g, mod.value, by) };
      if (mod.mod === 'set' && typeof mod.value === 'object' && !Array.isArray(mod.value))
        return { ...mod, value: amountOf(g, mod.value, by) };
      return mod;
    });
    g.j.push(g.s.effects, {
      id: g.nextId(),
      ts: g.nextTimestamp(),
      source: ctx.source,
      controller: ctx.controller,
      objects,
      mods,
      until: durationOf(g, effect, by),
    });
    g.emit('EFFECT_BEGAN', g.rules.cite.duration, {
      source: `ob${ctx.source}`,
      card: g.rules.view.label(g, { object: ctx.source }),
      objects: objects.map((o) => `ob${o}`),
    });
    return undefined;
  },
};

/** Durations may name players by reference; they are fixed as the effect begins. */
export function durationOf(
  g: Game,
  effect: Effect,
  by: Perspective,
  otherwise: Duration = { kind: 'endOfTurn' },
): Duration {
  const until = (effect.until ?? otherwise) as Duration & { of?: Ref };
  if (until.kind === 'nextStep')
    return { kind: 'nextStep', step: until.step, seats: until.of ? seatsOf(entitiesOf(g, until.of, by)) : [] };
  if (until.kind === 'untilStep')
    return { kind: 'untilStep', step: until.step, seats: seatsOf(entitiesOf(g, until.of ?? 'you', by)) };
  return until;
}

/** The same for what has no objects: a step of nobody in particular is one of its controller. */
export function durationOfNone(g: Game, effect: Effect, by: Perspective): Duration {
  const until = durationOf(g, effect, by);
  return until.kind === 'nextStep' && until.seats.length === 0 ? { ...until, seats: [by.controller] } : until;
}

/** A replacement or prevention effect that lasts for a while; `apart`: one of its own for each of what it is for. */
export const createReplacement: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const entities = effect.entities ? entitiesOf(g, effect.entities as Ref, by) : undefined;
    const left = effect.shield === undefined ? undefined : amountOf(g, effect.shield as Value, by);
    for (const each of effect.apart ? (entities ?? []).map((e) => [e]) : [entities])
      g.j.push(g.s.replacements, {
        id: g.nextId(),
        ts: g.nextTimestamp(),
        source: ctx.source,
        controller: ctx.controller,
        replaces: effect.replaces as ReplacementSpec,
        until: durationOfNone(g, effect, by),
        ...(each ? { entities: each } : {}),
        ...(left === undefined ? {} : { left }),
        ...(effect.once ? { once: true as const } : {}),
      });
    return undefined;
  },
};
