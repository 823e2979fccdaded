/** How descriptions are printed: adjectives, a noun, and what follows it. */
import { canonical, type Filter, type FilterClause, orders, type Ref, sumOf, type Value } from '@arbiter/engine';
import { tokens } from '../cards/tokens.js';
import { whoseNames } from './nouns.js';
import { placeText } from './places.js';
import {
  article,
  clausesOf,
  type Described,
  either,
  isFirstPerson,
  joined,
  numeral,
  type Say,
  typesOf,
  UNSAID,
  whole,
} from './say.js';
import { isSpoken, keyOf, manyOf, SELF, zonesOf } from './spoken.js';

interface Noun {
  one: string;
  many: string;
  rank: 'tag' | 'type';
}
/** The parts of a description, in the places where English has them. */
interface Parts {
  other: boolean;
  /** "friendly" and "enemy" are said in several places. */
  side?: 'you' | 'team' | 'opponent';
  /** It is in one's own base. */
  home?: true;
  before: string[];
  nouns: Noun[];
  after: string[];
}
const words = (value: string | string[]): string[] => [value].flat();
/** Where the card is, as long as that is a battlefield: said in one. */
const MY_BATTLEFIELD = 'atMyBattlefield';
const IN_COMBAT = 'inCombat';
const FIGHTS = canonical({ any: [{ is: 'attacker' }, { is: 'defender' }] });
/** What can be Empowered: permanents and legends (441.1.a). */
const ANYTHING = canonical({ any: [{ zone: 'board' }, { zone: 'legendZone' }] });
export const isAnything = (clause: FilterClause): boolean => canonical(clause) === ANYTHING;
const PLACES = [canonical({ is: 'here' }), canonical({ is: 'atBattlefield' })];
function placedTogether(clauses: readonly FilterClause[]): FilterClause[] {
  const said = clauses.map(canonical);
  if (!PLACES.every((one) => said.includes(one))) return [...clauses];
  return [...clauses.filter((_, i) => !PLACES.includes(said[i] ?? '')), { is: MY_BATTLEFIELD }];
}
/** Of cards of a deck that were shown: said in one as well. */
const REVEALED = 'revealedThisWay';
function shownTogether(clauses: readonly FilterClause[], say: Say): FilterClause[] {
  const isShown = (clause: FilterClause): boolean =>
    'in' in clause &&
    typeof clause.in === 'object' &&
    'top' in clause.in &&
    say.spoken.looked === 'reveal' &&
    isSpoken(say, canonical(clause.in));
  const deck = (clause: FilterClause): boolean => 'zone' in clause && clause.zone === 'mainDeck';
  if (!clauses.some(isShown) || !clauses.some(deck)) return [...clauses];
  return [...clauses.filter((clause) => !isShown(clause) && !deck(clause)), { is: REVEALED }];
}
const orOf = (all: readonly string[]): string => joined(all, 'or');

