/** How something was played, and what was paid for it, as conditions ask of it (118.9, 702.104, 702.131). */
import { type Condition, canonical, type Filter, type Ref } from '@arbiter/engine';
import { whoseNames } from './nouns.js';
import { either, type Say, UNSAID } from './say.js';

const BLESSED = canonical([{ is: 'citysBlessing' }]);
/** Whether a player is asked for the city's blessing (702.131c). */
export const asksBlessing = (filter: Filter): boolean => canonical([filter].flat()) === BLESSED;
export const blessingText = (ref: Ref, is: boolean): string =>
  ref === 'you' ? (is ? "you have the city's blessing" : "you don't have the city's blessing") : UNSAID;

const NO_TRIBUTE = canonical({ compare: [{ noted: 'tribute' }, '=', 0] });
/** "Tribute wasn't paid": of what has tribute (702.104b). */
export const tributeText = (condition: Condition, { face }: Say): string | undefined => {
  if (canonical(condition) !== NO_TRIBUTE) return undefined;
  const own = face.abilities.some((one) => one.kind === 'keyword' && one.keyword === 'tribute');
  return own ? "tribute wasn't paid" : UNSAID;
};

/** Keywords for whose cost something is cast instead of its mana cost (118.9). */
const COSTS = ['dash', 'freerunning', 'madness', 'prowl', 'spectacle', 'surge'];
/** "Its surge cost was paid", "this spell's prowl cost was paid": of what has that keyword itself. */
export function costPaid(ref: Ref, filter: Filter, say: Say): string | undefined {
  const [clause, ...more] = [filter].flat();
  if (!clause || !('played' in clause)) return undefined;
  const { played } = clause;
  const own = say.face.abilities.some((one) => one.kind === 'keyword' && one.keyword === played);
  if (ref !== 'self' || more.length > 0 || !own || !COSTS.includes(played)) return UNSAID;
  const whose = whoseNames('self', say, false);
  return whose.includes(UNSAID) ? UNSAID : `${either('its', ...whose)} ${played} cost was paid`;
}
