/** Several things that pay together, and several that leave or stay at one moment (1.7.8, 2.3, 2.6, 2.9). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, keyword, play } from '../support/own-cards.js';
import { lorraine, some } from '../support/play.js';

const relic = (cost: number, ...abilities: JsonObject[]): JsonObject =>
  card('Relic', { types: ['Item'], supertypes: ['Regalia'], costKind: 'memory', cost }, ...abilities);
const imp = ally('Imp', { power: 1, life: 2 });

describe('what pays together', () => {
  it('ga:2.3.3.2.2 all cards of the memory and all that float are banished at once', () => {
    const wisp = ally('Wisp', {}, keyword('floating memory'));
    const mine = { materialDeck: ['Relic'], graveyard: ['Wisp'], memory: some(5) };
    const game = play([relic(4), wisp], mine, {})
      .to('materialize', 5)
      .choose(0, { card: 'Relic' });
    game.answer(0, { choose: [{ card: 'Wisp' }] });
    expect([game.zones('Wisp'), game.count(0, 'banishment'), game.count(0, 'memory')]).toEqual([['banishment'], 4, 2]);
  });

  it('ga:2.3.1.6 what was chosen to be paid is paid beside the reserve cost', () => {
    const plot = card(
      'Plot',
      { types: ['Action'], costKind: 'reserve', cost: 2, speed: 'fast', subtypes: ['Spell'] },
      { kind: 'keyword', keyword: 'prepare', value: 2 },
      { kind: 'spell', effects: [DRAW] },
    );
    const mine = { champion: lorraine(1, { counters: { preparation: 2 } }), hand: ['Plot', ...some(2)] };
    const game = play([plot], mine, {}).activateCard(0, 'Plot', { confirm: true });
    expect([game.champion(0).counters, game.count(0, 'memory')]).toEqual([{}, 2]);
  });

  it('ga:2.3.2.9 two costs of a materialization don’t take the same ally', () => {
    const ALLY: JsonObject[] = [{ zone: 'field' }, { has: ['types', ['Ally']] }, { controller: 'you' }];
    const sacrifice: JsonObject = { pay: 'sacrifice', what: ALLY, label: 'an ally' };
    const twice = relic(0, { kind: 'spell', additional: [sacrifice, { ...sacrifice, pay: 'banish' }] });
    const offered = (count: number) =>
      play([twice, imp], { materialDeck: ['Relic'], field: [{ card: 'Imp', count }] }, {})
        .to('materialize', 5)
        .choices();
    expect([offered(1), offered(2)]).toEqual([[], ['Relic']]);
  });
});

describe('several at one moment', () => {
  const hero = (name: string) => ally(name, { supertypes: ['Unique'] });
  const crowd = action('Crowd', {
    effects: [
      {
        do: 'move',
        what: { each: [{ zone: 'graveyard' }, { owner: 'you' }, { has: ['types', 'Ally'] }] },
        to: 'field',
        cause: 'effect',
        controller: 'you',
      },
    ],
  });

  it('ga:1.7.8.2.1 of each name that is there twice one stays, before anybody acts', () => {
    const graveyard = ['Hero', 'Hero', 'Sage', 'Sage'];
    const game = play([hero('Hero'), hero('Sage'), crowd], { hand: ['Crowd'], graveyard }, {});
    game.activateCard(0, 'Crowd').resolve();
    for (let i = 0; i < 2; i++) {
      const { kind, options } = game.decision();
      expect([kind, options.length]).toEqual(['UNIQUE', 2]);
      game.answer(0, { choose: [options[0]?.id ?? ''] });
    }
    expect([game.decision().kind, game.all('Hero').length, game.all('Sage').length]).toEqual(['OPPORTUNITY', 1, 1]);
  });

  it('ga:2.9.0.9 all that has too much damage is destroyed before anybody acts', () => {
    const rain = action('Rain', { effects: [{ do: 'damage', amount: 2, to: { each: [{ has: ['types', 'Ally'] }] } }] });
    const field = [{ card: 'Imp', count: 3 }];
    const game = play([rain, imp], { hand: ['Rain'], field }, { field })
      .activateCard(0, 'Rain')
      .resolve();
    expect([game.decision().kind, game.all('Imp'), game.count(0, 'graveyard')]).toEqual(['OPPORTUNITY', [], 4]);
  });
});

describe('attacks', () => {
  it('ga:2.6.1.4 what is said of a player’s next attack holds for a unit that they took', () => {
    const urge = action('Urge', {
      effects: [{ do: 'nextAttack', what: 'you', mods: [{ mod: 'add', stat: 'attackPower', value: 2 }] }],
    });
    const game = play([urge, imp], { hand: ['Urge'] }, { field: [{ card: 'Imp', controller: 0 }] });
    game.activateCard(0, 'Urge').resolve().declare(0, 'Imp', 'Spirit of Fire').fight();
    expect(game.damage(1)).toBe(3);
  });

  it('ga:2.11.7.15.2 renewable brings a regalia back out of the intent', () => {
    const gun = card('Gun', {
      types: ['Weapon'],
      cost: 1,
      costKind: 'reserve',
      power: 1,
      durability: 3,
      subtypes: ['Gun'],
    });
    const props = {
      types: ['Item'],
      supertypes: ['Regalia'],
      costKind: 'memory',
      cost: 0,
      power: 1,
      subtypes: ['Bullet'],
    };
    const bullet = card('Bullet', props, keyword('renewable'));
    const field = [{ card: 'Gun', loaded: ['Bullet'] }];
    const game = play([gun, bullet], { champion: lorraine(1), field }, {});
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Gun').fight();
    expect(game.zones('Bullet')).toEqual(['materialDeck']);
  });
});
