/** Where something is, in descriptions: "from your graveyard", "in exile" (400.1). */

import { canonical, either, type Filter, type FilterClause } from '@arbiter/engine';
import { ANY_GRAVEYARD, OPPONENTS_GRAVEYARD } from './graveyards.js';
import { whoseNames } from './nouns.js';
import { type Say, UNSAID } from './say.js';
import type { Parts } from './things.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
/** Cards by whom and where: "from your graveyard". */
export function placed(filter: readonly FilterClause[], parts: Parts, say: Say): FilterClause[] {
  const zone = filter.find((clause) => 'zone' in clause);
  if (!zone || !('zone' in zone)) return [...filter];
  const rest = filter.filter((clause) => clause !== zone);
  if (zone.zone === 'battlefield') {
    parts.permanents = true;
    return rest;
  }
  if (zone.zone === 'stack') return onStack(rest, parts);
  parts.cards = true;
  const owner = rest.find((clause) => 'owner' in clause);
  if (zone.zone === 'hand' && owner && 'owner' in owner && typeof owner.owner === 'object') {
    parts.after.push(either(...whoseNames(owner.owner, say, false).map((whose) => `in ${whose} hand`)));
    return rest.filter((clause) => clause !== owner);
  }
  if (zone.zone === 'hand') {
    parts.after.push(owner && 'owner' in owner && owner.owner === 'you' ? either('in your hand', 'in hand') : UNSAID);
    return rest.filter((clause) => clause !== owner);
  }
  if (zone.zone === 'library') {
    // Where a search looks is said before what it is for.
    if (owner) parts.after.push(UNSAID);
    parts.library = true;
    return rest;
  }
  const graveyard = owner && 'owner' in owner ? graveyardOf(owner.owner, say) : ANY_GRAVEYARD;
  if (zone.zone === 'graveyard') parts.after.push(`${either('from', 'in')} ${graveyard}`);
  else if (zone.zone === 'exile' && canonical(owner ?? {}) === '{"owner":"you"}') parts.after.push('you own in exile');
  else parts.after.push(zone.zone === 'exile' && !owner ? 'in exile' : UNSAID);
  return rest.filter((clause) => clause !== owner);
}
/** What is on the stack is a spell or an ability (112.1, 113.3). */
function onStack(rest: readonly FilterClause[], parts: Parts): FilterClause[] {
  const isSpell = (clause: FilterClause): boolean => 'is' in clause && clause.is === 'spell';
  const abilities = rest.filter((clause) => 'not' in clause && list(clause.not).every(isSpell));
  if (rest.some(isSpell)) return [...rest];
  const activated = rest.filter((clause) => canonical(clause) === '{"is":"activatedAbility"}');
  if (activated.length > 0) {
    parts.nouns.push({ one: 'activated ability', many: 'activated abilities' });
    return rest.filter((clause) => !activated.includes(clause));
  }
  parts.nouns.push(
    abilities.length > 0
      ? { one: 'activated or triggered ability', many: 'activated or triggered abilities' }
      : { one: 'spell or ability', many: either('spells or abilities', 'spells and/or abilities') },
  );
  return rest.filter((clause) => !abilities.includes(clause));
}
function graveyardOf(owner: Extract<FilterClause, { owner: unknown }>['owner'], say: Say): string {
  if (owner === 'you') return 'your graveyard';
  if (owner === 'opponent') return OPPONENTS_GRAVEYARD;
  return `${say.object(owner)}'s graveyard`;
}
