/** What special actions cost (116): nothing of them uses the stack. */
import { type Cost, payCosts, procedure, type Seat } from '@arbiter/engine';
import { haveX, mostX } from '../6-spells/601.2f-total-cost.js';
import { cite } from '../cite.js';
import { sourceChoices } from './106-mana.js';
import { reserved } from './118-paying-together.js';

/** Pays for a special action of an object; whoever takes it chooses X immediately before (107.3d). Its result is that X. */
export const paySpecial = procedure<{ seat: Seat; object: number; costs: Cost[] }, { x: number | undefined }>(
  'paySpecial',
  {
    x: (g, l) => {
      const { seat, object } = l;
      if (!haveX(g, l.costs)) return { go: 'pay' };
      return {
        ask: {
          seat,
          kind: 'X',
          shape: 'NUMBER',
          prompt: 'Choose the value of X',
          rules: cite('mtg:107.3d'),
          source: object,
          min: 0,
          max: mostX(g, reserved(l.costs, object), { seat, source: object, x: 0 }),
          sources: () => sourceChoices(g, seat),
        },
        into: 'x',
      };
    },
    pay: (_g, l) =>
      payCosts.call({ seat: l.seat, source: l.object, costs: reserved(l.costs, l.object), x: l.x ?? 0, at: 0 }),
    paid: (_g, l) => ({ done: l.x ?? null }),
  },
);
