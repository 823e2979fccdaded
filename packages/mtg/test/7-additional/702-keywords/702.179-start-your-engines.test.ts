/** Start your engines! and max speed (702.178, 702.179). */
import type { JsonObject } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { atMaxSpeed } from '../../../src/7-additional/702-keywords/702.179-start-your-engines.js';
import { activated, creatureCard, gainLife, instant, keyword, loseLife, mana } from '../../../src/language/builders.js';

ownCards(
  creatureCard(
    'Test Racer',
    '{1}',
    'Human Pilot',
    '2/2',
    keyword('start your engines!'),
    atMaxSpeed(keyword('flying')),
    atMaxSpeed(activated([mana('{1}')], { zone: 'graveyard', effects: [gainLife(5)] })),
  ),
  instant('Test Drain', '{0}', { effects: [loseLife(1, 'opponents')] }),
  instant('Test Push', '{0}', { effects: [{ do: 'stat', who: 'you', stat: 'speed', amount: 2 }] }),
  instant('Test Meter', '{0}', { effects: [gainLife({ sum: [{ stat: 'speed', of: 'you' }, 10] })] }),
);
const at = (mine: object, theirs: object = {}): Play =>
  magicPosition([mine, theirs] as Parameters<typeof magicPosition>[0]);
const speed = (game: Play, seat = 0): unknown => (game.view().players[seat] as JsonObject).speed;
const drained = (game: Play): Play => game.cast(0, 'Test Drain').resolve().resolveAll();

describe('speed', () => {
  it('mtg:702.179a it becomes 1 as its player controls such a permanent; mtg:702.179b before that they have none', () => {
    const game = at({ hand: ['Test Racer'], battlefield: ['Mountain'] });
    expect(speed(game)).toBeUndefined();
    game.cast(0, 'Test Racer').resolve();
    expect([speed(game), speed(game, 1)]).toEqual([1, undefined]);
  });
  it('mtg:702.179c who has none and is told to increase it has as much then, with all that speed brings', () => {
    const game = at({ hand: ['Test Push', 'Test Drain'] })
      .cast(0, 'Test Push')
      .resolve();
    expect(speed(game)).toBe(2);
    expect(speed(drained(game))).toBe(3);
  });
  it('mtg:702.179d it grows by 1 as an opponent loses life in its player’s turn, once each turn, and not beyond 4', () => {
    const game = at({ hand: ['Test Racer', 'Test Drain', 'Test Drain', 'Test Drain'], battlefield: ['Mountain'] });
    game.cast(0, 'Test Racer').resolve();
    expect([speed(drained(game)), speed(drained(game))]).toEqual([2, 2]);
    game.until({ turn: 4, step: 'precombatMain' }).pass();
    expect(speed(drained(game))).toBe(2);
    for (const turn of [5, 7, 9]) {
      game.until({ turn, kind: 'ATTACKERS' }).attack(0, 'Test Racer').until({ turn, step: 'postcombatMain' });
      expect(speed(game)).toBe(Math.min(4, (turn + 1) / 2));
    }
  });
  it('mtg:702.179f who has no speed has 0 where that is asked for', () => {
    expect(
      at({ hand: ['Test Meter'] })
        .cast(0, 'Test Meter')
        .resolve()
        .life(0),
    ).toBe(30);
    const game = at({ hand: ['Test Push', 'Test Meter'] })
      .cast(0, 'Test Push')
      .resolve();
    expect(game.cast(0, 'Test Meter').resolve().life(0)).toBe(32);
  });
});

describe('max speed', () => {
  const pushed = (times: number, more: object): Play => {
    const game = at({ hand: Array.from({ length: times }, () => 'Test Push'), ...more });
    for (let i = 0; i < times; i++) game.cast(0, 'Test Push').resolve();
    return game;
  };
  it('mtg:702.179e max speed is 4; mtg:702.178a what an object has at max speed it has then alone', () => {
    const game = at({ hand: ['Test Push', 'Test Drain'], battlefield: ['Test Racer'] });
    const state = () => [speed(game), (game.the('Test Racer').keywords as string[]).includes('flying')];
    game.cast(0, 'Test Push').resolve();
    expect(state()).toEqual([3, false]);
    drained(game);
    expect(state()).toEqual([4, true]);
  });
  it('mtg:702.178b it works in the zone in which the ability does', () => {
    const offered = (times: number) =>
      pushed(times, { graveyard: ['Test Racer'], battlefield: lands(1, 'Mountain') })
        .decision()
        .options.filter((o) => o.kind === 'ACTIVATE' && o.card === 'Test Racer').length;
    expect([offered(1), offered(2)]).toEqual([0, 1]);
  });
});
