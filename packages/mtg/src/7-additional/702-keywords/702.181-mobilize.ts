/** Mobilize (702.181): Warriors attack with it for a turn. */
import { cite } from '../../cite.js';
import { attacks, token, triggered } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const mobilize = defineKeyword({
  name: 'mobilize',
  rules: cite('mtg:702.181a'),
  description:
    'Whenever it attacks, create `value` 1/1 red Warriors, tapped and attacking; they are sacrificed at the next end step.',
  params: { value: 'must' },
  text: (a) => `mobilize ${a.value ?? 0}`,
  expand: ({ value = 0 }) => [
    triggered(attacks, {
      effects: [
        {
          do: 'enterAttacking',
          token: token('Warrior', 'Creature — Warrior', ['R'], '1/1'),
          count: value,
          save: '$mobilized',
        },
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'end' } },
          effects: [{ do: 'move', what: { saved: '$mobilized' }, to: 'graveyard', cause: 'sacrifice' }],
        },
      ],
    }),
  ],
});
