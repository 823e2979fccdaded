/** Damage counters that effects remove from champions, or put onto them, which is neither recovering nor damage (2.11.6.2). */
import {
  amountOf,
  defineCost,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  objectsOf,
  type ParamsOf,
  perform,
  publicId,
} from '@arbiter/engine';
import { championsOf, isChampion } from '../1-general/1.7.1-champions.js';
import { cite } from '../cite.js';

const params = fields((p) => ({ what: p.ref, amount: p.value, as: p.name.optional() }));
const dealt = fields((p) => ({ amount: p.count, unpreventable: p.flag.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    damageCounters: ParamsOf<typeof params>;
  }
  interface Costs {
    damageChampion: ParamsOf<typeof dealt>;
  }
}
const RULES = cite('ga:2.11.6.2.1', 'ga:2.11.4');

/** How many were put onto a champion, or removed. */
function change(g: Game, id: number, amount: number): number {
  const object = g.find(id);
  if (object?.zone !== 'field' || !isChampion(g, id)) return 0;
  const before = g.damageOn(object);
  const total = Math.max(0, before + amount);
  if (total === before) return 0;
  g.markDamage(object, total);
  g.emit('COUNTERS_CHANGED', RULES, {
    object: publicId(id),
    card: g.rules.view.label(g, { object: id }),
    kind: 'damage',
    amount: total - before,
    total,
  });
  return Math.abs(total - before);
}

export const damageCounters = defineVerb('damageCounters', {
  description:
    'Puts damage counters onto champions, or removes them with a negative amount, as many as there are; `as` names how many.',
  example: { do: 'damageCounters', what: { target: 0 }, amount: -2 },
  params,
  run: (g, { what, amount, as }, ctx) => {
    const by = fromContext(ctx);
    const many = amountOf(g, amount, by);
    const sum = objectsOf(entitiesOf(g, what, by)).reduce((all, id) => all + change(g, id, many), 0);
    if (as !== undefined) g.j.note(ctx.numbers, as, sum);
    return undefined;
  },
  scope: ({ as }, within) => {
    within.others();
    if (as !== undefined) within.scope.numbers.add(as);
  },
  text: ({ what, amount }, say) => `put ${say.value(amount)} damage counters on ${say.ref(what)}`,
});

/** Whatever becomes of the damage, it was dealt for the cost (1.6.4.2.6). */
const damageChampion = defineCost('damageChampion', {
  description: 'Dealing so much damage to one’s champion.',
  example: { pay: 'damageChampion', amount: 2 },
  params: dealt,
  canPay: (g, _cost, { seat }) => championsOf(g, seat).length > 0,
  pay: (g, { amount, unpreventable }, { seat, source }) =>
    perform(
      g,
      championsOf(g, seat)
        .slice(0, 1)
        .map((object) => ({
          type: 'damage' as const,
          source,
          target: { object },
          amount,
          ...(unpreventable ? { unpreventable } : {}),
        })),
    ),
  text: ({ amount }) => `deal ${amount} damage to your champion`,
  rules: cite('ga:1.6.4.2.6'),
  order: 6,
});

export const damageCounterWords = [damageCounters, damageChampion];
