/** What attacking costs (508.1g–j): effects of the player who is attacked say how much mana for each creature. */
import {
  activeSeats,
  type Choice,
  characteristicsOf,
  type Entity,
  type Game,
  isPlayer,
  isTable,
  type Json,
  playerRules,
  type Seat,
  type Violation,
} from '@arbiter/engine';
import { canAfford } from '../1-concepts/106-plan.js';
import { hasTrait } from '../7-additional/702-keywords/traits.js';
import { cite } from '../cite.js';

/** What effects say that this creature costs to attack or to block with; of several each is paid for (508.1h, 509.1d). */
export const ownCost = (g: Game, id: number, rule: 'attackCost' | 'blockCost'): number =>
  characteristicsOf(g, id).rules.reduce((sum, r) => (r.rule === rule ? sum + Number(r.mod.count) : sum), 0);
/** Of one creature that attacks this; of several such effects each is paid for (508.1h). */
const costToAttack = (g: Game, attacker: number, attacked: Entity): number =>
  ownCost(g, attacker, 'attackCost') +
  (isPlayer(attacked)
    ? playerRules(g, attacked.player, 'attackTax').reduce((sum, { mod }) => sum + Number(mod.count), 0)
    : 0);

type Attacks = readonly (readonly [attacker: number, attacked: Entity])[];
/** The mana for an attack (508.1h). */
export const totalToAttack = (g: Game, attacks: Attacks): number =>
  attacks.reduce((sum, [id, attacked]) => sum + costToAttack(g, id, attacked), 0);

/** The attacks of an answer. */
export const attacksIn = (answer: Json): [number, Entity][] =>
  Array.isArray(answer)
    ? answer.flatMap((pair): [number, Entity][] => {
        const [id, data] = Array.isArray(pair) ? pair : [];
        const attacked = entityIn(data);
        return typeof id === 'number' && attacked ? [[id, attacked]] : [];
      })
    : [];
function entityIn(data: Json | undefined): Entity | null {
  const { player, object } = isTable(data) ? data : {};
  if (typeof player === 'number') return { player };
  return typeof object === 'number' ? { object } : null;
}

/** Why an attack can't be paid for: creatures that it taps are tapped before (508.1f), and partial payments don't exist (508.1j). */
export function unpaidAttack(g: Game, attacks: Attacks): Violation | null {
  const without = attacks.map(([id]) => id).filter((id) => !hasTrait(g, id, 'attacksUntapped'));
  const unpaid = pricesToAttack(g, attacks).find(
    ([seat, price]) => !canAfford(g, seat, `{${price}}`, 0, { without, life: 0 }),
  );
  return unpaid
    ? { detail: `attacking so costs {${unpaid[1]}}, which you can't pay`, rules: cite('mtg:508.1h', 'mtg:508.1j') }
    : null;
}

/** What each attacking player pays for an attack: of players who share the turn each for the creatures that they control. */
export function pricesToAttack(g: Game, attacks: Attacks): [Seat, number][] {
  const seats = activeSeats(g);
  const isOf = (seat: Seat, id: number): boolean => seats.length === 1 || characteristicsOf(g, id).controller === seat;
  return seats
    .map((seat): [Seat, number] => [
      seat,
      totalToAttack(
        g,
        attacks.filter(([id]) => isOf(seat, id)),
      ),
    ])
    .filter(([, price]) => price > 0);
}

/** What nobody could pay for even alone is not offered; and nobody is required to pay for attacking (508.1d). */
export function onlyPayable(g: Game, from: readonly Choice[], to: readonly Choice[]): Choice[] {
  const attacked = to.map(({ data }) => entityIn(data));
  const all = [...to.keys()];
  return from.flatMap((choice) => {
    const { data: id, into = all, min = 0 } = choice;
    const isFree = (i: number): boolean => {
      const one = attacked[i];
      return one != null && typeof id === 'number' && costToAttack(g, id, one) === 0;
    };
    if (all.every(isFree)) return [choice];
    const canPay = (i: number): boolean => {
      const one = attacked[i];
      return one != null && typeof id === 'number' && unpaidAttack(g, [[id, one]]) === null;
    };
    // Where obeying a requirement would cost something anything may be attacked, or nothing.
    const required = min > 0 && into.some(isFree);
    const open = (required || min === 0 ? into : all).filter(canPay);
    return open.length === 0 ? [] : [{ ...choice, min: required ? min : 0, into: open }];
  });
}
