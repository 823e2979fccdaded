/** The color identity of cards (903.4): which colors their mana symbols and color indicators have. */
import { isTable, type Table, tablesIn, textsIn } from '@arbiter/engine';
import { deckColors } from '../../decks/colors.js';

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
const SYMBOL = /\{[^{}]*\}/g;

/** The mana symbols that stand in a card's data, wherever that is. */
function symbolsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(SYMBOL) ?? [];
  if (Array.isArray(value)) {
    // What makes mana of any color has no colored symbol in its text.
    const each = value.map(symbolsIn);
    return COLORS.every((color) => value.includes(`{${color}}`)) ? [] : each.flat();
  }
  return isTable(value) ? Object.values(value).flatMap(symbolsIn) : [];
}

/**
 * Which colors are in a card's color identity: those of the mana symbols in its cost and text, its own, and those of its
 * faces (903.4, 903.4d, 903.4e).
 * @param data what the catalogue says of it
 */
export function colorIdentity(data: Table): string[] {
  const { manaCost, abilities, colors, faces } = data;
  const symbols = symbolsIn([manaCost, abilities]).join('');
  const ofFaces = tablesIn(faces).flatMap(colorIdentity);
  const own = textsIn(colors);
  return COLORS.filter((color) => symbols.includes(color) || own.includes(color) || ofFaces.includes(color));
}

/** The same with the colors of the mana that its basic land types make (903.5d). */
export const deckIdentity = (data: Table): string[] => {
  const made = deckColors({ subtypes: textsIn(data.subtypes) });
  return COLORS.filter((color) => made.includes(color) || colorIdentity(data).includes(color));
};