/** Where each clause goes. A table by word, as those of verbs: a new filter word gets its line here. */
function place(clause: FilterClause, parts: Parts, many: boolean, say: Say): void {
  if ('has' in clause) listWords(clause.has, parts);
  else if ('not' in clause) negated(clausesOf(clause.not), parts, say);
  else if ('other' in clause) parts.other = clause.other;
  else if ('controller' in clause) {
    const { controller } = clause;
    if (controller === 'you' || controller === 'team' || controller === 'opponent') parts.side = controller;
    else if (controller === 'defending') parts.before.push(UNSAID);
    else {
      const of = typeof controller === 'object' && 'controllerOf' in controller ? controller.controllerOf : undefined;
      const same = of !== undefined && isSpoken(say, keyOf(of, say)) ? ['with the same controller'] : [];
      const named = say.about(controller, (s) => `${s.text} ${s.many ? 'control' : 'controls'}`, 'asked');
      parts.after.push(either(named, ...same));
    }
  } else if ('status' in clause && clause.status === 'empowered')
    parts.after.push(many ? either('that are [Empowered]', "that's [Empowered]") : "that's [Empowered]");
  else if ('status' in clause) parts.before.push(STATUSES[clause.status] ?? UNSAID);
  else if ('is' in clause && clause.is === 'hasUnits') parts.after.push(HAVING[canonical(clause.of ?? null)] ?? UNSAID);
  else if ('is' in clause)
    predicate(
      clause,
      parts,
      many,
      // "There" can be no other place where nothing else was spoken of.
      say.spoken.said.length > 0 && say.spoken.said.every(({ key }) => key === SELF),
      say.moving === true,
    );
  else if ('keyword' in clause && clause.label === undefined) parts.after.push(`with [${keywordName(clause.keyword)}]`);
  else if ('counters' in clause && clause.counters[0] === 'buff' && clause.counters[1] === 1)
    parts.before.push('buffed');
  else if ('stat' in clause) figureText(clause.stat, parts, many, say);
  else if (canonical(clause) === BETWEEN && say.on?.on === 'moved' && say.on.object === 'self')
    parts.after.push(`${say.object('self', 'asked').replace('me', 'I')} moved to or from`);
  else if ('any' in clause) anyOf(clause.any, parts, many, say);
  else if ('named' in clause)
    parts.after.push(clause.named === say.face.name && clause.named !== '' ? 'with my name' : `named ${clause.named}`);
  else if ('at' in clause) parts.after.push(whereText(clause.at, say));
  else if ('targets' in clause)
    parts.after.push(`${many ? 'that choose' : 'that chooses'} ${aimedAt(clause.targets, say)}`);
  else if ('playedFrom' in clause)
    parts.after.push(clause.playedFrom === 'facedown' ? either('from face down', 'from [hidden]') : UNSAID);
  else if ('bears' in clause) parts.before.push(canonical(clausesOf(clause.bears)) === EQUIPMENT ? 'equipped' : UNSAID);
  else if (canonical(clause) === ATTACHED) parts.before.push('attached');
  else if ('attachedTo' in clause) parts.after.push(`attached to ${say.object(clause.attachedTo, 'asked')}`);
  else if ('unitsThere' in clause) parts.after.push(unitsThereText(clause.unitsThere, say));
  else if ('linked' in clause)
    parts.after.push(
      clause.linked === true ? `banished with ${isFirstPerson(say.face) ? either('me', 'this') : 'this'}` : UNSAID,
    );
  else if ('sameName' in clause)
    parts.after.push(clause.sameName !== 'self' ? UNSAID : isFirstPerson(say.face) ? 'with my name' : 'with this name');
  else parts.before.push(UNSAID);
}
/** "With exactly two units there". */
function unitsThereText([filter, count]: readonly [Filter, number], say: Say): string {
  const units = say.apart(() => say.thing(filter, { many: count !== 1, determiner: 'some' }));
  return `with exactly ${numeral(count)} ${units} there`;
}
/** "It", where that was spoken of. */
function aimedAt(filter: Filter, say: Say): string {
  const [only, ...more] = clausesOf(filter);
  if (only && 'in' in only && more.length === 0)
    return isSpoken(say, keyOf(only.in, say)) ? say.object(only.in, 'asked') : UNSAID;
  return say.thing(filter, { determiner: 'a' });
}
/** "No other friendly unit": than the one that was spoken of. */
function noOther(filter: Filter, say: Say): string {
  const clauses = clausesOf(filter);
  const than = clauses.flatMap((clause) => {
    const [only, ...more] = 'not' in clause ? clausesOf(clause.not) : [];
    return only && 'in' in only && more.length === 0 ? [only.in] : [];
  });
  const rest = clauses.filter((clause) => !('not' in clause));
  const [one] = than;
  if (!one || than.length > 1 || rest.length + 1 !== clauses.length || !isSpoken(say, keyOf(one, say))) return UNSAID;
  return `and no other ${say.thing(rest)}`;
}
/** "At a battlefield" that is chosen, "there" once it was, "at its location". */
function whereText(at: Ref, say: Say): string {
  const known = isSpoken(say, keyOf(at, say));
  const there = say.object(at, 'asked');
  if (!known) return `at ${there}`;
  return either('there', `at ${there}`, ...whoseNames(at, say).map((one) => `at ${one} location`));
}
const STATUSES: { [status: string]: string } = { exhausted: 'exhausted', stunned: 'stunned' };
/** Keywords as they are written: "Quick-Draw". */
export const keywordName = (keyword: string): string =>
  keyword.replace(/(^|[\s-])[a-z]/g, (letter) => letter.toUpperCase());

