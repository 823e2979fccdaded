import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const foe = (card: string, more: object = {}) => ({ card, controller: 1, ...more });
const HOPEFUL = { card: 'Noxus Hopeful' };
const PATH = 'Rockfall Path';
const WASTE = 'Forbidding Waste';

describe('how things are played', () => {
  it('riftbound:354 a card goes to the chain first, riftbound:354.1 which closes the state, riftbound:352.1 and is pending', () => {
    const game = position([{ hand: ["Kai'Sa, Survivor"] }, {}]);
    game.choose(0, { kind: 'PLAY', card: "Kai'Sa, Survivor" });
    expect(game.decision().kind).toBe('OPTIONAL_COST');
    expect(game.view().stack).toMatchObject([{ card: "Kai'Sa, Survivor", pending: true }]);
    expect(game.turnState()).toBe('neutralClosed');
  });
  it('riftbound:359.1 finalized it is no longer pending, riftbound:359.3 and a spell stays on the chain', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(game.view().stack).toMatchObject([{ card: 'Stupefy', pending: false }]);
  });
  it('riftbound:355.1.a whether optional costs are paid is chosen while playing, riftbound:805.2 Accelerate among them', () => {
    const game = position([{ hand: ["Kai'Sa, Survivor"], runes: [runes(5, 'Fury')] }, {}]);
    game.choose(0, { kind: 'PLAY', card: "Kai'Sa, Survivor" });
    expect(game.runes(0).every((r) => !r.exhausted)).toBe(true);
    game.answer(0, { confirm: true });
    expect(game.runes(0).filter((r) => !r.exhausted)).toEqual([]);
    expect(game.count(0, 'runeDeck')).toBe(1);
  });
  it('riftbound:357.2 costs other than resources are paid as well: Gold is killed and exhausted', () => {
    const game = position([{ base: ['Gold'] }, {}]);
    game.use(0, 'Gold');
    expect(game.happened('OBJECT_MOVED')).toMatchObject([{ card: 'Gold', to: 'trash', cause: 'kill' }]);
  });
  it('riftbound:401.1 an ability that is used goes on the chain, riftbound:377.3.a closes the state, riftbound:406.2 and can be answered', () => {
    const game = position([{ legend: 'Viktor, Herald of the Arcane' }, { hand: ['Stupefy'], base: ['Noxus Hopeful'] }]);
    game.use(0, 'Viktor, Herald of the Arcane');
    expect(game.view().stack).toMatchObject([{ kind: 'ABILITY', controller: 0 }]);
    expect(game.turnState()).toBe('neutralClosed');
    game.pass();
    expect(game.offered()).toContain('PLAY Stupefy');
  });
  it('riftbound:403.1.a its cost stands before it: without Energy it can’t be used', () => {
    const game = position([{ legend: 'Viktor, Herald of the Arcane', runes: [runes(1, 'Mind', true)] }, {}]);
    expect(game.offered()).not.toContain('ACTIVATE Viktor, Herald of the Arcane');
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

describe('focus', () => {
  it('riftbound:346.1 adding resources in a showdown doesn’t pass focus', () => {
    const game = position([{ base: ['Noxus Hopeful', 'Gold'] }, {}]);
    game.move(0, 'Noxus Hopeful', PEAK).use(0, 'Gold');
    expect([game.focus, game.decision().seat]).toEqual([0, 0]);
    expect(game.pool(0).power).toEqual({ any: 1 });
  });
  it('riftbound:340.2.a focus passes when the chain of a played unit is over, although a trigger ended it', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Chakram Dancer'] }], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
    });
    game.move(0, 'Noxus Hopeful', WASTE).pass().play(1, 'Chakram Dancer', { method: 'ambush' });
    expect(game.chain()).toEqual(['Chakram Dancer']);
    game.pass().pass();
    expect([game.turnState(), game.focus]).toEqual(['showdownOpen', 0]);
  });
  it('riftbound:313.3 passing priority on a chain leaves focus where it is', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Cleave'] }, {}]);
    game
      .move(0, 'Noxus Hopeful', PEAK)
      .play(0, 'Cleave', { targets: [[HOPEFUL]] })
      .pass();
    expect([game.focus, game.decision().seat]).toEqual([0, 1]);
  });
});

