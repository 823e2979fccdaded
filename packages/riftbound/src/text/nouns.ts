/** How references are printed: by what they are the first time, and as what was spoken of after that. */
import { canonical, type Filter, type FilterClause, type Ref, type TargetSpec, type Value } from '@arbiter/engine';
import {
  clausesOf,
  either,
  isFirstPerson,
  joined,
  type Named,
  numeral,
  type Role,
  type Say,
  type Subject,
  typesOf,
  UNSAID,
  whole,
} from './say.js';
import { isSpoken, keyOf, kindsOf, laterNames, PLAYER, SELF, speak, zonesOf } from './spoken.js';

const one = (text: string, object = text): Named => ({ text, many: false, object });
const several = (text: string, object = text): Named => ({ text, many: true, object });

/** Whether something is said of the card itself in the first person. */
export const isMe = (subject: Subject): boolean => subject.text === 'I';

/** The ways to name a reference as a subject. */
export function subjectsOf(ref: Ref, say: Say, role: Role = 'done'): Named[] {
  if (ref === 'you') return [{ text: 'you', many: false, you: true }];
  if (ref === 'players') return [one('each player')];
  if (ref === 'opponents') return [one('each opponent'), several('opponents')];
  if (!isThere(ref, say, role)) return [one(UNSAID)];
  if (ref === 'self') return selfSubjects(say);
  if (ref === 'affected') return [one('it'), several('they', 'them')];
  if (ref === 'grantor') return GRANTOR;
  if (typeof ref === 'string') return [one(UNSAID)];
  const key = keyOf(ref, say);
  if (key === SELF) return selfSubjects(say);
  if ('target' in ref) return targetSubjects(ref.target, say);
  if ('each' in ref) return eachSubjects(ref.each, say, role);
  if ('controllerOf' in ref) return possessed(ref.controllerOf, ref, 'controller', say);
  if ('ownerOf' in ref) return possessed(ref.ownerOf, ref, 'owner', say);
  if ('top' in ref) return deckSubjects(ref.top, ref.of, say);
  if ('event' in ref && ref.event === 'player' && say.on?.player === 'you')
    return [{ text: 'you', many: false, you: true }];
  const { inline } = say.spoken;
  if (inline?.key === key && !isSpoken(say, key)) {
    speak(say, key, inline.kinds, inline.many);
    return [{ text: inline.text, many: inline.many }];
  }
  if (key === canonical({ target: 0 }) && !isSpoken(say, key)) return targetSubjects(0, say);
  return later(key, say) ?? [one(UNSAID)];
}

/** Nothing can be done to what has moved on; what it has become is another reference. */
function isThere(ref: Ref, say: Say, role: Role): boolean {
  if (role === 'asked') return true;
  if (typeof ref === 'object' && ('now' in ref || 'was' in ref || 'saved' in ref)) return true;
  return !say.spoken.moved.includes(keyOf(ref, say));
}

/** Units and legends say "I"; a gear or spell says "this" (053). */
function selfSubjects(say: Say): Named[] {
  speak(say, SELF, []);
  const kinds = typesOf(say.face)
    .map((type) => type.toLowerCase())
    .filter((kind) => kind !== 'unit' && kind !== 'legend');
  const names = kinds.flatMap((kind) => [`this ${kind}`]);
  const first: Named = { text: 'I', many: false, plain: true, object: 'me' };
  const third = [
    ...(say.face.name === '' ? [] : [one('~')]),
    ...(isFirstPerson(say.face) && kinds.length === 0 ? [] : [one(either('this', ...names))]),
  ];
  // A gear or a spell is "me" on some cards, where nothing else could be meant.
  if (isFirstPerson(say.face)) return [first, ...third];
  return kinds.includes('gear') || kinds.includes('spell') ? [...third.slice(-1), first] : third.slice(-1);
}

/** "This" of an effect text is the Equipment that says it, never the unit (136.2.d). */
const GRANTOR: Named[] = [one('this'), one('~')];

/** What was spoken of before, as that. */
function later(key: string, say: Say): Named[] | undefined {
  const known = say.spoken.said.find((said) => said.key === key);
  if (!known) return undefined;
  const names = laterNames(key, say);
  speak(say, key, []);
  if (names.length === 0) return [one(UNSAID)];
  return names.map((name): Named => {
    if (name === 'they') return several('they', 'them');
    return known.many ? several(name) : one(name);
  });
}

