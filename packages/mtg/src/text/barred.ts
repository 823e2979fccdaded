/** What players can't do, and what can't be done (101.2). */

import { canonical, type Filter, type FilterClause, type StaticAbility } from '@arbiter/engine';
import { ofChosen } from './chosen.js';
import { isFilter } from './object-rules.js';
import { either, type Say, UNSAID, whole } from './say.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** "Your opponents can't cast spells or activate abilities of artifacts": what players can't do (101.2). */
export function barredText(who: string, mods: StaticAbility['mods'], say: Say): string | undefined {
  const rules = mods.flatMap((mod) => (mod.mod === 'rule' && BARRED.includes(mod.rule) ? [mod] : []));
  if (rules.length === 0) return undefined;
  const subject = { you: 'you', opponents: 'your opponents', all: 'players' }[who];
  const what = rules.map((mod) => whole(mod, (one) => barredFrom(one, say)));
  if (rules.length < mods.length || !subject) return UNSAID;
  const plain = `${subject} can't ${what.join(' or ')}`;
  const [only, ...more] = rules;
  // What nobody can do can't be done (101.2).
  const passive = who === 'all' && only && more.length === 0 ? whole(only, (one) => barredThings(one, say)) : UNSAID;
  return passive === UNSAID ? plain : plain.includes(UNSAID) ? passive : either(plain, passive);
}
const BARRED = ['cantCast', 'cantActivate'];
function barredFrom({ mod, rule, of }: Extract<StaticAbility['mods'][number], { mod: 'rule' }>, say: Say): string {
  if (mod !== 'rule' || (of !== undefined && !isFilter(of))) return UNSAID;
  if (rule === 'cantCast') return castingText(of, say);
  if (of === undefined) return "activate abilities that aren't mana abilities";
  const sources = list(of).filter((clause) => !('zone' in clause && clause.zone === 'battlefield'));
  return `activate abilities of ${say.thing(sources, { many: true })}`;
}
/** "Spells with the chosen name can't be cast", "activated abilities of sources with the chosen name can't be activated". */
function barredThings(
  { mod, rule, of, manaAbilities }: Extract<StaticAbility['mods'][number], { mod: 'rule' }>,
  say: Say,
): string {
  if (!mod || !isFilter(of) || list(of).some((clause) => 'zone' in clause || 'any' in clause || 'not' in clause))
    return UNSAID;
  if (rule === 'cantCast')
    return manaAbilities === undefined
      ? `${say.thing([{ is: 'spell' }, ...list(of)], { many: true })} can't be cast`
      : UNSAID;
  const named = canonical(list(of)) === canonical([{ chosen: 'cardName' }]);
  if (rule !== 'cantActivate' || !named || manaAbilities === true) return UNSAID;
  const unless = manaAbilities === false ? " unless they're mana abilities" : '';
  return `activated abilities of sources ${ofChosen('cardName', say)} can't be activated${unless}`;
}
/** "cast creature spells", "cast spells from graveyards or libraries". */
function castingText(of: Filter | undefined, say: Say): string {
  if (of === undefined) return 'cast spells';
  const clauses = list(of);
  const [clause, ...more] = clauses;
  if (!clause || more.length > 0) return `cast ${say.thing([{ is: 'spell' }, ...clauses], { many: true })}`;
  if (canonical(clause) === '{"not":{"zone":"hand"}}')
    return `cast spells from anywhere other than ${either('their hands', 'your hand')}`;
  const zones = 'any' in clause ? clause.any.flatMap(list) : [clause];
  const all = zones.map((one) => ('zone' in one ? (ZONES[one.zone] ?? UNSAID) : UNSAID));
  if (!all.includes(UNSAID)) return `cast spells from ${all.join(' or ')}`;
  return 'zone' in clause || 'any' in clause
    ? UNSAID
    : `cast ${say.thing([{ is: 'spell' }, ...clauses], { many: true })}`;
}
const ZONES: { [zone: string]: string } = { graveyard: 'graveyards', library: 'libraries', exile: 'exile' };
