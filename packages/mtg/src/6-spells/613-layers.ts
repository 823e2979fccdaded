/** The layers in which continuous effects apply (613.1, 613.4). */
import type { Chars, Mod } from '@arbiter/engine';

/** What can't be had is taken away at the end of layer 6, whatever adds it (113.11). */
const CANT_HAVE = '6 at last';
/** 1 copy, 2 control, 3 text, 4 types, 5 colours, 6 abilities, 7 power and toughness (a–d), then rules (613.11). */
export const layers = ['1', '2', '3', '4', '5', '6', CANT_HAVE, '7a', '7b', '7c', '7d', 'rules'];

const FIGURES = ['power', 'toughness'];

/** Remembers power and toughness as set, before anything is added to them. */
export function keepBasePowerAndToughness(chars: Chars): void {
  // What was copied shares its characteristics with the card.
  const { power, toughness } = chars.props;
  const props = { ...chars.props };
  if (power !== undefined) props.basePower = power;
  if (toughness !== undefined) props.baseToughness = toughness;
  chars.props = props;
}

/** The layer a modification lies in; `defining` for a characteristic-defining ability (613.4a). */
export function layerOf(mod: Mod, defining: boolean): string {
  switch (mod.mod) {
    case 'copy':
      return '1';
    case 'control':
      return '2';
    case 'text':
    case 'textBox':
    case 'fullText':
      return '3';
    case 'gain':
    case 'lose':
      return mod.prop === 'colors' ? '5' : '4';
    case 'set':
      if (FIGURES.includes(mod.prop)) return defining ? '7a' : '7b';
      return mod.prop === 'colors' ? '5' : mod.prop === 'name' ? '3' : '4';
    case 'everyCreatureType':
      return '4';
    case 'setToManaValue':
      return '7b';
    case 'gainChosen':
      return mod.of === 'color' ? '5' : '4';
    case 'ability':
    case 'castsEncoded':
    case 'loseAbilities':
    case 'loseKeyword':
    case 'loseOwn':
      return '6';
    case 'cantHaveKeyword':
      return CANT_HAVE;
    case 'add':
      return '7c';
    case 'switch':
      return '7d';
    case 'rule':
    case 'play':
    case 'cost':
      return 'rules';
  }
}
