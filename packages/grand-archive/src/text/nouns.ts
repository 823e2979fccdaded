/** How references are printed: by what they are the first time, and as what was spoken of after that. */
import { canonical, type Filter, type FilterClause, type Ref, type TargetSpec, type Value } from '@arbiter/engine';
import { zoneName } from './places.js';
import {
  clausesOf,
  either,
  listed,
  type Named,
  numeral,
  ownNames,
  type Role,
  type Say,
  type Subject,
  UNSAID,
  whole,
} from './say.js';
import { isSpoken, keyOf, kindsOf, laterNames, PLAYER, SELF, speak, zonesOf } from './spoken.js';
import { isYourChampion, writtenValue } from './written.js';

const one = (text: string): Subject => ({ text, many: false });
const several = (text: string): Subject => ({ text, many: true });

/** The ways to name a reference as a subject. */
export function subjectsOf(ref: Ref, say: Say, role: Role = 'done'): Named[] {
  if (ref === 'you') return [{ text: 'you', many: false, you: true }];
  if (ref === 'players') return [one('each player')];
  if (ref === 'opponents') return [one('each opponent')];
  if (!isThere(ref, say, role)) return [one(UNSAID)];
  if (ref === 'self') {
    const persons = laterNames(SELF, say).filter((name) => name === 'him' || name === 'her');
    const text = selfText(say);
    return [{ ...one(text), ...(persons.length > 0 ? { object: either(text, ...persons) } : {}) }];
  }
  if (ref === 'attached') return linkedSubjects(say);
  if (ref === 'affected') return [one(either('it', 'them'))];
  if (typeof ref === 'string') return [one(UNSAID)];
  if ('target' in ref) return targetSubjects(ref.target, say);
  if ('each' in ref) return eachSubjects(ref.each, say, role);
  if ('controllerOf' in ref) return possessed(ref.controllerOf, ref, 'controller', say);
  if ('ownerOf' in ref) return possessed(ref.ownerOf, ref, 'owner', say);
  if ('top' in ref) return deckSubjects(ref.top, ref.of, 'top', say);
  if ('bottom' in ref) return deckSubjects(ref.bottom, ref.of, 'bottom', say);
  if ('event' in ref && keyOf(ref, say) === SELF) return [one(selfText(say))];
  // What hits or kills by a weapon or a card is the unit that attacks with it.
  if ('event' in ref && ref.event === 'attacker' && (say.on?.on === 'hit' || say.on?.on === 'kill')) {
    const attacker = canonical(ref);
    const known = isSpoken(say, attacker) ? laterNames(attacker, say).filter((name) => name === 'that unit') : [];
    speak(say, attacker, ['unit', 'attacker']);
    return [one(either('the attacker', 'its attacker', ...known))];
  }
  if ('now' in ref && ref.now === 'self') return [one(either(selfText(say), 'it'))];
  const key = keyOf(ref, say);
  // What a card has become since it was moved is "it", as long as nothing else was spoken of.
  if (key === SELF && 'saved' in ref && say.spoken.became?.includes(ref.saved) && say.spoken.said.at(-1)?.key === SELF)
    return [one(either(selfText(say), 'it'))];
  if (key === SELF) return [one(selfText(say))];
  const { inline } = say.spoken;
  if (inline?.key === key && !isSpoken(say, key)) {
    speak(say, key, inline.kinds, inline.many);
    return [{ text: inline.text, many: inline.many }];
  }
  if (key === canonical({ target: 0 }) && !isSpoken(say, key)) return targetSubjects(0, say);
  return later(key, say) ?? [one(UNSAID)];
}

/** "Linked ally", by what the card's link asks for; "it" and the like once it was spoken of. */
function linkedSubjects(say: Say): Named[] {
  const links = say.face.abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.keyword === 'link' && ability.from !== undefined ? [ability.from] : [],
  );
  const [from, ...more] = links;
  if (from === undefined || more.length > 0 || say.face.name === '') return [one(UNSAID)];
  const key = canonical('attached');
  const known = isSpoken(say, key) ? (later(key, say) ?? []).filter(({ text }) => text !== UNSAID) : [];
  const kinds = kindsOf(from);
  const isSpokenBefore = isSpoken(say, key);
  speak(say, key, kinds);
  const names = kinds.filter((kind) => /^[a-z]/.test(kind)).map((kind) => `linked ${kind}`);
  const persons = kinds.some((kind) => kind === 'ally' || kind === 'unit' || kind === 'champion');
  const they = isSpokenBefore && persons ? [{ ...several('they'), object: 'them' }] : [];
  // The line before may have said what is linked.
  const those = kinds.filter((kind) => /^[a-z]/.test(kind)).map((kind) => `that ${kind}`);
  return [one(either(...names, ...those)), ...known, ...they];
}

