/** How descriptions are printed: adjectives, a noun, and what follows it (109.2, 205). */

import { canonical, either, type Filter, type FilterClause, joined, type Ref, wordsOf } from '@arbiter/engine';
import { COLOR_NAMES } from '../1-concepts/105-colors.js';
import { attachedTo, bearing, playerEnchanted } from './attached.js';
import { ofChosen } from './chosen.js';
import { dealtBy, didText, FROM, targetedText } from './deeds.js';
import { figure } from './figures.js';
import { isOneTarget, playerOrController } from './nouns.js';
import { placed } from './placed.js';
import { plural } from './plurals.js';
import { article, ownNames, type Say, UNSAID, whole } from './say.js';
import { isSpoken } from './spoken.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
export const words = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);
export { joined };

const orOf = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : either(joined(all, 'or'), joined(all, 'and/or'));

/** The parts of a description, in the places where English has them. */
export interface Parts {
  other: boolean;
  before: string[];
  /** `both` stands before a noun that is several: "instant and sorcery cards". */
  nouns: { one: string; many: string; both?: string }[];
  cards: boolean;
  spells: boolean;
  tokens: boolean;
  /** The source's other ability has exiled them (607.2a). */
  linked: boolean;
  permanents: boolean;
  /** They are looked for in a library. */
  library: boolean;
  after: string[];
  /** Others than the one target, and not than the source. */
  others: boolean;
}

type Clause = FilterClause;
/** Where each clause goes. A table by word, as those of verbs: a new filter word gets its line here. */
function place(clause: Clause, parts: Parts, say: Say): void {
  if ('has' in clause) listWords(clause.has, parts);
  else if ('not' in clause) negated(list(clause.not), parts, say);
  else if ('other' in clause) parts.other = clause.other;
  else if ('status' in clause) parts.before.push(clause.status);
  else if ('is' in clause) {
    if (clause.of !== undefined) parts.before.push(UNSAID);
    else if (clause.is === 'spell') parts.spells = true;
    else if (clause.is === 'token') parts.tokens = true;
    else if (clause.is === 'singleTarget') parts.after.push('with a single target');
    else if (clause.is === 'hasX') parts.after.push('with {X} in its mana cost');
    else parts.before.push(ADJECTIVES.includes(clause.is) ? clause.is : UNSAID);
  } else if ('keyword' in clause) parts.after.push(`with ${keywordName(clause)}`);
  else if ('counters' in clause) parts.after.push(withCounters(clause.counters));
  else if ('stat' in clause) parts.after.push(figure(clause.stat, say));
  else if ('controller' in clause) parts.after.push(controlled(clause.controller, say));
  else if ('owner' in clause && clause.owner === 'you') parts.after.push('you own');
  else if ('any' in clause) anyOf(clause.any, parts, say);
  else if ('targets' in clause) parts.after.push(`that targets ${targetedText(list(clause.targets), say)}`);
  else if ('in' in clause && clause.in === 'convoked')
    parts.after.push(
      say.face.abilities.some((one) => one.kind === 'keyword' && one.keyword === 'convoke')
        ? `that convoked ${either('it', ...ownNames(say.face))}`
        : UNSAID,
    );
  else if ('targetsOnly' in clause)
    parts.after.push(`that targets only ${targetedText(list(clause.targetsOnly), say)}`);
  else if ('happened' in clause)
    parts.after.push(
      'by' in clause ? dealtBy(canonical(clause.happened), clause.by, say) : didText(canonical(clause.happened)),
    );
  else if ('named' in clause)
    // What is given an ability speaks of the card that gives it by its name (201.5b).
    parts.after.push(clause.named === say.face.props.name && clause.named !== '' ? 'named ~' : UNSAID);
  else if ('sameName' in clause) parts.after.push(`with the same name as ${say.object(clause.sameName, 'asked')}`);
  else if ('playedFrom' in clause) parts.after.push(FROM[clause.playedFrom] ?? UNSAID);
  else if ('attacks' in clause) parts.after.push(clause.attacks === 'you' ? 'attacking you' : UNSAID);
  else if ('blocks' in clause) parts.after.push(`blocking ${say.object(clause.blocks, 'asked')}`);
  else if ('chosen' in clause) parts.after.push(ofChosen(clause.chosen, say));
  else if ('player' in clause) parts.before.push(UNSAID);
  else if ('fromSource' in clause) parts.after.push(`from ${sourceText(clause.fromSource, say)}`);
  else if ('sharesCreatureType' in clause)
    parts.after.push(
      clause.sharesCreatureType === 'affected'
        ? `that ${either('shares', 'share')} ${either('a', 'at least one')} creature type with it`
        : UNSAID,
    );
  else if ('linked' in clause) parts.linked = clause.linked === true;
  else if ('attachedTo' in clause) parts.after.push(attachedTo(clause.attachedTo, say));
  else if ('bears' in clause) parts.before.push(bearing(clause.bears));
  else parts.before.push(UNSAID);
}

