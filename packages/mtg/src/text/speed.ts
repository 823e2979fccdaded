/** What only players with max speed have or do (702.178, 702.179). */
import { type Ability, canonical, type StaticAbility } from '@arbiter/engine';
import { UNSAID } from './say.js';

const MAX_SPEED = canonical({ is: ['you', { is: 'maxSpeed' }] });

/** The ability that the source has at max speed, if that is all that is said of it. */
export function atMaxSpeed(ability: StaticAbility): Ability | undefined {
  const { affects, mods, if: condition } = ability;
  const [mod, ...more] = mods;
  if (affects !== 'self' || canonical(condition ?? null) !== MAX_SPEED || mod?.mod !== 'ability' || more.length > 0)
    return undefined;
  return mod.ability.kind === 'keyword' ? undefined : mod.ability;
}
/** "Max speed — {T}: Draw a card": it works where that ability does (702.178b). */
export function maxSpeedText(ability: StaticAbility, given: Ability, said: (one: Ability) => string): string {
  const { kind, affects, mods, if: condition, zone, ...rest } = ability;
  const own = 'zone' in given ? given.zone : undefined;
  if (!kind || !affects || !mods || !condition || canonical(rest) !== '{}' || zone !== own) return UNSAID;
  return `max speed — ${said(given)}`;
}
/** Whether a player is asked for max speed. */
export const asksMaxSpeed = (filter: unknown): boolean =>
  canonical([filter].flat()) === canonical([{ is: 'maxSpeed' }]);
