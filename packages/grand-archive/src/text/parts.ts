/** What a description consists of: adjectives, nouns, and what follows them. */
import { canonical, type Filter, type FilterClause, type Ref } from '@arbiter/engine';
import { CLASSES } from '../language/classes.js';
import { figureText, priceText } from './figures.js';
import { owningText, whoseNames } from './nouns.js';
import { article, clausesOf, either, joined, ownNames, type Say, UNSAID, whole } from './say.js';
import { isSpoken, manyOf } from './spoken.js';
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
export interface Parts {
  other: boolean;
  before: string[];
  nouns: Noun[];
  after: string[];
}

/** Where each clause goes. A table by word, as those of verbs: a new filter word gets its line here. */
function place(clause: FilterClause, parts: Parts, say: Say, card: boolean): void {
  if ('has' in clause) listWords(clause.has, parts);
  else if ('not' in clause) negated(clausesOf(clause.not), parts, say);
  else if ('other' in clause) parts.other = clause.other;
  else if ('status' in clause) parts.before.push(clause.status === 'faceDown' ? 'face-down' : clause.status);
  else if ('attachedTo' in clause) parts.after.push(lineageText(clause.attachedTo, say));
  else if ('is' in clause) predicate(clause, parts, say);
  else if ('keyword' in clause)
    parts.after.push(clause.label === undefined ? `with ${clause.keyword}` : `with ${clause.label} ${clause.keyword}`);
  else if ('counters' in clause) parts.after.push(withCounters(clause.counters));
  else if ('cardKeyword' in clause) parts.after.push(`with ${clause.cardKeyword}`);
  else if (isDamaged(clause)) parts.before.push('damaged');
  else if ('stat' in clause) parts.after.push(figureText(clause.stat, say));
  else if ('controller' in clause) parts.after.push(controlled(clause.controller, say));
  else if ('owner' in clause) parts.after.push(owned(clause.owner, say));
  else if ('any' in clause) anyOf(clause.any, parts, say, card);
  else if ('named' in clause)
    parts.after.push(clause.named === say.face.name && clause.named !== '' ? 'named ~' : `named ${clause.named}`);
  else if ('sameName' in clause) parts.after.push(`with the same name as ${say.object(clause.sameName, 'asked')}`);
  else if ('differentName' in clause)
    parts.after.push(`with a different name than ${say.object(clause.differentName, 'asked')}`);
  else if ('shares' in clause)
    parts.after.push(`that shares ${SHARED[clause.shares[0]] ?? UNSAID} with ${say.object(clause.shares[1], 'asked')}`);
  else if ('targets' in clause) parts.after.push(aimedText(clause.targets, say));
  else if ('targetsOnly' in clause)
    parts.after.push(`that targets only ${say.thing(clause.targetsOnly, { determiner: 'a' })}`);
  else if ('fromSource' in clause) parts.after.push(`of ${say.thing(clause.fromSource, { determiner: 'a' })}`);
  else if ('happened' in clause && clause.by !== undefined)
    parts.after.push(
      canonical(clause.happened) === COMBAT_DAMAGE && isYours(clause.by)
        ? `your champion ${either('has dealt', 'dealt')} combat damage to this turn`
        : UNSAID,
    );
  else if ('happened' in clause) parts.after.push(HAPPENED[canonical(clause.happened)] ?? UNSAID);
  else if ('baseLevel' in clause && typeof clause.baseLevel === 'number')
    parts.after.push(`with base level ${clause.baseLevel}`);
  else if ('parity' in clause) parts.after.push(parityText(clause.parity));
  else if ('in' in clause && isChosen(clause.in, say)) parts.before.push('chosen');
  else parts.before.push(UNSAID);
}
/** Whether it is what an instruction before has chosen, and nothing has been done to since. */
const isChosen = (what: Ref, say: Say): boolean =>
  typeof what === 'object' &&
  'saved' in what &&
  say.spoken.done[what.saved] === undefined &&
  isSpoken(say, say.spoken.saved[what.saved] ?? '');
