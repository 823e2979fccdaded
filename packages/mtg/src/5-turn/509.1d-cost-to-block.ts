/** What blocking costs (509.1d–f): effects say how much mana for each creature of a player that blocks. */
import { type Game, playerRules, type Seat, type Violation } from '@arbiter/engine';
import { canAfford, NOTHING_RESERVED } from '../1-concepts/106-plan.js';
import { cite } from '../cite.js';
import { ownCost } from './508.1h-cost-to-attack.js';

/** The mana for each creature of a player that blocks; of several such effects each is paid for. */
const costToBlock = (g: Game, seat: Seat): number =>
  playerRules(g, seat, 'blockTax').reduce((sum, { mod }) => sum + Number(mod.count), 0);

/** Whether a creature of this player's blocks only where that is paid for: then it is not required to block (509.1c). */
export const blocksForMana = (g: Game, seat: Seat, id: number): boolean =>
  costToBlock(g, seat) + ownCost(g, id, 'blockCost') > 0;

type Pairs = readonly (readonly [blocker: number, attacker: number])[];
/** The mana for these blocks, once for each creature, however many attackers it blocks (509.1d). */
export const totalToBlock = (g: Game, seat: Seat, pairs: Pairs): number =>
  [...new Set(pairs.map(([blocker]) => blocker))].reduce(
    (sum, id) => sum + costToBlock(g, seat) + ownCost(g, id, 'blockCost'),
    0,
  );

/** Why blocks can't be paid for: partial payments don't exist (509.1f). */
export function unpaidBlocks(g: Game, seat: Seat, pairs: Pairs): Violation | null {
  const total = totalToBlock(g, seat, pairs);
  if (total === 0 || canAfford(g, seat, `{${total}}`, 0, NOTHING_RESERVED)) return null;
  return { detail: `blocking so costs {${total}}, which you can't pay`, rules: cite('mtg:509.1d', 'mtg:509.1f') };
}

/** Whether a player could pay for a creature alone to block. */
export function mayPayToBlock(g: Game, seat: Seat, id: number): boolean {
  const cost = costToBlock(g, seat) + ownCost(g, id, 'blockCost');
  return cost === 0 || canAfford(g, seat, `{${cost}}`, 0, NOTHING_RESERVED);
}
