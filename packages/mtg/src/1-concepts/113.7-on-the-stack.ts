/** Abilities on the stack, by what they are (113.3, 113.7). */
import { definePredicate, isPlayer } from '@arbiter/engine';

export const activatedAbility = definePredicate('activatedAbility', {
  description: 'An activated ability on the stack.',
  holds: (g, e) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    return object?.kind === 'ability' && object.ability?.kind === 'activated';
  },
  zone: 'stack',
  reads: [],
});
