/** How zones are printed, with whose they are. */
import { canonical, type FilterClause } from '@arbiter/engine';
import { either, joined, type Say, UNSAID } from './say.js';

const NAMES: { [zone: string]: string } = {
  mainDeck: 'deck',
  materialDeck: 'material deck',
  hand: 'hand',
  memory: 'memory',
  graveyard: 'graveyard',
  banishment: 'banishment',
  lineage: 'lineage',
  intent: 'intent',
  pantheon: 'pantheon',
};
export const zoneName = (zone: string): string => NAMES[zone] ?? UNSAID;

/** "in your graveyard", "from your material deck or banishment", "in a graveyard". */
export function placeText(zones: readonly string[], owner: readonly FilterClause[], say: Say): string {
  const [whose, ...more] = owner;
  if (zones.length === 1 && zones[0] === 'effectsStack')
    return whose === undefined ? '' : more.length === 0 && canonical(whose) === '{"owner":"you"}' ? 'you own' : UNSAID;
  // One attack has an intent at a time.
  if (zones.join() === 'intent')
    return owner.length === 0
      ? `${either('in', 'from')} ${either("the attacker's", "that attacker's", "this attacker's", "your champion's")} intent`
      : UNSAID;
  const among = owner.length === 0 && zones.length === 1 ? ['among'] : [];
  return `${either('in', 'from', ...among)} ${zoneText(zones, owner, say)}`;
}
/** "your graveyard", "an opponent's memory", "a graveyard". */
export function zoneText(zones: readonly string[], owner: readonly FilterClause[], say: Say): string {
  const [whose, ...more] = owner;
  if (more.length > 0 || zones.includes('intent')) return UNSAID;
  const names = zones.map(zoneName);
  const several = ['or', 'and/or', 'and'].flatMap((by) => [joined(names, by), joined(names.toReversed(), by)]);
  const name = zones.length > 1 ? either(...several) : names.join('');
  if (!whose)
    return zones.length > 1
      ? UNSAID
      : either(`a ${name}`, `any ${name}`, `each ${name}`, ...(EVERYONES[zones[0] ?? ''] ?? []));
  if (!('owner' in whose)) return UNSAID;
  return either(
    ...ownersOf(whose.owner, say).map(
      (one) => `${one} ${zones.join() === 'lineage' && one === 'your' ? "champion's " : ''}${name}`,
    ),
  );
}
const EVERYONES: { [zone: string]: string[] } = {
  memory: ['all memories'],
  banishment: ['all banishments'],
  graveyard: ['graveyards', 'all graveyards'],
};
function ownersOf(owner: Extract<FilterClause, { owner: unknown }>['owner'], say: Say): string[] {
  if (owner === 'you') return ['your'];
  if (owner === 'opponent') return ["an opponent's", "each opponent's", "opponents'", "your opponents'"];
  const key = canonical(owner);
  const known = say.spoken.said.at(-1)?.key === key ? ['their'] : [];
  return [`${say.object(owner, 'asked')}'s`, ...known];
}
