/** Which of its card's abilities is activated, for what counts how often that one was (602.1). */
import { type ActivatedAbility, placeOf } from '@arbiter/engine';

/** Where it stands among the printed abilities of its card, where it does. */
export function placeAmong(ability: ActivatedAbility): { place?: string } {
  const [, place] = /^(?:faces\/\d+\/abilities\/)?(\d+)$/.exec(placeOf(ability)?.path ?? '') ?? [];
  return place === undefined ? {} : { place };
}
