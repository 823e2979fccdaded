/** Cards that an instruction has a player play, from where they lie (419.3). */
import type { Effect, FilterClause, Ref } from '@arbiter/engine';
import { targetOf } from '../../../references/making.js';
import { row } from '../../categories.js';
import { placed } from '../things.js';

const played = (what: Ref, more: Pick<Extract<Effect, { do: 'play' }>, 'cost' | 'must'> = {}): Effect[] => [
  { do: 'play', what, ...more },
];
const LINKED: FilterClause[] = [{ zone: 'banishment' }, { linked: true }];

export const playing = [
  // A card in a trash is chosen with the targets (355.9.a), and whoever can must play it (419.3.a).
  row('effect', 'play a|an <cards> from <place>', ({ cards, place }, { from }) =>
    place.zone === 'trash'
      ? played(targetOf(from, placed(cards.filter, place), cards.kinds), { must: true })
      : undefined,
  ),
  // Banishment is no place where things are chosen beforehand (355.10.a.1).
  row('effect', 'play a|an <cards> banished with this', ({ cards }) =>
    played({ each: [...LINKED, ...cards.filter] }, { must: true }),
  ),
];
