/** The printed facts of a card (1.6): its types, classes, elements, cost and figures. */
import { type Face, wordsOf } from '@arbiter/engine';
import type { CardText } from '../contract.js';
import type { Printed } from '../game.js';

const TYPES = ['Champion', 'Ally', 'Action', 'Attack', 'Item', 'Weapon', 'Domain', 'Phantasia', 'Boon'];
const SUPERTYPES = ['Regalia', 'Unique', 'Lesser', 'Greater'];
const TOKEN = 'Token';
/** Types of cards that the card language has no word for: what is missing of them. */
const MISSING: { [type: string]: string } = {
  Mastery: 'masteries',
  Status: 'statuses of players',
};
/**
 * A Fatebound ally is the flip side of a Fatestone: it can't be played, goes back to its default side in every zone but the
 * field, and is in no deck by its own name. No type says so: alone it is no card.
 */
const isFlipSide = (types: readonly string[], subtypes: readonly string[]): boolean =>
  types.includes('Ally') && subtypes.includes('Fatebound');
/** The words that are missing for what is printed beside a text. */
export const missingOf = ({ types }: Face['props']): string[] => [
  ...new Set(wordsOf(types).flatMap((word) => MISSING[word] ?? [])),
];
/** All words that can be missing so. */
export const MISSING_WORDS = [...new Set(Object.values(MISSING))];
const CLASSES = ['Anomaly', 'Assassin', 'Cleric', 'Guardian', 'Mage', 'Ranger', 'Spirit', 'Tamer', 'Warrior'];
const SPEEDS = ['slow', 'fast'];
const FIGURES = ['level', 'power', 'life', 'durability'];
/** Figures without which a card of the type is none (1.6.5.2). */
const NEEDED: { [type: string]: readonly string[] } = {
  Champion: ['level', 'life'],
  Ally: ['power', 'life'],
  Action: ['speed'],
  Weapon: ['power', 'durability'],
  Attack: ['power'],
};

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const title = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

/** "memory 1", "reserve 3"; a number alone is of the kind that such a card has (1.6.4.2). */
function costOf(
  cost: string | undefined,
  memory: boolean,
): { costKind: string; cost: number; variable?: true } | undefined {
  const [, kind, amount] = /^\s*(?:(reserve|memory)\s+)?\(?(\d{1,2}|X)\)?\s*$/i.exec(cost ?? '') ?? [];
  if (amount === undefined) return undefined;
  const costKind = kind?.toLowerCase() ?? (memory ? 'memory' : 'reserve');
  // A cost of X is 0 until X has been chosen (1.6.4.2.9).
  return Number.isNaN(Number(amount)) ? { costKind, cost: 0, variable: true } : { costKind, cost: Number(amount) };
}

/** A Fatestone that transforms has another side; alone it waits for that. */
const isFrontAlone = ({ text, figures = {} }: CardText, subtypes: readonly string[]): boolean =>
  subtypes.includes('Fatestone') && /\btransform/i.test(text) && figures.side === undefined;

export function printed(card: CardText): Printed {
  const { name, cost, type, figures = {} } = card;
  const [left = '', right = ''] = type.split(/\s+[—–-]\s+/);
  const kinds = words(left).map(title);
  const supertypes = kinds.filter((kind) => SUPERTYPES.includes(kind));
  // A token is no card, which no type says.
  const types = kinds.filter((kind) => !SUPERTYPES.includes(kind) && kind !== TOKEN);
  const unknown = types.some((kind) => !TYPES.includes(kind) && MISSING[kind] === undefined);
  if (types.length === 0 || unknown) return { fault: 'layout', expected: ['a type line'] };
  const subtypes = words(right).map(title);
  if (isFrontAlone(card, subtypes) || (isFlipSide(types, subtypes) && figures.side !== 'flip'))
    return { fault: 'layout', expected: ['the other side'] };
  const elements = words(String(figures.element ?? '').replaceAll(',', ' ')).map((word) => word.toLowerCase());
  if (elements.length === 0) return { fault: 'figures', expected: ['element'] };
  const price = costOf(cost, types.includes('Champion') || supertypes.includes('Regalia'));
  const props: Face['props'] = {
    name,
    elements,
    supertypes,
    types,
    subtypes,
    // A Spirit of a class is no Spirit by class.
    classes: subtypes.filter((word, i) => CLASSES.includes(word) && (word !== 'Spirit' || i === 0)),
    ...price,
    ...(kinds.includes(TOKEN) ? { token: true } : {}),
  };
  if (cost !== undefined && !price) return { fault: 'figures', expected: ['a cost that is a number'] };
  for (const figure of FIGURES) {
    const value = Number(figures[figure]);
    if (figures[figure] === undefined) continue;
    if (!Number.isInteger(value)) return { fault: 'figures', expected: [figure] };
    props[figure] = value;
  }
  if (SPEEDS.includes(String(figures.speed))) props.speed = String(figures.speed);
  for (const kind of types)
    for (const figure of NEEDED[kind] ?? [])
      if (props[figure] === undefined) return { fault: 'figures', expected: [figure] };
  return { props, names: namesOf(name) };
}

/** Cards of a family whose texts call them by what stands behind its name: "Terminus" of Spirit Blade: Terminus. */
const FAMILY = /^Spirit Blade: /;
/** A text calls its card by its whole name, or by what stands before a title: "Clarent" of Clarent, Sword of Peace. */
export function namesOf(name: string): string[] {
  const [short = ''] = name.replace(FAMILY, '').split(',');
  return short !== name && short !== '' ? [name, short] : [name];
}
