/** Hunt (823): its player gains XP as it conquers or holds. */
import type { TriggeredAbility } from '@arbiter/engine';
import { cite } from '../cite.js';
import { defineKeyword } from './hooks.js';
import { numberOf, valued } from './valued.js';

export const hunt = defineKeyword({
  name: 'hunt',
  rules: cite('riftbound:823.1.c.1', 'riftbound:823.1.b', 'riftbound:823.3', 'riftbound:823.1.c.2', 'riftbound:823.2'),
  description: 'Its player gains `value` (1 unless said) XP as it conquers or holds.',
  params: { value: 'may' },
  text: valued('hunt'),
  expand: (a) =>
    (['unit:conquer', 'unit:hold'] as const).map(
      (on): TriggeredAbility => ({
        kind: 'triggered',
        on: { on, object: 'self' },
        keyword: 'hunt',
        effects: [{ do: 'stat', who: 'you', stat: 'xp', amount: numberOf(a) }],
      }),
    ),
});
