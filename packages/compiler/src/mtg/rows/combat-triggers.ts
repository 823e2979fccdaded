/** Attacks on players and their planeswalkers, and deaths of what was dealt damage (508.3, 603.6c). */
import { row } from '../categories.js';
import { mention } from '../nouns.js';

export const combatTriggers = [
  row(
    'event',
    '<thing:one> attacks you or a planeswalker you control',
    ({ thing }, { from }) => ({
      on: {
        on: 'attack',
        object: thing.filter,
        at: { any: [{ player: 'you' }, [{ has: ['types', 'Planeswalker'] }, { controller: 'you' }]] },
      },
      mentions: [mention(from, { event: 'object' }, thing.kinds)],
    }),
    'Blood Reckoning',
  ),
  row(
    'event',
    '<thing:one> dealt damage by <source> this turn dies',
    ({ thing }, { from }) => ({
      on: {
        on: 'move',
        object: [...thing.filter, { happened: { on: 'damage', object: 'self' }, by: 'self' }],
        match: { from: 'battlefield', to: 'graveyard' },
      },
      mentions: [
        mention(from, { event: 'object' }, thing.kinds),
        { ...mention(from, { event: 'became' }, [...thing.kinds, 'card']), of: { event: 'object' } },
      ],
    }),
    'Sengir Vampire',
  ),
];
