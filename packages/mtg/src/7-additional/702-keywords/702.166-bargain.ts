/** Bargain (702.166): an artifact, enchantment or token may be sacrificed besides, and the card says what follows. */
import { cite } from '../../cite.js';
import { artifact, enchantment, or } from '../../language/filters.js';
import { defineKeyword } from './hooks.js';

export const bargain = defineKeyword({
  name: 'bargain',
  rules: cite('mtg:702.166a', 'mtg:702.166b', 'mtg:702.166c', 'mtg:702.166d', 'mtg:118.8'),
  description: 'An artifact, enchantment or token may be sacrificed besides: `{"paid": "bargain"}` asks whether.',
  expand: () => [
    {
      kind: 'static',
      mods: [
        {
          mod: 'cost',
          optional: {
            name: 'bargain',
            cost: [
              {
                pay: 'sacrifice',
                what: or(artifact, enchantment, { is: 'token' }),
                count: 1,
                label: 'an artifact, enchantment, or token',
              },
            ],
          },
        },
      ],
    },
  ],
});
