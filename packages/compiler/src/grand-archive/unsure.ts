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
    ['attacking', 'defending', 'defendingPlayer'].some((of) => says(ability, 'is', of))
  )
    return ['an attack that is over'];
  // What others are given as they enter is not there yet as it is looked up with what they enter.
  if (ability.kind === 'static' && ability.affects !== undefined && ability.mods.some(givesBulwark))
    return ['what others enter with'];
  // Of several damages at once each would ask for it, and it can be given up for one of them alone.
  if (ability.kind === 'replacement' && ability.may === true && movesItself(ability.also))
    return ['what is given up for one of several things that would happen at once'];
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
/** Whether something gives the source an ability, not a keyword, which does not say where. */
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
  ['triggered', 'static'].some((kind) => says(mod.ability, 'kind', kind)) &&
  !('zone' in mod.ability);

/** What rows read rightly, and what the game would play otherwise: none of it is exact until it plays it. */
export const misplayed = (face: Face): string[] =>
  face.abilities.flatMap((ability, i) =>
    MISPLAYED.filter(({ is }) => is(JSON.stringify(ability))).map(({ why }) => `$.abilities[${i}]: ${why}`),
  );

const MISPLAYED: readonly { why: string; is: (said: string) => boolean }[] = [
  {
    // What costs memory has no reserve cost (2.3.3.4): both must be asked for what they cost.
    why: 'costs that are compared, of whatever kind',
    is: (said) =>
      /"compare":\[\{"stat":"cost"[^\]]*\},"=",\{"stat":"cost"/.test(said) &&
      said.split('{"prop":["costKind","reserve"]}').length < 3,
  },
  {
    // Only what its own controller sacrifices is sacrificed, whoever was asked to pay.
    why: 'what is sacrificed by others who do not pay',
    is: (said) => /"do":"pay","who":\{"controllerOf".*"else":.*"cause":"sacrifice"/.test(said),
  },
  {
    // What is loaded into it goes to the graveyard with it, and then nobody knows how much that was (2.4.0.14).
    why: 'what is loaded into something that its own cost may destroy',
    is: (said) =>
      /"cost":\[[^\]]*"pay":"removeCounters","kind":"durability"/.test(said) &&
      said.includes('{"zone":"loaded"},{"attachedTo":"self"}'),
  },
  {
    // A restriction locks the mode after it: it can't be chosen, also where nothing else can be (2.4.4.3).
    why: 'a mode that is locked by a restriction',
    is: (said) => said.includes('"modes":') && /"label":"\[/.test(said),
  },
  {
    // Counters count for the figures that are printed alone.
    why: 'what becomes an ally, whose counters count for nothing',
    is: (said) => /"mod":"gain","prop":"types","values":\["Ally"\]/.test(said),
  },
  {
    // What may be attacked is asked before the next attack begins.
    why: 'what a next attack may go past',
    is: (said) => /"do":"nextAttack".*"keyword":"(?:unblockable|cleave|stealth|true sight)"/.test(said),
  },
  {
    // A card that lies in the graveyard yet is played from nowhere.
    why: 'what cards cost less that are played from somewhere',
    is: (said) => /"mod":"cost"(?:(?!"mod").)*"playedFrom"/.test(said),
  },
  {
    // The phase in which a card resolves may be another one than that in which it was activated.
    why: 'the phase in which a card was activated',
    is: (said) => said.includes('"kind":"spell"') && said.includes('"during":["main"]'),
  },
];
