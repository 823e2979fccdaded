/** Keywords that say what other cards they are about before or after their name: splice, offering (702.47, 702.48). */
import type { Cost, Filter, FilterClause } from '@arbiter/engine';
import { type Say, UNSAID } from './say.js';

/** "Arcane", "instant or sorcery": one quality, of types or of subtypes. */
function qualityOf(from: Filter): string {
  const [clause, ...more]: FilterClause[] = Array.isArray(from) ? from : [from];
  if (!clause || more.length > 0 || !('has' in clause)) return UNSAID;
  const [prop, value] = clause.has;
  if (prop === 'types') return [value].flat().join(' or ').toLowerCase();
  return prop === 'subtypes' ? [value].flat().join(' or ') : UNSAID;
}

/** "splice onto Arcane {1}{R}", "splice onto Arcane—sacrifice two Mountains" (702.47a). */
export const spliceText = (from: Filter, cost: readonly Cost[], say: Say): string =>
  `splice onto ${qualityOf(from)}${cost.every(({ pay }) => pay === 'mana') ? ' ' : '—'}${say.costs(cost)}`;

/** "Fox offering" (702.48a). */
export const offeringText = (from: Filter): string => `${qualityOf(from)} offering`;
