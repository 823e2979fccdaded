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

describe('permanents that go back', () => {
  it.each(['Unravel the Aether', 'Deglamer'])('%s: its owner shuffles it into their library', (name) => {
    const game = magicPosition([{ hand: [name], battlefield: lands(2, 'Forest') }, { battlefield: ['Propaganda'] }]);
    game.castAt(0, name, { card: 'Propaganda' }).resolve();
    expect([game.zones('Propaganda'), game.happened('SHUFFLED').map((e) => e.owner)]).toEqual([['library'], [1]]);
  });

  it('Oblation has the owner draw two cards', () => {
    const game = magicPosition([
      { hand: ['Oblation'], battlefield: lands(3, 'Plains') },
      { battlefield: ['Propaganda'], library: lands(3, 'Island') },
    ]);
    game.castAt(0, 'Oblation', { card: 'Propaganda' }).resolve();
    expect([game.hand(0), game.hand(1)]).toEqual([0, 2]);
  });

  it.each([
    ['Aether Tradewinds', 3],
    ['Peel from Reality', 2],
    ['Rite of Undoing', 5],
  ])('%s returns one of yours and one of theirs', (name, n) => {
    const game = magicPosition([
      { hand: [name], battlefield: ['Grizzly Bears', ...lands(n, 'Island')] },
      { battlefield: ['Memnite'] },
    ]);
    game.castAt(0, name, { card: 'Grizzly Bears' }, { card: 'Memnite' }).resolve();
    expect([game.zones('Grizzly Bears'), game.zones('Memnite')]).toEqual([['hand'], ['hand']]);
  });
});

it('Treasure Hunt takes all cards through the first that is no land', () => {
  const game = magicPosition([
    { hand: ['Treasure Hunt'], battlefield: lands(2, 'Island'), library: ['Forest', 'Plains', 'Shock', 'Memnite'] },
    {},
  ]);
  game.cast(0, 'Treasure Hunt').resolve();
  expect([game.hand(0), game.zones('Shock'), game.zones('Memnite')]).toEqual([3, ['hand'], ['library']]);
});

it('Blood Scrivener draws two for a draw without cards in hand, and costs a life (mtg:614.11)', () => {
  const game = magicPosition([
    { hand: ['Divination'], battlefield: ['Blood Scrivener', ...lands(3, 'Island')], library: lands(6, 'Forest') },
    {},
  ]);
  game.cast(0, 'Divination').resolve();
  expect([game.hand(0), game.life(0)]).toEqual([3, 19]);
});

it('Exhaustion keeps creatures and lands of an opponent tapped for a turn', () => {
  const game = magicPosition([
    { hand: ['Exhaustion'], battlefield: lands(3, 'Island') },
    {
      battlefield: [
        { card: 'Grizzly Bears', tapped: true },
        { card: 'Sol Ring', tapped: true },
        { card: 'Forest', tapped: true },
      ],
    },
  ]);
  game
    .cast(0, 'Exhaustion')
    .resolve()
    .until({ turn: game.view().turn.number + 1, step: 'draw' });
  const tapped = (name: string) => game.the(name).tapped;
  expect([tapped('Grizzly Bears'), tapped('Forest'), tapped('Sol Ring')]).toEqual([true, true, false]);
});

it('Encrust keeps it tapped and its abilities from being activated', () => {
  const game = magicPosition([
    {
      battlefield: [
        { card: 'Prodigal Sorcerer', as: 'tim' },
        { card: 'Encrust', attachedTo: 'tim' },
      ],
    },
    {},
  ]);
  expect(game.decision().options.map((o) => o.card)).not.toContain('Prodigal Sorcerer');
});
