/** Costs of X (1.6.4.2.9): whoever plays the card or uses the ability says what X is, as much as can be paid for. */
import {
  type Ability,
  type Characteristics,
  type Cost,
  definitionOf,
  type Game,
  type Obj,
  type Payer,
  type Seat,
  type Way,
  wayOf,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { activationCost, additionalCosts, canPayAll, costsToPlay, isVariable, MATERIALIZE } from './1.6.4-costs.js';

/** Why a number is asked for. @citation */
export const X_RULES = cite('ga:1.6.4.2.9', 'ga:1.6.4.2.9.2', 'ga:2.3.1.6.1', 'ga:2.3.2.7.1');

const hasX = (g: Game, costs: readonly Cost[]): boolean =>
  costs.some((cost) => g.rules.words.cost.get(cost.pay)?.hasX?.(cost));

/** Where a card's cost isn't paid, its X is 0, and nobody is asked (1.6.4.2.9.2). */
const cardHasX = (g: Game, card: Obj, way: Way): boolean =>
  hasX(g, [...(way.cost ?? []), ...additionalCosts(g, card, way)]) ||
  (way.cost === undefined && isVariable(definitionOf(g, card).props));

/** Whether there is an X to choose for something on the Effects Stack. */
export const needsX = (g: Game, item: Obj): boolean => {
  const { ability } = item;
  if (!ability) return cardHasX(g, item, wayOf(g, item));
  return ability.kind === 'activated' && hasX(g, ability.cost);
};

/** Nobody is asked to count further, where an effect says what it costs whatever X is. */
const MOST = 99;

/** The largest X that its player could pay for, after all that changes the cost. */
export function maxX(g: Game, id: number, seat: Seat): number {
  const item = g.object(id);
  const playing = item.ability ? 'ability' : item.play?.method === MATERIALIZE ? undefined : true;
  const source = item.source ?? id;
  const payer: Payer = playing === undefined ? { seat, source, x: 0 } : { seat, source, x: 0, playing };
  let x = 0;
  while (x < MOST && canPayAll(g, costWithX(g, item, seat, x + 1), payer)) {
    g.spend();
    x++;
  }
  return x;
}

const costWithX = (g: Game, item: Obj, seat: Seat, x: number): Cost[] | null =>
  item.ability?.kind === 'activated'
    ? activationCost(g, seat, item.source ?? item.id, item.ability, x)
    : costsToPlay(g, item, seat, wayOf(g, item), item.play?.paid ?? {}, x);

/** On the Effects Stack a card of cost X costs what X was chosen to be, and 0 anywhere else (1.6.4.2.9). */
export const variableCost = (props: Characteristics): Ability[] =>
  isVariable(props)
    ? [{ kind: 'static', zone: 'effectsStack', affects: 'self', mods: [{ mod: 'add', stat: 'cost', value: 'x' }] }]
    : [];
