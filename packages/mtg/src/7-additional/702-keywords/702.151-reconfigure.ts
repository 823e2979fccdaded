/** Reconfigure (702.151): an Equipment that is a creature as long as it equips nothing. */
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import {
  activated,
  and,
  another,
  attach,
  continuous,
  creature,
  t,
  target,
  youControl,
} from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const reconfigure = defineKeyword({
  name: 'reconfigure',
  rules: cite('mtg:702.151a', 'mtg:702.151b'),
  description:
    'For `cost`, at the time of a sorcery, it is attached to another creature you control, or comes off; attached it is no creature.',
  params: { cost: 'must' },
  text: (a) => `reconfigure ${manaText(a.cost)}`.trimEnd(),
  expand: ({ cost = [] }) => [
    activated(cost, {
      timing: 'sorcery',
      targets: [target(and(creature, youControl, another))],
      effects: [attach('self', t(0))],
    }),
    activated(cost, {
      timing: 'sorcery',
      if: { exists: [creature, { in: 'attached' }] },
      effects: [{ do: 'unattach', what: 'self' }],
    }),
    continuous('self', [{ mod: 'lose', prop: 'types', values: ['Creature'] }], { exists: { in: 'attached' } }),
  ],
});