/** Of landwalk it is said which: its name is what is asked for then (702.14a). */
export const keywordName = ({ keyword, label }: Extract<FilterClause, { keyword: unknown }>): string =>
  label === undefined ? keyword : keyword === 'landwalk' && /^[a-z]+walk$/.test(label) ? label : UNSAID;

/** "An artifact source": of an ability, wherever that is (109.2c). */
function sourceText(of: Filter, say: Say): string {
  const kinds = list(of);
  if (!kinds.every((clause) => 'has' in clause)) return UNSAID;
  return `${say.thing(kinds, { determiner: 'a' }).replace(/ permanent$/, '')} source`;
}

/** Predicates that stand before a noun as they are. */
const ADJECTIVES = ['attacking', 'blocking', 'unblocked', 'multicolored', 'monocolored', 'colorless', 'goaded'];

function withCounters([kind, atLeast]: [string, number]): string {
  if (atLeast !== 1) return UNSAID;
  return `with ${either(`${article(kind)} ${kind} counter on ${either('it', 'them')}`, `${kind} counters on them`)}`;
}

function listWords([name, value]: [string, string | string[]], parts: Parts): void {
  const all = words(value);
  if (name === 'types' || name === 'subtypes') {
    const said = name === 'types' ? all.map((type) => type.toLowerCase()) : all;
    // What is neither an instant nor a sorcery is a permanent wherever it is (110.4a).
    if (name === 'types' && [...all].sort().join() === PERMANENT) {
      parts.nouns.push({ one: 'permanent', many: 'permanents' });
      return;
    }
    const many = said.map((one, i) => (name === 'types' ? plural(all[i] ?? '').toLowerCase() : plural(one)));
    const both = all.length > 1 ? either(orOf(said), joined(said, 'and')) : orOf(said);
    parts.nouns.push({ one: orOf(said), many: either(orOf(many), joined(many, 'and')), both });
  } else if (name === 'colors') parts.before.push(orOf(all.map((c) => COLOR_NAMES[c] ?? c)));
  else
    parts.before.push(
      joined(
        all.map((one) => one.toLowerCase()),
        'or',
      ),
    );
}

const PERMANENT = 'Artifact,Battle,Creature,Enchantment,Land,Planeswalker';

