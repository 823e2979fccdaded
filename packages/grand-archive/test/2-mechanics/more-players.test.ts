/** What only three players can show: whose turn is next, who acts next, and who attacks and defends. */
import { describe, expect, it } from 'vitest';
import { ally } from '../support/own-cards.js';
import { newGame, some } from '../support/play.js';
import { table } from '../support/table.js';

const three = (...players: object[]) => table([players[0] ?? {}, players[1] ?? {}, players[2] ?? {}]);

describe('three players', () => {
  it('ga:1.2.3 after each turn the next player in turn order is turn player, ga:2.2.6.4.3 in a turn of their own', () => {
    const game = three();
    const active = [4, 5, 6].map((turn) => game.to('main', turn).view().turn.active);
    expect(active).toEqual([1, 2, 0]);
  });

  it('ga:2.2.5.5 Opportunity goes around in turn order, ga:2.8.2.1.3 from whoever passes to the next player', () => {
    const game = three({ hand: ['Favorable Winds', ...some(1)] });
    const asked = () => [0, 1, 2].map(() => [game.decision().seat, game.pass()][0]);
    game.activateCard(0, 'Favorable Winds');
    expect([asked(), game.stack(), asked(), game.view().turn.phase]).toEqual([[0, 1, 2], [], [0, 1, 2], 'end']);
  });

  it('ga:2.1.9.3.1 triggers go on the Effects Stack in turn order, beginning with the turn player', () => {
    const owl = ally('Owl', {}, { kind: 'triggered', on: { on: 'step', match: { step: 'end' } }, effects: [] });
    const game = table([{ field: ['Owl'] }, { field: ['Owl'] }, { field: ['Owl'] }], { definitions: [owl] });
    expect(
      game
        .to('end')
        .view()
        .stack.map((s) => s.controller),
    ).toEqual([2, 1, 0]);
  });

  it('ga:2.6.1 units of every opponent are attacked, ga:2.6.4 and whose unit it is defends', () => {
    const start = () => three({ field: ['Blitz Mage'] }, { field: ['Esteemed Knight'] }, { field: ['Banner Knight'] });
    expect(start().choose(0, { kind: 'ATTACK' }).choices().sort()).toEqual(
      ['Banner Knight', 'Esteemed Knight', 'Spirit of Fire', 'Spirit of Fire'].sort(),
    );
    expect(start().declare(0, 'Blitz Mage', 'Banner Knight').combat().defending).toBe(2);
    expect(start().declare(0, 'Blitz Mage', 'Esteemed Knight').combat().defending).toBe(1);
  });

  it('ga:1.3.5.1 each of them places a champion as their first turn begins', () => {
    const game = newGame('three', ['lorraine', 'rai', 'lorraine']).resolve().to('main', 3);
    expect([0, 1, 2].map((seat) => game.champion(seat).level)).toEqual([0, 0, 0]);
  });
});
