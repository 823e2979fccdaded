/** A land that an effect makes a basic type is a basic land, and is called like that type (214.9d, 214.9f). */
import { type Chars, wordsOf } from '@arbiter/engine';
import { cite } from '../../../cite.js';

/** @citation */
export const MADE_BASIC = cite('mtg-2003:214.9d', 'mtg-2003:214.9f');

const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

export function madeBasic(chars: Chars): void {
  const supertypes = wordsOf(chars.props.supertypes);
  const types = wordsOf(chars.props.subtypes).filter((type) => BASIC_LAND_TYPES.includes(type));
  const [name] = types;
  chars.props = {
    ...chars.props,
    ...(name !== undefined && types.length === 1 ? { name } : {}),
    supertypes: [...supertypes.filter((type) => type !== 'Basic'), 'Basic'],
  };
}
