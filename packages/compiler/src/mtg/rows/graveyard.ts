/** What happens to cards in graveyards, and what works from there (404, 113.6b). */
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { eachOf } from './shared.js';

export const graveyard = [
  row(
    'event',
    'one or more cards are put into exile from your graveyard',
    () => ({
      on: { on: 'move', object: [{ owner: 'you' }], match: { from: 'graveyard', to: 'exile' }, batch: true },
      mentions: [],
    }),
    'Rakshasa Vizier',
  ),
  row(
    'ability',
    "when <source> is put into a graveyard from anywhere , shuffle it into its owner 's library .",
    () => [
      unsettled({
        kind: 'triggered',
        on: { on: 'move', object: 'self', match: { to: 'graveyard' } },
        effects: [
          { do: 'move', what: { event: 'became' }, to: 'library', cause: 'return' },
          { do: 'shuffle', who: { ownerOf: 'self' } },
        ],
      }),
    ],
    'Vigor',
  ),
  row(
    'static',
    'as long as <source> is in your graveyard and <condition> , <subject> <mods>',
    ({ condition, subject, mods }) => {
      const affects = eachOf(subject);
      return affects && [unsettled({ kind: 'static', zone: 'graveyard', affects, mods, if: condition })];
    },
    'Anger',
  ),
];
