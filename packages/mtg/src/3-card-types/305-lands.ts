/** Basic land types bring their mana abilities with them (305.6), and set ones take away what was printed (305.7). */
import type { Ability, Chars, Json, Mod } from '@arbiter/engine';
import { manaAbility } from '../language/builders.js';

const MANA_OF: { [type: string]: string } = {
  Plains: '{W}',
  Island: '{U}',
  Swamp: '{B}',
  Mountain: '{R}',
  Forest: '{G}',
};
const intrinsic = new Map<string, Ability>(Object.entries(MANA_OF).map(([type, mana]) => [type, manaAbility(mana)]));

/** The mana abilities that printed basic land types bring with them. */
export function basicLandAbilities(props: { [name: string]: Json }): Ability[] {
  if (!(props.types as string[] | undefined)?.includes('Land')) return [];
  return ((props.subtypes as string[] | undefined) ?? []).flatMap((s) => intrinsic.get(s) ?? []);
}

/**
 * After types have changed, a land has exactly the mana abilities of its present basic land types; where an effect set
 * them, it has lost the abilities of its rules text too (305.6, 305.7).
 */
export function landTypesGiveAbilities(chars: Chars, mods: Mod[]): void {
  const wanted = basicLandAbilities(chars.props);
  const setTo = mods.some(
    (m) => m.mod === 'set' && m.prop === 'subtypes' && Array.isArray(m.value) && m.value.some((v) => v in MANA_OF),
  );
  if (setTo && wanted.length > 0) {
    chars.abilities = wanted;
    return;
  }
  const own = [...intrinsic.values()];
  chars.abilities = [...chars.abilities.filter((a) => !own.includes(a)), ...wanted];
}
