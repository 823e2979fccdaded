/** How targets that change are printed (115.7). */
import { canonical, type Effect } from '@arbiter/engine';
import { isOnePlayer } from '../nouns.js';
import { type Say, UNSAID } from '../say.js';

/** "Change a target of target spell to this creature", "change the target of target spell with a single target". */
export function retargetText({ what, to, anew }: Extract<Effect, { do: 'changeTargets' }>, say: Say): string {
  if (typeof what === 'string' || !isOnePlayer(what, say) || (to !== undefined && anew)) return UNSAID;
  if (anew) return `you may choose new targets for ${say.object(what)}`;
  if (to !== undefined) return `change a target of ${say.object(what)} to ${say.object(to, 'given')}`;
  // Only what has one target has "the" target (115.7a).
  const spec = 'target' in what ? say.targets[what.target] : undefined;
  return canonical(spec?.what ?? []).includes('{"is":"singleTarget"}')
    ? `change the target of ${say.object(what)}`
    : UNSAID;
}
