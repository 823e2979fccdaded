/** Inherited effects: what a card of a lineage says that the champion on top has (1.7.1.4.4.5). */
import { type Ability, canonical } from '@arbiter/engine';

const LINEAGE = 'lineage';
/** The card itself, anywhere in an ability. */
const DEALS_ITSELF = /\{(?=[^{}]*"do":"damage")(?!.*"from":"attached")/;
const SPEAKS_OF_ITSELF = /"self"(?!\s*:)|"self":true/;

/**
 * An ability of a card in a lineage as the champion has it: what that is attached to is the champion itself. Undefined where
 * it is none, or speaks of the card.
 */
export function asOfChampion(ability: Ability): Ability | undefined {
  if (!('zone' in ability) || ability.zone !== LINEAGE || ability.kind === 'activated' || ability.kind === 'play')
    return undefined;
  const { zone: _zone, ...own } = ability;
  // Without a word a static ability is about the card, and damage is dealt by it; the champion has the ability.
  if (own.kind === 'static' && own.affects === undefined) return undefined;
  const said = JSON.stringify(own);
  if (SPEAKS_OF_ITSELF.test(said) || DEALS_ITSELF.test(said)) return undefined;
  const heirs: Ability = JSON.parse(said, asOwn);
  return heirs;
}

/** A part of an ability, its own parts changed before it: what spoke of the champion speaks of what has the ability. */
function asOwn(key: string, value: unknown): unknown {
  const whole = JSON.stringify(value);
  if (value === 'attached' && (key === 'affects' || key === 'from')) return undefined;
  if (value === 'attached') return key === 'in' ? value : 'self';
  if (whole === '{"in":"attached"}') return { self: true };
  const isWhom = key === 'target' || key === 'source' || key === 'object';
  return isWhom && (whole === '{"self":true}' || whole === '[{"self":true}]') ? 'self' : value;
}

/** Whether the second is the same ability as the first, which the champion has while the card lies in its lineage. */
export function isInherited(first: Ability, second: Ability): boolean {
  if (!('zone' in second) || second.zone !== LINEAGE) return false;
  if (canonical({ ...first, zone: LINEAGE }) === canonical(second)) return true;
  const own = asOfChampion(second);
  if (own === undefined) return false;
  if (canonical(own) === canonical(first)) return true;
  // A keyword is given to the champion.
  if (own.kind !== 'static') return false;
  const { kind: _kind, mods, ...more } = own;
  const [given, ...others] = mods;
  const plain = Object.keys(more).length === 0 && given?.mod === 'ability' && others.length === 0;
  return plain && canonical(given.ability) === canonical(first);
}
