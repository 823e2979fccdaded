/** Whether something is a token (mtg 111, ga 2.5.1, rb 179). */
import { definePredicate } from '../../machine/words.js';
import { isPlayer } from '../../state/state.js';
import { isOrWas } from '../helpers.js';

export const tokenPredicate = definePredicate('token', {
  description: 'A token, and no card; also of what has left. A copy of a spell is none, and no card where it goes.',
  holds: (g, e) => {
    if (isPlayer(e)) return false;
    const kind = isOrWas(g, e.object)?.kind;
    return kind === 'token' || (kind === 'copy' && g.find(e.object)?.zone !== g.rules.zones.stack);
  },
  reads: [],
});
