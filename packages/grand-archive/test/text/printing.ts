/** What the printer says of abilities, and whether a text is one of the ways in which it says them. */
import { type Ability, type Face, readWording, shown, type WordingPart } from '@arbiter/engine';
import { abilitiesWording } from '../../src/text/index.js';

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
    .replace(/[^\p{ASCII}—•~]/gu, '');
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

/** A printed text without reminders, in which the card's own names are "~". */
export function readable(text: string, name: string): string {
  const [short = name] = name.split(',');
  return text
    .replace(/\([^()]*[a-z]{2}[^()]*\)/gi, ' ')
    .replaceAll(name, '~')
    .replaceAll(short, '~');
}
/** Whether a text says these abilities and nothing else, in any of the ways. */
export const saysOf = (text: string, face: Face): boolean =>
  saidFrom(0, abilitiesWording(face.abilities, face), tokens(readable(text, face.name)));

const faceOf = (abilities: Ability[], props: Partial<Face['props']> = {}): Face => ({
  name: 'Gale Wanderer',
  props: {
    name: 'Gale Wanderer',
    supertypes: [],
    types: ['Ally'],
    subtypes: ['Human'],
    classes: [],
    elements: ['norm'],
    costKind: 'reserve',
    ...props,
  },
  abilities,
});
/** The first way to say each of its abilities. */
export const printedOn = (props: Partial<Face['props']>, ...abilities: Ability[]): string =>
  abilitiesWording(abilities, faceOf(abilities, props)).map(shown).join(' / ');
export const printed = (...abilities: Ability[]): string => printedOn({}, ...abilities);
export const saysOn = (props: Partial<Face['props']>, text: string, ...abilities: Ability[]): boolean =>
  saysOf(text, faceOf(abilities, props));
export const says = (text: string, ...abilities: Ability[]): boolean => saysOn({}, text, ...abilities);