/** Nothing can be done to what has moved on; what it has become is another reference. */
function isThere(ref: Ref, say: Say, role: Role): boolean {
  if (role === 'asked') return true;
  if (typeof ref === 'object' && ('now' in ref || 'was' in ref)) return true;
  // What a move has kept is what it became.
  if (typeof ref === 'object' && 'saved' in ref && say.spoken.became?.includes(ref.saved)) return true;
  const { on } = say;
  const left = on?.on === 'move' && on.match?.from === 'field';
  if (typeof ref === 'object' && 'event' in ref && ref.event === 'became') return on?.on === 'move';
  if (left && (canonical(ref) === canonical({ event: 'object' }) || ref === on?.object)) return false;
  return !say.spoken.moved.includes(keyOf(ref, say));
}

/** What was spoken of before, as that. */
function later(key: string, say: Say): Named[] | undefined {
  const known = say.spoken.said.find((said) => said.key === key);
  if (!known) return undefined;
  const names = laterNames(key, say);
  speak(say, key, []);
  if (names.length === 0) return [one(UNSAID)];
  const object = either(...names.filter((name) => name !== 'they'));
  if (known.many) return [{ ...several(either(...names.filter((name) => !OBJECTS.includes(name)))), object }];
  const subject = names.filter((name) => name !== 'they' && !OBJECTS.includes(name));
  // A single player may be "they", and then does what several do.
  return [
    { ...one(either(...subject)), object },
    ...(names.includes('they') ? [{ ...several('they'), object: 'them' }] : []),
  ];
}
const OBJECTS = ['them', 'each of them', 'itself', 'him', 'her'];

/** What a card calls itself; "it" only once it was spoken of. */
function selfText(say: Say): string {
  const last = say.spoken.said.at(-1)?.key === SELF ? ['it'] : [];
  const names = [
    ...new Set([
      ...ownNames(say.face),
      ...laterNames(SELF, say).filter((name) => name !== 'him' && name !== 'her'),
      ...last,
    ]),
  ];
  speak(say, SELF, []);
  return either(...names);
}

/** All that fit: "allies you control", "each ally you control"; a champion is one. */
function eachSubjects(filter: Filter, say: Say, role: Role): Named[] {
  const key = canonical({ each: filter });
  if (isYourChampion(filter)) {
    const known = isSpoken(say, key) ? laterNames(key, say) : [];
    // "That unit" is another one: nobody calls their own champion so.
    speak(say, key, ['champion']);
    return [
      {
        ...one(either('your champion', ...known.filter((name) => !OBJECTS.includes(name)))),
        object: either('your champion', ...known),
      },
      // Each player controls one.
      ...(known.length === 0 ? [several('champions you control')] : [{ ...several('they'), object: 'them' }]),
    ];
  }
  const clauses = clausesOf(filter);
  const theirs = theirChampion(clauses, key, say);
  if (theirs !== undefined) return theirs;
  if (canonical(clauses) === ATTACKER) {
    const known = isSpoken(say, key)
      ? laterNames(key, say).filter((name) => name === 'it' || name === 'that unit')
      : [];
    speak(say, key, ['unit', 'attacker']);
    return [one(either('the attacker', 'its attacker', ...known))];
  }
  const both = bothOf(clauses, say);
  if (both) {
    speak(say, key, ['object'], true);
    return [several(both)];
  }
  const triggers = triggersOf(clauses, say);
  if (triggers !== undefined) {
    speak(say, key, ['trigger'], true);
    return [several(triggers)];
  }
  const among = amongDone(clauses, say);
  if (among !== undefined) {
    speak(say, key, ['card'], true);
    return [{ ...several(among.many), object: either(among.many, `each ${among.one}`) }];
  }
  if (canonical(clauses) === LINKED) {
    speak(say, key, ['card', 'object']);
    return [one(either('the banished object', 'the banished card', 'that object', 'that card'))];
  }
  if (canonical(clauses) === DEFENDER) {
    const again = isSpoken(say, key) ? (later(key, say) ?? []).filter(({ text }) => text !== UNSAID) : [];
    speak(say, key, [...PLAYER, 'opponent']);
    return [one('the defending player'), ...again];
  }
  const player = clauses.find((clause) => 'player' in clause);
  if (player && 'player' in player) {
    if (clauses.length > 1) return [one(UNSAID)];
    speak(say, key, kindsOf(filter), true);
    return [
      one({ any: 'each player', opponent: 'each opponent', you: UNSAID, team: UNSAID, active: UNSAID }[player.player]),
    ];
  }
  const known = isSpoken(say, key) ? (later(key, say) ?? []).filter(({ text }) => text !== UNSAID) : [];
  const many = say.apart(() => say.thing(filter, { many: true }));
  const each = say.thing(filter, { determiner: 'each' });
  speak(say, key, kindsOf(filter), true);
  const all = `all ${many}`;
  return [
    ...known,
    {
      ...several(either(many, all)),
      object:
        role === 'given'
          ? either(each, all, many)
          : either(all, many, each, ...(clauses.length === 0 ? [`${many} on the field`] : [])),
    },
    { ...one(each), object: each },
  ];
}

