/** Legends by type (215): a creature has the creature type Legend, what is no creature is legendary, and one becomes the other. */
import { type Chars, type Mod, wordsOf } from '@arbiter/engine';
import { cite } from '../../../cite.js';

/** What a permanent is called that is, or is not, a creature. @citation */
export const BY_TYPE = cite('mtg-2003:215.2', 'mtg-2003:215.3');
const LEGEND = 'Legend';
const LEGENDARY = 'Legendary';

/** 215.3: what only an effect made a Legend is none when it is no creature any more. */
const isMadeLegend = (mod: Mod): boolean =>
  (mod.mod === 'gain' && mod.prop === 'subtypes' && mod.values.includes(LEGEND)) ||
  (mod.mod === 'set' && mod.prop === 'subtypes' && Array.isArray(mod.value) && mod.value.includes(LEGEND));

/** After types have changed by these modifications, and before subtypes are lost that fit no type. */
export function legendsByType(chars: Chars, mods: readonly Mod[]): void {
  const { types, subtypes, supertypes } = chars.props;
  const [named, above] = [wordsOf(subtypes), wordsOf(supertypes)];
  const isLegendary = above.includes(LEGENDARY);
  if (wordsOf(types).includes('Creature')) {
    if (!isLegendary) return;
    const others = above.filter((type) => type !== LEGENDARY);
    chars.props = {
      ...chars.props,
      supertypes: others,
      subtypes: [...named.filter((type) => type !== LEGEND), LEGEND],
    };
  } else if (named.includes(LEGEND) && !isLegendary && !mods.some(isMadeLegend))
    chars.props = { ...chars.props, supertypes: [...above, LEGENDARY] };
}
