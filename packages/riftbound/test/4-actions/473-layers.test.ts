import { describe, expect, it } from 'vitest';
import { spell } from '../support/own-cards.js';
import { position } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const HOPEFUL = { card: 'Noxus Hopeful' };
const WASTE = 'Forbidding Waste';

describe('damage and layers', () => {
  it('riftbound:417.1.b, riftbound-zh:404.1.b damage is marked, riftbound:417.1.c, riftbound-zh:404.1.c on each unit by itself', () => {
    const game = position([{ hand: ['Bellows Breath'] }, { base: ['Noxus Hopeful', 'Ashe, Focused'] }]);
    game.play(0, 'Bellows Breath', { targets: [[HOPEFUL, { card: 'Ashe, Focused' }]] }).settle();
    expect([game.unit('Noxus Hopeful').damage, game.unit('Ashe, Focused').damage]).toEqual([1, 1]);
    const again = position([
      { hand: ['Falling Star'] },
      { base: [{ card: 'Darius, Trifarian', damage: 1 }, 'Ashe, Focused'] },
    ]);
    again.play(0, 'Falling Star', { targets: [[{ card: 'Darius, Trifarian' }], [{ card: 'Ashe, Focused' }]] }).settle();
    expect([again.unit('Darius, Trifarian').damage, again.unit('Ashe, Focused').damage]).toEqual([4, 3]);
  });
  it('riftbound:142.2 damage adds up on a unit, riftbound:143.2.a and kills when it reaches its Might', () => {
    const hit = (damage: number) =>
      position([{ hand: ['Bellows Breath'] }, { base: [{ card: 'Noxus Hopeful', damage }] }])
        .play(0, 'Bellows Breath', { targets: [[HOPEFUL]] })
        .settle();
    expect(hit(2).unit('Noxus Hopeful').damage).toBe(3);
    expect(hit(3).zones('Noxus Hopeful')).toEqual(['trash']);
  });
  it('riftbound:142.4.b a unit without Might needs damage to die', () => {
    const game = position([{ base: [{ token: { name: 'Mist', might: 0 } }] }, {}]);
    expect(game.unit('Mist').might).toBe(0);
  });
  it('riftbound:418.1, riftbound-zh:405.1 damage that is cleared is healed', () => {
    const game = position([{ base: [{ card: 'Noxus Hopeful', damage: 2 }] }, {}]);
    game.until({ turn: 4, step: 'main' });
    expect(game.happened('HEALED')).toMatchObject([{ card: 'Noxus Hopeful', amount: 2 }]);
    expect(game.unit('Noxus Hopeful').damage).toBe(0);
  });
  it('riftbound:427.1, riftbound-zh:414.1 banishing puts a card into banishment, riftbound:427.2, riftbound-zh:414.2 straight from where it was', () => {
    const game = position([{ hand: ['Time Warp'] }, {}]);
    game.play(0, 'Time Warp').settle();
    const moves = game.happened('OBJECT_MOVED').filter((e) => e.card === 'Time Warp');
    expect(moves.map((e) => [e.from, e.to])).toEqual([
      ['hand', 'chain'],
      ['chain', 'banishment'],
    ]);
  });
  it('riftbound:428.1, riftbound-zh:415.1 nothing else than what is on the board is killed', () => {
    const purge = spell('Test Purge', {
      effects: [{ do: 'kill', what: { each: [{ zone: 'hand' }, { owner: 'opponent' }] } }],
    });
    const game = position([{ hand: ['Test Purge'] }, { hand: ['Stupefy'] }], { definitions: [purge] });
    expect(game.play(0, 'Test Purge').settle().zones('Stupefy')).toEqual(['hand']);
  });
  it('riftbound:428.1, riftbound-zh:415.1 a killed permanent goes from the board to the trash, riftbound:428.2, riftbound-zh:415.2 directly', () => {
    const game = position([{ hand: ['Hidden Blade'] }, {}], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Noxus Hopeful')] }],
    });
    game.play(0, 'Hidden Blade', { targets: [[HOPEFUL]] }).settle();
    expect(game.happened('OBJECT_MOVED').find((e) => e.card === 'Noxus Hopeful')).toMatchObject({
      to: 'trash',
      cause: 'kill',
    });
  });
});
