import { describe, expect, it } from 'vitest';
import { PEAK, position } from '../support/position.js';

describe('who may act', () => {
  it('riftbound:312.1 only the player with priority acts', () => {
    const game = position([{}, { hand: ['Stupefy'], base: ['Noxus Hopeful'] }]);
    expect(game.refused(1, { choose: [{ kind: 'PLAY', card: 'Stupefy' }] }).code).toBe('NOT_YOUR_DECISION');
  });
  it('riftbound:312.2 priority comes with the main phase, with focus, and with one’s own item on the chain', () => {
    const game = position([{ base: ['Noxus Hopeful'], hand: ['Cleave'] }, {}]);
    expect(game.view().turn.priority).toBe(0);
    game.move(0, 'Noxus Hopeful', PEAK).pass();
    expect([game.focus, game.view().turn.priority]).toEqual([1, 1]);
    game.pass();
    expect(game.view().turn.priority).toBe(0);
  });
  it('riftbound:313.5 in a neutral state nobody has focus', () => {
    expect(position([{}, {}]).focus).toBe(null);
  });
  it('riftbound:305 with nothing to do in a phase it ends by itself, riftbound:304 and the turn player’s turn goes on', () => {
    const game = position([{}, {}], { turn: { step: 'awaken' } });
    expect(game.view().turn).toMatchObject({ phase: 'main', active: 0 });
    // And with what their player chooses not to do: the other one is not asked.
    const idle = position([{ base: ['Noxus Hopeful'] }, {}]).pass();
    expect(idle.view().turn).toMatchObject({ number: 4, active: 1 });
  });
  it('riftbound:303.2.a what happens to both at once is decided in turn order', () => {
    const game = position(
      [
        { hand: ['Cull the Weak'], base: ['Pouty Poro', 'Noxus Hopeful'] },
        { base: ['Honest Broker', 'Ashe, Focused'] },
      ],
      { turn: { active: 0 } },
    );
    game.play(0, 'Cull the Weak').pass().pass();
    expect(game.decisions()[0]).toMatchObject({ kind: 'KILL', seat: 0 });
  });
  it('riftbound:317.3 the next player becomes the turn player after the expiration step', () => {
    const game = position([{}, {}], { turn: { step: 'end' } });
    expect(game.view().turn).toMatchObject({ number: 4, active: 1 });
    const warped = position([{ hand: ['Time Warp'] }, {}])
      .play(0, 'Time Warp')
      .settle();
    const next = [4, 5].map((turn) => warped.until({ turn, step: 'main' }).view().turn.active);
    expect(next).toEqual([0, 1]);
  });
});
