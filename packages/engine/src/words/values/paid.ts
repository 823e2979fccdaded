/** How often a cost was paid as something was put on the stack (mtg 702.33d). */
import { copiedOf } from '../../continuous/copy.js';
import type { Game } from '../../machine/game.js';
import { defineValue } from '../../machine/words.js';
import type { Perspective } from '../../state/perspective.js';
import type { Obj } from '../../state/state.js';

declare module '../../language/types.js' {
  interface Values {
    paid: { paid: string };
  }
}

/** What was paid for it as a spell; as a copy of something else it has none of the abilities that this was paid for (mtg 702.33e). */
function paidBefore(g: Game, object: Obj | undefined): { [cost: string]: number } | undefined {
  const paid = object?.from?.paid;
  return object && paid && copiedOf(g, object).copied === undefined ? paid : undefined;
}

/** How often a cost with this name was paid for what resolves, for the source, or for what the source was before. */
export function timesPaid(g: Game, cost: string, by: Perspective): number {
  if (by.paid?.[cost]) return by.paid[cost];
  for (const id of [by.ctx?.item ?? by.source, by.source]) {
    const object = g.find(id);
    // Of what has left by then, what was paid for it last (mtg 608.2h).
    const last = g.s.lastKnown[id];
    const paid = object?.play?.paid ?? paidBefore(g, object) ?? last?.play?.paid ?? last?.from?.paid;
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
