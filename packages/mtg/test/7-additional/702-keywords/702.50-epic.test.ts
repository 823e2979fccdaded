/** Epic (702.50): the last spell that its player casts. */
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { anyTarget, card, damage, gainLife, instant, keyword, spell, t, target } from '../../6-spells/test-cards.js';

ownCards(
  card('Test Saga of Fire', {
    cost: '{0}',
    type: 'Sorcery',
    abilities: [spell({ targets: [target(anyTarget)], effects: [damage(2, t(0))] }), keyword('epic')],
  }),
  instant('Test Sip', '{0}', { effects: [gainLife(1)] }),
  instant('Test Stop', '{0}', {
    targets: [target([{ zone: 'stack' }, { is: 'spell' }])],
    effects: [{ do: 'counterOnStack', what: t(0) }],
  }),
);
const epic = (hand: string[] = [], theirs: object = {}): Play =>
  magicPosition([{ hand: ['Test Saga of Fire', ...hand] }, theirs]).cast(0, 'Test Saga of Fire', { player: 1 });
const canCast = (game: Play, name: string): boolean =>
  game.decision().options.some((o) => o.kind === 'CAST' && o.card === name);

describe('epic (702.50)', () => {
  it('mtg:702.50a at the beginning of each of its player’s upkeeps they copy the spell, and may choose new targets', () => {
    const game = epic([], { battlefield: ['Grizzly Bears'] }).resolve();
    expect(game.life(1)).toBe(18);
    game.until({ turn: 4, step: 'draw' });
    expect(game.life(1)).toBe(18);
    game.until({ turn: 5, step: 'upkeep', kind: 'PRIORITY' }).resolve();
    game.choose(0, { card: 'Grizzly Bears' });
    expect(game.view().stack.map((s) => [s.card, s.kind])).toEqual([['Test Saga of Fire', 'SPELL']]);
    game.resolve();
    expect([game.life(1), game.zones('Grizzly Bears')]).toEqual([18, ['graveyard']]);
    game.until({ turn: 7, step: 'draw' });
    expect(game.life(1)).toBe(16);
  });

  it('mtg:702.50a its player can’t cast spells for the rest of the game, and others can', () => {
    const game = epic(['Test Sip'], { hand: ['Test Sip'] });
    expect(canCast(game, 'Test Sip')).toBe(true);
    game.resolve();
    expect([canCast(game, 'Test Sip'), canCast(game.pass(), 'Test Sip')]).toEqual([false, true]);
    for (const turn of [5, 7])
      expect(canCast(game.until({ turn, step: 'precombatMain', kind: 'PRIORITY' }), 'Test Sip')).toBe(false);
  });

  it('mtg:702.50a the copy has no epic: there is one copy in each upkeep', () => {
    const game = epic().resolve().until({ turn: 9, step: 'draw' });
    expect([game.life(1), game.happened('COPIED').length]).toEqual([12, 3]);
  });

  it('mtg:702.50b once it has resolved its player casts no spells, and the others do', () => {
    const game = epic(['Test Sip'], { hand: ['Test Sip'] });
    expect(canCast(game, 'Test Sip')).toBe(true);
    game.resolve();
    expect(canCast(game, 'Test Sip')).toBe(false);
    expect(canCast(game.pass(), 'Test Sip')).toBe(true);
    game.until({ turn: 7, step: 'precombatMain' });
    expect(canCast(game, 'Test Sip')).toBe(false);
  });

  it('mtg:702.50b a spell with epic that does not resolve changes nothing', () => {
    const game = epic(['Test Sip', 'Test Stop']).castAt(0, 'Test Stop', { card: 'Test Saga of Fire' }).resolve();
    expect(canCast(game, 'Test Sip')).toBe(true);
    expect(game.until({ turn: 5, step: 'draw' }).happened('COPIED')).toEqual([]);
  });

  it('Endless Swarm (mtg:702.50a) makes Snakes in every upkeep', () => {
    const game = magicPosition([
      { hand: ['Endless Swarm', ...lands(2, 'Plains')], battlefield: lands(8, 'Forest') },
      {},
    ])
      .cast(0, 'Endless Swarm')
      .resolve();
    expect(game.all('Snake').length).toBe(2);
    game.until({ turn: 5, step: 'draw' });
    expect(game.all('Snake').length).toBe(4);
  });

  it('Enduring Ideal (mtg:702.50a) finds another enchantment in each upkeep', () => {
    const game = magicPosition([
      {
        hand: ['Enduring Ideal'],
        battlefield: lands(7, 'Plains'),
        library: ['Glorious Anthem', 'Glorious Anthem', ...lands(6, 'Forest')],
      },
      {},
    ]).cast(0, 'Enduring Ideal');
    const found = (): number => game.all('Glorious Anthem').length;
    const find = (): Play => game.resolve().choose(0, { card: 'Glorious Anthem', nth: 0 });
    find();
    expect(found()).toBe(1);
    game.until({ turn: 5, step: 'upkeep', kind: 'PRIORITY' }).resolve();
    find();
    expect([found(), game.happened('COPIED').length]).toEqual([2, 1]);
  });
});