/** What is moved is moved from where it is. */
function atBattlefields(many: boolean, moving: boolean): string[] {
  const at = moving ? either('at', 'from') : 'at';
  return [many ? either(`${at} battlefields`, `${at} a battlefield`) : `${at} a battlefield`];
}
function predicate(
  { is, of }: Extract<FilterClause, { is: string }>,
  parts: Parts,
  many: boolean,
  alone: boolean,
  moving: boolean,
): void {
  if (of !== undefined) parts.before.push(UNSAID);
  else if (is === MY_BATTLEFIELD) parts.after.push('at my battlefield');
  else if (is === ATTACKING_HERE) parts.after.push('attacking here');
  else if (is === REVEALED) parts.after.push('revealed this way');
  else if (is === IN_COMBAT) parts.after.push('in combat');
  else if (is === 'atBattlefield') parts.after.push(...atBattlefields(many, moving));
  else if (is === 'inBase')
    parts.after.push(
      parts.side === 'you' || parts.home
        ? 'in your base'
        : many
          ? either('in bases', 'in base')
          : either('in a base', 'at a base'),
    );
  else if (is === 'here')
    parts.after.push(moving ? either('here', 'from here') : alone ? either('here', 'there') : 'here');
  else if (is === 'alone') parts.after.push('alone');
  else if (is === 'attacker') parts.before.push('attacking');
  else if (is === 'defender') parts.before.push('defending');
  else if (is === 'token') parts.before.push('token');
  else if (is === 'open' || is === 'occupied') parts.before.push(is);
  else if (is === 'inShowdown') parts.after.push('in a showdown');
  else if (is === 'attackedByYou') parts.after.push("you're attacking");
  else parts.before.push(UNSAID);
}

const BOUNDS: { [op: string]: string } = { '<=': ' or less', '>=': ' or more', '=': '' };
const COMPARED: { [op: string]: string } = { '<': 'less', '>': 'more' };
/** "With 3 [M] or less", "with less Might than me", "with Energy cost no more than [3]". */
function figureText(
  [stat, op, value]: Extract<FilterClause, { stat: unknown }>['stat'],
  parts: Parts,
  many: boolean,
  say: Say,
): void {
  if (stat === 'damage') {
    parts.before.push(op === '>=' && value === 1 ? 'damaged' : UNSAID);
    return;
  }
  if (stat === 'might') {
    if (typeof value === 'number') {
      const bound = BOUNDS[op];
      // A unit is Mighty as long as its Might is 5 or greater (708).
      if (op === '>=' && value === 5) parts.before.push('[Mighty]');
      else if (bound === undefined) parts.after.push(UNSAID);
      else parts.after.push(`${many ? either('', 'each ') : ''}with ${value} [M]${bound}`);
      return;
    }
    const killed = upToMore(value, say);
    if (op === '<=' && killed !== undefined) {
      parts.after.push(killed);
      return;
    }
    const than = typeof value === 'object' && 'stat' in value && value.stat === 'might' ? value.of : undefined;
    const compared = COMPARED[op];
    parts.after.push(
      than === undefined || compared === undefined
        ? UNSAID
        : `with ${compared} Might than ${say.object(than, 'asked')}`,
    );
  } else if (stat === 'power' && typeof value === 'number') {
    const power = '[A]'.repeat(value);
    parts.after.push(
      op === '<=' && value > 0
        ? `with Power cost no more than ${power}`
        : op === '>=' && value > 0
          ? `with Power cost ${power} or more`
          : UNSAID,
    );
  } else if (stat === 'energy' && op === '<' && typeof value === 'object') {
    parts.after.push(`with Energy cost less than ${say.value(value)}`);
  } else if (stat === 'energy' && op === '<=' && typeof value === 'object') {
    parts.after.push(`with Energy cost no more than ${say.value(value)}`);
  } else if (stat === 'energy' && typeof value === 'number') {
    const said =
      op === '<='
        ? either(`with Energy cost no more than [${value}]`, `costing no more than [${value}]`)
        : op === '>='
          ? either(`that costs [${value}] or more`, `with Energy cost [${value}] or more`)
          : UNSAID;
    parts.after.push(said);
  } else parts.after.push(UNSAID);
}

