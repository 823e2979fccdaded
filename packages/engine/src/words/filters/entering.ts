/** What is about to enter: it is where it was, and counts no more among what is there (mtg 614.13a, 702.38a). */
import { enteringNow } from '../../events/replacing.js';
import { definePredicate } from '../../machine/words.js';
import { isPlayer } from '../../state/state.js';

export const enteringPredicate = definePredicate('entering', {
  description: 'Is about to enter, by itself or with others, while how it does is settled.',
  holds: (g, e) => !isPlayer(e) && enteringNow(g).includes(e.object),
});
