/** Mana empties from pools as phases end, not as steps do, and whoever loses some so loses life with it (300.4). */
import { type Action, type Control, type Game, perform, type Seat } from '@arbiter/engine';
import { emptyPools, manaIn } from '../../../1-concepts/106-mana.js';
import { cite } from '../../../cite.js';

const MANA_BURN = cite('mtg-2003:300.4', 'mtg-2003:408.2g');

const unspent = (g: Game, seat: Seat): number =>
  Object.values(manaIn(g, seat)).reduce((sum, amount) => sum + amount, 0);

/** Whether a phase is over between two rows: the same one goes on only from a step to another one that isn't its first. */
function isPhaseOver(g: Game, from: number, to: number): boolean {
  const { table } = g.rules.turn;
  const [left, next] = [table[from], table[to]];
  const isFirst = table[to - 1]?.phase !== next?.phase;
  return left?.phase !== next?.phase || left?.step === null || (isFirst && to !== from);
}

/** It is loss of life and no damage, and uses no stack. */
export function burnMana(g: Game, from: number, to: number): Control {
  if (!isPhaseOver(g, from, to)) return undefined;
  const before = g.seatsFrom(g.active).map((seat): [Seat, number] => [seat, unspent(g, seat)]);
  emptyPools(g);
  const lost = before
    .map(([player, amount]): [Seat, number] => [player, amount - unspent(g, player)])
    .filter(([, amount]) => amount > 0);
  for (const [seat, amount] of lost) g.emit('MANA_BURNED', MANA_BURN, { seat, amount });
  return perform(
    g,
    lost.map(([player, amount]): Action => ({ type: 'stat', player, stat: 'life', amount: -amount })),
  );
}