/** "Their champion", "that player's champion": of a player who was spoken of. */
function theirChampion(clauses: readonly FilterClause[], key: string, say: Say): Named[] | undefined {
  const [champion, whose, ...more] = clauses;
  if (!champion || !whose || more.length > 0 || !('controller' in whose) || typeof whose.controller !== 'object')
    return undefined;
  if (canonical(champion) !== canonical({ has: ['types', ['Champion']] })) return undefined;
  const owner = keyOf(whose.controller, say);
  if (!isSpoken(say, owner) || !say.spoken.said.some((said) => said.key === owner && said.kinds.includes('player')))
    return undefined;
  const names = whoseNames(whose.controller, say).filter((name) => name !== UNSAID);
  const plain = say.apart(() => say.thing([...clauses], { determiner: 'each' }));
  speak(say, key, ['champion', 'unit']);
  return [one(either(plain, 'their champion', ...names.map((name) => `${name} champion`)))];
}
/** "Each wind element card revealed this way": those among what something was done to, where they are still. */
function amongDone(clauses: readonly FilterClause[], say: Say): { one: string; many: string } | undefined {
  const among = clauses.find((clause) => 'in' in clause);
  const done =
    among && 'in' in among && typeof among.in === 'object' && 'saved' in among.in
      ? say.spoken.done[among.in.saved]
      : undefined;
  if (done?.kind !== 'card') return undefined;
  const rest = clauses.filter((clause) => clause !== among && !('zone' in clause));
  const cards = (many: boolean): string => `${say.thing(rest, { many, card: true })} ${done.past} this way`;
  return { one: say.apart(() => cards(false)), many: `all ${cards(true)}` };
}
/** "All on enter triggers from target ally." */
function triggersOf(clauses: readonly FilterClause[], say: Say): string | undefined {
  const word = clauses.flatMap((clause) => ('triggerWord' in clause ? [clause.triggerWord] : []))[0];
  const source = clauses.flatMap((clause) => ('fromSource' in clause ? [clause.fromSource] : []))[0];
  const rest = clauses.filter((clause) => !('triggerWord' in clause || 'fromSource' in clause));
  if (word === undefined || source === undefined || clauses.length !== rest.length + 2) return undefined;
  if (canonical(rest) !== '[{"zone":"effectsStack"},{"is":"trigger"}]') return undefined;
  const [from, ...more] = clausesOf(source);
  if (!from || !('in' in from) || more.length > 0) return undefined;
  return `all ${word} triggers from ${say.object(from.in, 'asked')}`;
}
const DEFENDER = canonical([{ player: 'any' }, { is: 'defendingPlayer' }]);
const LINKED = canonical([{ zone: 'banishment' }, { linked: true }]);
/** One unit attacks at a time. */
const ATTACKER = canonical([{ is: 'attacking' }]);
/** "Your champion and ephemeral objects you control." */
function bothOf([clause, ...more]: readonly FilterClause[], say: Say): string | undefined {
  if (!clause || more.length > 0 || !('any' in clause) || !clause.any.some(isYourChampion)) return undefined;
  return listed(
    clause.any.map((one) =>
      isYourChampion(one)
        ? 'your champion'
        : canonical(clausesOf(one)) === ATTACKER
          ? 'the attacker'
          : say.apart(() => say.thing(one, { many: true })),
    ),
  );
}
/** "The top card of your deck", "the top two cards of target player's deck". */
function deckSubjects(count: Value, of: Ref | undefined, end: string, say: Say): Named[] {
  const size = writtenValue(count);
  if (size === undefined) return [one(UNSAID)];
  const key = canonical({ [end]: count, ...(of === undefined ? {} : { of }) });
  const known =
    say.spoken.onTop && typeof count === 'number' ? (later(key, say) ?? []).filter(({ text }) => text !== UNSAID) : [];
  const whose = of === undefined || of === 'you' ? ['your'] : whoseNames(of, say);
  const cards = count === 1 ? 'card' : `${typeof count === 'number' ? numeral(count) : size} cards`;
  speak(say, key, ['card'], count !== 1);
  if (count === 2 && known.length > 0 && end === 'top') known.push(several('both of them'));
  return [...known, { text: `the ${end} ${cards} of ${either(...whose)} ${zoneName('mainDeck')}`, many: count !== 1 }];
}

