/** Words whose meaning hangs on what the definition does not say: where that may be something else, nothing is exact. */
import type { Ability, Face } from '@arbiter/engine';

export const unsure = (face: Face): string[] =>
  face.abilities.flatMap((ability, i) => reasons(ability, face).map((reason) => `$.abilities[${i}]: ${reason}`));

function reasons(ability: Ability, { props }: Face): string[] {
  const spell = [props.types].flat().includes('Spell');
  return spell && says(ability, 'other', true) ? ['"other" may be another than something else than the card'] : [];
}

/** Whether some part has this key with this value. */
const says = (part: unknown, key: string, value: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(([name, inner]) => (name === key && inner === value) || says(inner, key, value));
