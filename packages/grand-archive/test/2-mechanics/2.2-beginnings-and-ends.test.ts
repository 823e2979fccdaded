/** How phases begin and end where something waits, was done in them, or it is somebody's first turn (2.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, DRAW, play } from '../support/own-cards.js';
import { shuffledUp, some } from '../support/play.js';

const atMain = (name: string, player: string): JsonObject =>
  ally(name, { life: 9 }, { kind: 'triggered', on: { on: 'step', player, match: { step: 'main' } }, effects: [DRAW] });
const think = action('Think', { effects: [DRAW] });

describe('beginnings and ends of phases', () => {
  it('ga:2.2.5.1 what waits as the main phase begins leaves Opportunity to the turn player first, whoever controls it', () => {
    const definitions = [atMain('Early', 'you'), atMain('Envious', 'opponent'), think];
    const side = { field: ['Early', 'Envious'], hand: ['Think'] };
    for (const turn of [4, 5]) {
      const game = play(definitions, side, side).to('main', turn);
      const active = turn % 2 === 0 ? 1 : 0;
      expect([game.stack(), game.decision()]).toMatchObject([
        ['Envious', 'Early'],
        { kind: 'OPPORTUNITY', seat: active },
      ]);
      expect(game.offers()).toContain('ACTIVATE_CARD Think');
      expect(game.pass().decision().seat).toBe(1 - active);
      game.pass();
      expect([game.stack(), game.decision().seat, game.view().turn.phase]).toEqual([['Early'], active, 'main']);
      game.resolve();
      expect([game.decision().seat, game.view().turn.phase]).toEqual([active, 'main']);
    }
  });

  it('ga:2.2.6.1 the main phase lasts as long as its player wishes: through what resolves, and attacks', () => {
    const definitions = [think, ally('Wolf', { power: 2, life: 5 })];
    const game = play(definitions, { hand: ['Think', 'Think', ...some(1)], field: ['Wolf'] }, { hand: ['Think'] });
    game.activateCard(0, 'Think').resolve();
    expect([game.view().turn.phase, game.decision().seat]).toEqual(['main', 0]);
    game.declare(0, 'Wolf', 'Spirit of Fire').fight();
    expect([game.view().turn.phase, game.decision().seat]).toEqual(['main', 0]);
    // It passes, and somebody else acts: then it has not ended.
    game.pass().activateCard(1, 'Think').resolve();
    expect([game.view().turn.phase, game.decision().seat]).toEqual(['main', 0]);
    game.activateCard(0, 'Think').resolve();
    expect(game.pass().pass().view().turn).toMatchObject({ phase: 'end', active: 0, number: 3 });
  });

  it('ga:2.2.6.1 in the first turn of each player as well there is an end phase after the main phase', () => {
    const game = shuffledUp('ends');
    for (const turn of [1, 2, 3]) {
      expect(game.to('main', turn).pass().pass().view().turn).toMatchObject({ phase: 'end', number: turn });
      expect(game.decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: game.view().turn.active });
    }
  });
});
