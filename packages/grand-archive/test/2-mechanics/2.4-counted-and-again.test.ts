/** Abilities that are counted, that trigger again, that anybody activates; and costs that ask for names. */
import type { Json, JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, play } from '../support/own-cards.js';
import { some } from '../support/play.js';

const thing = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 0 }, ...abilities);
const drawing = (more: JsonObject = {}): JsonObject => ({
  kind: 'activated',
  cost: [],
  effects: [{ do: 'draw', who: 'you', count: 1 }],
  limit: { perTurn: 1 },
  ...more,
});
const counting = (on: JsonObject, more: JsonObject = {}): JsonObject => ({
  kind: 'triggered',
  on,
  effects: [{ do: 'counters', what: 'self', kind: 'age', amount: 1 }],
  ...more,
});

describe('abilities that are activated', () => {
  it('ga:2.4.1.4 what waits for that triggers once an ability is activated, and not as a card is', () => {
    const watch = thing('Watch', counting({ on: 'activateAbility', player: 'you', object: [{ named: 'Stone' }] }));
    const empty = action('Empty', { effects: [] });
    const game = play(
      [watch, thing('Stone', drawing()), thing('Rock', drawing()), empty],
      { hand: ['Empty'], field: ['Watch', 'Stone', 'Rock'] },
      { field: ['Stone'] },
    );
    game.activateCard(0, 'Empty').resolve().use(0, 'Rock').resolve();
    expect([game.stack(), game.the('Watch').counters ?? {}]).toEqual([[], {}]);
    game.use(0, 'Stone');
    // It resolves before the ability that it waited for.
    expect(game.stack()).toEqual(['Watch', 'Stone']);
    expect(game.resolve().the('Watch').counters).toEqual({ age: 1 });
    game.resolve().pass();
    expect(game.use(1, 'Stone').resolveAll().the('Watch').counters).toEqual({ age: 1 });
  });

  it('ga:2.4.1.1 any player activates an ability that says so, and whoever does controls it', () => {
    const well = thing('Well', drawing({ anyone: true }), drawing());
    const start = () => play([well], { hand: some(1), field: ['Well'] }, { hand: some(1) });
    const game = start();
    expect(game.offers().filter((offer) => offer === 'ACTIVATE_ABILITY Well').length).toBe(2);
    game.pass();
    expect(game.offers().filter((offer) => offer === 'ACTIVATE_ABILITY Well').length).toBe(1);
    game.use(1, 'Well').resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([1, 2]);
    // The limit is that of the ability, whoever used it.
    expect(game.offers().filter((offer) => offer === 'ACTIVATE_ABILITY Well').length).toBe(1);
  });
});

describe('abilities that trigger again', () => {
  it('ga:2.4.2.1 an ability with the word triggers once more, others of the object and of others do not', () => {
    const horn = (name: string, ...more: JsonObject[]) =>
      ally(name, { life: 5 }, counting({ on: 'attack', object: 'self' }, { keyword: 'on attack' }), ...more);
    const again = { kind: 'static', mods: [{ mod: 'rule', rule: 'triggersAgain', keyword: 'on attack' }] };
    const attacked = (name: string) => {
      const game = play([horn('Loud', again), horn('Quiet')], { field: ['Loud', 'Quiet'] }, {});
      game.choose(0, { kind: 'ATTACK', card: name });
      while (game.decision().kind !== 'OPPORTUNITY') game.answer(game.decision().seat, game.decision().default);
      return game.resolveAll().the(name).counters;
    };
    expect([attacked('Loud'), attacked('Quiet')]).toEqual([{ age: 2 }, { age: 1 }]);
  });
});

describe('what is given up by name', () => {
  const leaf = (name: string) => card(name, { types: ['Item'], subtypes: ['Herb'], costKind: 'reserve', cost: 0 });
  const herbs: Json[] = [{ zone: 'field' }, { controller: 'you' }, { has: ['subtypes', ['Herb']] }];
  const kettle = (names: string) =>
    thing('Kettle', drawing({ cost: [{ pay: 'sacrifice', what: herbs, count: 2, names, label: 'two Herbs' }] }));
  const offered = (names: string, field: string[]) =>
    play([kettle(names), leaf('Leaf'), leaf('Root')], { field: ['Kettle', ...field] }, {})
      .offers()
      .includes('ACTIVATE_ABILITY Kettle');
  it('ga:1.6.4.2.6 a cost of things with one name is paid with such alone', () => {
    expect([offered('same', ['Leaf', 'Root', 'Leaf']), offered('same', ['Leaf', 'Root'])]).toEqual([true, false]);
  });
  it('ga:1.6.4.2.6 a cost of things with different names takes no two of one name', () => {
    expect([offered('different', ['Leaf', 'Root']), offered('different', ['Leaf', 'Leaf'])]).toEqual([true, false]);
  });
});
