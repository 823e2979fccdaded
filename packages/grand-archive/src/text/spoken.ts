/** What was spoken of, and what it may be called then: the words that point back. */
import {
  canonical,
  type Filter,
  type FilterClause,
  isMentioned,
  type Mentioned,
  mentioned,
  type Ref,
  renamed,
  wordsOf,
} from '@arbiter/engine';
import { clausesOf, type Say, type Spoken } from './say.js';

export const nothing = (): Spoken => ({ said: [], saved: {}, moved: [], done: {}, numbers: {} });
export const SELF = '"self"';

/** What a reference was spoken of as: what was kept or became of something is the same thing to a reader. */
export function keyOf(ref: Ref, say: Say): string {
  if (typeof ref !== 'object') return canonical(ref);
  if ('saved' in ref) {
    // A delayed ability knows the first target and the source by names of their own.
    const fixed = { target: canonical({ target: 0 }), it: SELF }[ref.saved];
    return say.spoken.saved[ref.saved] ?? fixed ?? canonical(ref);
  }
  if ('event' in ref && ['object', 'became', 'source'].includes(ref.event)) {
    const of = ref.event === 'source' ? say.on?.source : say.on?.object;
    return of === 'self' ? SELF : canonical({ event: ref.event === 'became' ? 'object' : ref.event });
  }
  if ('was' in ref) return keyOf(ref.was, say);
  if ('now' in ref) return keyOf(ref.now, say);
  return canonical(ref);
}

/** Speaks of something: it is the latest from now on. */
export function speak(say: Say, key: string, kinds: readonly string[], many = false): void {
  say.spoken.said = mentioned(say.spoken.said, key, kinds, many);
}
export const isSpoken: (say: Say, key: string) => boolean = isMentioned;

/** Speaks of what no other instruction does anything with: nothing said before is the latest from now on. */
export function passing(say: Say, kinds: readonly string[], many: boolean): void {
  speak(say, `passing ${say.spoken.said.length}`, kinds, many);
}
/** Keeps what an instruction made, chose or moved under its name. */
export function keep(say: Say, name: string | undefined, of: Ref | undefined, kinds: readonly string[], many = false) {
  if (name === undefined) return;
  const key = of === undefined ? canonical({ saved: name }) : keyOf(of, say);
  say.spoken.saved = { ...say.spoken.saved, [name]: key };
  if (of === undefined) speak(say, key, kinds, many);
  else say.spoken.said = renamed(say.spoken.said, key, kinds);
}
/** What has moved is another object now, and may be called a card. */
export function moves(say: Say, what: Ref): void {
  const key = keyOf(what, say);
  say.spoken.moved = [...say.spoken.moved, key];
  say.spoken.said = renamed(say.spoken.said, key, ['card']);
}

export const PLAYER = ['player'];
const isPlayer = ({ kinds }: Mentioned): boolean => kinds.includes('player');
const isAction = ({ face }: Say): boolean => wordsOf(face.props.types).includes('Action') && face.name !== '';

/**
 * What something that was spoken of may be called: "it" only if nothing else was spoken of since, "that ally" if no other
 * ally was.
 */
export function laterNames(key: string, say: Say): string[] {
  const { said } = say.spoken;
  const at = said.findIndex((one) => one.key === key);
  const one = said[at];
  if (!one) return [];
  const since = said.slice(at + 1).filter(({ many }) => many === one.many);
  if (isPlayer(one)) {
    if (since.some(isPlayer)) return [];
    if (one.many) return ['they', 'them', 'those players', 'those opponents'];
    const called = one.kinds.filter((kind) => kind === 'player' || kind === 'opponent');
    return [...called.map((kind) => `that ${kind}`), 'they', 'them'];
  }
  // A card calls its source by its name or "this"; an action is nothing to do anything to.
  const rivals = since.filter((other) => !isPlayer(other) && !(other.key === SELF && isAction(say)));
  const pronouns = rivals.length > 0 ? [] : one.many ? ['they', 'them', 'each of them'] : ['it', 'itself', 'them'];
  if (key === SELF) return isAction(say) ? [] : pronouns.filter((name) => name !== 'them');
  const free = one.kinds.filter((kind) => !rivals.some((other) => other.key !== SELF && other.kinds.includes(kind)));
  const those = free.flatMap((kind) => (one.many ? [`those ${manyOf(kind)}`] : [`that ${kind}`]));
  return [...pronouns, ...those];
}

/** Nouns that are several. */
export function manyOf(one: string): string {
  if (/[^aeiou]y$/i.test(one)) return one.replace(/y$/, 'ies');
  if (UNCHANGED.includes(one) || one === '') return one;
  return /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}
const UNCHANGED = ['regalia', 'phantasia', 'Regalia', 'Fish', 'Chessman'];

/** What those that fit a filter are called later. */
export function kindsOf(filter: Filter): string[] {
  const clauses = clausesOf(filter);
  if (clauses.some((clause) => 'player' in clause))
    return clauses.some((clause) => 'player' in clause && clause.player === 'opponent')
      ? [...PLAYER, 'opponent']
      : PLAYER;
  const kinds = [...new Set(clauses.flatMap(kindsOfClause))];
  const zones = zonesOf(clauses);
  if (zones.includes('effectsStack')) return ['card activation', 'activation', 'card'];
  if (zones.length > 0 && !zones.includes('field')) return ['card', ...kinds.map((kind) => `${kind} card`)];
  const unit = kinds.some((kind) => kind === 'ally' || kind === 'champion') ? ['unit'] : [];
  return [...new Set([...kinds, ...unit, 'object'])];
}
function kindsOfClause(clause: FilterClause): string[] {
  if ('any' in clause) return clause.any.flatMap(kindsOfAll);
  if (!('has' in clause)) return [];
  const [list, value] = clause.has;
  const words = [value].flat();
  if (list === 'types') return [...words.map((type) => type.toLowerCase())];
  return list === 'supertypes' ? words.map((word) => word.toLowerCase()) : list === 'subtypes' ? words : [];
}
const kindsOfAll = (filter: Filter): string[] => clausesOf(filter).flatMap(kindsOfClause);

/** The zones that a filter names. */
export function zonesOf(clauses: readonly FilterClause[]): string[] {
  return clauses.flatMap((clause) => {
    if ('zone' in clause) return [clause.zone];
    return 'any' in clause && clause.any.every(isZone) ? clause.any.flatMap((one) => zonesOf(clausesOf(one))) : [];
  });
}
/** Whether it asks for zones, and nothing else. */
export const isZone = (filter: Filter): boolean =>
  clausesOf(filter).every(
    (clause) => 'zone' in clause || ('any' in clause && clause.any.length > 0 && clause.any.every(isZone)),
  );
