/** Words whose meaning hangs on what the definition does not say: where that may be something else, nothing is exact. */
import { type Ability, canonical, type Face, type FilterClause, wordsOf } from '@arbiter/engine';

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

function reasons(ability: Ability, { props }: Face): string[] {
  const types = wordsOf(props.types);
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
/** What was countered is spoken of by its name: where nothing was, nothing follows. */
const savedBy = (counter: unknown): string =>
  `{"saved":${JSON.stringify(typeof counter === 'object' && counter !== null && 'save' in counter ? counter.save : null)}}`;
const names = (part: unknown, text: string): boolean => JSON.stringify(part ?? null).includes(text);

/** What rows read rightly, and what the game would play otherwise: none of it is exact until it plays it. */
export const misplayed = (face: Face): string[] =>
  face.abilities.flatMap((ability, i) =>
    MISPLAYED.filter(({ is }) => is(ability)).map(({ why }) => `$.abilities[${i}]: ${why}`),
  );

const MISPLAYED: readonly { why: string; is: (ability: Ability) => boolean }[] = [
  {
    // Quick-Draw and Ambush give Reaction as well (819.1.b, 822.1.b), and are no keyword of that name.
    why: 'what cards with Reaction cost',
    is: (ability) =>
      ability.kind === 'static' &&
      ability.mods.some((mod) => mod.mod === 'cost' && names(mod.of, '"keyword":"reaction"')),
  },
  {
    // What was in a hidden zone is asked about as it was there, where nothing of it is known.
    why: 'whose a card was that is banished or recycled from anywhere',
    is: (ability) =>
      ability.kind === 'triggered' &&
      ability.on.on === 'did' &&
      /"act":"(?:banish|recycle)"/.test(JSON.stringify(ability.on.match ?? null)) &&
      names(ability.on.object, '"owner"'),
  },
  {
    // Each of the tokens is played, and its place is chosen (185.2.a).
    why: 'another token beside the one that is played',
    is: (ability) => ability.kind === 'replacement' && ability.on === 'create' && names(ability.change, '"count"'),
  },
  {
    why: 'what plays itself from the trash, whosever that is',
    is: (ability) =>
      has(
        ability,
        (one) => one.do === 'play' && names(one.what, '{"in":{"now":"self"}}') && !names(one.what, '"owner"'),
      ),
  },
  {
    // Whoever gains control of a spell has not played it: any card of theirs is another one (812.1.c).
    why: 'Legion of a spell that counts itself, whoever controls it',
    is: (ability) =>
      ability.kind === 'spell' && names(ability, '{"compare":[{"stat":"cardsPlayed","of":"you"},">=",2]}'),
  },
  {
    // "You may" is said as the delayed ability is finalized (383.3.a): the ability says it.
    why: 'a delayed ability with targets that is declined only as it resolves',
    is: (ability) =>
      has(ability, (one) => one.do === 'delayed' && one.targets !== undefined && names(one.effects, '"do":"may"')),
  },
  {
    // "As" it is revealed is no trigger: what it adds could pay for what is chosen to be played at once.
    why: 'what is added as something is revealed',
    is: (ability) =>
      ability.kind === 'triggered' && ability.on.on === 'revealed' && names(ability.effects, '"do":"add"'),
  },
  {
    // A spell that is played from somewhere lies there.
    why: 'the card that is resolving is played, wherever it lies',
    is: (ability) => has(ability, (one) => one.do === 'play' && canonical(one.what ?? null) === '{"now":"self"}'),
  },
  {
    // What can't be countered leaves the rest undone as well (359.3.e.14.a): it speaks of what was countered.
    why: 'what follows a counter',
    is: (ability) =>
      has(
        ability,
        (one, before) =>
          one.do === 'modify' &&
          before.some((earlier) => names(earlier, '"do":"counterOnStack"') && !names(one, savedBy(earlier))),
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
