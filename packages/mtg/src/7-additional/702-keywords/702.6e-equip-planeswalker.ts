/** Equip planeswalker (702.6e): a planeswalker bears the Equipment as though it were a creature. */
import { defineVerb, entitiesOf, fields, fromContext, type ParamsOf, perform } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { and, t, target, youControl } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const params = fields((p) => ({ what: p.ref, to: p.ref }));
declare module '@arbiter/engine' {
  interface Verbs {
    attachAsCreature: ParamsOf<typeof params>;
  }
  interface Attaching {
    /** As though what it is attached to were a creature (702.6e). */
    asCreature?: true;
  }
}

export const equipPlaneswalker = defineKeyword({
  name: 'equip planeswalker',
  rules: cite('mtg:702.6e'),
  description:
    'Pay `cost` to attach it to a planeswalker you control as though that were a creature, at the time of a sorcery.',
  params: { cost: 'must' },
  text: (a) => `equip planeswalker ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    {
      kind: 'activated',
      keyword: 'equip',
      cost,
      timing: 'sorcery',
      targets: [target(and({ zone: 'battlefield' }, { has: ['types', 'Planeswalker'] }, youControl))],
      effects: [{ do: 'attachAsCreature', what: 'self', to: t(0) }],
    },
  ],
});

export const attachAsCreature = defineVerb('attachAsCreature', {
  description: 'Attaches an Equipment to a permanent as though that were a creature.',
  example: { do: 'attachAsCreature', what: 'self', to: { target: 0 } },
  params,
  run: (g, { what, to }, ctx) => {
    const by = fromContext(ctx);
    const [equipment] = entitiesOf(g, what, by);
    const [target] = entitiesOf(g, to, by);
    if (!equipment || !target || !('object' in equipment)) return undefined;
    return perform(g, [{ type: 'attach', object: equipment.object, target, asCreature: true }]);
  },
  text: ({ what, to }, say) => `attach ${say.ref(what)} to ${say.ref(to)} as though that were a creature`,
});
