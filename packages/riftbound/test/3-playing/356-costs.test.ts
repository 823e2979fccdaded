import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { card, gear, spell } from '../support/own-cards.js';
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
    // Of the Energy and the Power each is wanted in full.
    const offers = (hand: string, ...mine: ReturnType<typeof runes>[]) =>
      position([{ hand: [hand], runes: mine }, { base: ['Noxus Hopeful'] }]).offered();
    expect(offers('Watchful Sentry', runes(1, 'Mind'))).not.toContain('PLAY Watchful Sentry');
    expect(offers('Watchful Sentry', runes(2, 'Mind'))).toContain('PLAY Watchful Sentry');
    const energy = position([{ hand: ['Stupefy'], runes: [runes(3, 'Mind')] }, { base: ['Noxus Hopeful'] }]);
    energy.play(0, 'Stupefy', { targets: [[HOPEFUL]] });
    expect(energy.runes(0).filter((rune) => rune.exhausted)).toHaveLength(1);
  });
  it('riftbound:163.2 Power must be of the domain', () => {
    const game = position([{ hand: ['Hextech Ray'], runes: [runes(3, 'Mind')] }, {}], {
      battlefields: [{ card: PEAK, units: [{ card: 'Noxus Hopeful', controller: 1 }] }],
    });
    expect(game.offered()).not.toContain('PLAY Hextech Ray');
    const domains = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'];
    const pays = (asked: string): string[] => {
      const rite = spell('Test Rite', {});
      const definitions = [{ ...rite, props: { ...(rite.props as JsonObject), power: [asked] } }];
      return domains.filter((domain) =>
        position([{ hand: ['Test Rite'], runes: [runes(1, domain)] }, {}], { definitions })
          .offered()
          .includes('PLAY Test Rite'),
      );
    };
    expect(domains.map(pays)).toEqual(domains.map((domain) => [domain]));
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
  it('riftbound:164.2 a basic rune has two abilities, riftbound:164.2.a one gives one Energy, riftbound:164.2.b the other, recycling it, one Power of its domain, riftbound:166.1 to its player’s pool, riftbound:429.1, riftbound-zh:416.1 which is adding', () => {
    const game = position([{ runes: ['Fury Rune', 'Mind Rune'] }, { runes: [] }]);
    const offers = game.decision().options.filter((o) => o.card === 'Fury Rune');
    expect(offers.map((o) => o.ability)).toEqual([0, 1]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Fury Rune', ability: 0 });
    game.choose(0, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 1 });
    expect([game.pool(0), game.pool(1)]).toEqual([
      { energy: 1, power: { Mind: 1 } },
      { energy: 0, power: {} },
    ]);
    expect(game.happened('RESOURCES_ADDED')).toHaveLength(2);
    expect(game.unit('Fury Rune').exhausted).toBe(true);
    expect(game.zones('Mind Rune')).toEqual(['runeDeck']);
    const more = position([{ runes: [runes(2, 'Fury')] }, {}]);
    for (const ability of [0, 0, 1, 1]) more.choose(0, { kind: 'ACTIVATE', card: 'Fury Rune', ability, nth: 0 });
    expect(more.pool(0)).toEqual({ energy: 2, power: { Fury: 2 } });
  });
  it('riftbound:164.2 a rune is of one domain', () => {
    const odd = (...domains: string[]) => card('Test Rune', { types: ['Rune'], domains });
    const made = (...domains: string[]) => position([{ runes: ['Test Rune'] }, {}], { definitions: [odd(...domains)] });
    expect(
      made('Calm')
        .decision()
        .options.filter((o) => o.card === 'Test Rune'),
    ).toHaveLength(2);
    expect(() => made('Calm', 'Mind')).toThrow('riftbound:164.2');
  });
  it('riftbound:414.4, riftbound-zh:401.4 an exhausted rune gives no Energy, but can be recycled', () => {
    const game = position([{ runes: [runes(1, 'Fury', true)] }, {}]);
    const offers = game
      .decision()
      .options.filter((o) => o.card === 'Fury Rune')
      .map((o) => o.ability);
    expect(offers).toEqual([1]);
    const tool = gear('Test Tool', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [] });
    const used = (exhausted: boolean) =>
      position([{ base: [{ card: 'Test Tool', exhausted }] }, {}], { definitions: [tool] }).offered();
    expect(used(false)).toContain('ACTIVATE Test Tool');
    expect(used(true)).not.toContain('ACTIVATE Test Tool');
  });
  it('riftbound:357.1.a by hand, a player adds resources while paying, riftbound:429.3, riftbound-zh:416.3 as well as before', () => {
    const game = position(
      [{ hand: ['Cleave'], runes: ['Fury Rune', 'Mind Rune'], base: ['Noxus Hopeful'] }, { runes: [] }],
      { options: { payment: 'manual' } },
    );
    game.choose(0, { kind: 'PLAY', card: 'Cleave' });
    expect(game.decision().kind).toBe('PAY_RESOURCES');
    game.choose(0, { kind: 'ACTIVATE', card: 'Fury Rune', ability: 0 }, { kind: 'PAY' });
    expect(game.chain()).toEqual(['Cleave']);
    expect([game.ready('Fury Rune'), game.ready('Mind Rune')]).toEqual([false, true]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 0 });
    expect(game.pool(0).energy).toBe(1);
  });
  it('riftbound:204.2.a additional costs are paid besides', () => {
    const toll = card(
      'Test Toll',
      { types: ['Spell'], energy: 1 },
      { kind: 'spell', additional: [{ pay: 'resources', energy: 1 }], effects: [] },
    );
    const offered = (count: number) =>
      position([{ hand: ['Test Toll'], runes: [runes(count, 'Mind')] }, {}], { definitions: [toll] })
        .offered()
        .includes('PLAY Test Toll');
    expect([offered(1), offered(2)]).toEqual([false, true]);
  });
  it('riftbound:414.5, riftbound-zh:401.5 [E] in a cost exhausts the object itself, and nothing else', () => {
    const tool = gear('Test Tool', { kind: 'activated', cost: [{ pay: 'exhaust' }], effects: [] });
    const game = position([{ base: ['Test Tool', 'Noxus Hopeful'] }, {}], { definitions: [tool] });
    game.use(0, 'Test Tool');
    expect([game.ready('Test Tool'), game.ready('Noxus Hopeful')]).toEqual([false, true]);
    expect(game.settle().offered()).not.toContain('ACTIVATE Test Tool');
  });
  it('riftbound:416.3, riftbound-zh:403.3 what can’t be recycled pays no cost', () => {
    const recycling = (type: string) =>
      card(
        'Test Wheel',
        { types: [type] },
        {
          kind: 'activated',
          ...(type === 'Legend' ? { zone: 'legendZone' } : {}),
          cost: [{ pay: 'recycle' }],
          effects: [{ do: 'draw', who: 'you', count: 1 }],
        },
      );
    const board = position([{ base: ['Test Wheel'] }, {}], { definitions: [recycling('Gear')] });
    expect(board.offered()).toContain('ACTIVATE Test Wheel');
    expect(board.use(0, 'Test Wheel').pile(0, 'mainDeck').at(-1)).toBe('Test Wheel');
    const legend = position([{ legend: 'Test Wheel' }, {}], { definitions: [recycling('Legend')] });
    expect(legend.offered()).not.toContain('ACTIVATE Test Wheel');
  });
  it('riftbound:356.4 discounts are taken off what a card costs', () => {
    const game = position([{ hand: ['Pouty Poro', 'Noxus Hopeful'], runes: [runes(4, 'Fury')] }, {}]);
    game.play(0, 'Pouty Poro').play(0, 'Noxus Hopeful');
    expect(game.where('Noxus Hopeful')).toBe('base');
  });
  it('riftbound:356.6 a discount leaves at least 0, and Power as it is', () => {
    const cheap = (energy: number, ...power: string[]) =>
      card(
        'Test Sale',
        { types: ['Unit'], might: 1, energy: 2, power: ['Fury'] },
        { kind: 'static', mods: [{ mod: 'cost', less: [{ pay: 'resources', energy, power }] }] },
      );
    const cost = (energy: number, ...power: string[]) =>
      position([{ hand: ['Test Sale'] }, {}], { definitions: [cheap(energy, ...power)] })
        .decision()
        .options.find((o) => o.card === 'Test Sale')?.cost;
    expect([cost(1), cost(2), cost(5)]).toEqual(['[1][R]', '[R]', '[R]']);
    expect([cost(1, 'Fury'), cost(0, 'Fury', 'Fury'), cost(3, 'Fury', 'any')]).toEqual(['[1]', '[2]', '[0]']);
  });
  it('riftbound:416.1.b, riftbound-zh:403.1.b a recycled rune goes to the bottom of its owner’s rune deck', () => {
    const game = position([{ runes: ['Mind Rune'], runeDeck: [runes(3, 'Fury')] }, {}]);
    game.choose(0, { kind: 'ACTIVATE', card: 'Mind Rune', ability: 1 });
    expect(game.pile(0, 'runeDeck')).toEqual(['Fury Rune', 'Fury Rune', 'Fury Rune', 'Mind Rune']);
  });
});
