/** Hands and tops of libraries that players play with revealed (400.2, 401.5, 701.20). */
import { definePredicate, type Game, isPlayer, playerRules, revealObjects, type Seat } from '@arbiter/engine';
import { cast } from '../6-spells/601-casting.js';
import { activate } from '../6-spells/602-activating.js';
import { cite } from '../cite.js';

const HAND = cite('mtg:400.2', 'mtg:701.20a');
const TOP = cite('mtg:401.5', 'mtg:701.20a');

const isKnown = (g: Game, id: number): boolean => (g.object(id).known?.length ?? 0) >= g.s.seats;
const holdsFor = (g: Game, seat: Seat, rule: string): boolean => playerRules(g, seat, rule).length > 0;

/** Shows what has come to lie where all may see it. The next card of a library waits until what is being cast is cast (401.5). */
export function showOpenCards(g: Game): void {
  for (const { seat, lost } of g.s.players) {
    if (lost) continue;
    if (holdsFor(g, seat, 'handRevealed'))
      revealObjects(
        g,
        g.zone(`hand:${seat}`).filter((id) => !isKnown(g, id)),
        HAND,
      );
    if (!holdsFor(g, seat, 'topRevealed')) continue;
    const [top] = g.zone(`library:${seat}`);
    const inTheMiddle = g.s.frames.some((frame) => cast.runs(frame) || activate.runs(frame));
    if (top !== undefined && !isKnown(g, top) && !inTheMiddle) revealObjects(g, [top], TOP);
  }
}

export const onTop = definePredicate('onTop', {
  description: 'The top card of a library.',
  holds: (g, e) => {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    return object?.zone.startsWith('library:') === true && g.zone(object.zone)[0] === object.id;
  },
  reads: [],
});
