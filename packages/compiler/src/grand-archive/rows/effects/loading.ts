/** Cards that are loaded into objects, and used from there (2.11.7.15.2). */
import type { Effect, Ref } from '@arbiter/engine';
import { row } from '../../categories.js';
import { isCard } from '../shared.js';
import { placed } from '../things.js';

const loaded = (what: Ref, attached: Ref): Effect => ({ do: 'move', what, to: 'loaded', attached, cause: 'load' });

export const loading = [
  row('effect', 'load <a:object> into <b:object>', ({ a, b }) => [loaded(a, b)], "Anathema's End"),
  row(
    'effect',
    'choose a|an <cards> from <place> with memory cost <digit> and load it into <object>',
    ({ cards, place, digit, object }, { from }) =>
      isCard(cards)
        ? [
            {
              do: 'choose',
              from: placed([...cards.filter, { prop: ['costKind', 'memory'] }, { prop: ['cost', digit] }], place),
              min: 0,
              max: 1,
              save: `card ${from}`,
            },
            loaded({ saved: `card ${from}` }, object),
          ]
        : undefined,
    'Force Load',
  ),
  row('effect', 'load <object> into a|an <thing>', ({ object, thing }, { from }) => [
    { do: 'choose', from: thing.filter, min: 1, max: 1, save: `weapon ${from}` },
    loaded(object, { saved: `weapon ${from}` }),
  ]),
  row('effect', 'load a|an <cards> from <place> into a|an <thing>', ({ cards, place, thing }, { from }) =>
    isCard(cards)
      ? [
          { do: 'choose', from: placed(cards.filter, place), min: 1, max: 1, save: `card ${from}` },
          { do: 'choose', from: thing.filter, min: 1, max: 1, save: `weapon ${from}` },
          loaded({ saved: `card ${from}` }, { saved: `weapon ${from}` }),
        ]
      : undefined,
  ),
];
