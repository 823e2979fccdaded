/** Equip (702.6): pay to attach the Equipment to a creature you control, when you could cast a sorcery. */

import { cite } from '../../cite.js';
import { attach, creature, t, target, youControl } from '../../language/builders.js';
import { define } from './hooks.js';

define({
  keyword: 'equip',
  rules: cite('mtg:702.6a'),
  says: 'Pay `cost` to attach it to a creature you control, when you could cast a sorcery.',
  takes: { cost: 'must' },
  text: (a) => `equip ${String(a.cost?.[0]?.cost ?? '')}`,
  expand: (a) => [
    {
      kind: 'activated',
      keyword: 'equip',
      cost: a.cost ?? [],
      timing: 'sorcery',
      targets: [target([creature, youControl])],
      effects: [attach('self', t(0))],
    },
  ],
});
