/** Mana costs: reading them, their mana value and colours (107.4, 202.3, 105.2). */

/** A cost as plain JSON. `symbols` are the coloured, hybrid and other non-generic ones, as printed without braces. */
export interface ManaCost {
  generic: number;
  /** How many {X}. */
  x: number;
  symbols: string[];
}

const cache = new Map<string, ManaCost>();

export function parseManaCost(text: string): ManaCost {
  let cost = cache.get(text);
  if (!cost) {
    cost = { generic: 0, x: 0, symbols: [] };
    for (const [, symbol = ''] of text.matchAll(/\{([^}]+)\}/g)) {
      if (/^\d+$/.test(symbol)) cost.generic += Number(symbol);
      else if (symbol === 'X') cost.x++;
      else cost.symbols.push(symbol);
    }
    cache.set(text, cost);
  }
  return cost;
}

/** Mana value with X counted as 0 (202.3e); a hybrid symbol counts as its larger half (202.3f). */
export function manaValue(cost: ManaCost): number {
  return cost.generic + cost.symbols.reduce((n, s) => n + Math.max(1, ...s.split('/').map((half) => Number(half) || 0)), 0);
}
