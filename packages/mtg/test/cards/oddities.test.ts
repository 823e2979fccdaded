/** Cards whose texts nothing else is like. */
import { lands, magicPosition } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { expectPrinted } from './support.js';

describe('Thundermaw Hellkite', () => {
  it('Thundermaw Hellkite burns and taps the fliers of opponents', () => {
    expectPrinted('Thundermaw Hellkite', '{3}{R}{R}', 'Creature — Dragon', '5/5', ['flying', 'haste']);
    const game = magicPosition([
      { hand: ['Thundermaw Hellkite'], battlefield: ['Serra Angel', ...lands(5, 'Mountain')] },
      { battlefield: ['Serra Angel', 'Grizzly Bears'] },
    ]);
    game.cast(0, 'Thundermaw Hellkite').resolve().resolve();
    const angels = game.all('Serra Angel').map((o) => [o.controller, o.tapped ?? false, o.damage ?? 0]);
    expect(angels).toEqual([
      [0, false, 0],
      [1, true, 1],
    ]);
    expect(game.the('Grizzly Bears').tapped ?? false).toBe(false);
  });
});

it('Psychic Spiral mills as many cards as went back', () => {
  const game = magicPosition([
    { hand: ['Psychic Spiral'], graveyard: ['Shock', 'Forest'], battlefield: lands(5, 'Island') },
    { library: ['Memnite', 'Memnite', 'Memnite'] },
  ]);
  game.cast(0, 'Psychic Spiral', { player: 1 }).resolve();
  expect(game.zones('Memnite').sort()).toEqual(['graveyard', 'graveyard', 'library']);
  expect([game.zones('Shock'), game.zones('Forest')]).toEqual([['library'], ['library']]);
});

it('Nykthos, Shrine to Nyx adds as much of a color as you are devoted to it (mtg:700.5)', () => {
  const game = magicPosition([{ battlefield: ['Nykthos, Shrine to Nyx', 'Serra Angel', ...lands(2, 'Plains')] }, {}]);
  game.choose(0, { kind: 'ACTIVATE', card: 'Nykthos, Shrine to Nyx', mana: true, ability: 1 });
  expect(game.decision().options.map((o) => o.label)).toContain('white');
});

it('Obzedat, Ghost Council goes away and comes back with haste', () => {
  const game = magicPosition([
    { battlefield: ['Obzedat, Ghost Council'], library: lands(4, 'Plains') },
    { library: lands(4, 'Plains') },
  ]);
  game.until({ step: 'end' }).resolve().answer(0, { confirm: true });
  expect(game.zones('Obzedat, Ghost Council')).toEqual(['exile']);
  const { turn } = game.view();
  game.until({ turn: turn.number + 2, step: 'upkeep' }).resolve();
  expect(game.the('Obzedat, Ghost Council')).toMatchObject({ keywords: ['haste'] });
});

it('Elixir of Immortality takes itself and the graveyard along', () => {
  const game = magicPosition([
    { battlefield: ['Elixir of Immortality', ...lands(2, 'Plains')], graveyard: ['Shock'] },
    { graveyard: ['Forest'] },
  ]);
  game.activate(0, 'Elixir of Immortality').resolve();
  expect([game.zones('Elixir of Immortality'), game.zones('Shock'), game.zones('Forest'), game.life(0)]).toEqual([
    ['library'],
    ['library'],
    ['graveyard'],
    25,
  ]);
});
