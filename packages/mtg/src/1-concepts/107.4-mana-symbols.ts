/** Mana costs: reading, printing, mana value, colors, and what increases and reductions make of them (107.4, 202, 118.7). */
import { type Cost, guard } from '@arbiter/engine';

/** The five colors in the game's own order (105.1, 107.4a). */
const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof COLORS)[number];

/** Pairs of colors in the order in which a hybrid symbol is printed (107.4). */
const PAIRS = ['W/U', 'W/B', 'U/B', 'U/R', 'B/R', 'B/G', 'R/G', 'R/W', 'G/W', 'G/U'] as const;
type Pair = (typeof PAIRS)[number];

/**
 * A symbol that is not generic mana, without its braces: a color, colorless, snow, hybrid (`W/U`), monocolored
 * hybrid (`2/W`, `C/W`), Phyrexian (`W/P`) or hybrid Phyrexian (`W/U/P`).
 */
export type ManaSymbol =
  | Color
  | 'C'
  | 'S'
  | Pair
  | `2/${Color}`
  | `C/${Color}`
  | `${Color}/P`
  | `${Pair}/P`
  | XMana
  | 'W/U/B/R/G/C/P';
/** One mana of an X on which only mana of this color may be spent: generic mana otherwise, so that reductions reach it. */
type XMana = `X/${Color}`;

/** A mana cost as plain JSON. Parsed costs are shared and frozen: make a new one instead of changing one. */
export interface ManaCost {
  generic: number;
  /** How many {X} (107.3). */
  x: number;
  symbols: ManaSymbol[];
  /** What each mana of X is, where only mana of a color may be spent on X. */
  xAs?: XMana;
}

/** Every spelling of a symbol, in upper case, and the one it is printed with. Both orders of a pair are understood. */
const SPELLINGS: ReadonlyMap<string, ManaSymbol> = new Map(
  [...COLORS, 'C' as const, 'S' as const]
    .map((s): [string, ManaSymbol] => [s, s])
    .concat(
      COLORS.flatMap((c): [string, ManaSymbol][] => [
        [`2/${c}`, `2/${c}`],
        [`C/${c}`, `C/${c}`],
        [`${c}/P`, `${c}/P`],
        [`X/${c}`, `X/${c}`],
      ]),
      PAIRS.flatMap((pair): [string, ManaSymbol][] => {
        const turned = pair.split('/').reverse().join('/');
        return [
          [pair, pair],
          [turned, pair],
          [`${pair}/P`, `${pair}/P`],
          [`${turned}/P`, `${pair}/P`],
        ];
      }),
    ),
);

const WHOLE = /^(?:\{[^{}]+\})*$/;
/** Users write costs too: more than any game holds would only make numbers inexact, or paying slow. */
const MAX_GENERIC = 1_000_000;
const MAX_SYMBOLS = 100;

const cache = new Map<string, ManaCost>();
/** Costs come from cards, but also from cards that users write: the cache must not grow with them for ever. */
const CACHE_SIZE = 4096;

/** Reads a cost such as `{X}{2}{W/U}{G/P}`; null where the text is no mana cost. The empty text is a cost of nothing. */
export function readManaCost(text: string): ManaCost | null {
  const known = cache.get(text);
  if (known) return known;
  if (!WHOLE.test(text)) return null;
  const cost: ManaCost = { generic: 0, x: 0, symbols: [] };
  for (const [, inner = ''] of text.matchAll(/\{([^{}]+)\}/g)) {
    const symbol = SPELLINGS.get(inner.toUpperCase());
    if (symbol) cost.symbols.push(symbol);
    else if (inner.toUpperCase() === 'X') cost.x++;
    else if (/^X[WUBRG]$/.test(inner)) {
      cost.x++;
      cost.xAs = `X/${inner[1] as Color}`;
    } else if (/^\d{1,7}$/.test(inner)) cost.generic += Number(inner);
    else return null;
  }
  if (cost.generic > MAX_GENERIC || cost.symbols.length + cost.x > MAX_SYMBOLS) return null;
  if (cache.size >= CACHE_SIZE) cache.clear();
  Object.freeze(cost.symbols);
  cache.set(text, Object.freeze(cost));
  return cost;
}

/** Reads a cost that is known to be one (card definitions are checked before they are played). */
export function parseManaCost(text: string): ManaCost {
  const cost = readManaCost(text);
  if (!cost) throw new RangeError(`"${text}" is no mana cost`);
  return cost;
}

/** Prints a cost: {X} first, then generic mana, then the symbols; a cost of nothing is {0} (107.4d). */
export function printManaCost(cost: ManaCost): string {
  const empty = cost.x === 0 && cost.symbols.length === 0;
  const generic = cost.generic > 0 || empty ? `{${cost.generic}}` : '';
  const x = cost.xAs ? `{X${cost.xAs.slice(2)}}` : '{X}';
  return `${x.repeat(cost.x)}${generic}${cost.symbols.map((s) => `{${s}}`).join('')}`;
}

/** Colors of one symbol: a hybrid symbol is all of its colors, a Phyrexian one its color too (107.4e–f). */
function colorsOfSymbol(symbol: ManaSymbol): Color[] {
  return COLORS.filter((c) => symbol.split('/').includes(c));
}

/** Colors of an object with this mana cost, in the game's order (105.2, 202.2). */
export function colorsOfCost(cost: ManaCost): Color[] {
  return COLORS.filter((c) => cost.symbols.some((s) => colorsOfSymbol(s).includes(c)));
}

/**
 * Mana value (202.3): {X} counts as 0 unless a value was chosen (202.3e), a hybrid symbol as its larger half (202.3f),
 * every other symbol as 1 (202.3g).
 */
