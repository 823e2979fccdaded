/** Costs of X, with cards of the test's own (1.6.4.2.9). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { some } from '../support/play.js';

const X = { costKind: 'reserve', cost: 0, variable: true };
const spell = (name: string, body: JsonObject, more: JsonObject = {}): JsonObject =>
  card(name, { types: ['Action'], ...X, speed: 'fast', subtypes: ['Spell'], ...more }, { kind: 'spell', ...body });
const learn = spell('Learn', { effects: [{ do: 'draw', who: 'you', count: 'x' }] });
const echo = action('Echo', {
  targets: [{ what: [{ zone: 'effectsStack' }, { has: ['types', 'Action'] }] }],
  effects: [{ do: 'copy', what: { target: 0 } }],
});
const gems: JsonObject = {
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'field' },
  entering: true,
  change: { counters: { gem: 'x' } },
};
const mirror = action('Mirror', { targets: [on('Ally')], effects: [{ do: 'create', copy: { target: 0 } }] });
const hydra = ally('Hydra', X, gems);
/** Has so many counters as there are cards and objects whose cost is 3. */
const dowser = action('Dowser', {
  effects: [
    {
      do: 'draw',
      who: 'you',
      count: { count: [{ zone: 'effectsStack' }, { has: ['subtypes', 'Spell'] }, { prop: ['cost', 3] }] },
    },
  ],
});
const censer = card(
  'Censer',
  { types: ['Item'], costKind: 'memory', cost: 0, supertypes: ['Regalia'], subtypes: ['Artifact'] },
  {
    kind: 'activated',
    cost: [
      { pay: 'reserve', amount: 0, x: true },
      { pay: 'banish', what: 'self' },
    ],
    effects: [{ do: 'draw', who: 'you', count: 'x' }],
  },
);
const definitions = [learn, echo, mirror, hydra, dowser, censer];

