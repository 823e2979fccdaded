/** The color identity of cards (903.4): which colors their mana symbols and color indicators have. */
import { type Compiled, defineCell, isTable, type Seat, type Table, tablesIn, textsIn } from '@arbiter/engine';
import { cite } from '../../cite.js';
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

/** What a color identity is established by, of a card in a game: its definition, whatever became of it there (903.4a). */
function printedData({ definition, faces, props }: Compiled): Table {
  if (faces) return { faces: faces.map(printedData) };
  return { ...props, abilities: 'abilities' in definition ? definition.abilities : [] };
}

/** What colors in a commander's identity go by, and that there are none without a commander. @citation */
export const IDENTITY_IN_PLAY = cite('mtg:903.4f', 'mtg:903.4a', 'mtg:702.124c');

/** The colors in the color identity of a player's commanders, of two together; none where they have none (903.4f, 702.124c). */
export const commanderColors = defineCell('color identity of commanders', (g, seat: Seat): readonly string[] => {
  const { cards = [] } = g.playerMarks(seat).commanders ?? {};
  const found = g.s.defs
    .map((_, at) => g.defined(at))
    .filter(({ name }) => cards.some(({ card }) => card === name))
    .flatMap((compiled) => colorIdentity(printedData(compiled)));
  return COLORS.filter((color) => found.includes(color));
});
