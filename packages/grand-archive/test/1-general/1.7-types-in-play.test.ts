/** Champions, allies, items, weapons and domains in play (1.7). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, card, on, play, scenarioWith } from '../support/own-cards.js';
import { lorraine, position, rai, some } from '../support/play.js';

const faults = (definition: JsonObject) => {
  const made = grandArchive.createScenario(scenarioWith([definition], {}, {}));
  return made.ok ? [] : (made.error.errors ?? []).map(({ path, rules }) => [path, ...(rules ?? [])]);
};
const smash = (...types: string[]) =>
  action('Smash', {
    targets: [on(...types)],
    effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
  });

describe('champions', () => {
  it('ga:1.7.1.4.2 a champion of an element that is not enabled levels one up: Crux Knight over a Spirit of Fire', () => {
    const champion = { card: 'Lorraine, Blademaster', lineage: ['Lorraine, Wandering Warrior', 'Spirit of Fire'] };
    const game = position([{ champion, memory: some(3), materialDeck: ['Lorraine, Crux Knight'] }, {}], {
      turn: { step: 'materialize' },
    });
    const { elements } = game.view().players[0] as unknown as { elements: string[] };
    expect([elements.includes('crux'), game.choices()]).toEqual([false, ['Lorraine, Crux Knight']]);
    game.choose(0, { card: 'Lorraine, Crux Knight' }).resolve();
    expect(game.champion(0)).toMatchObject({ name: 'Lorraine, Crux Knight', level: 3 });
    expect(game.champion(0).elements).toEqual(expect.arrayContaining(['crux', 'fire', 'norm']));
  });

  it('ga:1.7.1.4.4.4 what takes the place of a champion has none of its counters, its damage or its lineage', () => {
    const change = action('Change', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'field' }, { has: ['types', ['Champion']] }, { controller: 'you' }] },
          to: 'banishment',
          cause: 'banish',
        },
        {
          do: 'move',
          what: { each: [{ zone: 'materialDeck' }, { owner: 'you' }] },
          to: 'field',
          cause: 'effect',
          controller: 'you',
        },
      ],
    });
    const game = play(
      [change],
      {
        champion: rai(2, { damage: 7, counters: { enlighten: 2, preparation: 1 } }),
        materialDeck: ['Spirit of Wind'],
        hand: ['Change'],
      },
      {},
    );
    game.activateCard(0, 'Change').resolve();
    expect(game.champion(0)).toMatchObject({ name: 'Spirit of Wind', counters: {}, damage: 0, lineage: [] });
    expect(game.count(0, 'banishment')).toBe(3);
  });
});

describe('allies', () => {
  it('ga:1.7.2.2 a destroyed ally goes to the graveyard, be it by damage or by an effect', () => {
    const game = play(
      [smash('Ally')],
      { hand: ['Smash'], field: [{ card: 'Blitz Mage', counters: { buff: 3 } }] },
      { field: ['Esteemed Knight', 'Banner Knight'] },
    );
    game.activateCard(0, 'Smash', { card: 'Banner Knight' }).resolve();
    game.declare(0, 'Blitz Mage', 'Esteemed Knight').fight([]);
    expect([game.zones('Banner Knight'), game.zones('Esteemed Knight')]).toEqual([['graveyard'], ['graveyard']]);
    expect(game.happened('OBJECT_MOVED').map(({ cause, to }) => [cause, to])).toEqual(
      expect.arrayContaining([
        ['destroy', 'graveyard'],
        ['destroy', 'graveyard'],
      ]),
    );
    // It is the graveyard of whoever owns it.
    const lent = play([smash('Ally')], { hand: ['Smash'] }, { field: [{ card: 'Banner Knight', controller: 0 }] });
    lent.activateCard(0, 'Smash', { card: 'Banner Knight' }).resolve();
    expect([lent.count(0, 'graveyard'), lent.count(1, 'graveyard')]).toEqual([1, 1]);
  });
});

describe('attack cards', () => {
  it('ga:1.7.4.6.1 from the damage of an attack until all of it is done nobody acts, and nothing else happens', () => {
    const owl = ally(
      'Owl',
      { life: 9, power: 2 },
      {
        kind: 'triggered',
        on: { on: 'damage', object: 'self' },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    );
    const game = play(
      [owl],
      { champion: lorraine(1), hand: ['Savage Slash', ...some(2)], field: ["Warrior's Longsword"] },
      { field: ['Owl'] },
    ).activateCard(0, 'Savage Slash');
    game
      .resolve()
      .aim('Owl', "Warrior's Longsword")
      .fight({ choose: [{ card: 'Owl' }] });
    const types = game.events.map(({ type }) => type);
    const first = types.indexOf('DAMAGE_DEALT');
    const last = Math.max(types.lastIndexOf('DAMAGE_DEALT'), types.lastIndexOf('COUNTERS_CHANGED'));
    expect(new Set(types.slice(first, last + 1))).toEqual(new Set(['DAMAGE_DEALT', 'COUNTERS_CHANGED']));
    expect([game.the('Owl').damage, game.damage(0), game.count(1, 'hand')]).toEqual([4, 2, 1]);
  });
});

describe('items, weapons and domains', () => {
  const odd = (type: string, props: JsonObject) => card('Odd', { types: [type], power: 1, durability: 1, ...props });

  it('ga:1.7.5.1 an item of the main deck has a reserve cost, ga:1.7.6.1 and so has a weapon', () => {
    const memory = { costKind: 'memory', cost: 1 };
    expect([faults(odd('Item', memory)), faults(odd('Weapon', memory))]).toEqual([
      [['$.definitions[0].props.costKind', 'ga:1.7.5.1']],
      [['$.definitions[0].props.costKind', 'ga:1.7.6.1']],
    ]);
    expect(faults(odd('Item', { costKind: 'reserve', cost: 1 }))).toEqual([]);
  });

  it('ga:1.7.6.1.1 a weapon of the material deck is a regalia, and has a memory cost instead', () => {
    const regalia = { supertypes: ['Regalia'] };
    expect(faults(odd('Weapon', { ...regalia, costKind: 'reserve', cost: 1 }))[0]).toContain('ga:1.7.6.1.1');
    expect(faults(odd('Weapon', { ...regalia, costKind: 'memory', cost: 1 }))).toEqual([]);
    expect(() => position([{ materialDeck: ['Blitz Mage'] }, {}])).toThrow('ga:1.3.1.1');
  });

  it('ga:1.7.5.2 an item is activated in the own main phase alone, with an empty Effects Stack', () => {
    const lamp = card('Lamp', { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: ['Artifact'] });
    const wait = action('Wait', { effects: [] });
    const mine = { hand: ['Lamp', 'Wait'] };
    const start = () => play([lamp, wait], mine, mine);
    expect(start().offers()).toContain('ACTIVATE_CARD Lamp');
    expect(start().activateCard(0, 'Wait').offers()).toEqual(['PASS']);
    expect(start().to('end').offers()).toEqual(['PASS', 'ACTIVATE_CARD Wait']);
    const theirs = start().pass();
    expect(theirs.offers()).toEqual(['PASS', 'ACTIVATE_CARD Wait']);
    expect(theirs.refused(1, { choose: [{ kind: 'ACTIVATE_CARD', card: 'Lamp' }] }).rules).toContain('ga:1.7.5.2');
  });

  it('ga:1.7.6.2 a weapon is activated at slow speed only', () => {
    const club = card('Club', { types: ['Weapon'], costKind: 'reserve', cost: 0, power: 2, durability: 1 });
    const start = (step: string, active = 0) => {
      const game = play([club], { hand: ['Club'] }, { hand: ['Club'] }).to(step, active === 0 ? 3 : 4);
      return game;
    };
    expect(play([club], { hand: ['Club'] }, {}).offers()).toContain('ACTIVATE_CARD Club');
    expect(start('end').offers()).toEqual(['PASS']);
    const theirs = start('main', 1).pass();
    expect(theirs.refused(0, { choose: [{ kind: 'ACTIVATE_CARD', card: 'Club' }] }).rules).toContain('ga:1.7.6.2');
  });

  it('ga:1.7.6.4.1 a weapon enters with as many durability counters as printed, ga:1.7.6.5 and goes to its owner’s graveyard', () => {
    const club = card('Club', { types: ['Weapon'], costKind: 'reserve', cost: 0, power: 2, durability: 3 });
    const game = play([club, smash('Weapon')], { hand: ['Club'], field: [] }, {})
      .activateCard(0, 'Club')
      .resolve();
    expect(game.the('Club').counters).toEqual({ durability: 3 });
    const borrowed = play(
      [club],
      { champion: lorraine(1) },
      { field: [{ card: 'Club', durability: 1, controller: 0 }] },
    );
    borrowed.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Club').fight();
    expect([borrowed.the('Club', 'graveyard').owner, borrowed.count(1, 'graveyard')]).toEqual([1, 1]);
  });

  const grove = card('Grove', { types: ['Domain'], costKind: 'reserve', cost: 0, subtypes: ['Forest'] });

  it('ga:1.7.7.1 a domain is a card, and an object on the field', () => {
    const game = play([grove], { hand: ['Grove'] }, {});
    expect(game.offers()).toContain('ACTIVATE_CARD Grove');
    game.activateCard(0, 'Grove').resolve();
    expect(game.the('Grove')).toMatchObject({ types: ['Domain'], controller: 0, zone: 'field' });
    expect(play([smash('Domain'), grove], { hand: ['Smash'] }, { field: ['Grove'] }).offers()).toContain(
      'ACTIVATE_CARD Smash',
    );
  });

  it('ga:1.7.7.2 a domain that is destroyed goes to the graveyard', () => {
    const game = play([smash('Domain'), grove], { hand: ['Smash'] }, { field: ['Grove'] });
    expect(game.activateCard(0, 'Smash', { card: 'Grove' }).resolve().the('Grove', 'graveyard').owner).toBe(1);
  });

  it('ga:1.7.5.3 so does an item that is no regalia', () => {
    const lamp = card('Lamp', { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] });
    const game = play([smash('Item'), lamp], { hand: ['Smash', 'Smash'] }, { field: ['Lamp', 'Tome of Knowledge'] });
    game.activateCard(0, 'Smash', { card: 'Lamp' }).resolve().activateCard(0, 'Smash', { card: 'Tome of Knowledge' });
    game.resolve();
    expect([game.zones('Lamp'), game.zones('Tome of Knowledge')]).toEqual([['graveyard'], ['banishment']]);
  });

  it('ga:1.7.8.1 a supertype changes the rules of a card: what is unique is on the field once, what is no such is not', () => {
    const twin = (supertypes: string[]) => ally('Twin', { cost: 0, supertypes });
    const two = (supertypes: string[]) =>
      play([twin(supertypes)], { hand: ['Twin'], field: ['Twin'] }, {})
        .activateCard(0, 'Twin')
        .resolve()
        .decision().kind;
    expect([two(['Unique']), two([])]).toEqual(['UNIQUE', 'OPPORTUNITY']);
    const broken = (supertypes: string[]) =>
      play([smash('Item'), card('Lamp', { types: ['Item'], supertypes })], { hand: ['Smash'], field: ['Lamp'] }, {})
        .activateCard(0, 'Smash', { card: 'Lamp' })
        .resolve()
        .zones('Lamp');
    expect([broken(['Regalia']), broken([])]).toEqual([['banishment'], ['graveyard']]);
    expect(faults(ally('Odd', { supertypes: ['Legendary'] }))[0]?.[0]).toBe('$.definitions[0].props.supertypes[0]');
  });
});
