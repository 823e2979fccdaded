/** Devour (702.82): it is as big as what it ate. */
import { cite } from '../../cite.js';
import { and, asItEnters, creature, youControl } from '../../language/builders.js';
import { defineKeyword } from './hooks.js';

export const devour = defineKeyword({
  name: 'devour',
  rules: cite('mtg:702.82a', 'mtg:702.82b', 'mtg:702.82c', 'mtg:614.12a'),
  description:
    'As it enters, sacrifice what fits `from` (creatures): `value` +1/+1 counters each; `noted`: how many; `effects` before, on `devoured`.',
  params: { value: 'must', from: 'may', label: 'may', effects: 'may' },
  saves: ['devoured'],
  text: (a) => `devour ${a.label === undefined ? '' : `${a.label} `}${a.value ?? 0}`,
  expand: ({ value = 0, from = creature, effects = [] }) => {
    const food = and(from, youControl);
    return [
      asItEnters(
        {
          do: 'choose',
          from: food,
          min: 0,
          max: { count: food },
          save: 'devoured',
          kind: 'SACRIFICE',
          prompt: 'Choose what it devours',
        },
        // What is looked at of them is as it was on the battlefield (608.2h).
        ...effects,
        { do: 'move', what: { saved: 'devoured' }, to: 'graveyard', cause: 'sacrifice' },
        {
          do: 'entering',
          counters: { '+1/+1': { times: [value, { countOf: { saved: 'devoured' } }] } },
          notes: [{ as: 'devoured', value: { countOf: { saved: 'devoured' } } }],
        },
      ),
    ];
  },
});