/** All that fit: "friendly units", "all enemy units here", "each friendly unit". */
function eachSubjects(filter: Filter, say: Say, role: Role): Named[] {
  const key = canonical({ each: filter });
  const clauses = clausesOf(filter);
  const player = clauses.find((clause) => 'player' in clause);
  if (player && 'player' in player) {
    if (clauses.length > 1) return [one(UNSAID)];
    speak(say, key, kindsOf(filter), true);
    return [
      one({ any: 'each player', opponent: 'each opponent', you: UNSAID, team: UNSAID, active: UNSAID }[player.player]),
    ];
  }
  // Some that were chosen each by itself: "a friendly unit and an enemy unit".
  const named = listedIn(filter);
  if (named) {
    const together = atSameBattlefield(named, say);
    const each = named.map((one) => say.object(one, role));
    speak(say, key, [], true);
    return [several(joined(each, 'and')), ...(together ? [several(together)] : []), several('they', 'them')];
  }
  // There is one legend of each player.
  if (canonical(clauses.map(canonical).sort()) === YOUR_LEGEND) {
    speak(say, key, ['legend']);
    return [one('your legend'), several('friendly legends')];
  }
  const known = isSpoken(say, key) ? (later(key, say) ?? []).filter(({ text }) => text !== UNSAID) : [];
  const many = say.apart(() => say.thing(filter, { many: true }));
  const all = say.apart(() => say.thing(filter, { many: true, determiner: 'all' }));
  const each = say.thing(filter, { determiner: 'each' });
  speak(say, key, kindsOf(filter), true);
  return [
    ...known,
    several(either(many, all), role === 'given' ? either(many, all, each) : either(all, many, each)),
    one(each),
  ];
}
/** "A friendly unit and an enemy unit at the same battlefield": the one at a battlefield, the other where that is. */
function atSameBattlefield(named: readonly Ref[], say: Say): string | undefined {
  const specs = named.map((ref) => (typeof ref === 'object' && 'target' in ref ? say.targets[ref.target] : undefined));
  const [first, second, ...more] = specs;
  const [ref] = named;
  if (!first || !second || !ref || more.length > 0 || named.some((one) => isSpoken(say, keyOf(one, say))))
    return undefined;
  if ([first, second].some((spec) => Object.keys(spec).length > 1)) return undefined;
  const without = (spec: TargetSpec, place: string): string | undefined => {
    const clauses = clausesOf(spec.what);
    const rest = clauses.filter((clause) => canonical(clause) !== place);
    return rest.length < clauses.length ? say.apart(() => say.thing(rest, { determiner: 'a' })) : undefined;
  };
  const [one, other] = [without(first, '{"is":"atBattlefield"}'), without(second, canonical({ at: ref }))];
  return one && other ? `${one} and ${other} at the same battlefield` : undefined;
}
/** What a filter lists one by one. */
export function listedIn(filter: Filter): Ref[] | undefined {
  const [only, ...more] = clausesOf(filter);
  if (!only || more.length > 0 || !('any' in only)) return undefined;
  const all = only.any.map((one) => {
    const [clause, ...others] = clausesOf(one);
    return clause && others.length === 0 && 'in' in clause ? clause.in : undefined;
  });
  const refs = all.flatMap((one) => (one === undefined ? [] : [one]));
  return refs.length === all.length ? refs : undefined;
}
const YOUR_LEGEND = canonical(
  [{ has: ['types', 'Legend'] }, { controller: 'you' }, { zone: 'legendZone' }].map(canonical).sort(),
);

/** "The top card of your Main Deck", "the top two cards of their Main Deck". */
function deckSubjects(count: Value, of: Ref | undefined, say: Say): Named[] {
  if (typeof count !== 'number') return [one(UNSAID)];
  const own = canonical({ top: count });
  // What was shown is known from then on.
  if (say.spoken.looked === 'reveal' && of === undefined && isSpoken(say, own)) {
    const known = (later(own, say) ?? []).filter(({ text }) => text !== UNSAID);
    if (known.length > 0) return [...known, several('the revealed cards')];
  }
  const whose = of === undefined || of === 'you' ? ['your'] : whoseNames(of, say);
  const cards = count === 1 ? 'card' : `${numeral(count)} cards`;
  speak(say, canonical({ top: count, ...(of === undefined ? {} : { of }) }), ['card'], count !== 1);
  const text = `the top ${cards} of ${either(...whose)} Main Deck`;
  return [count === 1 ? one(text) : several(text)];
}

