/** How keywords are printed: their names, with what they say besides. */
import { type Ability, type Cost, canonical, type Filter } from '@arbiter/engine';
import { areAdvanced } from './parts.js';
import { clausesOf, either, numeral, ownNames, ownOr, type Say, UNSAID, whole } from './say.js';
import { words } from './written.js';

/** "Two Herbs", "one Springleaf": what is sacrificed. */
function ingredients(cost: Cost, say: Say): string {
  return whole(cost, (watched) => {
    if (watched.pay !== 'sacrifice' || typeof watched.what === 'string') return UNSAID;
    const { what, count = 1, label: _label } = watched;
    if (typeof count !== 'number') return UNSAID;
    const clauses = clausesOf(what).filter((clause) => !OWN.includes(canonical(clause)));
    const [kind, ...more] = clauses;
    if (!kind || more.length > 0 || clausesOf(what).length !== clauses.length + OWN.length) return UNSAID;
    const number = numeral(count);
    if ('named' in kind && typeof kind.named === 'string') return `${number} ${kind.named}`;
    return 'has' in kind && kind.has[0] === 'subtypes'
      ? `${number} ${say.thing([kind], { many: count !== 1 })}`
      : UNSAID;
  });
}
const OWN = [canonical({ zone: 'field' }), canonical({ controller: 'you' })];

/** "Imbue 2", "Advanced Imbue 2", "Crux & Tera Imbue 3": by which cards. */
function imbueText(value: number, from: Filter | undefined): string {
  if (from === undefined) return `imbue ${value}`;
  const [clause, ...more] = clausesOf(from);
  if (!clause || more.length > 0 || !('has' in clause) || clause.has[0] !== 'elements') return UNSAID;
  const elements = words(clause.has[1]);
  return `${areAdvanced(elements) ? 'advanced' : elements.join(' & ')} imbue ${value}`;
}

type Keyword = Extract<Ability, { kind: 'keyword' }>;
/** Keywords that stand alone. */
const PLAIN = ['cleave', 'efficiency', 'floating memory', 'intercept', 'stealth', 'true sight'];

export function keywordText(
  { kind, keyword, value, label, cost, from, effects, if: condition, spares }: Keyword,
  say: Say,
): string {
  // "Ephemerate — (2)".
  if (
    (keyword === 'ephemerate' || keyword === 'starcalling') &&
    cost &&
    value === undefined &&
    label === undefined &&
    !from &&
    !effects &&
    !condition
  )
    return `${keyword} — ${say.costs(cost)}`;
  if (keyword === 'brew' && cost && value === undefined && label === undefined && !from && !effects && !condition)
    return `${keyword} — ${cost.map((one) => ingredients(one, say)).join(', ')}`;
  if (keyword === 'imbue' && value !== undefined && !cost && label === undefined && !effects && !condition && !spares)
    return imbueText(value, from);
  // "Ally Link": to what it is linked.
  if (keyword === 'link' && from && value === undefined && !cost && label === undefined && !effects && !condition)
    return spares ? UNSAID : `${say.thing(from)} link`;
  if (!kind || cost || from || effects || condition || spares) return UNSAID;
  // "Rai Lineage": of which champion.
  if (keyword === 'lineage')
    return label === undefined || value !== undefined ? UNSAID : `${ownOr(label, say.face)} lineage`;
  // "Command Chessman": of which subtype.
  if (keyword === 'command') return value === undefined ? `command ${label ?? ''}`.trim() : UNSAID;
  if (label !== undefined) return UNSAID;
  if (value !== undefined) return `${keyword} ${value}`;
  if (keyword === 'ambush')
    return either(
      keyword,
      ...ownNames(say.face)
        .slice(0, 1)
        .map((name) => `${name} may retaliate against attackers while not defending`),
    );
  return PLAIN.includes(keyword) || !keyword.startsWith('on ') ? keyword : UNSAID;
}
