/** Choosing among objects without targeting them. */
import { all, amountOf, entitiesOf } from '../../continuous/evaluate.js';
import { dependsOnHidden } from '../../continuous/secrecy.js';
import { entityChoice } from '../../decisions/choices.js';
import type { Filter, Ref, Value } from '../../language/types.js';
import { procedure } from '../../machine/control.js';
import { fromContext } from '../../state/perspective.js';
import type { Entity } from '../../state/state.js';
import { doerOf } from './entities.js';
import { type Base, ctxOf, effectOf } from './procedures.js';

/** Somebody chooses among objects (not targets) and the choice is remembered. */
export const choose = procedure<Base & { picked: Entity[] }>('verb:choose', {
  ask: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const found = effect.among ? entitiesOf(g, effect.among as Ref, by) : all(g, effect.from as Filter, by);
    const seat = doerOf(g, effect, by);
    if (seat === undefined) return { done: null };
    const upTo = (value: unknown, most: number): number =>
      Math.max(0, Math.min(value === undefined ? most : amountOf(g, value as Value, by), most));
    const max = upTo(effect.max ?? 1, found.length);
    const min = upTo(effect.min, max);
    const prompt = (effect.prompt as string) ?? `${g.rules.view.label(g, { object: by.source })}: choose`;
    return {
      ask: {
        seat,
        kind: (effect.kind as string) ?? 'CHOOSE_OBJECTS',
        shape: 'CHOOSE',
        prompt,
        rules: g.rules.cite.choose,
        source: by.source,
        options: found.map((e) => entityChoice(g, e)),
        min,
        max,
        always: !effect.among && dependsOnHidden(g, effect.from as Filter, by),
      },
      into: 'picked',
    };
  },
  chosen: (g, l) => {
    g.j.note(ctxOf(g, l).saved, effectOf(l).save as string, l.picked);
  },
});

/** Somebody puts objects into an order, which is remembered: the first first. */
export const order = procedure<Base & { order: Entity[] }>('verb:order', {
  ask: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const options = entitiesOf(g, effect.what as Ref, by).map((e) => entityChoice(g, e));
    return {
      ask: {
        seat: by.controller,
        kind: (effect.kind as string) ?? 'ORDER',
        shape: 'ORDER',
        prompt: (effect.prompt as string) ?? `${g.rules.view.label(g, { object: by.source })}: put these in order`,
        rules: g.rules.cite.choose,
        source: by.source,
        options,
        ordered: true,
      },
      into: 'order',
    };
  },
  ordered: (g, l) => {
    g.j.note(ctxOf(g, l).saved, effectOf(l).save as string, l.order);
  },
});
