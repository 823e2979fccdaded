/** Whether a text is one of the ways in which a printer says abilities, and which parameters of a card its printer leaves out. */
import {
  type Ability,
  canonical,
  type Face,
  readWording,
  type SingleFaced,
  shown,
  type WordingPart,
} from '@arbiter/engine';

/** What no card says. */
export const UNSAID = '⁇';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const JOINTS = [',', 'then'];
/** The words of a text as they are compared: in small letters, numbers as digits, without commas and "then". */
function tokens(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^\p{ASCII}—•~⁇]/gu, '');
  const found = plain.match(/[+-]?\d+|[\p{L}]+(?:['-][\p{L}]+)*|\S/gu) ?? [];
  return found
    .filter((word) => !JOINTS.includes(word))
    .map((word) => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word));
}

/** Where a match of all parts from a place may end. */
function endsOf(parts: readonly WordingPart[], from: number, text: readonly string[]): Set<number> {
  let at = new Set([from]);
  for (const part of parts) {
    const next = new Set<number>();
    for (const place of at) {
      if (typeof part !== 'string')
        for (const option of part) for (const end of endsOf(option, place, text)) next.add(end);
      else {
        const words = tokens(part);
        if (words.every((word, i) => text[place + i] === word)) next.add(place + words.length);
      }
    }
    if (next.size === 0) return next;
    at = next;
  }
  return at;
}
/** Whether all wordings, in some order, say the text from a place on; between them a sentence may end. */
function saidFrom(at: number, left: readonly string[], text: readonly string[]): boolean {
  if (left.length === 0) return at === text.length || (at === text.length - 1 && text[at] === '.');
  return left.some((wording, i) =>
    [...endsOf(readWording(wording), at, text)].some((end) => {
      const rest = left.filter((_, k) => k !== i);
      return saidFrom(end, rest, text) || (text[end] === '.' && saidFrom(end + 1, rest, text));
    }),
  );
}
/** Whether a text says all these wordings and nothing else, in any of the ways and any order. */
export const saysAll = (text: string, wordings: readonly string[]): boolean => saidFrom(0, wordings, tokens(text));

type Wording = (abilities: readonly Ability[], face: Face) => string[];
/**
 * A printer for tests.
 * @param wording the game's printer
 * @param faceOf a face with these abilities, as cards of the game have it
 * @param readable a text without what is not compared
 */
export function printingBy(
  wording: Wording,
  faceOf: (abilities: Ability[], props: Partial<Face['props']>) => Face,
  readable: (text: string, name: string) => string,
) {
  const saysOf = (text: string, face: Face): boolean =>
    saysAll(readable(text, face.name), wording(face.abilities, face));
  const printedOn = (props: Partial<Face['props']>, ...abilities: Ability[]): string =>
    wording(abilities, faceOf(abilities, props)).map(shown).join(' / ');
  const saysOn = (props: Partial<Face['props']>, text: string, ...abilities: Ability[]): boolean =>
    saysOf(text, faceOf(abilities, props));
  return {
    /** Whether a text says these abilities and nothing else, in any of the ways. */
    saysOf,
    /** The first way to say each of its abilities. */
    printedOn,
    printed: (...abilities: Ability[]): string => printedOn({}, ...abilities),
    saysOn,
    says: (text: string, ...abilities: Ability[]): boolean => saysOn({}, text, ...abilities),
  };
}

/** Names that an author chose mean only what they are used for, and texts for people nothing. */
const NAMES = ['label', 'prompt', 'save', 'as', 'saved', 'number', 'keyword', 'kind', 'do', 'on', 'mod', 'pay'];
interface Mutant {
  at: string;
  is: SingleFaced;
}
/** The card with one number, word or switch of its abilities changed. */
function mutants(card: SingleFaced, others: { readonly [word: string]: string }): Mutant[] {
  const found: Mutant[] = [];
  const visit = (part: unknown, path: (string | number)[]): void => {
    if (typeof part === 'object' && part !== null) {
      for (const [key, value] of Object.entries(part)) visit(value, [...path, Array.isArray(part) ? Number(key) : key]);
      return;
    }
    const last = path.findLast((step) => typeof step === 'string');
    if (typeof last === 'string' && NAMES.includes(last)) return;
    for (const other of otherThan(part, others)) {
      const is = structuredClone(card);
      put(is.abilities, path, other);
      found.push({ at: `${path.join('.')}: ${String(other)}`, is });
    }
  };
  visit(card.abilities, []);
  return found;
}
function otherThan(part: unknown, others: { readonly [word: string]: string }): unknown[] {
  if (typeof part === 'number') return [part + 1];
  if (typeof part === 'boolean') return [!part];
  return typeof part === 'string' ? [others[part] ?? `${part}X`] : [];
}
function put(within: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): void {
  const holder = within as { [step: string | number]: unknown };
  if (step === undefined) return;
  if (rest.length === 0) holder[step] = value;
  else put(holder[step], rest, value);
}
/**
 * What can be changed in cards without their printed words changing: nobody reading the card would see it.
 * @param others what a word is changed to, where another word can stand in its place
 */
export function unheard(
  cards: readonly SingleFaced[],
  wording: Wording,
  isCard: (card: SingleFaced) => boolean,
  others: { readonly [word: string]: string },
): string[] {
  const said = (card: SingleFaced): string => canonical(wording(card.abilities, card));
  return cards.flatMap((card) =>
    mutants(card, others)
      .filter(({ is }) => isCard(is) && said(card) === said(is))
      .map(({ at }) => `${card.name}: ${at}`),
  );
}
