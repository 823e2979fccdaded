/** How descriptions are printed: adjectives, a noun, and what follows it. */
import { canonical, type Filter, type FilterClause, orders } from '@arbiter/engine';
import { CLASSES } from '../language/classes.js';
import { figureText, priceText } from './figures.js';
import { placeText } from './places.js';
import { article, clausesOf, either, joined, ownNames, type Say, UNSAID, whole } from './say.js';
import { isZone, manyOf, zonesOf } from './spoken.js';
import { isYourChampion, words } from './written.js';

const orOf = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : either(joined(all, 'or'), joined(all, 'and/or'));

interface Noun {
  one: string;
  many: string;
  both: string;
  /** What a card is by type stands last; regalia stands before that, and after all else where there is none. */
  rank: 'regalia' | 'subtype' | 'type';
}
/** "Harmony or Melody", "Harmony or a Melody": of one thing. */
function eitherOf(all: readonly string[]): string {
  const [a, b] = all;
  return a !== undefined && b !== undefined && all.length === 2
    ? either(orOf(all), `${a} or ${article(b)} ${b}`)
    : orOf(all);
}
/** The parts of a description, in the places where English has them. */
interface Parts {
  other: boolean;
  before: string[];
  nouns: Noun[];
  after: string[];
}

/** Where each clause goes. A table by word, as those of verbs: a new filter word gets its line here. */
function place(clause: FilterClause, parts: Parts, say: Say): void {
  if ('has' in clause) listWords(clause.has, parts);
  else if ('not' in clause) negated(clausesOf(clause.not), parts, say);
  else if ('other' in clause) parts.other = clause.other;
  else if ('status' in clause) parts.before.push(clause.status === 'faceDown' ? 'face-down' : clause.status);
  else if ('is' in clause) predicate(clause, parts);
  else if ('keyword' in clause)
    parts.after.push(clause.label === undefined ? `with ${clause.keyword}` : `with ${clause.label} ${clause.keyword}`);
  else if ('counters' in clause) parts.after.push(withCounters(clause.counters));
  else if ('cardKeyword' in clause) parts.after.push(`with ${clause.cardKeyword}`);
  else if (isDamaged(clause)) parts.before.push('damaged');
  else if ('stat' in clause) parts.after.push(figureText(clause.stat, say));
  else if ('controller' in clause) parts.after.push(controlled(clause.controller, say));
  else if ('owner' in clause) parts.after.push(owned(clause.owner, say));
  else if ('any' in clause) anyOf(clause.any, parts, say);
  else if ('named' in clause)
    parts.after.push(clause.named === say.face.name && clause.named !== '' ? 'named ~' : `named ${clause.named}`);
  else if ('sameName' in clause) parts.after.push(`with the same name as ${say.object(clause.sameName, 'asked')}`);
  else if ('differentName' in clause)
    parts.after.push(`with a different name than ${say.object(clause.differentName, 'asked')}`);
  else if ('shares' in clause)
    parts.after.push(`that shares ${SHARED[clause.shares[0]] ?? UNSAID} with ${say.object(clause.shares[1], 'asked')}`);
  else if ('targets' in clause) parts.after.push(`that targets ${say.thing(clause.targets, { determiner: 'a' })}`);
  else if ('targetsOnly' in clause)
    parts.after.push(`that targets only ${say.thing(clause.targetsOnly, { determiner: 'a' })}`);
  else if ('fromSource' in clause) parts.after.push(`of ${say.thing(clause.fromSource, { determiner: 'a' })}`);
  else if ('happened' in clause) parts.after.push(HAPPENED[canonical(clause.happened)] ?? UNSAID);
  else if ('parity' in clause) parts.after.push(`with ${clause.parity[1]} ${FIGURE_NAMES[clause.parity[0]] ?? UNSAID}`);
  else parts.before.push(UNSAID);
}
const isDamaged = (clause: FilterClause): boolean => canonical(clause) === canonical({ stat: ['damage', '>=', 1] });
const FIGURE_NAMES: { [figure: string]: string } = { power: 'POWER', life: 'LIFE', level: 'level' };
const SHARED: { [list: string]: string } = {
  subtypes: 'a subtype',
  elements: 'an element',
  types: 'a type',
  classes: 'a class',
};
const thisTurn = (said: string): string => `that ${said} this turn`;
const HAPPENED: { [pattern: string]: string } = {
  [canonical({ on: 'move', object: 'self', match: { to: 'field' } })]: thisTurn('entered the field'),
  [canonical({ on: 'damage', object: 'self' })]: thisTurn('was dealt damage'),
  [canonical({ on: 'attack', object: 'self' })]: thisTurn('attacked'),
};

