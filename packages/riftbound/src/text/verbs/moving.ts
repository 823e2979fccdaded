/** Phrases of moves and recalls (420, 455). */
import { canonical, type Effect, type FilterClause, type Ref, type TargetSpec } from '@arbiter/engine';
import { whoseNames } from '../nouns.js';
import { clausesOf, either, isFirstPerson, type Say, UNSAID, whole } from '../say.js';
import { isSpoken, keyOf, kindsOf, speak } from '../spoken.js';
import { isSeveral, type VerbPhrases } from './plain.js';

type Move = Extract<Effect, { do: 'moveTo' }>;
/** "Move a unit to its base", "move an enemy unit", "move it to a battlefield you control", "move a unit to here". */
function moveText({ what, to }: Move, say: Say): string {
  say.moving = true;
  const object = say.object(what);
  delete say.moving;
  return `move ${object}${whereTo({ what, to }, say)}`;
}
function whereTo({ what, to }: Pick<Move, 'what' | 'to'>, say: Say): string {
  if (to === 'base') {
    const whose = isSeveral(what, say) ? ['their bases', 'their base'] : ['its base'];
    const mine = what === 'self' && isFirstPerson(say.face) ? [' to my base'] : [];
    return either(' to base', ' to your base', ...mine, ...whose.map((one) => ` to ${one}`));
  }
  if (to === 'self') return either(' here', ' to here');
  if (typeof to !== 'object') return UNSAID;
  if ('battlefieldOf' in to) return ownBattlefield(to, say);
  const spec = 'target' in to ? say.targets[to.target] : undefined;
  if (spec && !isSpoken(say, keyOf(to, say))) {
    const key = keyOf(what, say);
    const goes = (clause: FilterClause): boolean => 'destination' in clause && keyOf(clause.destination, say) === key;
    if (clausesOf(spec.what).some(goes)) return chosenPlace(spec, canonical(to), goes, say);
  }
  const spoken = isSpoken(say, keyOf(to, say));
  const there = say.object(to, 'asked');
  const unit = say.spoken.said.find((said) => said.key === keyOf(to, say))?.kinds.includes('unit') === true;
  const place = say.spoken.said.find((said) => said.key === keyOf(to, say))?.kinds.includes('battlefield') === true;
  const own = keyOf(to, say) === canonical({ event: 'battlefield' }) && say.on?.on.startsWith('unit:') === true;
  const there_ =
    spoken && !unit
      ? [' there', ...(place ? [' to the same battlefield'] : []), ...(own ? [' to this battlefield'] : [])]
      : [];
  return unit
    ? either(...whoseNames(to, say).map((one) => ` to ${one} ${either('battlefield', 'location')}`))
    : either(` to ${there}`, ...there_);
}
/** "To my battlefield": to none, where it is in a base then (359.3.f.2). */
function ownBattlefield({ battlefieldOf, ...rest }: Extract<Ref, { battlefieldOf: Ref }>, say: Say): string {
  if (battlefieldOf !== 'self' || Object.keys(rest).length > 0 || !isFirstPerson(say.face)) return UNSAID;
  // A unit that attacks is at the battlefield that it attacks.
  const attacking = say.on?.on === 'unit:attack' && say.on.object === 'self';
  return either(' to my battlefield', ...(attacking ? [' to this battlefield'] : []));
}
/** Where it moves is chosen with it: any place, which no text names, or one of a kind (355.4). */
function chosenPlace(spec: TargetSpec, key: string, goes: (clause: FilterClause) => boolean, say: Say): string {
  return whole(spec, ({ what, min = 1, max = 1, ...more }) => {
    if (min !== 1 || max !== 1 || Object.keys(more).length > 0) return UNSAID;
    const rest = clausesOf(what).filter((clause) => !goes(clause));
    speak(say, key, rest.length === 0 ? ['location'] : kindsOf(rest));
    if (rest.length === 0) return '';
    if (canonical(rest) === ACCOMPANIED) return " to a location where there's a unit with the same controller";
    // Nothing can be moved to where it is.
    const place = (determiner: string): string => say.apart(() => say.thing(rest, { determiner }));
    return ` to ${either(place('a'), place('another'))}`;
  });
}

/** A battlefield with a unit of the same player, or their base with one. */
const ACCOMPANIED = canonical([
  {
    any: [
      [
        { has: ['types', 'Battlefield'] },
        { is: 'hasUnits', of: [{ has: ['types', 'Unit'] }, { controller: { controllerOf: { target: 0 } } }] },
      ],
      [{ player: 'any' }, { controls: [[{ has: ['types', 'Unit'] }, { is: 'inBase' }], '>=', 1] }],
    ],
  },
]);
export const movingVerbs: VerbPhrases = {
  moveTo: moveText,
  recall: ({ what }, say) => `recall ${say.object(what)}`,
  // "Move me to its location and it to my original location".
  swapPlaces: (effect, say) => {
    if (effect.what !== 'self')
      return [effect.what, effect.with].every((one) => isSpoken(say, keyOf(one, say)))
        ? "move each to the other's location"
        : UNSAID;
    const [me, it] = [say.object('self'), say.object(effect.with)];
    const both = `move ${me} and ${it} to each other's locations`;
    return either(
      `move ${me} to ${either(...whoseNames(effect.with, say))} location and ${it} to ${either(...whoseNames('self', say))} original location`,
      both,
    );
  },
};
