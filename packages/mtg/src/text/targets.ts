/** How target clauses are printed (115.1): what may be chosen, and how many. */
import { canonical, type Filter, type FilterClause, type TargetSpec } from '@arbiter/engine';
import { severalFrom } from './graveyards.js';
import { either, numeral, type Say, UNSAID } from './say.js';
import { isSpoken } from './spoken.js';

const list = (filter: Filter): FilterClause[] => (Array.isArray(filter) ? filter : [filter]);

/** "target creature", "up to two target creatures": the words of the clause itself (115.1). */
export function targetText(
  { what, min = 1, max = 1, count: many, notIn, together, if: condition }: TargetSpec,
  say: Say,
): string {
  if (many !== undefined)
    return notIn || together || condition ? UNSAID : countedTargets({ what, min, max, count: many }, say);
  if ((condition && canonical(condition)) !== say.paidFor) return UNSAID;
  // Where it is must be said: nothing is a target on the battlefield by default.
  if (!isPlaced(what) || (max !== null && max < min)) return UNSAID;
  if (together !== undefined && (together !== 'sameOwner' || max === 1 || !areInGraveyard(what))) return UNSAID;
  if (notIn && !isOfEarlier(notIn, say)) return UNSAID;
  const deed = playerWho(what);
  if (deed !== undefined) return max === 1 && min === 1 && !notIn ? deed : UNSAID;
  const special = specialTarget(what);
  const several = max === null || max > 1;
  if (special !== undefined && several && !notIn && special in TARGET_PLAYERS) {
    if (min !== 0 && min !== max) return UNSAID;
    const count = max === null ? (min === 0 ? 'any number of' : UNSAID) : `${min === 0 ? 'up to ' : ''}${numeral(max)}`;
    const players = `${count} ${TARGET_PLAYERS[special]}`;
    return either(`${players} each`, players, `each of ${players}`);
  }
  if (special === 'any target' && several && !notIn && (min === 0 || min === max)) {
    if (max === null) return min === 0 ? 'each of any number of targets' : UNSAID;
    return `each of ${min === 0 ? 'up to ' : ''}${numeral(max)} targets`;
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
  const described = say.thing(itself ? [...list(what).filter((clause) => clause !== itself), { other: true }] : what, {
    many: several,
    determiner,
  });
  const noun = several ? severalFrom(described, together !== undefined) : described;
  if (max === null) return min === 0 ? `any number of ${notIn ? 'other ' : ''}${noun}` : UNSAID;
  if (several) {
    const count = `${min === 0 ? 'up to ' : ''}${numeral(max)} ${notIn ? 'other ' : ''}${noun}`;
    return min === 0 || min === max ? either(count, `each of ${count}`) : UNSAID;
  }
  return noun;
}
const areInGraveyard = (what: Filter): boolean =>
  list(what).some((clause) => 'zone' in clause && clause.zone === 'graveyard');
/** "Target player who lost life this turn", "target opponent who was dealt damage this turn" (608.2i). */
function playerWho(what: Filter): string | undefined {
  const [player, asked, ...more] = list(what);
  if (!player || !('player' in player) || !asked || !('happenedFor' in asked) || more.length > 0) return undefined;
  const who = { any: 'target player', opponent: 'target opponent' }[String(player.player)];
  const did = PLAYER_DID[canonical(asked.happenedFor)];
  return who === undefined || did === undefined ? UNSAID : `${who} who ${did} this turn`;
}
const PLAYER_DID: { [pattern: string]: string } = {
  [canonical({ on: 'stat', player: 'you', match: { stat: 'life', gain: false } })]: 'lost life',
  [canonical({ on: 'stat', player: 'you', match: { stat: 'life', gain: true } })]: 'gained life',
  [canonical({ on: 'damage', player: 'you' })]: 'was dealt damage',
  [canonical({ on: 'attackers', player: 'you' })]: 'attacked',
};
/** "X target creatures", "up to X target creatures": so many, or no more (107.3a, 601.2c). */
function countedTargets(
  { what, min, max, count }: Pick<TargetSpec, 'what' | 'min' | 'max' | 'count'>,
  say: Say,
): string {
  // What X is stands at the end of the sentence, where it is worked out.
  if (count !== 'x' || max !== 1 || (min !== 0 && min !== 1)) return UNSAID;
  if (!isPlaced(what) || specialTarget(what) !== undefined || severalZones(what, false, say) !== undefined)
    return UNSAID;
  const said = `${min === 0 ? 'up to ' : ''}X ${say.thing(what, { many: true, determiner: 'target' })}`;
  return either(said, `each of ${said}`);
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
  ['{"any":[{"is":"spell"},[{"zone":"battlefield"}]]}', 'target spell or permanent'],
  ['{"player":"any"}', 'target player'],
  ['{"player":"opponent"}', 'target opponent'],
];
export const isAnyTarget = (what: Filter): boolean => specialTarget(what) === 'any target';
/** Players and what takes damage have words of their own (115.4). */
export const specialTarget = (what: Filter): string | undefined => {
  const clauses = list(what);
  const said = JSON.stringify(clauses.length === 1 ? clauses[0] : clauses);
  return SPECIAL.find(([filter]) => filter === said)?.[1];
};
