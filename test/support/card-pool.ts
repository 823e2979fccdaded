/**
 * The cards that random decks and positions are made of. Of Magic, which plays thousands, those written by hand unless
 * everything is asked for: they use every mechanism, and are the same whatever is compiled. Of another edition all that it has.
 */
import type { CardInfo, RulesetService } from '@arbiter/engine';
import { handWritten } from '@arbiter/mtg';

const pools = new Map<string, readonly CardInfo[]>();

export function cardPool(ruleset: RulesetService, every = false, edition?: string): readonly CardInfo[] {
  const { id, editions } = ruleset.info;
  const other = editions.some((one) => one.id === edition && !one.current) ? edition : undefined;
  const key = `${id} ${every} ${other}`;
  const catalogue = (other === undefined ? undefined : ruleset.cardsOf?.(other)) ?? ruleset.cards;
  const names = id === 'mtg' && !every && other === undefined ? handWritten.names : catalogue.names();
  const pool = pools.get(key) ?? names.map((name) => catalogue.get(name) as CardInfo);
  pools.set(key, pool);
  return pool;
}
