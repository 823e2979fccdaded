/** Where a card goes whose spell is countered (701.6a). */
import type { Effect } from '@arbiter/engine';
import { either, type Say, UNSAID, wholeEffect } from '../say.js';
import { keyOf, moves } from '../spoken.js';

type Counter = Extract<Effect, { do: 'counterOnStack' }>;

/** "Counter target spell"; where its card goes is said apart. */
export const counterText = (counter: Counter, say: Say): string =>
  wholeEffect(counter, ({ what, to, position }) => {
    const said = [to, position].length > 0 ? `counter ${say.object(what)}` : UNSAID;
    moves(say, what);
    return said;
  });

/** ". If that spell is countered this way, exile it instead of putting it into its owner's graveyard", after that it is countered. */
export function counteredTo({ what, to, position }: Counter, say: Say): string {
  if (to === undefined) return position === undefined ? '' : UNSAID;
  const kinds = say.spoken.said.find(({ key }) => key === keyOf(what, say))?.kinds ?? [];
  if (!kinds.includes('spell')) return UNSAID;
  const yard = either("its owner's graveyard", "that player's graveyard");
  const countered = '. if that spell is countered this way, ';
  if (to === 'exile')
    return position === undefined ? `${countered}exile it instead of putting it into ${yard}` : UNSAID;
  const place = {
    hand: position === undefined ? "into its owner's hand" : UNSAID,
    library: position === undefined ? UNSAID : `on ${position === 'top' ? 'top' : 'the bottom'} of its owner's library`,
  }[to];
  return `${countered}put it ${place ?? UNSAID} instead of into ${yard}`;
}
