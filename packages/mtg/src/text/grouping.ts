/** Which abilities of a line are said together. */

import { type Ability, canonical } from '@arbiter/engine';
import { isChapter } from './chapters.js';
import { isOfBothPlaces } from './haunting.js';
import { isClassLevel } from './levels.js';
import { abilityOf, optionsOf } from './options.js';
import type { Triggered } from './sayer.js';

export function grouped(abilities: readonly Ability[]): Ability[][] {
  const groups: Ability[][] = [];
  for (const ability of abilities) {
    const last = groups.at(-1);
    const options = last?.[0] && optionsOf(last[0]);
    const option = last && options?.[last.length - 1];
    if (last && option !== undefined && abilityOf(ability, option)) {
      last.push(ability);
      continue;
    }
    if (last?.[0] && saidTogether(last[0], ability)) last.push(ability);
    else groups.push([ability]);
  }
  return groups;
}
const saidTogether = (one: Ability, other: Ability): boolean => {
  if (isClassLevel(one, other)) return true;
  if (isChapter(one) !== isChapter(other)) return false;
  if (one.kind === 'triggered' && other.kind === 'triggered')
    return (
      isBothSides(one, other) || isOfBothPlaces(one, other) || anothers(besidesOn(one)) === anothers(besidesOn(other))
    );
  if (one.kind === 'static' && other.kind === 'static')
    return (
      one.if !== undefined &&
      canonical(other.if ?? null) === canonical({ not: one.if }) &&
      canonical(one.affects ?? null) === canonical(other.affects ?? null)
    );
  return one.kind === 'replacement' && other.kind === 'replacement' && one.on === 'damage' && other.on === 'damage';
};

/** Whose turn it is when a spell is cast cannot change before the ability resolves, and is said with the event. */
export const isDuring = ({ on, if: condition }: Triggered): boolean =>
  on.on === 'cast' && condition !== undefined && 'turnOf' in condition;
const besidesOn = (ability: Triggered): object =>
  isDuring(ability) ? { ...ability, on: null, if: undefined } : { ...ability, on: null };

/** Another than the card that the source has become is another than the source (400.7). */
const anothers = (ability: object): string => canonical(ability).replaceAll(NOT_BECAME, OTHER);
const NOT_BECAME = canonical({ not: { in: { event: 'became' } } });
const OTHER = canonical({ other: true });

/** Blocking a creature and becoming blocked by one: what it is blocked by or blocks is the same to a reader (509.3). */
export function isBothSides(one: Triggered, other: Triggered): boolean {
  const [blocks, blocked] = [one.on, other.on];
  const self = blocks.object === 'self' || blocks.object === 'attached';
  if (blocks.on !== 'block' || blocked.on !== 'block' || !self || blocked.source !== blocks.object) return false;
  if (canonical(blocks.source ?? null) !== canonical(blocked.object ?? null)) return false;
  const plain =
    canonical({ ...blocks, object: null, source: null }) === canonical({ ...blocked, object: null, source: null });
  const [first, second] = [canonical({ ...one, on: null }), canonical({ ...other, on: null })];
  const [attacker, object] = ['{"event":"attacker"}', '{"event":"object"}'];
  return (
    plain && !first.includes(object) && !second.includes(attacker) && first.replaceAll(attacker, object) === second
  );
}
