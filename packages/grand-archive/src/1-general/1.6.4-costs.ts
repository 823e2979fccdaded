/** Costs: what playing something costs after all changes, whether it can be paid, and paying it (1.6.4, 2.3.3). */
import {
  amountOf,
  type Cost,
  definitionOf,
  type Game,
  holds,
  type Obj,
  type Payer,
  type Perspective,
  type Seat,
  type SpellAbility,
  type Value,
} from '@arbiter/engine';
import { costWords } from '../2-mechanics/2.3.3-paying.js';
import { abilitiesOfCard } from '../2-mechanics/2.4.4-restrictions.js';

/**
 * The cost to play a card after what changes it, never below 0 (1.6.4.2.8). No rule says what a reduction by less than 0
 * is; here it is none, so that what costs less never costs more.
 */
export function modifiedCost(g: Game, id: number, seat: Seat, more = 0): number | null {
  const { cost } = definitionOf(g, g.object(id)).props;
  // A card without a cost can't be played for it (2.3.3.4).
  if (typeof cost !== 'number') return null;
  const by: Perspective = { source: id, controller: seat };
  let amount = cost + more;
  for (const ability of abilitiesOfCard(g, id, seat)) {
    if (ability.kind !== 'static' || (ability.if && !holds(g, ability.if, by))) continue;
    for (const mod of ability.mods)
      if (mod.mod === 'rule' && mod.rule === 'costsLess')
        amount -= Math.max(0, amountOf(g, mod.amount as unknown as Value, by));
  }
  return Math.max(0, amount);
}

/** The method of a card that is materialized; all others are activated. */
export const MATERIALIZE = 'materialize';

/**
 * All that is paid to play a card: its reserve or memory cost, additional costs, those that were chosen (1.6.4.2.6), and the
 * champion's rest for an attack (1.7.4.2). A card with a reserve cost is materialized for that (2.3.2.4.1, 2.3.3.1.5).
 */
export function costsToPlay(
  g: Game,
  card: Obj,
  seat: Seat,
  method = card.play?.method,
  paid: { [cost: string]: number } = card.play?.paid ?? {},
): Cost[] | null {
  const { abilities, props } = definitionOf(g, card);
  const spell = (abilities.find((a) => a.kind === 'spell') ?? {}) as Partial<SpellAbility>;
  const chosen = (spell.optional ?? []).filter((o) => paid[o.name]).flatMap((o) => o.cost);
  const extra = [...(spell.additional ?? []), ...chosen];
  const kind = method === MATERIALIZE && props.costKind !== 'reserve' ? 'memory' : 'reserve';
  const more = extra.reduce((n, c) => (c.pay === kind ? n + c.amount : n), 0);
  const amount = modifiedCost(g, card.id, seat, more);
  if (amount === null) return null;
  return [
    { pay: kind, amount },
    ...extra.filter((c) => c.pay !== kind),
    ...((props.types as string[]).includes('Attack') ? [{ pay: 'restChampion' } as const] : []),
  ];
}

export const canPayAll = (g: Game, costs: Cost[] | null, payer: Payer): boolean =>
  costs?.every((cost) => g.rules.words.cost.get(cost.pay)?.canPay(g, cost, payer) ?? false) ?? false;
export const costText = (costs: Cost[]): string =>
  costs.map((c) => costWords.find(({ name }) => name === c.pay)?.text(c) ?? c.pay).join(', ');
