/** Numbers chosen, divided or drawn by lot as an effect is carried out. */
import { z } from 'zod';
import { amountOf, entitiesOf, matches } from '../../continuous/evaluate.js';
import { entityChoice } from '../../decisions/choices.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { type Choice, procedure } from '../../machine/control.js';
import { draw } from '../../machine/random.js';
import { defineVerb } from '../../machine/words.js';
import { zoneKey } from '../../machine/zones.js';
import { seatsOf } from '../../state/entities.js';
import { fromContext } from '../../state/perspective.js';
import type { Entity } from '../../state/state.js';
import { asks, type Base, ctxOf, perspectiveOf } from './asking.js';
import { decision, decisionKind } from './params.js';

const chosen = fields((p) => ({
  as: p.name,
  min: p.value.optional(),
  max: p.value,
  kind: decisionKind.optional(),
  prompt: p.text.optional(),
}));
const divided = fields((p) => ({ among: p.ref, total: p.value }));
const byLot = fields((p) => ({
  who: p.ref,
  zone: p.zone,
  also: z.array(p.zone).min(1).max(4).optional(),
  filter: p.filter.optional(),
  count: p.value.optional(),
  save: p.name,
}));
declare module '../../language/types.js' {
  interface Verbs {
    number: ParamsOf<typeof chosen>;
    divide: ParamsOf<typeof divided>;
    random: ParamsOf<typeof byLot>;
  }
}

/** Somebody chooses a number, which is remembered under a name. */
const choosing = procedure<Base<ParamsOf<typeof chosen>>, { n: number }>('verb:number', {
  ask: (g, l) => {
    const { effect } = l;
    const by = perspectiveOf(g, l);
    const min = Math.max(0, amountOf(g, effect.min ?? 0, by));
    return {
      ask: {
        seat: by.controller,
        kind: effect.kind ?? 'AMOUNT',
        shape: 'NUMBER',
        prompt: effect.prompt ?? `${g.rules.view.label(g, { object: by.source })}: choose a number`,
        rules: g.rules.cite.choose,
        source: by.source,
        min,
        max: Math.max(min, amountOf(g, effect.max, by)),
      },
      into: 'n',
    };
  },
  chosen: (g, l) => {
    g.j.note(ctxOf(g, l).numbers, l.effect.as, l.n);
  },
});

export const number = defineVerb('number', {
  description: 'Its controller chooses a number from `min` (0 unless said) to `max`; `as` names it.',
  example: { do: 'number', as: 'n', max: 3 },
  params: chosen,
  run: asks(choosing),
  decisions: [decision('AMOUNT', 'NUMBER', 'choose', 'A number.')],
  procedures: [choosing],
  text: ({ max }, say) => `choose a number up to ${say.value(max)}`,
  scope: ({ as }, within) => {
    within.others();
    within.scope.numbers.add(as);
  },
});

/** Somebody divides a total among objects or players, at least one each; `{ division: true }` speaks of the parts. */
const dividing = procedure<Base<ParamsOf<typeof divided>>, { parts: [number, number][] }>('verb:divide', {
  ask: (g, l) => {
    const by = perspectiveOf(g, l);
    const among = entitiesOf(g, l.effect.among, by);
    // Where it is carried out that it is divided, there may be less by then: some get nothing (rb 355.14.h).
    const due = amountOf(g, l.effect.total, by);
    const lacks = g.rules.play.dividesOnResolution === true && due < among.length;
    const total = lacks ? Math.max(0, due) : Math.max(due, among.length);
    const min = lacks ? 0 : 1;
    const max = lacks ? Math.min(1, total) : total - among.length + 1;
    return {
      ask: {
        seat: by.controller,
        kind: 'DIVIDE',
        shape: 'DISTRIBUTE',
        prompt: `Divide ${total}`,
        rules: g.rules.play.rules.divide,
        source: by.source,
        options: among.map((e, i): Choice => entityChoice(g, e, i, { min, max })),
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

export const divide = defineVerb('divide', {
  description: 'Its controller divides a total, at least 1 each; `{"division": true}` is the share from then on.',
  example: { do: 'divide', among: 'players', total: 3 },
  params: divided,
  run: asks(dividing),
  decisions: [decision('DIVIDE', 'DISTRIBUTE', 'choose', 'How a total is divided.')],
  procedures: [dividing],
  text: ({ among, total }, say) => `divide ${say.value(total)} among ${say.ref(among)}`,
  scope: (_effect, within) => {
    within.others();
    within.scope.divided = true;
  },
});

/** Of a pile of each of some players, so many objects by lot; they are remembered. */
export const random = defineVerb('random', {
  description:
    'Of a zone of each of some players, and `also` others together, so many objects that fit by lot (1 unless said); `save` names them.',
  example: (n) => ({ do: 'random', who: 'opponents', zone: n.pile, save: 'it' }),
  params: byLot,
  run: (g, { who, zone, also = [], filter, count: wanted = 1, save }, ctx) => {
    const by = fromContext(ctx);
    const found: Entity[] = [];
    for (const seat of seatsOf(entitiesOf(g, who, by))) {
      const left = [zone, ...also]
        .flatMap((one) => [...g.zone(zoneKey(g, one, seat))])
        .filter((object) => !filter || matches(g, { object }, filter, by));
      const count = Math.min(amountOf(g, wanted, by), left.length);
      for (let i = 0; i < count; i++) {
        const drawn = left.splice(left.length > 1 ? draw(g, left.length) : 0, 1);
        found.push(...drawn.map((object) => ({ object })));
      }
    }
    g.j.note(ctx.saved, save, found);
    return undefined;
  },
  text: ({ zone, also = [], count = 1 }, say) =>
    `take ${say.value(count)} at random from ${[zone, ...also].join(' and ')}`,
});
