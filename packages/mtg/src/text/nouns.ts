/** How references are printed: by what they are the first time, and as what was spoken of after that (109.5, 115). */
import {
  canonical,
  type Filter,
  type FilterClause,
  type Ref,
  type TargetSpec,
  type Value,
  wordsOf,
} from '@arbiter/engine';
import { enchantsPlayer, playerEnchanted } from './attached.js';
import { plural } from './plurals.js';
import { either, isPlain, listed, numeral, ownNames, type Role, type Say, type Subject, UNSAID, whole } from './say.js';
import { isSpoken, keyOf, kindsOf, laterNames, PLAYER, rename, speak } from './spoken.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** The ways to name a reference as a subject. */
export function subjectsOf(ref: Ref, say: Say, role: Role = 'done'): Subject[] {
  if (ref === 'you') return [{ text: 'you', many: false, you: true }];
  if (ref === 'players') return [one('each player')];
  if (ref === 'opponents') return [one('each opponent')];
  if (canonical(ref) === OTHER_PLAYERS) return [one('each other player')];
  if (!isThere(ref, say, role)) return [one(UNSAID)];
  if (ref === 'self') return [one(selfText(say, role === 'given'))];
  if (ref === 'attached') return [one(attachedText(say))];
  if (typeof ref === 'string') return [one(UNSAID)];
  const other = role === 'given';
  if ('target' in ref) return targetSubjects(ref.target, say, other);
  if ('each' in ref) return eachSubjects(ref.each, say);
  if ('event' in ref) return eventSubjects(ref, say, other);
  if (canonical(ref) === ENCHANTED_PLAYER && enchantsPlayer(say.face)) {
    const known = isSpoken(say, ENCHANTED_PLAYER) ? laterNames(ENCHANTED_PLAYER, say) : [];
    speak(say, ENCHANTED_PLAYER, PLAYER);
    return [one(either(playerEnchanted(say), ...known.filter((name) => name.startsWith('that '))))];
  }
  if ('controllerOf' in ref || 'ownerOf' in ref) {
    // Who did what the ability waits for is "that player".
    const known = isSpoken(say, canonical(ref)) ? later(canonical(ref), say, other) : undefined;
    const mixed = 'controllerOf' in ref ? playerOrController(ref.controllerOf, say) : undefined;
    if (mixed !== undefined) return [one(mixed)];
    const named =
      'ownerOf' in ref ? possessed(ref.ownerOf, 'owner', say) : possessed(ref.controllerOf, 'controller', say);
    return known ? [...known.filter(({ text }) => text !== UNSAID), one(named)] : [one(named)];
  }
  if ('saved' in ref) return savedSubjects(ref, say, other);
  if ('was' in ref) return (hasMoved(ref.was, say) ? later(keyOf(ref, say), say, other) : undefined) ?? [one(UNSAID)];
  if ('now' in ref) return ref.now === 'self' ? [one(selfText(say, other))] : [one(UNSAID)];
  if ('top' in ref)
    return (say.spoken.top === canonical(ref) ? later(canonical(ref), say, other) : undefined) ?? topSubjects(ref, say);
  return [one(UNSAID)];
}
const ENCHANTED_PLAYER = canonical({ controllerOf: 'attached' });
const OTHER_PLAYERS = canonical({ each: [{ player: 'any' }, { not: { player: 'you' } }] });
/** What something was before is known of what it has become: of what was kept as it moved, or as a trigger saw it move. */
const hasMoved = (was: Ref, { spoken, on }: Say): boolean =>
  typeof was === 'object' &&
  ('saved' in was ? spoken.former.includes(was.saved) : 'event' in was && was.event === 'became' && on?.on === 'move');
const one = (text: string): Subject => ({ text, many: false });
const several = (text: string): Subject => ({ text, many: true });

/** What was kept; the source is still called what it is, and a target that was not named before is named now. */
function savedSubjects(ref: { saved: string }, say: Say, other: boolean): Subject[] {
  const key = keyOf(ref, say);
  if (key === '"self"') return [one(selfText(say, other))];
  const { chosen } = say.spoken;
  if (chosen?.key === key && !isSpoken(say, key)) {
    speak(say, key, chosen.kinds, chosen.many);
    return [{ text: chosen.text, many: chosen.many }];
  }
  if (key === canonical({ target: 0 }) && !isSpoken(say, key)) return targetSubjects(0, say, other);
  return later(key, say, other) ?? [one(UNSAID)];
}

