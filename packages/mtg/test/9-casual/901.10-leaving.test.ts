/** Planes whose players leave the game, and planes of teams (901.10, 901.12, 901.15). */
import { describe, expect, it } from 'vitest';
import { leave } from '../8-multiplayer/table.js';
import { passAll } from '../8-multiplayer/teams.js';
import { controller, deck, faceUp, offered, planechase, roll } from './planes.js';

describe('players who leave', () => {
  it('mtg:800.4p the next player becomes the planar controller first, and mtg:311.5 remains it for the rest of the turn', () => {
    const g = planechase([{}, {}, {}, { faceUp: ['Naar Isle'] }]);
    leave(g, 0);
    expect([controller(g), g.the('Naar Isle', 'command').controller]).toEqual([1, 1]);
    g.until({ turn: 6, step: 'end' });
    expect(controller(g)).toBe(1);
    leave(g, 1);
    expect([controller(g), g.result()]).toEqual([2, null]);
    g.until({ turn: 8, step: 'draw' });
    expect([controller(g), g.the('Naar Isle', 'command').controller]).toEqual([3, 3]);
  });

  it('mtg:901.10 their planes go with them, and the planar controller turns up the next card at once', () => {
    const g = planechase([{ faceUp: ['Sanctum of Serra'] }, { planes: ['Panopticon', 'Shiv'] }, {}]);
    leave(g, 0);
    expect([faceUp(g), controller(g), deck(g, 0), deck(g, 1)]).toEqual([['Panopticon'], 1, [], ['Shiv']]);
    expect(g.happened('PLANESWALKED')).toMatchObject([{ seat: 1, away: [{ card: 'Sanctum of Serra' }] }]);
    // Others’ planes stay.
    const other = planechase([{ faceUp: ['Krosa'] }, {}, {}]);
    expect(faceUp(leave(other, 1))).toEqual(['Krosa']);
  });

  it('mtg:901.10a a planeswalking ability on the stack ceases to exist with the plane', () => {
    const g = roll(planechase([{}, { faceUp: ['Krosa'] }, {}], ['planeswalker']));
    expect(g.view().stack).toHaveLength(1);
    leave(g, 1);
    expect([g.view().stack, faceUp(g)]).toEqual([[], ['Akoum']]);
    // What belongs to somebody who stays goes on.
    const other = roll(planechase([{ faceUp: ['Krosa'] }, {}, {}], ['planeswalker']));
    expect(leave(other, 2).view().stack).toHaveLength(1);
  });

  it('mtg:901.10b abilities of their phenomena stay, and the new planar controller has them', () => {
    const g = planechase(
      [{ faceUp: ['Krosa'], planes: ['Mutual Epiphany'] }, { planes: ['Shiv', 'Gavony'] }, {}],
      ['planeswalker'],
    );
    roll(g).resolve();
    leave(g, 0);
    expect(g.view().stack).toMatchObject([{ card: 'Mutual Epiphany', controller: 1 }]);
    expect(faceUp(g)).toEqual(['Shiv']);
    g.resolve();
    expect([g.hand(1), g.hand(2)]).toEqual([4, 4]);
  });
});

describe('teams', () => {
  const giants = (players: object[], ...rolls: Parameters<typeof planechase>[1] & {}) =>
    planechase(
      [0, 1, 2, 3].map((seat) => players[seat] ?? {}),
      rolls,
      { format: 'two-headed-planechase' },
    );

  it('mtg:901.12a each of their players has a planar deck', () => {
    const walkers = [{ faceUp: ['Krosa'], planes: ['Shiv'] }, { planes: ['Tazeem'] }, { planes: ['Gavony'] }, {}];
    const g = giants(walkers, 'planeswalker');
    expect([deck(g, 0), deck(g, 1), deck(g, 2)]).toEqual([['Shiv'], ['Tazeem'], ['Gavony']]);
    roll(g.until({ turn: 6, step: 'precombatMain' }), 2);
    passAll(passAll(g));
    expect([faceUp(g), deck(g, 0), deck(g, 2)]).toEqual([['Gavony'], ['Shiv', 'Krosa'], []]);
  });

  it('mtg:901.12 the team walks as one by the deck of its primary player, also where the other one rolls', () => {
    const walkers = [{ faceUp: ['Krosa'] }, { planes: ['Tazeem'] }, { planes: ['Gavony'] }, { planes: ['Shiv'] }];
    const g = giants(walkers, 'planeswalker');
    roll(g.until({ turn: 6, step: 'precombatMain' }), 3);
    passAll(passAll(g));
    expect([faceUp(g), deck(g, 2), deck(g, 3)]).toEqual([['Gavony'], [], ['Shiv']]);
  });

  it('mtg:901.12b the primary player of the active team is the planar controller, or of the next team', () => {
    const g = giants([{ faceUp: ['Krosa'] }]);
    expect(controller(g)).toBe(0);
    g.until({ turn: 6, step: 'upkeep' });
    expect(controller(g)).toBe(2);
  });

  it('mtg:901.12d each of the active team may roll, and pays for their own rolls', () => {
    const g = giants([{ faceUp: ['Krosa'], battlefield: ['Plains'] }, { battlefield: ['Plains'] }], 'blank', 'blank');
    roll(g, 0);
    const options = (seat: number) =>
      g
        .decisions()
        .find((one) => one.seat === seat)
        ?.options.find(({ kind }) => kind === 'PLANAR_DIE')?.label;
    expect([options(0), options(1)]).toEqual(['Roll the planar die ({1})', 'Roll the planar die']);
    roll(g, 1);
    expect(g.happened('PLANAR_DIE_ROLLED').map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('one planar deck for all', () => {
  const one = (players: object[], ...rolls: Parameters<typeof planechase>[1] & {}) =>
    planechase(players, rolls, { format: 'planechase-one-deck' });
  const all = { planes: ['Shiv', 'Tazeem', 'Gavony'], faceUp: ['Krosa'] };

  it('mtg:901.15c whoever planeswalks does so by the one deck', () => {
    const g = one([all, { planes: [] }], 'planeswalker', 'planeswalker');
    roll(g).resolve();
    expect([faceUp(g), deck(g, null, 'communalPlanes')]).toEqual([['Shiv'], ['Tazeem', 'Gavony', 'Krosa']]);
    roll(g.until({ turn: 6, step: 'precombatMain' }), 1).resolve();
    expect(faceUp(g)).toEqual(['Tazeem']);
  });

  it('mtg:901.15b the planar controller owns its cards, and mtg:108.3a so does each who becomes it', () => {
    const g = one([all, { planes: [] }, { planes: [] }]);
    expect(g.the('Krosa', 'command').owner).toBe(0);
    leave(g, 0);
    expect([g.the('Krosa', 'command').owner, faceUp(g), deck(g, null, 'communalPlanes')]).toEqual([
      1,
      ['Krosa'],
      all.planes,
    ]);
    g.until({ turn: 7, step: 'upkeep' });
    expect([g.view().turn.active, g.the('Krosa', 'command').owner]).toEqual([2, 2]);
    expect(offered(g.until({ step: 'precombatMain' }))).toBeDefined();
  });
});
