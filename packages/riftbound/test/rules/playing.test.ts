import { describe, expect, it } from 'vitest';
import { GROVE, PEAK, position, runes } from '../support/position.js';

const HOPEFUL = { card: 'Noxus Hopeful' };
const PORO = { card: 'Pouty Poro' };

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

describe('units as they are played', () => {
  it('riftbound:143.4 a unit enters exhausted, riftbound:149.1 gear enters ready', () => {
    const game = position([{ hand: ['Pouty Poro', 'Sprite Fountain'] }, {}]);
    game.play(0, 'Pouty Poro').play(0, 'Sprite Fountain').settle();
    expect(game.ready('Pouty Poro')).toBe(false);
    expect(game.ready('Sprite Fountain')).toBe(true);
  });
  it('riftbound:355.2.a, riftbound:355.2 a unit enters the base or a battlefield that its player controls', () => {
    const game = position([{ hand: ['Watchful Sentry'] }, {}], {
      battlefields: [
        { card: PEAK, units: ['Pouty Poro'] },
        { card: GROVE, units: [{ card: 'Honest Broker', controller: 1 }] },
      ],
    });
    game.choose(0, { kind: 'PLAY', card: 'Watchful Sentry' });
    expect(game.decision().options.map((o) => o.card ?? o.label)).toEqual(['Base', PEAK]);
    game.choose(0, { card: PEAK });
    expect(game.where('Watchful Sentry')).toBe(PEAK);
  });
  it('riftbound:149.2 gear enters the base', () => {
    const game = position([{ hand: ['Sprite Fountain'] }, {}], {
      battlefields: [{ card: PEAK, units: ['Pouty Poro'] }],
    });
    game.play(0, 'Sprite Fountain');
    expect(game.where('Sprite Fountain')).toBe('base');
  });
  it('riftbound:108.3.d the chosen champion is played from its zone', () => {
    const game = position([{ championZone: ["Kai'Sa, Survivor"] }, {}]);
    game.play(0, "Kai'Sa, Survivor");
    expect(game.where("Kai'Sa, Survivor")).toBe('base');
    expect(game.count(0, 'championZone')).toBe(0);
  });
  it('riftbound:805.1.a with Accelerate paid a unit enters ready, riftbound:805.6 without ever being exhausted', () => {
    const paid = position([{ hand: ["Kai'Sa, Survivor"] }, {}]);
    paid.play(0, "Kai'Sa, Survivor", { paying: true });
    expect(paid.ready("Kai'Sa, Survivor")).toBe(true);
    expect(paid.happened('STATUS_CHANGED').filter((e) => e.card === "Kai'Sa, Survivor")).toEqual([]);
    const unpaid = position([{ hand: ["Kai'Sa, Survivor"] }, {}]);
    unpaid.play(0, "Kai'Sa, Survivor");
    expect(unpaid.ready("Kai'Sa, Survivor")).toBe(false);
  });
  it('riftbound:805.1.a.1 Accelerate’s Power is of the unit’s own domain', () => {
    const game = position([{ hand: ["Kai'Sa, Survivor"], runes: [runes(6, 'Mind')] }, {}]);
    game.choose(0, { kind: 'PLAY', card: "Kai'Sa, Survivor" });
    expect(game.decisions().some((d) => d.kind === 'OPTIONAL_COST')).toBe(false);
  });
  it('riftbound:054.1 what forbids beats what allows: no unit is played to Rockfall Path', () => {
    const game = position([{ hand: ['Watchful Sentry'] }, {}], {
      battlefields: [{ card: 'Rockfall Path', units: [PORO] }],
    });
    game.play(0, 'Watchful Sentry');
    expect(game.where('Watchful Sentry')).toBe('base');
  });
});
