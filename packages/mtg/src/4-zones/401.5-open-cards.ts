/** Hands and tops of libraries that players play with revealed (400.2, 401.5, 701.20). */
import {
  defineCell,
  definePredicate,
  type Game,
  isPlayer,
  playerRules,
  renewInPile,
  revealObjects,
  type Seat,
  show,
} from '@arbiter/engine';
import { cast } from '../6-spells/601-casting.js';
import { activate } from '../6-spells/602-activating.js';
import { cite } from '../cite.js';

const HAND = cite('mtg:400.2', 'mtg:701.20a');
const TOP = cite('mtg:401.5', 'mtg:701.20a');

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** The card on top of their library, which an effect has shown to all. */
    shownTop?: number;
  }
}
/** A card that is shown no longer, and still in the library, is another object from then on (401.6). @citation */
const NO_LONGER_SHOWN = cite('mtg:401.6');
function stopShowing(g: Game, seat: Seat, top: number | undefined): void {
  const { shownTop } = g.playerMarks(seat);
  if (shownTop === undefined || shownTop === top) return;
  g.markPlayer(seat, 'shownTop', undefined);
  if (g.find(shownTop)?.zone === `library:${seat}`) renewInPile(g, shownTop, NO_LONGER_SHOWN);
}

const isKnown = (g: Game, id: number): boolean => (g.object(id).known?.length ?? 0) >= g.s.seats;
const holdsFor = (g: Game, seat: Seat, rule: string): boolean => playerRules(g, seat, rule).length > 0;

/** Whether something is being cast or activated (401.5). */
const isInTheMiddle = (g: Game): boolean => g.s.frames.some((frame) => cast.runs(frame) || activate.runs(frame));

/** Players whose hand or library lies open to somebody, or did when last looked at. */
const open = defineCell('players with open cards', (g): readonly Seat[] =>
  g.s.players
    .map(({ seat }) => seat)
    .filter((seat) => OPENING.some((rule) => holdsFor(g, seat, rule)) || g.playerMarks(seat).shownTop !== undefined),
);
const OPENING = ['handRevealed', 'topRevealed', 'topSeen'];

/** Shows what has come to lie where all may see it. The next card of a library waits until what is being cast is cast (401.5). */
export function showOpenCards(g: Game): void {
  for (const seat of open(g)) {
    if (g.player(seat).lost) continue;
    if (holdsFor(g, seat, 'handRevealed'))
      revealObjects(
        g,
        g.zone(`hand:${seat}`).filter((id) => !isKnown(g, id)),
        HAND,
      );
    const shows = holdsFor(g, seat, 'topRevealed');
    const [top] = g.zone(`library:${seat}`);
    stopShowing(g, seat, shows ? top : undefined);
    if (top === undefined || (!shows && !holdsFor(g, seat, 'topSeen')) || isInTheMiddle(g)) continue;
    if (shows) {
      if (!isKnown(g, top)) revealObjects(g, [top], TOP);
      if (g.playerMarks(seat).shownTop !== top) g.markPlayer(seat, 'shownTop', top);
    }
    // Whoever may look at it any time has it before their eyes; nobody else learns anything.
    else if (!g.object(top).known?.includes(seat)) show(g, [top], [seat]);
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