describe('X in costs', () => {
  it('ga:2.3.1.6.1 who activates the card says what X is, up to what can be paid for', () => {
    const game = play(definitions, { hand: ['Learn', ...some(3)] }, {}).choose(0, {
      kind: 'ACTIVATE_CARD',
      card: 'Learn',
    });
    expect(game.decision()).toMatchObject({ kind: 'X', seat: 0, min: 0, max: 3 });
    game.answer(0, { number: 2 }).answering([]);
    expect([game.count(0, 'hand'), game.count(0, 'memory')]).toEqual([1, 2]);
  });

  it('ga:1.6.4.2.9.3 what the card does counts with the X that was chosen', () => {
    const game = play(definitions, { hand: ['Learn', ...some(3)] }, {}).activateCard(0, 'Learn', { number: 2 });
    game.resolve();
    expect(game.count(0, 'hand')).toBe(3);
  });

  it('ga:1.6.4.2.9 on the Effects Stack the cost is what X is, and 0 anywhere else', () => {
    const start = () => play(definitions, { hand: ['Learn', 'Dowser', ...some(3)], graveyard: ['Learn'] }, {});
    const game = start().activateCard(0, 'Learn', { number: 3 });
    expect(game.view().stack.length).toBe(1);
    const item = Object.values(game.view().objects).find((o) => o.zone === 'effectsStack');
    expect([item?.cost, game.the('Learn', 'graveyard').cost]).toEqual([3, 'X']);
    // An effect that counts cards with a cost of 3 finds the one on the Effects Stack, while X is 3.
    game.activateCard(0, 'Dowser').resolve();
    expect(game.count(0, 'hand')).toBe(1);
    const less = start().activateCard(0, 'Learn', { number: 2 }).activateCard(0, 'Dowser').resolve();
    expect(less.count(0, 'hand')).toBe(1);
  });

  it('ga:1.6.4.2.9.1 a copy on the Effects Stack has the X of the card', () => {
    const game = play(definitions, { hand: ['Learn', 'Echo', ...some(2)] }, {}).activateCard(0, 'Learn', { number: 2 });
    game.activateCard(0, 'Echo', { card: 'Learn' }).resolve();
    expect(game.count(0, 'hand')).toBe(0);
    game.resolve();
    expect(game.count(0, 'hand')).toBe(2);
    game.resolve();
    expect(game.count(0, 'hand')).toBe(4);
  });

  it('ga:1.6.4.2.9.2 whoever plays it without paying its cost is not asked, and X is 0', () => {
    const free = action('Free', {
      targets: [{ what: [{ zone: 'graveyard' }, { owner: 'you' }] }],
      effects: [{ do: 'play', what: { target: 0 }, cost: [] }],
    });
    const game = play([...definitions, free], { hand: ['Free', ...some(3)], graveyard: ['Learn'] }, {});
    game.activateCard(0, 'Free', { card: 'Learn' }).resolve();
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Learn' });
    expect([game.decision().kind, game.stack()]).toEqual(['OPPORTUNITY', ['Learn']]);
    game.resolve();
    expect(game.zones('Learn')).toEqual(['graveyard']);
    expect([game.count(0, 'hand'), game.count(0, 'memory')]).toEqual([3, 0]);
  });

  it('ga:1.6.4.2.9.3.1 an object that is a copy has an X of 0, though that of the original was chosen', () => {
    const game = play(definitions, { hand: ['Hydra', 'Mirror', ...some(3)] }, {}).activateCard(0, 'Hydra', {
      number: 2,
    });
    game.resolve();
    expect(game.the('Hydra').counters).toEqual({ gem: 2 });
    game.activateCard(0, 'Mirror', { card: 'Hydra' }).resolve();
    expect(game.all('Hydra').find((o) => o.token)?.counters).toEqual({});
  });

  it('ga:2.3.1.6.1 the X of an ability is chosen in the same way', () => {
    const game = play(definitions, { hand: some(2), field: ['Censer'] }, {});
    game.choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Censer' });
    expect(game.decision()).toMatchObject({ kind: 'X', max: 2 });
    game.answer(0, { number: 1 }).answering([]);
    expect(game.count(0, 'memory')).toBe(1);
    game.resolve();
    expect(game.count(0, 'hand')).toBe(2);
  });

  it('ga:2.3.2.7.1 who materializes a card says what X is, as many as the memory can pay for', () => {
    const idol = card(
      'Idol',
      { types: ['Item'], ...X, costKind: 'memory', supertypes: ['Regalia'], subtypes: ['Artifact'] },
      gems,
    );
    const game = play([idol], { materialDeck: ['Idol'] }, { memory: some(2), materialDeck: ['Idol'] }).until({
      kind: 'MATERIALIZE',
    });
    expect(game.decision().seat).toBe(1);
    game.choose(1, { card: 'Idol' });
    expect(game.decision()).toMatchObject({ kind: 'X', seat: 1, min: 0, max: 2 });
    game.answer(1, { number: 2 }).resolve();
    expect([game.count(1, 'memory'), game.count(1, 'banishment')]).toEqual([0, 2]);
    expect(game.the('Idol').counters).toEqual({ gem: 2 });
  });

  it('ga:1.6.4.2.8.1 what makes the card cost less is taken off what X is', () => {
    const cheaper = { kind: 'static', mods: [{ mod: 'cost', less: [{ pay: 'reserve', amount: 1 }] }] };
    const cheap = card(
      'Cheap',
      { types: ['Action'], ...X, speed: 'fast', subtypes: ['Spell'] },
      { kind: 'spell', effects: [{ do: 'draw', who: 'you', count: 'x' }] },
      cheaper,
    );
    const game = play([cheap], { hand: ['Cheap', ...some(2)] }, {}).choose(0, { kind: 'ACTIVATE_CARD', card: 'Cheap' });
    expect(game.decision()).toMatchObject({ kind: 'X', max: 3 });
    game.answer(0, { number: 3 }).answering([]).resolve();
    expect([game.count(0, 'hand'), game.count(0, 'memory')]).toEqual([3, 2]);
  });
});
