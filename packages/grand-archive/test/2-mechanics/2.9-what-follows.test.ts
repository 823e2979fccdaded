/** What follows from prevented damage, from what was negated or put away (2.9.1.10, 2.4.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, DRAW, on, play } from '../support/own-cards.js';

const TURN: JsonObject = { kind: 'endOfTurn' };
const bolt = action('Bolt', { targets: [on('Ally')], effects: [{ do: 'damage', amount: 3, to: { target: 0 } }] });
const storm = action('Storm', {
  effects: [{ do: 'damage', amount: 5, to: { each: [{ has: ['types', ['Ally']] }] } }],
});
const rest: JsonObject = {
  do: 'if',
  if: { compare: [{ event: 'prevented' }, '>=', 1] },
  then: [
    {
      do: 'reflexive',
      ability: {
        targets: [{ what: [{ zone: 'graveyard' }] }],
        effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
      },
    },
  ],
};
const visage = action('Visage', {
  targets: [on('Ally')],
  effects: [
    {
      do: 'createReplacement',
      entities: { target: 0 },
      once: true,
      replaces: { on: 'damage', prevent: 2, also: [rest] },
      until: TURN,
    },
  ],
});
const shield = action('Shield', {
  targets: [on('Ally')],
  effects: [
    {
      do: 'createReplacement',
      entities: { target: 0 },
      shield: 4,
      replaces: { on: 'damage', prevent: true, also: [rest] },
      until: TURN,
    },
  ],
});
const barrier = action('Barrier', {
  effects: [
    {
      do: 'createReplacement',
      entities: { each: [{ has: ['types', ['Ally']] }] },
      apart: true,
      once: true,
      replaces: { on: 'damage', match: { combat: false }, prevent: 4 },
      until: TURN,
    },
  ],
});
const giant = ally('Giant', { life: 20 });
const twin = ally('Twin', { life: 20 });
const annul = action('Annul', {
  targets: [{ what: [{ is: 'cardActivation' }] }],
  effects: [{ do: 'counterOnStack', what: { target: 0 } }],
});
const spire = ally(
  'Spire',
  {},
  {
    kind: 'triggered',
    on: { on: 'countered', object: [{ is: 'cardActivation' }], source: [{ controller: 'you' }] },
    effects: [DRAW],
  },
);
const counted = action('Counted', {
  effects: [{ do: 'draw', who: 'you', count: { happened: { on: 'countered', object: [{ is: 'cardActivation' }] } } }],
});
const cutthroat = ally(
  'Cutthroat',
  {},
  {
    kind: 'triggered',
    on: {
      on: 'move',
      object: [{ has: ['types', ['Ally']] }, { owner: 'you' }, { other: true }],
      match: { from: 'mainDeck', to: 'graveyard' },
    },
    effects: [{ do: 'move', what: 'self', to: 'field', status: { rested: true }, cause: 'return', controller: 'you' }],
    zone: 'graveyard',
  },
);
const mill = action('Mill', { effects: [{ do: 'move', what: { top: 1 }, to: 'graveyard', cause: 'effect' }] });
const definitions = [bolt, storm, visage, shield, barrier, giant, twin, annul, spire, counted, cutthroat, mill];
const GIANT = { card: 'Giant' };
/** All that waits resolves, aimed at what is asked for. */
function settled(game: ReturnType<typeof play>): ReturnType<typeof play> {
  for (let i = 0; i < 20; i++) {
    if (game.decision().kind === 'TARGETS') game.answering([{ card: 'Mill' }]);
    else if (game.stack().length > 0) game.resolve();
  }
  return game;
}
const damageOf = (game: ReturnType<typeof play>, name: string): unknown => game.the(name).damage;

describe('what follows from prevented damage', () => {
  it('ga:2.9.1.10 triggers once with the next damage alone', () => {
    const game = play(
      definitions,
      { hand: ['Visage', 'Bolt', 'Bolt'], field: ['Giant'], graveyard: ['Mill', 'Mill'] },
      {},
    )
      .activateCard(0, 'Visage', GIANT)
      .resolve();
    settled(game.activateCard(0, 'Bolt', GIANT));
    expect([damageOf(game, 'Giant'), game.count(0, 'banishment')]).toEqual([1, 1]);
    settled(game.activateCard(0, 'Bolt', GIANT));
    expect([damageOf(game, 'Giant'), game.count(0, 'banishment')]).toEqual([4, 1]);
  });
  it('ga:2.9.1.10 triggers each time that a shield prevents something', () => {
    const game = play(
      definitions,
      { hand: ['Shield', 'Bolt', 'Bolt', 'Bolt'], field: ['Giant'], graveyard: ['Mill', 'Mill', 'Mill'] },
      {},
    )
      .activateCard(0, 'Shield', GIANT)
      .resolve();
    for (let i = 0; i < 3; i++) settled(game.activateCard(0, 'Bolt', GIANT));
    expect([damageOf(game, 'Giant'), game.count(0, 'banishment')]).toEqual([5, 2]);
  });
  it('ga:2.9.1.7.1 each of several has its own', () => {
    const game = play(definitions, { hand: ['Barrier', 'Storm', 'Bolt'], field: ['Giant', 'Twin'] }, {})
      .activateCard(0, 'Barrier')
      .resolve()
      .activateCard(0, 'Bolt', GIANT)
      .resolve()
      .activateCard(0, 'Storm')
      .resolve();
    expect([damageOf(game, 'Giant'), damageOf(game, 'Twin')]).toEqual([5, 1]);
  });
});

describe('what damage destroys', () => {
  it('ga:2.9.0.9 is gone before anybody may act, whatever dealt it', () => {
    const zap = action('Zap', { targets: [on('Ally')], effects: [{ do: 'damage', to: { target: 0 }, amount: 9 }] });
    const game = play([zap], { hand: ['Zap'] }, { field: ['Banner Knight'] });
    game.activateCard(0, 'Zap', { card: 'Banner Knight' }).pass().pass();
    expect([game.decision().kind, game.zones('Banner Knight')]).toEqual(['OPPORTUNITY', ['graveyard']]);
  });
});

describe('what waits for what happens elsewhere', () => {
  it('ga:2.4.2 a card activation is negated by one’s own effect', () => {
    const game = play(
      definitions,
      { hand: ['Mill', 'Annul', 'Counted'], field: ['Spire'], mainDeck: ['Bolt', 'Bolt', 'Bolt'] },
      {},
    )
      .activateCard(0, 'Mill')
      .activateCard(0, 'Annul', { card: 'Mill' })
      .resolve()
      .resolve();
    expect(game.count(0, 'hand')).toBe(2);
    expect(game.activateCard(0, 'Counted').resolve().count(0, 'hand')).toBe(2);
  });
  it('ga:2.4.2 another card goes from the deck into the graveyard', () => {
    const back = (top: string) =>
      settled(
        play(definitions, { hand: ['Mill'], graveyard: ['Cutthroat'], mainDeck: [top, 'Bolt'] }, {}).activateCard(
          0,
          'Mill',
        ),
      ).all('Cutthroat', 'field').length;
    expect(back('Giant') - back('Bolt')).toBe(1);
  });
});
