import { magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { artifact, continuous, planeswalker, token } from '../../src/language/builders.js';

void [artifact, continuous, planeswalker, token];

const one = (hand: string[], battlefield: (string | object)[] = [], more: object = {}): Play =>
  magicPosition([{ hand, battlefield: battlefield as string[], ...more }, {}]);

describe('priority (117)', () => {
  it('mtg:117.3a the active player has priority first in each step; none is given in the untap step', () => {
    const game = magicPosition([{}, {}], { turn: { number: 3, active: 1, step: 'untap' } });
    expect(game.decision()).toMatchObject({ kind: 'PRIORITY', seat: 1 });
    expect(game.view().turn.step).toBe('upkeep');
  });

  it('mtg:117.3d who passes has done nothing; mtg:608.1 mtg-2003:413.1 when all pass in a row the top of the stack resolves', () => {
    const game = one(['Shock'], ['Mountain']).cast(0, 'Shock', { player: 1 }).pass();
    expect([game.life(1), game.decision().seat]).toEqual([20, 1]);
    expect(game.pass().life(1)).toBe(18);
  });

  it('mtg:117.2c mtg:703.4d mtg:405.6e the card of the draw step is drawn before anybody has priority', () => {
    const game = magicPosition([{}, {}], { turn: { number: 3, step: 'upkeep' } });
    game.pass().pass();
    expect([game.view().turn.step, game.hand(0), game.decision().seat]).toEqual(['draw', 1, 0]);
  });

  it('mtg:117.2d mtg:405.6f a state-based action happens before anybody could respond', () => {
    const game = magicPosition([{ battlefield: [{ card: 'Grizzly Bears', damage: 2 }] }, {}]);
    expect([game.zones('Grizzly Bears'), game.view().stack]).toEqual([['graveyard'], []]);
  });

  it('mtg:117.2e nobody has priority while a spell resolves', () => {
    const game = one(['Opt'], ['Island']).cast(0, 'Opt').resolve();
    expect([game.decision().kind, game.view().turn.priority]).toEqual(['SCRY', null]);
  });

  it('mtg:116.2a a land goes from the hand to the battlefield mtg:116.1 without using the stack (mtg:117.1c)', () => {
    const game = one(['Plains']).choose(0, { kind: 'PLAY_LAND', card: 'Plains' });
    expect([game.zones('Plains'), game.view().stack, game.decision().seat]).toEqual([['battlefield'], [], 0]);
  });

  it('mtg:121.1 a card is drawn from the top of the library', () => {
    const game = one(['Opt'], ['Island'], { library: ['Shock', 'Murder'] })
      .cast(0, 'Opt')
      .resolve();
    game.answer(0, game.decision().default);
    expect(game.all('Shock', 'hand')).toHaveLength(1);
  });
});