function predicate({ is, of }: Extract<FilterClause, { is: string }>, parts: Parts): void {
  if (of !== undefined) parts.before.push(UNSAID);
  else if (is === 'attacking') parts.before.push('attacking');
  else if (is === 'token') parts.before.push('token');
  else if (is === 'retaliating' || is === 'loaded') parts.before.push(is);
  else if (is in WAITING) return;
  else if (is === 'attackedThisTurn')
    parts.after.push(either('that attacked this turn', 'that has attacked this turn', 'that have attacked this turn'));
  else if (is === 'dealtCombatDamageThisTurn')
    parts.after.push(either('that dealt combat damage this turn', 'that has dealt combat damage this turn'));
  else parts.before.push(UNSAID);
}

function withCounters([kind, atLeast]: [string, number]): string {
  const on = either(' on it', ' on them', '');
  if (atLeast === 1) return either(`with ${article(kind)} ${kind} counter${on}`, `with ${kind} counters${on}`);
  return `with ${atLeast} or more ${kind} counters${on}`;
}

function controlled(who: Extract<FilterClause, { controller: unknown }>['controller'], say: Say): string {
  if (who === 'you') return 'you control';
  if (who === 'opponent') return either('an opponent controls', 'your opponents control', 'opponents control');
  if (who === 'defending') return UNSAID;
  return say.about(who, (s) => `${s.text} ${s.many ? 'control' : 'controls'}`, 'asked');
}
function owned(who: Extract<FilterClause, { owner: unknown }>['owner'], say: Say): string {
  if (who === 'you') return 'you own';
  if (who === 'opponent') return either('an opponent owns', 'your opponents own');
  return say.about(who, (s) => `${s.text} ${s.many ? 'own' : 'owns'}`, 'asked');
}

/** Types are nouns; what else a card is stands before them, and is a noun by itself: "a Herb". */
function listWords([name, value]: [string, string | string[]], parts: Parts): void {
  const all = words(value);
  if (name === 'types' && [...all].sort().join() === 'Ally,Champion') {
    parts.nouns.push({ one: 'unit', many: 'units', both: 'unit', rank: 'type' });
    return;
  }
  if (name === 'elements') {
    parts.before.push(`${orOf(all)} element`);
    return;
  }
  if (!['types', 'supertypes', 'subtypes', 'classes'].includes(name)) {
    parts.before.push(UNSAID);
    return;
  }
  const said = name === 'types' || name === 'supertypes' ? all.map((one) => one.toLowerCase()) : all;
  const many = said.map(manyOf);
  const plural = either(orOf(many), joined(many, 'and'));
  if (name === 'supertypes' && all.every((one) => one === 'Unique')) parts.before.push('unique');
  else {
    const rank = name === 'types' ? 'type' : name === 'supertypes' ? 'regalia' : 'subtype';
    const one = eitherOf(said);
    parts.nouns.push({ one, many: plural, both: either(orOf(said), joined(said, 'and')), rank });
  }
}

function negated(filter: readonly FilterClause[], parts: Parts, say: Say): void {
  const [clause] = filter;
  if (isYourChampion([...filter])) {
    parts.after.push(either('except for your champion', 'other than your champion'));
    return;
  }
  if (!clause || filter.length > 1) parts.before.push(UNSAID);
  else if ('is' in clause && clause.is === 'loaded') parts.before.push('unloaded');
  else if ('status' in clause)
    parts.before.push(
      {
        rested: 'awake',
        faceDown: 'face-up',
        distant: 'non-distant',
        fostered: 'unfostered',
        ephemeral: 'non-ephemeral',
      }[clause.status] ?? UNSAID,
    );
  else if (isDamaged(clause)) parts.before.push('undamaged');
  else if ('is' in clause && clause.is === 'token' && clause.of === undefined) parts.before.push('non-token');
  else if ('keyword' in clause && clause.label === undefined) parts.after.push(`without ${clause.keyword}`);
  else if ('counters' in clause && clause.counters[1] === 1)
    parts.after.push(
      either(
        `with no ${clause.counters[0]} counters on ${either('it', 'them')}`,
        `without ${article(clause.counters[0])} ${clause.counters[0]} counter on ${either('it', 'them')}`,
      ),
    );
  else if ('controller' in clause && clause.controller === 'you') parts.after.push("you don't control");
  else if ('self' in clause) parts.after.push(`other than ${either(...ownNames(say.face))}`);
  else if ('named' in clause) parts.after.push(`not named ${clause.named === say.face.name ? '~' : clause.named}`);
  else if ('is' in clause && clause.is === 'attacking' && clause.of === undefined)
    parts.after.push(either("that isn't attacking", "that aren't attacking"));
  else if ('has' in clause && clause.has[0] !== 'classes') {
    const [name, value] = clause.has;
    const all = words(value).map((one) => (name === 'types' || name === 'supertypes' ? one.toLowerCase() : one));
    if (all.length > 1 && name !== 'types') parts.before.push(UNSAID);
    else parts.before.push(...all.map((one) => `non-${one}${name === 'elements' ? ' element' : ''}`));
  } else parts.before.push(UNSAID);
}

