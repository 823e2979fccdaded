/** Excess damage: what is dealt beyond what is lethal (120.4a, 120.10). */
import {
  type Action,
  amountOf,
  type Derived,
  defineVerb,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  isPlayer,
  lists,
  objectsOf,
  type ParamsOf,
  perform,
  stat,
} from '@arbiter/engine';
import { hasTrait } from '../7-additional/702-keywords/traits.js';
import { cite } from '../cite.js';

/** The damage that it takes to be lethal, however little of it a source with deathtouch needs: of several types the least. */
function lethalNow(g: Game, id: number): number {
  const object = g.object(id);
  const types = lists(g, id, 'types');
  const { loyalty = 0, defense = 0 } = object.counters ?? {};
  return Math.min(
    types.includes('Creature') ? Math.max(0, stat(g, id, 'toughness') - g.damageOn(object)) : Number.POSITIVE_INFINITY,
    types.includes('Planeswalker') ? loyalty : Number.POSITIVE_INFINITY,
    types.includes('Battle') ? defense : Number.POSITIVE_INFINITY,
  );
}
/** 702.2c: of a source with deathtouch one damage is lethal to a creature. */
const deadly = (g: Game, id: number, source: number): boolean =>
  lists(g, id, 'types').includes('Creature') && hasTrait(g, source, 'anyDamageIsLethal');

interface Taken {
  lethal: number;
  taken: number;
}
/** What was dealt to each at the same time so far. */
const together = new WeakMap<Derived, Map<number, Taken>>();

/** How much of damage that is being dealt is excess: all that is dealt at the same time counts together (120.10). */
export function excessNow(g: Game, id: number, { source, amount }: { source: number; amount: number }): number {
  const all = (g.beforeEvent && together.get(g.beforeEvent)) ?? new Map<number, Taken>();
  if (g.beforeEvent) together.set(g.beforeEvent, all);
  const before = all.get(id) ?? { lethal: lethalNow(g, id), taken: 0 };
  const lethal = deadly(g, id, source) ? Math.min(before.lethal, before.taken + 1) : before.lethal;
  const taken = before.taken + amount;
  all.set(id, { lethal, taken });
  return Math.max(0, taken - lethal) - Math.max(0, before.taken - lethal);
}

const params = fields((p) => ({ to: p.ref, amount: p.value, excess: p.ref, from: p.ref.optional() }));
declare module '@arbiter/engine' {
  interface Verbs {
    damageWithExcess: ParamsOf<typeof params>;
  }
}

export const damageWithExcess = defineVerb('damageWithExcess', {
  description: 'Deals damage to a permanent; what is more than lethal is dealt to `excess` instead.',
  example: { do: 'damageWithExcess', to: { target: 0 }, amount: 4, excess: { controllerOf: { target: 0 } } },
  params,
  run: (g, { to, amount, excess, from }, ctx) => {
    const by = fromContext(ctx);
    const [target] = entitiesOf(g, to, by);
    const source = from === undefined ? ctx.source : objectsOf(entitiesOf(g, from, by))[0];
    const whole = amountOf(g, amount, by);
    if (!target || source === undefined || whole <= 0) return undefined;
    const most = isPlayer(target)
      ? whole
      : deadly(g, target.object, source)
        ? Math.min(1, lethalNow(g, target.object))
        : lethalNow(g, target.object);
    const kept = Math.min(whole, most);
    const dealt = (one: typeof target, much: number): Action[] =>
      much > 0 ? [{ type: 'damage', source, target: one, amount: much, $rules: EXCESS }] : [];
    return perform(g, [
      ...dealt(target, kept),
      ...entitiesOf(g, excess, by).flatMap((one) => dealt(one, whole - kept)),
    ]);
  },
  text: ({ to, amount, excess }, say) =>
    `deal ${say.value(amount)} damage to ${say.ref(to)}, and excess damage to ${say.ref(excess)}`,
  intent: () => -1,
});
const EXCESS = cite('mtg:120.4a');