/** "the top card of your library", "the top two cards of target player's library". */
function topSubjects({ top, of }: { top: Value; of?: Ref }, say: Say): Subject[] {
  if (!isPlain(top)) return [one(UNSAID)];
  const whose = of === undefined || of === 'you' ? ['your'] : whoseNames(of, say);
  const cards = top === 1 ? 'card' : `${top === 'x' ? 'X' : numeral(top)} cards`;
  const text = `the top ${cards} of ${either(...whose)} library`;
  speak(say, canonical({ top, ...(of === undefined ? {} : { of }) }), ['card'], top !== 1);
  return [{ text, many: top !== 1 }];
}

/** Whether it is one player at most: what a single player is asked or looks for says nothing of several. */
export function isOnePlayer(who: Ref | undefined, say: Say): boolean {
  if (who === undefined || who === 'you') return true;
  if (typeof who === 'string' || 'each' in who) return false;
  if ('target' in who) return (say.targets[who.target]?.max ?? 1) === 1 && say.targets[who.target]?.max !== null;
  if ('controllerOf' in who || 'ownerOf' in who)
    return isOne('controllerOf' in who ? who.controllerOf : who.ownerOf, say);
  return 'event' in who && say.on?.batch !== true;
}
const isOne = (of: Ref, say: Say): boolean => {
  if (of === 'self' || of === 'attached') return true;
  if (typeof of === 'string' || 'each' in of) return false;
  if ('saved' in of) return !say.spoken.said.some(({ key, many }) => many && key === keyOf(of, say));
  return isOnePlayer(of, say);
};

/** Nothing can be done to what has moved on; what it has become is another reference (400.7). */
export function isThere(ref: Ref, say: Say, role: Role): boolean {
  const { on, spoken } = say;
  const left = on?.on === 'move' && on.match?.from === 'battlefield';
  const event = typeof ref === 'object' && 'event' in ref ? ref.event : undefined;
  // Wherever it came from, it is in the graveyard now.
  const buried = on?.on === 'move' && canonical(on.match ?? {}) === '{"to":"graveyard"}';
  if (event === 'became' && buried) return role !== 'asked' && on.object !== undefined;
  if (buried && role !== 'asked' && (event === 'object' || (typeof ref === 'string' && ref === on.object)))
    return false;
  if (event === 'became') return left && role !== 'asked' && on.object !== undefined;
  // What a cost was paid with is asked about as what it was (608.2h), and is another object since.
  if (role === 'asked') return !(typeof ref === 'object' && 'saved' in ref && spoken.paid.includes(ref.saved));
  if (typeof ref === 'object' && 'saved' in ref) return !spoken.gone.includes(ref.saved);
  // An Aura goes to the graveyard after what it was on: from there it is what it has become (400.7f, 704.5m).
  if (left && ref === 'self' && on.object === 'attached' && wordsOf(say.face.props.subtypes).includes('Aura'))
    return false;
  if (left && (event === 'object' || (typeof ref === 'string' && ref === on.object))) return false;
  return !spoken.moved.includes(keyOf(ref, say));
}

/** What was spoken of before, as that. */
function later(key: string, say: Say, other = false): Subject[] | undefined {
  const known = say.spoken.said.find((said) => said.key === key);
  if (!known) return undefined;
  const names = laterNames(key, say, other);
  speak(say, key, []);
  // A single player may be "they", and then does what several do.
  const plural = names.filter((name) => name === 'they');
  const rest = names.filter((name) => known.many || name !== 'they');
  return [
    ...(rest.length > 0 ? [{ text: either(...rest), many: known.many }] : []),
    ...(!known.many && plural.length > 0 ? [several('they')] : []),
    ...(names.length === 0 ? [one(UNSAID)] : []),
  ];
}

/** What a card calls itself; "it" only once it was spoken of. */
function selfText(say: Say, given = false): string {
  const names = [...laterNames('"self"', say, given), ...ownNames(say.face)];
  speak(say, '"self"', []);
  return either(...names);
}

function attachedText(say: Say): string {
  const equipment = wordsOf(say.face.props.subtypes).includes('Equipment');
  const kinds = ['creature', 'permanent', 'land', 'artifact', 'enchantment', 'planeswalker', 'Vehicle'];
  const how = say.face.name === '' ? ['enchanted', 'equipped'] : [equipment ? 'equipped' : 'enchanted'];
  const names = kinds.flatMap((kind) => how.map((one) => `${one} ${kind}`));
  const all = [...laterNames('"attached"', say), ...names];
  speak(say, '"attached"', ['creature', 'permanent', 'land', 'artifact']);
  return either(...all);
}

