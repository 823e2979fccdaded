/** Loyalty (306.5): as a planeswalker lies on the battlefield, the number of its counters and nothing else. */
import { type Chars, type Game, wordsOf } from '@arbiter/engine';
import { cite } from '../cite.js';

/** What a planeswalker's loyalty is. @citation */
export const LOYALTY_RULES = cite('mtg:306.5c');

export function loyaltyByCounters(g: Game, id: number, chars: Chars): void {
  if (!wordsOf(chars.props.types).includes('Planeswalker')) return;
  const object = g.find(id);
  if (object?.zone !== 'battlefield') return;
  const loyalty = object.counters?.loyalty ?? 0;
  if (chars.props.loyalty !== loyalty) chars.props = { ...chars.props, loyalty };
}
