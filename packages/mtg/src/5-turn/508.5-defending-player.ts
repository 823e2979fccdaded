/** Whom "defending player" means where a creature attacks, or did before it was removed from combat (508.5). */
import { defineRef, type Game, isPlayer, type Ref, type Seat } from '@arbiter/engine';
import { defenderOf } from './506-combat.js';

declare module '@arbiter/engine' {
  interface Refs {
    defenderOf: { defenderOf: Ref };
  }
}

/** Whom a creature attacks, whom it attacked before it was removed from combat, or attacked as it left the battlefield. */
function defenderBefore(g: Game, id: number): Seat | undefined {
  const object = g.find(id);
  if (object) return defenderOf(g, id) ?? g.markOf(object, 'defendingBefore');
  const marks = g.s.lastKnown[id]?.marks;
  return marks?.defending ?? marks?.defendingBefore;
}

export const defenderRef = defineRef('defenderOf', {
  description:
    'The defending players, as attacking creatures see it: whom they attack, or attacked until they left combat.',
  example: { defenderOf: 'self' },
  params: (p) => ({ defenderOf: p.ref }),
  compile(ref, compiler) {
    const find = compiler.ref(ref.defenderOf);
    return (g, by) => {
      const seats = find(g, by).flatMap((e) => (isPlayer(e) ? [] : [defenderBefore(g, e.object)]));
      return [...new Set(seats)].flatMap((player) => (player === undefined ? [] : [{ player }]));
    };
  },
  names: 'players',
  text: (ref, say) => `the player defending against ${say.ref(ref.defenderOf)}`,
});
