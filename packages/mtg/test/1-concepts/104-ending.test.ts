import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, draw, enters, gainLife, instant, loseLife, triggered } from '../../src/language/builders.js';

for (const definition of [
  instant('Test Triumph', '{0}', { effects: [{ do: 'win', who: 'you' }, gainLife(5)] }),
  instant('Test Defeat', '{0}', { effects: [{ do: 'lose', who: 'opponents' }] }),
  instant('Test Dip', '{0}', { effects: [loseLife(25, 'you'), gainLife(10)] }),
  instant('Test Fall', '{0}', { effects: [loseLife(25, 'you')] }),
  instant('Test Greed', '{0}', { effects: [draw(3)] }),
  instant('Test Venom', '{0}', { effects: [{ do: 'counters', what: 'opponents', kind: 'poison', amount: 1 }] }),
  card('Test Hope', { cost: '{0}', type: 'Enchantment', abilities: [triggered(enters, { effects: [gainLife(1)] })] }),
])
  ownCards(definition);

const concede = (game: Play, seat: number): Play => {
  const result = game.service.concede(game.state, seat);
  if (!result.ok) throw new Error(result.error.detail);
  game.state = result.value.state;
  return game;
};

describe('ending the game (104)', () => {
  it('mtg:104.1 mtg:104.2b an effect wins the game at once: nothing after it happens, nobody is asked again', () => {
    const game = magicPosition([{ hand: ['Test Triumph'] }, {}])
      .cast(0, 'Test Triumph')
      .resolve();
    expect([game.result(), game.decisions(), game.life(0)]).toMatchObject([{ kind: 'WIN', winners: [0] }, [], 20]);
    // Not even the spell itself has left the stack.
    expect(game.zones('Test Triumph')).toEqual(['stack']);
  });

  it('mtg:104.2a mtg:104.3a who concedes leaves at once and the other wins, also in the middle of a play', () => {
    const game = magicPosition([{ hand: ['Shock'], battlefield: ['Mountain'] }, {}]).cast(0, 'Shock');
    expect(game.decision().kind).toBe('TARGETS');
    expect(concede(game, 1).result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('mtg:104.3b mtg-2003:102.1 mtg:119.6 life of 0 or less loses only when next somebody would get priority', () => {
    const game = magicPosition([{ hand: ['Test Dip', 'Test Fall'] }, {}])
      .cast(0, 'Test Dip')
      .resolve();
    expect([game.result(), game.life(0)]).toEqual([null, 5]);
    game.cast(0, 'Test Fall').resolve();
    expect([game.result(), game.life(0)]).toMatchObject([{ kind: 'WIN', winners: [1] }, -20]);
  });

  it('mtg:104.3c mtg-2003:102.2 who must draw more than there is draws what is left, and then loses', () => {
    const game = magicPosition([{ hand: ['Test Greed'], library: lands(2, 'Forest') }, {}])
      .cast(0, 'Test Greed')
      .resolve();
    expect([game.result(), game.hand(0)]).toMatchObject([{ kind: 'WIN', winners: [1] }, 2]);
  });

  it('mtg:104.3d mtg-2003:102.8 ten poison counters lose, nine don’t', () => {
    const game = magicPosition([{ hand: ['Test Venom'] }, { counters: { poison: 9 } }]);
    expect(game.result()).toBeNull();
    expect(game.cast(0, 'Test Venom').resolve().result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });

  it('mtg:104.3e an effect makes a player lose', () => {
    const game = magicPosition([{ hand: ['Test Defeat'] }, {}])
      .cast(0, 'Test Defeat')
      .resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });
});
