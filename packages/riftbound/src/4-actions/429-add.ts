/** Abilities that add resources: they resolve at once, whoever waits for what (429.2, 429.3). */
import {
  type ActivatedAbility,
  abilityOf,
  type Cost,
  characteristicsOf,
  defineVerb,
  doersOf,
  type Effects,
  expandKeywords,
  fields,
  freeEffects,
  fromContext,
  type ParamsOf,
  payCosts,
  procedure,
  publicId,
  type Seat,
} from '@arbiter/engine';
import { z } from 'zod';
import { resourceText } from '../1-concepts/134-domains.js';
import { figure, power } from '../1-concepts/163-resources.js';
import { add as addToPool, PURPOSES } from '../1-concepts/165-rune-pool.js';
import { asUsed } from '../3-playing/356-total-cost.js';
import { cite } from '../cite.js';
import { noteActivated, noteUsed } from './377-used.js';

/** Whether instructions add resources, whatever else they do: then their ability resolves as it is finalized (429.2). */
export const addsResources = (effects: Effects = []): boolean =>
  effects.some((e) => e.do === 'add' || (e.do === 'if' && (addsResources(e.then) || addsResources(e.else))));

/** Uses such an ability: its cost is paid, and the resources are there. */
export const addResources = procedure<
  { seat: Seat; object: number; ability: number },
  { effects: Effects; cost: Cost[] }
>('addResources', {
  pay: (g, l) => {
    const ability = expandKeywords(g, characteristicsOf(g, l.object).abilities)[l.ability] as ActivatedAbility;
    g.j.note(l, 'effects', ability.effects ?? []);
    g.j.note(l, 'cost', ability.cost);
    g.emit(
      'ABILITY_ACTIVATED',
      cite('riftbound:429.2', 'riftbound-zh:416.2', 'riftbound:400.2', 'riftbound-zh:388.2'),
      {
        object: publicId(l.object),
        source: publicId(l.object),
        card: g.rules.view.label(g, { object: l.object }),
        controller: l.seat,
        mana: true,
        ...abilityOf(g, ability),
      },
    );
    return payCosts.call({ seat: l.seat, source: l.object, costs: asUsed(g, l.object, ability.cost), x: 0, at: 0 });
  },
  add: (_g, l) => freeEffects.call({ source: l.object, controller: l.seat, effects: l.effects, event: {} }),
  used: (g, l) => {
    noteActivated(g, l.object, l.seat);
    noteUsed(g, l.object, l.seat, l.cost);
    return { done: null };
  },
});

const params = fields((p) => ({
  energy: figure.optional(),
  power: power.optional(),
  only: z.enum(PURPOSES).optional(),
  who: p.ref.optional(),
}));
declare module '@arbiter/engine' {
  interface Verbs {
    add: ParamsOf<typeof params>;
  }
}

export const add = defineVerb('add', {
  description:
    'Adds Energy and Power to the rune pool; `only`: spent on spells, on gear or units and their abilities, or during showdowns alone.',
  example: { do: 'add', energy: 1, power: ['any'] },
  params,
  run: (g, effect, ctx) => {
    const { energy = 0, power = [], only } = effect;
    for (const seat of doersOf(g, effect, fromContext(ctx))) addToPool(g, seat, energy, power, only);
    return undefined;
  },
  text: ({ energy, power }) => `add ${resourceText({ energy, power })}`,
});
