/**
 * How a game of Pantheon begins: all players put their level 0 champions onto the field, and a barrier each; what triggers by that
 * resolves before anybody has Opportunity, and before the first turn begins.
 */
import {
  type Action,
  type Game,
  known,
  moveAction,
  type Nothing,
  perform,
  procedure,
  resolve,
  type Seat,
  settle,
  thenGo,
} from '@arbiter/engine';
import { bestow } from '../2-mechanics/bestowing.js';
import { firstBoonsOf } from '../2-mechanics/keywords/first-boon.js';
import { chooseFirst } from './first-champion.js';

const BARRIER = 'Pantheon Barrier';

/** Each player's barrier: a token of that name. */
function barriers(g: Game): Action[] {
  const barrier = g.rules.definitions.named(BARRIER)?.definition;
  if (!barrier) return [];
  const token = known(g, barrier).hash;
  return g.seatsFrom(g.active).map((player): Action => ({ type: 'create', player, token }));
}

type Beginning = {
  left: Seat[];
  chosen: { seat: Seat; object: number }[];
  picked: number[];
  boons: { seat: Seat; object: number }[];
};
export const allBegin = procedure<Nothing, Beginning>('allBegin', {
  players: (g, l) => {
    g.j.note(l, 'left', g.seatsFrom(g.active));
    g.j.note(l, 'chosen', []);
    g.j.note(
      l,
      'boons',
      g.seatsFrom(g.active).flatMap((seat) => firstBoonsOf(g, seat).map((object) => ({ seat, object }))),
    );
  },
  // What is bestowed at the beginning is so before Spirits are there.
  boon: (g, l) => {
    const [first, ...boons] = l.boons;
    if (!first) return { go: 'choose' };
    g.j.note(l, 'boons', boons);
    return bestow.call(first, { go: 'boon' });
  },
  // In turn order, and all are revealed together.
  choose: (g, l) => {
    const [seat] = l.left;
    return seat === undefined ? { go: 'place' } : chooseFirst(g, seat);
  },
  chosen: (g, l) => {
    const [seat = 0, ...left] = l.left;
    g.j.note(l, 'chosen', [...l.chosen, ...l.picked.map((object) => ({ seat, object }))]);
    g.j.note(l, 'left', left);
    return { go: 'choose' };
  },
  place: (g, l) => {
    for (const { seat } of l.chosen) g.markPlayer(seat, 'begun', true);
    const champions = l.chosen.map(
      ({ seat, object }): Action => moveAction({ object, to: 'field', cause: 'start', controller: seat }),
    );
    return thenGo(perform(g, [...champions, ...barriers(g)]), 'settle');
  },
  settle: () => settle.call({}),
  resolve: (g) => {
    const [top] = g.zone('effectsStack');
    return top === undefined ? { done: null } : resolve.call({ item: top }, { go: 'settle' });
  },
});