/** "its controller", "that unit's owner". */
function possessed(of: Ref, ref: Ref, what: string, say: Say): Named[] {
  const known = isSpoken(say, canonical(ref)) ? (later(canonical(ref), say) ?? []) : [];
  // Whoever controls what one hits or kills is an opponent.
  const foe = (say.on?.on === 'hit' || say.on?.on === 'kill') && canonical(of) === canonical({ event: 'object' });
  const names = whoseNames(of, say);
  speak(say, canonical(ref), foe ? [...PLAYER, 'opponent'] : PLAYER);
  return [
    ...(foe
      ? [one(either('that opponent', 'that player', ...(say.on?.on === 'hit' ? ['the hit opponent'] : [])))]
      : []),
    ...known.filter(({ text }) => text !== UNSAID),
    one(names.includes(UNSAID) ? UNSAID : either(...names.map((name) => `${name} ${what}`))),
  ];
}
/** "its", "that ally's", "your champion's": whose something is. */
export function whoseNames(of: Ref, say: Say): string[] {
  if (of === 'you') return ['your'];
  const key = keyOf(of, say);
  const many = say.spoken.said.find((said) => said.key === key)?.many === true;
  const known = [
    ...laterNames(key, say).flatMap(
      (name) => WHOSE[name] ?? (WHOSE_NOT.includes(name) ? [] : [many ? `${name}'` : `${name}'s`]),
    ),
    ...doneNames(of, say),
  ];
  if (key === SELF) {
    speak(say, SELF, []);
    // "Vanitas' lineage."
    const short = /s(?:,|$)/.test(say.face.name) ? ["~'"] : [];
    return [...ownNames(say.face).map((name) => `${name}'s`), ...short, ...known];
  }
  const champion = typeof of === 'object' && 'each' in of && isYourChampion(of.each);
  if (known.length > 0 && !champion) return known;
  const before = champion ? known.filter((name) => name === 'their') : [];
  const named = subjectsOf(of, say, 'asked').flatMap(({ text }) => (text.includes(UNSAID) ? [] : [`${text}'s`]));
  return named.length > 0 ? [...named, ...before] : [UNSAID];
}
const WHOSE: { [name: string]: string[] } = { it: ['its'], they: ['their'] };
const WHOSE_NOT = ['itself', 'them', 'each of them', 'him', 'her'];
/** "The banished card's": what something was done to, by that. */
function doneNames(of: Ref, say: Say): string[] {
  const ref = typeof of === 'object' && 'was' in of ? of.was : of;
  const done = typeof ref === 'object' && 'saved' in ref ? say.spoken.done[ref.saved] : undefined;
  return done && !done.many ? [`the ${done.past} ${done.kind}'s`] : [];
}

function targetSubjects(index: number, say: Say): Named[] {
  const spec = say.targets[index];
  if (!spec) return [one(UNSAID)];
  const key = canonical({ target: index });
  const known = isSpoken(say, key) ? later(key, say) : undefined;
  if (known) return known;
  const many = spec.max === null || (spec.max !== undefined && spec.max > 1) || spec.count !== undefined;
  const text = whole(spec, (watched) => targetText(watched, say));
  speak(say, key, kindsOf(spec.what), many);
  return [{ text, many }];
}

