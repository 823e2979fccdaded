/** Chapters of Sagas: "I, II — …" (714.2). */
import { row, type Trigger } from '../categories.js';
import { abilities, triggered } from './abilities-of-lines.js';

const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];
const chapter = (reached: number): Trigger => ({
  on: { on: 'counters', object: 'self', match: { kind: 'lore' }, reached },
  mentions: [],
});

export const sagas = [
  ...NUMERALS.map((numeral, i) => row('chapter', numeral, () => i + 1)),
  row('chapters', '<chapter>', ({ chapter: number }) => chapter(number)),
  // An effect with two numbers is an ability for each of them (714.2c).
  row('chapters', '<chapter> , <chapters>', ({ chapter: number, chapters }) => ({ ...chapter(number), or: chapters })),
  row(
    'permanentLine',
    '<chapters> — <told> .',
    ({ chapters, told }) => {
      const found = triggered(chapters, told);
      return found && abilities(found);
    },
    'History of Benalia',
  ),
  row(
    'permanentLine',
    '<chapters> — choose <count> — <bullets>',
    ({ chapters, count, bullets }) => ({ line: 'modes', ...count, choices: bullets, trigger: chapters }),
    'Life of Toshiro Umezawa',
  ),
];
