/** Grand Archive's cards in a file with a card a line: printed facts in fields of their own. */
import type { BulkCard } from './bulk.js';
import { type Fields, fields, strings, text } from './fields.js';

const FIGURES = ['level', 'power', 'life', 'durability', 'speed'];
const title = (words: string): string =>
  words
    .split(' ')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');

/** "memory 1"; a card without a cost has none, and what is no number is said as it is printed. */
function costOf(cost: Fields): { cost?: string } {
  const { type, value } = cost;
  return value === null || value === undefined || type === 'none' ? {} : { cost: `${text(type)} ${String(value)}` };
}

export function grandArchiveLine(line: Fields): BulkCard {
  const elements = strings(line.elements);
  const figures = FIGURES.flatMap((name): [string, string | number][] => {
    const value = line[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  const name = text(line.name);
  return {
    card: {
      name,
      ...costOf(fields(line.cost)),
      type: `${strings(line.types).map(title).join(' ')} — ${strings(line.subtypes).map(title).join(' ')}`,
      figures: {
        element: (elements.length > 0 ? elements : [text(line.element)]).join(' ').toLowerCase(),
        ...Object.fromEntries(figures),
      },
      text: text(line.effect),
    },
    whole: name,
    layout: 'normal',
    formats: [],
  };
}