/** "With influence 9 or more", "with six or more cards in their memory": of players. */
export function owningText(owns: Extract<FilterClause, { owns: unknown }>['owns'], say: Say): string {
  const [filter, op, bound] = owns;
  const none = op === '=' && bound === 0;
  if (op === '>' && typeof bound === 'number' && canonical(clausesOf(filter)) === ALL_THEIRS)
    return ` with influence more than ${numeral(bound)}`;
  if (typeof bound !== 'number' || (op !== '>=' && op !== '<=' && !none)) return UNSAID;
  const zones = zonesOf(clausesOf(filter)).toSorted();
  const how = op === '>=' ? 'or more' : either('or less', 'or fewer');
  if (zones.join() === 'hand,memory' && clausesOf(filter).length === 1 && !none)
    return ` with influence ${bound} ${how}`;
  const [zone, ...others] = zones;
  const rest = clausesOf(filter).filter((clause) => !('zone' in clause));
  if (zone === undefined || others.length > 0) return UNSAID;
  if (none) return ` with no ${say.thing(rest, { many: true, card: true })} in their ${zoneName(zone)}`;
  return ` with ${numeral(bound)} ${how} ${say.thing(rest, { many: true, card: true })} in their ${zoneName(zone)}`;
}
/** "That controls exactly one ally." */
function controllingText([what, op, bound]: [Filter, string, Value], say: Say): string {
  if (op !== '=' || typeof bound !== 'number') return UNSAID;
  const things = say.apart(() => say.thing(what, { many: bound !== 1 }));
  return ` that controls exactly ${numeral(bound)} ${things}`;
}
const ALL_THEIRS = canonical([{ any: [{ zone: 'hand' }, { zone: 'memory' }] }]);
/** "target ally you control", "up to two target units", "another target ally". */
function targetText(
  { what, min = 1, max = 1, count, notIn, together, if: condition, chooser }: TargetSpec,
  say: Say,
): string {
  if (chooser !== undefined || (together !== undefined && together !== 'sameOwner')) return UNSAID;
  if (together === 'sameOwner') {
    const cards = canonical(what);
    if (!cards.includes('"zone":"graveyard"') || cards.includes('"owner"') || notIn || condition !== undefined)
      return UNSAID;
    const said = targetText({ what, min, max, ...(count === undefined ? {} : { count }) }, say);
    return said.replaceAll(/(?:a|any|each) graveyard/g, 'a single graveyard');
  }
  // What is targeted only under a condition is said where what is done under it is.
  if (condition !== undefined && canonical(condition) !== say.under) return UNSAID;
  // Objects and cards are chosen in a zone that the clause names; players in none.
  const clauses = clausesOf(what);
  if (!canonical(what).includes('"zone"') && !clauses.some((clause) => 'player' in clause)) return UNSAID;
  if (notIn && !notIn.every((index) => isSpoken(say, canonical({ target: index })))) return UNSAID;
  const other = notIn ? 'another ' : '';
  const [player, ...more] = clauses;
  if (player && 'player' in player) {
    if (max === null && min === 0 && more.length === 0 && !notIn && count === undefined && player.player === 'any')
      return `any ${either('amount', 'number')} of target players`;
    if (max !== 1 || min > 1 || count !== undefined || player.player === 'you') return UNSAID;
    const having = more
      .map((clause) =>
        'owns' in clause
          ? owningText(clause.owns, say)
          : 'controls' in clause
            ? controllingText(clause.controls, say)
            : UNSAID,
      )
      .join('');
    return `${min === 0 ? 'up to one ' : ''}${other}target ${player.player === 'opponent' ? 'opponent' : 'player'}${having}`;
  }
  if (isYourChampion(what)) return UNSAID;
  if (count !== undefined) {
    const size = writtenValue(count);
    if (size === undefined || max !== 1 || notIn) return UNSAID;
    return `${min === 0 ? 'up to ' : ''}${size} ${say.thing(what, { many: true, determiner: 'target' })}`;
  }
  if (max === null)
    return min === 0
      ? `any ${either('amount', 'number')} of ${notIn ? 'other ' : ''}${say.thing(what, { many: true, determiner: 'target' })}`
      : UNSAID;
  if (max > 1) {
    const some = `${numeral(max)} ${notIn ? 'other ' : ''}${say.thing(what, { many: true, determiner: 'target' })}`;
    if (min === max) return some;
    return min === 0 ? `up to ${some}` : min === 1 ? `one to ${some}` : UNSAID;
  }
  const noun = say.thing(what, { determiner: 'target' });
  if (min === 0) return `up to one ${notIn ? 'other ' : ''}${noun.replaceAll('another target', 'other target')}`;
  return `${other}${noun}`;
}
