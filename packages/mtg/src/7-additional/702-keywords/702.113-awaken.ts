/** Awaken (702.113): for another cost a spell makes a creature of a land besides. */
import type { Condition } from '@arbiter/engine';
import { manaText } from '../../1-concepts/107.4-mana-symbols.js';
import { cite } from '../../cite.js';
import { has, putCounters, t } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const AWAKEN = 'awaken';
const wasPaid: Condition = { is: ['self', { played: AWAKEN }] };

export const awaken = defineKeyword({
  name: AWAKEN,
  rules: cite('mtg:702.113a', 'mtg:702.113b', 'mtg:118.9'),
  description:
    'May be cast for `cost`; then it has target land of yours become a 0/0 Elemental with haste and `value` +1/+1 counters as well.',
  params: { value: 'must', cost: 'must' },
  text: (a) => `awaken ${a.value ?? 0}—${manaText(a.cost)}`,
  // The spell's own instructions come first; the land is a target only where the cost was paid (702.113b).
  expand: ({ value = 0, cost = [] }) => [
    { kind: 'play', method: AWAKEN, cost },
    {
      kind: 'spell',
      targets: [{ what: [{ zone: 'battlefield' }, { has: ['types', 'Land'] }, { controller: 'you' }], if: wasPaid }],
      effects: [
        putCounters(value, t(0)),
        {
          do: 'modify',
          what: t(0),
          mods: [
            { mod: 'gain', prop: 'types', values: ['Creature'] },
            { mod: 'gain', prop: 'subtypes', values: ['Elemental'] },
            { mod: 'set', prop: 'power', value: 0 },
            { mod: 'set', prop: 'toughness', value: 0 },
            has('haste'),
          ],
          until: { kind: 'permanent' },
        },
      ],
    },
  ],
});
