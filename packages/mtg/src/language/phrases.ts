/** How what Magic's cards print is said in this language, where it has another word. */
import type { Phrases } from '@arbiter/engine';

const it = { target: 0 };

export const phrases: Phrases = {
  verb: {
    destroy: { do: 'move', what: it, to: 'graveyard', cause: 'destroy' },
    exile: { do: 'move', what: it, to: 'exile', cause: 'exile' },
    bounce: { do: 'move', what: it, to: 'hand', cause: 'return' },
    return: { do: 'move', what: it, to: 'hand', cause: 'return' },
    counter: { do: 'counterOnStack', what: it },
    tap: { do: 'status', what: it, status: 'tapped' },
    untap: { do: 'status', what: it, status: 'tapped', on: false },
    gainLife: { do: 'stat', who: 'you', stat: 'life', amount: 3 },
    loseLife: { do: 'stat', who: 'opponents', stat: 'life', amount: -3 },
    scry: { do: 'arrange', kind: 'SCRY', count: 2, piles: ['top', 'bottom'] },
    surveil: { do: 'arrange', kind: 'SURVEIL', count: 2, piles: ['top', 'graveyard'] },
    gainControl: { do: 'modify', what: it, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
    pump: { do: 'modify', what: it, mods: [{ mod: 'add', stat: 'power', value: 2 }] },
    prevent: { do: 'createReplacement', replaces: { on: 'damage', prevent: true }, entities: it },
    takeTurn: { do: 'extraTurn', who: 'you' },
  },
  cost: {
    T: { pay: 'tap' },
    payLife: { pay: 'life', amount: 2 },
    removeCounters: { pay: 'takeCounters', kind: '+1/+1', count: 2 },
    tapCreatures: { pay: 'tapUntapped', what: { has: ['types', 'Creature'] }, count: 2 },
  },
  event: {
    enters: { on: 'move', object: 'self', match: { to: 'battlefield' } },
    dies: { on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } },
    leaves: { on: 'move', object: 'self', match: { from: 'battlefield' } },
    upkeep: { on: 'step', player: 'you', match: { step: 'upkeep' } },
    gainLife: { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
    discard: { on: 'move', match: { cause: 'discard' } },
    sacrifice: { on: 'move', match: { cause: 'sacrifice' } },
  },
  filter: {
    type: { has: ['types', 'Creature'] },
    subtype: { has: ['subtypes', 'Goblin'] },
    color: { has: ['colors', 'R'] },
    tapped: { status: 'tapped' },
    power: { stat: ['power', '>=', 4] },
    toughness: { stat: ['toughness', '<=', 2] },
  },
};