/** "That targets an ally", "targeting it": what waits on the stack by what it is aimed at. */
function aimedText(at: Filter, say: Say): string {
  const [clause, ...more] = clausesOf(at);
  const at_ =
    clause && more.length === 0 && 'self' in clause
      ? say.object('self', 'asked')
      : clause && more.length === 0 && 'in' in clause && typeof clause.in === 'object'
        ? say.object(clause.in, 'asked')
        : say.thing(at, { determiner: 'a' });
  return either(`that targets ${at_}`, `that target ${at_}`, `targeting ${at_}`);
}
/** "In your champion's lineage", "in the hit champion's lineage": under which champion. */
function lineageText(of: Ref, say: Say): string {
  const whose = whoseNames(of, say);
  const each = typeof of === 'object' && 'each' in of;
  const any = each && canonical(clausesOf(of.each)) === ANY_CHAMPION;
  if (any)
    return either(
      ...IN.flatMap((at) => [`${at} a champion's lineage`, `${at} each champion's lineage`, `${at} lineages`]),
    );
  return either(...IN.flatMap((at) => whose.map((one) => `${at} ${one} lineage`)));
}
const IN = ['in', 'from'];
const ANY_CHAMPION = canonical([{ has: ['types', ['Champion']] }]);
const isDamaged = (clause: FilterClause): boolean => canonical(clause) === canonical({ stat: ['damage', '>=', 1] });
function parityText([figure, parity]: [string, string]): string {
  const name = FIGURE_NAMES[figure] ?? UNSAID;
  return either(`with ${parity} ${name}`, `with ${article(parity)} ${parity} ${name}${either('', ' stat')}`);
}
const FIGURE_NAMES: { [figure: string]: string } = { power: 'POWER', life: 'LIFE', level: 'level' };
const SHARED: { [list: string]: string } = {
  subtypes: 'a subtype',
  elements: 'an element',
  types: 'a type',
  classes: 'a class',
};
const COMBAT_DAMAGE = canonical({ on: 'damage', object: 'self', match: { combat: true } });
const isYours = (by: Ref): boolean => typeof by === 'object' && 'each' in by && isYourChampion(by.each);
const thisTurn = (said: string): string => `that ${said} this turn`;
const HAPPENED: { [pattern: string]: string } = {
  [canonical({ on: 'move', object: 'self', match: { to: 'field' } })]: thisTurn('entered the field'),
  [canonical({ on: 'damage', object: 'self' })]: thisTurn('was dealt damage'),
  [canonical({ on: 'attack', object: 'self' })]: thisTurn('attacked'),
  [canonical({ on: 'levelUp', object: 'self' })]: thisTurn('leveled up'),
};

function predicate({ is, of }: Extract<FilterClause, { is: string }>, parts: Parts, say: Say): void {
  if (is === 'attacks' && of !== undefined) {
    const what = say.apart(() => say.thing(of, { determiner: 'a' }));
    const many = isYourChampion(of) ? [] : [say.apart(() => say.thing(of, { many: true }))];
    parts.after.push(`attacking ${either(what, ...many)}`);
    return;
  }
  if (of !== undefined) parts.before.push(UNSAID);
  else if (is === 'attacking') parts.before.push('attacking');
  else if (is === 'token') parts.before.push('token');
  else if (is === 'retaliating' || is === 'loaded' || is === 'defending' || is === 'empowered') parts.before.push(is);
  else if (is in WAITING) return;
  else if (is === 'attackedThisTurn')
    parts.after.push(either('that attacked this turn', 'that has attacked this turn', 'that have attacked this turn'));
  else if (is === 'dealtCombatDamageThisTurn')
    parts.after.push(either('that dealt combat damage this turn', 'that has dealt combat damage this turn'));
  else parts.before.push(UNSAID);
}

function withCounters([kind, atLeast]: [string, number]): string {
  const on = either(' on it', ' on them', '');
  if (atLeast === 1)
    return either(
      `with ${article(kind)} ${kind} counter${on}`,
      `with ${kind} counters${on}`,
      `with one or more ${kind} counters${on}`,
    );
  return `with ${atLeast} or more ${kind} counters${on}`;
}