describe('cleanups', () => {
  const two = (players: Parameters<typeof position>[0], there: object[] = ['Pouty Poro'] as never) =>
    position(players, {
      battlefields: [
        { card: PEAK, controller: null, units: ['Noxus Hopeful'] },
        { card: GROVE, controller: null, units: there as never },
      ],
    });
  it('riftbound:323.11 nobody contests a battlefield that their units have left, riftbound:190.3.b.1 while no showdown is there', () => {
    const game = two([{ hand: ['Retreat'] }, {}]).choose(0, { card: PEAK });
    expect(game.the(GROVE).contested).toBe(0);
    game
      .play(0, 'Retreat', { targets: [[{ card: 'Pouty Poro' }]] })
      .pass()
      .pass();
    expect(game.turnState()).toBe('showdownOpen');
    expect([game.the(PEAK).contested, game.the(GROVE).contested]).toEqual([0, null]);
  });
  it('riftbound:323.11.a who then has units there without controlling it contests it', () => {
    const game = two([{ hand: ['Retreat'] }, {}], ['Pouty Poro', foe('Honest Broker')] as never);
    expect(game.the(GROVE).contested).toBe(0);
    game
      .play(0, 'Retreat', { targets: [[{ card: 'Pouty Poro' }]] })
      .pass()
      .pass();
    expect(game.the(GROVE).contested).toBe(1);
    game.settle();
    expect(game.holder(GROVE)).toBe(1);
  });
  it('riftbound:461.1 of two combats the turn player chooses the first, riftbound:323.13, riftbound:323.9, riftbound:460 one after the other', () => {
    const both = (card: string) => ({
      card,
      controller: 1,
      units: [{ card: 'Noxus Hopeful', controller: 0 }, foe('Honest Broker')],
    });
    const game = position([{}, {}], { battlefields: [both(PATH), both(PEAK)] });
    expect(game.decision()).toMatchObject({ kind: 'SHOWDOWN', seat: 0 });
    game.choose(0, { card: PEAK });
    expect(game.happened('COMBAT_BEGAN').map((e) => e.card)).toEqual([PEAK]);
    game.settle();
    expect(game.happened('COMBAT_BEGAN').map((e) => e.card)).toEqual([PEAK, PATH]);
  });
  it('riftbound:190.4.b control doesn’t change while a combat goes on, though all defenders are gone', () => {
    const game = position([{ base: ['Noxus Hopeful'] }, { hand: ['Retreat'] }], {
      battlefields: [{ card: WASTE, controller: 1, units: [foe('Honest Broker')] }, { card: GROVE }],
    });
    game.move(0, 'Noxus Hopeful', WASTE).pass();
    game
      .play(1, 'Retreat', { targets: [[{ card: 'Honest Broker' }]] })
      .pass()
      .pass();
    expect([game.turnState(), game.holder(WASTE)]).toEqual(['showdownOpen', 1]);
    game.settle();
    expect(game.holder(WASTE)).toBe(0);
  });
  it('riftbound:428.4 a cleanup kills, riftbound:428.1.a.1 as instructions do', () => {
    const game = position([{ hand: ['Falling Star'] }, { base: ['Ravenbloom Student', 'Noxus Hopeful'] }]);
    game.play(0, 'Falling Star', { targets: [[{ card: 'Ravenbloom Student' }], [HOPEFUL]] }).settle();
    const moved = game.happened('OBJECT_MOVED').filter((e) => e.to === 'trash' && e.card !== 'Falling Star');
    expect(moved).toMatchObject([{ card: 'Ravenbloom Student', cause: 'lethal' }]);
  });
  it('riftbound:323.4 Deathknell triggers as its unit dies in a cleanup, riftbound:808.1.c and resolves afterwards', () => {
    const game = position([{ hand: ['Falling Star'] }, { base: ['Honest Broker'] }]);
    const broker = { card: 'Honest Broker' };
    game
      .play(0, 'Falling Star', { targets: [[broker], [broker]] })
      .pass()
      .pass();
    expect(game.chain()).toEqual(['Honest Broker']);
    expect(game.onBoard('Honest Broker')).toEqual([]);
    expect(game.onBoard('Gold')).toEqual([]);
    game.settle();
    expect(game.onBoard('Gold')).toHaveLength(1);
  });
});

describe('the end of the game', () => {
  it('riftbound:196 when a player has won nobody may do anything', () => {
    const game = position([{ points: 8 }, {}]);
    expect(game.decisions()).toEqual([]);
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });
  it('riftbound:650 a player concedes at any time, riftbound:651 also while the other decides', () => {
    const game = position([{}, {}]);
    const after = game.service.concede(game.state, 1);
    expect(after.ok && after.value.state.result).toMatchObject({ kind: 'WIN', winners: [0] });
    expect(after.ok && after.value.events.map((e) => e.type)).toEqual(['CONCEDED', 'PLAYER_LOST', 'GAME_ENDED']);
  });
});
