/** Numbers chosen, divided or drawn by lot as an effect is carried out. */
import { amountOf, entitiesOf } from '../../continuous/evaluate.js';
import { entityChoice } from '../../decisions/choices.js';
import type { Ref, Value } from '../../language/types.js';
import { type Choice, procedure } from '../../machine/control.js';
import type { Verb } from '../../machine/policies.js';
import { draw } from '../../machine/random.js';
import { zoneKey } from '../../machine/zones.js';
import { fromContext } from '../../state/perspective.js';
import type { Entity } from '../../state/state.js';
import { seatsOf } from './entities.js';
import { type Base, ctxOf, effectOf } from './procedures.js';

/** Somebody chooses a number, which is remembered under a name. */
export const number = procedure<Base & { n: number }>('verb:number', {
  ask: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const min = Math.max(0, effect.min === undefined ? 0 : amountOf(g, effect.min as Value, by));
    return {
      ask: {
        seat: by.controller,
        kind: (effect.kind as string) ?? 'AMOUNT',
        shape: 'NUMBER',
        prompt: (effect.prompt as string) ?? `${g.rules.view.label(g, { object: by.source })}: choose a number`,
        rules: g.rules.cite.choose,
        source: by.source,
        min,
        max: Math.max(min, amountOf(g, effect.max as Value, by)),
      },
      into: 'n',
    };
  },
  chosen: (g, l) => {
    g.j.note(ctxOf(g, l).numbers, effectOf(l).as as string, l.n);
  },
});

/** Somebody divides a total among objects or players, at least one each; `{ division: true }` speaks of the parts. */
export const divide = procedure<Base & { parts: [number, number][] }>('verb:divide', {
  ask: (g, l) => {
    const effect = effectOf(l);
    const by = fromContext(ctxOf(g, l));
    const among = entitiesOf(g, effect.among as Ref, by);
    const total = Math.max(amountOf(g, effect.total as Value, by), among.length);
    const max = total - among.length + 1;
    return {
      ask: {
        seat: by.controller,
        kind: 'DIVIDE',
        shape: 'DISTRIBUTE',
        prompt: `Divide ${total}`,
        rules: g.rules.play.rules.divide,
        source: by.source,
        options: among.map((e, i): Choice => ({ ...entityChoice(g, e, i), min: 1, max })),
        total: among.length === 0 ? 0 : total,
      },
      into: 'parts',
    };
  },
  divided: (g, l) => {
    const amounts = l.parts.slice().sort(([a], [b]) => a - b);
    g.j.note(
      ctxOf(g, l),
      'division',
      amounts.map(([, amount]) => amount),
    );
  },
});

/** Of a pile of each of some players, so many objects by lot; they are remembered. */
export const random: Verb = {
  run: (g, effect, ctx) => {
    const by = fromContext(ctx);
    const found: Entity[] = [];
    for (const seat of seatsOf(entitiesOf(g, effect.who as Ref, by))) {
      const left = g.zone(zoneKey(g, effect.zone as string, seat)).slice();
      const count = Math.min(effect.count === undefined ? 1 : amountOf(g, effect.count as Value, by), left.length);
      for (let i = 0; i < count; i++) {
        const [object] = left.splice(left.length > 1 ? draw(g, left.length) : 0, 1);
        found.push({ object: object as number });
      }
    }
    g.j.note(ctx.saved, effect.save as string, found);
    return undefined;
  },
};
