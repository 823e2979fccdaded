/** Sagas (714). */
import type { Effect } from '@arbiter/engine';
import { lands, magicPosition, ownCards, type Play } from '@arbiter/test-kit';
import { describe, expect, it } from 'vitest';
import { card, gainLife, instant, keyword, putCounters, t, target, triggered } from '../../src/language/builders.js';
import { chapter } from '../../src/language/frames.js';

const saga = (name: string, ...abilities: Parameters<typeof card>[1]['abilities'] & object) =>
  card(name, { cost: '{1}', type: 'Enchantment — Saga', abilities });
const at = (name: string, effect: Effect) =>
  instant(name, '{0}', { targets: [target([{ zone: 'battlefield' }])], effects: [effect] });

ownCards(
  saga('Test Lay', ...chapter([1], { effects: [gainLife(1)] }), ...chapter([3], { effects: [gainLife(100)] })),
  saga('Test Blank'),
  card('Test Living Lay', {
    cost: '{1}',
    type: 'Enchantment Creature — Saga Spirit',
    power: 2,
    toughness: 3,
    abilities: [keyword('flying'), ...chapter([1, 2], { effects: [gainLife(1)] })],
  }),
  at('Test Skip Ahead', putCounters(2, t(0), 'lore')),
  at('Test Unwrite', putCounters(-1, t(0), 'lore')),
  at('Test Hush', { do: 'modify', what: t(0), mods: [{ mod: 'loseAbilities' }] }),
  card('Test Doubling', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      {
        kind: 'replacement',
        on: 'counters',
        object: [{ controller: 'you' }],
        match: { effect: true },
        change: { amount: { times: [2, { event: 'amount' }] } },
      },
    ],
  }),
  card('Test Altar', {
    cost: '{1}',
    type: 'Enchantment',
    abilities: [
      triggered(
        { on: 'move', object: [{ has: ['subtypes', 'Saga'] }], match: { cause: 'sacrifice' } },
        {
          effects: [gainLife(7)],
        },
      ),
    ],
  }),
);

const HISTORY = 'History of Benalia';
const told = (...more: string[]): Play =>
  magicPosition([{ hand: [HISTORY], battlefield: [...lands(3, 'Plains'), ...more] }, {}])
    .cast(0, HISTORY)
    .resolve();
const lore = (game: Play, name = HISTORY): unknown => (game.the(name).counters as { lore?: number }).lore;
const stacked = (game: Play): number => game.view().stack.length;
const began = (name: string, counters: number, hand: string[] = [], more: string[] = []): Play =>
  magicPosition([{ hand, battlefield: [{ card: name, counters: { lore: counters } }, ...more] }, {}], {
    turn: { step: 'postcombatMain' },
  });

describe('chapters (714.2)', () => {
  it('mtg:714.2 a chapter is an ability that triggers and goes on the stack', () => {
    const game = told();
    expect([stacked(game), game.all('Knight').length]).toEqual([1, 0]);
    expect(game.resolve().all('Knight')).toHaveLength(1);
  });

  it('mtg:714.2b it triggers as the lore counters reach its number, and not as they are put on beyond it', () => {
    const game = began('Test Lay', 1, ['Test Skip Ahead']).cast(0, 'Test Skip Ahead').resolve();
    expect(stacked(game)).toBe(1);
    expect(game.resolve().life(0)).toBe(120);
  });

  it('mtg:714.2b a chapter that is reached again triggers again', () => {
    const game = began('Test Living Lay', 1, ['Test Unwrite']);
    game.cast(0, 'Test Unwrite').resolve().until({ turn: 5, step: 'precombatMain' });
    expect([lore(game, 'Test Living Lay'), game.resolve().life(0)]).toEqual([1, 21]);
  });

  it('mtg:714.2c an ability of two chapters is one for each of them', () => {
    const game = told().resolve().until({ turn: 5, step: 'precombatMain' });
    expect(game.resolve().all('Knight')).toHaveLength(2);
    // Both at once: both trigger.
    const both = began('Test Living Lay', 1, ['Test Unwrite', 'Test Skip Ahead']);
    both.cast(0, 'Test Unwrite').resolve().cast(0, 'Test Skip Ahead').resolve();
    if (!both.waiting()) both.takeDefault('ORDER_TRIGGERS');
    expect(both.resolveAll().life(0)).toBe(22);
  });

  it('mtg:714.2d the final chapter is the one with the greatest number', () => {
    const game = began('Test Lay', 2);
    expect(game.until({ turn: 5, step: 'precombatMain' }).all('Test Lay')).toHaveLength(1);
    expect([game.resolve().life(0), game.zones('Test Lay')]).toEqual([120, ['graveyard']]);
    expect(began('Test Blank', 1).until({ turn: 5, step: 'precombatMain' }).zones('Test Blank')).toEqual([
      'battlefield',
    ]);
  });

  it('mtg:714.1a a Saga that is a creature has its figures and abilities beside its chapters', () => {
    const game = began('Test Living Lay', 1);
    expect(game.the('Test Living Lay')).toMatchObject({ power: 2, toughness: 3, keywords: ['flying'] });
  });
});