const isNounOnly = (one: Parts): boolean =>
  one.nouns.length === 1 && one.before.length + one.after.length === 0 && !one.other;

/** One of several: what they have in common is said once. */
function anyOf(filters: readonly Filter[], parts: Parts, say: Say): void {
  const each = filters.map((filter) => partsOf(filter, say));
  if (each.every(isNounOnly)) {
    const [ones, manys] = [each.map((one) => one.nouns[0]?.one ?? ''), each.map((one) => one.nouns[0]?.many ?? '')];
    const rank = each.every((one) => one.nouns[0]?.rank === 'subtype') ? 'subtype' : 'type';
    parts.nouns.push({ one: eitherOf(ones), many: either(joined(manys, 'and'), orOf(manys)), both: orOf(ones), rank });
  } else if (each.every((one) => !one.other && one.nouns.length + one.after.length === 0 && one.before.length === 1))
    parts.before.push(
      joined(
        each.map((one) => one.before[0] ?? ''),
        'or',
      ),
    );
  else if (each.every((one) => !one.other && one.nouns.length + one.before.length === 0 && one.after.length === 1)) {
    const all = each.map((one) => one.after[0] ?? '');
    const [first = ''] = all;
    const same = first.startsWith('with ') && all.every((text) => text.startsWith('with '));
    parts.after.push(
      joined(
        all.map((text, i) => (same && i > 0 ? text.slice('with '.length) : text)),
        'or',
      ),
    );
  } else parts.before.push(UNSAID);
}

/** Numbers of cards are of one kind of cost, which is said with them: "with memory cost 0". */
const isPrice = (clause: FilterClause): boolean =>
  ('prop' in clause && (clause.prop[0] === 'cost' || clause.prop[0] === 'costKind')) ||
  ('stat' in clause && clause.stat[0] === 'cost');

function partsOf(filter: Filter, say: Say): Parts {
  const parts: Parts = { other: false, before: [], nouns: [], after: [] };
  const clauses = clausesOf(filter);
  const prices = clauses.filter(isPrice);
  for (const clause of clauses.filter((one) => !prices.includes(one)))
    if (
      whole(clause, (watched) => {
        place(watched, parts, say);
        return '';
      }) !== ''
    )
      parts.before.push(UNSAID);
  if (prices.length > 0) parts.after.push(priceText(prices, say));
  // A class that is a subtype as well is said once.
  const [first, ...more] = parts.nouns;
  if (first) parts.nouns = [first, ...more.filter((one) => !(CLASSES.includes(one.one) && one.one === first.one))];
  return parts;
}

/** What waits on the Effects Stack is called by what it is there. */
const WAITING: { [predicate: string]: string } = {
  cardActivation: 'card activation',
  materialization: 'materialization',
  activation: 'activation',
  trigger: 'trigger',
};
const typedAlone = (clauses: readonly FilterClause[]): boolean =>
  clauses.some((clause) => 'has' in clause && clause.has[0] === 'types');

const FACE_UP = canonical({ not: { status: 'faceDown' } });
/** What only a card that is seen can be asked for. */
const asksOfFace = (clause: FilterClause): boolean =>
  'has' in clause || 'named' in clause || 'prop' in clause || 'stat' in clause || 'keyword' in clause;

/** Whether it asks for one kind of card. */
const isOneKind = (filter: Filter): boolean => {
  const [clause, ...more] = clausesOf(filter);
  return clause !== undefined && more.length === 0 && 'has' in clause;
};

/** A description, after what says how many of them: "target ally you control", "each other Human". */
const OMEN = [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }].map(canonical);
/** "Omens", "wind element omens": cards with omen counters in your banishment, without saying that they are yours. */
export function omensText(filter: Filter, say: Say, many: boolean): string | undefined {
  const clauses = clausesOf(filter);
  const rest = clauses.filter((clause) => !OMEN.includes(canonical(clause)) && canonical(clause) !== FACE_UP);
  if (OMEN.some((one) => !clauses.some((clause) => canonical(clause) === one))) return undefined;
  return thing(rest, say, { many, card: true }).replaceAll('cards', 'omens').replaceAll('card', 'omen');
}

