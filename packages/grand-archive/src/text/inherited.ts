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
  const changed: Ability = JSON.parse(
    said
      .replace(/"(target|source|object)":\[?\{"in":"attached"\}\]?/g, '"$1":"self"')
      .replace(/\{"in":"attached"\}/g, '{"self":true}')
      .replace(/"affects":"attached",?/g, '')
      .replace(/,?"from":"attached"/g, '')
      .replace(/"attached"(?!\s*:)/g, '"self"'),
  );
  return changed;
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
