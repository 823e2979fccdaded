/** Phasing as it was in 2003: a zone of its own. */
import type { Ability } from '@arbiter/engine';
import { ownCards, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  gainLife,
  instant,
  keyword,
  plus,
  sorcery,
  t,
  target,
  token,
  triggered,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

const wallsAre = (power: number, toughness: number): Ability => ({
  kind: 'static',
  affects: [{ has: ['subtypes', 'Wall'] }],
  mods: [
    { mod: 'set', prop: 'power', value: power },
    { mod: 'set', prop: 'toughness', value: toughness },
  ],
});

ownCards(
  instant('Test Shift', '{0}', { targets: [target(creature)], effects: [{ do: 'phaseOut', what: t(0) }] }),
  instant('Test Growth', '{0}', { targets: [target(creature)], effects: [untilEndOfTurn(t(0), plus(3, 3))] }),
  creatureCard(
    'Test Gate',
    '{0}',
    'Wall',
    '0/1',
    activated([], { targets: [target(creature)], effects: [{ do: 'phaseOut', what: t(0), keep: 'untilLeaves' }] }),
  ),
  creatureCard('Test Phaser', '{0}', 'Illusion', '2/2', keyword('phasing')),
  // Two that say otherwise of the same creatures: the younger one counts.
  creatureCard('Test Shrinker', '{0}', 'Illusion', '2/2', wallsAre(1, 1)),
  creatureCard('Test Grower', '{0}', 'Illusion', '2/2', wallsAre(7, 7)),
  sorcery('Test Soldier', '{0}', {
    effects: [{ do: 'create', token: token('Soldier', 'Creature — Soldier', ['W'], '1/1') }],
  }),
  creatureCard(
    'Test Watcher',
    '{0}',
    'Spirit',
    '0/1',
    triggered({ on: 'move', object: [], match: { to: 'battlefield' } }, { effects: [gainLife(1)] }),
  ),
);

const zone = (game: Play): unknown[] => {
  const found = game.view().zones.find(({ id }) => id === 'phasedOut') as { objects: string[] } | undefined;
  return (found?.objects ?? []).map((id) => game.view().objects[id]?.card);
};
/** Out until the gate leaves, which it does at once. */
const outAndIn = (game: Play, name: string): Play => {
  game.activate(0, 'Test Gate', { card: name }).resolve();
  expect(zone(game)).toEqual([name]);
  return game.castAt(0, 'Unsummon', { card: 'Test Gate' }).resolve();
};
const shifted = (mine: object, theirs: object = {}): Play => position2003([{ hand: ['Test Shift'], ...mine }, theirs]);

describe('the phased-out zone', () => {
  it('mtg-2003:217.8a what phases out is there, mtg-2003:217.8b for all to see', () => {
    const game = shifted({ battlefield: ['Grizzly Bears'] })
      .castAt(0, 'Test Shift', { card: 'Grizzly Bears' })
      .resolve();
    expect([zone(game), game.all('Grizzly Bears')]).toEqual([['Grizzly Bears'], []]);
    const seen = game.view(1).objects;
    expect(Object.values(seen).filter((o) => o.card === 'Grizzly Bears')).toMatchObject([{ zone: 'phasedOut' }]);
  });

  it('mtg-2003:502.15b it comes back as its player untaps; mtg-2003:502.15f as the same permanent', () => {
    const game = position2003([{ battlefield: ['Test Phaser'] }, {}], { turn: { step: 'precombatMain' } });
    const { id } = game.the('Test Phaser');
    game.until({ turn: 5, step: 'upkeep' });
    expect(zone(game)).toEqual(['Test Phaser']);
    game.until({ turn: 7, step: 'upkeep' });
    expect([zone(game), game.the('Test Phaser').id]).toEqual([[], id]);
  });

  it('mtg-2003:217.8c with its counters, and tapped or not as it was', () => {
    const game = shifted({ battlefield: [{ card: 'Test Phaser', tapped: false, counters: { '+1/+1': 2 } }] });
    game.castAt(0, 'Test Shift', { card: 'Test Phaser' }).resolve().until({ turn: 5, step: 'upkeep' });
    expect(game.the('Test Phaser')).toMatchObject({ counters: { '+1/+1': 2 }, tapped: false });
  });

  it('mtg-2003:217.8d a token there ceases to exist', () => {
    const game = shifted({ hand: ['Test Shift', 'Test Soldier'] })
      .cast(0, 'Test Soldier')
      .resolve();
    game.castAt(0, 'Test Shift', { card: 'Soldier' }).resolve();
    expect([zone(game), game.all('Soldier')]).toEqual([[], []]);
  });
});

describe('what phasing takes away', () => {
  it('mtg-2003:502.15e damage is removed', () => {
    const game = shifted({ battlefield: [{ card: 'Hill Giant', damage: 2 }] });
    game.castAt(0, 'Test Shift', { card: 'Hill Giant' }).resolve();
    expect(Object.values(game.view().objects).find((o) => o.card === 'Hill Giant')?.damage).toBe(0);
  });

  it('mtg-2003:502.15g what was to last until end of turn is lost for good, though it is back in the same turn', () => {
    const game = position2003([
      { hand: ['Test Growth', 'Unsummon'], battlefield: ['Grizzly Bears', 'Test Gate', 'Island'] },
      {},
    ]);
    game.castAt(0, 'Test Growth', { card: 'Grizzly Bears' }).resolve();
    expect(game.figures('Grizzly Bears')).toBe('5/5');
    outAndIn(game, 'Grizzly Bears');
    expect(game.figures('Grizzly Bears')).toBe('2/2');
  });
});

describe('phasing in', () => {
  it('mtg-2003:502.15m it attacks at once, though it came into play in this turn', () => {
    const game = position2003([{ hand: ['Test Phaser', 'Unsummon'], battlefield: ['Test Gate', 'Island'] }, {}]).cast(
      0,
      'Test Phaser',
    );
    game.resolve();
    expect(game.the('Test Phaser').sick).toBe(true);
    expect(outAndIn(game, 'Test Phaser').the('Test Phaser').sick).toBe(false);
  });

  it('mtg-2003:502.15n what a spell aims at is its target still, once it is back before that resolves', () => {
    const mine = { hand: ['Test Growth', 'Unsummon'], battlefield: ['Grizzly Bears', 'Test Gate', 'Island'] };
    const game = position2003([mine, {}]).castAt(0, 'Test Growth', { card: 'Grizzly Bears' });
    outAndIn(game, 'Grizzly Bears').resolve();
    expect(game.figures('Grizzly Bears')).toBe('5/5');
  });

  it('mtg-2003:502.15d it does not come into play: nothing triggers on that', () => {
    const game = shifted({ battlefield: ['Grizzly Bears', 'Test Watcher'] });
    game.castAt(0, 'Test Shift', { card: 'Grizzly Bears' }).resolve().until({ turn: 5, step: 'upkeep' });
    expect([game.zones('Grizzly Bears'), game.life(0), game.view().stack]).toEqual([['battlefield'], 20, []]);
  });

  describe('several at once', () => {
    /** Both are phased out, and phase in together in this order, beside what else was in play. */
    const backInOrder = (...order: string[]): Play => {
      const game = position2003([
        { hand: ['Test Shift', 'Test Shift'], battlefield: ['Test Shrinker', 'Test Grower', 'Wall of Wood'] },
        {},
      ]);
      game.castAt(0, 'Test Shift', { card: 'Test Shrinker' }).resolve();
      game.castAt(0, 'Test Shift', { card: 'Test Grower' }).resolve();
      game.until({ kind: 'ORDER' });
      expect(game.decision()).toMatchObject({ seat: 0, rules: ['mtg-2003:502.15k'] });
      game.answer(0, { order: order.map((card) => ({ card })) });
      return game.until({ turn: 5, step: 'upkeep' });
    };

    it('mtg-2003:502.15k the active player says which of those that phase in is the older one', () => {
      expect(backInOrder('Test Shrinker', 'Test Grower').figures('Wall of Wood')).toBe('7/7');
      expect(backInOrder('Test Grower', 'Test Shrinker').figures('Wall of Wood')).toBe('1/1');
    });

    it('mtg-2003:502.15k what phases in is younger than what was in play', () => {
      const game = position2003([
        { hand: ['Test Shift'], battlefield: ['Test Shrinker', 'Wall of Wood', 'Test Grower'] },
        {},
      ]);
      expect(game.figures('Wall of Wood')).toBe('7/7');
      game.castAt(0, 'Test Shift', { card: 'Test Shrinker' }).resolve().until({ turn: 5, step: 'upkeep' });
      expect(game.figures('Wall of Wood')).toBe('1/1');
    });
  });
});