/** "That player or that planeswalker's controller", of a target that may be either. */
export function playerOrController(of: Ref, say: Say): string | undefined {
  const spec = typeof of === 'object' && 'target' in of ? say.targets[of.target] : undefined;
  const special = spec && specialTarget(spec.what);
  const kind = special === undefined ? undefined : WITH_PLAYERS[special];
  if (kind === undefined) return undefined;
  if (!isSpoken(say, keyOf(of, say)) || (spec?.max ?? 1) !== 1) return UNSAID;
  speak(say, canonical({ controllerOf: of }), PLAYER);
  return either(`that player or that ${kind}'s controller`, `that ${kind}'s controller or that player`);
}
const WITH_PLAYERS: { [target: string]: string } = {
  'any target': 'permanent',
  'target creature or player': 'creature',
  'target player or planeswalker': 'planeswalker',
  'target opponent or planeswalker': 'planeswalker',
};
/** "its controller", "that creature's controller". */
function possessed(of: Ref, what: string, say: Say): string {
  const names = whoseNames(of, say);
  return names.includes(UNSAID) ? UNSAID : either(...names.map((name) => `${name} ${what}`));
}
/** "its", "that creature's", "target creature's": whose something is. A card's source is nobody's but "yours". */
export function whoseNames(of: Ref, say: Say, source = true): string[] {
  if (!isThere(of, say, 'asked')) return [UNSAID];
  const key = keyOf(of, say);
  const many = say.spoken.said.find((said) => said.key === key)?.many === true;
  const names = laterNames(key, say, source);
  const known = names.flatMap(
    (name) => WHOSE[name] ?? (WHOSE_NOT.includes(name) ? [] : [many ? `${name}'` : `${name}'s`]),
  );
  if (known.length > 0 && !(typeof of === 'string')) {
    speak(say, key, []);
    return known;
  }
  const owned = say.object(of, 'asked');
  return owned.includes(UNSAID) ? [UNSAID] : [...known, `${owned}'s`];
}
const WHOSE: { [name: string]: string[] } = { it: ['its'], they: ['their'], he: ['his'], she: ['her'] };
const WHOSE_NOT = ['itself', 'them', 'each of them', 'him', 'her'];

const isPlayers = (filter: Filter): boolean => list(filter).some((clause) => 'player' in clause);

/** What may be a player or a permanent, and was spoken of. */
const MIXED: { [target: string]: string } = {
  'any target': either('that permanent or player', 'that player or permanent'),
  'target creature or player': either('that creature or player', 'that player or creature'),
  'target player or planeswalker': 'that player or planeswalker',
  'target opponent or planeswalker': either('that player or planeswalker', 'that opponent or planeswalker'),
};
function targetSubjects(index: number, say: Say, other: boolean): Subject[] {
  const spec = say.targets[index];
  if (!spec) return [one(UNSAID)];
  const many = spec.max !== undefined && spec.max !== 1;
  const key = canonical({ target: index });
  const known = later(key, say, other);
  const mixed = known && !many ? MIXED[specialTarget(spec.what) ?? ''] : undefined;
  if (known) return mixed === undefined ? known : [...known.filter(({ text }) => text !== UNSAID), one(mixed)];
  // A clause that speaks of its own target says nothing.
  if (say.spoken.saying?.includes(key)) return [one(UNSAID)];
  say.spoken.saying = [...(say.spoken.saying ?? []), key];
  const text = whole(spec, (watched) => targetText(watched, say));
  delete say.spoken.saying;
  // Of what an opponent controls "that player" is that opponent.
  if (!many && list(spec.what).some((clause) => 'controller' in clause && clause.controller === 'opponent'))
    speak(say, canonical({ controllerOf: { target: index } }), [...PLAYER, 'opponent']);
  speak(say, key, kindsOf(spec.what), many);
  return [{ text, many }];
}

