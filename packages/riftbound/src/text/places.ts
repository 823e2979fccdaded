/** How zones are printed, with whose they are. */
import type { FilterClause } from '@arbiter/engine';
import { whoseNames } from './nouns.js';
import { either, joined, type Say, UNSAID } from './say.js';

const NAMES: { [zone: string]: string } = {
  mainDeck: 'Main Deck',
  runeDeck: 'rune deck',
  hand: 'hand',
  trash: 'trash',
  championZone: 'Champion Zone',
  banishment: 'Banishment',
};
export const zoneName = (zone: string): string => NAMES[zone] ?? UNSAID;

/** "in your trash", "from trashes", "from your hand". */
export function placeText(zones: readonly string[], owner: readonly FilterClause[], say: Say): string {
  const [whose, ...more] = owner;
  if (more.length > 0) return UNSAID;
  const name = joined(zones.map(zoneName), 'or');
  const names = `${name}${name === 'trash' ? 'es' : 's'}`;
  const at = either('from', 'in');
  if (!whose) return either(`${at} ${names}`, `${at} any ${name}`, `${at} a ${name}`);
  if (!('owner' in whose)) return UNSAID;
  if (whose.owner === 'you') return either(`${at} your ${name}`, ...(name === 'hand' ? [`${at} hand`] : []));
  if (whose.owner === 'opponent') return either(`${at} opponents' ${names}`, `${at} an opponent's ${name}`);
  return either(...whoseNames(whose.owner, say).map((one) => `${at} ${one} ${name}`));
}