function negated(filter: readonly FilterClause[], parts: Parts, say: Say): void {
  const [clause] = filter;
  if (canonical(filter) === BASIC_LAND) parts.after.push(NO_BASIC_LAND);
  else if (clause && filter.length === 1 && 'any' in clause && clause.any.every(isKeyword))
    // Without any of them, which is said as one list.
    parts.after.push(
      ...clause.any.flatMap(list).map((one) => ('keyword' in one ? `without ${keywordName(one)}` : UNSAID)),
    );
  else if (!clause || filter.length > 1) parts.before.push(UNSAID);
  else if ('bears' in clause) parts.after.push(`that ${either("aren't", "isn't")} ${bearing(clause.bears)}`);
  else if ('status' in clause) parts.before.push(clause.status === 'tapped' ? 'untapped' : UNSAID);
  else if ('keyword' in clause) parts.after.push(`without ${keywordName(clause)}`);
  else if ('counters' in clause && clause.counters[1] === 1)
    parts.after.push(`with no ${clause.counters[0]} counters on ${either('it', 'them')}`);
  else if ('playedFrom' in clause)
    parts.after.push(
      clause.playedFrom === 'hand' ? `from anywhere other than ${either('your hand', 'their hand')}` : UNSAID,
    );
  // Of each that a static ability modifies by itself.
  else if ('in' in clause && clause.in === 'affected') parts.others = true;
  else if ('in' in clause && (isOnlyTarget(clause.in, say) || isBearer(clause.in, say))) parts.others = true;
  else if ('is' in clause && clause.is === 'token' && clause.of === undefined) parts.before.push('nontoken');
  else if ('controller' in clause && clause.controller === 'you') parts.after.push("you don't control");
  else if ('named' in clause)
    parts.after.push(clause.named === say.face.props.name && clause.named !== '' ? 'not named ~' : UNSAID);
  else if ('has' in clause) {
    const [name, value] = clause.has;
    if (name === 'colors' && words(value).length === 5) parts.before.push('colorless');
    else if (words(value).length > 1) parts.before.push(UNSAID);
    else
      parts.before.push(
        `non${name === 'colors' ? COLOR_NAMES[String(value)] : name === 'subtypes' ? `-${value}` : String(value).toLowerCase()}`,
      );
  } else parts.before.push(UNSAID);
}

const isKeyword = (filter: Filter): boolean => {
  const [clause, ...more] = list(filter);
  return clause !== undefined && more.length === 0 && 'keyword' in clause;
};
const BASIC_LAND = canonical([{ has: ['supertypes', 'Basic'] }, { has: ['types', 'Land'] }]);
const NO_BASIC_LAND = 'other than a basic land card';

/** Of what it is said that an Aura is on "other" is another than that. */
const isBearer = (what: Ref, say: Say): boolean =>
  what === 'attached' &&
  say.on === undefined &&
  wordsOf(say.face.props.subtypes).includes('Aura') &&
  isSpoken(say, '"attached"') &&
  say.spoken.said.every(({ key }) => key === '"attached"');
/** Of an instant or sorcery with one target that the text has spoken of "other" is another than that (608.2c). */
const isOnlyTarget = (what: Ref, say: Say): boolean =>
  typeof what === 'object' &&
  'target' in what &&
  say.targets.length === 1 &&
  isOneTarget(say.targets[0]) &&
  wordsOf(say.face.props.types).some((type) => type === 'Instant' || type === 'Sorcery') &&
  isSpoken(say, canonical(what)) &&
  // What was destroyed is in no group any more, and nothing else was there that was it.
  (!say.spoken.moved.includes(canonical(what)) || (say.spoken.destroyed ?? []).includes(canonical(what)));

const DAMAGED = canonical({
  each: [{ player: 'any' }, { happenedFor: { on: 'damage', source: 'self', player: 'you', match: { combat: true } } }],
});
function controlled(who: Extract<FilterClause, { controller: unknown }>['controller'], say: Say): string {
  if (who === 'you') return 'you control';
  if (who === 'opponent') return either('an opponent controls', 'your opponents control');
  if (who === 'team') return 'your team controls';
  if (who === 'defending') return 'defending player controls';
  if (who === 'attached') return `${playerEnchanted(say)} controls`;
  if (canonical(who) === DAMAGED)
    return `whose controller was dealt combat damage by ${either(...ownNames(say.face))} this turn`;
  const mixed =
    typeof who === 'object' && 'controllerOf' in who ? playerOrController(who.controllerOf, say) : undefined;
  if (mixed !== undefined)
    return either(`${mixed} controls`, `controlled by ${mixed.replaceAll(' or that ', ' or by that ')}`);
  return `${say.object(who)} controls`;
}

