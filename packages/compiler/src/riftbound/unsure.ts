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

/** Any part of an ability that is a table, and what is before it in the list that it stands in. */
type Part = { readonly [field: string]: unknown };
type Look = (part: Part, before: readonly unknown[]) => boolean;
function has(part: unknown, look: Look, before: readonly unknown[] = []): boolean {
  if (Array.isArray(part)) return part.some((inner, i) => has(inner, look, part.slice(0, i)));
  if (typeof part !== 'object' || part === null) return false;
  return look({ ...part }, before) || Object.values(part).some((inner) => has(inner, look));
}
const names = (part: unknown, text: string): boolean => JSON.stringify(part ?? null).includes(text);

/** What rows read rightly, and what the game would play otherwise: none of it is exact until it plays it. */
export const misplayed = (face: Face): string[] =>
  face.abilities.flatMap((ability, i) =>
    MISPLAYED.filter(({ is }) => is(ability)).map(({ why }) => `$.abilities[${i}]: ${why}`),
  );

const MISPLAYED: readonly { why: string; is: (ability: Ability) => boolean }[] = [
  {
    // Energy or Power is never due where somebody would rather not pay (444.2.a).
    why: 'a play that is due although it costs',
    is: (ability) => has(ability, (one) => one.do === 'play' && one.must === true && !names(one.cost, '[]')),
  },
  {
    // Who is in a base has no battlefield (359.3.f.2); the move would go to that base.
    why: 'a move to where the source is, which may be a base',
    is: (ability) =>
      has(ability, (one) => one.do === 'moveTo' && one.to === 'self') && !names(ability, '"atBattlefield"'),
  },
  {
    // Tokens are no cards (185), and costs and ways of being played banish as well.
    why: 'what is banished as a card',
    is: (ability) => has(ability, (one) => one.on === 'did' && names(one.match, '"banish"')),
  },
  {
    // "You may" is said as the delayed ability is finalized (383.3.a).
    why: 'a delayed ability with targets that may be declined',
    is: (ability) =>
      has(ability, (one) => one.do === 'delayed' && one.targets !== undefined && names(one.effects, '"do":"may"')),
  },
  {
    // New choices are those of modes as well (751.1).
    why: 'new choices, of which modes are none yet',
    is: (ability) => has(ability, (one) => one.do === 'changeTargets'),
  },
  {
    // A spell that is played from somewhere lies there.
    why: 'the card that is resolving is played, wherever it lies',
    is: (ability) => has(ability, (one) => one.do === 'play' && names(one.what, '"now":"self"')),
  },
  {
    // What can't be countered leaves the rest undone as well (359.3.e.14.a).
    why: 'what follows a counter',
    is: (ability) =>
      has(
        ability,
        (one, before) => one.do === 'modify' && before.some((earlier) => names(earlier, '"do":"counterOnStack"')),
      ),
  },
  {
    // What is friendly is a teammate's as well (740.1.a).
    why: 'the first that is played in a turn, where it is not said by whom',
    is: (ability) =>
      ability.kind === 'static' &&
      names(ability.affects, '"players":"you"') &&
      names(ability.if, '{"is":["self",{"controller":"you"}]}') &&
      names(ability.if, '"on":"finalized"'),
  },
  {
    // A teammate's units keep each other company (740.2.a).
    why: 'what you control alone, beside units of a teammate',
    is: (ability) =>
      names(ability, '{"controller":"you"},{"is":"alone"}') || names(ability, '{"is":"alone"},{"controller":"you"}'),
  },
];

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
