/** Spells: cards and copies of cards on the stack (112). */
import { definePredicate, isPlayer, zoneName } from '@arbiter/engine';

export const spellPredicate = definePredicate('spell', {
  description: 'A spell on the stack.',
  holds: (g, e) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    return object !== undefined && zoneName(object.zone) === 'stack' && object.kind !== 'ability';
  },
  zone: 'stack',
  reads: [],
});