/** "its controller", "that unit's owner". */
function possessed(of: Ref, ref: Ref, what: string, say: Say): Named[] {
  const known = isSpoken(say, canonical(ref)) ? (later(canonical(ref), say) ?? []) : [];
  const names = whoseNames(of, say);
  speak(say, canonical(ref), PLAYER);
  return [
    ...known.filter(({ text }) => text !== UNSAID),
    one(names.includes(UNSAID) ? UNSAID : either(...names.map((name) => `${name} ${what}`))),
  ];
}
/** "its", "that unit's", "my": whose something is. */
export function whoseNames(of: Ref, say: Say): string[] {
  if (of === 'you') return ['your'];
  if (of === 'affected') return ['its', 'their'];
  const key = keyOf(of, say);
  if (key === SELF) {
    speak(say, SELF, []);
    return isFirstPerson(say.face)
      ? ['my']
      : [...typesOf(say.face).map((type) => `this ${type.toLowerCase()}'s`), "this's", 'its'];
  }
  const many = say.spoken.said.find((said) => said.key === key)?.many === true;
  const known = laterNames(key, say).map(
    (name) => ({ it: 'its', they: 'their' })[name] ?? (many ? `${name}'` : `${name}'s`),
  );
  if (known.length > 0) return known;
  const named = subjectsOf(of, say, 'asked').flatMap(({ text }) => (text.includes(UNSAID) ? [] : [`${text}'s`]));
  return named.length > 0 ? named : [UNSAID];
}

function targetSubjects(index: number, say: Say): Named[] {
  const spec = say.targets[index];
  if (!spec) return [one(UNSAID)];
  const key = canonical({ target: index });
  const known = isSpoken(say, key) ? later(key, say) : undefined;
  if (known) return known;
  // Players are chosen in a sentence of their own.
  if (clausesOf(spec.what).some((clause) => 'player' in clause)) return [one(UNSAID)];
  const many = isMany(spec);
  const text = whole(spec, (watched) => targetText(watched, say));
  speak(say, key, kindsOf(spec.what), many);
  const each = many && spec.max !== null ? [several(text), several(text, `each of ${text}`)] : [several(text)];
  return many ? each : [one(text)];
}
export const isMany = ({ max, count }: TargetSpec): boolean =>
  max === null || (max !== undefined && max > 1) || count !== undefined;

const isAnywhere = (clauses: readonly FilterClause[]): boolean =>
  clauses.some((clause) => canonical(clause) === '{"has":["types","Unit"]}') &&
  !clauses.some((clause) => 'is' in clause || 'at' in clause || 'zone' in clause);
