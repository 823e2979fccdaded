import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { gear, triggered } from '../support/own-cards.js';
import { PEAK, position } from '../support/position.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };

describe('tokens', () => {
  it('riftbound:182 who makes a token controls it, riftbound:183 and owns it', () => {
    const game = position([{ hand: ['Falling Star'] }, { base: ['Honest Broker'] }]);
    game.play(0, 'Falling Star', { targets: [[{ card: 'Honest Broker' }], [{ card: 'Honest Broker' }]] }).settle();
    expect(game.unit('Gold')).toMatchObject({ controller: 1, owner: 1, token: true });
  });
  it('riftbound:184.1, riftbound:182 a token enters as the effect says, riftbound:185.2.d else as its type does', () => {
    const game = position([{ hand: ['Sprite Burst'], legend: 'Viktor, Herald of the Arcane' }, {}]);
    game.play(0, 'Sprite Burst').settle().use(0, 'Viktor, Herald of the Arcane').settle();
    expect(game.all('Sprite', 'base').map((s) => s.exhausted)).toEqual([false, false]);
    expect(game.unit('Recruit').exhausted).toBe(true);
  });
  it('riftbound:185.2.a a token unit is played to a place of its player’s choice', () => {
    const game = position([{ legend: 'Viktor, Herald of the Arcane' }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }],
    });
    game.use(0, 'Viktor, Herald of the Arcane').pass().pass();
    expect(game.decision().options.map((o) => o.kind)).toEqual(['BASE', 'BATTLEFIELD']);
  });
  it('states given out stay as they were while tokens wait to be played', () => {
    const game = position([{ hand: ['Sprite Burst'] }, {}], { battlefields: [{ card: PEAK, units: ['Pouty Poro'] }] });
    const before = game.play(0, 'Sprite Burst').pass().pass().state;
    const hash = game.service.hash(before);
    game.choose(0, { card: PEAK }).choose(0, { card: PEAK });
    expect(game.service.hash(before)).toBe(hash);
  });
  it('riftbound:185.3.b tokens have no domain, riftbound:185.3.a and no cost', () => {
    const game = position([{ base: ['Sprite'] }, {}]);
    expect(game.unit('Sprite')).toMatchObject({ domain: [], cost: null, energy: null });
  });
  it('riftbound:350.2 a token that is played is no card played: Darius doesn’t count it', () => {
    const game = position([
      { hand: ['Pouty Poro'], legend: 'Viktor, Herald of the Arcane', base: ['Darius, Trifarian'] },
      {},
    ]);
    game.play(0, 'Pouty Poro').use(0, 'Viktor, Herald of the Arcane').settle();
    expect(game.might('Darius, Trifarian')).toBe(5);
  });
  it('riftbound:350.2 and so what waits for a card to be played doesn’t see it, but what waits for playing does', () => {
    const drawn = (match: JsonObject) => {
      const watcher = gear('Test Watcher', triggered({ on: 'play', player: 'you', match }, DRAW));
      const mine = { base: ['Test Watcher'], legend: 'Viktor, Herald of the Arcane' };
      const game = position([mine, {}], { definitions: [watcher] });
      return game.use(0, 'Viktor, Herald of the Arcane').settle().hand(0);
    };
    expect([drawn({ card: true }), drawn({ card: false }), drawn({})]).toEqual([0, 1, 1]);
  });
  it('riftbound:186 tokens of all kinds exist on the board only', () => {
    const game = position([{ hand: ['Salvage'], base: ['Gold'] }, {}]);
    game
      .play(0, 'Salvage', { targets: [[{ card: 'Gold' }]] })
      .pass()
      .pass();
    expect(game.zones('Gold')).toEqual([]);
  });
});
