/** Cards that let a player control another one. */
import { lands, magicPosition, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';

const position = (me: Parameters<typeof magicPosition>[0][0]) => magicPosition([me, {}]);
const turnOf = (turn: number, game: Play, step = 'precombatMain') => game.until({ turn, step });
const asked = (game: Play) => game.decisions().map((d) => [d.seat, d.for]);

describe('cards that control players', () => {
  it('Mindslaver (mtg:723.1) controls whom it was aimed at', () => {
    const game = position({ battlefield: ['Mindslaver', ...lands(4, 'Forest')] });
    game.activate(0, 'Mindslaver', { player: 1 }).resolve();
    expect(game.zones('Mindslaver')).toEqual(['graveyard']);
    expect(asked(turnOf(4, game))).toEqual([[0, 1]]);
  });

  it('Worst Fears (mtg:723.1) controls a player, and is exiled', () => {
    const game = position({ hand: ['Worst Fears'], battlefield: lands(8, 'Swamp') });
    game.cast(0, 'Worst Fears', { player: 1 }).resolve();
    expect([game.zones('Worst Fears'), asked(turnOf(4, game))]).toEqual([['exile'], [[0, 1]]]);
  });

  it('Sorin Markov (mtg:723.1) takes a life total to ten, or controls a player', () => {
    const sorin = { card: 'Sorin Markov', counters: { loyalty: 8 } };
    const lower = position({ battlefield: [sorin] }).choose(0, { kind: 'ACTIVATE', loyalty: '-3' });
    expect(lower.resolve().life(1)).toBe(10);
    const game = position({ battlefield: [sorin] }).choose(0, { kind: 'ACTIVATE', loyalty: '-7' }, { player: 1 });
    expect(asked(turnOf(4, game.resolve()))).toEqual([[0, 1]]);
    const drained = position({ battlefield: [sorin] }).choose(0, { kind: 'ACTIVATE', loyalty: '+2' }, { player: 1 });
    expect([drained.resolve().life(1), drained.life(0)]).toEqual([18, 22]);
  });

  it('Emrakul, the Promised End (mtg:723.1) controls an opponent’s next turn, after which they take another', () => {
    const graveyard = ['Grizzly Bears', 'Shock', 'Mountain'];
    const game = position({ hand: ['Emrakul, the Promised End'], graveyard, battlefield: lands(10, 'Wastes') });
    game.cast(0, 'Emrakul, the Promised End').resolveAll();
    expect(asked(turnOf(4, game, 'upkeep'))).toEqual([[0, 1]]);
    turnOf(5, game, 'upkeep');
    expect([game.view().turn.active, asked(game)]).toEqual([1, [[1, undefined]]]);
    expect(turnOf(6, game, 'upkeep').view().turn.active).toBe(0);
  });
});
