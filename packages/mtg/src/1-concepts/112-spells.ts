/** Spells: cards and copies of cards on the stack (112). */
import { definePredicate, isPlayer, zoneName } from '@arbiter/engine';

export const spellPredicate = definePredicate('spell', {
  description: 'A spell on the stack, or what is about to be one where it is asked whether it could be cast.',
  holds: (g, e, by) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    if (object === undefined || object.kind === 'ability') return false;
    return zoneName(object.zone) === 'stack' || object.id === by.playing;
  },
  zone: 'stack',
  reads: [],
});
