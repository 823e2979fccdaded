/** Permanents that are phased out until something happens (610.4). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { activated, creature, creatureCard, destroy, enters, instant, t, target, triggered } from './test-cards.js';

const away = {
  targets: [target(creature)],
  effects: [{ do: 'phaseOut' as const, what: t(0), keep: 'untilLeaves' as const }],
};

ownCards(
  creatureCard('Test Cub', '{0}', 'Bear', '2/2'),
  creatureCard('Test Elf', '{0}', 'Elf', '1/1'),
  creatureCard('Test Oubliette', '{0}', 'Wall', '0/4', triggered(enters, away)),
  creatureCard('Test Door', '{0}', 'Wall', '0/4', activated([], away)),
  instant('Test Kill', '{0}', { targets: [target(creature)], effects: [destroy(t(0))] }),
  instant('Test Wrath', '{0}', {
    effects: [
      {
        do: 'move',
        what: { each: [{ zone: 'battlefield' }, { has: ['subtypes', 'Wall'] }] },
        to: 'graveyard',
        cause: 'destroy',
      },
    ],
  }),
  instant('Test Away', '{0}', { targets: [target(creature)], effects: [{ do: 'phaseOut', what: t(0) }] }),
);

const isOut = (game: ReturnType<typeof magicPosition>, card: string) => game.the(card).phasedOut === true;
const shut = (hand: string[] = ['Test Kill']) =>
  magicPosition([{ hand: ['Test Oubliette', ...hand] }, { battlefield: ['Test Cub'] }])
    .cast(0, 'Test Oubliette')
    .resolve()
    .choose(0, { card: 'Test Cub' })
    .resolve();

describe('what is phased out until something happens', () => {
  it('mtg:610.4 it phases in at once as that happens, without the stack', () => {
    const game = shut();
    expect(isOut(game, 'Test Cub')).toBe(true);
    game.castAt(0, 'Test Kill', { card: 'Test Oubliette' }).resolve();
    expect([isOut(game, 'Test Cub'), game.view().stack.length]).toEqual([false, 0]);
  });

  it('mtg:610.4a it does not phase in as its controller untaps', () => {
    const game = shut().until({ turn: 4, step: 'upkeep' });
    expect(isOut(game, 'Test Cub')).toBe(true);
    game.until({ turn: 6, step: 'upkeep' });
    expect(isOut(game, 'Test Cub')).toBe(true);
  });

  it('mtg:610.4b an activated ability whose source has gone does nothing', () => {
    const game = magicPosition([{ hand: ['Test Kill'], battlefield: ['Test Door'] }, { battlefield: ['Test Cub'] }]);
    game.activate(0, 'Test Door', { card: 'Test Cub' }).cast(0, 'Test Kill', { card: 'Test Door' }).resolve().resolve();
    expect(isOut(game, 'Test Cub')).toBe(false);
  });

  it('mtg:610.4c nor does a triggered one', () => {
    const game = magicPosition([{ hand: ['Test Oubliette', 'Test Kill'] }, { battlefield: ['Test Cub'] }])
      .cast(0, 'Test Oubliette')
      .resolve()
      .choose(0, { card: 'Test Cub' });
    game.cast(0, 'Test Kill', { card: 'Test Oubliette' }).resolve().resolve();
    expect(isOut(game, 'Test Cub')).toBe(false);
  });

  it('mtg:610.4d what several kept phases in at the same time', () => {
    const game = magicPosition([
      { hand: ['Test Wrath'], battlefield: ['Test Door', 'Test Door'] },
      { battlefield: ['Test Cub', 'Test Elf'] },
    ]);
    const [one, other] = game.all('Test Door').map(({ id }) => id);
    game.choose(0, { kind: 'ACTIVATE', object: String(one) }, { card: 'Test Cub' }).resolve();
    game.choose(0, { kind: 'ACTIVATE', object: String(other) }, { card: 'Test Elf' }).resolve();
    expect([isOut(game, 'Test Cub'), isOut(game, 'Test Elf')]).toEqual([true, true]);
    game.cast(0, 'Test Wrath').resolve();
    expect([isOut(game, 'Test Cub'), isOut(game, 'Test Elf')]).toEqual([false, false]);
  });
});
