/** A description put together: how many, adjectives, the noun, and what follows it (109.2). */

import { either, type Filter, type FilterClause, orders } from '@arbiter/engine';
import { isYourBearer, YOUR_BEARER } from './ring.js';
import { article, ownNames, type Say, UNSAID } from './say.js';
import { joined, type Parts, partsOf, words } from './things.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
/** "the exiled card", "each creature card exiled with this artifact": what an ability linked to this one has exiled. */
function linkedText(parts: Parts, many: boolean, determiner: string, say: Say): string {
  if (!parts.cards || parts.after.join() !== 'in exile' || parts.before.length > 0) return UNSAID;
  const kinds = parts.nouns.map(({ one }) => `${one} `).join('');
  const noun = `${kinds}card${many ? 's' : ''}`;
  const withIt = `${determiner} ${noun} exiled with ${either(...ownNames(say.face))}`.trim();
  return kinds === '' && determiner === '' ? either(`the exiled ${noun}`, withIt) : withIt;
}

/** A description, after what says how many of them: "target creature you control", "each other Goblin". */
export function thing(
  filter: Filter,
  say: Say,
  { many = false, determiner = '', library = false, from = '' }: Parameters<Say['thing']>[1] = {},
): string {
  if (isYourBearer(filter) && !many && !library && from === '' && ['', 'a', 'each'].includes(determiner))
    return YOUR_BEARER;
  // "Each creature you control that's a Wolf or a Werewolf": of one type, and of one of several subtypes.
  const kinds = determiner === 'each' && !many && from === '' ? kindsAmong(filter) : undefined;
  if (kinds) {
    const plain = say.apart(() => described(filter, say, { determiner, library }));
    return either(plain, described(kinds.rest, say, { determiner, library, from: `that's ${kinds.said}` }));
  }
  return described(filter, say, { many, determiner, library, from });
}
function kindsAmong(filter: Filter): { rest: FilterClause[]; said: string } | undefined {
  const clauses = list(filter);
  const typed = clauses.filter((clause) => 'has' in clause && clause.has[0] === 'types');
  const kinds = clauses.filter((clause) => 'has' in clause && clause.has[0] === 'subtypes');
  const [only] = kinds;
  if (typed.length !== 1 || kinds.length !== 1 || !only || !('has' in only) || words(only.has[1]).length < 2)
    return undefined;
  const said = joined(
    words(only.has[1]).map((kind) => `${article(kind)} ${kind}`),
    'or',
  );
  return { rest: clauses.filter((clause) => clause !== only), said };
}
function described(
  filter: Filter,
  say: Say,
  { many = false, determiner = '', library = false, from = '' }: Parameters<Say['thing']>[1] = {},
): string {
  const parts = partsOf(filter, say);
  if (parts.linked) return linkedText(parts, many, determiner, say);
  if (from !== '') parts.after.push(from);
  if ((parts.library && !library) || (parts.spells && (parts.cards || parts.library || parts.permanents)))
    parts.before.push(UNSAID);
  if (parts.tokens && (parts.cards || parts.library || parts.spells)) parts.before.push(UNSAID);
  const fixed = parts.cards || parts.library ? 'card' : parts.spells ? 'spell' : parts.tokens ? 'token' : undefined;
  // The noun is the type; of type and subtype the subtype stands before it, as all others do before "card" and "spell".
  const types = [...parts.nouns];
  const noun = fixed
    ? { one: fixed, many: `${fixed}s` }
    : (types.shift() ?? {
        one: parts.permanents || list(filter).length > 0 ? 'permanent' : 'card',
        many: parts.permanents || list(filter).length > 0 ? 'permanents' : 'cards',
      });
  const adjectives = [
    ...parts.before,
    ...types.map(({ one, both = one }) => (fixed && (many || determiner === 'each' || determiner === '') ? both : one)),
  ];
  // Each of two kinds is each of both.
  const head = many ? noun.many : determiner === 'each' ? (noun.both ?? noun.one) : noun.one;
  const [fronts, ends] = [orders(adjectives).map((before) => `${before} ${head}`.trim()), orders(parts.after)];
  const text = `${either(...fronts)} ${either(...ends)}`.trim();
  const indefinite = `${article(adjectives[0] ?? head)} ${text}`;
  if (parts.others)
    return parts.other || (determiner !== '' && determiner !== 'each') ? UNSAID : `${determiner} other ${text}`.trim();
  if (!parts.other) return determiner === 'a' ? indefinite : `${determiner} ${text}`.trim();
  const than = ` other than ${either(...ownNames(say.face))}`;
  switch (determiner) {
    case 'a':
      return either(`another ${text}`, `${indefinite}${than}`);
    case 'target':
      return either(many ? `other target ${text}` : `another target ${text}`, `target ${text}${than}`);
    case 'up to one target':
      return either(`up to one other target ${text}`, `up to one target ${text}${than}`);
    default:
      return either(`${determiner} other ${text}`.trim(), `${determiner} ${text}${than}`.trim());
  }
}
