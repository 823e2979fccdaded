/** What was spoken of, and what it may be called then: the words that point back. */
import { type Filter, type FilterClause, type Mentioned, PLAYER, SELF, wordsOf, zonesOf } from '@arbiter/engine';
import { clausesOf, type Say, type Spoken } from './say.js';

export { isSpoken, isZone, keep, keyOf, moves, PLAYER, passing, SELF, speak, zonesOf } from '@arbiter/engine';

export const nothing = (): Spoken => ({ said: [], saved: {}, moved: [], done: {}, numbers: {} });
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
  const pronouns =
    rivals.length > 0
      ? []
      : one.many
        ? ['they', 'them', 'each of them']
        : ['it', 'itself', 'them', ...(one.kinds.some((kind) => PERSONS.includes(kind)) ? ['they'] : [])];
  if (key === SELF)
    return isAction(say)
      ? []
      : [
          ...pronouns.filter((name) => name !== 'them' && name !== 'they'),
          ...(pronouns.length > 0 ? ['him', 'her'] : []),
        ];
  const free = one.kinds.filter((kind) => !rivals.some((other) => other.key !== SELF && other.kinds.includes(kind)));
  const those = free.flatMap((kind) =>
    one.many ? [`those ${manyOf(kind)}`] : /^(?:hit|killed) /.test(kind) ? [`the ${kind}`] : [`that ${kind}`],
  );
  return [...pronouns, ...those];
}

/** Allies and champions may be persons. */
const PERSONS = ['unit', 'ally', 'champion'];
/** Nouns that are several. */
export function manyOf(one: string): string {
  if (/[^aeiou]y$/i.test(one)) return one.replace(/y$/, 'ies');
  if (UNCHANGED.includes(one) || one === '') return one;
  return /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}
const UNCHANGED = ['regalia', 'Regalia', 'Fish', 'Chessman'];

/** What those that fit a filter are called later. */
export function kindsOf(filter: Filter): string[] {
  const clauses = clausesOf(filter);
  if (clauses.some((clause) => 'player' in clause))
    return clauses.some((clause) => 'player' in clause && clause.player === 'opponent')
      ? [...PLAYER, 'opponent']
      : PLAYER;
  const kinds = [...new Set(clauses.flatMap(kindsOfClause))];
  const zones = zonesOf(clauses);
  const waits = clauses.flatMap((clause) => ('is' in clause ? [clause.is] : []));
  if (waits.includes('trigger')) return ['trigger'];
  if (waits.includes('materialization')) return ['materialization', 'card'];
  if (zones.includes('effectsStack') || waits.some((is) => is === 'cardActivation' || is === 'activation'))
    return ['card activation', 'activation', 'card'];
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
