/** Spells that ask whether they were cast at a time at which no sorcery could have been (307.5a). */
import {
  definePredicate,
  type Game,
  isOrWas,
  isPlayer,
  ownFaceOf,
  type Seat,
  speaksOfWord,
  writePlay,
} from '@arbiter/engine';
import { cite } from '../cite.js';
import { sorceryTiming } from './307.1-sorcery-timing.js';

/** What is noted of such a spell. */
const OUT_OF_TIME = 'castOutOfTime';

/** Whether a card asks that of itself: of others nothing is noted. */
const asks = speaksOfWord(`"${OUT_OF_TIME}"`);

/** Whether it is another time now than that of a sorcery: asked before the spell is on the stack itself. */
export const isOutOfTime = (g: Game, seat: Seat, id: number): boolean =>
  asks(g, ownFaceOf(g, g.object(id))) && !sorceryTiming(g, seat);

/** Only when it was cast counts, and not by what it could be (307.5a). */
export function noteOutOfTime(g: Game, spell: number): void {
  const object = g.object(spell);
  writePlay(g, object, { noted: [...(object.play?.noted ?? []), OUT_OF_TIME] });
}
/** By what the time of a spell is judged. @citation */
export const TIME_OF_CASTING = cite('mtg:307.5a');

export const castOutOfTime = definePredicate(OUT_OF_TIME, {
  description: 'A spell that was cast at a time when a sorcery couldn’t have been, or the permanent that it became.',
  holds: (g, e) => {
    const object = isPlayer(e) ? undefined : isOrWas(g, e.object);
    return (object?.play ?? object?.from)?.noted?.includes(OUT_OF_TIME) === true;
  },
  reads: [],
});
