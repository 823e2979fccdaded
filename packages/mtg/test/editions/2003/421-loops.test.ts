/** Loops that players choose to go on with: how often is said, and who has the last word. */
import type { Mod } from '@arbiter/engine';
import { ownCards, type Play, position2003 } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import {
  activated,
  creature,
  creatureCard,
  gainLife,
  has,
  t,
  target,
  untilEndOfTurn,
} from '../../../src/language/builders.js';

const loses: Mod = { mod: 'loseKeyword', keyword: 'flying' };
ownCards(
  creatureCard(
    'Wings at Will',
    '{0}',
    'Bird',
    '1/1',
    activated([], { effects: [untilEndOfTurn('self', has('flying'))] }),
  ),
  creatureCard(
    'Weights at Will',
    '{0}',
    'Giant',
    '1/1',
    activated([], { targets: [target(creature)], effects: [untilEndOfTurn(t(0), loses)] }),
  ),
  creatureCard('Life at Will', '{0}', 'Cleric', '1/1', activated([], { effects: [gainLife(1)] })),
);

const WINGS = 'Wings at Will';
const WEIGHTS = 'Weights at Will';
const LIFE = 'Life at Will';

const offers = (game: Play, seat: number, card: string): boolean =>
  game
    .decisions()
    .some((d) => d.seat === seat && (d.options ?? []).some((o) => o.kind === 'ACTIVATE' && o.card === card));
const flies = (game: Play): boolean => JSON.stringify(game.the(WINGS).keywords).includes('flying');

/** Seat 0 makes it fly, and seat 1 answers that when it has resolved. */
function round(game: Play): void {
  game.activate(0, WINGS);
  if (game.decision().kind === 'AMOUNT') return;
  game.pass().pass().pass();
  weigh(game);
}
function weigh(game: Play): void {
  game.activate(1, WEIGHTS, { card: WINGS });
  game.pass().pass();
}

const struggle = (): Play => {
  const game = position2003([{ battlefield: [WINGS] }, { battlefield: [WEIGHTS] }]);
  while (game.decision().kind !== 'AMOUNT') round(game);
  return game;
};

describe('a loop of both players', () => {
  it('mtg-2003:421.3 leaves the last word to the player whose turn it is not', () => {
    const game = struggle();
    expect([game.decision().seat, game.decision().rules]).toEqual([0, ['mtg-2003:421.3']]);
    game.answer(0, { number: 2 });
    expect([game.decision().seat, game.decision().default]).toMatchObject([1, { number: 2 }]);
    game.takeDefault('AMOUNT');
    game.pass().pass().pass();
    weigh(game);
    for (const _ of [1, 2]) round(game);
    expect([flies(game), offers(game, 0, WINGS)]).toEqual([false, false]);
    expect(game.refused(0, { choose: [{ kind: 'ACTIVATE', card: WINGS }] }).rules).toContain('mtg-2003:421.3');
  });

  it('mtg-2003:421.3 leaves it to the active player where the other chose a smaller number', () => {
    const game = struggle().answer(0, { number: 2 }).answer(1, { number: 1 });
    game.pass().pass().pass();
    weigh(game);
    game.activate(0, WINGS).pass().pass().pass();
    expect([flies(game), offers(game, 1, WEIGHTS)]).toEqual([true, false]);
  });

  it('mtg-2003:421.5 goes on as often as the active player says, or more often, where neither needs the other', () => {
    const game = position2003([{ battlefield: [LIFE] }, { battlefield: [LIFE] }]);
    // Two for one, so that nobody waits for the other.
    const act = (seat: number): boolean => {
      game.activate(seat, LIFE);
      if (!game.waiting()) return false;
      game.resolve();
      return true;
    };
    while (act(0) && act(0)) {
      game.pass();
      act(1);
    }
    expect([game.decision().seat, game.decision().rules]).toEqual([0, ['mtg-2003:421.5']]);
    game.answer(0, { number: 2 });
    expect(game.decision()).toMatchObject({ seat: 1, min: 2, rules: ['mtg-2003:421.5'] });
    game.answer(1, { number: 3 }).resolve();
    expect([act(0), act(0), offers(game, 0, LIFE)]).toEqual([true, true, false]);
    for (const _ of [1, 2, 3]) {
      game.pass();
      act(1);
    }
    game.pass();
    expect(offers(game, 1, LIFE)).toBe(false);
  });
});

describe('a loop of both in the second player’s turn', () => {
  const THEIRS = { turn: { number: 4, active: 1 } };

  it('mtg-2003:421.3 the player whose turn it is says first, though in the second seat, and the other has the last word', () => {
    const game = position2003([{ battlefield: [WEIGHTS] }, { battlefield: [WINGS] }], THEIRS);
    while (game.decision().kind !== 'AMOUNT') {
      game.activate(1, WINGS);
      if (game.decision().kind === 'AMOUNT') break;
      game.pass().pass().pass().activate(0, WEIGHTS, { card: WINGS });
      if (game.decision().kind !== 'AMOUNT') game.pass().pass();
    }
    expect(game.decision().seat).toBe(1);
    game.answer(1, { number: 2 });
    expect([game.decision().seat, game.decision().default]).toMatchObject([0, { number: 2 }]);
  });

  it('mtg-2003:421.5 the player whose turn it is says first, though in the second seat, and the other no smaller number', () => {
    const game = position2003([{ battlefield: [LIFE] }, { battlefield: [LIFE] }], THEIRS);
    const act = (seat: number): boolean => {
      game.activate(seat, LIFE);
      if (!game.waiting()) return false;
      game.resolve();
      return true;
    };
    while (act(1) && act(1)) {
      game.pass();
      act(0);
    }
    expect([game.decision().seat, game.decision().rules]).toEqual([1, ['mtg-2003:421.5']]);
    expect(game.answer(1, { number: 2 }).decision()).toMatchObject({ seat: 0, min: 2 });
  });
});

describe('a loop of one player', () => {
  const alone = (): Play => {
    const game = position2003([{ battlefield: [LIFE] }, { battlefield: [LIFE] }]);
    while (game.decision().kind !== 'AMOUNT') {
      game.activate(0, LIFE);
      if (game.waiting()) game.resolve();
    }
    return game;
  };

  it('mtg-2003:421.2 goes on as often as that player says, and no more', () => {
    const game = alone();
    expect([game.decision().seat, game.decision().rules]).toEqual([0, ['mtg-2003:421.2']]);
    game.answer(0, { number: 2 }).resolve();
    const before = game.life(0);
    game.activate(0, LIFE).resolve().activate(0, LIFE).resolve();
    expect([game.life(0) - before, offers(game, 0, LIFE)]).toEqual([2, false]);
  });

  it('mtg-2003:421.2 ends where somebody else acts, and may begin anew', () => {
    const game = alone().answer(0, { number: 0 }).resolve();
    expect(offers(game, 0, LIFE)).toBe(false);
    game.pass().activate(1, LIFE).resolve();
    expect(offers(game, 0, LIFE)).toBe(true);
  });
});
