/** Elements: a card can be played only if its element is enabled by the champions in a lineage (1.6.6, 1.7.1.9). */
import {
  type Ability,
  type Characteristics,
  defineCell,
  definitionOf,
  type Game,
  lists,
  type Seat,
  wordsOf,
} from '@arbiter/engine';
import { championsOf } from './1.7.1-champions.js';

const NORM = 'norm';
/** An element that is enabled along with any other advanced one, as its cards say (2.11.7.15.2). */
const EXALTED = 'exalted';
const isAdvanced = (element: string): boolean => ![NORM, 'fire', 'water', 'wind', EXALTED].includes(element);

/** Norm for everyone (1.6.6.3), and the elements of a player's champions, each with its whole lineage (1.6.6.4). */
export const enabledElements = defineCell('enabled elements', (g, seat): string[] => {
  const enabled = [...new Set([NORM, ...championsOf(g, seat).flatMap((id) => lists(g, id, 'elements'))])];
  return enabled.some(isAdvanced) && !enabled.includes(EXALTED) ? [...enabled, EXALTED] : enabled;
});

export const elementEnabled = (g: Game, seat: Seat, id: number): boolean =>
  allIn(wordsOf(definitionOf(g, g.object(id)).props.elements), enabledElements(g, seat));
const allIn = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));

/** A champion card under a champion gives that champion its elements (1.7.1.4.4.3). */
export const lineageElements = (props: Characteristics): Ability[] => [
  {
    kind: 'static',
    zone: 'lineage',
    affects: 'attached',
    mods: [{ mod: 'gain', prop: 'elements', values: [...wordsOf(props.elements)] }],
  },
];