/** "Friendly units at a battlefield": all at the same. */
function atOneBattlefield(clauses: readonly FilterClause[], say: Say): string | undefined {
  const rest = clauses.filter((clause) => canonical(clause) !== '{"is":"atBattlefield"}');
  if (rest.length === clauses.length) return undefined;
  const from = say.moving ? either('at', 'from') : 'at';
  return `${say.apart(() => say.thing(rest, { many: true, determiner: 'some' }))} ${from} a battlefield`;
}
/** "Another enemy unit at its destination", "one of its Equipment": where another one is, and not that one. */
function besideText(clauses: readonly FilterClause[], say: Say): string | undefined {
  // There is one of each player (103.2.a.3).
  if (canonical(clauses) === OWN_CHAMPION) return 'your Chosen Champion from your trash';
  const [gear, bearer, ...none] = clauses;
  if (gear && bearer && none.length === 0 && 'attachedTo' in bearer && canonical(gear) === EQUIPMENT)
    return isSpoken(say, keyOf(bearer.attachedTo, say))
      ? either(
          ...whoseNames(bearer.attachedTo, say).map((whose) => `one of ${whose} Equipment`),
          `an Equipment attached to ${say.object(bearer.attachedTo, 'asked')}`,
        )
      : undefined;
  const other = anotherThere(clauses, say);
  if (other !== undefined) return other;
  const there = clauses.find((clause) => 'at' in clause);
  if (!there || !('at' in there) || typeof there.at !== 'object' || !('saved' in there.at)) return undefined;
  const apart = canonical({ not: { in: there.at } });
  const rest = clauses.filter((clause) => clause !== there && canonical(clause) !== apart);
  if (rest.length !== clauses.length - 2 || !isSpoken(say, keyOf(there.at, say))) return undefined;
  const unit = say.apart(() => say.thing(rest, { determiner: 'another' }));
  return `${unit} ${either('there', 'at its destination')}`;
}
/** "Another unit there": at a place that was spoken of, and none of those that came there. */
function anotherThere(clauses: readonly FilterClause[], say: Say): string | undefined {
  const there = clauses.find((clause) => 'at' in clause);
  if (!there || !('at' in there) || canonical(there.at) !== PLACE || !isSpoken(say, PLACE)) return undefined;
  const apart = clauses.filter((clause) => 'not' in clause && canonical(clause.not).startsWith('{"in":{"saved":'));
  const rest = clauses.filter((clause) => clause !== there && !apart.includes(clause));
  return apart.length === 1 ? `${say.apart(() => say.thing(rest, { determiner: 'another' }))} there` : undefined;
}
const PLACE = canonical({ event: 'object' });
const OWN_CHAMPION = canonical([{ zone: 'trash' }, { owner: 'you' }, { is: 'chosenChampion' }]);
const EQUIPMENT = canonical({ has: ['tags', 'Equipment'] });
/** "Any number of units at a battlefield with total Might 4 or less". */
function weighedText({ what, min, max, together, total, ...more }: TargetSpec, say: Say): string {
  if (Object.values(more).some((one) => one !== undefined) || min !== 0 || max !== null || total?.stat !== 'might')
    return UNSAID;
  if (typeof total.most !== 'number' || (together !== undefined && together !== 'samePlace')) return UNSAID;
  const units = say.apart(() => say.thing(what, { many: true, determiner: 'some' }));
  // All at one battlefield: they are said to be at a battlefield.
  const some = together === undefined ? units : (atOneBattlefield(clausesOf(what), say) ?? UNSAID);
  return `any number of ${some} with total Might ${total.most} or less`;
}
/** "An opponent", "a friendly unit", "up to two units", "another unit", "any number of units here". */
export function targetText(
  { what, min = 1, max = 1, count, notIn, together, if: condition, chooser, total }: TargetSpec,
  say: Say,
): string {
  if (total !== undefined)
    return weighedText({ what, min, max, together, total, notIn, count, if: condition, chooser }, say);
  if (chooser !== undefined || count !== undefined) return UNSAID;
  // What is chosen on a condition is chosen for what is done on it.
  if (condition !== undefined && canonical(condition) !== say.asked) return UNSAID;
  if (notIn && !notIn.every((index) => isSpoken(say, canonical({ target: index })))) return UNSAID;
  const clauses = clausesOf(what);
  const [player, ...more] = clauses;
  const beside = max === 1 && min === 1 && !notIn && !together ? besideText(clauses, say) : undefined;
  if (beside !== undefined) return beside;
  if (player && 'player' in player) {
    if (more.length > 0 || max !== 1 || min !== 1 || notIn || together || player.player === 'you') return UNSAID;
    return player.player === 'opponent' ? 'an opponent' : 'a player';
  }
  // What is on the chain says so by its zone.
  const spells = clauses.some((clause) => 'has' in clause && [clause.has[1]].flat().includes('Spell'));
  if (spells && zonesOf(clauses).length === 0) return UNSAID;
  if (together === 'apart')
    return max === null && min === 0 && !notIn ? `up to one ${say.thing(what)} at each location` : UNSAID;
  const where = together === undefined ? '' : together === 'samePlace' ? ' at the same location' : UNSAID;
  if (max === 1) {
    // What is somewhere else than another is another.
    const elsewhere = clauses.some((clause) => 'not' in clause && canonical(clause.not).includes('{"at":{"target"'));
    const another = say.apart(() =>
      notIn || !elsewhere
        ? say.thing(what, { determiner: notIn ? 'another' : 'a' })
        : either(say.thing(what, { determiner: 'a' }), say.thing(what, { determiner: 'another' })),
    );
    // What may be at a battlefield or not, beside what may not.
    const anywhere = say.targets.length > 1 && isAnywhere(clauses) ? either('', ' anywhere') : '';
    if (min === 1) return another + where + anywhere;
    return (notIn ? `up to one other ${say.thing(what)}` : either(another, `up to one ${say.thing(what)}`)) + where;
  }
  const one = together ? atOneBattlefield(clauses, say) : undefined;
  const [among, ...no] = clauses;
  if (
    among &&
    'in' in among &&
    no.length === 0 &&
    !notIn &&
    !together &&
    max !== null &&
    isSpoken(say, keyOf(among.in, say))
  )
    return min === 0 ? `up to ${numeral(max)} of ${say.object(among.in, 'asked')}` : UNSAID;
  const some = say.apart(() => say.thing(what, { many: true, determiner: 'some' }));
  // "Any number of your units".
  const yours = !notIn && max === null ? [say.thing(what, { many: true })] : [];
  const many = `${notIn ? 'other ' : ''}${either(`${some}${where}`, ...yours.map((text) => text + where), ...(one ? [one] : []))}`;
  if (max === null) return min === 0 ? `any number of ${many}` : UNSAID;
  return min === max ? `${numeral(max)} ${many}` : min === 0 ? `up to ${numeral(max)} ${many}` : UNSAID;
}
