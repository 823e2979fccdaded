/** Two cards that are found and go to different places (701.23). */
import { canonical, type Effect } from '@arbiter/engine';
import { either, type Say, UNSAID, wholeEffect as whole } from '../say.js';
import { passing } from '../spoken.js';
import { foundText } from './searching.js';

type Search = Extract<Effect, { do: 'search' }>;

/** "Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand." */
export function oneAndOther(
  [search, choose, first, rest]: readonly Effect[],
  say: Say,
): { said: string; count: number } | undefined {
  if (search?.do !== 'search' || search.to !== undefined || search.save === undefined) return undefined;
  if (choose?.do !== 'choose' || first?.do !== 'move' || rest?.do !== 'move') return undefined;
  const found = { saved: search.save };
  const one = { saved: choose.save };
  const entering = { do: 'move', what: one, to: 'battlefield', status: { tapped: true }, cause: 'return' };
  const plan = [
    { do: 'choose', among: found, save: choose.save },
    entering,
    // What was put onto the battlefield is not there any more.
    { do: 'move', what: { each: [{ zone: 'library' }, { in: found }] }, to: 'hand', cause: 'return' },
  ];
  const done = canonical([choose, first, rest]) === canonical(plan);
  return { said: done ? whole(search, (effect) => foundTwo(effect, say)) : UNSAID, count: 4 };
}
function foundTwo({ filter = [], count, reveal, save, do: verb, ...more }: Search, say: Say): string {
  if (count !== 2 || !reveal || save === undefined || !verb || canonical(more) !== '{}') return UNSAID;
  const cards = foundText([{ zone: 'library' }, ...[filter].flat()], count, say);
  passing(say, ['card'], true);
  const shown = `reveal ${either('those cards', 'them')}`;
  return `search your library for ${cards}, ${shown}, put one onto the battlefield tapped and the other into your hand`;
}
