import { describe, expect, it } from 'vitest';
import { spell, unit } from '../support/own-cards.js';
import { position } from '../support/position.js';

const HOPEFUL = { card: 'Noxus Hopeful' };
const PATH = 'Rockfall Path';

describe('zones and privacy', () => {
  it('riftbound:108.7.c a hand is seen by its player alone, riftbound:108.7.e but everybody knows how many cards it has', () => {
    const game = position([{ hand: ['Cleave', 'Stupefy'] }, {}]);
    const hand = game.view(1).zones.find((z) => z.id === 'hand' && z.owner === 0);
    expect(hand).toEqual({ id: 'hand', owner: 0, count: 2 });
    expect(JSON.stringify(game.view(1).objects)).not.toContain('Cleave');
    expect(game.view(0).zones.find((z) => z.id === 'hand' && z.owner === 0)).toHaveProperty('objects');
  });
  it('riftbound:128.3 nobody sees the order of a deck', () => {
    const game = position([{ mainDeck: ['Time Warp', 'Icathian Rain'] }, {}]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(JSON.stringify(game.view(viewer))).not.toContain('Time Warp');
  });
  it('riftbound:128.4 a card face down is seen by who controls it', () => {
    const game = position([{}, {}], {
      battlefields: [{ card: PATH, units: ['Noxus Hopeful'], facedown: [{ card: 'Hidden Blade', turn: 1 }] }],
    });
    expect(JSON.stringify(game.view(0).objects)).toContain('Hidden Blade');
    expect(JSON.stringify(game.view(1).objects)).not.toContain('Hidden Blade');
  });
  it('riftbound:107.1.c what a player controls lies in their own base, whoever owns it', () => {
    const borrowed = { card: 'Noxus Hopeful', controller: 0 };
    const game = position([
      { base: ['Gold'], runes: ['Fury Rune'] },
      { base: [borrowed], runes: [] },
    ]);
    const base = (seat: number) => {
      const zone = game.view().zones.find((z) => z.id === 'base' && z.owner === seat);
      return (zone && 'objects' in zone ? zone.objects : []).map((id) => game.view().objects[id]?.card);
    };
    expect(base(0).sort()).toEqual(['Fury Rune', 'Gold', 'Noxus Hopeful']);
    expect(base(1)).toEqual([]);
  });
  it('riftbound:124 what leaves the board and comes back is another object: what was done to it, and will be, is not about that', () => {
    const doom = spell('Test Doom', {
      targets: [{ what: { has: ['types', 'Unit'] } }],
      effects: [
        { do: 'modify', what: { target: 0 }, mods: [{ mod: 'add', stat: 'might', value: 2 }] },
        {
          do: 'delayed',
          on: { on: 'step', match: { step: 'end' } },
          effects: [{ do: 'kill', what: { saved: 'target' } }],
        },
      ],
    });
    const game = position([{ hand: ['Retreat', 'Test Doom', 'Test Doom'], base: ['Test Comer', 'Test Stayer'] }, {}], {
      definitions: [doom, unit('Test Comer', 3), unit('Test Stayer', 3)],
    });
    const ids = [game.unit('Test Comer').id];
    for (const card of ['Test Comer', 'Test Stayer']) game.play(0, 'Test Doom', { targets: [[{ card }]] }).settle();
    expect([game.might('Test Comer'), game.might('Test Stayer')]).toEqual([5, 5]);
    game.play(0, 'Retreat', { targets: [[{ card: 'Test Comer' }]] }).settle();
    ids.push(game.the('Test Comer', 'hand').id);
    game.play(0, 'Test Comer');
    ids.push(game.unit('Test Comer').id);
    expect(new Set(ids).size).toBe(3);
    expect([game.might('Test Comer'), game.might('Test Stayer')]).toEqual([3, 5]);
    game.until({ turn: 4, step: 'main' });
    expect([game.zones('Test Comer'), game.zones('Test Stayer')]).toEqual([['base'], ['trash']]);
  });
  it('riftbound:124.1 what leaves the board is a new object, without damage, statuses and what was given to it', () => {
    const game = position([
      { hand: ['Retreat', 'Cleave'], base: [{ card: 'Noxus Hopeful', damage: 2, buffed: true, stunned: true }] },
      {},
    ]);
    const { id } = game.unit('Noxus Hopeful');
    game
      .play(0, 'Cleave', { targets: [[HOPEFUL]] })
      .settle()
      .play(0, 'Retreat', { targets: [[HOPEFUL]] })
      .settle();
    game.play(0, 'Noxus Hopeful');
    const again = game.unit('Noxus Hopeful');
    expect(again).toMatchObject({ damage: 0, stunned: false, buffed: false, might: 4, keywords: ['legion'] });
    expect(again.id).not.toBe(id);
  });
  it('riftbound:703 a buff is one Might more', () => {
    const game = position([{ base: [{ card: 'Noxus Hopeful', buffed: true }] }, {}]);
    expect(game.unit('Noxus Hopeful')).toMatchObject({ might: 5, baseMight: 4, buffed: true });
  });
  it('riftbound:413.1, riftbound-zh:400.1 a card is drawn from the top of the main deck into the hand', () => {
    const game = position([{ mainDeck: ['Time Warp', 'Cleave'] }, {}], { turn: { step: 'draw' } });
    expect(game.zones('Time Warp')).toEqual(['hand']);
    expect(game.pile(0, 'mainDeck')).toEqual(['Cleave']);
  });
  it('riftbound:413.2.a, riftbound-zh:400.2.a one card in one’s own draw phase', () => {
    const game = position([{}, {}]);
    game.until({ turn: 5, step: 'main' });
    expect([game.hand(0), game.hand(1)]).toEqual([1, 1]);
  });
});
