/** What declaring an attack costs: of what attacks, of the weapon that is used, and of those who attack (1.6.4.2, 2.6.1.4). */
import {
  amountOf,
  type Cost,
  characteristicsOf,
  controllerOf,
  defineRule,
  filterOf,
  type Game,
  isTable,
  matches,
  type Perspective,
  playerRules,
  type RuleWord,
  type Seat,
  type Value,
} from '@arbiter/engine';
import { canPayAll } from '../1-general/1.6.4-costs.js';
import { hasFavor } from './2.11.7.15.2-crowds-favor.js';

export const declaringRules: readonly RuleWord[] = [
  defineRule('attackCost', {
    description: 'Declaring an attack with it, or one that uses it, costs `amount` reserve, or what `cost` says.',
    example: { mod: 'rule', rule: 'attackCost', amount: 2 },
    params: (p) => ({ amount: p.value.optional(), cost: p.costs.optional() }),
  }),
  defineRule('attackTax', {
    description:
      'Of players: each attack that they declare costs `amount` reserve; only with what fits `of`, on what fits `at`.',
    example: { mod: 'rule', rule: 'attackTax', amount: 1, of: { has: ['types', 'Ally'] } },
    params: (p) => ({ amount: p.value, of: p.filter.optional(), at: p.filter.optional() }),
    fix: (g, mod, by) => ({ ...mod, amount: taxOf(g, mod.amount, by) }),
  }),
];

/** An attack that is being declared, on these units as far as they are known. */
interface Declared {
  player: Seat;
  attacker: number;
  weapon?: number | undefined;
  targets?: readonly number[];
}

const isCosts = (part: unknown): part is Cost[] =>
  Array.isArray(part) && part.every((one) => isTable(one) && typeof one.pay === 'string');
export const isValue = (amount: unknown): amount is Value =>
  typeof amount === 'number' || typeof amount === 'string' || (typeof amount === 'object' && amount !== null);
/** A number, or what it comes to as the attack is declared. */
const taxOf = (g: Game, amount: unknown, by: Perspective): number =>
  isValue(amount) ? Math.max(0, amountOf(g, amount, by)) : 0;

/** The reserve that is paid for it. */
export function declaringCost(g: Game, { player, attacker, weapon, targets = [] }: Declared): Cost[] {
  const used = [attacker, ...(weapon === undefined ? [] : [weapon])];
  const own = used.flatMap((id) =>
    characteristicsOf(g, id).rules.flatMap(({ rule, mod, source }) =>
      rule === 'attackCost' ? [taxOf(g, mod.amount, { source, controller: player })] : [],
    ),
  );
  const taxes = playerRules(g, player, 'attackTax').flatMap(({ mod, source }) => {
    const by = { source, controller: characteristicsOf(g, source).controller };
    const fits = (id: number, asked: unknown): boolean => matches(g, { object: id }, filterOf(asked), by);
    const about = mod.at === undefined || targets.some((id) => fits(id, mod.at));
    return about && fits(attacker, mod.of) ? [taxOf(g, mod.amount, by)] : [];
  });
  // Whoever has the favor of the crowd is dear to attack (2.11.7.15.2).
  const favored = targets.some((id) => g.find(id) && hasFavor(g, controllerOf(g, id)));
  const amount = [...own, ...taxes, ...(favored ? [1] : [])].reduce((sum, one) => sum + one, 0);
  const others = used.flatMap((id) =>
    characteristicsOf(g, id).rules.flatMap(({ rule, mod }) =>
      rule === 'attackCost' && isCosts(mod.cost) ? mod.cost : [],
    ),
  );
  return amount === 0 ? others : [{ pay: 'reserve', amount }, ...others];
}

/** Whether its player could pay for it. */
export function canDeclare(g: Game, declared: Declared): boolean {
  const costs = declaringCost(g, declared);
  return costs.length === 0 || canPayAll(g, costs, { seat: declared.player, source: declared.attacker, x: 0 });
}
