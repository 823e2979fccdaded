/** What the printer says of abilities, and whether a text is one of the ways in which it says them. */
import type { Ability, Face } from '@arbiter/engine';
import { printingBy } from '@arbiter/test-kit/printing';
import { abilitiesWording } from '../../src/text/index.js';

export { UNSAID } from '@arbiter/test-kit/printing';

/** A printed text without reminders, in which the card's own names are "~". */
export function readable(text: string, name: string): string {
  const [short = name] = name.split(',');
  return text
    .replace(/\([^()]*[a-z]{2}[^()]*\)/gi, ' ')
    .replaceAll(name, '~')
    .replaceAll(short, '~');
}

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
export const { saysOf, printedOn, printed, saysOn, says } = printingBy(abilitiesWording, faceOf, readable);
