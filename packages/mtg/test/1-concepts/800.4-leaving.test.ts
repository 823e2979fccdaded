/** Leaving a game that others go on with (800.4). */
import { leaveOneByOne, Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';

const LIBRARY = [{ card: 'Wall of Mist', count: 20 }];

/** A game of as many players as are described; it begins in the precombat main phase of seat 0's turn. */
function table(players: object[], turn: object = {}): Play {
  const created = magic.createScenario({
    ruleset: 'mtg',
    edition: 'current',
    seed: 'table',
    turn: { number: 5, active: 0, step: 'precombatMain', ...turn },
    players: players.map((p) => ({ library: LIBRARY, ...p })),
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return new Play(magic, created.value.state);
}
function concede(game: Play, seat: number): Play {
  const result = magic.concede(game.state, seat);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  game.state = result.value.state;
  game.events.push(...result.value.events);
  return game;
}
const seats = (game: Play) => game.decisions().map((d) => d.seat);
const mountains = (n: number) => Array.from({ length: n }, () => 'Mountain');

describe('a player who leaves', () => {
  it('mtg:800.4a takes all that they own along, mtg:104.3a and the game goes on', () => {
    const game = table([{}, { battlefield: ['Grizzly Bears'], hand: ['Shock'] }, {}]);
    concede(game, 1);
    expect([game.zones('Grizzly Bears'), game.zones('Shock'), game.result()]).toEqual([[], [], null]);
    expect(seats(game)).toEqual([0]);
  });

  it('mtg:104.3a the player whose turn it is leaves as any other does', () => {
    const game = concede(table([{ battlefield: ['Grizzly Bears'], hand: ['Shock'] }, {}, {}]), 0);
    expect([game.zones('Grizzly Bears'), game.zones('Shock'), game.result()]).toEqual([[], [], null]);
  });

  it('mtg:800.4a what they only control is exiled', () => {
    const game = table([{ battlefield: [{ card: 'Grizzly Bears', controller: 1 }] }, {}, {}]);
    expect(concede(game, 1).zones('Grizzly Bears')).toEqual(['exile']);
  });

  it('mtg:800.4a their spells leave the stack, and what others cast stays there', () => {
    const game = table([
      { hand: ['Shock'], battlefield: mountains(1) },
      { hand: ['Shock'], battlefield: mountains(1) },
      {},
    ]);
    game.cast(0, 'Shock', { player: 2 }).pass().cast(1, 'Shock', { player: 2 });
    concede(game, 1);
    expect(game.view().stack.map((s) => s.controller)).toEqual([0]);
    game.resolveAll();
    expect(game.life(2)).toBe(18);
  });

  it('mtg:800.4 in the middle of casting a spell, which is gone with them', () => {
    const game = table([{}, { hand: ['Shock'], battlefield: mountains(1) }, {}, {}]);
    game.pass().choose(1, { kind: 'CAST', card: 'Shock' });
    expect(game.decision()).toMatchObject({ kind: 'TARGETS', seat: 1 });
    concede(game, 1);
    expect([game.view().stack, game.decision()]).toMatchObject([[], { kind: 'PRIORITY', seat: 2 }]);
    // Seat 0 had passed before seat 1 acted; that is begun anew.
    expect(game.pass().pass().decision().seat).toBe(0);
  });

  it('mtg:800.4j during their own turn, which goes on without them', () => {
    const game = concede(table([{}, {}, {}]), 0);
    expect([game.view().turn.active, game.decision().seat]).toEqual([0, 1]);
    // In each of its further steps the next player in turn order has priority first.
    game.pass().pass();
    expect([game.view().turn.step, game.decision().seat]).toEqual(['beginningOfCombat', 1]);
    expect(game.until({ turn: 6 }).view().turn.active).toBe(1);
  });

  it('mtg:800.4k has no more turns', () => {
    const game = concede(table([{}, {}, {}]), 1);
    expect(game.until({ turn: 6 }).view().turn.active).toBe(2);
    expect(game.until({ turn: 7 }).view().turn.active).toBe(0);
  });

  it('mtg:117.4 whoever has not passed yet is still asked, and nobody twice', () => {
    const game = table([{}, {}, {}, {}]);
    game.pass().pass();
    expect(game.decision().seat).toBe(2);
    concede(game, 1);
    expect(game.decision().seat).toBe(2);
    expect(game.pass().decision().seat).toBe(3);
    expect(game.pass().view().turn.phase).not.toBe('precombatMain');
  });

  it('mtg:104.2a the last one left wins', () => {
    const game = concede(concede(table([{}, {}, {}]), 2), 0);
    expect(game.result()).toMatchObject({ kind: 'WIN', winners: [1] });
  });

  it('mtg:800.4e an attack on them deals its damage to nobody', () => {
    const game = table([{ battlefield: ['Grizzly Bears'] }, {}, {}]).until({ kind: 'ATTACKERS' });
    game.answer(0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { player: 1 } }] });
    concede(game, 1);
    game.until({ turn: 6 });
    expect([game.life(2), game.happened('DAMAGE_DEALT')]).toEqual([20, []]);
  });

  it.each(Array.from({ length: 8 }, (_, seed) => seed))(
    'mtg:104.3a at any moment whatever, until one is left: %i',
    (seed) => {
      const hand = ['Shock', 'Grizzly Bears', 'Lightning Strike', 'Mind Rot', 'Wall of Mist'];
      const battlefield = [...mountains(4), 'Forest', 'Forest', 'Plains', 'Plains', 'Grizzly Bears', 'Grizzly Bears'];
      const game = table(Array.from({ length: 3 + (seed % 2) }, () => ({ hand, battlefield })));
      expect(leaveOneByOne(magic, game.state, seed).result).not.toBeNull();
    },
  );
});
