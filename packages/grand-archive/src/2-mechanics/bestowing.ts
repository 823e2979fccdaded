/**
 * Bestowing boons, in games of Pantheon. A boon is announced, chosen for and paid for as a card is activated; nobody has
 * Opportunity until it has resolved, and then it lies face up in the pantheon again, and is its player's.
 */
import {
  announceTargets,
  asPlayed,
  bodyOf,
  type Choice,
  canChoose,
  choices,
  type Game,
  moveAction,
  moveNow,
  type Obj,
  offered,
  perform,
  playedBy,
  procedure,
  publicId,
  resolve,
  type Seat,
  type Way,
  writePlay,
} from '@arbiter/engine';
import { canPayAll, costsToPlay } from '../1-general/1.6.4-costs.js';
import { elementEnabled } from '../1-general/1.6.6-elements.js';
import { cite } from '../cite.js';
import { announcePlay, isBarred, isFast, payAll } from './2.3.1-activating.js';
import { abilitiesOfCard } from './2.4.4-restrictions.js';
import { slowTiming } from './2.8-timing.js';
import { BESTOW, isPantheon, PANTHEON } from './pantheon.js';

const BY: Way = { method: BESTOW };
const NONE: Choice[] = [];

/** What bestowing a boon costs where it could be done now: its speed, its elements, what it demands, its costs. */
function bestowable(g: Game, id: number, seat: Seat) {
  if (!isFast(g, id) && !slowTiming(g, seat)) return null;
  if (!elementEnabled(g, seat, id) || isBarred(g, seat, id, abilitiesOfCard(g, id, seat))) return null;
  const object = g.object(id);
  const costs = costsToPlay(g, object, seat, BY);
  if (!canPayAll(g, costs, { seat, source: id, x: 0, playing: true })) return null;
  return canChoose(g, bodyOf(g, object), { source: id, controller: seat }) ? costs : null;
}

function bestowOffer(g: Game, id: number, controller: Seat, cost: string): Choice {
  const card = g.rules.view.label(g, { object: id });
  return {
    kind: 'BESTOW',
    label: `Bestow ${card}`,
    object: publicId(id),
    card,
    controller,
    owner: controller,
    zone: PANTHEON,
    cost,
    data: { kind: 'BESTOW', object: id },
  };
}

/** Boons that a player could bestow: those that lie face down in their pantheon. */
export function bestowOptions(g: Game, seat: Seat): Choice[] {
  if (!isPantheon(g)) return NONE;
  return g.zone(`${PANTHEON}:${seat}`).flatMap((id) => {
    if (!g.is(g.object(id), 'faceDown')) return [];
    return asPlayed(g, id, BY, () => {
      const costs = bestowable(g, id, seat);
      if (!costs) return [];
      const cost = g.rules.view.costText(costs);
      return [offered(g, id, seat, BY, cost, () => bestowOffer(g, id, seat, cost))];
    });
  });
}

export const bestow = procedure<{ seat: Seat; object: number }, { item: number }>('bestow', {
  announce: (g, l) => {
    const moved = moveNow(g, { object: l.object, to: 'effectsStack', cause: BESTOW, controller: l.seat });
    if (!moved) throw new Error('the boon to bestow is gone');
    writePlay(g, moved.object, playedBy(g, BESTOW, BY, PANTHEON));
    g.j.note(l, 'item', moved.object.id);
  },
  choose: (_g, l) => choices.call({ item: l.item }),
  pay: (g, l) => payAll(l.seat, l.item, costsToPlay(g, g.object(l.item), l.seat) ?? [], true),
  bestowed: (g, l) => {
    const item = g.object(l.item);
    announcePlay(g, item, l.seat, 'BOON_BESTOWED', cite('ga:2.3.1.1', 'ga:2.3.1.2', 'ga:2.3.1.9', 'ga:2.8.2.1'));
    announceTargets(g, item);
  },
  // Nobody has Opportunity before it has resolved.
  resolve: (_g, l) => resolve.call({ item: l.item }),
  done: () => ({ done: null }),
});

/** A boon that was bestowed lies face up in the pantheon of its owner, whatever became of its bestowment. */
export const intoPantheon = (g: Game, item: Obj) =>
  perform(g, [moveAction({ object: item.id, to: PANTHEON, cause: BESTOW })]);