/** One of several: what they have in common is said once. */
function anyOf(filters: readonly Filter[], parts: Parts, say: Say): void {
  // Artifacts, legendaries and Sagas are historic (700.6).
  if (canonical([...filters].map(canonical).sort()) === HISTORIC) {
    parts.before.push('historic');
    return;
  }
  const each = filters.map((filter) => partsOf(filter, say));
  const [first, second] = each;
  if (first && second && each.length === 2 && second.other && !first.other && [first, second].every(isNounOnly)) {
    const [one, other] = [first.nouns[0], second.nouns[0]];
    parts.nouns.push({
      one: `${one?.one} or another ${other?.one}`,
      many: either(`${one?.many} and/or other ${other?.many}`, `${one?.many} and other ${other?.many}`),
    });
    return;
  }
  const plain = each.every((one) => !one.other && !one.cards && !one.spells && !one.library && !one.tokens);
  const simple = plain && each.every((one) => one.after.length === 0);
  // What stands before a noun may be meant of all after it, and so it may stand before the last alone.
  if (simple && each.every((one, i) => one.nouns.length === 1 && (one.before.length === 0 || i === each.length - 1))) {
    const named = (how: 'one' | 'many'): string[] =>
      each.map((one) => [...one.before, one.nouns[0]?.[how] ?? ''].join(' '));
    const [ones, manys] = [named('one'), named('many')];
    parts.nouns.push({ one: orOf(ones), many: either(orOf(manys), joined(manys, 'and')) });
  } else if (simple && each.every((one) => one.nouns.length === 0 && one.before.length === 1))
    parts.before.push(
      joined(
        each.map((one) => one.before[0] ?? ''),
        'or',
      ),
    );
  else if (plain && each.every((one) => one.after.length === 1 && one.nouns.length + one.before.length === 0)) {
    const all = each.map((one) => one.after[0] ?? '');
    parts.after.push(
      joined(
        all.map((text, i) => (i > 0 ? text.replace(/^with /, '') : text)),
        'or',
      ),
    );
  } else parts.before.push(UNSAID);
}

const isNounOnly = (one: Parts): boolean =>
  one.nouns.length === 1 &&
  one.before.length + one.after.length === 0 &&
  !one.cards &&
  !one.spells &&
  !one.library &&
  !one.tokens &&
  !one.permanents &&
  !one.linked;

/** What is legendary, an artifact or a Saga (700.6). */
export const HISTORIC = canonical(
  [{ has: ['types', 'Artifact'] }, { has: ['supertypes', 'Legendary'] }, { has: ['subtypes', 'Saga'] }]
    .map(canonical)
    .sort(),
);

export function partsOf(filter: Filter, say: Say): Parts {
  const parts: Parts = {
    other: false,
    before: [],
    nouns: [],
    cards: false,
    spells: false,
    tokens: false,
    linked: false,
    permanents: false,
    library: false,
    after: [],
    others: false,
  };
  const where: Parts = { ...parts, after: [] };
  // What is said twice is said once.
  const clauses = [...new Map(list(filter).map((clause) => [canonical(clause), clause])).values()];
  // Whatever attacks somebody is attacking, which is said once (506.4).
  const attacks = clauses.some((clause) => 'attacks' in clause);
  const rest = placed(
    clauses.filter((clause) => !(attacks && canonical(clause) === '{"is":"attacking"}')),
    where,
    say,
  );
  for (const clause of rest)
    if (
      whole(clause, (watched) => {
        place(watched, parts, say);
        return '';
      }) !== ''
    )
      parts.before.push(UNSAID);
  if (parts.after.includes(NO_BASIC_LAND) && !where.cards) parts.before.push(UNSAID);
  // "Without flying or reach": with neither.
  // "That's both red and white": it has each of two colors.
  const [color, other, ...others] = clauses.flatMap((clause) =>
    'has' in clause && clause.has[0] === 'colors' && words(clause.has[1]).length === 1 ? words(clause.has[1]) : [],
  );
  if (color !== undefined && other !== undefined && others.length === 0) {
    const names = [color, other].map((one) => COLOR_NAMES[one] ?? UNSAID);
    parts.before = parts.before.filter((text) => !names.includes(text));
    parts.after.push(`that's both ${either(names.join(' and '), names.toReversed().join(' and '))}`);
  }
  const lacking = parts.after.filter((text) => text.startsWith('without '));
  if (lacking.length > 1) {
    const none = joined(
      lacking.map((text) => text.slice('without '.length)),
      'or',
    );
    parts.after = [...parts.after.filter((text) => !lacking.includes(text)), `without ${none}`];
  }
  return {
    ...parts,
    cards: where.cards,
    permanents: where.permanents,
    library: where.library,
    after: parts.after.concat(where.after),
  };
}
