/** Soulshift (702.46): as it dies, a Spirit comes back to the hand. */
import { cite } from '../../cite.js';
import {
  and,
  dies,
  inYourGraveyard,
  may,
  returnToHand,
  subtype,
  t,
  target,
  triggered,
} from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const soulshift = defineKeyword({
  name: 'soulshift',
  rules: cite('mtg:702.46a', 'mtg:702.46b'),
  description:
    'When it dies, a target Spirit card with mana value `value` or less may come back from your graveyard to your hand.',
  params: { value: 'must' },
  text: (a) => `soulshift ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    triggered(dies, {
      targets: [target(and(subtype('Spirit'), { stat: ['manaValue', '<=', value] }, inYourGraveyard))],
      effects: [may('Return it to your hand?', returnToHand(t(0)))],
    }),
  ],
});