/** "target creature", "up to two target creatures": the words of the clause itself (115.1). */
function targetText({ what, min = 1, max = 1, notIn, together, if: condition }: TargetSpec, say: Say): string {
  if ((condition && canonical(condition)) !== say.paidFor) return UNSAID;
  // Where it is must be said: nothing is a target on the battlefield by default.
  if (!isPlaced(what) || together !== undefined || (max !== null && max < min)) return UNSAID;
  if (notIn && !isOfEarlier(notIn, say)) return UNSAID;
  const special = specialTarget(what);
  const several = max === null || max > 1;
  if (special !== undefined && several && !notIn && special in TARGET_PLAYERS) {
    if (min !== 0 && min !== max) return UNSAID;
    const count = max === null ? (min === 0 ? 'any number of' : UNSAID) : `${min === 0 ? 'up to ' : ''}${numeral(max)}`;
    const players = `${count} ${TARGET_PLAYERS[special]}`;
    return either(`${players} each`, players, `each of ${players}`);
  }
  if (special !== undefined)
    return !several && min === 1 ? (notIn ? otherSpecial(special, notIn.length) : special) : UNSAID;
  const mixed = severalZones(what, notIn !== undefined, say);
  if (mixed !== undefined) {
    const count = max === null ? (min === 0 ? 'any number of' : UNSAID) : min === 0 ? `up to ${numeral(max)}` : UNSAID;
    return several ? `${count} ${mixed}` : UNSAID;
  }
  const one = min === 0 ? (notIn ? 'up to one other target' : 'up to one target') : notIn ? 'another target' : 'target';
  const determiner = several ? 'target' : notIn?.length === 2 && min === 1 ? either(one, 'a third target') : one;
  // What has died itself is a card there, and "another" leaves it out (400.7).
  const itself = list(what).find(
    (clause) =>
      canonical(clause) === (say.on === undefined ? NOT_NOW : NOT_BECAME) && (!say.on || say.on.object === 'self'),
  );
  const noun = say.thing(itself ? [...list(what).filter((clause) => clause !== itself), { other: true }] : what, {
    many: several,
    determiner,
  });
  if (max === null) return min === 0 ? `any number of ${notIn ? 'other ' : ''}${noun}` : UNSAID;
  if (several) {
    const count = `${min === 0 ? 'up to ' : ''}${numeral(max)} ${notIn ? 'other ' : ''}${noun}`;
    return min === 0 || min === max ? either(count, `each of ${count}`) : UNSAID;
  }
  return noun;
}
/** Several target players: each of them does what follows. */
const TARGET_PLAYERS: { [target: string]: string } = {
  'target player': 'target players',
  'target opponent': 'target opponents',
};
/** "Target creatures from the battlefield and/or creature cards from graveyards". */
function severalZones(what: Filter, other: boolean, say: Say): string | undefined {
  const [clause, ...more] = list(what);
  if (!clause || more.length > 0 || !('any' in clause)) return undefined;
  const [there, elsewhere, ...rest] = clause.any;
  if (there === undefined || elsewhere === undefined || rest.length > 0 || other) return undefined;
  const zone = (filter: Filter): unknown => list(filter).find((one) => 'zone' in one)?.zone;
  if (zone(there) !== 'battlefield' || zone(elsewhere) !== 'graveyard') return undefined;
  const first = say.thing(there, { many: true, determiner: 'target', from: 'from the battlefield' });
  return `${first} and/or ${say.thing(elsewhere, { many: true })}`;
}
/** "Any other target", "another target player". */
const otherSpecial = (special: string, before: number): string =>
  before > 1
    ? before === 2 && special === 'any target'
      ? either('a third target', 'any other target')
      : UNSAID
    : special === 'any target'
      ? either('any other target', 'another target')
      : `another ${special}`;
const NOT_NOW = canonical({ not: { in: { now: 'self' } } });
const NOT_BECAME = canonical({ not: { in: { event: 'became' } } });
/** "Another" is another than all targets before it. */
const isOfEarlier = (notIn: readonly number[], say: Say): boolean =>
  notIn.length > 0 && notIn.every((index) => isSpoken(say, canonical({ target: index })));

export const isPlaced = (what: Filter): boolean =>
  list(what).some(
    (clause) =>
      'zone' in clause ||
      'player' in clause ||
      ('is' in clause && clause.is === 'spell') ||
      ('any' in clause && clause.any.every(isPlaced)),
  );

