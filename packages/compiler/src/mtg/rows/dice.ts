/** Dice that are rolled (706). */
import { unsettled } from '../../references/nouns.js';
import { row } from '../categories.js';
import { rule } from './effects/changes.js';

const WORDS: { [words: string]: number } = {
  'd4|four-sided die': 4,
  'd6|six-sided die': 6,
  'd8|eight-sided die': 8,
  'd10|ten-sided die': 10,
  'd12|twelve-sided die': 12,
  'd20|twenty-sided die': 20,
};

export const dice = [
  ...Object.entries(WORDS).flatMap(([words, sides]) =>
    words
      .split('|')
      .map((die) =>
        row('effect', `roll a ${die}`, () => [{ do: 'rollDice', sides, as: 'result' }], 'Ancient Copper Dragon'),
      ),
  ),
  // What the die came to; without a roll before it there is no such number.
  row('value', 'the result', () => ({ number: 'result' })),
  row(
    'event',
    'you roll one or more dice',
    () => ({ on: { on: 'rollDice', player: 'you' }, mentions: [] }),
    'Brazen Dwarf',
  ),
  row(
    'static',
    'if you would roll one or more dice , instead roll that many dice plus one and ignore the lowest roll',
    () => [unsettled({ kind: 'static', affects: { players: 'you' }, mods: [rule('rollsMoreDice', { count: 1 })] })],
    'Pixie Guide',
  ),
];
