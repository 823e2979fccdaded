/** Steps, phases and turns that are skipped (614.1b, 614.10). */
import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, continuous, gainLife, instant, rule, triggered } from './test-cards.js';

ownCards(
  instant('Test Famine', '{0}', { effects: [{ do: 'skipNext', what: 'draw', who: 'opponents' }] }),
  instant('Test Late Famine', '{0}', { effects: [{ do: 'skipNext', what: 'end', who: 'you' }] }),
  instant('Test Slumber', '{0}', { effects: [{ do: 'skipNext', what: 'turn', who: 'opponents' }] }),
  card('Test Drought', {
    cost: '{0}',
    type: 'Enchantment',
    abilities: [continuous({ players: 'all' }, [{ ...rule('skip'), what: 'draw' } as never])],
  }),
  card('Test Bell', {
    cost: '{0}',
    type: 'Artifact',
    abilities: [triggered({ on: 'step', player: 'you', match: { step: 'end' } }, { effects: [gainLife(1)] })],
  }),
  instant('Test Later', '{0}', {
    effects: [{ do: 'delayed', on: { on: 'step', match: { step: 'end' } }, effects: [gainLife(5)] }],
  }),
);

/** The cards that seat 1 draws in its next turns. */
const drawn = (game: Play, turns: number[]): number[] =>
  turns.map((turn) => {
    game.until({ turn, step: 'precombatMain' });
    return game.hand(1);
  });

describe('what is skipped', () => {
  it('mtg:614.1b a step that is skipped is replaced with nothing', () => {
    const game = magicPosition([{ hand: ['Test Famine'] }, {}])
      .cast(0, 'Test Famine')
      .resolve();
    expect(drawn(game, [4, 6])).toEqual([0, 1]);
    expect(game.happened('SKIPPED')).toHaveLength(1);
  });

  it('mtg:614.10 what has begun is skipped no more: the effect waits for the next', () => {
    const definitions = { hand: ['Test Late Famine'], battlefield: ['Test Bell'] };
    const game = magicPosition([definitions, {}]).until({ step: 'end' });
    expect(game.view().stack.map((s) => s.card)).toEqual(['Test Bell']);
    game.cast(0, 'Test Late Famine').resolveAll();
    expect(game.life(0)).toBe(21);
    game.until({ turn: 7, step: 'precombatMain' });
    expect(game.life(0)).toBe(21);
    game.until({ turn: 8, step: 'precombatMain' });
    expect(game.life(0)).toBe(22);
  });

  it('mtg:614.10a two effects that skip the next one skip the next two', () => {
    const game = magicPosition([{ hand: ['Test Famine', 'Test Famine'] }, {}])
      .cast(0, 'Test Famine')
      .resolve();
    game.cast(0, 'Test Famine').resolve();
    expect(drawn(game, [4, 6, 8])).toEqual([0, 0, 1]);
  });

  it('mtg:614.10a what waits for the next step of a kind waits for one that isn’t skipped', () => {
    const game = magicPosition([{ hand: ['Test Late Famine', 'Test Later'] }, {}])
      .cast(0, 'Test Late Famine')
      .resolve();
    game.cast(0, 'Test Later').resolve();
    game.until({ turn: 4, step: 'precombatMain' });
    expect(game.life(0)).toBe(20);
    game.until({ turn: 5, step: 'precombatMain' });
    expect(game.life(0)).toBe(25);
  });

  it('mtg:614.10a an effect that skips each of them leaves one that skips the next for later', () => {
    const game = magicPosition([{ hand: ['Test Famine'], battlefield: ['Test Drought'] }, {}])
      .cast(0, 'Test Famine')
      .resolve();
    game.until({ turn: 4, step: 'precombatMain' });
    expect([game.hand(1), game.happened('SKIPPED').length]).toEqual([0, 0]);
  });

  it('mtg:614.10 a turn is skipped whole', () => {
    const game = magicPosition([{ hand: ['Test Slumber'] }, {}])
      .cast(0, 'Test Slumber')
      .resolve();
    game.until({ turn: 4, step: 'precombatMain' });
    expect(game.view().turn.active).toBe(0);
  });
});
