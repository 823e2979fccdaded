/**
 * What triggers by hits and kills resolves after the combat (2.2.7.3): the unit that attacked is known from what has happened, and an
 * attack card that speaks of itself lies in the graveyard by then.
 */
import type { Ability, Effect } from '@arbiter/engine';
import type { Unsettled } from '../references/nouns.js';
import { givenInIntent } from './rows/using.js';

const FIGHTS = ['hit', 'kill'];
const isOfFight = (part: object): boolean =>
  'kind' in part &&
  part.kind === 'triggered' &&
  'on' in part &&
  [part.on]
    .flat()
    .every((one) => typeof one === 'object' && one !== null && 'on' in one && FIGHTS.includes(String(one.on)));

const ATTACKER = JSON.stringify({ each: [{ is: 'attacking' }] });
/** All parts of something, each as `change` makes it; what it leaves alone is looked into. */
function changed<T>(part: T, change: (inner: object) => unknown): T {
  const within = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(within);
    if (typeof inner !== 'object' || inner === null) return inner;
    const other = change(inner);
    return other ?? Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, within(one)]));
  };
  return within(part) as T;
}
/** "The attacker" is the unit that attacked. */
const ofAttacker = <T>(part: T): T =>
  changed(part, (inner) => (JSON.stringify(inner) === ATTACKER ? { event: 'attacker' } : undefined));

/** The attack card is what it has become where something is done to it. */
const DONE = ['move', 'counters'];
const NOW = { now: 'self' };
const isSelf = (noun: unknown): boolean =>
  noun === 'self' || (typeof noun === 'object' && noun !== null && 'ref' in noun && noun.ref === 'self');
const ofCard = (effects: Effect[]): Effect[] =>
  changed(effects, (inner) =>
    'do' in inner && DONE.includes(String(inner.do)) && 'what' in inner && isSelf(inner.what)
      ? { ...inner, what: typeof inner.what === 'object' ? { ...inner.what, ref: NOW } : NOW }
      : undefined,
  );

/** Whatever triggers by a hit or a kill, printed or given. */
const known = <T>(part: T): T =>
  changed(part, (inner) =>
    isOfFight(inner)
      ? Object.fromEntries(
          Object.entries(inner).map(([key, one]) => [
            key,
            key === 'effects' || key === 'modes' ? ofAttacker(one) : one,
          ]),
        )
      : undefined,
  );

/** What an attack card gives itself for a while it has in the intent. */
const givenThere = <T>(part: T): T =>
  changed(part, (inner) =>
    'do' in inner &&
    inner.do === 'modify' &&
    'what' in inner &&
    isSelf(inner.what) &&
    'mods' in inner &&
    Array.isArray(inner.mods)
      ? { ...inner, mods: inner.mods.map(givenInIntent) }
      : undefined,
  );

export function afterFights(one: Unsettled, isAttack: boolean): Unsettled {
  const ability: Ability = isAttack ? givenThere(known(one.ability)) : known(one.ability);
  return isAttack && ability.kind === 'triggered' && isOfFight(ability) && ability.effects
    ? { ...one, ability: { ...ability, effects: ofCard(ability.effects) } }
    : { ...one, ability };
}
