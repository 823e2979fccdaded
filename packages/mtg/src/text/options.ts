/** Cards of which one of two is chosen as they enter, each with an ability of its own (607.2d). */
import { type Ability, canonical, type Face } from '@arbiter/engine';
import { either, ownNames, UNSAID } from './say.js';

type Chosen = Extract<Ability, { kind: 'replacement' }>;

/** What may be chosen as the card enters, if that is all that the ability says. */
export function optionsOf(ability: Ability): readonly string[] | undefined {
  if (ability.kind !== 'replacement') return undefined;
  const [choice] = ability.before ?? [];
  if (choice?.do !== 'chooseWord' || choice.options === undefined) return undefined;
  const { options } = choice;
  const entering: Omit<Chosen, 'kind'> & { kind: string } = {
    kind: 'replacement',
    on: 'move',
    object: 'self',
    match: { to: 'battlefield' },
    entering: true,
    before: [{ do: 'chooseWord', of: 'option', options, entering: true }],
  };
  return canonical(ability) === canonical(entering) ? options : undefined;
}
/** The ability that the card has where that was chosen. */
export function abilityOf(ability: Ability | undefined, option: string): Ability | undefined {
  if (ability?.kind !== 'static') return undefined;
  const [mod] = ability.mods;
  if (mod?.mod !== 'ability') return undefined;
  const given = {
    kind: 'static',
    affects: 'self',
    mods: [{ mod: 'ability', ability: mod.ability }],
    if: { is: ['self', { chosenOption: option }] },
  };
  return canonical(ability) === canonical(given) ? mod.ability : undefined;
}
/** "As this enchantment enters, choose Khans or Dragons. • Khans — … • Dragons — …" */
export function optionsText(
  [choice, ...rest]: readonly Ability[],
  face: Face,
  said: (ability: Ability) => string,
): string {
  const options = choice && optionsOf(choice);
  if (!options || options.length !== rest.length || options.length < 2) return UNSAID;
  const each = options.map((option, i) => {
    const ability = abilityOf(rest[i], option);
    return `${option} — ${ability ? said(ability) : UNSAID}`;
  });
  return `as ${either(...ownNames(face))} enters, choose ${options.join(' or ')}. • ${each.join('. • ')}`;
}
