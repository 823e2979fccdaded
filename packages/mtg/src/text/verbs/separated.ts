/** Cards that are revealed, and that somebody else separates into two piles (700.3). */
import { canonical, type Effect } from '@arbiter/engine';
import { either, numeral, type Say } from '../say.js';
import { passing } from '../spoken.js';
import type { Said } from './sequences.js';

/** "An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard." */
export function separatedText(effects: readonly Effect[], say: Say): Said | undefined {
  const [shown, , opponent, piles] = effects;
  if (shown?.do !== 'remember' || opponent?.do !== 'choose' || piles?.do !== 'piles') return undefined;
  const top = shown.what;
  const { chosen, other } = piles;
  if (typeof top !== 'object' || !('top' in top) || typeof top.top !== 'number' || top.top < 2 || chosen === other)
    return undefined;
  const all = { saved: shown.as };
  const put = (pile: string, to: string): object => ({ do: 'move', what: { saved: pile }, to, cause: 'return' });
  const plan = [
    { do: 'remember', as: shown.as, what: { top: top.top } },
    { do: 'reveal', what: all },
    { do: 'choose', from: [{ player: 'opponent' }], save: opponent.save },
    { do: 'piles', what: all, who: { saved: opponent.save }, chosen, other },
    put(chosen, 'hand'),
    put(other, 'graveyard'),
  ];
  const these = canonical(effects.slice(0, plan.length));
  const yours = plan.with(3, { do: 'piles', what: all, chooser: { saved: opponent.save }, chosen, other });
  const theirs = these === canonical(plan);
  if (!theirs && these !== canonical(yours)) return undefined;
  passing(say, ['card'], true);
  passing(say, ['card'], false);
  const revealed = `reveal the top ${numeral(top.top)} cards of your library`;
  if (!theirs)
    return {
      said: `${revealed} and separate them into two piles. an opponent chooses one of those piles. put that pile into your hand and the other into your graveyard`,
      count: plan.length,
    };
  const separated = `an opponent separates ${either('those cards', 'them')} into two piles`;
  return {
    said: `${revealed}. ${separated}. put one pile into your hand and the other into your graveyard`,
    count: plan.length,
  };
}
