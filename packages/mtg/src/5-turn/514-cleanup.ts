/** The cleanup step: discard to hand size, then damage wears off and "until end of turn" ends (514). */
import {
  type Ask,
  activeSeats,
  anythingToCheck,
  entityChoice,
  expire,
  expireLastTurn,
  type Game,
  gameMark,
  moveAction,
  NOTHING,
  type Nothing,
  perform,
  playerRules,
  procedure,
  type Seat,
} from '@arbiter/engine';
import { endIgnoring } from '../1-concepts/116.2d-ignoring.js';
import { usualMaximumHandSize } from '../9-casual/902-vanguard.js';
import { cite } from '../cite.js';

declare module '@arbiter/engine' {
  interface GameMarks {
    cleanupAgain?: true;
  }
}

/** That another cleanup step follows (514.3a). */
export const cleanupAgain = gameMark('cleanupAgain', NOTHING);

/** Saddled it is until the end of the turn (702.171b). */
function endSaddled(g: Game): void {
  for (const id of g.zone('battlefield')) {
    const object = g.object(id);
    if (!g.is(object, 'saddled')) continue;
    const { saddled: _until, ...status } = object.status ?? {};
    g.change(object, 'status', status);
  }
}

/** Of several effects that set it the latest counts (402.2, 613.11). */
const maximumHandSizeOf = (g: Game, seat: Seat): number =>
  playerRules(g, seat, 'maximumHandSize').reduce(
    (_before, { mod }) => Number(mod.count),
    usualMaximumHandSize(g, seat),
  );

/** What a player discards whose hand is too large (402.2, 514.1). */
function tooManyCards(g: Game, seat: Seat): Ask {
  const hand = g.zone(`hand:${seat}`);
  const free = playerRules(g, seat, 'noMaximumHandSize').length > 0;
  const maximumHandSize = maximumHandSizeOf(g, seat);
  const count = free ? 0 : Math.max(0, hand.length - maximumHandSize);
  const options = count === 0 ? [] : hand.map((id) => entityChoice(g, { object: id }, id));
  return {
    seat,
    kind: 'CLEANUP_DISCARD',
    shape: 'CHOOSE',
    prompt: `Discard down to ${maximumHandSize} cards`,
    rules: cite('mtg:514.1', 'mtg:402.2'),
    options,
    min: count,
    max: count,
  };
}

/** Of turn-based actions. @citation */
export const NOBODYS = cite('mtg:703.2');

export const cleanup = procedure<Nothing, { picked: (number | number[])[] }>('cleanup', {
  // 514.1
  discard: (g) => {
    cleanupAgain.set(g, undefined);
    return undefined;
  },
  ask: (g) => {
    const seats = activeSeats(g);
    return {
      ask: seats.length === 1 ? tooManyCards(g, g.active) : seats.map((seat) => tooManyCards(g, seat)),
      into: 'picked',
    };
  },
  // Nobody has these cards discarded: no player controls what the turn itself does (703.2).
  put: (g, l) =>
    perform(
      g,
      l.picked.flat().map((object) => moveAction({ object, to: 'graveyard', cause: 'discard' })),
    ),
  // 514.2: all at the same time.
  wearOff: (g) => {
    endSaddled(g);
    endIgnoring(g);
    for (const id of g.zone('battlefield')) {
      const object = g.object(id);
      if (g.damageOn(object) > 0) g.markDamage(object, 0);
    }
    expire(g, 'endOfTurn');
    expireLastTurn(g);
  },
  // 514.3a: state-based actions or waiting triggers give players priority and another cleanup step.
  look: (g) => {
    if (g.waiting.length > 0 || anythingToCheck(g)) cleanupAgain.set(g, true);
    return { done: null };
  },
});
