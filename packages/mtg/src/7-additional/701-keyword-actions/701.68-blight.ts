/** Blight (701.68): a creature of one's own withers. */
import {
  characteristicsOf,
  defineCost,
  defineVerb,
  entityChoice,
  fields,
  type Game,
  instructions,
  keepForPaid,
  type ParamsOf,
  type Payer,
  perform,
  procedure,
  type Seat,
} from '@arbiter/engine';
import { canHavePut } from '../../1-concepts/122-moving-and-limits.js';
import { isCreature } from '../../3-card-types/302-creatures.js';
import { cite } from '../../cite.js';
import { creature, putCounters, youControl } from '../../language/builders.js';
import { did } from './did.js';

const params = fields((p) => ({ count: p.value, save: p.name.optional() }));
const paid = fields((p) => ({ count: p.count, save: p.name.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    blight: ParamsOf<typeof params>;
  }
  interface Costs {
    blight: ParamsOf<typeof paid>;
  }
}

/** Which creature it was is known by `save` (701.68c); whoever did is told, whatever came of it (701.68d). */
export const blight = defineVerb('blight', {
  description: 'You put `count` -1/-1 counters on a creature you control.',
  example: { do: 'blight', count: 1 },
  params,
  run: (g, { count, save = '$blighted' }, _ctx, id) =>
    instructions(g, id, [
      {
        do: 'choose',
        from: [{ zone: 'battlefield' }, creature, youControl].flat(),
        min: 1,
        max: 1,
        save,
        prompt: 'Choose a creature to blight',
      },
      putCounters(count, { saved: save }, '-1/-1'),
      { do: 'did', what: 'blight', object: { saved: save } },
    ]),
  text: ({ count }, say) => `blight ${say.value(count)}`,
  intent: () => -1,
});

type Blight = { pay: 'blight' } & ParamsOf<typeof paid>;
const KIND = '-1/-1';

/** Creatures of who pays on which so many counters can be put (701.68b). */
const able = (g: Game, { count }: Blight, { seat }: Pick<Payer, 'seat'>): number[] =>
  g
    .zone('battlefield')
    .filter(
      (object) =>
        isCreature(g, object) && characteristicsOf(g, object).controller === seat && canHavePut(g, object, KIND, count),
    );

const blighting = procedure<{ cost: Blight; seat: Seat; source: number }, { picked: number[] }>('blightForCost', {
  ask: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'COST',
      shape: 'CHOOSE',
      prompt: 'Choose a creature to blight',
      rules: cite('mtg:701.68a'),
      source: l.source,
      options: able(g, l.cost, l).map((id) => entityChoice(g, { object: id }, id)),
      min: 1,
      max: 1,
    },
    into: 'picked',
  }),
  put: (g, { picked, source, cost: { count, save } }) => {
    if (save !== undefined) keepForPaid(g, source, { [save]: picked.map((object) => ({ object })) });
    return perform(
      g,
      picked.map((object) => ({ type: 'counters', object, kind: KIND, amount: count, because: 'cost' })),
    );
  },
  told: (g, { seat, picked: [object] }) => {
    did(g, 'blight', seat, object);
    return { done: null };
  },
});

export const blightCost = defineCost('blight', {
  description: 'Blighting: putting `count` -1/-1 counters on a creature that who pays controls.',
  example: { pay: 'blight', count: 1 },
  params: paid,
  canPay: (g, cost, payer) => able(g, cost, payer).length > 0,
  pay: (_g, cost, { seat, source }) => blighting.call({ cost, seat, source }),
  text: ({ count }) => `Blight ${count}`,
  rules: cite('mtg:701.68a', 'mtg:701.68b'),
  order: 2,
  procedures: [blighting],
});
