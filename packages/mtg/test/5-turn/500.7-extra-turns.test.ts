import { magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { instant } from '../../src/language/builders.js';
import { turnCards } from './test-cards.js';

ownCards(
  ...turnCards,
  instant('Test Onslaught', '{0}', {
    effects: [
      {
        do: 'if',
        if: { during: ['precombatMain', 'postcombatMain'] },
        then: [{ do: 'extraPhases', phases: ['combat', 'main'] }],
      },
    ],
  }),
);

const turns = (game: Play): unknown[] => game.happened('TURN_BEGAN').map((e) => e.active);
const phases = (game: Play, turn: number): unknown[] =>
  game
    .happened('STEP_BEGAN')
    .filter((e) => e.turn === turn)
    .map((e) => e.step);

describe('extra turns and phases (500.7, 500.8)', () => {
  it('mtg:500.7 mtg-2003:300.6 an extra turn follows this one, and then the turns go on in their order', () => {
    const game = magicPosition([{ hand: ['Test Time'] }, {}])
      .cast(0, 'Test Time')
      .resolve()
      .until({ turn: 6 });
    expect(turns(game)).toEqual([0, 1, 0]);
  });

  it('mtg:500.7 an extra turn taken out of turn leaves the order as it was', () => {
    const game = magicPosition([{}, { hand: ['Test Time'] }])
      .pass()
      .cast(1, 'Test Time')
      .resolve()
      .until({ turn: 6 });
    expect(turns(game)).toEqual([1, 1, 0]);
  });

  it('mtg:500.7 of several extra turns the most recently created is taken first', () => {
    const game = magicPosition([{ hand: ['Test Gift'] }, {}])
      .cast(0, 'Test Gift')
      .resolve()
      .until({ turn: 7 });
    // Created in turn order, one at a time: player 1's last, so it comes first.
    expect(turns(game)).toEqual([1, 0, 1, 0]);
  });

  it('mtg:500.8 extra phases come directly after the present one', () => {
    const game = magicPosition([{ hand: ['Test Assault'], battlefield: ['Sun Sentinel'] }, {}])
      .cast(0, 'Test Assault')
      .resolve();
    game.until({ kind: 'ATTACKERS' }).attack(0, 'Sun Sentinel').until({ step: 'postcombatMain' });
    game.pass().pass();
    expect(game.until({ kind: 'ATTACKERS' }).view().turn).toMatchObject({ number: 3, phase: 'combat' });
    game.attack(0, 'Sun Sentinel').until({ turn: 4 });
    expect(game.life(1)).toBe(16);
    expect(phases(game, 3).filter((s) => s === 'beginningOfCombat')).toHaveLength(2);
    expect(phases(game, 3).filter((s) => s === 'end')).toHaveLength(1);
  });

  it('mtg:500.8 what is added after a main phase is added where one goes on, and nowhere else', () => {
    const combats = (when: 'precombatMain' | 'beginningOfCombat' | 'postcombatMain'): number => {
      const game = magicPosition([{ hand: ['Test Onslaught'] }, {}]).until({ step: when });
      game.cast(0, 'Test Onslaught').resolve().until({ turn: 4 });
      return phases(game, 3).filter((s) => s === 'beginningOfCombat').length;
    };
    expect([combats('precombatMain'), combats('beginningOfCombat'), combats('postcombatMain')]).toEqual([2, 1, 2]);
  });

  it('mtg:505.1a a main phase after an extra combat phase is a postcombat one', () => {
    const game = magicPosition([{ hand: ['Test Assault'] }, {}])
      .cast(0, 'Test Assault')
      .resolve()
      .until({ step: 'endOfCombat' })
      .pass()
      .pass();
    expect(game.view().turn.phase).toBe('postcombatMain');
  });
});

describe('what is skipped (500.11)', () => {
  it('mtg:500.11 the next combat phase of a player is skipped whole, and only that one', () => {
    const game = magicPosition([{ hand: ['Test Hush'] }, {}])
      .cast(0, 'Test Hush')
      .resolve()
      .until({ turn: 7 });
    expect(phases(game, 4)).not.toContain('beginningOfCombat');
    expect(phases(game, 5)).toContain('beginningOfCombat');
    expect(phases(game, 6)).toContain('beginningOfCombat');
  });

  it('mtg:500.11 who skips the next draw step draws nothing then', () => {
    const game = magicPosition([{ hand: ['Test Famine'] }, {}])
      .cast(0, 'Test Famine')
      .resolve();
    expect(game.until({ turn: 4, step: 'precombatMain' }).hand(1)).toBe(0);
    expect(game.until({ turn: 6, step: 'precombatMain' }).hand(1)).toBe(1);
  });

  it('mtg:500.11 a skipped turn does not begin: the next player goes on', () => {
    const game = magicPosition([{ hand: ['Test Slumber'] }, {}])
      .cast(0, 'Test Slumber')
      .resolve()
      .until({ turn: 6 });
    expect(turns(game)).toEqual([0, 1, 0]);
  });

  it('mtg:500.11 while an effect says that untap steps are skipped, nothing untaps', () => {
    const game = magicPosition([{ battlefield: ['Test Stasis', { card: 'Forest', tapped: true }] }, {}], {
      turn: { number: 3, active: 0, step: 'untap' },
    });
    expect([game.view().turn.step, game.the('Forest').tapped]).toEqual(['upkeep', true]);
    expect(phases(game, 3)).toEqual(['upkeep']);
  });
});
