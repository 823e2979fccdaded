/** What happened, told as players of 2003 told it: spells and abilities are played, and cards come into play. */
import type { TellEvent, Telling } from '@arbiter/engine';
import { telling } from '../../../service/narrate.js';

const { OBJECT_MOVED: moved, SPELL_CAST: cast, ABILITY_ACTIVATED: activated } = telling.events;

/** What is told begins with a name, which stays what it is: the words behind it are those of then. */
const inOtherWords =
  (tell: TellEvent | undefined, words: readonly (readonly [now: string, then: string])[]): TellEvent =>
  (e, teller) => {
    const told = tell?.(e, teller) ?? null;
    const found = words.find(([now]) => told?.includes(now));
    return told !== null && found ? told.replace(...found) : told;
  };

export const tellingOf2003: Telling = {
  ...telling,
  events: {
    ...telling.events,
    SPELL_CAST: inOtherWords(cast, [[' casts ', ' plays ']]),
    ABILITY_ACTIVATED: inOtherWords(activated, [[' activates ', ' plays an ability of ']]),
    OBJECT_MOVED: inOtherWords(moved, [
      [' enters the battlefield', ' comes into play'],
      [' dies', ' is put into the graveyard'],
      [' is exiled', ' is removed from the game'],
      [' is milled', ' is put into the graveyard from the library'],
      [' onto the battlefield', ' into play'],
      [' to the exile', ' out of the game'],
    ]),
    ILLEGAL_TARGETS: (e, tell) => `${tell.card(e)} is countered: its targets are gone`,
  },
};
