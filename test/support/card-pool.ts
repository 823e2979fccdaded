/**
 * The cards that random decks and positions are made of. Of Magic, which plays thousands, those written by hand unless
 * everything is asked for: they use every mechanism, and are the same whatever is compiled.
 */
import type { CardInfo, RulesetService } from '@arbiter/engine';
import { handWritten } from '@arbiter/mtg';

const pools = new Map<string, readonly CardInfo[]>();

export function cardPool(ruleset: RulesetService, every = false): readonly CardInfo[] {
  const { id } = ruleset.info;
  const key = `${id} ${every}`;
  const names = id === 'mtg' && !every ? handWritten.names : ruleset.cards.names();
  const pool = pools.get(key) ?? names.map((name) => ruleset.cards.get(name) as CardInfo);
  pools.set(key, pool);
  return pool;
}
