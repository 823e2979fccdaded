/** Special actions that keywords give (116.2): when they may be taken, and that they use no stack. */
import { lands, magicPosition, ownCards } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { gainLife, instant } from '../../src/language/builders.js';

ownCards(instant('Test Sip', '{0}', { effects: [gainLife(1)] }));

const side = (card: string, land: string) => ({ hand: [card, 'Test Sip'], battlefield: lands(6, land) });
const offered = (game: ReturnType<typeof magicPosition>, kind = 'SPECIAL') =>
  game.decision().options.filter((o) => o.kind === kind).length;

describe('special actions that keywords give', () => {
  it('mtg:116.2f a card with suspend is exiled without the stack, but only when it could be cast', () => {
    const game = magicPosition([side('Durkwood Baloth', 'Forest'), side('Durkwood Baloth', 'Forest')]);
    game.cast(0, 'Test Sip');
    expect(offered(game)).toBe(0);
    game.resolve().choose(0, { kind: 'SPECIAL', card: 'Durkwood Baloth' });
    expect([game.view().stack, game.all('Durkwood Baloth', 'exile')]).toMatchObject([[], { length: 1 }]);
    expect([game.decision().seat, game.all('Forest').filter((f) => f.tapped).length]).toEqual([0, 1]);
    expect([game.pass().decision().seat, offered(game)]).toEqual([1, 0]);
  });

  it('mtg:116.2h a card with foretell is exiled face down for {2} at any time in one’s own turn, with things on the stack too', () => {
    const name = 'Behold the Multiverse';
    const game = magicPosition([side(name, 'Island'), side(name, 'Island')]).cast(0, 'Test Sip');
    game.choose(0, { kind: 'SPECIAL', card: name });
    expect([game.view().stack.length, game.the(name, 'exile').faceDown]).toEqual([1, true]);
    expect(game.all('Island').filter((land) => land.tapped)).toHaveLength(2);
    expect([game.pass().decision().seat, offered(game)]).toEqual([1, 0]);
  });

  it('mtg:116.2k a card with plot is exiled in one’s own turn, and only while the stack is empty', () => {
    const name = "Djinn of Fool's Fall";
    const game = magicPosition([side(name, 'Island'), side(name, 'Island')]).cast(0, 'Test Sip');
    expect(offered(game)).toBe(0);
    game.resolve().choose(0, { kind: 'SPECIAL', card: name });
    expect([game.view().stack, game.all(name, 'exile')]).toMatchObject([[], { length: 1 }]);
    expect([game.pass().decision().seat, offered(game)]).toEqual([1, 0]);
  });

  it('mtg:116.2b a face-down creature is turned up whenever its controller has priority, without the stack', () => {
    const hidden = { card: 'Abzan Guide', faceDown: true };
    const game = magicPosition([
      { hand: ['Test Sip'] },
      { battlefield: [hidden, ...lands(3, 'Plains'), ...lands(2, 'Forest'), ...lands(2, 'Swamp')] },
    ]);
    game.cast(0, 'Test Sip');
    expect(offered(game, 'TURN_FACE_UP')).toBe(0);
    game.pass().choose(1, { kind: 'TURN_FACE_UP' });
    expect([game.view().stack.length, game.figures('Abzan Guide'), game.decision().seat]).toEqual([1, '4/4', 1]);
  });

  it('mtg:117.1c some wait for an empty stack in a main phase, others only for priority', () => {
    const hidden = { card: 'Abzan Guide', faceDown: true };
    const game = magicPosition([
      {
        hand: ['Test Sip', 'Forest'],
        battlefield: [hidden, ...lands(3, 'Plains'), ...lands(2, 'Forest'), ...lands(2, 'Swamp')],
      },
      {},
    ]);
    expect([offered(game, 'TURN_FACE_UP'), offered(game, 'PLAY_LAND')]).toEqual([1, 1]);
    game.cast(0, 'Test Sip');
    expect([offered(game, 'TURN_FACE_UP'), offered(game, 'PLAY_LAND')]).toEqual([1, 0]);
    game.resolve().until({ step: 'end' });
    expect([offered(game, 'TURN_FACE_UP'), offered(game, 'PLAY_LAND')]).toEqual([1, 0]);
  });
});
