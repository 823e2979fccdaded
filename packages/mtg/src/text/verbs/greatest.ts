/** What several sacrifice of their own: the creature with the greatest power among those that each of them controls (701.21). */
import { canonical, type Effect } from '@arbiter/engine';
import { figureName, isFigure } from '../numbers.js';
import { either, UNSAID } from '../say.js';

const CREATURE = { has: ['types', 'Creature'] };
const WHO: { [who: string]: string } = { '"opponents"': 'each opponent', '"players"': 'each player' };

/** "Each opponent sacrifices a creature with the greatest power among creatures that player controls." */
export function greatestText(effect: Extract<Effect, { do: 'sacrifice' }>): string {
  const { who, each, filter } = effect;
  const subject = WHO[canonical(who ?? null)];
  const stat = [filter].flat().flatMap((clause) => ('stat' in clause ? [clause.stat[0]] : []))[0];
  if (subject === undefined || each === undefined || stat === undefined || !isFigure(stat)) return UNSAID;
  const own = { each: [CREATURE, { controller: { saved: each } }] };
  const plan = {
    do: 'sacrifice',
    who,
    each,
    filter: [CREATURE, { stat: [stat, '>=', { highest: stat, of: own }] }],
  };
  const same = [plan, { ...plan, count: 1 }].some((one) => canonical(one) === canonical(effect));
  if (!same) return UNSAID;
  const among = `among creatures ${either('that player controls', 'they control')}`;
  return `${subject} sacrifices a creature with the ${either('greatest', 'highest')} ${figureName(stat)} ${among}${either('', ' of their choice')}`;
}
