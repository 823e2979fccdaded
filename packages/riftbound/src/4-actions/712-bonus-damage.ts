/** Bonus Damage: what spells and abilities deal more, each time that they deal damage (712–715). */
import {
  all,
  characteristicsOf,
  defineRule,
  type Entity,
  filterOf,
  type Game,
  matches,
  type Perspective,
  playerRules,
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
  return Math.max(0, sum);
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
