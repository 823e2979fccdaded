/** Ward (702.21): becoming the target of an opponent's spell or ability counters it unless that player pays. */
import type { Cost } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { defineKeyword } from './hooks.js';

const printed = (cost: Cost[] | undefined): string =>
  (cost ?? []).map((c) => (c.pay === 'mana' ? c.cost : c.pay)).join(', ');

export const ward = defineKeyword({
  name: 'ward',
  rules: cite('mtg:702.21a', 'mtg:702.21b'),
  description:
    'Targeting it costs an opponent `cost`, or it is countered; so many times over as `effects` remember as "X", if they are said.',
  params: { cost: 'must', effects: 'may' },
  text: (a) => `ward ${printed(a.cost)}`,
  expand: (a) => [
    {
      kind: 'triggered',
      keyword: 'ward',
      on: { on: 'target', object: 'self', player: 'opponent' },
      effects: [
        // What X is is known only as the ability resolves (702.21b).
        ...(a.effects ?? []),
        {
          do: 'pay',
          cost: a.cost ?? [],
          ...(a.effects ? { times: { number: 'X' } } : {}),
          who: { controllerOf: { event: 'source' } },
          then: [],
          else: [{ do: 'counterOnStack', what: { event: 'source' } }],
        },
      ],
    },
  ],
});
