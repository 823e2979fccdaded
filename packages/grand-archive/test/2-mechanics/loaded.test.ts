/** Cards that are loaded into weapons, and what happens to them (2.11.7.15.2). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, play } from '../support/own-cards.js';

const weapon = (name: string, subtype: string, power: number): JsonObject =>
  card(name, {
    types: ['Weapon'],
    supertypes: ['Regalia'],
    subtypes: [subtype],
    costKind: 'memory',
    cost: 0,
    power,
    durability: 2,
  });
const gun = weapon('Test Gun', 'Gun', 0);
const rifle = weapon('Test Rifle', 'Gun', 1);
const sword = weapon('Test Sword', 'Sword', 1);
const mine = (subtype: string): JsonObject[] => [
  { zone: 'field' },
  { has: ['types', 'Weapon'] },
  { has: ['subtypes', [subtype]] },
  { controller: 'you' },
];
const item = (name: string, power: number, props: JsonObject, ...abilities: JsonObject[]): JsonObject =>
  card(
    name,
    { types: ['Item'], subtypes: ['Bullet'], costKind: 'reserve', cost: 0, power, ...props },
    {
      kind: 'activated',
      cost: [{ pay: 'rest' }],
      targets: [{ what: [...mine('Gun'), { not: { is: 'loaded' } }] }],
      effects: [{ do: 'move', what: 'self', to: 'loaded', attached: { target: 0 }, cause: 'load' }],
    },
    ...abilities,
  );
const draws = (on: JsonObject): JsonObject => ({
  kind: 'triggered',
  on,
  zone: 'intent',
  effects: [{ do: 'draw', who: 'you', count: 1 }],
});
const bullet = item('Test Bullet', 2, {}, draws({ on: 'hit', source: 'self' }));
const slug = item('Test Slug', 3, { supertypes: ['Regalia'], costKind: 'memory' }, keyword('true sight'));
const charge = action('Test Charge', {
  effects: [
    { do: 'choose', save: 'into', from: mine('Gun'), min: 0, max: 1 },
    { do: 'move', what: 'self', to: 'loaded', attached: { saved: 'into' }, cause: 'load' },
  ],
});
const break_ = action('Test Break', {
  targets: [{ what: [{ zone: 'field' }, { has: ['types', 'Weapon'] }] }],
  effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
});
const slash = card('Test Slash', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1 });
const hidden = ally('Hidden', { life: 9 }, keyword('stealth'));
const shade = ally('Shade', { life: 9 }, keyword('stealth'), {
  kind: 'static',
  affects: [{ has: ['types', ['Champion']] }, { controller: 'you' }],
  mods: [{ mod: 'ability', ability: keyword('stealth') }],
});
const definitions = [shade, gun, rifle, sword, bullet, slug, charge, break_, slash, hidden];
const loadedGun = (...loaded: string[]): JsonObject => ({ card: 'Test Gun', loaded });
const CHAMPION = 'Spirit of Wind';

describe('loaded', () => {
  it('ga:2.11.7.15.2 a card is put under a weapon, which is loaded then', () => {
    const game = play(definitions, { field: ['Test Gun', 'Test Bullet', 'Test Slug'] }, {});
    game.use(0, 'Test Bullet').resolve();
    const under = game.the('Test Bullet', 'loaded');
    expect([game.the('Test Gun').loaded, under.attachedTo]).toEqual([[under.id], game.the('Test Gun').id]);
    expect(game.offers()).not.toContain('ACTIVATE_ABILITY Test Slug');
  });

  it('ga:2.11.7.15.2 a card loads itself as it resolves, or goes to the graveyard where nothing can be loaded', () => {
    const after = (...field: string[]) =>
      play(definitions, { hand: ['Test Charge'], field }, {})
        .activateCard(0, 'Test Charge')
        .resolve()
        .answering([{ card: 'Test Gun' }].slice(0, field.length))
        .zones('Test Charge');
    expect([after('Test Gun'), after()]).toEqual([['loaded'], ['graveyard']]);
  });

  it('ga:2.11.7.15.2 a gun is used only loaded, and without attack cards', () => {
    const offers = (gun: string | JsonObject) => play(definitions, { field: [gun] }, {}).offers();
    expect([offers('Test Rifle'), offers(loadedGun('Test Bullet'))]).toEqual([
      ['PASS'],
      ['PASS', `ATTACK ${CHAMPION}`],
    ]);
    const game = play(definitions, { hand: ['Test Slash'], field: [loadedGun('Test Bullet'), 'Test Sword'] }, {});
    game.activateCard(0, 'Test Slash').resolve();
    expect([game.decision().kind, game.choices()]).toEqual(['WEAPON', ['Test Sword']]);
  });

  it('ga:2.11.7.15.2 its loaded cards go into the intent, and do there what they do', () => {
    const game = play(definitions, { field: [loadedGun('Test Bullet', 'Test Slug')] }, {});
    game.declare(0, CHAMPION, 'Spirit of Fire', 'Test Gun');
    expect([game.the('Test Gun').loaded, game.zones('Test Bullet'), game.combat().power]).toEqual([[], ['intent'], 5]);
    const hand = game.count(0, 'hand');
    game.fight();
    expect([game.damage(1), game.count(0, 'hand')]).toEqual([5, hand + 1]);
    // What is regalia is banished.
    expect([game.zones('Test Bullet'), game.zones('Test Slug')]).toEqual([['graveyard'], ['banishment']]);
  });

  it('ga:2.11.7.15.2 what is loaded sees for the attack', () => {
    const attacks = (...loaded: string[]) => {
      const game = play(definitions, { field: [loadedGun(...loaded)] }, { field: ['Hidden'] });
      return game.choose(0, { kind: 'ATTACK', card: CHAMPION }).choices();
    };
    expect([attacks('Test Slug').includes('Hidden'), attacks('Test Bullet').includes('Hidden')]).toEqual([true, false]);
    const able = (loaded: string) =>
      play(definitions, { field: [loadedGun(loaded)] }, { field: ['Shade'] })
        .offers()
        .includes(`ATTACK ${CHAMPION}`);
    expect([able('Test Slug'), able('Test Bullet')]).toEqual([true, false]);
  });

  it('ga:2.11.7.15.2 goes to the graveyard as what it is loaded into leaves the field', () => {
    const game = play(
      definitions,
      { hand: ['Test Break'], field: [loadedGun('Test Bullet', 'Test Slug'), { card: 'Test Gun', as: 'b' }] },
      {},
    );
    const [first] = game.all('Test Gun');
    game.activateCard(0, 'Test Break', { object: String(first?.id) }).resolve();
    expect([game.zones('Test Bullet'), game.zones('Test Slug')]).toEqual([['graveyard'], ['banishment']]);
  });
});
