import type { Effect, TriggerPattern } from '@arbiter/engine';
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { asItEnters, card, damage, enchant, instant, land, rule, triggered } from './test-cards.js';

type Added = Omit<Extract<Effect, { do: 'addMana' }>, 'do'>;
const grows = (on: Partial<TriggerPattern>, added: Added) =>
  triggered({ on: 'tapForMana', ...on }, { effects: [{ do: 'addMana', ...added }] });
const onLand = (name: string, added: Added, ...more: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, {
    cost: '{G}',
    type: 'Enchantment — Aura',
    abilities: [
      ...enchant(land),
      ...more,
      grows({ object: 'attached' }, { who: { controllerOf: 'attached' }, ...added }),
    ],
  });
const EACH = ['{W}', '{U}', '{B}', '{R}', '{G}'];
ownCards(
  onLand('Test Growth', { choices: ['{G}'] }),
  onLand('Test Haven', { choices: EACH }),
  onLand('Test Sprawl', { chosen: true }, asItEnters({ do: 'chooseWord', of: 'color', entering: true })),
  card('Test Flare', {
    cost: '{2}{R}',
    type: 'Enchantment',
    abilities: [grows({ object: [land] }, { who: { event: 'player' }, produced: true })],
  }),
  card('Test Ghast', {
    cost: '{3}{B}',
    type: 'Enchantment',
    abilities: [grows({ object: [{ has: ['subtypes', 'Swamp'] }], player: 'you' }, { choices: ['{B}'] })],
  }),
  card('Test Mirror', {
    cost: '{4}{G}',
    type: 'Enchantment',
    abilities: [{ kind: 'static', affects: { players: 'you' }, mods: [rule('tapsForMore', { count: 2 })] }],
  }),
  instant('Test Two Green', '{G}{G}', { effects: [damage(2, 'opponents')] }),
  instant('Test White Blue', '{W}{U}', { effects: [damage(2, 'opponents')] }),
  instant('Test Forest Blue', '{G}{U}', { effects: [damage(2, 'opponents')] }),
  instant('Test Two Black', '{B}{B}', { effects: [damage(2, 'opponents')] }),
  instant('Test Four Red', '{R}{R}{R}{R}', { effects: [damage(4, 'opponents')] }),
);
const host = { card: 'Forest', as: 'host' };
const onHost = (card: string) => ({ card, attachedTo: 'host' });
describe('triggered mana abilities (605.4)', () => {
  it('mtg:605.4a mtg-2003:411.3 what triggers on tapping for mana adds its mana at once, without the stack', () => {
    const game = magicPosition([{ hand: ['Test Two Green'], battlefield: [host, onHost('Test Growth')] }, {}]).cast(
      0,
      'Test Two Green',
    );
    expect(game.view().stack).toHaveLength(1);
    expect(game.resolveAll().life(1)).toBe(18);
  });

  it('mtg:605.4a nobody gets priority between, and the mana is there', () => {
    const game = magicPosition([{ battlefield: [host, onHost('Test Growth')] }, {}]).choose(0, {
      kind: 'ACTIVATE',
      card: 'Forest',
    });
    expect(game.view().stack).toEqual([]);
    expect(game.happened('MANA_ADDED').map(({ seat, mana }) => [seat, mana])).toEqual([
      [0, '{G}'],
      [0, '{G}'],
    ]);
  });

  it('mtg:106.12a it is tapped for mana again, though all mana of that color was spent before', () => {
    const tap = { kind: 'ACTIVATE', card: 'Forest' };
    const game = magicPosition([
      { hand: ['Test Two Green'], battlefield: [host, onHost('Test Growth')], library: lands(9, 'Forest') },
      { library: lands(9, 'Forest') },
    ])
      .choose(0, tap)
      .cast(0, 'Test Two Green')
      .resolveAll();
    expect(game.life(1)).toBe(18);
    game.until({ turn: game.view().turn.number + 2, step: 'precombatMain' }).choose(0, tap);
    expect(game.happened('MANA_ADDED')).toHaveLength(4);
  });

  it('mtg:605.4a a payment counts on it, and chooses the type that it needs', () => {
    const game = magicPosition([{ hand: ['Test Forest Blue'], battlefield: [host, onHost('Test Haven')] }, {}])
      .cast(0, 'Test Forest Blue')
      .resolveAll();
    expect(game.life(1)).toBe(18);
  });

  it('mtg:605.1b what nothing could pay with it is not offered', () => {
    const game = magicPosition([{ hand: ['Test White Blue'], battlefield: [host, onHost('Test Haven')] }, {}]);
    expect(game.decision().options?.filter(({ kind }) => kind === 'CAST')).toEqual([]);
  });

  it('mtg:605.4a whoever controls what is tapped gets the mana, whosever the ability is', () => {
    const game = magicPosition([
      { hand: ['Test Two Black'], battlefield: ['Swamp', 'Swamp'] },
      { battlefield: ['Test Ghast', ...lands(2, 'Swamp')] },
    ])
      .cast(0, 'Test Two Black')
      .resolveAll();
    expect([game.all('Swamp').filter((one) => one.tapped === true).length, game.life(1)]).toEqual([2, 18]);
  });

  it('mtg:106.12a "you tap a Swamp for mana" is about those alone', () => {
    const game = magicPosition([
      { hand: ['Test Two Black', 'Test Two Black'], battlefield: ['Test Ghast', 'Swamp', 'Forest'] },
      {},
    ])
      .cast(0, 'Test Two Black')
      .resolveAll();
    expect(game.life(1)).toBe(18);
    expect(game.decision().options?.filter(({ kind }) => kind === 'CAST')).toEqual([]);
  });

  it('mtg:605.1b "any type that land produced" is what it was tapped for', () => {
    const game = magicPosition([{ hand: ['Test Four Red'], battlefield: ['Test Flare', ...lands(2, 'Mountain')] }, {}])
      .cast(0, 'Test Four Red')
      .resolveAll();
    expect(game.life(1)).toBe(16);
  });

  it('mtg:605.4a a color that was chosen as the Aura entered', () => {
    const game = magicPosition([{ hand: ['Test Sprawl', 'Test Forest Blue'], battlefield: lands(2, 'Forest') }, {}])
      .cast(0, 'Test Sprawl', [{ card: 'Forest' }])
      .resolve();
    if (game.decision().kind === 'COLOR') game.choose(0, { value: 'U' });
    const open = game.all('Forest').filter((one) => one.tapped !== true);
    expect(open).toHaveLength(1);
  });

  it('mtg:106.12b twice as much of what a permanent is tapped for', () => {
    const game = magicPosition([
      { hand: ['Test Four Red'], battlefield: ['Test Mirror', ...lands(2, 'Mountain')] },
      { battlefield: lands(2, 'Mountain') },
    ])
      .cast(0, 'Test Four Red')
      .resolveAll();
    expect(game.life(1)).toBe(16);
  });

  it('mtg:106.12b of one such effect twice as much is added, of two four times, and to nobody else', () => {
    const added = (...mirrors: string[]): unknown => {
      const game = magicPosition([{ battlefield: [...mirrors, 'Mountain'] }, { battlefield: ['Mountain'] }]);
      game.choose(0, { kind: 'ACTIVATE', card: 'Mountain', mana: true }).pass();
      game.choose(1, { kind: 'ACTIVATE', card: 'Mountain', mana: true });
      return game.happened('MANA_ADDED').map(({ mana }) => mana);
    };
    expect([added(), added('Test Mirror'), added('Test Mirror', 'Test Mirror')]).toEqual([
      ['{R}', '{R}'],
      ['{R}{R}', '{R}'],
      ['{R}{R}{R}{R}', '{R}'],
    ]);
  });

  it('mtg:106.12b several such effects multiply, and what triggers adds once', () => {
    const game = magicPosition([
      { hand: ['Test Four Red'], battlefield: ['Test Mirror', 'Test Mirror', 'Mountain'] },
      {},
    ])
      .cast(0, 'Test Four Red')
      .resolveAll();
    expect(game.life(1)).toBe(16);
  });
});
