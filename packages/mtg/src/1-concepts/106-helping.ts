/** What pays for mana in a spell's total cost besides mana: creatures that convoke it, cards that are exiled and the like (702.51a, 702.66a). */
import { characteristicsOf, type Game, type Payer, type PayingWith, payingWith, wordsOf } from '@arbiter/engine';
import type { ManaColor, ManaSource } from './106-payment-sources.js';
import type { ManaCost, ManaSymbol } from './107.4-mana-symbols.js';

/** What one thing pays: one mana of these colors, or of generic mana. */
export type Help = readonly string[];

/** Used only where nothing else pays: what to tap or to exile is its player's choice. */
const LAST = 1000;

export const helpOf = (g: Game, { ability }: PayingWith, id: number): Help =>
  ability.as === undefined ? [] : wordsOf(characteristicsOf(g, id).props[ability.as]);

const NONE: readonly PayingWith[] = [];
/** What may pay for the mana that is asked for, by each ability of the spell that says so. */
export const helpersOf = (g: Game, { seat, source, playing }: Payer): readonly PayingWith[] =>
  playing === true ? payingWith(g, seat, source, 'mana') : NONE;

const NO_SOURCES: readonly ManaSource[] = [];
/** The same as sources of a payment; whatever uses up a permanent excludes its own mana abilities. */
export const helpingSources = (g: Game, helpers: readonly PayingWith[]): readonly ManaSource[] =>
  helpers.length === 0
    ? NO_SOURCES
    : helpers.flatMap((one, at) =>
        one.objects.map((id): ManaSource => {
          const colors = helpOf(g, one, id) as ManaColor[];
          const generic = colors.length === 0;
          const outputs: ManaColor[][] = generic ? [['C']] : colors.map((color) => [color]);
          return { id, ability: -1 - at, outputs, preference: LAST, exclusive: id, costly: true, generic };
        }),
      );

/** The costs that are left where this has paid one mana: of its colors where there is such, else generic. */
function* rests(cost: ManaCost, help: Help): Generator<ManaCost> {
  const tried = new Set<ManaSymbol>();
  for (const [at, symbol] of cost.symbols.entries()) {
    if (tried.has(symbol) || !symbol.split('/').some((half) => help.includes(half))) continue;
    tried.add(symbol);
    yield { ...cost, symbols: cost.symbols.toSpliced(at, 1) };
  }
  if (cost.generic > 0) yield { ...cost, generic: cost.generic - 1 };
}

/** Whether something pays for any part of a cost. */
export const helpsWith = (cost: ManaCost, help: Help): boolean => rests(cost, help).next().done !== true;

/** A cost after all these have paid one mana each so that the rest can be paid; null: that can't be. */
export function afterHelp(cost: ManaCost, helps: readonly Help[], pays: (rest: ManaCost) => boolean): ManaCost | null {
  const [first, ...more] = helps;
  if (!first) return pays(cost) ? cost : null;
  for (const rest of rests(cost, first)) {
    const found = afterHelp(rest, more, pays);
    if (found) return found;
  }
  return null;
}
