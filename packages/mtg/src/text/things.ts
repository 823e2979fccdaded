/** How descriptions are printed: adjectives, a noun, and what follows it (109.2, 205). */

import { canonical, either, type Filter, type FilterClause, type Ref, type Value, wordsOf } from '@arbiter/engine';
import { COLOR_NAMES } from '../1-concepts/105-colors.js';
import { attachedTo, bearing, playerEnchanted } from './attached.js';
import { ofChosen } from './chosen.js';
import { playerOrController, whoseNames } from './nouns.js';
import { figureName, isFigure } from './numbers.js';
import { plural } from './plurals.js';
import { article, isPlain, ownNames, type Say, UNSAID, whole } from './say.js';
import { isSpoken } from './spoken.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);
const words = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);
const joined = (all: readonly string[], by: string): string =>
  all.length < 3 ? all.join(` ${by} `) : `${all.slice(0, -1).join(', ')}, ${by} ${all.at(-1)}`;

const orOf = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : either(joined(all, 'or'), joined(all, 'and/or'));

/** The parts of a description, in the places where English has them. */
interface Parts {
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

/** Cards by whom and where: "from your graveyard". */
function placed(filter: readonly FilterClause[], parts: Parts, say: Say): FilterClause[] {
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
  const graveyard =
    owner && 'owner' in owner ? graveyardOf(owner.owner, say) : either('a graveyard', 'all graveyards', 'graveyards');
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
  parts.nouns.push(
    abilities.length > 0
      ? { one: 'activated or triggered ability', many: 'activated or triggered abilities' }
      : { one: 'spell or ability', many: either('spells or abilities', 'spells and/or abilities') },
  );
  return rest.filter((clause) => !abilities.includes(clause));
}
function graveyardOf(owner: Extract<FilterClause, { owner: unknown }>['owner'], say: Say): string {
  if (owner === 'you') return 'your graveyard';
  if (owner === 'opponent') return either("an opponent's graveyard", "your opponents' graveyards");
  return `${say.object(owner)}'s graveyard`;
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
  } else if ('keyword' in clause) parts.after.push(`with ${clause.keyword}`);
  else if ('counters' in clause) parts.after.push(withCounters(clause.counters));
  else if ('stat' in clause) parts.after.push(figure(clause.stat, say));
  else if ('controller' in clause) parts.after.push(controlled(clause.controller, say));
  else if ('owner' in clause && clause.owner === 'you') parts.after.push('you own');
  else if ('any' in clause) anyOf(clause.any, parts, say);
  else if ('targets' in clause) parts.after.push(`that targets ${targetedText(list(clause.targets), say)}`);
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
  else if ('linked' in clause) parts.linked = clause.linked === true;
  else if ('attachedTo' in clause) parts.after.push(attachedTo(clause.attachedTo, say));
  else if ('bears' in clause) parts.before.push(bearing(clause.bears));
  else parts.before.push(UNSAID);
}

/** Where a spell was cast from (601.2). */
const FROM: { [zone: string]: string } = {
  graveyard: 'from a graveyard',
  exile: 'from exile',
  hand: either('from your hand', 'from their hand'),
};
/** "that targets this creature", "that targets a creature you control" (115.1). */
const targetedText = (what: readonly FilterClause[], say: Say): string =>
  canonical(what) === '[{"self":true}]' ? either(...ownNames(say.face)) : say.thing([...what], { determiner: 'a' });
