/** References to the players that others belong to. */
import { characteristicsOf } from '../../continuous/characteristics.js';
import type { Seat } from '../../contract/contract.js';
import type { Ref } from '../../language/types.js';
import type { Game } from '../../machine/game.js';
import { defineRef, type Find } from '../../machine/words.js';
import { NOBODY, type Perspective } from '../../state/perspective.js';
import { isPlayer } from '../../state/state.js';
import { ownerNow } from '../helpers.js';

declare module '../../language/types.js' {
  interface Refs {
    controllerOf: { controllerOf: Ref };
    ownerOf: { ownerOf: Ref };
  }
}

/** Each player once: of players themselves, of objects whoever `seatOf` names. */
const playersOf =
  (find: Find, seatOf: (g: Game, id: number, by: Perspective) => Seat): Find =>
  (g, by) => {
    const seats = new Set<Seat>();
    for (const e of find(g, by)) {
      const seat = isPlayer(e) ? e.player : seatOf(g, e.object, by);
      if (seat !== NOBODY) seats.add(seat);
      // What is there may belong to nobody. Otherwise something else than an object of this game must have been referred to:
      // guessing a player would be wrong silently.
      else if (isPlayer(e) || !g.find(e.object)) throw new Error(`nobody knows whose object ${JSON.stringify(e)} was`);
    }
    return [...seats].map((player) => ({ player }));
  };

export const controllerOf = defineRef('controllerOf', {
  description: 'Whoever controls what is referred to.',
  example: { controllerOf: { target: 0 } },
  params: (p) => ({ controllerOf: p.ref }),
  compile: (ref, compiler) => playersOf(compiler.ref(ref.controllerOf), (g, id) => characteristicsOf(g, id).controller),
  names: 'players',
  text: (ref, say) => `the controller of ${say.ref(ref.controllerOf)}`,
});

/**
 * What was in a hidden zone is not remembered. Where an ability of a card there still speaks of that card, "you" is its owner,
 * since nobody controls it (mtg 109.5).
 */
function ownerSeenFrom(g: Game, id: number, by: Perspective): Seat {
  const owner = ownerNow(g, id);
  return owner === NOBODY && id === by.source ? by.controller : owner;
}

export const ownerOf = defineRef('ownerOf', {
  description: 'Whoever owns what is referred to.',
  example: { ownerOf: 'self' },
  params: (p) => ({ ownerOf: p.ref }),
  compile: (ref, compiler) => playersOf(compiler.ref(ref.ownerOf), ownerSeenFrom),
  names: 'players',
  text: (ref, say) => `the owner of ${say.ref(ref.ownerOf)}`,
});