/** "That has Might up to 1 more than the killed unit". */
function upToMore(value: Value, say: Say): string | undefined {
  const [might, more, ...others] = sumOf(value) ?? [];
  if (typeof might !== 'object' || !('stat' in might) || might.stat !== 'might' || others.length > 0) return undefined;
  if (typeof more !== 'number' || more < 1 || typeof might.of !== 'object' || !('was' in might.of)) return undefined;
  const was = might.of.was;
  const killed = typeof was === 'object' && 'saved' in was && say.spoken.done[was.saved]?.past === 'killed';
  return killed ? `that has Might up to ${more} more than the killed unit` : UNSAID;
}
/** Types and tags are nouns; what else a card is stands before them. */
function listWords([name, value]: [string, string | string[]], parts: Parts): void {
  const all = words(value);
  if (name === 'types') {
    const said = all.map((one) => one.toLowerCase());
    const many = said.map(manyOf);
    parts.nouns.push({
      one: either(orOf(said), said.length > 1 ? joined(said, 'or a') : orOf(said)),
      many: either(joined(many, 'and'), orOf(many), joined(many, 'and/or')),
      rank: 'type',
    });
  } else if (name === 'tags') {
    parts.nouns.push({
      one: orOf(all),
      many: either(orOf(all.map(manyOf)), joined(all.map(manyOf), 'and')),
      rank: 'tag',
    });
  } else if (name === 'domains') parts.before.push(orOf(all));
  else parts.before.push(UNSAID);
}

/** "At another location" than the card itself, or than a place that was spoken of. */
function elsewhereText(at: Ref, say: Say): string {
  if (at !== 'self' && !isSpoken(say, keyOf(at, say))) return UNSAID;
  // 355.4.a: where something is moved to a place that was chosen, it says so itself.
  const silent = say.moving === true && at !== 'self' ? [''] : [];
  return either('at another location', 'at a different location', ...silent);
}
/** "Each other enemy unit": than the one that was spoken of. A unit or legend would mean itself. */
const othersText = (than: Ref, say: Say): string =>
  typesOf(say.face).includes('Spell') && isSpoken(say, keyOf(than, say)) ? 'other' : UNSAID;

function negated(filter: readonly FilterClause[], parts: Parts, say: Say): void {
  const [clause] = filter;
  if (!clause || filter.length > 1) parts.before.push(UNSAID);
  else if ('playedFrom' in clause && clause.playedFrom === 'hand')
    parts.after.push('from anywhere other than your hand');
  else if ('keyword' in clause && clause.label === undefined)
    parts.after.push(`without [${keywordName(clause.keyword)}]`);
  else if ('at' in clause) parts.after.push(elsewhereText(clause.at, say));
  else if ('is' in clause && clause.is === 'here' && clause.of === undefined)
    parts.after.push(elsewhereText('self', say));
  // Behind what it does choose.
  else if (
    'targets' in clause &&
    parts.after.length === 1 &&
    /^that chooses? (?!.* and no other )/.test(parts.after[0] ?? '')
  )
    parts.after = [`${parts.after[0]} ${noOther(clause.targets, say)}`];
  else if ('in' in clause) parts.before.push(othersText(clause.in, say));
  else if (canonical(clause) === ATTACHED) parts.before.push('detached');
  else if ('status' in clause && clause.status === 'exhausted') parts.before.push('ready');
  else if ('is' in clause && clause.is === 'token' && clause.of === undefined) parts.before.push('non-token');
  else if ('has' in clause && (clause.has[0] === 'tags' || clause.has[0] === 'types')) {
    const all = words(clause.has[1]).map((one) => (clause.has[0] === 'types' ? one.toLowerCase() : one));
    parts.before.push(...all.map((one) => `non-${one}`));
  } else parts.before.push(UNSAID);
}

/** Several kinds that share what is said of them: "unit or gear", and not "a unit at a battlefield or a gear". */
const isPlainChoice = (any: readonly Filter[], say: Say): boolean =>
  any.every((one) => isNounOnly(say.apart(() => partsOf(onBoard(one), false, say))));
const isNounOnly = (one: Parts): boolean =>
  one.nouns.length === 1 && one.before.length + one.after.length === 0 && !one.other && one.side === undefined;