export function manaValue(cost: ManaCost, x = 0): number {
  return cost.generic + cost.x * x + cost.symbols.reduce((sum, s) => sum + (s.startsWith('2/') ? 2 : 1), 0);
}

/** A cost together with another: additional costs and cost increases (118.8, 601.2f). */
export function addCosts(a: ManaCost, b: ManaCost): ManaCost {
  const symbols = [...a.symbols, ...b.symbols];
  const generic = Math.min(MAX_GENERIC, a.generic + b.generic);
  const xAs = a.xAs ?? b.xAs;
  return {
    generic,
    x: a.x + b.x,
    symbols: symbols.length > MAX_SYMBOLS ? symbols.slice(0, MAX_SYMBOLS) : symbols,
    ...(xAs ? { xAs } : {}),
  };
}

/** The cost with X as it was chosen, as far as a cost can be read again. */
export function withChosenX({ generic, x, symbols, xAs }: ManaCost, chosen: number): ManaCost {
  if (!xAs) return { generic: generic + x * chosen, x: 0, symbols };
  const many = Math.min(x * chosen, MAX_SYMBOLS - symbols.length);
  return { generic, x: 0, symbols: [...symbols, ...Array.from({ length: many }, () => xAs)] };
}

/** The largest X that a cost can have. */
export const largestToRead = ({ x, symbols, xAs }: ManaCost): number =>
  xAs ? Math.floor((MAX_SYMBOLS - symbols.length) / Math.max(1, x)) : Number.POSITIVE_INFINITY;

/** The same mana cost where only mana of one color may be spent on X. */
export const spentOnX = (cost: string, color: string): string => cost.replaceAll('{X}', `{X${color}}`);

/** A cost so many times over, as far as a cost can be printed. */
export function multipliedCost({ generic, x, symbols, xAs }: ManaCost, count: number): ManaCost {
  const most = Math.min(count, Math.floor(MAX_SYMBOLS / Math.max(1, symbols.length + x)));
  return {
    generic: Math.min(MAX_GENERIC, generic * count),
    x: x * most,
    symbols: Array.from({ length: most }, () => symbols).flat(),
    ...(xAs ? { xAs } : {}),
  };
}

/** The symbols of a cost that a reduction by one mana of this type takes away, the plainest kind first. */
function reducible(type: Color | 'C'): ((symbol: ManaSymbol) => boolean)[] {
  const has = (s: ManaSymbol): boolean => !s.startsWith('X/') && s.split('/').includes(type);
  return [
    (s) => s === type,
    // The player has announced how hybrid and Phyrexian symbols will be paid before reductions apply (601.2b), and
    // can announce the half that is taken away.
    (s) => has(s) && !s.endsWith('/P') && !s.startsWith('2/'),
    (s) => has(s) && s.startsWith('2/'),
    (s) => has(s) && s.endsWith('/P'),
  ];
}

/** What one symbol of a reduction takes off: one mana of a type, or generic mana. */
function takeOff(cost: ManaCost, symbol: ManaSymbol, exact: boolean): void {
  const halves = symbol.split('/').filter((h) => h !== 'P');
  const types = halves.filter((h): h is Color | 'C' => h === 'C' || (COLORS as readonly string[]).includes(h));
  for (const type of types) {
    for (const fits of reducible(type)) {
      const at = cost.symbols.findIndex(fits);
      if (at < 0) continue;
      cost.symbols.splice(at, 1);
      return;
    }
  }
  if (exact) return;
  // The cost needs (118.7b) or has left (118.7c–d) no such mana, or the reduction is by snow mana (118.7g): generic.
  const generic = halves.includes('2') ? 2 : 1;
  takeOfX(cost, generic - cost.generic);
  cost.generic = Math.max(0, cost.generic - generic);
}

/** What is left of a generic reduction is taken off X, which is generic mana whatever may be spent on it. */
function takeOfX(cost: ManaCost, amount: number): void {
  let left = amount;
  if (left > 0) cost.symbols = cost.symbols.filter((symbol) => !(symbol.startsWith('X/') && left-- > 0));
}

/**
 * A cost less a reduction (118.7). Generic reduction touches generic mana only (118.7a); a colored or colorless one
 * takes its own type first and generic mana for the rest (118.7b–d); of a hybrid symbol in the reduction the half is
 * chosen that the cost has, else generic mana (118.7e); one that is `exact` takes off nothing else. X must have been filled in: {X} still standing is not reduced.
 */
export function reduceCost(cost: ManaCost, by: ManaCost, exact = false): ManaCost {
  const left: ManaCost = { ...cost, symbols: [...cost.symbols] };
  // Symbols with one type first: a hybrid one can better use what they leave.
  const symbols = [...by.symbols].sort((a, b) => a.split('/').length - b.split('/').length);
  for (const symbol of symbols) takeOff(left, symbol, exact);
  takeOfX(left, by.generic - left.generic);
  left.generic = Math.max(0, left.generic - by.generic);
  return left;
}

/** What no card prints. */
const INNER = /\{X[^}]/;
/** A mana cost as printed (107.4). */
export const manaCost = guard<string>(
  (value, report) => {
    if (typeof value !== 'string' || INNER.test(value) || readManaCost(value) === null)
      report.fault([], 'a mana cost is written like {2}{R}{W/U}{X}', {
        code: value === undefined ? 'REQUIRED' : 'INVALID_INPUT',
      });
  },
  () => ({ type: 'string', title: 'mana cost', pattern: '^(\\{[^{}]+\\})*$' }),
);

/** The mana among costs, as printed. */
export const manaText = (costs: Cost[] = []): string => costs.find((c) => c.pay === 'mana')?.cost ?? '';
