/** What pays for costs beside what usually does, as abilities of kind `payment` say (mtg 702.51a, 702.66a, ga 2.3.3.3). */
import { all } from '../continuous/evaluate.js';
import type { Seat } from '../contract/contract.js';
import type { Ability, PaymentAbility } from '../language/types.js';
import type { Action } from '../machine/actions.js';
import type { Game } from '../machine/game.js';
import { zoneName } from '../machine/zones.js';
import { objectsOf } from '../state/entities.js';
import { moveAction } from '../zones/move.js';
import { abilitiesToPlay } from './ways.js';

const known = new WeakMap<Ability[], readonly PaymentAbility[]>();
const NONE: readonly PaymentAbility[] = [];

/** The abilities of a list by which something pays, where keywords have been expanded in it. */
function paymentsAmong(abilities: Ability[]): readonly PaymentAbility[] {
  let found = known.get(abilities);
  if (!found) {
    found = abilities.filter((a): a is PaymentAbility => a.kind === 'payment');
    if (found.length === 0) found = NONE;
    known.set(abilities, found);
  }
  return found;
}

/** The ability by which a card pays for costs of a kind itself, where it lies. */
export const paysItself = (g: Game, id: number, abilities: Ability[], of: string): PaymentAbility | undefined =>
  paymentsAmong(abilities).find(
    (a) => a.of === of && a.with === undefined && (a.zone ?? g.rules.zones.field) === zoneName(g.object(id).zone),
  );

/** Things that may pay for playing a card, by an ability of that card. */
export interface PayingWith {
  ability: PaymentAbility;
  objects: readonly number[];
}
const NOTHING: readonly PayingWith[] = [];

/** What may pay for playing a card beside what usually pays such costs; several instances of a keyword are redundant. */
export function payingWith(g: Game, seat: Seat, card: number, of: string): readonly PayingWith[] {
  const payments = paymentsAmong(abilitiesToPlay(g, card, seat));
  if (payments.length === 0) return NOTHING;
  return payments.flatMap((ability) => {
    if (ability.of !== of || ability.with === undefined) return [];
    const fitting = objectsOf(all(g, ability.with, { source: card, controller: seat }));
    return [{ ability, objects: fitting.filter((id) => id !== card) }];
  });
}

/** What is done to something as it pays. */
export const paidWith = ({ of, status, to, cause = of, keyword }: PaymentAbility, object: number): Action =>
  to === undefined
    ? { type: 'status', object, status: status ?? '', on: true }
    : moveAction({ object, to, cause, ...(keyword === undefined ? {} : { paying: keyword }) });