const BOARD = canonical({ zone: 'board' });
/** The board is where units, gear and runes are looked for anyway. */
const onBoard = (filter: Filter): FilterClause[] => clausesOf(filter).filter((clause) => canonical(clause) !== BOARD);
/** A legend, or one of two types: three kinds. */
function oneByOne(filter: Filter): Filter[] {
  const clauses = onBoard(filter);
  const [only, ...more] = clauses;
  if (!only || more.length > 0 || !('has' in only) || only.has[0] !== 'types') return [clauses];
  return words(only.has[1]).map((type) => ({ has: ['types', type] }));
}
/** One of several kinds: "unit or gear". */
function anyOf(filters: readonly Filter[], parts: Parts, many: boolean, say: Say): void {
  const each = filters.flatMap(oneByOne).map((filter) => partsOf(filter, many, say));
  const [ones, manys] = [each.map((one) => one.nouns[0]?.one ?? ''), each.map((one) => one.nouns[0]?.many ?? '')];
  if (each.every(isNounOnly))
    parts.nouns.push({
      // Before another noun: "Bird, Cat, and Poro units".
      one: many ? either(orOf(ones), joined(ones, 'and')) : orOf(ones),
      many: either(joined(manys, 'and'), orOf(manys), joined(manys, 'and/or')),
      rank: each.every((one) => one.nouns[0]?.rank === 'tag') ? 'tag' : 'type',
    });
  else if (each.every((one) => one.before.length === 1 && one.nouns.length + one.after.length === 0 && !one.side))
    parts.before.push(orOf(each.map((one) => one.before[0] ?? '')));
  else parts.before.push(UNSAID);
}

/** Legends are nowhere else than in their zone. */
const legendsAlone = (clauses: readonly FilterClause[]): FilterClause[] =>
  clauses.some((clause) => canonical(clause) === LEGEND)
    ? clauses.filter((clause) => canonical(clause) !== LEGEND_ZONE)
    : [...clauses];
function partsOf(filter: Filter, many: boolean, say: Say): Parts {
  const parts: Parts = { other: false, before: [], nouns: [], after: [] };
  const all = costsTogether(placedTogether(legendsAlone(clausesOf(filter))), parts);
  // Friendly units in one's own base are one's own: "a friendly unit in your base".
  const home = [TEAM, YOU, IN_BASE].every((one) => all.some((clause) => canonical(clause) === one));
  const clauses = home ? all.filter((clause) => canonical(clause) !== YOU) : all;
  if (home) parts.home = true;
  // Whose they are is asked before where they are.
  const sides: FilterClause[] = clauses.filter((clause) => 'controller' in clause);
  for (const clause of [...sides, ...clauses.filter((one) => !sides.includes(one))])
    if (
      whole(clause, (watched) => {
        place(watched, parts, many, say);
        return '';
      }) !== ''
    )
      parts.before.push(UNSAID);
  return parts;
}

