/** Whose decisions somebody else makes: "you control target player during that player's next turn" (723). */
import type { Verbs } from '@arbiter/engine';
import { isOnePlayer } from '../nouns.js';
import { either, type Say, UNSAID } from '../say.js';

export function controlText(
  { who, by, during = 'nextTurn', turnAfter }: { do: 'controlPlayer' } & Verbs['controlPlayer'],
  say: Say,
): string {
  const another = by === undefined || by === 'you';
  if (!another || who === 'you' || !isOnePlayer(who, say)) return UNSAID;
  const player = say.object(who);
  const whose = either("that player's", 'their');
  if (during === 'nextCombat') return turnAfter ? UNSAID : `you control ${player} during ${whose} next combat phase`;
  const control = `you ${turnAfter ? either('gain control of', 'control') : 'control'} ${player} during ${whose} next turn`;
  return turnAfter ? `${control}. after that turn, that player takes an extra turn` : control;
}
