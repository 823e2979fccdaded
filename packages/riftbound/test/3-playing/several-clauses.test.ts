/** Clauses of the rules of turns, phases, cleanups and showdowns that other tests leave out (302–348). */
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, withKeyword } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';
const DRAW = { do: 'draw', who: 'you', count: 1 };
const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const UNIT = { has: ['types', 'Unit'] };

describe('clauses of turns and showdowns', () => {
  it('riftbound:315.2.b the scoring step is one of the beginning phase', () => {
    const game = position([{}, {}], {
      turn: { step: 'beginning' },
      battlefields: [{ card: GROVE, units: ['Pouty Poro'] }, { card: PEAK }],
    });
    // What triggers on holding waits.
    expect([game.chain(), game.view().turn]).toMatchObject([[GROVE], { phase: 'beginning', step: 'scoring' }]);
  });
  it('riftbound:347.2.b with three players focus goes round in turn order', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, {}, {}]).move(0, 'Noxus Hopeful', PEAK);
    const seats = [game.decision().seat, game.pass().decision().seat, game.pass().decision().seat];
    expect(seats).toEqual([0, 1, 2]);
  });
  it('riftbound:456.1 gear that is recalled has not moved either', () => {
    const trap = withKeyword(gear('Test Trap', triggered({ on: 'moved', object: 'self' }, DRAW)), 'hidden');
    const game = position([{}, {}], {
      battlefields: [{ card: GROVE, units: ['Noxus Hopeful'], facedown: [{ card: 'Test Trap', turn: 1 }] }],
      definitions: [trap],
    }).play(0, 'Test Trap', { method: 'hidden' });
    expect([game.where('Test Trap'), game.happened('MOVED'), game.chain()]).toEqual(['base', [], []]);
  });
  it('riftbound:323.6 while a showdown goes on there nobody loses control for want of units', () => {
    const oust = spell('Test Oust', {
      targets: [{ what: [UNIT, { controller: 'opponent' }] }],
      effects: [{ do: 'move', what: { target: 0 }, to: 'hand', cause: 'return' }],
    });
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Test Oust'] }, {}], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }, { card: PATH }],
      definitions: [withKeyword(oust, 'action')],
    }).move(0, 'Noxus Hopeful', WASTE);
    game.play(0, 'Test Oust', { targets: [[{ card: 'Honest Broker' }]] }).resolve();
    expect([game.zones('Honest Broker'), game.turnState(), game.holder(WASTE)]).toEqual([['hand'], 'showdownOpen', 1]);
    expect(game.settle().holder(WASTE)).toBe(0);
  });
  it('riftbound:430.1 runes are put on the board under the control of who channels, in the other player’s turn too', () => {
    const tap = withKeyword(spell('Test Tap', { effects: [{ do: 'channel', count: 1 }] }), 'reaction');
    const quick = withKeyword(spell('Test Quick', { effects: [] }), 'reaction');
    const game = position(
      [
        { hand: ['Test Quick'], runes: [] },
        { hand: ['Test Tap'], runes: [], runeDeck: [runes(2, 'Fury')] },
      ],
      {
        definitions: [tap, quick],
      },
    );
    game.play(0, 'Test Quick').pass().play(1, 'Test Tap').settle();
    expect([game.runes(0).length, game.runes(1).length, game.count(1, 'runeDeck')]).toEqual([0, 1, 1]);
  });
  it('riftbound:317.3 after an additional turn the order goes on from the turn before it', () => {
    const warp = withKeyword(spell('Test Warp', { effects: [{ do: 'takeTurn' }] }), 'reaction');
    const quick = withKeyword(spell('Test Quick', { effects: [] }), 'reaction');
    const game = position([{ hand: ['Test Quick'] }, { hand: ['Test Warp'] }, {}], { definitions: [warp, quick] });
    game.play(0, 'Test Quick').pass().play(1, 'Test Warp').settle();
    const active = [4, 5, 6, 7].map((turn) => game.until({ turn, step: 'main' }).view().turn.active);
    expect(active).toEqual([1, 1, 2, 0]);
  });
});
