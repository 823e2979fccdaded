/**
 * Starcalling (2.11.7.15.2): whoever looks at the card while glimpsing may activate it for this cost, at whatever speed; all other
 * cards that they look at go under the deck then.
 */
import {
  type Choice,
  entityChoice,
  type Game,
  procedure,
  type Seat,
  type Then,
  triggerOn,
  type Way,
} from '@arbiter/engine';
import { cite } from '../../cite.js';
import { activatableCard, activateCard, isTimely } from '../2.3.1-activating.js';
import { abilitiesOfCard } from '../2.4.4-restrictions.js';
import { STARCALLED } from './starcalled.js';

const GLIMPSE = 'GLIMPSE';

/** The ways in which a card could be called by whoever looks at it. */
const callsOf = (g: Game, card: number, seat: Seat): Way[] =>
  abilitiesOfCard(g, card, seat).flatMap((a): Way[] =>
    a.kind === 'keyword' && a.keyword === STARCALLED && a.cost
      ? [{ method: STARCALLED, cost: a.cost, timing: 'fast' }]
      : [],
  );
const possible = (g: Game, card: number, seat: Seat): Way[] =>
  callsOf(g, card, seat).filter((way) => isTimely(g, card, seat, way) && activatableCard(g, card, seat, way) !== null);

/** One of the cards that are looked at is activated, if any; the result is that card. */
export const starcall = procedure<{ seat: Seat; looked: readonly number[] }, { picked: number[] }>('starcall', {
  ask: (g, l) => ({
    ask: {
      seat: l.seat,
      kind: 'STARCALL',
      shape: 'CHOOSE',
      prompt: 'Choose a card that you starcall, or none',
      rules: cite('ga:2.11.7.15.2'),
      options: l.looked.flatMap((id): Choice[] => {
        const [way] = possible(g, id, l.seat);
        return way ? [entityChoice(g, { object: id }, id, { cost: g.rules.view.costText(way.cost ?? []) })] : [];
      }),
      min: 0,
      max: 1,
      // Whether such a card is among these is nobody else's business.
      always: g.zone(`mainDeck:${l.seat}`).some((id) => callsOf(g, id, l.seat).length > 0),
    },
    into: 'picked',
  }),
  activate: (g, l) => {
    const [object] = l.picked;
    const [way] = object === undefined ? [] : possible(g, object, l.seat);
    return object === undefined || !way ? { done: 0 } : activateCard.call({ seat: l.seat, object, way });
  },
  called: (_g, l) => ({ done: l.picked[0] ?? 0 }),
});

/** Asks whoever glimpses, as they look at the cards. */
export const starcalled = (g: Game, seat: Seat, kind: string, looked: readonly number[], then: Then) =>
  kind === GLIMPSE && looked.some((id) => g.find(id)) ? starcall.call({ seat, looked }, then) : undefined;

declare module '@arbiter/engine' {
  interface Events {
    glimpse: { player: Seat; amount: number };
  }
}
/** What waits for glimpsing does so once it is complete. */
export function glimpsed(g: Game, seat: Seat, kind: string, amount: number): void {
  if (kind === GLIMPSE) triggerOn(g, { type: 'glimpse', player: seat, amount });
}