/** What has an Equipment attached is equipped (718.3). */
export const EQUIPMENT = canonical([{ has: ['tags', 'Equipment'] }]);
/** The battlefields between which it moved. */
const BETWEEN = canonical({ any: [{ at: { event: 'destination' } }, { at: { event: 'source' } }] });
/** Attached to whatever: that is a unit in any case (434.1.b). */
const ATTACHED = canonical({ attachedTo: { each: [{ has: ['types', 'Unit'] }] } });
const ATTACKS = canonical({ is: 'attacker' });
const IS_HERE = canonical({ is: 'here' });
const ATTACKING_HERE = 'attackingHere';
/** Battlefields by the units there. */
const HAVING: { [of: string]: string } = {
  [canonical([{ has: ['types', 'Unit'] }, { controller: 'you' }])]: 'where you have units',
  [canonical([{ has: ['types', 'Unit'] }, { controller: 'opponent' }, { is: 'alone' }])]:
    'if an enemy unit is alone there',
};
const [TEAM, YOU, IN_BASE] = [{ controller: 'team' }, { controller: 'you' }, { is: 'inBase' }].map(canonical);
const NOT_ITSELF = canonical({ not: { self: true } });
const HERE = canonical([{ has: ['types', ['Unit', 'Gear']] }, { is: 'here' }]);
const LEGEND = canonical({ has: ['types', 'Legend'] });
/** "That costs no more than [4] and no more than [A]": what both parts of a cost are at most is said in one. */
function costsTogether(clauses: readonly FilterClause[], parts: Parts): FilterClause[] {
  const most = (figure: string): number | undefined =>
    clauses.flatMap((clause) =>
      'stat' in clause && clause.stat[0] === figure && clause.stat[1] === '<=' && typeof clause.stat[2] === 'number'
        ? [clause.stat[2]]
        : [],
    )[0];
  const [energy, power] = [most('energy'), most('power')];
  if (energy === undefined || !power) return [...clauses];
  const both = `no more than [${energy}] and no more than ${'[A]'.repeat(power)}`;
  parts.after.push(
    either(
      `that costs ${both}`,
      `costing ${both}`,
      `with cost ${both}`,
      `with Energy cost no more than [${energy}] and Power cost no more than ${'[A]'.repeat(power)}`,
    ),
  );
  return clauses.filter((clause) => !('stat' in clause && ['energy', 'power'].includes(clause.stat[0])));
}
const LEGEND_ZONE = canonical({ zone: 'legendZone' });
const ON_CHAIN = canonical({ zone: 'chain' });
/** A description, after what says how many of them: "a friendly unit", "your other units here", "each enemy unit". */
export function thing(
  filter: Filter,
  say: Say,
  { many = false, determiner = '', card = false }: Described = {},
): string {
  const clauses = clausesOf(filter);
  const [only] = clauses;
  if (clauses.some(isAnything)) {
    const besides = clauses.some((clause) => canonical(clause) === NOT_ITSELF);
    const parts = partsOf(
      clauses.filter((clause) => !isAnything(clause) && canonical(clause) !== NOT_ITSELF),
      many,
      say,
    );
    // What is in one state and nothing else has a word for it behind as well: "something that's exhausted".
    const exhausted = parts.before.join() === 'exhausted' ? ["that's exhausted"] : [];
    const plain = parts.before.length === exhausted.length && parts.nouns.length === 0 && parts.side !== 'opponent';
    const other = besides ? [`besides ${say.object('self', 'asked')}`] : [];
    const after = [
      ...other,
      ...(parts.side === 'team' ? [UNSAID] : parts.side ? ['you control'] : []),
      ...parts.after,
      ...exhausted,
    ];
    return plain ? `something ${parts.other ? 'else ' : ''}${either(...orders(after))}`.trim() : UNSAID;
  }
  if (
    clauses.some((clause) => canonical(clause) === ATTACKS) &&
    clauses.some((clause) => canonical(clause) === IS_HERE)
  ) {
    const rest = clauses.filter((clause) => ![ATTACKS, IS_HERE].includes(canonical(clause)));
    return either(
      described(filter, say, { many, determiner, card }),
      described([...rest, { is: ATTACKING_HERE }], say, { many, determiner, card }),
    );
  }
  // Units and gear are all that can be somewhere (107.2).
  if (canonical(clauses) === HERE && determiner === 'a')
    return either(described(filter, say, { many, determiner, card }), 'something here');
  if (clauses.some((clause) => canonical(clause) === FIGHTS)) {
    const rest = clauses.filter((clause) => canonical(clause) !== FIGHTS);
    return either(
      described(filter, say, { many, determiner, card }),
      described([...rest, { is: IN_COMBAT }], say, { many, determiner, card }),
    );
  }
  // Where one names a zone, what names none is looked for there alone.
  const zoned = only && 'any' in only ? only.any.filter((one) => zonesOf(clausesOf(one)).length > 0).length : 0;
  if (only && 'any' in only && zoned > 0 && zoned < only.any.length) return UNSAID;
  if (only && 'any' in only && clauses.length === 1 && determiner === 'a' && !isPlainChoice(only.any, say))
    return joined(
      only.any.map((one) => thing(one, say, { determiner, card })),
      'or',
    );
  return described(filter, say, { many, determiner, card });
}
function described(filter: Filter, say: Say, { many = false, determiner = '', card = false }: Described): string {
  const clauses = shownTogether(clausesOf(filter), say);
  if (clauses.length < clausesOf(filter).length) return described(clauses, say, { many, determiner, card: true });
  const zones = zonesOf(clauses).filter((zone) => zone !== 'board');
  const chain = zones.join() === 'chain';
  const legends = zones.join() === 'legendZone';
  const off = zones.length > 0 && !chain && !legends;
  const owner: FilterClause[] = off ? clauses.filter((clause) => 'owner' in clause) : [];
  const rest = clauses.filter(
    (clause) => canonical(clause) !== ON_CHAIN && zonesOf([clause]).length === 0 && !owner.includes(clause),
  );
  const parts = partsOf(rest, many, say);
  // What was banished with the card is nowhere else.
  const banished = zones.join() === 'banishment' && clauses.some((clause) => 'linked' in clause);
  if (off && !banished) parts.after.unshift(placeText(zones, owner, say));
  if (legends && !clauses.some((clause) => canonical(clause) === LEGEND)) return UNSAID;
  const nouns = [...parts.nouns].sort((a, b) => (a.rank === b.rank ? 0 : a.rank === 'tag' ? -1 : 1));
  const named = rest.flatMap((clause) => ('named' in clause ? [clause.named] : []));
  const [soldier] = named;
  // Tokens of a name: "your Sand Soldiers" (187).
  if (nouns.length === 0 && soldier !== undefined && tokens.some(({ name }) => name === soldier)) {
    parts.after = parts.after.filter((text) => text !== `named ${soldier}`);
    nouns.push({ one: soldier, many: manyOf(soldier), rank: 'type' });
  }
  const unnamed = chain && nouns.length === 0 ? { one: 'spell or ability', many: 'spells and abilities' } : undefined;
  // "Your tokens": what has no type beside that is a token.
  const token = nouns.length === 0 && parts.before.at(-1) === 'token' ? { one: 'token', many: 'tokens' } : undefined;
  if (token) parts.before.pop();
  const noun =
    unnamed ?? token ?? nouns.pop() ?? (off || card ? { one: 'card', many: 'cards' } : { one: UNSAID, many: UNSAID });
  const adjectives = [...parts.before, ...nouns.map(({ one }) => one)];
  return sided({ ...parts, before: adjectives }, noun, many, determiner);
}

