/**
 * The normal forms: what is not compared. Each must say why nothing that a card means is lost by it; there are no others.
 */
import { NUMBER_WORDS } from '../reading/numbers.js';

/** Numbers as digits: "two" and "2" are the same. */
const NUMBERS: { [word: string]: string } = Object.fromEntries(
  ['zero', ...NUMBER_WORDS].map((word, number) => [word, String(number)]),
);
/**
 * Commas, and "then" between instructions, which are carried out in the order in which they are written (mtg 608.2c). Full stops
 * and "and" are compared: where a sentence ends, what "if" and "you may" say of it ends too, and "and" makes one of two.
 */
const JOINTS = new Set([',', 'then']);

export const normalWords = (words: readonly string[]): string[] =>
  words.filter((word) => !JOINTS.has(word)).map((word) => NUMBERS[word] ?? word);
