/** Targets that are changed, or chosen anew (115.7). */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  anyTarget,
  creature,
  creatureCard,
  damage,
  destroy,
  gainLife,
  instant,
  mana,
  t,
  target,
  triggered,
} from '../../src/language/builders.js';

const aimed = (name: string, more: { to?: 'self'; anew?: true }, single = false) =>
  instant(name, '{0}', {
    targets: [target([{ zone: 'stack' }, ...(single ? [{ is: 'singleTarget' }] : [])])],
    effects: [{ do: 'changeTargets', what: t(0), ...more }],
  });

ownCards(
  creatureCard(
    'Test Lure',
    '{1}',
    'Horror',
    '0/4',
    activated([mana('{0}')], {
      targets: [target([{ zone: 'stack' }])],
      effects: [{ do: 'changeTargets', what: t(0), to: 'self' }],
    }),
    triggered({ on: 'target', object: 'self' }, { effects: [gainLife(1)] }),
  ),
  instant('Test Bolt', '{0}', { targets: [target(anyTarget)], effects: [damage(2, t(0))] }),
  instant('Test Doom', '{0}', {
    targets: [target([...[creature].flat(), { has: ['colors', 'G'] }])],
    effects: [destroy(t(0))],
  }),
  instant('Test Fork', '{0}', {
    targets: [target(creature), target(creature, { notIn: [0] })],
    effects: [damage(1, t(0)), damage(3, t(1))],
  }),
  instant('Test Twice', '{0}', {
    targets: [target(creature), target(creature)],
    effects: [damage(1, t(0)), damage(3, t(1))],
  }),
  instant('Test Spray', '{0}', { targets: [target(creature, { min: 1, max: 2 })], effects: [damage(1, t(0))] }),
  aimed('Test Bend', {}, true),
  aimed('Test Redirect', { anew: true }),
);

const lure = { battlefield: ['Test Lure', 'Memnite', 'Grizzly Bears'] };

describe('a target that is changed', () => {
  it('mtg:115.7b becomes what the effect says, and that has become a target', () => {
    const game = magicPosition([{ hand: ['Test Bolt'], battlefield: lands(1, 'Plains') }, lure]);
    game.cast(0, 'Test Bolt', { card: 'Memnite' }).pass().activate(1, 'Test Lure').resolve();
    game.resolve();
    expect(game.life(1)).toBe(21);
    game.resolve();
    expect([game.zones('Memnite'), game.the('Test Lure').damage]).toEqual([['battlefield'], 2]);
  });

  it('mtg:115.7a mtg-2003:415.2 stays what it is where the other one is no legal target', () => {
    const game = magicPosition([{ hand: ['Test Doom'] }, lure]);
    game.cast(0, 'Test Doom').pass().activate(1, 'Test Lure').resolveAll();
    expect([game.zones('Grizzly Bears'), game.zones('Test Lure')]).toEqual([['graveyard'], ['battlefield']]);
  });

  it('mtg:115.7b is one of several, as its player chooses', () => {
    const game = magicPosition([{ hand: ['Test Fork'] }, lure]);
    game.cast(0, 'Test Fork', { card: 'Memnite' }, { card: 'Grizzly Bears' }).pass().activate(1, 'Test Lure').resolve();
    expect(game.decision()).toMatchObject({ kind: 'CHANGED_TARGET', seat: 1 });
    game.choose(1, { card: 'Grizzly Bears' }).resolveAll();
    expect([game.the('Test Lure').damage, game.zones('Grizzly Bears'), game.zones('Memnite')]).toEqual([
      3,
      ['battlefield'],
      ['graveyard'],
    ]);
  });

  it('mtg:115.7a is another one than before where it must change', () => {
    const game = magicPosition([{ hand: ['Test Bolt'] }, { hand: ['Test Bend'] }]);
    game.cast(0, 'Test Bolt', { player: 1 }).pass().cast(1, 'Test Bend').resolve().resolve();
    expect([game.life(0), game.life(1)]).toEqual([18, 20]);
  });

  it('mtg:115.9a is the only one of what has a single target', () => {
    const game = magicPosition([{ hand: ['Test Fork'] }, { hand: ['Test Bend'], ...lure }]);
    game.cast(0, 'Test Fork', { card: 'Memnite' }, { card: 'Grizzly Bears' }).pass();
    expect(game.decision().options.some((o) => o.card === 'Test Bend')).toBe(false);
  });

  it('mtg:115.9a each time that something was chosen counts: the same one twice, and two in one clause', () => {
    const bends = (spell: string, ...targets: string[]): boolean => {
      const game = magicPosition([{ hand: [spell] }, { hand: ['Test Bend'], ...lure }]);
      game.choose(0, { kind: 'CAST', card: spell });
      if (spell === 'Test Spray')
        game.choose(
          0,
          targets.map((card) => ({ card })),
        );
      else for (const card of targets) game.choose(0, { card });
      game.pass();
      return game.decision().options.some((o) => o.card === 'Test Bend');
    };
    expect(bends('Test Twice', 'Memnite', 'Memnite')).toBe(false);
    expect(bends('Test Spray', 'Memnite', 'Grizzly Bears')).toBe(false);
    expect(bends('Test Spray', 'Memnite')).toBe(true);
  });
});

describe('targets that are chosen anew', () => {
  it('mtg:115.7d may stay what they are', () => {
    const after = (player: number) => {
      const game = magicPosition([{ hand: ['Test Bolt'] }, { hand: ['Test Redirect'] }]);
      game.cast(0, 'Test Bolt', { player: 1 }).pass().cast(1, 'Test Redirect').resolve();
      game.choose(1, { player }).resolve();
      return [game.life(0), game.life(1)];
    };
    expect([after(0), after(1)]).toEqual([
      [18, 20],
      [20, 18],
    ]);
  });
});
