import { describe, expect, it } from 'vitest';
import { PEAK, position, runes } from '../support/position.js';

const HOPEFUL = { card: 'Noxus Hopeful' };

describe('paying', () => {
  it('riftbound:357.1 Energy and Power are paid together, a rune giving both', () => {
    const game = position([{ hand: ['Hextech Ray'], runes: ['Fury Rune'] }, {}], {
      battlefields: [{ card: PEAK, units: [{ card: 'Noxus Hopeful', controller: 1 }] }],
    });
    game.play(0, 'Hextech Ray', { targets: [[HOPEFUL]] });
    expect(game.runes(0)).toEqual([]);
    expect(game.count(0, 'runeDeck')).toBe(1);
  });
  it('riftbound:163.2 Power must be of the domain', () => {
    const game = position([{ hand: ['Hextech Ray'], runes: [runes(3, 'Mind')] }, {}], {
      battlefields: [{ card: PEAK, units: [{ card: 'Noxus Hopeful', controller: 1 }] }],
    });
    expect(game.offered()).not.toContain('PLAY Hextech Ray');
  });
  it('riftbound:135.2.e.6.c Power of a card of two domains is paid by either', () => {
    const game = position([
      { hand: ['Icathian Rain'], runes: [runes(5, 'Mind'), runes(2, 'Fury')] },
      { base: ['Darius, Trifarian'] },
    ]);
    expect(game.offered()).toContain('PLAY Icathian Rain');
  });
  it('riftbound:135.2.e.5.b added Power of any domain pays for every domain', () => {
    const game = position([{ hand: ['Hidden Blade'], runes: [runes(2, 'Mind')], base: ['Gold'] }, {}], {
      battlefields: [{ card: PEAK, units: [{ card: 'Noxus Hopeful', controller: 1 }] }],
    });
    game.play(0, 'Hidden Blade', { targets: [[HOPEFUL]] });
    expect(game.onBoard('Gold')).toEqual([]);
  });
  it('riftbound:164.2.a, riftbound:166.1, riftbound:429.1 a basic rune gives one Energy, riftbound:164.2.b or, recycled, one Power of its domain', () => {
    const game = position([{ runes: ['Fury Rune', 'Mind Rune'] }, { runes: [] }]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Fury Rune', ability: 0 });
    game.choose(0, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 1 });
    expect(game.pool(0)).toEqual({ energy: 1, power: { Mind: 1 } });
    expect(game.unit('Fury Rune').exhausted).toBe(true);
    expect(game.zones('Mind Rune')).toEqual(['runeDeck']);
  });
  it('riftbound:414.4, riftbound-zh:401.4 an exhausted rune gives no Energy, but can be recycled', () => {
    const game = position([{ runes: [runes(1, 'Fury', true)] }, {}]);
    const offers = game
      .decision()
      .options.filter((o) => o.card === 'Fury Rune')
      .map((o) => o.ability);
    expect(offers).toEqual([1]);
  });
  it('riftbound:357.1.a by hand, a player adds resources while paying', () => {
    const game = position(
      [{ hand: ['Cleave'], runes: ['Fury Rune', 'Mind Rune'], base: ['Noxus Hopeful'] }, { runes: [] }],
      { options: { payment: 'manual' } },
    );
    game.choose(0, { kind: 'PLAY', card: 'Cleave' });
    expect(game.decision().kind).toBe('PAY_RESOURCES');
    game.choose(0, { kind: 'ACTIVATE', card: 'Fury Rune', ability: 0 }, { kind: 'PAY' });
    expect(game.chain()).toEqual(['Cleave']);
    expect([game.ready('Fury Rune'), game.ready('Mind Rune')]).toEqual([false, true]);
  });
  it('riftbound:356.4 discounts are taken off what a card costs', () => {
    const game = position([{ hand: ['Pouty Poro', 'Noxus Hopeful'], runes: [runes(4, 'Fury')] }, {}]);
    game.play(0, 'Pouty Poro').play(0, 'Noxus Hopeful');
    expect(game.where('Noxus Hopeful')).toBe('base');
  });
  it('riftbound:416.1.b, riftbound-zh:403.1.b a recycled rune goes to the bottom of its owner’s rune deck', () => {
    const game = position([{ runes: ['Mind Rune'], runeDeck: [runes(3, 'Fury')] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 1 });
    expect(game.pile(0, 'runeDeck')).toEqual(['Fury Rune', 'Fury Rune', 'Fury Rune', 'Mind Rune']);
  });
});
