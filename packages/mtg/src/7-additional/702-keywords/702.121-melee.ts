/** Melee (702.121): it grows with each opponent who is attacked. */
import type { Value } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { and, attacks, opponent, triggered, untilEndOfTurn } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

const attackedOpponents: Value = { count: and(opponent, { is: 'attackedThisCombat' }) };

export const melee = defineKeyword({
  name: 'melee',
  rules: cite('mtg:702.121a', 'mtg:702.121b'),
  description: 'Whenever it attacks, it gets +1/+1 until end of turn for each opponent you attacked this combat.',
  expand: () => [
    triggered(attacks, {
      effects: [
        untilEndOfTurn('self', [
          { mod: 'add', stat: 'power', value: attackedOpponents },
          { mod: 'add', stat: 'toughness', value: attackedOpponents },
        ]),
      ],
    }),
  ],
});
