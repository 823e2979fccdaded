/** Options that an object was offered with: the very same as long as nothing about them changes, however often lists are made. */
import { perObject } from '../continuous/per-object.js';
import type { Seat } from '../contract/contract.js';
import type { Json } from '../contract/json.js';
import { type Choice, wholeChoice } from '../machine/choice.js';
import type { Game } from '../machine/game.js';

interface Offer<Data extends Json> {
  seat: Seat;
  by: object;
  text: string;
  choice: Choice<Data>;
}
/** Objects are rarely offered in more ways than so many. */
const MOST_OFFERS = 24;

/**
 * How an object is offered.
 * @param by the way, ability or other thing that is offered, the very same each time
 * @param text what else the option says that may change (its cost, its place)
 * @param make makes the option where the object was never offered so
 */
export type Offered<Data extends Json> = (
  g: Game,
  id: number,
  seat: Seat,
  by: object,
  text: string,
  make: () => Choice<Data>,
) => Choice<Data>;

/** Keeps how objects are offered, in one respect. */
export function keptOffers<Data extends Json>(): Offered<Data> {
  const offersOf = perObject((): Offer<Data>[] => []);
  return (g, id, seat, by, text, make) => {
    const offers = offersOf(g, id);
    for (const offer of offers) if (offer.by === by && offer.text === text && offer.seat === seat) return offer.choice;
    const choice = wholeChoice(make());
    if (offers.length >= MOST_OFFERS) offers.length = 0;
    offers.push({ seat, by, text, choice });
    return choice;
  };
}

/** What may be done with an object. */
export const offered = keptOffers<Json>();
