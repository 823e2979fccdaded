import { describe, expect, it } from 'vitest';
import { position } from '../support/position.js';

describe('the end of the game', () => {
  it('riftbound:196 when a player has won nobody may do anything', () => {
    const game = position([{ points: 8 }, {}]);
    expect(game.decisions()).toEqual([]);
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
  });
  it('riftbound:650 a player concedes at any time, riftbound:651 also while the other decides', () => {
    const game = position([{}, {}]);
    const after = game.service.concede(game.state, 1);
    expect(after.ok && after.value.state.result).toMatchObject({ kind: 'WIN', winners: [0] });
    expect(after.ok && after.value.events.map((e) => e.type)).toEqual(['CONCEDED', 'PLAYER_LOST', 'GAME_ENDED']);
  });
});
