/** Cards with several faces: how sources of texts call their layouts, and how the faces become one card (709–715, 720). */
import type { CardDefinition, Face } from '@arbiter/engine';
import type { CardText, FacesText } from '../contract.js';

const LAYOUTS: { [called: string]: string } = {
  split: 'split',
  aftermath: 'split',
  adventure: 'adventure',
  transform: 'transform',
  modal_dfc: 'modal',
  flip: 'flip',
};

export function layoutOf({ layout: called, faces }: FacesText): { layout: string; faces: readonly CardText[] } | null {
  const layout = LAYOUTS[called];
  if (layout === undefined || faces.length !== 2) return null;
  const types = faces.map(({ type }) => type);
  if (layout === 'split' && types.every((type) => type.endsWith('Room')))
    return { layout: 'room', faces: faces.map(own) };
  if (layout === 'adventure' && types[1]?.endsWith('Omen')) return { layout: 'omen', faces: faces.map(own) };
  return { layout, faces: faces.map(own) };
}

/** Sources give the colors of the whole card: a face with a mana cost has those of its own cost (202.2). */
function own(face: CardText): CardText {
  const { colors, ...figures } = face.figures ?? {};
  return face.cost
    ? { ...face, figures }
    : { ...face, figures: { ...figures, ...(colors === undefined ? {} : { colors }) } };
}

export const joined = (layout: string, faces: readonly Face[]): CardDefinition => ({
  name: faces.map(({ name }) => name).join(' // '),
  layout,
  faces: layout === 'room' ? faces.map((face, i) => (i === 0 ? face : withRightDoor(face))) : [...faces],
});

/** "This door" is the half that says it: a face that is read by itself takes it for the left one (709.5). */
const withRightDoor = (face: Face): Face => ({
  ...face,
  abilities: face.abilities.map((ability) =>
    ability.kind === 'triggered' && ability.on.on === 'unlock' && ability.on.match?.half === 'left'
      ? { ...ability, on: { ...ability.on, match: { ...ability.on.match, half: 'right' } } }
      : ability,
  ),
});
