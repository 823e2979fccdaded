/** Flash (702.8): the card may be cast whenever an instant could be. */
import type { Chars } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { define } from './hooks.js';

define({ keyword: 'flash', rules: cite('mtg:702.8a'), says: 'May be cast whenever an instant could be.' });
export const hasFlash = (card: Chars): boolean =>
  card.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'flash');