const SPECIAL: readonly [string, string][] = [
  [
    '{"any":[{"player":"any"},[{"zone":"battlefield"},{"has":["types",["Creature","Planeswalker","Battle"]]}]]}',
    'any target',
  ],
  ['{"any":[{"player":"any"},[{"zone":"battlefield"},{"has":["types","Creature"]}]]}', 'target creature or player'],
  [
    '{"any":[{"player":"any"},[{"zone":"battlefield"},{"has":["types","Planeswalker"]}]]}',
    'target player or planeswalker',
  ],
  [
    '{"any":[{"player":"opponent"},[{"zone":"battlefield"},{"has":["types","Planeswalker"]}]]}',
    'target opponent or planeswalker',
  ],
  ['{"player":"any"}', 'target player'],
  ['{"player":"opponent"}', 'target opponent'],
];
export const isAnyTarget = (what: Filter): boolean => specialTarget(what) === 'any target';
/** Players and what takes damage have words of their own (115.4). */
const specialTarget = (what: Filter): string | undefined => {
  const clauses = list(what);
  const said = JSON.stringify(clauses.length === 1 ? clauses[0] : clauses);
  return SPECIAL.find(([filter]) => filter === said)?.[1];
};

/** "Target creature and all other creatures with the same name as that creature" (201.2a). */
function namesakes(filter: Filter, say: Say): Subject | undefined {
  const clauses = list(filter);
  const union = clauses.find((clause) => 'any' in clause);
  if (!union || !('any' in union) || union.any.length !== 2) return undefined;
  const around = clauses.filter((clause) => clause !== union);
  const [itself, others] = union.any.map(list);
  const [only, ...more] = itself ?? [];
  if (!only || !('in' in only) || more.length > 0 || !others) return undefined;
  const all = [...around, ...others];
  const same = all.filter((clause) => 'sameName' in clause && canonical(clause.sameName) === canonical(only.in));
  if (same.length !== 1 || typeof only.in === 'string' || !('target' in only.in)) return undefined;
  const first = say.object(only.in);
  return several(
    `${first} and ${say.ways(
      () => `all other ${say.thing(all, { many: true })}`,
      () => `each other ${say.thing(all)}`,
    )}`,
  );
}

/** "Target creature and all Auras attached to it" (303.4). */
function withAttached(filter: Filter, say: Say): Subject | undefined {
  const [clause, ...more] = list(filter);
  if (!clause || more.length > 0 || !('any' in clause) || clause.any.length !== 2) return undefined;
  const [itself = [], others = []] = clause.any.map(list);
  const [only, ...rest] = itself;
  if (!only || !('in' in only) || rest.length > 0 || typeof only.in === 'string' || !('target' in only.in))
    return undefined;
  const to = canonical(only.in);
  if (!others.some((one) => 'attachedTo' in one && canonical(one.attachedTo) === to)) return undefined;
  const first = say.object(only.in);
  return several(`${first} and all ${say.thing(others, { many: true })}`);
}

/** What an attacking creature attacks (508.1b). */
const ATTACKED = canonical([
  {
    any: [
      [{ player: 'any' }, { in: { event: 'attackedPlayer' } }],
      [{ zone: 'battlefield' }, { has: ['types', 'Planeswalker'] }, { in: { event: 'attackedObject' } }],
    ],
  },
]);

