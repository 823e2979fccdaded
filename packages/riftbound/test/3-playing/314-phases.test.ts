import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, spell, triggered, unit } from '../support/own-cards.js';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };

describe('the turn', () => {
  it('riftbound:315.1.b the turn player readies everything of theirs, legend and runes as well, and nothing else', () => {
    const game = position(
      [
        {
          legend: { card: "Kai'Sa, Daughter of the Void", exhausted: true },
          runes: [runes(2, 'Fury', true)],
          base: [{ card: 'Noxus Hopeful', exhausted: true }],
        },
        { runes: [runes(2, 'Mind', true)], base: [{ card: 'Pouty Poro', exhausted: true }] },
      ],
      { turn: { step: 'awaken' } },
    );
    expect(game.all('Fury Rune', 'base').every((r) => r.exhausted === false)).toBe(true);
    expect(game.ready('Noxus Hopeful')).toBe(true);
    expect(game.the("Kai'Sa, Daughter of the Void", 'legendZone').exhausted).toBe(false);
    expect(game.all('Mind Rune', 'base').every((r) => r.exhausted)).toBe(true);
    expect(game.ready('Pouty Poro')).toBe(false);
  });

  it('riftbound:315.2.b.2 the turn player holds all battlefields they control: riftbound:469.2 a point for each', () => {
    const game = position([{}, {}], {
      turn: { step: 'beginning' },
      battlefields: [
        { card: 'Forbidding Waste', units: ['Pouty Poro'] },
        { card: 'Rockfall Path', units: ['Watchful Sentry'] },
        { card: PEAK, units: [{ card: 'Honest Broker', controller: 1 }] },
      ],
    });
    expect([game.points(0), game.points(1)]).toEqual([2, 0]);
    expect(game.happened('SCORED').map((e) => [e.seat, e.how])).toEqual([
      [0, 'hold'],
      [0, 'hold'],
    ]);
  });

  it('riftbound:315.2.b the other player’s battlefields are not scored in this turn', () => {
    const game = position([{}, {}], {
      turn: { step: 'beginning' },
      battlefields: [{ card: 'Forbidding Waste', units: [{ card: 'Pouty Poro', controller: 1 }] }],
    });
    expect([game.points(0), game.points(1)]).toEqual([0, 0]);
  });

  it('riftbound:315.3.b the turn player channels two runes, riftbound:430.1, riftbound-zh:417.1 from the rune deck, riftbound:430.2.a ready', () => {
    const game = position([{ runes: [], runeDeck: [runes(3, 'Fury')] }, {}], { turn: { step: 'channel' } });
    expect(game.runes(0).map((r) => r.exhausted)).toEqual([false, false]);
    expect(game.count(0, 'runeDeck')).toBe(1);
    const top = position([{ runes: [], runeDeck: ['Fury Rune', 'Mind Rune', 'Order Rune'] }, {}], {
      turn: { step: 'channel' },
    });
    expect([top.runes(0).map((r) => r.card), top.pile(0, 'runeDeck')]).toEqual([
      ['Fury Rune', 'Mind Rune'],
      ['Order Rune'],
    ]);
  });
  it('riftbound:430.2.a exhausted only where an effect says so', () => {
    const tap = (exhausted: boolean) =>
      position([{ hand: ['Test Tap'], runes: [], runeDeck: [runes(3, 'Fury')] }, {}], {
        definitions: [spell('Test Tap', { effects: [{ do: 'channel', count: 1, exhausted }] })],
      })
        .play(0, 'Test Tap')
        .settle()
        .runes(0)
        .map((r) => r.exhausted);
    expect([tap(false), tap(true)]).toEqual([[false], [true]]);
  });
  it('riftbound:315.3.b.1 with one rune left one is channeled, riftbound:430.3 with none nothing happens', () => {
    const one = position([{ runes: [], runeDeck: ['Fury Rune'] }, {}], { turn: { step: 'channel' } });
    expect(one.runes(0)).toHaveLength(1);
    const none = position([{ runes: [] }, {}], { turn: { step: 'channel' } });
    expect(none.happened('CHANNELED')).toEqual([]);
  });

  it('riftbound:315.4.b the turn player draws one card', () => {
    const game = position([{}, {}], { turn: { step: 'draw' } });
    expect([game.hand(0), game.hand(1)]).toEqual([1, 0]);
  });

  it('riftbound:316.3 what is added before the main phase is lost as it begins, riftbound:167.1 for it is gone', () => {
    const game = position([{ base: ['Sprite'] }, {}], { turn: { step: 'beginning' } });
    game.choose(0, { kind: 'ACTIVATE', card: 'Fury Rune', ability: 0, nth: 0 });
    expect(game.pool(0).energy).toBe(1);
    expect(game.until({ step: 'main' }).pool(0).energy).toBe(0);
    expect(game.happened('RESOURCES_LOST')).toHaveLength(1);
  });

  it('riftbound:316.9 the turn player ends their turn by passing, without the other being asked, riftbound:316.9.a so that the main phase is over, riftbound:316.9.b and the ending phase follows', () => {
    const game = position([{}, {}], { stops: [{ turn: 3, step: 'end', at: 'begin' }] });
    game.pass();
    expect(game.decision().kind).toBe('STOP');
    expect(game.view().turn).toMatchObject({ number: 3, active: 0, phase: 'end' });
    const through = position([{}, {}]).pass();
    expect(through.view().turn).toMatchObject({ number: 4, active: 1 });
  });
  it('riftbound:316.9 the other is not asked either where something was played before', () => {
    const game = position([{ hand: ['Pouty Poro'] }, { hand: ['Stupefy'] }])
      .play(0, 'Pouty Poro')
      .pass();
    expect(game.view().turn).toMatchObject({ number: 4, active: 1 });
    expect(game.happened('PRIORITY_PASSED').filter((e) => e.seat === 1)).toEqual([]);
  });
  it('riftbound:315.2.a.1 what happens at the start of the beginning phase comes before scoring', () => {
    const bell = gear('Test Bell', triggered({ on: 'step', match: { step: 'beginning' }, player: 'you' }, DRAW));
    const game = position([{ base: ['Test Bell'] }, { base: ['Test Bell'] }], {
      turn: { step: 'beginning' },
      battlefields: [{ card: 'Forbidding Waste', units: ['Pouty Poro'] }],
      definitions: [bell],
    });
    expect([game.chain(), game.points(0)]).toEqual([['Test Bell'], 0]);
    game.pass().pass().until({ step: 'main' });
    expect([game.hand(0), game.points(0)]).toEqual([2, 1]);
  });
  it('riftbound:317.2.f what went over the chain in the expiration step has it done again', () => {
    const wakes = { on: 'status', object: 'self', match: { status: 'stunned', on: false } };
    const hurt = { do: 'damage', to: 'self', amount: 1 };
    const dazed = unit('Test Dazed', 3, triggered(wakes, hurt));
    const game = position([{ base: [{ card: 'Test Dazed', stunned: true }] }, {}], { definitions: [dazed] });
    game.until({ turn: 4, step: 'main' });
    expect(game.happened('DAMAGE_DEALT')).toHaveLength(1);
    expect([game.unit('Test Dazed').damage, game.happened('HEALED').length]).toEqual([0, 1]);
    const steps = game.happened('STEP_BEGAN').filter((e) => e.step === 'expiration');
    expect(steps.map((e) => e.turn)).toEqual([3, 3]);
  });

  it('riftbound:317.2.b units are healed at the end of the turn, riftbound:143.3.b.1 of both players', () => {
    const game = position([
      { base: [{ card: 'Noxus Hopeful', damage: 2 }] },
      { base: [{ card: 'Darius, Trifarian', damage: 3 }] },
    ]);
    game.until({ turn: 4, step: 'main' });
    expect([game.unit('Noxus Hopeful').damage, game.unit('Darius, Trifarian').damage]).toEqual([0, 0]);
  });

  it('riftbound:317.2.c what lasts this turn ends with it', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful'] }]);
    game.play(0, 'Stupefy', { targets: [[{ card: 'Noxus Hopeful' }]] }).settle();
    expect(game.might('Noxus Hopeful')).toBe(3);
    game.until({ turn: 4, step: 'main' });
    expect(game.might('Noxus Hopeful')).toBe(4);
  });
  it('riftbound:317.2.b healing comes before riftbound:317.2.c the loss of Might does harm: a unit survives', () => {
    // Darius with +2 this turn and 5 damage lives, because damage and bonus end in that order.
    const game = position([
      { hand: ['Pouty Poro', 'Watchful Sentry'], base: [{ card: 'Darius, Trifarian', damage: 4 }] },
      {},
    ]);
    game.play(0, 'Pouty Poro').play(0, 'Watchful Sentry').settle();
    expect(game.might('Darius, Trifarian')).toBe(7);
    game.until({ turn: 4, step: 'main' });
    expect(game.unit('Darius, Trifarian')).toMatchObject({ might: 5, damage: 0 });
  });
  it('riftbound:317.2.d rune pools are empty at the end of the turn', () => {
    const game = position([{}, {}], { stops: [{ turn: 3, step: 'expiration', at: 'end' }] });
    game.choose(0, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 0, nth: 0 }).pass();
    expect(game.decision().kind).toBe('STOP');
    expect(game.pool(0).energy).toBe(0);
  });
  it('riftbound:423.1.a.2 a stunned unit is no longer stunned in the next turn', () => {
    const game = position([
      { base: [{ card: 'Noxus Hopeful', stunned: true }] },
      { base: [{ card: 'Honest Broker', stunned: true }] },
    ]);
    expect(game.unit('Noxus Hopeful').stunned).toBe(true);
    game.until({ turn: 4, step: 'main' });
    expect([game.unit('Noxus Hopeful').stunned, game.unit('Honest Broker').stunned]).toEqual([false, false]);
  });
  it('riftbound:306 the turn passes to the next player', () => {
    const game = position([{}, {}]);
    const active = [4, 5, 6].map((turn) => game.until({ turn, step: 'main' }).view().turn.active);
    expect(active).toEqual([1, 0, 1]);
  });
  it('riftbound:310.1 the state is neutral open, riftbound:310.2 closed with something on the chain', () => {
    const game = position([{ hand: ['Stupefy'] }, { base: ['Noxus Hopeful'] }]);
    expect(game.turnState()).toBe('neutralOpen');
    game.play(0, 'Stupefy', { targets: [[{ card: 'Noxus Hopeful' }]] });
    expect(game.turnState()).toBe('neutralClosed');
    expect(game.chain()).toEqual(['Stupefy']);
  });
  it('riftbound:310.3 a showdown is open, riftbound:310.4 and closed while something waits in it', () => {
    const game = position([{ hand: ['Stupefy'], base: ['Noxus Hopeful'] }, {}]);
    game.move(0, 'Noxus Hopeful', GROVE);
    expect(game.turnState()).toBe('showdownOpen');
    game.play(0, 'Stupefy', { targets: [[{ card: 'Noxus Hopeful' }]] });
    expect(game.turnState()).toBe('showdownClosed');
  });
  it('riftbound:310.1.a a unit is played in one’s own neutral open state only', () => {
    const mine = position([{ hand: ['Pouty Poro'], base: ['Noxus Hopeful'] }, { hand: ['Pouty Poro'] }]);
    expect(mine.offered()).toContain('PLAY Pouty Poro');
    mine.move(0, 'Noxus Hopeful', PEAK);
    expect(mine.offered()).not.toContain('PLAY Pouty Poro');
    mine.pass();
    expect(mine.decision().seat).toBe(1);
    expect(mine.offered()).not.toContain('PLAY Pouty Poro');
  });
  it('riftbound:737 whose turn is next does not change by another player’s additional turn', () => {
    const warp = spell('Test Warp', { effects: [{ do: 'takeTurn' }] });
    (warp.abilities as JsonObject[]).push({ kind: 'keyword', keyword: 'reaction' });
    const calm = spell('Test Calm', { effects: [] });
    const game = position([{ hand: ['Test Calm'] }, { hand: ['Test Warp'] }], { definitions: [warp, calm] });
    game.play(0, 'Test Calm').pass().play(1, 'Test Warp').settle();
    const active = [4, 5, 6].map((turn) => game.until({ turn, step: 'main' }).view().turn.active);
    expect(active).toEqual([1, 1, 0]);
  });
  it('riftbound:735 an additional turn comes next, riftbound:737 and afterwards the other player’s', () => {
    const game = position([{ hand: ['Time Warp'] }, {}]);
    game.play(0, 'Time Warp').settle();
    game.until({ turn: 4, step: 'main' });
    expect(game.view().turn.active).toBe(0);
    game.until({ turn: 5, step: 'main' });
    expect(game.view().turn.active).toBe(1);
    game.until({ turn: 6, step: 'main' });
    expect(game.view().turn.active).toBe(0);
  });
});
