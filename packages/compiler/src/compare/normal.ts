/**
 * The normal forms: what is not compared. Each must say why nothing that a card means is lost by it; there are no others.
 */

/** Numbers as digits: "two" and "2" are the same. */
const NUMBERS: { [word: string]: string } = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
    .split(' ')
    .map((word, number) => [word, String(number)]),
);
/** How instructions are strung together: they are carried out in the order in which they are written (mtg 608.2c). */
const JOINTS = new Set([',', '.', ';', 'and', 'then']);

export const normalWords = (words: readonly string[]): string[] =>
  words.filter((word) => !JOINTS.has(word)).map((word) => NUMBERS[word] ?? word);
