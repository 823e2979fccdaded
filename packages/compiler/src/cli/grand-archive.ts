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

/**
 * What a card goes by among all cards: its name; and its classes as well where its address in the index of cards ends with
 * their initials, because several cards have that name (Nameless Champion).
 */
function calledAmongAll(name: string, line: Fields): string {
  const classes = strings(line.classes).map(title);
  const initials = classes.map((one) => one.slice(0, 1).toLowerCase()).join('');
  const isOneOfSeveral = initials !== '' && text(line.slug) === `${addressOf(name)}-${initials}`;
  return isOneOfSeveral ? `${name} (${classes.join(', ')})` : name;
}
const addressOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-');

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
    whole: calledAmongAll(name, line),
    layout: 'normal',
    formats: [],
  };
}

/**
 * The flip sides of double-faced cards by the sides that are played. The file has a line for each side, and none says whose
 * other side it is.
 */
const FLIP_SIDES: { readonly [front: string]: string } = {
  'Beseeched Fatestone': 'Daunting Panda',
  'Coiled Fatestone': 'Serpentine Judicator',
  'Companion Fatestone': 'Fatebound Caracal',
  'Craggy Fatestone': 'Obstinate Cragback',
  'Cyclonic Fatestone': 'Windstalker Wolf',
  'Fabled Azurite Fatestone': 'Seiryuu, Azure Dragon',
  'Fabled Emerald Fatestone': 'Byakko, White Tiger',
  'Fabled Ruby Fatestone': 'Suzaku, Vermillion Phoenix',
  'Fabled Sapphire Fatestone': 'Genbu, Black Tortoise',
  'Fatestone of Balance': 'Woodland Shoats',
  'Fatestone of Heaven': 'Heavenly Drake',
  'Fatestone of Progress': 'Airborne Squirrel',
  'Fatestone of Revelations': 'Young Wyrmling',
  'Fatestone of Unrelenting': 'Cheetah of Bound Fury',
  'Fluvial Fatestone': 'Mocking Otter',
  "Huaji of Heaven's Rise": 'Huaji of Abyssal Fall',
  'Idle Fatestone': 'Bolstered Boar',
  'Lavaplume Fatestone': 'Firebird Trailblazer',
  'Lu Bu, Indomitable Titan': 'Lu Bu, Wrath Incarnate',
  'Pelagic Fatestone': 'Slick Torrentrider',
  'Submerged Fatestone': 'Commanding Sea Titan',
  'Wildgrowth Fatestone': 'Elder Mandrill',
};
const FRONTS: ReadonlyMap<string, string> = new Map(Object.entries(FLIP_SIDES).map(([front, back]) => [back, front]));

/** Puts the sides of double-faced cards together, whichever line comes first. */
export class Sides {
  private readonly open = new Map<string, BulkCard>();
  /** The card that a line is, with its other side; undefined where that is still to come. */
  whole(read: BulkCard): BulkCard | undefined {
    const { name } = read.card;
    const front = FLIP_SIDES[name] === undefined ? FRONTS.get(name) : name;
    if (front === undefined) return read;
    const other = this.open.get(front);
    if (!other) {
      this.open.set(front, read);
      return undefined;
    }
    this.open.delete(front);
    const [first, second] = name === front ? [read, other] : [other, read];
    const shown = { ...first.card, figures: { ...first.card.figures, side: 'front' } };
    const flipped = { ...second.card, figures: { ...second.card.figures, side: 'flip' } };
    return {
      ...first,
      whole: `${first.card.name} // ${second.card.name}`,
      layout: 'transform',
      faces: [shown, flipped],
    };
  }
  /** What has come without its other side. */
  rest(): BulkCard[] {
    return [...this.open.values()];
  }
}
