/** How what Riftbound's cards print is said in this language, where it has another word. */
import type { Phrases } from '@arbiter/engine';

const it = { target: 0 };

export const phrases: Phrases = {
  verb: {
    banish: { do: 'move', what: it, to: 'banishment', cause: 'banish' },
    return: { do: 'move', what: it, to: 'hand', cause: 'return' },
    recycle: { do: 'move', what: it, to: 'mainDeck', position: 'bottom', cause: 'recycle' },
    exhaust: { do: 'status', what: it, status: 'exhausted' },
    ready: { do: 'status', what: it, status: 'exhausted', on: false },
    stun: { do: 'status', what: it, status: 'stunned' },
    counter: { do: 'counterOnStack', what: it },
    predict: { do: 'arrange', kind: 'PREDICT', count: 2, piles: ['top', 'bottom'] },
    gainPoint: { do: 'stat', who: 'you', stat: 'points', amount: 1 },
  },
  event: {
    dies: { on: 'move', object: 'self', match: { from: 'board', to: 'trash', cause: ['kill', 'lethal'] } },
    draws: { on: 'draw', player: 'you' },
  },
  filter: {
    type: { has: ['types', 'Unit'] },
    tag: { has: ['tags', 'Poro'] },
    domain: { has: ['domains', 'Fury'] },
    might: { stat: ['might', '>=', 4] },
    exhausted: { status: 'exhausted' },
  },
};
