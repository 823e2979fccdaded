/** What abilities share with one another, or with a keyword that they depend on. */
import { type Ability, type Condition, canonical, type Face } from '@arbiter/engine';
import { LEGION_OF_PLAYED } from './changes.js';
import type { Say } from './say.js';

/** What a spell deals more than it says: that stands behind it. */
export const isOwnBonus = (ability: Ability): ability is Static =>
  ability.kind === 'static' &&
  ability.zone === 'chain' &&
  ability.mods.length === 1 &&
  ability.mods.every((mod) => mod.mod === 'rule' && mod.rule === 'bonusDamage');
type Triggered = Extract<Ability, { kind: 'triggered' }>;
type Static = Extract<Ability, { kind: 'static' }>;
export const besidesOn = ({ on: _on, ...rest }: Triggered): string => canonical(rest);
/** The same wherever it moves from: at a battlefield, or in the base. */
export function isFromAnywhere(one: Triggered, other: Triggered): boolean {
  const [at, home] = [movedFrom(one), movedFrom(other)];
  if (at !== 'battlefield' || home !== 'base') return false;
  const [{ on: _on, effects = [], ...rest }, { on: _other, effects: homely = [], ...more }] = [one, other];
  const placed = canonical(effects).replaceAll(canonical({ event: 'source' }), '"base"');
  return placed === canonical(homely) && placed !== canonical(effects) && canonical(rest) === canonical(more);
}
const movedFrom = ({ on }: Triggered): unknown =>
  on.on === 'moved' && on.object === 'self' && Object.keys(on).length === 3 && Object.keys(on.match ?? {}).length === 1
    ? on.match?.from
    : undefined;
/** What is so of the card on one condition. */
export const isShared = (one: Static, other: Static): boolean =>
  one.if !== undefined &&
  canonical(one.if) === canonical(other.if ?? null) &&
  ([one, other].every(({ affects = 'self' }) => affects === 'self') ||
    [one, other].every(({ affects }) => typeof affects === 'object' && 'players' in affects));
/** Whether something replaces on the condition of a static ability, and one more. */
export function isOnTop({ if: asked }: Static, { if: both }: Extract<Ability, { kind: 'replacement' }>): boolean {
  const [first, , ...more] = both && 'all' in both ? both.all : [];
  return asked !== undefined && more.length === 0 && canonical(first ?? null) === canonical(asked);
}
export const isLegionOfPlayed = (asked: Condition | undefined): boolean =>
  canonical(asked ?? null) === LEGION_OF_PLAYED;
/** What depends on something is so as long as that holds; and not any more where another of the card is so instead. */
export function isDependent(asked: Condition | undefined, on: Condition, face: Face): boolean {
  if (canonical(asked ?? null) === canonical(on)) return true;
  const [held, denied, ...more] = asked && 'all' in asked ? asked.all : [];
  if (!held || !denied || more.length > 0 || canonical(held) !== canonical(on) || !('not' in denied)) return false;
  return face.abilities.some(
    (one) => one.kind === 'static' && one.if && canonical(heldBy(one.if)) === canonical(denied.not),
  );
}
/** What is asked, whatever is denied besides. */
const heldBy = (asked: Condition): Condition => {
  const [held, denied, ...more] = 'all' in asked ? asked.all : [];
  return held && denied && more.length === 0 && 'not' in denied ? held : asked;
};
/** Whether something else of the card is so only without this: "instead". */
export const deniedBefore = (on: Condition, face: Face): boolean =>
  face.abilities.some(
    (one) =>
      one.kind === 'static' &&
      one.if &&
      'all' in one.if &&
      one.if.all.some((asked) => canonical(asked) === canonical({ not: on })),
  );
/** What a card has then stands there by itself: "[Empowered][>] [Deathknell][>] …". */
export function givenAlone(ability: Ability, say: Say): string[] {
  if (ability.kind !== 'static' || Object.keys(ability).some((key) => key !== 'kind' && key !== 'mods')) return [];
  const [mod, ...more] = ability.mods;
  return mod?.mod === 'ability' && more.length === 0 && mod.ability.kind === 'keyword'
    ? [say.ability(mod.ability)]
    : [];
}
