/** Searches whose cards go to more than one place, or on top (701.23). */
import { row } from '../../categories.js';
import { isCard } from '../shared.js';

export const searching = [
  row(
    'sentence',
    'search your library for <thing:one> and reveal it . shuffle and put that card on top',
    ({ thing }) =>
      isCard(thing) && !thing.placed
        ? [{ do: 'search', filter: thing.filter, to: 'library', position: 'top', shuffle: true, reveal: true }]
        : undefined,
    'Mwonvuli Beast Tracker',
  ),
  row(
    'effect',
    'search your library for up to two <thing> , reveal those cards , put one onto the battlefield tapped and the other into your hand , then shuffle',
    ({ thing }) =>
      isCard(thing) && !thing.placed
        ? [
            { do: 'search', filter: thing.filter, count: 2, reveal: true, save: 'found' },
            { do: 'choose', among: { saved: 'found' }, save: 'one' },
            { do: 'move', what: { saved: 'one' }, to: 'battlefield', status: { tapped: true }, cause: 'return' },
            {
              do: 'move',
              what: { each: [{ zone: 'library' }, { in: { saved: 'found' } }] },
              to: 'hand',
              cause: 'return',
            },
            { do: 'shuffle', who: 'you' },
          ]
        : undefined,
    'Cultivate',
  ),
];
