/** Words whose meaning hangs on what the definition does not say: where that may be something else, nothing is exact. */
import { type Ability, type Face, type FilterClause, type Mod, wordsOf } from '@arbiter/engine';

export const unsure = (face: Face): string[] => [
  ...face.abilities.flatMap((ability, i) => reasons(ability, face).map((reason) => `$.abilities[${i}]: ${reason}`)),
  ...(face.abilities.some(isCheaper) && face.abilities.filter(isUsed).length > 1
    ? ['$.abilities: of several abilities one is cheaper']
    : []),
];

/** It makes every ability of its card cheaper, which its text says of one. */
const isCheaper = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.affects === undefined &&
  ability.mods.some((mod) => mod.mod === 'cost' && mod.abilities === true && mod.using === undefined);
const isUsed = (ability: Ability): boolean =>
  ability.kind === 'activated' || (ability.kind === 'keyword' && ['empower', 'equip'].includes(ability.keyword));

/** What an ability lets others have gives abilities itself: in one layer nobody has these yet (478). */
const givesGiver = (mod: Mod): boolean =>
  mod.mod === 'ability' && mod.ability.kind === 'static' && mod.ability.mods.some((inner) => inner.mod === 'ability');

function reasons(ability: Ability, { props }: Face): string[] {
  const types = wordsOf(props.types);
  if (ability.kind === 'static' && ability.mods.some(givesGiver)) return ['what is given gives abilities'];
  if (types.includes('Spell'))
    return says(ability, isOther) ? ['"other" may be another than something else than the card'] : [];
  if (!types.includes('Gear') && says(ability, isOtherGear)) return ['"other gear" than a card that is no gear'];
  return isOfAnother(ability) && says(bodyOf(ability), isOther)
    ? ['"another" may be another than what made it trigger']
    : [];
}

type Asked = (clauses: readonly FilterClause[]) => boolean;
const isOther: Asked = (clauses) => clauses.some((clause) => 'other' in clause && clause.other === true);
const GEAR = '["types","Gear"]';
const isOtherGear: Asked = (clauses) =>
  isOther(clauses) && clauses.some((clause) => 'has' in clause && JSON.stringify(clause.has) === GEAR);

/** What triggers on something else that stays where it is: what has died is no other unit any more. */
const isOfAnother = (ability: Ability): boolean =>
  ability.kind === 'triggered' &&
  ability.on.on !== 'move' &&
  typeof ability.on.object === 'object' &&
  !JSON.stringify(ability.on.object).includes('"self":true');
const bodyOf = (ability: Ability): unknown =>
  ability.kind === 'triggered' ? [ability.targets, ability.effects] : ability;

/** Whether some filter within a part asks so. */
const says = (part: unknown, asked: Asked): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const filters = Array.isArray(part) ? part.filter(isClause) : [];
  if (asked(filters) || (isClause(part) && asked([part]))) return true;
  return Object.values(part).some((inner) => says(inner, asked));
};
const isClause = (part: unknown): part is FilterClause =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
