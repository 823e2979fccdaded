/** What was spoken of, and what it may be called then: the words that point back (608.2c). */
import { canonical, type Filter, type FilterClause, isMentioned, mentioned, type Ref, renamed } from '@arbiter/engine';
import { ARTIFACT_TYPES, ENCHANTMENT_TYPES, LAND_TYPES, PLANESWALKER_TYPES } from '../2-parts/205.3-subtypes.js';
import type { Mentioned, Say, Spoken } from './say.js';

export const nothing = (): Spoken => ({ said: [], saved: {}, gone: [], paid: [], former: [], moved: [] });

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** What a reference was spoken of as: what was kept or became of something is the same thing to a reader. */
export function keyOf(ref: Ref, say: Say): string {
  if (typeof ref === 'object' && 'saved' in ref) {
    const { saved } = say.spoken;
    // A delayed ability knows the first target and the source by names of their own.
    const fixed = { target: canonical({ target: 0 }), it: '"self"' }[ref.saved];
    return saved[ref.saved] ?? fixed ?? canonical(ref);
  }
  if (typeof ref === 'object' && 'event' in ref && ['object', 'became'].includes(ref.event)) {
    const of = say.on?.object;
    return canonical(of === 'self' || of === 'attached' ? of : { event: 'object' });
  }
  if (typeof ref === 'object' && 'was' in ref) return keyOf(ref.was, say);
  if (typeof ref === 'object' && 'now' in ref) return keyOf(ref.now, say);
  // What is blocked is the source of the event, and its attacker (509.1g).
  if (
    typeof ref === 'object' &&
    'event' in ref &&
    ['attacker', 'source'].includes(ref.event) &&
    say.on?.on === 'block'
  ) {
    const of = say.on.source;
    return canonical(of === 'self' || of === 'attached' ? of : { event: 'attacker' });
  }
  return canonical(ref);
}

/** Speaks of something: it is the latest from now on. */
export function speak(say: Say, key: string, kinds: readonly string[], many = false): void {
  if (key !== '"self"') say.spoken.spell = false;
  say.spoken.said = mentioned(say.spoken.said, key, kinds, many);
}
export const isSpoken: (say: Say, key: string) => boolean = isMentioned;

/** Speaks of what no other instruction does anything with: nothing said before is the latest from now on. */
export function passing(say: Say, kinds: readonly string[], many: boolean): void {
  speak(say, `passing ${say.spoken.said.length}`, kinds, many);
}

/** Keeps what an instruction made or moved under its name. */
export function keep(
  say: Say,
  name: string | undefined,
  of: Ref | undefined,
  kinds: readonly string[],
  many = false,
): void {
  if (name === undefined) return;
  const key = of === undefined ? canonical({ saved: name }) : keyOf(of, say);
  say.spoken.saved = { ...say.spoken.saved, [name]: key };
  if (of === undefined) speak(say, key, kinds, many);
  else if (kinds.length > 0) rename(say, key, kinds);
}
/** What has moved is another object now, and may be called a card. */
export function moves(say: Say, what: Ref): void {
  const key = keyOf(what, say);
  say.spoken.moved = [...say.spoken.moved, key];
  rename(say, key, ['card']);
}
export function rename(say: Say, key: string, kinds: readonly string[]): void {
  say.spoken.said = renamed(say.spoken.said, key, kinds);
}

export const PLAYER = ['player'];
const isPlayer = ({ kinds }: Mentioned): boolean => kinds.includes('player');
const isSpell = ({ face }: Say): boolean =>
  [face.props.types].flat().some((type) => type === 'Instant' || type === 'Sorcery') && face.name !== '';

/**
 * What something that was spoken of may be called: "it" only if nothing else was spoken of since, "that creature" if no
 * other creature was.
 */
export function laterNames(key: string, say: Say, whose = false): string[] {
  const { said } = say.spoken;
  const at = said.findIndex((one) => one.key === key);
  const one = said[at];
  if (!one) return [];
  const since = said.slice(at + 1).filter(({ many }) => many === one.many);
  const players = since.filter(isPlayer);
  if (isPlayer(one)) {
    if (one.many) return players.length > 0 ? [] : ['they', 'them', 'those players', 'those opponents'];
    const called = one.kinds.filter((kind) => kind === 'player' || kind === 'opponent');
    return players.length > 0 ? [] : [...called.map((kind) => `that ${kind}`), 'they', 'them', 'the player'];
  }
  // A card calls its source by its name or "this"; whoever controls it is "you", and a spell is nothing to do anything to.
  const rivals = since.filter((other) => !isPlayer(other) && !(other.key === '"self"' && (whose || isSpell(say))));
  const pronouns = rivals.length > 0 ? [] : one.many ? ['they', 'them', 'each of them'] : ['it', 'itself'];
  if (key === '"self"')
    return whose || isSpell(say) ? [] : [...pronouns, ...(rivals.length === 0 ? personal(say) : [])];
  const free = one.kinds.filter(
    (kind) => !rivals.some((other) => other.key !== '"self"' && other.kinds.includes(kind)),
  );
  return [
    ...pronouns,
    ...free.flatMap((kind) => (one.many ? [`those ${kind}s`, `the ${kind}s`] : [`that ${kind}`, `the ${kind}`])),
  ];
}

/** A legendary permanent may be spoken of as the person that it shows. */
const personal = ({ face }: Say): string[] =>
  [face.props.supertypes].flat().includes('Legendary') ? ['he', 'she', 'him', 'her'] : [];

/** What those that fit a filter are called later. */
export function kindsOf(filter: Filter): string[] {
  const clauses = list(filter);
  const kinds = clauses.flatMap(kindsOfClause);
  const zone = clauses.find((clause) => 'zone' in clause);
  if (zone !== undefined && 'zone' in zone && zone.zone === 'stack')
    return canonical(clauses).includes('{"not":{"is":"spell"}}') ? ['ability'] : ['spell', 'ability'];
  const elsewhere = zone !== undefined && 'zone' in zone && zone.zone !== 'battlefield';
  const spell = kinds.includes('spell');
  const player = kinds.includes('player');
  const types = clauses.some((clause) => 'any' in clause || ('has' in clause && clause.has[0] !== 'colors'));
  const where = spell ? [] : elsewhere ? ['card'] : player && !types ? [] : ['permanent'];
  return [...new Set([...kinds, ...where, ...(elsewhere ? kinds.map((kind) => `${kind} card`) : [])])];
}
function kindsOfClause(clause: FilterClause): string[] {
  if ('player' in clause) return clause.player === 'opponent' ? ['player', 'opponent'] : PLAYER;
  if ('is' in clause) return IS[clause.is] ?? [];
  if ('any' in clause) return clause.any.flatMap(kindsOf);
  if (!('has' in clause)) return [];
  const words = [clause.has[1]].flat();
  if (clause.has[0] === 'types') return words.map((type) => type.toLowerCase());
  return clause.has[0] === 'subtypes' ? words.flatMap((word) => [word, kindOf(word)]) : [];
}
const IS: { [predicate: string]: string[] } = {
  spell: ['spell'],
  attacking: ['creature'],
  blocking: ['creature'],
  token: ['token'],
};
/** The type that a subtype belongs to, in small letters (205.3). */
export const kindOf = (subtype: string): string => {
  if (ARTIFACT_TYPES.includes(subtype)) return 'artifact';
  if (ENCHANTMENT_TYPES.includes(subtype)) return 'enchantment';
  if (LAND_TYPES.includes(subtype)) return 'land';
  return PLANESWALKER_TYPES.includes(subtype) ? 'planeswalker' : 'creature';
};
