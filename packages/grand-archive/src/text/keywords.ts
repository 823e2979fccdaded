/** How keywords are printed: their names, with what they say besides. */
import type { Ability } from '@arbiter/engine';
import { ownOr, type Say, UNSAID } from './say.js';

type Keyword = Extract<Ability, { kind: 'keyword' }>;
/** Keywords that stand alone. */
const PLAIN = ['cleave', 'efficiency', 'floating memory', 'intercept', 'stealth', 'true sight'];

export function keywordText(
  { kind, keyword, value, label, cost, from, effects, if: condition, spares }: Keyword,
  say: Say,
): string {
  if (!kind || cost || from || effects || condition || spares) return UNSAID;
  // "Rai Lineage": of which champion.
  if (keyword === 'lineage')
    return label === undefined || value !== undefined ? UNSAID : `${ownOr(label, say.face)} lineage`;
  if (label !== undefined) return UNSAID;
  if (value !== undefined) return `${keyword} ${value}`;
  return PLAIN.includes(keyword) || !keyword.startsWith('on ') ? keyword : UNSAID;
}