/** A group: "creatures you control", "each creature you control". */
function eachSubjects(filter: Filter, say: Say): Subject[] {
  if (canonical(list(filter)) === ATTACKED && say.on?.on === 'attack')
    return [one(`the player or planeswalker ${either('it', 'that creature')}'s attacking`)];
  const alike = namesakes(filter, say) ?? withAttached(filter, say);
  if (alike) return [alike];
  const [clause, ...more] = list(filter);
  if (clause && more.length === 0 && 'any' in clause && clause.any.some(isPlayers))
    return [one(withPlayers(clause.any, say))];
  const linked = canonical(filter).includes('{"linked":true}') ? [one(say.apart(() => say.thing(filter)))] : [];
  const having = playersWho(filter, say);
  if (having !== undefined) return [one(having)];
  if (isHurt(filter, say)) return [one('a creature dealt damage this way'), several('creatures dealt damage this way')];
  const buried = buriedText(filter, say);
  if (buried !== undefined) return [one(buried)];
  const except = exceptFor(filter);
  const many = say.apart(() => say.thing(filter, { many: true }));
  const key = canonical({ each: filter });
  const names = laterNames(key, say);
  const each = one(say.thing(filter, { determiner: 'each' }));
  speak(say, key, kindsOf(filter), true);
  if (names.length > 0) return [several(either(...names, many, `all ${many}`)), each];
  return [
    ...linked,
    several(many),
    each,
    several(except === undefined ? `all ${many}` : either(`all ${many}`, except)),
  ];
}
/** "Each opponent who controls an Elf", "each player who doesn't control an Elf". */
function playersWho(filter: Filter, say: Say): string | undefined {
  const [player, asked, ...more] = list(filter);
  if (!player || !('player' in player) || !asked || !('controls' in asked) || more.length > 0) return undefined;
  const who = { any: 'each player', opponent: 'each opponent' }[String(player.player)];
  const [what, op, bound] = asked.controls;
  if (who === undefined || list(what).some((clause) => 'controller' in clause) || typeof bound !== 'number')
    return UNSAID;
  const said =
    op === '=' && bound === 0
      ? `who doesn't control ${say.thing(what, { determiner: 'a' })}`
      : op === '>=' && bound === 1
        ? `who controls ${say.thing(what, { determiner: 'a' })}`
        : op === '>='
          ? `who controls ${numeral(bound)} or more ${say.thing(what, { many: true })}`
          : UNSAID;
  speak(say, canonical({ each: filter }), PLAYER, true);
  return `${who} ${said}`;
}
/** "All other permanents except for lands and tokens". */
function exceptFor(filter: Filter): string | undefined {
  const clauses = list(filter).filter((clause) => canonical(clause) !== '{"zone":"battlefield"}');
  const other = clauses.some((clause) => 'other' in clause && clause.other);
  const left = clauses.flatMap((clause) => ('not' in clause ? [list(clause.not)] : []));
  if (left.length < 2 || left.length + (other ? 1 : 0) !== clauses.length) return undefined;
  const nouns = left.map(([clause, ...more]) => {
    if (!clause || more.length > 0) return undefined;
    if (canonical(clause) === '{"is":"token"}') return 'tokens';
    const type = 'has' in clause && clause.has[0] === 'types' ? clause.has[1] : undefined;
    return typeof type === 'string' ? plural(type).toLowerCase() : undefined;
  });
  const names = nouns.filter((noun) => noun !== undefined);
  return names.length < nouns.length
    ? undefined
    : `all ${other ? 'other ' : ''}permanents except for ${either(listed(names), listed(names.toReversed()))}`;
}
/** Creatures that were dealt damage by what was said before. */
const isHurt = (filter: Filter, say: Say): boolean => {
  const [kind, kept, ...more] = list(filter);
  const creature = canonical(kind ?? null) === '{"has":["types","Creature"]}';
  const saved = kept && 'in' in kept && typeof kept.in === 'object' && 'saved' in kept.in ? kept.in.saved : undefined;
  return creature && more.length === 0 && saved !== undefined && say.spoken.hurt?.includes(saved) === true;
};
/** "Each card put into a graveyard this way": what was destroyed, where it lies now (400.7). */
function buriedText(filter: Filter, say: Say): string | undefined {
  const [zone, kept, ...more] = list(filter);
  if (canonical(zone ?? null) !== '{"zone":"graveyard"}' || !kept || !('in' in kept) || more.length > 0)
    return undefined;
  const { in: what } = kept;
  const known = typeof what === 'object' && 'saved' in what && say.spoken.buried?.includes(what.saved);
  return known ? 'each card put into a graveyard this way' : UNSAID;
}
function withPlayers(parts: readonly Filter[], say: Say): string {
  return parts
    .map((part) => {
      const [player, ...more] = list(part);
      if (player && 'player' in player)
        return more.length > 0
          ? UNSAID
          : player.player === 'opponent'
            ? 'each opponent'
            : player.player === 'any'
              ? 'each player'
              : UNSAID;
      return say.thing(part, { determiner: 'each' });
    })
    .join(' and ');
}

/** What made the ability trigger: the trigger has spoken of it. */
function eventSubjects(ref: { event: string }, say: Say, other: boolean): Subject[] {
  if (ref.event === 'defending') {
    const known = laterNames(canonical(ref), say).filter((name) => name.startsWith('that '));
    speak(say, canonical(ref), PLAYER);
    return [one(either('defending player', ...known))];
  }
  const key = keyOf(ref, say);
  // What has gone to a graveyard may be called a card from then on.
  if (ref.event === 'became') rename(say, key, ['card']);
  if (key === '"self"')
    return [one(ref.event === 'became' ? either(selfText(say, other), 'that card', 'the card') : selfText(say, other))];
  return later(key, say, other) ?? [one(UNSAID)];
}
