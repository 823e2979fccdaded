/** What spells cost more or less, by abilities that always hold (601.2f). */

import {
  type Condition,
  type Cost,
  canonical,
  type Filter,
  type FilterClause,
  type StaticAbility,
} from '@arbiter/engine';
import { kickerText } from './keywords.js';
import { perEach } from './numbers.js';
import { type Say, UNSAID } from './say.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

type CostMod = Extract<StaticAbility['mods'][number], { mod: 'cost' }>;
/** "Creature spells you cast cost {1} less to cast" (601.2f). */
export function spellsCost({ mod, of = [], more, less, targeting }: CostMod, who: string, say: Say): string {
  const change = less ?? more;
  if (!mod || !change || (less && more)) return UNSAID;
  if (list(of).some((clause) => 'is' in clause && clause.is === 'spell')) return UNSAID;
  if (list(of).some((clause) => 'targets' in clause)) return UNSAID;
  const spells = say.thing([{ is: 'spell' }, ...list(of)], { many: true });
  const at = targeting ? ` that target ${targetText(targeting, say)}` : '';
  const whose = who === 'you' ? ' you cast' : who === 'opponents' ? ' your opponents cast' : '';
  return `${spells}${whose}${at} cost ${say.costs(change)} ${less ? 'less' : 'more'} to cast`;
}
/** "You or a permanent you control", "a creature you control". */
function targetText(target: Filter, say: Say): string {
  const [only, ...more] = list(target);
  if (!only || more.length > 0 || !('any' in only)) return say.thing(target, { determiner: 'a' });
  return only.any
    .map((part) => (canonical(list(part)) === '[{"player":"you"}]' ? 'you' : say.thing(part, { determiner: 'a' })))
    .join(' or ');
}
/** What the card's own cost is, by its own ability. */
export function costChange(mod: CostMod, condition: Condition | undefined, say: Say): string {
  const fields = canonical(Object.keys(mod).sort());
  if (mod.optional && fields === '["mod","optional"]' && !condition) return kickerText(mod.optional, say);
  if (mod.more && fields === '["mod","more"]' && !condition) return additionalText(mod.more, say);
  if (mod.more && fields === '["mod","more","times"]' && !condition)
    return canonical(mod.times) === canonical({ sum: ['targets', -1] })
      ? `${say.object('self')} costs ${say.costs(mod.more)} more to cast for each target beyond the first`
      : UNSAID;
  if (!mod.less) return UNSAID;
  const costs = `${say.object('self')} costs ${say.costs(mod.less)} less to cast`;
  if (mod.targeting && fields === '["less","mod","targeting"]' && !condition)
    return `${costs} if it targets ${targetText(mod.targeting, say)}`;
  if (fields === '["less","mod"]' && condition) return `${costs} if ${say.condition(condition)}`;
  const each = mod.times === undefined ? undefined : perEach(mod.times);
  if (fields !== '["less","mod","times"]' || condition || each?.times !== 1) return UNSAID;
  return `${costs} for each ${each.one(say)}`;
}

/** "As an additional cost to cast this spell, sacrifice a creature" (601.2f): more mana is said otherwise. */
function additionalText(costs: readonly Cost[], say: Say): string {
  if (costs.length === 0 || costs.some(({ pay }) => ADDED_MANA.includes(pay))) return UNSAID;
  return `as an additional cost to cast this spell, ${costs.map((cost) => say.costs([cost])).join(' and ')}`;
}
const ADDED_MANA = ['mana', 'tap', 'untap', 'loyalty'];
