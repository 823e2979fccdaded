import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { type ArchivePlay, newGame, position, rai, shuffledUp, some } from '../support/play.js';

const seats = (game: ArchivePlay) => {
  const { active } = game.view().turn;
  return { first: active, second: 1 - active };
};
/** The phases that a turn went through, from the events so far. */
const phases = (game: ArchivePlay, turn: number): unknown[] =>
  game.events.filter((e) => e.type === 'PHASE_BEGAN' && e.data.turn === turn).map((e) => e.data.phase);

describe('starting the game', () => {
  it('ga:1.3.1 every main deck is shuffled; the material deck lies face down', () => {
    const game = newGame('one');
    const order = (g: ArchivePlay) =>
      (g.view().zones.find((z) => z.id === 'mainDeck' && z.owner === 0) as unknown as { objects: string[] }).objects
        .map((id) => g.view().objects[id]?.card)
        .join();
    expect(order(game)).not.toBe(order(newGame('two')));
    expect(game.happened('SHUFFLED')).toHaveLength(2);
    const seen = game.view(0).zones.find((z) => z.id === 'materialDeck' && z.owner === 1);
    expect(seen).not.toHaveProperty('objects');
  });

  it('ga:1.3.2 who goes first is left to chance, and nobody chooses', () => {
    const firsts = Array.from({ length: 12 }, (_, n) => newGame(`seed ${n}`).happened('FIRST_PLAYER')[0]?.seat);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  it('ga:1.3.1 with three players each deck is shuffled, ga:1.3.2 and any of them may begin', () => {
    const decks = ['lorraine', 'rai', 'lorraine'];
    const games = Array.from({ length: 9 }, (_, n) => shuffledUp(`three ${n}`, decks));
    for (const game of games) expect(game.happened('SHUFFLED')).toHaveLength(3);
    expect(new Set(games.map((game) => game.view().turn.active))).toEqual(new Set([0, 1, 2]));
  });

  it('ga:1.3.2.1 whom chance names has the first turn', () => {
    const games = Array.from({ length: 6 }, (_, n) => shuffledUp(`seed ${n}`));
    for (const game of games) {
      const [named] = game.happened('FIRST_PLAYER');
      expect(game.view().turn).toMatchObject({ number: 1, active: named?.seat });
    }
    expect(new Set(games.map((game) => game.view().turn.active)).size).toBe(2);
  });

  it('ga:1.3.3 the first player begins with a level 0 champion, awake, and its enter ability', () => {
    const game = newGame();
    const { first, second } = seats(game);
    expect(game.champion(first)).toMatchObject({ level: 0, rested: false, subtypes: ['Spirit'] });
    expect(game.stack()).toHaveLength(1);
    expect(game.view().players[second]).toMatchObject({ champion: null });
  });

  it('ga:1.7.1.2 a player is asked even for the only level 0 champion: nobody else learns whether there are more', () => {
    const game = shuffledUp();
    const { first, second } = seats(game);
    expect(game.decision()).toMatchObject({ seat: first, kind: 'FIRST_CHAMPION', min: 1, max: 1 });
    expect(game.decision().options).toHaveLength(1);
    expect(grandArchive.decisions(game.state, second)).toMatchObject([{ kind: 'FIRST_CHAMPION', seat: first }]);
  });

  it('ga:1.3.4 the first turn goes on with the main phase, ga:1.3.4.1 without a draw, ga:2.2.0.1.1 waking up or recollecting', () => {
    const game = newGame().resolve();
    expect(phases(game, 1)).toEqual(['start', 'main']);
    expect(game.count(seats(game).first, 'hand')).toBe(7);
  });

  it('ga:1.3.4.1 with three players the first one draws as well', () => {
    const game = newGame('three', ['lorraine', 'rai', 'lorraine']).resolve();
    expect(phases(game, 1)).toEqual(['start', 'draw', 'main']);
    expect(game.count(seats(game).first, 'hand')).toBe(8);
  });

  it('ga:1.3.5.1 the second player places a champion in the first turn of their own, ga:2.2.0.1.1 which goes on with the draw', () => {
    const game = newGame();
    const { second } = seats(game);
    game.resolve().to('main', 2);
    expect(phases(game, 2)).toEqual(['start', 'draw', 'main']);
    expect(game.champion(second).level).toBe(0);
    expect(game.count(second, 'hand')).toBe(8);
  });

  it('ga:1.3.5 turns alternate, ga:1.2.3 the next player being turn player at once', () => {
    const game = newGame();
    const { first, second } = seats(game);
    expect(game.to('main', 2).view().turn.active).toBe(second);
    expect(game.to('main', 3).view().turn.active).toBe(first);
    expect([phases(game, 1), phases(game, 2)]).toEqual([
      ['start', 'main', 'end'],
      ['start', 'draw', 'main', 'end'],
    ]);
    expect(phases(game, 3)).toEqual(['wakeUp', 'materialize', 'recollection', 'draw', 'main']);
  });

  it('ga:2.2.2.1 nobody materializes in their first turn', () => {
    const game = newGame().to('main', 2);
    expect(game.events.filter((e) => e.type === 'PHASE_BEGAN' && e.data.phase === 'materialize')).toEqual([]);
  });

  it('ga:1.7.1.2.1 placing the first champion cannot be answered, ga:2.11.7.7.3.1 and is no materialization', () => {
    const game = newGame();
    const events = game.events.map((e) => e.type);
    const placed = game.events.findIndex((e) => e.type === 'OBJECT_MOVED' && e.data.cause === 'start');
    expect(placed).toBeGreaterThan(-1);
    expect(events).not.toContain('CARD_MATERIALIZED');
    expect(events).not.toContain('OPPORTUNITY_PASSED');
    // What its entering triggered is answered, and then there is no Opportunity by itself.
    expect([game.stack().length, game.resolve().view().turn.phase]).toEqual([1, 'main']);
  });
});

describe('players', () => {
  it('ga:1.2.1 there is one turn player, ga:1.2.1.1 who goes through the phases', () => {
    const game = position([{}, {}], { turn: { active: 1 } });
    expect(game.view().turn).toMatchObject({ active: 1, phase: 'main' });
    expect(game.decision().seat).toBe(1);
    const { number } = game.view().turn;
    expect(game.to('main', number + 1).view().turn.active).toBe(0);
  });

  it('ga:1.2.1.1 the phases are the turn player’s: theirs wakes up, their memory returns, they draw and act first', () => {
    const player = { memory: some(2), field: [{ card: 'Banner Knight', rested: true }] };
    const game = position([player, player], { turn: { step: 'end' } }).to('main', 4);
    expect([game.view().turn.active, game.decision().seat]).toEqual([1, 1]);
    expect([0, 1].map((seat) => [game.count(seat, 'memory'), game.count(seat, 'hand')])).toEqual([
      [2, 0],
      [0, 3],
    ]);
    expect(game.all('Banner Knight').map(({ controller, rested }) => [controller, rested])).toEqual([
      [0, true],
      [1, false],
    ]);
  });

  it('ga:1.2.1.2 slow actions belong to the main phase of the turn player, ga:1.2.2.1 never to others', () => {
    const hand = ['Blitz Mage', ...some(3, 'Esteemed Knight')];
    const mine = { champion: 'Spirit of Fire', hand };
    expect(position([mine, {}]).offers()).toContain('ACTIVATE_CARD Blitz Mage');
    expect(position([mine, {}], { turn: { step: 'recollection' } }).offers()).toEqual(['PASS']);
    const other = position([mine, {}], { turn: { active: 1 } }).pass();
    expect([other.decision().seat, other.offers()]).toEqual([0, ['PASS']]);
    const bearer = { champion: rai(1, { counters: { enlighten: 1 } }), field: ['Endura, Scepter of Ignition'] };
    expect(position([bearer, {}]).offers()).toHaveLength(2);
    expect(
      position([bearer, {}], { turn: { active: 1 } })
        .pass()
        .offers(),
    ).toEqual(['PASS']);
  });

  it('ga:1.2.2 with Opportunity a player may act at fast speed in any turn', () => {
    const hand = ['Favorable Winds', ...some(1)];
    const game = position([{ hand }, {}], { turn: { active: 1 } }).pass();
    expect(game.offers()).toContain('ACTIVATE_CARD Favorable Winds');
  });

  it('ga:1.2.2 whether with a card or with an ability', () => {
    const game = position([{ field: ['Bauble of Abundance'] }, {}], { turn: { active: 1 } }).pass();
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_ABILITY Bauble of Abundance']);
  });
});

describe('what a client is told', () => {
  it('ga:2.1.1.6 the number of cards in every zone is known to everyone', () => {
    const game = position([{ hand: some(3), memory: some(2), materialDeck: ['Sword of Seeking'] }, {}]);
    const { zones } = game.view(1).players[0] as { zones: JsonObject };
    expect(zones).toMatchObject({ hand: 3, memory: 2, materialDeck: 1, mainDeck: 20, graveyard: 0, banishment: 0 });
    const counted = game
      .view(1)
      .zones.filter((z) => z.owner === 0 && 'count' in z)
      .map((z) => [z.id, (z as unknown as { count: number }).count]);
    expect(Object.fromEntries(counted)).toEqual({ hand: 3, memory: 2, materialDeck: 1, mainDeck: 20 });
  });
});
