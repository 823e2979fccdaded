/** Shuffling (701.24), on which abilities trigger. */
import { defineEvent, type Game, type Seat, shufflePile, triggerOn, zoneName, zoneOwner } from '@arbiter/engine';

declare module '@arbiter/engine' {
  interface Events {
    shuffle: { player: Seat };
  }
}

/** Abilities trigger on each shuffle of a library, however few cards are in it (701.24e, 701.24f). */
export function shuffleLibrary(g: Game, key: string): void {
  shufflePile(g, key);
  const player = zoneOwner(key);
  if (zoneName(key) === 'library' && player !== null) triggerOn(g, { type: 'shuffle', player });
}

export const shuffleEvent = defineEvent('shuffle', {
  description: 'A player shuffled their library.',
  example: { on: 'shuffle', player: 'opponent' },
  refs: ['player'],
});