/** What it did, or what was done to it, this turn (608.2i); "that" is left out where it was dealt damage. */
const didText = (pattern: string): string => {
  const said = DID[pattern];
  return said === undefined
    ? UNSAID
    : either(
        ...[said, said.replace('that was dealt', 'dealt'), said.replace('that was', 'that were')].filter(
          (one, i, all) => all.indexOf(one) === i,
        ),
      );
};
/** "Dealt damage by this creature this turn" (608.2i). */
function dealtBy(pattern: string, by: Ref | undefined, say: Say): string {
  if (by === undefined || pattern !== canonical({ on: 'damage', object: 'self' })) return UNSAID;
  return `${either('', 'that was ')}dealt damage by ${say.object(by, 'asked')} this turn`;
}
const DID: { [pattern: string]: string } = {
  [canonical({ on: 'damage', object: 'self' })]: 'that was dealt damage this turn',
  [canonical({ on: 'damage', source: 'self' })]: 'that dealt damage this turn',
  [canonical({ on: 'damage', source: 'self', player: 'you' })]: 'that dealt damage to you this turn',
  [canonical({ on: 'attack', object: 'self' })]: 'that attacked this turn',
  [canonical({ on: 'block', object: 'self' })]: 'that blocked this turn',
};
/** Predicates that stand before a noun as they are. */
const ADJECTIVES = ['attacking', 'blocking', 'multicolored', 'monocolored', 'colorless', 'goaded'];

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
  if (!clause || filter.length > 1) parts.before.push(UNSAID);
  else if ('status' in clause) parts.before.push(clause.status === 'tapped' ? 'untapped' : UNSAID);
  else if ('keyword' in clause) parts.after.push(`without ${clause.keyword}`);
  else if ('counters' in clause && clause.counters[1] === 1)
    parts.after.push(`with no ${clause.counters[0]} counters on ${either('it', 'them')}`);
  else if ('playedFrom' in clause)
    parts.after.push(
      clause.playedFrom === 'hand' ? `from anywhere other than ${either('your hand', 'their hand')}` : UNSAID,
    );
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
  (say.targets[0]?.max ?? 1) === 1 &&
  say.targets[0]?.max !== null &&
  wordsOf(say.face.props.types).some((type) => type === 'Instant' || type === 'Sorcery') &&
  isSpoken(say, canonical(what)) &&
  // What was destroyed is in no group any more, and nothing else was there that was it.
  (!say.spoken.moved.includes(canonical(what)) || (say.spoken.destroyed ?? []).includes(canonical(what)));

function figure([name, op, value]: [string, string, Value], say: Say): string {
  if (!['power', 'toughness', 'manaValue'].includes(name)) return UNSAID;
  if (isPlain(value)) {
    const words = BOUNDS[op];
    return words === undefined ? UNSAID : `with ${figureName(name)} ${words[0]}${say.value(value)}${words[1]}`;
  }
  const words = WORKED_OUT[op];
  const own = ownFigure([name, op, value], say);
  if (own !== undefined) return `with ${figureName(name)} ${words} its ${figureName(own)}`;
  if (words === undefined) return UNSAID;
  const plain = `with ${figureName(name)} ${words} ${say.apart(() => say.value(value))}`;
  // The X of the card itself is another.
  const bound = canonical(say.face).includes('{X}') ? undefined : { '<=': 'X or less', '>=': 'X or greater' }[op];
  const said = say.value(value);
  return bound === undefined ? plain : either(plain, `with ${figureName(name)} ${bound} where X is ${said}`);
}
const BOUNDS: { [op: string]: [string, string] } = {
  '>=': ['', ' or greater'],
  '<=': ['', ' or less'],
  '=': ['', ''],
  '<': ['less than ', ''],
  '>': ['greater than ', ''],
};
/** Of what an ability waits for its own figures are compared: "with power equal to its toughness". */
function ownFigure(stat: [string, string, Value], say: Say): string | undefined {
  const [, , value] = stat;
  if (typeof value !== 'object' || !('stat' in value)) return undefined;
  // What enters is looked at as it is there, and so are its figures (603.6a).
  const enters = say.on?.on === 'move' && say.on.match?.to === 'battlefield';
  if (canonical(value.of) !== (enters ? ENTERED : ITSELF)) return undefined;
  const awaited = !isSpoken(say, ITSELF) && canonical(say.on?.object ?? null).includes(canonical({ stat }));
  return awaited && isFigure(value.stat) ? value.stat : undefined;
}
const ITSELF = canonical({ event: 'object' });
const ENTERED = canonical({ event: 'became' });
/** How a figure compares with a value that is worked out. */
const WORKED_OUT: { [op: string]: string } = {
  '>=': 'greater than or equal to',
  '<=': 'less than or equal to',
  '=': 'equal to',
  '<': 'less than',
  '>': 'greater than',
};

function controlled(who: Extract<FilterClause, { controller: unknown }>['controller'], say: Say): string {
  if (who === 'you') return 'you control';
  if (who === 'opponent') return either('an opponent controls', 'your opponents control');
  if (who === 'defending') return 'defending player controls';
  if (who === 'attached') return `${playerEnchanted(say)} controls`;
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

function partsOf(filter: Filter, say: Say): Parts {
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
  return {
    ...parts,
    cards: where.cards,
    permanents: where.permanents,
    library: where.library,
    after: parts.after.concat(where.after),
  };
}

/** All orders of some words, as long as these are few. */
function orders(all: readonly string[]): string[] {
  if (all.length < 2) return [all.join(' ')];
  if (all.length > 3) return [all.join(' '), [...all].reverse().join(' ')];
  return all.flatMap((one, i) => orders(all.filter((_, k) => k !== i)).map((rest) => `${one} ${rest}`));
}

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
