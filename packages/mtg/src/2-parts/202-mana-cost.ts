/** The mana cost that says what mana value an object has (202.3). */
import {
  type Compiled,
  characteristicsOf,
  copiedOf,
  defineFigure,
  defineMod,
  definePredicate,
  type Game,
  isAsJoined,
  isOrWas,
  isPlayer,
  type LastKnown,
  type Obj,
  ownFaceOf,
  wordOf,
} from '@arbiter/engine';
import { manaValue, parseManaCost } from '../1-concepts/107.4-mana-symbols.js';
import type { MagicLayout } from '../7-additional/709-faces.js';
import { editionOf } from '../edition.js';

const printedCost = ({ props }: Compiled): string | undefined => wordOf(props.manaCost);

/** The mana cost of a card or face for its mana value: a back face has that of its front (202.3b, 712.8e). */
export function costForValue(face: Compiled): string | undefined {
  const layout = face.card?.layout as MagicLayout | undefined;
  return printedCost(layout?.valueOfFirst ? (face.card as Compiled) : face);
}

/** The mana value of what two cards are together: that of both of their fronts (202.3c, 712.8g). */
const combinedValue = (g: Game, ...cards: number[]): number =>
  cards.reduce((sum, card) => sum + manaValue(parseManaCost(printedCost(g.defined(card)) ?? '')), 0);

const chosenX = (object: Obj | LastKnown): number | undefined =>
  'play' in object ? object.play?.x : (object as LastKnown).x;

/**
 * The mana value of an object whose mana cost is `cost` now; X is what was chosen for it on the stack (202.3e). What copies
 * a back face has the mana cost of that face alone, which is none (202.3b).
 */
export function manaValueOf(g: Game, object: Obj | LastKnown, cost: string | undefined, x?: number): number {
  const isItself =
    object.face !== undefined &&
    object.covered === undefined &&
    (copiedOf(g, object).copied === undefined || isAsJoined(g, object));
  const [half] = object.under ?? [];
  if (isItself && half?.half) return combinedValue(g, object.def, half.def);
  const counted = parseManaCost((isItself ? costForValue(ownFaceOf(g, object)) : cost) ?? '');
  if (x !== undefined) return manaValue(counted, x);
  return manaValue(counted, chosenX(object));
}

export const manaValueFigure = defineFigure('manaValue', {
  description: 'The mana value of an object; on the stack with the X that was chosen.',
  of: (g, id) => {
    const object = isOrWas(g, id);
    const x = g.seenAs?.id === id ? g.seenAs.x : undefined;
    return object ? manaValueOf(g, object, wordOf(characteristicsOf(g, id).props.manaCost), x) : 0;
  },
  each: (g, id) => editionOf(g).halves.costs?.(g, id),
  reads: ['manaCost'],
});

export const repeatsManaSymbol = definePredicate('repeatsManaSymbol', {
  description: 'Has one mana symbol more than once in its mana cost.',
  holds: (g, e) => {
    const cost = isPlayer(e) ? undefined : wordOf(characteristicsOf(g, e.object).props.manaCost);
    const symbols = (cost ?? '').toUpperCase().match(/\{[^{}]*\}/g) ?? [];
    return new Set(symbols).size < symbols.length;
  },
  reads: ['manaCost'],
});

declare module '@arbiter/engine' {
  interface Mods {
    // biome-ignore lint/complexity/noBannedTypes: it takes no parameters
    setToManaValue: {};
  }
}

export const setToManaValue = defineMod('setToManaValue', {
  description: 'Sets power and toughness of each object to its own mana value.',
  example: { mod: 'setToManaValue' },
  apply: (g, { props }, _mod, _by, id) => {
    const object = g.find(id);
    const value = object ? manaValueOf(g, object, wordOf(props.manaCost)) : 0;
    props.power = value;
    props.toughness = value;
  },
  writes: () => new Set(['power', 'toughness']),
  influences: false,
  text: () => 'power and toughness equal to its mana value',
});
