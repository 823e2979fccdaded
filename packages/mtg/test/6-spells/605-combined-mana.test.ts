/** Mana in any combination (106.1b). */
import { magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { instant } from './test-cards.js';

const EACH = ['{W}', '{U}', '{B}', '{R}', '{G}'];
ownCards(
  instant('Test Revel', '{0}', {
    effects: [
      { do: 'addMana', choices: ['{R}', '{G}'], times: { count: [{ has: ['types', 'Creature'] }] }, combined: true },
    ],
  }),
  instant('Test Rainbow', '{0}', { effects: [{ do: 'addMana', choices: EACH, times: 3, combined: true }] }),
);
const mana = (game: ReturnType<typeof magicPosition>) => game.view().players[0]?.resources;

describe('mana in any combination', () => {
  it('mtg:106.1b of two kinds, as much of each as its player chooses', () => {
    const game = magicPosition([{ hand: ['Test Revel'], battlefield: ['Memnite', 'Memnite', 'Memnite'] }, {}])
      .cast(0, 'Test Revel')
      .resolve();
    expect(game.decision().options.map(({ label }) => label)).toEqual([
      '{R}{R}{R}',
      '{R}{R}{G}',
      '{R}{G}{G}',
      '{G}{G}{G}',
    ]);
    expect(mana(game.choose(0, { value: 'RGG' }))).toEqual({ mana: { R: 1, G: 2 } });
    const none = magicPosition([{ hand: ['Test Revel'] }, {}])
      .cast(0, 'Test Revel')
      .resolve();
    expect([none.waiting(), mana(none)]).toEqual([true, { mana: {} }]);
  });

  it('mtg:106.1b of five kinds one after another', () => {
    const game = magicPosition([{ hand: ['Test Rainbow'] }, {}])
      .cast(0, 'Test Rainbow')
      .resolve();
    const done = game.choose(0, { value: 'W' }).choose(0, { value: 'BG' });
    expect(mana(done)).toEqual({ mana: { W: 1, B: 1, G: 1 } });
  });
});
