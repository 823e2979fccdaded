/** Cards that a scenario brings along, in the card language; with them rules that no starter card needs. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { ally, card, keyword, play, scenarioWith } from '../support/own-cards.js';
import { lorraine, rai, some } from '../support/play.js';

const faults = (definition: unknown) => {
  const created = grandArchive.createScenario(scenarioWith([definition as JsonObject], {}, {}));
  return created.ok ? [] : (created.error.errors ?? []).map((e) => e.path);
};

describe('cards of a scenario', () => {
  it('are played like any other, and are known to their game alone', () => {
    const game = play([ally('Ranger of Dusk', { power: 4 })], { hand: ['Ranger of Dusk', ...some(1)] }, {});
    game.activateCard(0, 'Ranger of Dusk').resolve();
    expect(game.figures('Ranger of Dusk')).toBe('4/1');
    expect(grandArchive.cards.get('Ranger of Dusk')).toBeNull();
  });

  it.each([
    ['an ally without life', card('X', { types: ['Ally'], power: 1 }), '$.definitions[0].props.life'],
    ['an action without speed', card('X', { types: ['Action'] }), '$.definitions[0].props.speed'],
    ['a cost without its kind', card('X', { types: ['Item'], cost: 2 }), '$.definitions[0].props.cost'],
    ['an unknown keyword', ally('X', {}, keyword('flying')), '$.definitions[0].abilities[0].keyword'],
    ['the name of a known card', ally('Blitz Mage', {}), '$.definitions[0].name'],
    [
      'a regalia with a reserve cost',
      card('X', { types: ['Item'], supertypes: ['Regalia'], costKind: 'reserve', cost: 1 }),
      '$.definitions[0].props.costKind',
    ],
  ])('%s is refused', (_, definition, path) => {
    expect(faults(definition)).toContain(path);
  });
});

describe('stealth', () => {
  const shade = ally('Shade', { power: 2, life: 2 }, keyword('stealth'));

  it('hides a unit from attacks, but not from effects', () => {
    const game = play(
      [shade],
      { champion: rai(1), field: ['Blitz Mage'], hand: ['Ignite the Soul', ...some(1)] },
      { field: ['Shade', 'Esteemed Knight'] },
    );
    game.choose(0, { kind: 'ATTACK', card: 'Blitz Mage' });
    expect(game.choices().sort()).toEqual(['Esteemed Knight', 'Spirit of Fire']);
    game.choose(0, { card: 'Esteemed Knight' }).fight();
    game.activateCard(0, 'Ignite the Soul', { card: 'Shade' }).resolve();
    expect(game.the('Shade').damage).toBe(1);
  });

  it('ga:2.2.7.2.2.2 what has true sight finds a hidden unit, and strikes it', () => {
    const game = play([shade], { champion: lorraine(1), field: ['Sword of Seeking'] }, { field: ['Shade'] });
    game.declare(0, 'Lorraine, Wandering Warrior', 'Shade', 'Sword of Seeking').fight();
    expect(game.the('Shade').damage).toBe(1);
  });

  it('ga:2.2.7.2.2.2 a unit that hides during the fight is dealt nothing, but still retaliates', () => {
    const veil = card(
      'Veil',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Spell'] },
      {
        kind: 'spell',
        targets: [{ what: [{ zone: 'field' }, { has: ['types', 'Ally'] }] }],
        effects: [
          {
            do: 'modify',
            what: { target: 0 },
            mods: [{ mod: 'ability', ability: keyword('stealth') }],
            until: { kind: 'endOfTurn' },
          },
        ],
      },
    );
    const game = play(
      [veil],
      { champion: lorraine(1), field: ['Esteemed Knight'] },
      { hand: ['Veil'], field: ['Blitz Mage'] },
    );
    game
      .declare(0, 'Esteemed Knight', 'Blitz Mage')
      .pass()
      .pass()
      .choose(1, [{ card: 'Blitz Mage' }]);
    game.pass().activateCard(1, 'Veil', { card: 'Blitz Mage' }).resolve().fight();
    expect([game.zones('Blitz Mage'), game.zones('Esteemed Knight')]).toEqual([['field'], ['graveyard']]);
  });
});

describe('rules that the starter decks do not need', () => {
  it('ga:1.7.8.2.1 a second unique object comes into play, and one of the two is sacrificed', () => {
    const game = play(
      [ally('Rowan', { supertypes: ['Unique'] })],
      { hand: ['Rowan', ...some(1)], field: ['Rowan'] },
      {},
    );
    game.activateCard(0, 'Rowan').resolve();
    expect(game.decision()).toMatchObject({ kind: 'UNIQUE', seat: 0 });
    game.answer(0, { choose: [game.decision().options[0]?.id as string] });
    expect(game.zones('Rowan').sort()).toEqual(['field', 'graveyard']);
  });

  it('ga:1.7.5.2 items of the main deck are slow, ga:1.7.5.1 have a reserve cost, ga:1.7.5.3 and are destroyed into the graveyard', () => {
    const lamp = card('Lamp', { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] });
    const smash = card(
      'Smash',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast' },
      {
        kind: 'spell',
        targets: [{ what: [{ zone: 'field' }, { has: ['types', 'Item'] }] }],
        effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
      },
    );
    const game = play([lamp, smash], { hand: ['Lamp', 'Smash', ...some(1)] }, {});
    expect(game.offers()).toContain('ACTIVATE_CARD Lamp');
    game.activateCard(0, 'Lamp').resolve();
    expect([game.zones('Lamp'), game.count(0, 'memory')]).toEqual([['field'], 1]);
    game.activateCard(0, 'Smash', { card: 'Lamp' }).resolve();
    expect(game.zones('Lamp')).toEqual(['graveyard']);
    const late = play([lamp], { champion: 'Spirit of Wind', hand: ['Lamp', ...some(1)] }, {}).to('end');
    expect(late.offers()).toEqual(['PASS']);
  });

  it('ga:1.7.6.1 weapons of the main deck have a reserve cost, ga:1.7.6.5 and go to the graveyard when worn out (ga:1.7.6.4.1)', () => {
    const club = card('Club', { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 2, durability: 1 });
    const game = play([club], { champion: lorraine(1), hand: ['Club', ...some(1)] }, {});
    game.activateCard(0, 'Club').resolve();
    expect(game.the('Club').counters).toEqual({ durability: 1 });
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Club').fight();
    expect([game.damage(1), game.zones('Club')]).toEqual([2, ['graveyard']]);
  });

  it('ga:2.9.0.7.1 an attack whose power is gone still happens, and wears the weapon', () => {
    const stick = card('Stick', { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 0, durability: 2 });
    const game = play(
      [stick],
      { champion: lorraine(2), field: ['Stick', { card: 'Banner Knight', damage: 2 }] },
      { champion: rai(1), hand: ['Ignite the Soul', ...some(1)] },
    );
    game.declare(0, 'Lorraine, Blademaster', 'Rai, Spellcrafter', 'Stick').pass();
    game.activateCard(1, 'Ignite the Soul', { card: 'Banner Knight' }).resolve();
    expect(game.combat().power).toBe(0);
    game.fight();
    expect([game.damage(1), game.the('Stick').durability]).toEqual([0, 1]);
  });

  it('ga:2.3.4.3 up to so many targets may be fewer, ga:2.3.1.5.2 as chosen when it is activated', () => {
    const bolt = card(
      'Forked Flame',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast' },
      {
        kind: 'spell',
        targets: [{ what: [{ zone: 'field' }, { has: ['types', 'Ally'] }], min: 0, max: 2 }],
        effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
      },
    );
    const start = () => play([bolt], { hand: ['Forked Flame'] }, { field: ['Esteemed Knight', 'Swift Recruit'] });
    const game = start()
      .activateCard(0, 'Forked Flame', [{ card: 'Swift Recruit' }])
      .resolve();
    expect([game.the('Swift Recruit').damage, game.the('Esteemed Knight').damage]).toEqual([1, 0]);
    const both = start().activateCard(0, 'Forked Flame', [{ card: 'Swift Recruit' }, { card: 'Esteemed Knight' }]);
    both.resolve();
    expect([both.the('Swift Recruit').damage, both.the('Esteemed Knight').damage]).toEqual([1, 1]);
    const none = start().activateCard(0, 'Forked Flame', []).resolve();
    expect(none.zones('Forked Flame')).toEqual(['graveyard']);
  });

  it('ga:2.3.4.4.2 of several required targets one gone is enough for nothing to happen', () => {
    const pair = card(
      'Twin Flames',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast' },
      {
        kind: 'spell',
        targets: [
          { what: [{ zone: 'field' }, { has: ['types', 'Ally'] }] },
          { what: [{ zone: 'field' }, { has: ['types', 'Champion'] }] },
        ],
        effects: [
          { do: 'damage', amount: 1, to: { target: 0 } },
          { do: 'damage', amount: 1, to: { target: 1 } },
        ],
      },
    );
    const game = play(
      [pair],
      { champion: rai(1), hand: ['Twin Flames', 'Ignite the Soul', ...some(1)] },
      { field: ['Blitz Mage', 'Esteemed Knight'] },
    );
    game.activateCard(0, 'Twin Flames', { card: 'Blitz Mage' }, { card: 'Spirit of Fire' });
    game.activateCard(0, 'Ignite the Soul', { card: 'Blitz Mage' }).resolveAll();
    expect([game.damage(1), game.happened('ILLEGAL_TARGETS').length]).toEqual([0, 1]);
  });
});
