import { describe, expect, it } from 'vitest';
import { PEAK, position, runes } from '../support/position.js';

const HOPEFUL = { card: 'Noxus Hopeful' };

describe('how things are played', () => {
  it('riftbound:354 a card goes to the chain first, riftbound:354.1 which closes the state, riftbound:352.1 and is pending', () => {
    const game = position([{ hand: ["Kai'Sa, Survivor"] }, {}]);
    game.choose(0, { kind: 'PLAY', card: "Kai'Sa, Survivor" });
    expect(game.decision().kind).toBe('OPTIONAL_COST');
    expect(game.view().stack).toMatchObject([{ card: "Kai'Sa, Survivor", pending: true }]);
    expect(game.turnState()).toBe('neutralClosed');
  });
  it('riftbound:359.1, riftbound-zh:406.1 finalized it is no longer pending, riftbound:419.1 for now it is played, riftbound:359.3 and a spell stays on the chain', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(game.view().stack).toMatchObject([{ card: 'Stupefy', pending: false }]);
    expect(game.happened('CARD_PLAYED')).toMatchObject([{ card: 'Stupefy', controller: 0 }]);
    // It was paid for.
    expect(game.runes(0).filter((r) => r.exhausted)).toHaveLength(1);
  });
  it('riftbound:354 on top of what is there already', () => {
    const game = position([{ hand: ['Stupefy', 'Retreat'], base: ['Noxus Hopeful'] }, {}]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] }).play(0, 'Retreat', { targets: [[HOPEFUL]] });
    expect(game.chain()).toEqual(['Retreat', 'Stupefy']);
  });
  it('riftbound:355.1.a whether optional costs are paid is chosen while playing, riftbound:805.2 Accelerate among them', () => {
    const game = position([{ hand: ["Kai'Sa, Survivor"], runes: [runes(5, 'Fury')] }, {}]);
    game.choose(0, { kind: 'PLAY', card: "Kai'Sa, Survivor" });
    expect(game.runes(0).every((r) => !r.exhausted)).toBe(true);
    game.answer(0, { confirm: true });
    expect(game.runes(0).filter((r) => !r.exhausted)).toEqual([]);
    expect(game.count(0, 'runeDeck')).toBe(1);
    const declined = position([{ hand: ["Kai'Sa, Survivor"], runes: [runes(5, 'Fury')] }, {}]);
    declined.choose(0, { kind: 'PLAY', card: "Kai'Sa, Survivor" }).answer(0, { confirm: false });
    expect([declined.runes(0).filter((r) => !r.exhausted).length, declined.count(0, 'runeDeck')]).toEqual([1, 0]);
  });
  it('riftbound:357.2 costs other than resources are paid as well: Gold is killed and exhausted', () => {
    const game = position([{ base: ['Gold'] }, {}]);
    game.use(0, 'Gold');
    expect(game.happened('OBJECT_MOVED')).toMatchObject([{ card: 'Gold', to: 'trash', cause: 'kill' }]);
  });
  it('riftbound:401.1, riftbound-zh:389.1 an ability that is used goes on the chain, riftbound:377.3.a, riftbound-zh:370.2.a closes the state, riftbound:406.2, riftbound-zh:394.2 and can be answered', () => {
    const game = position([{ legend: 'Viktor, Herald of the Arcane' }, { hand: ['Stupefy'], base: ['Noxus Hopeful'] }]);
    game.use(0, 'Viktor, Herald of the Arcane');
    expect(game.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 0, pending: false }]);
    const used = game.happened('ABILITY_ACTIVATED').filter(({ mana }) => !mana);
    expect([game.turnState(), used.map((e) => e.card)]).toEqual(['neutralClosed', ['Viktor, Herald of the Arcane']]);
    game.pass();
    expect(game.offered()).toContain('PLAY Stupefy');
  });
  it('riftbound:403.1.a, riftbound-zh:391.1.a its cost stands before it: without Energy it can’t be used', () => {
    const game = position([{ legend: 'Viktor, Herald of the Arcane', runes: [runes(1, 'Mind', true)] }, {}]);
    expect(game.offered()).not.toContain('ACTIVATE Viktor, Herald of the Arcane');
    const paid = position([{ legend: 'Viktor, Herald of the Arcane', runes: [runes(1, 'Mind')] }, {}]);
    paid.use(0, 'Viktor, Herald of the Arcane');
    expect(paid.runes(0)[0]?.exhausted).toBe(true);
    expect(paid.the('Viktor, Herald of the Arcane', 'legendZone').exhausted).toBe(true);
  });
  it('riftbound:414.1 what is exhausted can’t be exhausted for a cost, riftbound:415.1 ready again it can', () => {
    const legend = { card: 'Viktor, Herald of the Arcane', exhausted: true };
    const game = position([{ legend }, {}]);
    expect(game.offered()).not.toContain('ACTIVATE Viktor, Herald of the Arcane');
    game.until({ turn: 5, step: 'main' });
    expect(game.offered()).toContain('ACTIVATE Viktor, Herald of the Arcane');
  });
  it('riftbound:820.3.a a repeated spell is played once', () => {
    const game = position([{ hand: ['Bellows Breath'], base: ['Ravenbloom Student'] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Bellows Breath', { paying: true, targets: [[HOPEFUL], [HOPEFUL]] }).settle();
    expect(game.might('Ravenbloom Student')).toBe(3);
    expect(game.unit('Noxus Hopeful').damage).toBe(2);
  });
  it('riftbound:813.1.b a Reaction may be played in a showdown too, riftbound:813.1.c.1 and in closed states of the other’s turn', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Cleave'] }, { hand: ['Stupefy'] }]);
    game
      .move(0, 'Noxus Hopeful', PEAK)
      .play(0, 'Cleave', { targets: [[HOPEFUL]] })
      .pass();
    expect(game.offered()).toContain('PLAY Stupefy');
    game.pass();
    expect(game.turnState()).toBe('showdownOpen');
    expect(game.offered()).toContain('PLAY Stupefy');
  });
  it('riftbound:806.2 an Action may also be played as any card', () => {
    const game = position([{ hand: ['Cleave'], base: ['Noxus Hopeful'] }, {}]);
    expect(game.offered()).toContain('PLAY Cleave');
  });
  it('riftbound:738 two additional turns follow one another before the next player’s', () => {
    const game = position([{ hand: ['Time Warp', 'Time Warp'], runes: [runes(30, 'Mind')] }, {}]);
    game.play(0, 'Time Warp').settle().play(0, 'Time Warp').settle();
    const active = [4, 5, 6, 7].map((turn) => game.until({ turn, step: 'main' }).view().turn.active);
    expect(active).toEqual([0, 0, 1, 0]);
  });
});
