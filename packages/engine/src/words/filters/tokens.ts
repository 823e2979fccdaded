/** Whether something is a token (mtg 111, ga 2.5.1, rb 179). */
import { definePredicate } from '../../machine/words.js';
import { isPlayer } from '../../state/state.js';
import { isOrWas } from '../helpers.js';

export const tokenPredicate = definePredicate('token', {
  description: 'A token, and no card; also of what has left.',
  holds: (g, e) => !isPlayer(e) && isOrWas(g, e.object)?.kind === 'token',
  reads: [],
});