function controlled(who: Extract<FilterClause, { controller: unknown }>['controller'], say: Say): string {
  if (who === 'you') return 'you control';
  if (who === 'opponent') return either('an opponent controls', 'your opponents control', 'opponents control');
  if (who === 'defending' || who === 'team') return UNSAID;
  if (typeof who === 'object' && 'each' in who) {
    const [player, having, ...more] = clausesOf(who.each);
    if (canonical(player ?? null) === '{"player":"any"}' && having && 'owns' in having && more.length === 0)
      return `controlled by ${either('players', 'a player')}${owningText(having.owns, say)}`;
  }
  const same =
    typeof who === 'object' && 'controllerOf' in who
      ? [say.apart(() => `controlled by the same player as ${say.object(who.controllerOf, 'asked')}`)]
      : [];
  return either(
    say.about(who, (s) => `${s.text} ${s.many ? 'control' : 'controls'}`, 'asked'),
    ...same,
  );
}
function owned(who: Extract<FilterClause, { owner: unknown }>['owner'], say: Say): string {
  if (who === 'you') return 'you own';
  if (who === 'opponent') return either('an opponent owns', 'your opponents own');
  return say.about(who, (s) => `${s.text} ${s.many ? 'own' : 'owns'}`, 'asked');
}

/** All advanced elements together (1.6.6.2). */
export const areAdvanced = (all: readonly string[]): boolean => [...all].sort().join() === ADVANCED;
const ADVANCED = 'arcane astra crux exalted exia luxem neos tera umbra'.split(' ').join();

/** Types are nouns; what else a card is stands before them, and is a noun by itself: "a Herb". */
function listWords([name, value]: [string, string | string[]], parts: Parts): void {
  const all = words(value);
  if (name === 'types' && [...all].sort().join() === 'Ally,Champion') {
    parts.nouns.push({ one: 'unit', many: 'units', both: 'unit', rank: 'type' });
    return;
  }
  if (name === 'elements') {
    const basic = [...all].sort().join() === 'fire,water,wind' ? ['basic element'] : [];
    parts.before.push(either(...(areAdvanced(all) ? ['advanced element'] : basic), `${orOf(all)} element`));
    return;
  }
  if (!['types', 'supertypes', 'subtypes', 'classes'].includes(name)) {
    parts.before.push(UNSAID);
    return;
  }
  const said = name === 'types' || name === 'supertypes' ? all.map((one) => one.toLowerCase()) : all;
  const many = said.map((one) => (one === 'regalia' ? either(manyOf(one), 'regalias') : manyOf(one)));
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
  // It was spoken of just before.
  if (isYourChampion([...filter]) && say.spoken.said.at(-1)?.key === canonical({ each: [...filter] })) {
    parts.other = true;
    return;
  }
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
  else if ('in' in clause && canonical(clause.in) === '{"now":"self"}') parts.other = true;
  else if (
    'in' in clause &&
    typeof clause.in === 'object' &&
    'target' in clause.in &&
    isSpoken(say, canonical(clause.in))
  )
    parts.other = true;
  else if ('self' in clause) parts.after.push(`other than ${either(...ownNames(say.face))}`);
  else if ('named' in clause) parts.after.push(`not named ${clause.named === say.face.name ? '~' : clause.named}`);
  else if ('is' in clause && clause.is === 'attacking' && clause.of === undefined)
    parts.after.push(either("that isn't attacking", "that aren't attacking"));
  else if ('has' in clause && clause.has[0] !== 'classes') {
    const [name, value] = clause.has;
    const all = words(value).map((one) => (name === 'types' || name === 'supertypes' ? one.toLowerCase() : one));
    if (name === 'elements' && areAdvanced(all)) parts.before.push('non-advanced element');
    else if (all.length > 1 && name !== 'types') parts.before.push(UNSAID);
    else parts.before.push(...all.map((one) => `non-${one}${name === 'elements' ? ' element' : ''}`));
  } else parts.before.push(UNSAID);
}

const orderedNouns = (nouns: readonly Noun[]): Noun[] => {
  const order = ['regalia', 'subtype', 'type'];
  return [...nouns].sort((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank));
};
const isNounOnly = (one: Parts): boolean =>
  one.nouns.length === 1 && one.before.length + one.after.length === 0 && !one.other;

