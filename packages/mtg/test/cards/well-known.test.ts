/** Cards that rules are best known by, played as their rulings say. */
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { expectPrinted } from './support.js';

describe('Chaos Warp', () => {
  const mine = { hand: ['Chaos Warp'], battlefield: lands(3, 'Mountain') };
  it('Chaos Warp puts a permanent card from the top onto the battlefield', () => {
    const game = magicPosition([mine, { battlefield: ['Grizzly Bears'], library: [] }])
      .cast(0, 'Chaos Warp', { card: 'Grizzly Bears' })
      .resolve();
    expect([game.zones('Grizzly Bears'), game.the('Grizzly Bears').controller]).toEqual([['battlefield'], 1]);
  });
});

it('Windfall has everybody draw as many as the one who discarded most', () => {
  const game = magicPosition([
    { hand: ['Windfall', 'Shock'], battlefield: lands(3, 'Island'), library: lands(5, 'Island') },
    { hand: ['Shock', 'Shock', 'Forest'], library: lands(5, 'Forest') },
  ]);
  game.cast(0, 'Windfall').resolve();
  expect([game.hand(0), game.hand(1), game.zones('Shock')]).toEqual([3, 3, ['graveyard', 'graveyard', 'graveyard']]);
});

it('Mirrorweave makes every other creature a copy until the turn ends (mtg:707.2)', () => {
  const game = magicPosition([
    { hand: ['Mirrorweave'], battlefield: ['Grizzly Bears', ...lands(4, 'Island')] },
    { battlefield: ['Serra Angel'] },
  ]);
  game.cast(0, 'Mirrorweave', { card: 'Grizzly Bears' }).resolve();
  expect(game.the('Serra Angel')).toMatchObject({ name: 'Grizzly Bears', power: 2, keywords: [] });
  expect(game.until({ step: 'end' }).until({ step: 'upkeep' }).the('Serra Angel')).toMatchObject({
    name: 'Serra Angel',
  });
});

it('Merfolk Trickster takes the abilities of what it taps', () => {
  expectPrinted('Merfolk Trickster', '{U}{U}', 'Creature — Merfolk Wizard', '2/2', ['flash']);
  const game = magicPosition([
    { hand: ['Merfolk Trickster'], battlefield: lands(2, 'Island') },
    { battlefield: ['Serra Angel'] },
  ]);
  game.cast(0, 'Merfolk Trickster').resolve().resolve();
  expect(game.the('Serra Angel')).toMatchObject({ tapped: true, keywords: [] });
});

describe('Demonfire', () => {
  const bears = { battlefield: ['Grizzly Bears'] };
  it('Demonfire exiles what would die', () => {
    const game = magicPosition([{ hand: ['Demonfire', 'Shock'], battlefield: lands(3, 'Mountain') }, bears]);
    game.choose(0, { kind: 'CAST', card: 'Demonfire' }).answer(0, { number: 2 }).choose(0, { card: 'Grizzly Bears' });
    expect(game.resolve().zones('Grizzly Bears')).toEqual(['exile']);
  });

  it('Demonfire can be countered only while its controller has cards in hand (mtg:101.2)', () => {
    for (const [hand, life] of [
      [['Demonfire', 'Shock'], 20],
      [['Demonfire'], 18],
    ] as const) {
      const game = magicPosition([
        { hand: [...hand], battlefield: lands(3, 'Mountain') },
        { hand: ['Counterspell'], battlefield: lands(2, 'Island') },
      ]);
      game.choose(0, { kind: 'CAST', card: 'Demonfire' }).answer(0, { number: 2 }).choose(0, { player: 1 }).pass();
      game.cast(1, 'Counterspell').resolveAll();
      expect(game.life(1)).toBe(life);
    }
  });
});
