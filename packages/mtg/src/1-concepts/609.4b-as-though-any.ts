/** Mana that is spent as though it were of another color or type (609.4b): that changes how a cost is paid, and nothing else. */
import { controllerOf, defineRule, type Game, matches, playerRules, type Seat } from '@arbiter/engine';
import { z } from 'zod';
import { filterOf } from './101.2-cant.js';
import type { Purpose } from './106.6-kept-mana.js';
import type { ManaCost, ManaSymbol } from './107.4-mana-symbols.js';

const RULE = 'spendsAsAny';

/** Whether anything lets a player spend mana so, whatever it is spent on. */
export const maySpendAsAny = (g: Game, seat: Seat): boolean => playerRules(g, seat, RULE).length > 0;

/** Of a symbol that could be paid with life as well any mana pays the rest. */
const ANY_OR_LIFE: ManaSymbol = 'W/U/B/R/G/C/P';

/**
 * A cost as it may be paid: a mana of any kind pays each symbol of a color, and one of colorless mana where mana of any type
 * will do. It is the total cost that is paid, whatever it is made of (602.1e); the mana that is spent stays what it is.
 */
export function asThoughAny(g: Game, seat: Seat, cost: ManaCost, purpose: Purpose | undefined): ManaCost {
  const rules = playerRules(g, seat, RULE).filter(({ mod, source }) => {
    const on = purpose && ('spell' in purpose ? purpose.spell : purpose.ability);
    if (typeof mod.for === 'string' && !(purpose && mod.for in purpose)) return false;
    if (mod.of === undefined) return true;
    return (
      on !== undefined && matches(g, { object: on }, filterOf(mod.of), { source, controller: controllerOf(g, source) })
    );
  });
  if (rules.length === 0) return cost;
  const ofType = rules.some(({ mod }) => mod.type === true);
  const { xAs: _ofOneColor, ...rest } = cost;
  const symbols: ManaSymbol[] = [];
  let generic = cost.generic;
  for (const symbol of cost.symbols) {
    if (symbol.endsWith('/P')) symbols.push(ANY_OR_LIFE);
    else if (symbol === 'S' || (symbol === 'C' && !ofType)) symbols.push(symbol);
    else generic++;
  }
  return { ...rest, generic, symbols };
}

export const spendsAsAny = defineRule(RULE, {
  description:
    'Of players: may spend mana as though it were of any color, or `type`; with `for` and `of` on those spells or abilities alone.',
  example: { mod: 'rule', rule: RULE, for: 'spell', of: { has: ['types', 'Creature'] } },
  params: (p) => ({
    type: z.literal(true).optional(),
    for: z.enum(['spell', 'ability']).optional(),
    of: p.filter.optional(),
  }),
  intent: 1,
});
