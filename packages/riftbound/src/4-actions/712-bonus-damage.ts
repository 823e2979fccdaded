/** Bonus Damage: what spells and abilities deal more, each time that they deal damage (712–715). */
import {
  all,
  characteristicsOf,
  defineRule,
  type Entity,
  filterOf,
  type Game,
  matches,
  type Obj,
  type Perspective,
  playerRules,
  type Seat,
  setMark,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

export const bonusRule = defineRule('bonusDamage', {
  description:
    'Of players, that their spells and abilities deal so much Bonus Damage, or of a spell: to what fits `to`, for `each` that fits.',
  example: { mod: 'rule', rule: 'bonusDamage', amount: 1 },
  params: (p) => ({ amount: z.int().min(-99).max(99), to: p.filter.optional(), each: p.filter.optional() }),
  intent: 1,
});

const NEXT_SPELL = 'nextSpellBonus';
export const nextSpellRule = defineRule(NEXT_SPELL, {
  description:
    'Of players: the next spell that they play deals so much Bonus Damage; an effect of this ends with that.',
  example: { mod: 'rule', rule: NEXT_SPELL, amount: 1 },
  params: () => ({ amount: z.int().min(1).max(99) }),
  intent: 1,
});
declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** The Bonus Damage that was waiting for the next spell, which this is. */
    bonus?: number;
  }
}
/** A spell is finalized, and so it is the next one of its player (419.4.b). */
export function takeBonus(g: Game, item: Obj, seat: Seat): void {
  const sum = playerRules(g, seat, NEXT_SPELL).reduce((n, { mod }) => n + Number(mod.amount), 0);
  if (sum > 0) setMark(g, item, 'bonus', sum);
}

/**
 * How much more a spell or ability of a player deals: all that is said of it together, and never less than nothing (714).
 * @param to what it is dealt to; absent: what is still to be split
 */
export function bonusDamage(g: Game, { controller: seat, source: dealing }: Perspective, to?: Entity): number {
  const own = g.find(dealing) ? characteristicsOf(g, dealing).rules.filter(({ rule }) => rule === 'bonusDamage') : [];
  const sum = [...playerRules(g, seat, 'bonusDamage'), ...own]
    .filter(({ mod, source }) => {
      if (mod.to === undefined) return true;
      return to !== undefined && matches(g, to, filterOf(mod.to), { source, controller: seat });
    })
    .reduce((n, { mod, source }) => n + Number(mod.amount) * timesOf(g, mod.each, { source, controller: seat }), 0);
  return Math.max(0, sum + (g.markOf(g.find(dealing), 'bonus') ?? 0));
}
const timesOf = (g: Game, each: unknown, by: Perspective): number =>
  each === undefined ? 1 : all(g, filterOf(each), by).length;
/** By which rules damage is more. @citation */
export const BONUS = cite(
  'riftbound:713',
  'riftbound:714',
  'riftbound:714.1',
  'riftbound:714.2',
  'riftbound:715',
  'riftbound:715.1',
  'riftbound:715.2',
  'riftbound:715.3',
  'riftbound:715.4',
  'riftbound:715.4.a',
  'riftbound:437.1.a.1',
);
