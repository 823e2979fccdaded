/** Clauses of the rules of actions, combat and scoring that other tests leave out (413–477). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { triggered } from '../support/own-cards.js';
import { position } from '../support/position.js';

const PATH = 'Rockfall Path';
const DRAW = { do: 'draw', who: 'you', count: 1 };
const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const field = (...abilities: JsonObject[]): JsonObject => ({
  name: 'Test Field',
  props: { name: 'Test Field', types: ['Battlefield'], supertypes: [], domains: [], tags: [] },
  abilities,
});

describe('clauses of scoring', () => {
  it('riftbound:383.4.d.2 it is the player who held whom abilities speak of, whoever owns the battlefield', () => {
    const game = position([{}, {}], {
      turn: { step: 'scoring', active: 1 },
      battlefields: [{ card: 'Test Field', owner: 0, controller: 1, units: [foe('Pouty Poro')] }, { card: PATH }],
      definitions: [field(triggered({ on: 'hold', object: 'self', player: 'you' }, DRAW))],
    });
    expect([game.points(1), game.chain()]).toEqual([1, ['Test Field']]);
  });
});
