/** Deathtouch (702.2): any damage it deals to a creature is lethal. Read in 120.6, 510.1c and 704.5h. */
import { type Game, keyword } from '@arbiter/engine';
import { cite } from '../../cite.js';
import { define } from './hooks.js';

define({
  keyword: 'deathtouch',
  rules: cite('mtg:702.2'),
  says: 'Any damage it deals to a creature is enough to destroy that.',
});

export const DEATHTOUCH_RULES = cite('mtg:702.2b', 'mtg:704.5h');
/** How much damage from this source is lethal to something that could still take `left` (702.2c). */
export function lethalFrom(g: Game, source: number, left: number): number {
  return keyword(g, source, 'deathtouch') ? Math.min(1, left) : left;
}