export function thing(
  filter: Filter,
  say: Say,
  { many = false, determiner = '', card = false }: Parameters<Say['thing']>[1] = {},
): string {
  if (isYourChampion(filter)) return many ? UNSAID : determiner === 'target' ? UNSAID : 'your champion';
  const omens = omensText(filter, say, many);
  if (omens !== undefined) {
    const all = omensText(filter, say, true) ?? UNSAID;
    if (many)
      return determiner === '' ? either(`${omens} you have`, `your ${omens}`) : `${determiner} ${omens} you have`;
    return determiner === 'a'
      ? either(`one of your ${all}`, `an ${omens} you have`)
      : `${determiner === '' ? '' : `${determiner} `}${omens} you have`;
  }
  const clauses = clausesOf(filter);
  const zones = zonesOf(clauses);
  const cards = card || (zones.length > 0 && !zones.includes('field'));
  // A card that lies face down in banishment is nothing but a card (2.1.1.5.3): what else it is asked for it must be seen for.
  const hides = cards && zones.includes('banishment');
  const seen = clauses.some((clause) => canonical(clause) === FACE_UP);
  const placed = cards && zones.length > 0;
  const owner = placed ? clauses.filter((clause) => 'owner' in clause) : [];
  const rest = clauses.filter(
    (clause) => !isZone([clause]) && !(placed && 'owner' in clause) && !(hides && canonical(clause) === FACE_UP),
  );
  if (zones.length > 0 && zones.includes('field') && zones.length > 1) return UNSAID;
  if (hides && !seen && rest.some(asksOfFace)) return UNSAID;
  const [mixed, ...besides] = rest;
  // "A wind element card or a Reaction card": of kinds that have different places before the noun.
  if (cards && !placed && mixed && 'any' in mixed && besides.length === 0 && mixed.any.every(isOneKind)) {
    const kinds = new Set(
      mixed.any.flatMap((one) => clausesOf(one).flatMap((clause) => ('has' in clause ? [clause.has[0]] : []))),
    );
    const each = (how: string): string[] =>
      mixed.any.map((one, i) => thing(one, say, { many, card: true, determiner: i === 0 ? determiner : how }));
    if (kinds.size > 1) return either(joined(each(determiner === 'a' ? 'a' : ''), 'or'), joined(each(''), 'or'));
  }
  const parts = partsOf(rest, say);
  if (placed) parts.after.push(placeText(zones, owner, say));
  const waits = clauses.flatMap((clause) =>
    'is' in clause && clause.of === undefined ? (WAITING[clause.is] ?? []) : [],
  );
  const onStack = zones.includes('effectsStack') || waits.length > 0;
  // Something that has types may as well be a card; whatever else is on the stack must be called what it is.
  const what = waits.length === 1 ? waits[0] : typedAlone(clauses) ? 'card activation' : UNSAID;
  const fixed = onStack ? what : cards ? 'card' : undefined;
  const typed = parts.nouns.some(({ rank }) => rank === 'type');
  const order = typed ? ['regalia', 'subtype', 'type'] : ['subtype', 'regalia'];
  const nouns = [...parts.nouns].sort((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank));
  const noun = fixed ? { one: fixed, many: `${fixed}s` } : (nouns.pop() ?? { one: 'object', many: 'objects' });
  const adjectives = [...parts.before, ...nouns.map(({ one, both }) => (many ? both : one))];
  const head = many ? noun.many : noun.one;
  // "A Book", "a Book object": what has no type besides.
  const bare = !fixed && !typed && parts.nouns.length > 0 && parts.nouns.every(({ rank }) => rank === 'subtype');
  const heads = bare
    ? [head, `${many && 'both' in noun ? either(noun.one, noun.both) : noun.one} ${many ? 'objects' : 'object'}`]
    : [head];
  const fronts = orders(adjectives).flatMap((before) => heads.map((last) => `${before} ${last}`.trim()));
  const text = `${either(...fronts)} ${either(...orders(parts.after))}`.trim();
  const indefinite = `${article(`${[...adjectives, head].join(' ')}`)} ${text}`;
  if (!parts.other) return determiner === 'a' ? indefinite : `${determiner} ${text}`.trim();
  const than = ` other than ${either(...ownNames(say.face))}`;
  switch (determiner) {
    case 'a':
      return either(`another ${text}`, `${indefinite}${than}`);
    case 'target':
      return either(many ? `other target ${text}` : `another target ${text}`, `target ${text}${than}`);
    default:
      return either(`${determiner} other ${text}`.trim(), `${determiner} ${text}${than}`.trim());
  }
}
