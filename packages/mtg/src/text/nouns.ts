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
import { eachSubjects } from './groups.js';
import { either, isPlain, numeral, ownNames, type Role, type Say, type Subject, UNSAID, whole } from './say.js';
import { isSpoken, keyOf, kindsOf, laterNames, PLAYER, rename, speak } from './spoken.js';
import { specialTarget, targetText } from './targets.js';

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
  if ('pairedWith' in ref) return later(canonical(ref), say, other) ?? [one(UNSAID)];
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
  ('target' in was
    ? spoken.destroyed?.includes(canonical(was)) === true
    : 'saved' in was
      ? spoken.former.includes(was.saved)
      : 'event' in was && was.event === 'became' && on?.on === 'move');
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
  if ('target' in who) return isOneTarget(say.targets[who.target]);
  if ('controllerOf' in who || 'ownerOf' in who)
    return isOne('controllerOf' in who ? who.controllerOf : who.ownerOf, say);
  return 'event' in who && say.on?.batch !== true;
}
/** Whether a clause has one target at most. */
export const isOneTarget = (spec: TargetSpec | undefined): boolean =>
  spec !== undefined && spec.count === undefined && (spec.max === undefined || spec.max === 1);
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
  // What it enchants is what its keyword says, as long as it does (303.4c).
  const enchanted = say.face.abilities.flatMap((one) =>
    one.kind === 'keyword' && one.keyword === 'enchant' && one.from !== undefined ? kindsOf(one.from) : [],
  );
  const own = enchanted.filter((kind) => kind !== 'permanent' && kind !== 'card');
  const named = equipment || say.face.name === '' ? [] : own.map((kind) => `enchanted ${kind}`);
  const names = kinds.flatMap((kind) => how.map((one) => `${one} ${kind}`));
  const all = [...laterNames('"attached"', say), ...new Set([...named, ...names])];
  speak(say, '"attached"', ['creature', 'permanent', 'land', 'artifact']);
  return either(...all);
}

/** "That player or that planeswalker's controller", of a target that may be either. */
export function playerOrController(of: Ref, say: Say): string | undefined {
  const spec = typeof of === 'object' && 'target' in of ? say.targets[of.target] : undefined;
  const special = spec && specialTarget(spec.what);
  const kind = special === undefined ? undefined : WITH_PLAYERS[special];
  if (kind === undefined) return undefined;
  if (!isSpoken(say, keyOf(of, say)) || !isOneTarget(spec)) return UNSAID;
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
  // What is given an ability may be anybody's.
  const names = whoseNames(of, say, !(of === 'self' && say.face.name === ''));
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
  if (known.length > 0 && (typeof of !== 'string' || (of === 'self' && say.face.name === '' && !source))) {
    speak(say, key, []);
    return known;
  }
  const owned = say.object(of, 'asked');
  return owned.includes(UNSAID) ? [UNSAID] : [...known, `${owned}'s`];
}
const WHOSE: { [name: string]: string[] } = { it: ['its'], they: ['their'], he: ['his'], she: ['her'] };
const WHOSE_NOT = ['itself', 'them', 'each of them', 'him', 'her'];

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
  const many = spec.count !== undefined || (spec.max !== undefined && spec.max !== 1);
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
