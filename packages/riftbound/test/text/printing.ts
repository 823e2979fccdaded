/** What the printer says of abilities, and whether a text is one of the ways in which it says them. */
import type { Ability, Face } from '@arbiter/engine';
import { printingBy } from '@arbiter/test-kit/printing';
import { abilitiesWording } from '../../src/text/index.js';

export { UNSAID } from '@arbiter/test-kit/printing';

/** A printed text without reminders, however deep these are nested; cards speak of themselves without their names (053). */
export function readable(text: string): string {
  const less = text.replace(/\([^()]*\)/g, ' ');
  return less === text
    ? text
        .trim()
        .replaceAll('\n', ' . ')
        .replace(/\.\s*\./g, '.')
    : readable(less);
}

const faceOf = (abilities: Ability[], props: Partial<Face['props']> = {}): Face => ({
  name: 'Quiet Ferryman',
  props: { name: 'Quiet Ferryman', supertypes: [], types: ['Unit'], domains: ['Calm'], tags: ['Ionia'], ...props },
  abilities,
});
export const { saysOf, printedOn, printed, saysOn, says } = printingBy(abilitiesWording, faceOf, readable);
