/** Riftbound's cards in a file with a card a line: printed facts in fields of their own. */
import type { BulkCard } from './bulk.js';
import { corrected, type Errata } from './errata.js';
import { type Fields, strings, text } from './fields.js';

/** "[4][C]": Energy, and so many Power symbols of the card's own domains. */
function costOf({ energy, power }: Fields): { cost?: string } {
  if (typeof energy !== 'number') return {};
  return { cost: `[${energy}]${'[C]'.repeat(typeof power === 'number' ? power : 0)}` };
}

/** The printed number of a card, without the size of its set and the letter of a variant. */
const codeOf = (code: string): string => code.replace(/\/\d+$/, '').replace(/[a-z*]$/, '');

/** A correction writes the card's own domain as one symbol, and Might by another letter (135.2.e.3, 135.2.e.6). */
function inSymbols(announced: string, domains: readonly string[]): string {
  const [own] = domains;
  const named = own !== undefined && domains.length === 1 ? announced.replaceAll('[C]', `[${own}]`) : announced;
  return named.replaceAll('[S]', '[M]');
}

/** What stands in a section of its own below a text, each line with the word for it (136.1). */
const effectTextOf = ({ effectText }: Fields): string =>
  text(effectText)
    .split('\n')
    .filter((one) => one.trim() !== '')
    .map((one) => `\nEffect text: ${one}`)
    .join('');

/** @param errata what its text says by now, where that is something else than is printed */
export function riftboundLine(line: Fields, errata?: Errata): BulkCard {
  const name = text(line.fullName) || text(line.name);
  const domains = strings(line.domains);
  const later = corrected(errata, [name, text(line.name), text(line.name).replace(' - ', ', ')]);
  return {
    card: {
      name,
      ...costOf(line),
      type: `${[text(line.supertype), text(line.type)].filter((word) => word !== '').join(' ')} — ${strings(line.tags).join(', ')}`,
      figures: {
        code: codeOf(text(line.code)),
        domains: domains.join(' '),
        ...(typeof line.might === 'number' ? { might: line.might } : {}),
        ...(typeof line.mightBonus === 'number' && line.equipment === true ? { mightBonus: line.mightBonus } : {}),
      },
      text: `${later === undefined ? text(line.text) : inSymbols(later, domains)}${effectTextOf(line)}`,
    },
    whole: name,
    // Other printings of a card say what it says.
    ...(line.variant === true ? { again: true as const } : {}),
    // What has no type lies on the table to remind of something.
    ...(text(line.type) === '' ? { outside: true as const } : {}),
    layout: 'normal',
    formats: [],
  };
}