/** One of several: what they have in common is said once. */
function anyOf(filters: readonly Filter[], parts: Parts, say: Say, card: boolean): void {
  const each = filters.map((filter) => partsOf(filter, say));
  const [first] = each;
  // "Fire element and/or Automaton cards": where a card is what follows, a kind is an adjective.
  const kinds = each.map(({ before, nouns }) => [...before, ...nouns.map(({ one }) => one)]);
  const plain = each.every(({ other, after }) => !other && after.length === 0);
  if (card && plain && kinds.every(({ length }) => length === 1) && !each.every(isNounOnly)) {
    if (each.some(({ nouns }) => nouns.length > 0)) {
      const all = kinds.flat();
      parts.before.push(either(joined(all, 'or'), joined(all, 'and/or')));
      return;
    }
  }
  // "An Assassin action or Assassin attack card": each is described whole before the noun.
  if (card && plain && first && each.every(({ before, nouns }) => before.length === 0 && nouns.length === 2)) {
    const all = each.map(({ nouns }) =>
      orderedNouns(nouns)
        .map(({ one }) => one)
        .join(' '),
    );
    const [a = '', b = ''] = all;
    parts.before.push(either(joined(all, 'or'), ...(all.length === 2 ? [`${a} or ${article(b)} ${b}`] : [])));
    return;
  }
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
        all.map((text, i) => (same && i > 0 ? `${either('', 'with ')}${text.slice('with '.length)}` : text)),
        'or',
      ),
    );
  } else if (
    !card &&
    each.every((one) => !one.other && one.nouns.length > 0 && one.after.length + one.before.length === 0)
  ) {
    // "Unit or Siegeable domain": each is called by all that it is.
    const called = (many: boolean): string[] =>
      each.map((one) => {
        const nouns = orderedNouns(one.nouns);
        const last = nouns.at(-1);
        return [...nouns.slice(0, -1).map((noun) => (many ? noun.both : noun.one)), many ? last?.many : last?.one].join(
          ' ',
        );
      });
    const [a = '', b = ''] = called(false);
    const one = either(orOf(called(false)), ...(each.length === 2 ? [`${a} or ${article(b)} ${b}`] : []));
    parts.nouns.push({
      one,
      many: either(joined(called(true), 'and'), orOf(called(true))),
      both: orOf(called(false)),
      rank: 'type',
    });
  } else parts.before.push(UNSAID);
}

/** What waits on the Effects Stack is called by what it is there. */
export const WAITING: { [predicate: string]: string } = {
  cardActivation: 'card activation',
  materialization: 'materialization',
  activation: 'activation',
  trigger: 'trigger',
};

/** Numbers of cards are of one kind of cost, which is said with them: "with memory cost 0". */
export const isPrice = (clause: FilterClause): boolean =>
  ('prop' in clause && (clause.prop[0] === 'cost' || clause.prop[0] === 'costKind')) ||
  ('stat' in clause && clause.stat[0] === 'cost');

export function partsOf(filter: Filter, say: Say, card = false): Parts {
  const parts: Parts = { other: false, before: [], nouns: [], after: [] };
  const clauses = clausesOf(filter);
  const prices = clauses.filter(isPrice);
  for (const clause of clauses.filter((one) => !prices.includes(one)))
    if (
      whole(clause, (watched) => {
        place(watched, parts, say, card);
        return '';
      }) !== ''
    )
      parts.before.push(UNSAID);
  if (prices.length > 0) parts.after.push(priceText(prices, say));
  // "Tokens": that something is one may be all that is asked.
  if (parts.nouns.length === 0 && parts.before.includes('token')) {
    parts.before = parts.before.filter((one) => one !== 'token');
    parts.nouns.push({ one: 'token', many: 'tokens', both: 'token', rank: 'subtype' });
  }
  // A class that is a subtype as well is said once.
  const [first, ...more] = parts.nouns;
  if (first) parts.nouns = [first, ...more.filter((one) => !(CLASSES.includes(one.one) && one.one === first.one))];
  return parts;
}
