/** What happened, as standing orders speak of it. */
import type { Json, RedactedEvent } from '@arbiter/engine';
import { ATTACKED, type EventMatcher } from './form.js';

/** An event as the seat that gave the orders may read it, and who did it, where that can be said. */
export interface Fact {
  type: string;
  by: number | undefined;
  event: { readonly [field: string]: Json };
}

/** Fields that say whose doing an event is, the plainest first. */
const DOERS = ['seat', 'controller', 'active', 'attacker', 'owner'] as const;
/** Lists in events whose items name cards. */
const LISTS = ['attacks', 'blocks'] as const;

const seatIn = (event: Fact['event']): number | undefined => {
  for (const field of DOERS) if (typeof event[field] === 'number') return event[field];
  return undefined;
};

type Item = { readonly [field: string]: Json };
const isItem = (value: Json | undefined): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const itemsOf = (value: Json | undefined): readonly Item[] => (Array.isArray(value) ? value.filter(isItem) : []);

/** The events of a move in order, each attacker's attack among them. */
export function factsOf(events: readonly RedactedEvent[]): Fact[] {
  const facts: Fact[] = [];
  let attacker: number | undefined;
  for (const event of events) {
    const by = seatIn(event);
    facts.push({ type: event.type, by, event });
    if (event.type === 'COMBAT_BEGAN') attacker = by;
    for (const attack of attacksIn(event)) facts.push({ type: ATTACKED, by: by ?? attacker, event: attack });
  }
  return facts;
}

/** Attackers come by declaration, all at once or one at a time, or by becoming an attacker as a combat opens. */
function attacksIn(event: RedactedEvent): readonly Item[] {
  if ('attacks' in event) return itemsOf(event.attacks);
  if (event.type === 'DESIGNATED' && event.role === 'attacker') return [event];
  if (event.type !== 'ATTACK_DECLARED') return [];
  return isItem(event.attacker) ? [event.attacker] : [event];
}

/** Whether an event is one of those that a clause of an order means. */
export function fitsEvent(matcher: EventMatcher, { type, by, event }: Fact, seat: number): boolean {
  const { type: wanted, by: doer, ...fields } = matcher;
  if (wanted !== type) return false;
  if (
    doer === 'me'
      ? by !== seat
      : doer === 'opponent'
        ? by === undefined || by === seat
        : doer !== undefined && by !== doer
  )
    return false;
  return Object.entries(fields).every(
    ([field, value]) =>
      isEqual(event[field], value as Json) ||
      (field === 'card' && LISTS.some((list) => itemsOf(event[list]).some((item) => names(item, value as Json)))),
  );
}

/** A pair of an attack or a block names its cards itself, or in its halves. */
const names = (item: Item, card: Json): boolean =>
  item.card === card || Object.values(item).some((half) => isItem(half) && half.card === card);

const isEqual = (a: Json | undefined, b: Json): boolean =>
  a === b || (a !== undefined && JSON.stringify(a) === JSON.stringify(b));
