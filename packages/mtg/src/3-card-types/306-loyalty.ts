/** Loyalty (306.5): planeswalkers alone have it, on the battlefield as much as they have counters and nothing else. */
import { type Chars, type Game, wordsOf } from '@arbiter/engine';
import { cite } from '../cite.js';

/** What a planeswalker's loyalty is. @citation */
export const LOYALTY_RULES = cite('mtg:306.5', 'mtg:306.5c');

export function loyaltyByCounters(g: Game, id: number, chars: Chars): void {
  const object = g.find(id);
  if (object?.zone !== 'battlefield') return;
  if (!wordsOf(chars.props.types).includes('Planeswalker')) {
    if (chars.props.loyalty === undefined) return;
    const { loyalty: _nothing, ...props } = chars.props;
    chars.props = props;
    return;
  }
  const loyalty = object.counters?.loyalty ?? 0;
  if (chars.props.loyalty !== loyalty) chars.props = { ...chars.props, loyalty };
}
