/** First strike and double strike (702.7, 702.4): who deals combat damage in which of the two steps (510.4). */
import { type Game, keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { define } from './hooks.js';

define({ keyword: 'first strike', rules: cite('mtg:702.7'), says: 'Deals combat damage before creatures without it.' });
define({
  keyword: 'double strike',
  rules: cite('mtg:702.4'),
  says: 'Deals combat damage twice: first, and with the others.',
});

/** Who deals combat damage in which of two steps. @citation */
export const FIRST_STRIKE_RULES = cite('mtg:702.7b', 'mtg:702.4b', 'mtg:510.4');
export const strikesFirst = (g: Game, id: number): boolean =>
  keyword(g, id, 'first strike') !== undefined || keyword(g, id, 'double strike') !== undefined;
/** In the regular step: those that didn't strike in the first one, and double strikers (702.4b). */
export const strikesNow = (g: Game, id: number, struck: boolean): boolean =>
  !struck || keyword(g, id, 'double strike') !== undefined;
