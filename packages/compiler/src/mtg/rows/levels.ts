/** Levels: bars of Class cards, symbols of leveler cards, and what is said of levels (711.2, 716.2). */
import { becomesLevel } from '@arbiter/mtg';
import { row } from '../categories.js';
import { mention, SOURCE_KINDS } from '../nouns.js';

export const levels = [
  row(
    'permanentLine',
    '<costs> : level <level>',
    ({ costs, level }) => ({ line: 'bar', cost: costs, level }),
    'Fighter Class',
  ),
  row(
    'permanentLine',
    'level <digit> <loyalty>',
    // "1-4" is read as 1 and -4.
    ({ digit, loyalty }) =>
      typeof loyalty === 'number' && -loyalty >= digit ? { line: 'symbol', from: digit, to: -loyalty } : undefined,
    'Caravan Escort',
  ),
  row('permanentLine', 'level <digit> +', ({ digit }) => ({ line: 'symbol', from: digit }), 'Caravan Escort'),
  row('permanentLine', '<shape>', ({ shape }) => ({ line: 'shape', ...shape }), 'Caravan Escort'),
  row('event', '<source> becomes level <level>', ({ level }, { from }) => ({
    on: becomesLevel(level),
    mentions: [mention(from, 'self', SOURCE_KINDS)],
  })),
  row('level', '2', () => 2 as const),
  row('level', '3', () => 3 as const),
];
