/** Cards that ask whether one of a name was activated in the game before (2.3.1.9): kept for the names that cards ask for. */
import { defineCondition, definitionOf, type Game, type Obj, type Seat, speaksOfWord, UNKNOWN } from '@arbiter/engine';

declare module '@arbiter/engine' {
  interface PlayerMarks {
    /** The names of cards that they have activated in this game, as far as these ask for it. */
    everActivated?: string[];
  }
  interface Conditions {
    everActivated: { everActivated: string };
  }
}

const asks = speaksOfWord('"everActivated"');

/** Cards that speak of their own name are noted as they are activated. */
export function noteActivated(g: Game, item: Obj, seat: Seat): void {
  const card = definitionOf(g, item);
  if (!asks(g, card)) return;
  const { name } = card;
  const before = g.playerMarks(seat).everActivated ?? [];
  if (!before.includes(name)) g.markPlayer(seat, 'everActivated', [...before, name]);
}

export const everActivated = defineCondition('everActivated', {
  description: 'You have activated a card of this name, which asks for that itself, in this game.',
  example: { everActivated: 'Spirit Blade: Retribution' },
  params: (p) => ({ everActivated: p.term }),
  compile:
    ({ everActivated: name }) =>
    (g, by) =>
      g.playerMarks(by.controller).everActivated?.includes(name) ?? false,
  reads: () => UNKNOWN,
  text: ({ everActivated: name }) => `you have activated ${name} this game`,
});
