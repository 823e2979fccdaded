/** Words whose meaning hangs on what else an ability speaks of: where that may be something else than the definition says, nothing is exact. */
import type { Ability, Face, TriggeredAbility } from '@arbiter/engine';

export const unsure = (face: Face): string[] =>
  face.abilities.flatMap((ability, i) => reasons(ability, face).map((reason) => `$.abilities[${i}]: ${reason}`));

function reasons(ability: Ability, { props }: Face): string[] {
  const action = [props.types].flat().includes('Action');
  if ('zone' in ability && ability.zone === 'lineage' && isAboutSource(ability))
    return ['in a lineage the source is the card and not the champion that has the ability'];
  // What an attack card is given is offered nowhere but on the field, unless it says so.
  if ([props.types].flat().includes('Attack') && givesItself(ability)) return ['an ability that is given in an intent'];
  // As what triggers by damage resolves, the attack card has gone from the intent to the graveyard (2.2.7.3.1.1, 2.2.7.3.2).
  if (
    [props.types].flat().includes('Attack') &&
    ability.kind === 'triggered' &&
    isOfDamage(ability) &&
    movesItself(ability)
  )
    return ['an attack card that has left the intent'];
  // As what triggers by combat damage resolves, nothing attacks any more.
  if (
    ability.kind === 'triggered' &&
    isOfDamage(ability) &&
    ['attacking', 'defending'].some((of) => says(ability, 'is', of))
  )
    return ['an attack that is over'];
  // With what it enters the field is looked up before it is there, where nothing is given to it yet.
  if (ability.kind === 'static' && ability.mods.some(givesBulwark)) return ['what enters with a counter if'];
  // Whether it is imbued is known as its reserve cost is paid, which is after targets and modes were chosen.
  if (choosesByImbue(ability)) return ['targets or modes that hang on what is known later'];
  if (goesOnAfterImbue(ability)) return ['what comes after an instruction on a condition, which may be part of it'];
  return action && says(ability, 'other', true) ? ['"other" may be another than something else than the card'] : [];
}

/** Whether some part has this key with this value. */
const says = (part: unknown, key: string, value: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(([name, inner]) => (name === key && inner === value) || says(inner, key, value));
/** Whether an ability speaks of its source, or goes without saying that it does. */
const isAboutSource = (ability: Ability): boolean =>
  (ability.kind === 'static' && ability.affects === undefined) ||
  speaksOf(ability.kind === 'activated' ? { ...ability, cost: [] } : ability, 'self');
/** Whether it speaks of something by a word, in the place of a reference. */
const speaksOf = (part: unknown, word: string): boolean =>
  part === word ||
  (typeof part === 'object' && part !== null && Object.values(part).some((inner) => speaksOf(inner, word)));
const isOfDamage = ({ on }: TriggeredAbility): boolean =>
  [on].flat().some((one) => ['hit', 'kill', 'damage'].includes(one.on));
const givesBulwark = (mod: unknown): boolean => says(mod, 'keyword', 'bulwark') || says(mod, 'keyword', 'hindered');
const IMBUED = JSON.stringify({ paid: 'imbue' });
const onImbue = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'if' in part && JSON.stringify(part.if) === IMBUED;
/** Whether a target, or how many modes there are, hangs on whether the card that is activated is imbued. */
const choosesByImbue = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const chosen = 'targets' in part && Array.isArray(part.targets) && part.targets.some(onImbue);
  return chosen || ('more' in part && onImbue(part.more)) || Object.values(part).some(choosesByImbue);
};
/** Whether instructions go on after one that hangs on whether something is imbued. */
const goesOnAfterImbue = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const goes = Array.isArray(part) && part.slice(0, -1).some((one) => onImbue(one) && 'do' in one && !('else' in one));
  return goes || Object.values(part).some(goesOnAfterImbue);
};
/** Whether something moves the source, or puts counters on it. */
const movesItself = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const itself =
    'do' in part && (part.do === 'move' || part.do === 'counters') && 'what' in part && part.what === 'self';
  return itself || Object.values(part).some(movesItself);
};
/** Whether something gives the source an ability that triggers, which does not say where. */
const givesItself = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const own =
    'mods' in part && (!('affects' in part) || part.affects === 'self') && (!('what' in part) || part.what === 'self');
  return (own && Array.isArray(part.mods) && part.mods.some(isGiven)) || Object.values(part).some(givesItself);
};
const isGiven = (mod: unknown): boolean =>
  typeof mod === 'object' &&
  mod !== null &&
  'ability' in mod &&
  typeof mod.ability === 'object' &&
  mod.ability !== null &&
  says(mod.ability, 'kind', 'triggered') &&
  !('zone' in mod.ability);

/** What rows read rightly, and what the game would play otherwise: none of it is exact until it plays it. */
export const misplayed = (face: Face): string[] =>
  face.abilities.flatMap((ability, i) =>
    MISPLAYED.filter(({ is }) => is(JSON.stringify(ability), ability)).map(({ why }) => `$.abilities[${i}]: ${why}`),
  );

const MISPLAYED: readonly { why: string; is: (said: string, ability: Ability) => boolean }[] = [
  {
    // Materializing is no activation, and what cards cost and ask for is changed for both.
    why: 'what is activated, where what is materialized is meant as well',
    is: (said) =>
      /"do":"modify","what":"(you|opponents?)"/.test(said) &&
      (/"mod":"cost","more"/.test(said) || (/"rule":"ignoresElements"/.test(said) && !/"of"/.test(said))),
  },
  {
    // A champion that levels up enters nothing, and is told as what moves to the field (1.7.1.4.3).
    why: 'any object that enters, among which champions that level up are none',
    is: (_said, ability) =>
      ability.kind === 'triggered' &&
      [ability.on]
        .flat()
        .some(({ on, object, match }) => on === 'move' && match?.to === 'field' && isOfAnyType(object)),
  },
  {
    // What negates what targets something would negate itself, which has not left the stack yet.
    why: 'what is negated, among which it is itself',
    is: (said) => /"do":"(negate|counterOnStack)"/.test(said) && /"cardActivation"\},\{"targets"/.test(said),
  },
  {
    // What costs memory has no reserve cost (2.3.3.4).
    why: 'costs that are compared, of whatever kind',
    is: (said) => /"compare":\[\{"stat":"cost"[^\]]*\},"=",\{"stat":"cost"/.test(said),
  },
  {
    // Who defends is so until the combat is over, whatever is attacked (2.6.4).
    why: 'the defending player, found by what still defends',
    is: (said) => /"controllerOf":\{"each":\[?\{"is":"defending"/.test(said),
  },
];
const isOfAnyType = (object: unknown): boolean =>
  Array.isArray(object) && object.length > 0 && !JSON.stringify(object).includes('"types"');
