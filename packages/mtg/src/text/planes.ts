/** How planes and phenomena are spoken of (311, 312, 901): what triggers on them, and what is done with the planar die. */
import { type Ability, type Effect, type Face, type TriggerPattern, wordsOf } from '@arbiter/engine';
import { type Happening, happens, unsaid } from './moving.js';
import { type Say, UNSAID } from './say.js';

/** All abilities of a card of a planar deck function in the command zone, and none says so (901.7). */
export function withoutHome(abilities: readonly Ability[], { props }: Face): readonly Ability[] {
  const types = wordsOf(props.types);
  if (!types.includes('Plane') && !types.includes('Phenomenon')) return abilities;
  return abilities.map((ability) => {
    if (!('zone' in ability) || ability.zone !== 'command') return ability;
    const { zone: _, ...rest } = ability;
    return rest;
  });
}

const WALKING: { [event: string]: string } = {
  planeswalkTo: 'planeswalk to ~',
  planeswalkFrom: 'planeswalk away from ~',
  encounter: 'encounter ~',
};
/** "Chaos ensues", "you planeswalk to Krosa", "you encounter Mutual Epiphany", "you roll the planar die". */
export function planarEvent({ on, object, player }: TriggerPattern, match: string): Happening | undefined {
  if (on === 'chaos') return object === 'self' && player === undefined ? happens('', 'chaos ensues') : unsaid;
  if (on === 'rollPlanarDie')
    return player === 'you' && match === '{}' ? happens('you', 'roll the planar die') : unsaid;
  const walk = WALKING[on];
  if (walk !== undefined) return object === 'self' && player === 'you' ? happens('you', walk) : unsaid;
  return undefined;
}

/** "Planeswalk": only the player whose ability says so does. */
export const planeswalkText = ({ who, to }: Extract<Effect, { do: 'planeswalk' }>, _say: Say): string =>
  who === undefined && to === undefined ? 'planeswalk' : UNSAID;
export const chaosText = ({ on }: Extract<Effect, { do: 'chaosEnsues' }>, _say: Say): string =>
  on === undefined ? 'chaos ensues' : UNSAID;
export const planarRollText = ({ who }: Extract<Effect, { do: 'rollPlanarDie' }>, _say: Say): string =>
  who === undefined ? 'roll the planar die' : UNSAID;