describe('lore counters (714.3, 714.4)', () => {
  it('mtg:714.3a a Saga enters with a lore counter, and tells its first chapter', () => {
    const game = told();
    expect([lore(game), stacked(game)]).toEqual([1, 1]);
  });

  it('mtg:714.3c as a precombat main phase begins its player puts a lore counter on each, mtg:505.4 in no other main phase and turn, without the stack', () => {
    const game = began(HISTORY, 1, [], ['Test Doubling']).until({ turn: 4, step: 'postcombatMain' });
    // Neither is it an effect that others change, nor is it for other players’ turns.
    expect(lore(game)).toBe(1);
    game.until({ turn: 5, step: 'precombatMain' });
    expect([lore(game), stacked(game)]).toEqual([2, 1]);
    expect(lore(game.until({ turn: 5, step: 'postcombatMain' }))).toBe(2);
  });

  it('mtg:703.4f that is the first thing in the phase, and only of Sagas that have chapters', () => {
    const game = began('Test Blank', 1, [], ['Test Lay']).until({ turn: 5, step: 'precombatMain' });
    expect([lore(game, 'Test Blank'), lore(game, 'Test Lay')]).toEqual([1, 2]);
  });

  it('mtg:505.4 the active player does so in the precombat main phase of their own turn, and in no other', () => {
    const game = magicPosition([{ battlefield: ['Test Lay'] }, { battlefield: ['Test Living Lay'] }], {
      turn: { step: 'postcombatMain' },
    });
    expect([lore(game, 'Test Lay'), lore(game, 'Test Living Lay')]).toEqual([1, 1]);
    game.until({ turn: 4, step: 'precombatMain' });
    expect([lore(game, 'Test Lay'), lore(game, 'Test Living Lay')]).toEqual([1, 2]);
  });

  it('mtg:714.4 a Saga that has told its final chapter is sacrificed, not before that has left the stack', () => {
    const game = told('Test Altar').resolve().until({ turn: 5, step: 'precombatMain' }).resolve();
    game.until({ turn: 7, step: 'precombatMain' });
    expect([lore(game), stacked(game)]).toEqual([3, 1]);
    game.resolve();
    expect([game.zones(HISTORY), game.all('Knight').map((o) => o.power)]).toEqual([['graveyard'], [4, 4]]);
    expect(game.resolve().life(0)).toBe(27);
  });

  it('mtg:704.5s one that has lost its chapters stays, however many lore counters it has', () => {
    const game = began('Test Lay', 2, ['Test Hush', 'Test Skip Ahead']);
    game.cast(0, 'Test Hush').resolve().cast(0, 'Test Skip Ahead').resolve();
    expect([lore(game, 'Test Lay'), stacked(game)]).toEqual([4, 0]);
    // With the turn they are there again, and it has told them.
    expect(game.until({ turn: 4 }).zones('Test Lay')).toEqual(['graveyard']);
  });
  it('mtg:704.5s with as many lore counters as its final chapter it is sacrificed, once that has left the stack', () => {
    const game = began('Test Lay', 2).until({ turn: 5, step: 'precombatMain' });
    expect([lore(game, 'Test Lay'), stacked(game), game.all('Test Lay', 'battlefield').length]).toEqual([3, 1, 1]);
    expect(game.resolve().zones('Test Lay')).toEqual(['graveyard']);
  });
});
