import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, play } from '../support/own-cards.js';
import { position, rai, some } from '../support/play.js';

const fireball = { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] };

describe('ending the game', () => {
  it('ga:1.4.3.1 a player whose champion has taken its life in damage loses, ga:1.1.2 and the opponent wins', () => {
    const game = position([fireball, { champion: { card: 'Spirit of Wind', damage: 14 } }]);
    game.activateCard(0, 'Ignite the Soul', { card: 'Spirit of Wind' }).resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
    expect(game.result()?.rules).toEqual(expect.arrayContaining(['ga:1.4.2.2', 'ga:1.4.3.1']));
  });

  it('ga:2.5.1.1.4 a player loses whose champion has as much damage marked as life, or more, and not with less', () => {
    const ends = (damage: number) => position([{ champion: { card: 'Spirit of Wind', damage } }, {}]).result();
    expect([ends(15)?.winners, ends(40)?.winners, ends(14)]).toEqual([[1], [1], null]);
    expect(ends(40)?.rules).toContain('ga:1.4.3.1');
  });

  it('ga:1.4.2.1 a champion with less damage than life is not defeated', () => {
    const game = position([fireball, { champion: { card: 'Spirit of Wind', damage: 13 } }]);
    game.activateCard(0, 'Ignite the Soul', { card: 'Spirit of Wind' }).resolve();
    expect(game.result()).toBeNull();
  });

  it('ga:1.4.3.3 a player who draws from an empty deck loses, ga:2.10.6 at once', () => {
    const game = position([{ field: ['Bauble of Abundance'] }, { mainDeck: [] }]);
    game.use(0, 'Bauble of Abundance').resolve();
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [0] });
    expect(game.result()?.reason).toContain('deck');
  });

  it('ga:1.4.3.3 drawing the last card is no attempt to draw another one', () => {
    const game = position([{ field: ['Bauble of Abundance'], mainDeck: ['Fireball'] }, { mainDeck: ['Blitz Mage'] }]);
    game.use(0, 'Bauble of Abundance').resolve();
    expect([game.result(), game.zones('Fireball'), game.count(0, 'mainDeck')]).toEqual([null, ['hand'], 0]);
  });

  it('ga:1.4.2.3 a player wins of whom an effect says so, ga:1.4.3.4 and loses in the same way', () => {
    const ends = (effect: JsonObject) =>
      play([action('Decree', { effects: [effect] })], { hand: ['Decree'] }, {})
        .activateCard(0, 'Decree')
        .resolve()
        .result();
    expect(ends({ do: 'win', who: 'you' })).toMatchObject({ kind: 'WIN', winners: [0], rules: ['ga:1.4.2.3'] });
    expect(ends({ do: 'lose', who: 'you' })).toMatchObject({ kind: 'WIN', winners: [1] });
    expect(ends({ do: 'lose', who: 'you' })?.rules).toContain('ga:1.4.3.4');
  });

  it('ga:1.4.4.2 when both lose at one moment the game is drawn, ga:1.1.2.1 nobody wins', () => {
    const game = position([{ field: ['Bauble of Abundance'], mainDeck: [] }, { mainDeck: [] }]);
    game.use(0, 'Bauble of Abundance').resolve();
    expect(game.result()).toMatchObject({ kind: 'DRAW', winners: [] });
  });

  it('ga:1.4.3.2 a player without any champion has not lost before the first one was placed', () => {
    const game = position([{}, { champion: null }]);
    expect(game.result()).toBeNull();
    expect(game.view().players[1]).toMatchObject({ champion: null });
  });

  it('ga:1.4.3.5 a player may concede, ga:2.11.7.3.1 at any moment, ga:2.11.7.3.2 even without Opportunity', () => {
    const game = position([{}, {}]);
    expect([game.decision().kind, game.decision().seat]).toEqual(['OPPORTUNITY', 0]);
    for (const seat of [0, 1]) {
      const conceded = grandArchive.concede(game.state, seat);
      if (!conceded.ok) throw new Error('refused');
      const view = grandArchive.view(conceded.value.state, 'judge');
      // ga:2.11.7.3.1.1
      expect(view.result).toMatchObject({ kind: 'WIN', winners: [1 - seat] });
    }
  });

  it('ga:2.11.7.3.1 also while something waits to resolve, in a fight, or with a question to answer', () => {
    const moments = [
      position([{ hand: ['Favorable Winds', ...some(1)] }, {}]).activateCard(0, 'Favorable Winds'),
      position([{ field: ['Blitz Mage'] }, {}]).declare(0, 'Blitz Mage', 'Spirit of Fire'),
      position([{ field: ['Blitz Mage'] }, { field: ['Esteemed Knight'] }]).choose(0, { kind: 'ATTACK' }),
      position([{ materialDeck: ['Sword of Seeking'] }, {}], { turn: { step: 'materialize' } }),
    ];
    for (const { state } of moments)
      for (const seat of [0, 1]) {
        const conceded = grandArchive.concede(state, seat);
        const result = conceded.ok ? grandArchive.view(conceded.value.state, 'judge').result : null;
        expect(result).toMatchObject({ kind: 'WIN', winners: [1 - seat] });
      }
  });

  it('ga:2.11.7.3.1.1 with two players the other one wins as soon as one concedes; ga:1.4.1 then the game is over', () => {
    const conceded = grandArchive.concede(position([{}, {}]).state, 1);
    if (!conceded.ok) throw new Error('refused');
    const { state } = conceded.value;
    expect(grandArchive.view(state, 'judge').result).toMatchObject({ kind: 'WIN', winners: [0] });
    expect(grandArchive.decisions(state, 'judge')).toEqual([]);
    expect(grandArchive.submit(state, [{ seat: 0, choose: [{ kind: 'PASS' }] }]).ok).toBe(false);
  });

  it('ga:1.4.3.1 a player loses in their own turn as in others, and for that reason', () => {
    for (const active of [0, 1]) {
      const champion = { card: 'Spirit of Wind', damage: 15 };
      const result = position([{ champion }, {}], { turn: { active } }).result();
      expect(result).toMatchObject({ kind: 'WIN', winners: [1] });
      expect(result?.rules).toContain('ga:1.4.3.1');
    }
  });
});