/** Whose they are is said before the noun, after it, or by whose they are: "your units". */
function sided(
  { side, other, before, after }: Parts,
  { one, many: several }: Pick<Noun, 'one' | 'many'>,
  many: boolean,
  determiner: string,
): string {
  const plain = (adjectives: readonly string[], behind: readonly string[], noun = many ? several : one): string[] =>
    orders(adjectives).map((front) => `${`${front} ${noun}`.trim()} ${either(...orders(behind))}`.trim());
  // Friendly is what teammates control as well (740.1.a); what "you control" is not.
  const own = side === 'team' ? 'friendly' : side === 'opponent' ? 'enemy' : undefined;
  // Battlefields are no friends: players control them.
  const allied = side === 'team' && one.includes('battlefield');
  const told = allied
    ? plain(before, ['you or allies control', ...after])
    : side === 'you'
      ? []
      : own === undefined
        ? plain(before, after)
        : plain([own, ...before], after);
  const behind =
    side === undefined || side === 'team'
      ? []
      : side === 'you'
        ? plain(before, ['you control', ...after])
        : plain(before, [either('an opponent controls', 'your opponents control'), ...after]);
  const yours = side === 'you' ? plain(before, after, several) : [];
  const with_ = (front: string, texts: readonly string[]): string[] => texts.map((text) => `${front} ${text}`.trim());
  const all = [...told, ...behind];
  switch (determiner) {
    case 'a':
      return either(
        ...(other ? with_('another', all) : all.map((text) => `${article(text)} ${text}`)),
        ...(side === 'you' ? with_(`one of your${other ? ' other' : ''}`, yours) : []),
      );
    case 'another':
      return either(...with_('another', all), ...with_('a different', all));
    case 'each':
      return either(
        ...with_(`each${other ? ' other' : ''}`, all),
        ...with_(`each of your${other ? ' other' : ''}`, yours),
      );
    case 'all':
      return either(...with_(`all${other ? ' other' : ''}`, all));
    case 'some':
      return either(...with_(other ? 'other' : '', all));
    default:
      return either(...with_(other ? 'other' : '', all), ...(many ? with_(`your${other ? ' other' : ''}`, yours) : []));
  }
}
