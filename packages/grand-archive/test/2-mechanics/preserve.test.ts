/** Preserved cards (2.11.7.15.2), modes of which more are chosen, and prevention of amounts that are worked out. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, DRAW, keyword, on, play } from '../support/own-cards.js';
import { lorraine } from '../support/play.js';

describe('preserve', () => {
  const seed = ally('Seed', { life: 2 }, keyword('preserve'));
  const sight = action('Sight', { effects: [DRAW] });
  const preserved: JsonObject = { ...sight, abilities: [...(sight.abilities as JsonObject[]), keyword('preserve')] };
  const slay = action('Slay', {
    targets: [on('Ally')],
    effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
  });
  const banish = action('Banish', {
    targets: [on('Ally')],
    effects: [{ do: 'move', what: { target: 0 }, to: 'banishment', cause: 'banish' }],
  });
  const store = action('Store', {
    effects: [{ do: 'move', what: { top: 1 }, to: 'materialDeck', status: { preserved: true } }],
  });
  const definitions = [seed, preserved, slay, banish, store];
  it('ga:2.11.7.15.2 what is destroyed goes to the material deck, where all see it; not what is banished', () => {
    const game = play(definitions, { hand: ['Slay'], field: ['Seed'] }, {}).activateCard(0, 'Slay', { card: 'Seed' });
    game.resolve().resolveAll();
    expect(game.zones('Seed')).toEqual(['materialDeck']);
    expect(Object.values(game.view(1).objects).map(({ card }) => card)).toContain('Seed');
    const away = play(definitions, { hand: ['Banish'], field: ['Seed'] }, {}).activateCard(0, 'Banish', {
      card: 'Seed',
    });
    expect(away.resolve().resolveAll().zones('Seed')).toEqual(['banishment']);
  });
  it('ga:2.11.7.15.2 an activation goes there as it resolves', () => {
    const game = play(definitions, { hand: ['Sight'] }, {})
      .activateCard(0, 'Sight')
      .resolve();
    expect(game.zones('Sight')).toEqual(['materialDeck']);
  });
  it('ga:2.11.7.15.2 a preserved card may be returned to the hand instead of materializing, and is not materialized', () => {
    const game = play(
      definitions,
      {
        champion: lorraine(1),
        memory: ['Slay', 'Slay', 'Slay'],
        hand: ['Store'],
        mainDeck: ['Seed', 'Slay', 'Slay', 'Slay'],
        materialDeck: ['Lorraine, Blademaster'],
      },
      {},
    );
    game.activateCard(0, 'Store').resolve();
    game.to('materialize', 5);
    expect(game.decision().options.map(({ kind, card }) => `${kind} ${card}`)).toEqual([
      'MATERIALIZE Lorraine, Blademaster',
      'RETURN_PRESERVED Seed',
    ]);
    game.answer(0, { choose: [{ card: 'Seed' }] });
    expect([game.zones('Seed'), game.happened('CARD_MATERIALIZED')]).toEqual([['hand'], []]);
  });
});

describe('modes of which more are chosen', () => {
  const choices: JsonObject[] = [
    { label: 'One', effects: [DRAW] },
    { label: 'Two', effects: [DRAW] },
    { label: 'Three', effects: [DRAW] },
  ];
  const more: JsonObject = {
    if: {
      compare: [{ stat: 'level', of: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] } }, '>=', 1],
    },
    min: 2,
    max: 2,
  };
  const counsel = action('Counsel', { modes: { min: 1, max: 1, choices, more } });
  const plot: JsonObject = {
    ...action('Plot', { modes: { min: 1, max: 1, choices, more: { if: { paid: 'prepare' }, min: 2, max: 2 } } }),
  };
  const prepared: JsonObject = {
    ...plot,
    abilities: [...(plot.abilities as JsonObject[]), { ...keyword('prepare'), value: 1 }],
  };
  const asked = (level: number) =>
    play([counsel], { champion: lorraine(level), hand: ['Counsel'] }, {})
      .choose(0, { kind: 'ACTIVATE_CARD', card: 'Counsel' })
      .decision();
  it('ga:2.4.2.4 what is so as they are chosen says how many are', () => {
    expect([asked(0), asked(1)].map(({ min, max }) => [min, max])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
  it('ga:2.4.2.4 what is paid besides is said before them, where it says how many', () => {
    const start = () => {
      const game = play([prepared], { champion: lorraine(1, { counters: { preparation: 1 } }), hand: ['Plot'] }, {});
      return game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Plot' });
    };
    const modes = (pays: boolean) => start().answer(0, { confirm: pays }).decision();
    expect([modes(true), modes(false)].map(({ kind, min, max }) => [kind, min, max])).toEqual([
      ['MODES', 2, 2],
      ['MODES', 1, 1],
    ]);
  });
});

describe('prevention of an amount that is worked out', () => {
  const target = { each: [{ has: ['types', ['Ally']] }] };
  const ward = (name: string, prevent: JsonObject): JsonObject =>
    ally(name, { life: 9 }, { kind: 'replacement', on: 'damage', target: 'self', prevent });
  const bolt = action('Bolt', { effects: [{ do: 'damage', amount: 5, to: target }] });
  it('ga:2.9.1.10 what is prevented is worked out as damage would be dealt', () => {
    const definitions = [
      ward('Reader', { countOf: { each: [{ zone: 'memory' }, { owner: 'you' }] } }),
      ward('Stoic', { sum: [{ event: 'amount' }, -1] }),
      ward('Half', { half: { event: 'amount' }, round: 'up' }),
      ward('Nothing', { sum: [{ event: 'amount' }, -7] }),
      bolt,
    ];
    const names = ['Reader', 'Stoic', 'Half', 'Nothing'];
    const game = play(
      definitions,
      { hand: ['Bolt'], field: names, memory: ['Veteran Soldier', 'Veteran Soldier'] },
      {},
    );
    game.activateCard(0, 'Bolt').resolve();
    expect(names.map((name) => game.the(name).damage)).toEqual([3, 1, 2, 5]);
  });
});
