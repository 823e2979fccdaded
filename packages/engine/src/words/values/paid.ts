/** How often a cost was paid as something was put on the stack (mtg 702.33d). */
import type { Game } from '../../machine/game.js';
import { defineValue } from '../../machine/words.js';
import type { Perspective } from '../../state/perspective.js';

declare module '../../language/types.js' {
  interface Values {
    paid: { paid: string };
  }
}

/** How often a cost with this name was paid for what resolves, for the source, or for what the source was before. */
export function timesPaid(g: Game, cost: string, by: Perspective): number {
  for (const id of [by.ctx?.item ?? by.source, by.source]) {
    const object = g.find(id);
    const paid = object?.play?.paid ?? object?.from?.paid ?? g.s.lastKnown[id]?.play?.paid;
    if (paid?.[cost]) return paid[cost];
  }
  return 0;
}

export const paid = defineValue('paid', {
  description: 'How often an optional cost with this name was paid.',
  example: { paid: 'kicker' },
  params: (p) => ({ paid: p.name }),
  compile:
    ({ paid: cost }) =>
    (g, by) =>
      timesPaid(g, cost, by),
  text: ({ paid: cost }) => `the number of times ${cost} was paid`,
});
