/** Spells: cards and copies of cards on the stack (112). */
import { definePredicate, isPlayer, zoneName } from '@arbiter/engine';

export const spellPredicate = definePredicate('spell', {
  description: 'A spell on the stack, or what is about to be one where it is asked whether it could be cast.',
  holds: (g, e, by) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    if (object !== undefined && object.id === by.playing && zoneName(object.zone) !== 'stack') return true;
    return object !== undefined && zoneName(object.zone) === 'stack' && object.kind !== 'ability';
  },
  zone: 'stack',
  reads: [],
});
