/** Instructions strung together: sentences, choices, conditions, and what follows from having done something (2.3.4). */
import type { Effect } from '@arbiter/engine';
import { gap, row } from '../categories.js';
import { CLASS_BONUS, restrictedEffects, withX } from './shared.js';
import { placed } from './things.js';

const may = (then: Effect[]): Effect[] => [{ do: 'may', then }];

export const sentences = [
  row('clauses', '<effect>', ({ effect }) => effect),
  row('clauses', '<effect> and <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('clauses', '<effect> , then <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('clauses', '<effect> then <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('clauses', '<effect> , and <clauses>', ({ effect, clauses }) => [...effect, ...clauses]),
  row('sentence', '<clauses>', ({ clauses }) => clauses),
  row('sentence', 'then <clauses>', ({ clauses }) => clauses),
  row('sentence', 'you may <clauses>', ({ clauses }) => may(clauses)),
  row('sentence', '<clauses> [,] where x is <value>', ({ clauses, value }) => withX(clauses, value)),
  row('conditional', 'if <condition> , <clauses>', ({ condition, clauses }) => [
    { do: 'if', if: condition, then: clauses },
  ]),
  row('conditional', 'then if <condition> , <clauses>', ({ condition, clauses }) => [
    { do: 'if', if: condition, then: clauses },
  ]),
  row('conditional', 'if <condition> , <a:clauses> . otherwise , <b:clauses>', ({ condition, a, b }) => [
    { do: 'if', if: condition, then: a, else: b },
  ]),
  row('paid', 'you may banish <source> . if you do , <clauses>', ({ clauses }) => [
    {
      do: 'if',
      if: { is: ['self', { zone: 'field' }] },
      then: may([{ do: 'move', what: 'self', to: 'banishment', cause: 'banish' }, ...clauses]),
    },
  ]),
  row('paid', 'you may sacrifice <source> . if you do , <clauses>', ({ clauses }) => [
    {
      do: 'if',
      if: { is: ['self', { zone: 'field' }] },
      then: may([{ do: 'move', what: 'self', to: 'graveyard', cause: 'sacrifice' }, ...clauses]),
    },
  ]),
  row('paid', 'you may <payment> . if you do , <clauses>', ({ payment, clauses }) => [
    { do: 'pay', cost: payment, then: clauses, else: [] },
  ]),
  row(
    'paid',
    'you may banish a|an <cards> from <place> . if you do , <clauses>',
    ({ cards, place, clauses }, { from }) => {
      const [zone, ...others] = place.zones;
      if (zone === undefined || others.length > 0 || place.whose !== 'you') return undefined;
      const what = { saved: `picked ${from}` };
      return [
        { do: 'choose', from: placed(cards.filter, place), min: 0, max: 1, save: what.saved },
        {
          do: 'if',
          if: { is: [what, { zone }] },
          then: [{ do: 'move', what, to: 'banishment', cause: 'banish' }, ...clauses],
        },
      ];
    },
  ),
  row('paid', 'you may discard a card . if you do , <clauses>', ({ clauses }, { from }) => {
    const what = { saved: `picked ${from}` };
    return [
      { do: 'choose', from: [{ zone: 'hand' }, { owner: 'you' }], min: 0, max: 1, save: what.saved },
      {
        do: 'if',
        if: { is: [what, { zone: 'hand' }] },
        then: [{ do: 'move', what, to: 'graveyard', cause: 'discard' }, ...clauses],
      },
    ];
  }),
  gap('paid', 'you may discard a|an <adjectives> card . if you do , <clauses>', 'cost discard'),
  // In the place of what stands before (2.4.4.1).
  row('sentence', '<a:clauses> . <open> class bonus <close> <b:clauses> instead', ({ a, b }) => [
    { do: 'if', if: CLASS_BONUS, then: b, else: a },
  ]),
  row('sentence', '<open> class bonus <close> <clauses>', ({ clauses }) => restrictedEffects(CLASS_BONUS, clauses)),
  row('sentence', '<open> class bonus <close> <conditional>', ({ conditional }) =>
    restrictedEffects(CLASS_BONUS, conditional),
  ),
  row('sentence', '<a:clauses> . if <condition> , <b:clauses> instead', ({ a, condition, b }) => [
    { do: 'if', if: condition, then: b, else: a },
  ]),
  // After a trigger "if" is its condition (2.4.2.2.1.1): what a trigger does begins with something else.
  row('told', '<sentence>', ({ sentence }) => sentence),
  row('told', '<sentence> . <effects>', ({ sentence, effects }) => [...sentence, ...effects]),
  row('told', '<paid>', ({ paid }) => paid),
  row('told', '<paid> . <effects>', ({ paid, effects }) => [...paid, ...effects]),
  row('effects', '<told>', ({ told }) => told),
  row('effects', '<conditional>', ({ conditional }) => conditional),
  row('effects', '<conditional> . <effects>', ({ conditional, effects }) => [...conditional, ...effects]),
];
