import { describe, expect, it } from 'vitest';
import { PEAK, position, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const HOPEFUL = { card: 'Noxus Hopeful' };

describe('choices and targets', () => {
  it('riftbound:355.13 of "up to" some may be none', () => {
    const game = position([{ hand: ['Bellows Breath'] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Bellows Breath', { targets: [[]] }).settle();
    expect(game.zones('Bellows Breath')).toEqual(['trash']);
    expect(game.unit('Noxus Hopeful').damage).toBe(0);
  });
  it('riftbound:355.11.a any group that fits together may be chosen', () => {
    const game = position([{ hand: ['Bellows Breath'], base: ['Noxus Hopeful'] }, {}], {
      battlefields: [{ card: PEAK, controller: 1, units: [foe('Honest Broker')] }],
    });
    game.play(0, 'Bellows Breath', { targets: [[{ card: 'Honest Broker' }]] });
    expect(game.chain()).toEqual(['Bellows Breath']);
  });
  it('riftbound:355.10.e what each player chooses is no target: Deflect costs nothing', () => {
    const game = position([{ hand: ['Cull the Weak'], runes: [runes(2, 'Order')] }, { base: ['Pouty Poro'] }]);
    game.play(0, 'Cull the Weak').settle();
    expect(game.zones('Pouty Poro')).toEqual(['trash']);
  });
  it('riftbound:355.15 choices stand: a spell goes on although there is something better now', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful', 'Ashe, Focused'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(game.view().stack[0]?.targets).toMatchObject([{ card: 'Noxus Hopeful' }]);
    game.settle();
    expect([game.might('Noxus Hopeful'), game.might('Ashe, Focused')]).toEqual([3, 4]);
  });
  it('riftbound:359.3.e.8 a spell with several instructions carries out those that it can', () => {
    const game = position([
      { hand: ['Falling Star'] },
      { hand: ['Retreat'], base: ['Noxus Hopeful', 'Ashe, Focused'] },
    ]);
    game.play(0, 'Falling Star', { targets: [[HOPEFUL], [{ card: 'Ashe, Focused' }]] }).settle();
    expect([game.unit('Noxus Hopeful').damage, game.unit('Ashe, Focused').damage]).toEqual([3, 3]);
  });
  it('riftbound:359.3.e.11 instructions are followed as far as they can be: the last card is drawn, then the deck burns out', () => {
    const game = position([{ hand: ['Stupefy'], mainDeck: [] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] }).settle();
    expect(game.might('Noxus Hopeful')).toBe(3);
    expect(game.points(1)).toBeGreaterThan(0);
  });
  it('riftbound:055.1 a card of which nothing is possible is played and does nothing', () => {
    const game = position([{ hand: ['Cull the Weak'] }, {}]);
    game.play(0, 'Cull the Weak').settle();
    expect(game.zones('Cull the Weak')).toEqual(['trash']);
  });
});
