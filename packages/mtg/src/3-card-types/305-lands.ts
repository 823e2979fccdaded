/** Basic land types bring their mana abilities with them (305.6), and set ones take away what was printed (305.7). */
import { type Ability, type Characteristics, type Chars, type Mod, wordsOf } from '@arbiter/engine';
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
export function basicLandAbilities(props: Characteristics): Ability[] {
  if (!wordsOf(props.types).includes('Land')) return [];
  return wordsOf(props.subtypes).flatMap((s) => intrinsic.get(s) ?? []);
}

/** Setting a land's types to basic ones takes the abilities of its rules text at once (305.7). */
export function takesLandAbilities(mod: Mod, props?: Chars['props']): boolean {
  if (mod.mod !== 'set' || mod.prop !== 'subtypes' || !Array.isArray(mod.value)) return false;
  const isLand = !props || wordsOf(props.types).includes('Land');
  return isLand && mod.value.some((type) => type in MANA_OF);
}

/** After types have changed, a land has exactly the mana abilities of its present basic land types (305.6). */
export function landTypesGiveAbilities(chars: Chars): void {
  const wanted = basicLandAbilities(chars.props);
  const own = [...intrinsic.values()];
  chars.abilities = [...chars.abilities.filter((a) => !own.includes(a)), ...wanted];
}
