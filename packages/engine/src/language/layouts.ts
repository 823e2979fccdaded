import type { Characteristic, Characteristics, Exit, Face } from './types.js';

export interface Layout {
  /** One sentence, for documentation. */
  description: string;
  /** Which faces a player chooses among who plays the card. */
  played: 'each' | 'first';
  /** Zones in which the face counts that was chosen or is turned up; in all others the card is what it normally is. */
  zones: readonly string[];
  /** What the card normally is where that is all faces together; otherwise it is the first. */
  combined?: (faces: readonly Face[]) => Characteristics;
  /** What a further face has of the first one, beside what is printed on it. */
  shared?: readonly string[];
  /** All faces have one name, which is that of the card, and the abilities of the first (mtg 718.5). */
  alike?: true;
  /** All faces have one name, which is that of the card, and texts of their own (mtg 702.148a). */
  oneName?: true;
  /** Two cards with the same second face may be one object, which has that face; a card goes by its first name alone (mtg 712.4). */
  joins?: true;
  /** Where what was played goes from the stack, by the face it was played as. */
  exits?: readonly (Exit | undefined)[];
  /** Whether it can be turned over on the field, any number of times. */
  turns?: true;
  /** The status of an object that shows its second face. */
  shownBy?: string;
  /** The status of an object on the field that shows the face in its place: with none of them it is `bare` (mtg 709.5). */
  showEach?: readonly [string, string];
  /** What the card is like on the field while none of its faces is shown, where each of them can be. */
  bare?: (faces: readonly Face[]) => Characteristics;
  /** What must be so of the faces besides; the path begins at the card. */
  check?: (faces: readonly Face[], fault: (path: (string | number)[], detail: string) => void) => void;
}

/** The layouts of a ruleset by name. */
export interface Layouts {
  readonly [layout: string]: Layout;
}

/** How many faces a card with several of them has. */
export const FACES = 2;

/** What stands between the names of faces in the name of a card. */
const BETWEEN_NAMES = ' // ';
const joinedName = (names: readonly string[]): string => names.join(BETWEEN_NAMES);
/** The name of a card by its faces: their names together, or the one that they share. */
export const nameByFaces = (layout: Layout | undefined, faces: readonly { name: string }[]): string =>
  layout?.alike || layout?.joins || layout?.oneName
    ? (faces[0]?.name ?? '')
    : joinedName(faces.map(({ name }) => name));

/** The names of a card's faces; of a card with a single one its name alone. */
export const faceNames = (name: string): string[] => name.split(BETWEEN_NAMES);

export const hasFaces = (name: string): boolean => name.includes(BETWEEN_NAMES);

/** What a face is like: what is printed on it, and what it shares with the first. */
export function propsOf(layout: Layout, first: Face, face: Face): Face['props'] {
  if (face === first || !layout.shared) return face.props;
  const shared = layout.shared.flatMap((name): [string, Characteristic][] => {
    const value = first.props[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...face.props, ...Object.fromEntries(shared) };
}
