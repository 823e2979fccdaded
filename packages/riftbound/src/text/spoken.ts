/** What was spoken of, and what it may be called then: the words that point back (359.3.f). */
import { type Filter, type FilterClause, type Mentioned, PLAYER, SELF, zonesOf } from '@arbiter/engine';
import { clausesOf, type Say, type Spoken } from './say.js';

export { isSpoken, isZone, keep, keyOf, moves, PLAYER, passing, SELF, speak, zonesOf } from '@arbiter/engine';

export const nothing = (): Spoken => ({
  said: [],
  saved: {},
  moved: [],
  done: {},
  numbers: {},
  figures: {},
  chosen: {},
});

const isPlayer = ({ kinds }: Mentioned): boolean => kinds.includes('player');

/**
 * What something that was spoken of may be called: "it" only if nothing else was spoken of since, "that unit" if no other
 * unit was. A card calls itself by another word.
 */
export function laterNames(key: string, say: Say): string[] {
  const { said } = say.spoken;
  const at = said.findIndex((one) => one.key === key);
  const one = said[at];
  if (!one || key === SELF) return [];
  const since = said.slice(at + 1).filter((other) => other.many === one.many && other.key !== SELF);
  if (isPlayer(one)) {
    if (since.some(isPlayer)) return [];
    return one.many
      ? ['they', 'those players']
      : ['they', 'that player', ...(one.kinds.includes('opponent') ? ['that opponent'] : [])];
  }
  // A place that something happens at is not what it happens to.
  const rivals = since.filter((other) => !isPlayer(other) && !PLACES.includes(other.kinds[0] ?? ''));
  const pronouns = rivals.length > 0 ? [] : one.many ? ['they'] : ['it'];
  const free = one.kinds.filter((kind) => !rivals.some((other) => other.kinds.includes(kind)));
  const chosen = one.many ? [] : (say.spoken.chosen[key] ?? []);
  return [...pronouns, ...free.flatMap((kind) => (one.many ? [`those ${manyOf(kind)}`] : [`that ${kind}`])), ...chosen];
}
const PLACES = ['battlefield', 'location'];

/** "The chosen unit", "the enemy unit": what tells each of some that were chosen together from the others. */
export function chosenNames(all: readonly Filter[]): string[][] {
  const names = all.map((filter) => {
    const kinds = kindsOf(filter);
    const whose = clausesOf(filter).flatMap((clause) =>
      'controller' in clause ? (SIDES[String(clause.controller)] ?? []) : [],
    );
    return kinds.flatMap((kind) => [
      `the chosen ${kind}`,
      ...whose.map((side) => `the ${side} ${kind}`),
      ...(clausesOf(filter).some((clause) => 'controller' in clause && clause.controller === 'you')
        ? [`your ${kind}`]
        : []),
    ]);
  });
  return names.map((own, i) => own.filter((name) => !names.some((other, k) => k !== i && other.includes(name))));
}
const SIDES: { [controller: string]: string } = { team: 'friendly', opponent: 'enemy' };

const UNCHANGED = ['gear', 'equipment', 'Equipment'];
/** Nouns that are several. */
export function manyOf(one: string): string {
  if (UNCHANGED.includes(one) || one === '') return one;
  // Names of kinds take no more than an s: "Mechs".
  if (/^[A-Z].*ch$/.test(one)) return `${one}s`;
  if (/[^aeiou]y$/i.test(one)) return one.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}

/** What those that fit a filter are called later. */
export function kindsOf(filter: Filter): string[] {
  const clauses = clausesOf(filter);
  const player = clauses.find((clause) => 'player' in clause);
  if (player && 'player' in player) return player.player === 'opponent' ? [...PLAYER, 'opponent'] : PLAYER;
  const kinds = [...new Set(clauses.flatMap(kindsOfClause))];
  const [type, ...types] = kinds;
  const whose = clauses.flatMap((clause) => ('controller' in clause ? (SIDES[String(clause.controller)] ?? []) : []));
  if (type !== undefined && types.length === 0) kinds.push(...whose.map((side) => `${side} ${type}`));
  const zones = zonesOf(clauses);
  return zones.length > 0 && zones.every((zone) => zone !== 'board') ? [...kinds, 'card'] : kinds;
}
function kindsOfClause(clause: FilterClause): string[] {
  if ('any' in clause) return clause.any.flatMap((one) => clausesOf(one).flatMap(kindsOfClause));
  if (!('has' in clause)) return [];
  const [list, value] = clause.has;
  const words = [value].flat();
  if (list === 'types') return words.map((type) => type.toLowerCase());
  return list === 'tags' ? words : [];
}
