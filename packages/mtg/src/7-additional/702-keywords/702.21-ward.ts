/** Ward (702.21): becoming the target of an opponent's spell or ability counters it unless that player pays. */
import type { Cost } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const printed = (cost: Cost[] | undefined): string =>
  (cost ?? []).map((c) => (c.pay === 'mana' ? c.cost : c.pay)).join(', ');

export const ward = defineKeyword({
  name: 'ward',
  rules: cite('mtg:702.21a'),
  description: 'Targeting it costs an opponent `cost`, or the spell or ability is countered.',
  params: { cost: 'must' },
  text: (a) => `ward ${printed(a.cost)}`,
  expand: (a) => [
    {
      kind: 'triggered',
      keyword: 'ward',
      on: { on: 'target', object: 'self', player: 'opponent' },
      effects: [
        {
          do: 'pay',
          cost: a.cost ?? [],
          who: { controllerOf: { event: 'source' } },
          then: [],
          else: [{ do: 'counterOnStack', what: { event: 'source' } }],
        },
      ],
    },
  ],
});
