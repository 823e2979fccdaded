/** How what Grand Archive's cards print is said in this language, where it has another word. */
import type { Phrases } from '@arbiter/engine';

const it = { target: 0 };

export const phrases: Phrases = {
  verb: {
    destroy: { do: 'move', what: it, to: 'graveyard', cause: 'destroy' },
    banish: { do: 'move', what: it, to: 'banishment', cause: 'banish' },
    return: { do: 'move', what: it, to: 'hand', cause: 'return' },
    rest: { do: 'status', what: it, status: 'rested' },
    wakeUp: { do: 'status', what: it, status: 'rested', on: false },
    glimpse: { do: 'arrange', kind: 'GLIMPSE', count: 2, piles: ['top', 'bottom'] },
    buff: { do: 'counters', what: it, kind: 'buff', amount: 1 },
    prevent: { do: 'createReplacement', replaces: { on: 'damage', prevent: true }, entities: it },
  },
  event: {
    enters: { on: 'move', object: 'self', match: { to: 'field' } },
    dies: { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } },
    leaves: { on: 'move', object: 'self', match: { from: 'field' } },
  },
  filter: {
    type: { has: ['types', 'Ally'] },
    element: { has: ['elements', 'fire'] },
    class: { has: ['classes', 'Mage'] },
    rested: { status: 'rested' },
    power: { stat: ['power', '>=', 3] },
  },
};
