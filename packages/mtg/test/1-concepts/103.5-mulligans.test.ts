import { Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { magic } from '../../src/index.js';

const deck = {
  main: [
    { card: 'Forest', count: 30 },
    { card: 'Grizzly Bears', count: 30 },
  ],
};
function start(seed: string, names = ['Ann', 'Bob']): Play {
  const created = magic.create({
    edition: 'current',
    seed,
    options: { autoPass: 'none', payment: 'auto' },
    seats: names.map((name) => ({ name, deck })),
  });
  if (!created.ok) throw new Error(created.error.detail);
  const play = new Play(magic, created.value.state);
  play.events.push(...created.value.events);
  return play;
}
const first = (game: Play): number => Number(game.happened('STARTING_PLAYER')[0]?.seat);
const names = (game: Play, seat: number): string[] => {
  const zone = game.view().zones.find((z) => z.id === 'library' && z.owner === seat);
  return (zone && 'objects' in zone ? zone.objects : []).map((id) => String(game.view().objects[id]?.card));
};
const say = (game: Play, mulligan: boolean): Play => game.answer(game.decision().seat, { confirm: mulligan });
const SEEDS = Array.from({ length: 12 }, (_, i) => `start ${i}`);

describe('starting the game (103)', () => {
  it('mtg:103.1 chance says who goes first, and that player is told', () => {
    expect(new Set(SEEDS.map((seed) => first(start(seed))))).toEqual(new Set([0, 1]));
  });

  it('mtg:103.3 each library is its owner’s deck in random order', () => {
    const [a, b] = [start('a'), start('b')].map((game) => [...names(game, 0), ...names(game, 1)].join());
    expect(a).not.toBe(b);
    const game = start('a');
    expect(names(game, 0)).not.toEqual([...names(game, 0)].sort());
    expect([names(game, 0).length, names(game, 1).length]).toEqual([53, 53]);
  });

  it('mtg:103.4 mtg-2003:101.3 mtg:119.1 everybody begins with 20 life', () => {
    expect([start('a').life(0), start('a').life(1)]).toEqual([20, 20]);
    const four = start('a', ['Ann', 'Bob', 'Cas', 'Dee']);
    expect([0, 1, 2, 3].map((seat) => four.life(seat))).toEqual([20, 20, 20, 20]);
  });

  it('mtg:101.4e the starting player declares first whether to take a mulligan', () => {
    for (const seed of SEEDS) {
      const game = start(seed);
      expect(game.decision()).toMatchObject({ kind: 'MULLIGAN', seat: first(game) });
      expect(say(game, false).decision()).toMatchObject({ kind: 'MULLIGAN', seat: 1 - first(game) });
    }
  });

  it('mtg:101.4e and puts cards on the bottom first, where both have taken one', () => {
    for (const seed of SEEDS) {
      const game = start(seed);
      say(game, true);
      expect(say(game, true).decision()).toMatchObject({ kind: 'BOTTOM', seat: first(game) });
    }
  });

  it('mtg:103.5 seven cards each; mulligans are taken when everybody has declared, by drawing seven new cards', () => {
    const game = start('a');
    const [one, two] = [first(game), 1 - first(game)];
    expect([game.hand(0), game.hand(1)]).toEqual([7, 7]);
    const before = game.happened('SHUFFLED').length;
    say(game, true);
    expect([game.decision().seat, game.happened('SHUFFLED').length]).toEqual([two, before]);
    say(game, false);
    expect(game.happened('SHUFFLED').length).toBe(before + 1);
    expect(game.decision()).toMatchObject({ kind: 'BOTTOM', seat: one, min: 1, max: 1, options: { length: 7 } });
    const object = String(game.decision().options[3]?.object);
    const card = String(game.view().objects[object]?.card);
    const library = names(game, one);
    game.choose(one, { object });
    expect(names(game, one)).toEqual([...library, card]);
    expect([game.hand(one), game.hand(two)]).toEqual([6, 7]);
  });

  it('mtg:103.5 who has kept is not asked again; who hasn’t may go on, a card less each time, down to none', () => {
    const game = start('a');
    const one = first(game);
    say(game, true);
    say(game, false);
    for (let taken = 1; taken <= 7; taken++) {
      if (taken < 7) {
        expect(game.decision()).toMatchObject({ kind: 'BOTTOM', seat: one, min: taken, max: taken });
        game.answer(one, game.decision().default);
        expect([game.hand(one), game.hand(1 - one)]).toEqual([7 - taken, 7]);
        expect(game.decision()).toMatchObject({ kind: 'MULLIGAN', seat: one });
        say(game, true);
      } else game.takeDefault('BOTTOM');
    }
    expect([game.hand(one), game.decision().kind]).toEqual([0, 'PRIORITY']);
  });

  it('mtg:103.8 mtg:103.8a the starting player has the first turn and draws nothing in it', () => {
    for (const seed of SEEDS.slice(0, 4)) {
      const game = start(seed);
      const one = first(game);
      say(game, false);
      say(game, false);
      expect(game.view().turn).toMatchObject({ number: 1, active: one });
      game.until({ turn: 1, step: 'precombatMain' });
      expect([game.hand(one), game.hand(1 - one)]).toEqual([7, 7]);
      game.until({ turn: 2, step: 'precombatMain' });
      expect([game.view().turn.active, game.hand(1 - one)]).toEqual([1 - one, 8]);
    }
  });
});

describe('starting a game of more than two (800)', () => {
  const NAMES = ['Ann', 'Bob', 'Cas', 'Dee'];
  const hands = (game: Play) => NAMES.map((_, seat) => game.hand(seat));
  /** Whoever decides first takes so many mulligans, the others none. */
  const after = (mulligans: number): Play => {
    const game = start('four', NAMES);
    const { seat } = game.decision();
    for (let n = 0; n <= mulligans; n++) {
      say(game, n < mulligans);
      for (let d = game.decision(); d.kind === 'MULLIGAN' && d.seat !== seat; d = game.decision()) say(game, false);
      if (game.decision().kind === 'BOTTOM') break;
    }
    return game;
  };

  it('mtg:103.5c the first mulligan puts no card on the bottom', () => {
    const game = after(1);
    expect(game.decision().kind).toBe('PRIORITY');
    expect(hands(game).sort()).toEqual([7, 7, 7, 7]);
  });
  it('mtg:103.5c the second puts one there', () => {
    expect(after(2).decision()).toMatchObject({ kind: 'BOTTOM', min: 1, max: 1 });
  });
  it('mtg:103.5c there is one more to take than cards in a hand', () => {
    const game = start('four', NAMES);
    const { seat } = game.decision();
    let taken = 0;
    for (let i = 0; i < 60; i++) {
      const d = game.decision();
      if (d.kind === 'MULLIGAN') {
        taken += Number(d.seat === seat);
        say(game, d.seat === seat);
      } else if (d.kind === 'BOTTOM') game.answer(d.seat, d.default);
      else break;
    }
    expect([taken, game.hand(seat)]).toEqual([8, 0]);
  });
  it('mtg:103.5c so it is in a game of three, and not in one of two', () => {
    const cards = (names: string[]) => {
      const game = start('few', names);
      say(game, true);
      while (game.decision().kind === 'MULLIGAN') say(game, false);
      return game.decision().kind;
    };
    expect([cards(NAMES.slice(0, 3)), cards(NAMES.slice(0, 2))]).toEqual(['PRIORITY', 'BOTTOM']);
  });
  it('mtg:103.8c nor does anybody in a game of three', () => {
    const game = start('few', NAMES.slice(0, 3));
    while (game.decision().kind === 'MULLIGAN') say(game, false);
    game.until({ step: 'draw' });
    expect([game.happened('DRAW_SKIPPED'), game.hand(game.view().turn.active)]).toEqual([[], 8]);
  });
  it('mtg:103.8c nobody skips the draw of the first turn', () => {
    const game = after(0).until({ step: 'draw' });
    expect(game.happened('DRAW_SKIPPED')).toEqual([]);
    expect(game.hand(game.view().turn.active)).toBe(8);
  });
});
