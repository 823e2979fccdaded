/** What special actions cost (116): nothing of them uses the stack. */
import { type Cost, procedure, type Seat } from '@arbiter/engine';
import { haveX, mostX } from '../6-spells/601.2f-total-cost.js';
import { payTogether } from '../6-spells/601.2h-paying.js';
import { cite } from '../cite.js';
import { sourceChoices } from './106-mana.js';

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
          max: mostX(g, l.costs, { seat, source: object, x: 0 }),
          sources: () => sourceChoices(g, seat),
        },
        into: 'x',
      };
    },
    pay: (g, l) => payTogether(g, { seat: l.seat, source: l.object, costs: l.costs, x: l.x ?? 0 }),
    paid: (_g, l) => ({ done: l.x ?? null }),
  },
);

/** A time of special actions alone: whenever the card itself could begin to be cast (702.62a). */
export const AS_CAST = 'asCast';
