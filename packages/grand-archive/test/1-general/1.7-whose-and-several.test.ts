/** Champions, allies, weapons and supertypes where another player owns what it is about, or it is one of several (1.7). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, on, play } from '../support/own-cards.js';
import { lorraine, position, rai, some } from '../support/play.js';

const slash = card('Slash', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 3, subtypes: ['Skill'] });
const champion = (name: string, level: number, elements = ['norm']): JsonObject =>
  card(name, { types: ['Champion'], level, life: 15, costKind: 'memory', cost: 0, elements, subtypes: ['Spirit'] });
const lent = (name: string): JsonObject => ({ card: name, controller: 0 });
const borrow = action('Borrow', {
  effects: [{ do: 'play', what: { each: [{ zone: 'graveyard' }, { owner: 'opponent' }] }, cost: [] }],
});
const borrowing = (definitions: JsonObject[], name: string) =>
  play([...definitions, borrow], { champion: lorraine(1), hand: ['Borrow'] }, { graveyard: [name] })
    .activateCard(0, 'Borrow')
    .resolve()
    .choose(0, { card: name });
const away = (to: string, cause: string, more: JsonObject = {}): JsonObject =>
  action('Away', {
    targets: [on('Champion', 'Ally', 'Item', 'Weapon')],
    effects: [{ do: 'move', what: { target: 0 }, to, cause, ...more }],
  });

describe('champions', () => {
  it('ga:1.7.1.4.4.1 what lasts for a champion goes on once it has levelled up', () => {
    const grow = action('Grow', {
      effects: [
        {
          do: 'modify',
          what: { each: [{ has: ['types', 'Champion'] }, { controller: 'you' }] },
          mods: [{ mod: 'add', stat: 'life', value: 4 }],
          until: { kind: 'endOfTurn' },
        },
        { do: 'levelUp' },
      ],
    });
    const game = play(
      [grow, champion('Tester, Small', 0), champion('Tester, Great', 1)],
      { champion: 'Tester, Small', hand: ['Grow'], materialDeck: ['Tester, Great'] },
      {},
    );
    game.activateCard(0, 'Grow').resolve().choose(0, { card: 'Tester, Great' });
    expect(game.champion(0)).toMatchObject({ card: 'Tester, Great', life: 19 });
    expect(game.to('main', 4).champion(0).life).toBe(15);
  });

  it('ga:1.7.1.4.4.2 of a champion that leaves every card of the lineage goes along', () => {
    const names = ['Rai, Archmage', 'Rai, Spellcrafter', 'Spirit of Fire'];
    const left = (to: string, cause: string) => {
      const game = play([away(to, cause)], { hand: ['Away'] }, { champion: rai(3) });
      game.activateCard(0, 'Away', { card: 'Rai, Storm Seer' }).resolve();
      return names.map((name) => game.zones(name)[0]);
    };
    expect(left('banishment', 'banish')).toEqual(['banishment', 'banishment', 'banishment']);
  });

  it('ga:1.7.1.4.4.3 all elements of every card in the lineage are the champion’s', () => {
    const two = champion('Tester, Great', 1);
    const under = champion('Tester, Small', 0, ['water', 'fire']);
    const game = play([two, under], { champion: { card: 'Tester, Great', lineage: ['Tester, Small'] } }, {});
    expect([...(game.champion(0).elements as string[])].sort()).toEqual(['fire', 'norm', 'water']);
  });

  it('ga:1.7.1.8.2 a rested champion rests for no attack, though there is another one', () => {
    const second = action('Second', {
      effects: [
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
      [slash, second, champion('Tester, Small', 0)],
      { champion: rai(1, { rested: true }), materialDeck: ['Tester, Small'], hand: ['Second', 'Slash', 'Slash'] },
      {},
    );
    game.activateCard(0, 'Second').resolveAll().activateCard(0, 'Slash').resolve().aim('Spirit of Fire').fight();
    expect([game.the('Tester, Small').rested, game.offers()]).toEqual([true, ['PASS']]);
  });
});

describe('allies of other players', () => {
  const imp = ally('Imp', { cost: 0, power: 2, life: 3 });

  it('ga:1.7.2.3 enter awake for whoever activates them', () => {
    expect(borrowing([imp], 'Imp').resolve().the('Imp')).toMatchObject({ controller: 0, owner: 1, rested: false });
  });

  it('ga:1.7.2.4 attack for whoever controls them', () => {
    const game = play([imp], {}, { field: [lent('Imp')] });
    expect(game.offers()).toEqual(['PASS', 'ATTACK Imp']);
    expect(play([imp], { field: [{ card: 'Imp', controller: 1 }] }, {}).offers()).toEqual(['PASS']);
  });

  it('ga:1.7.2.5 retaliate as whoever controls them says', () => {
    const brute = ally('Brute', { power: 1, life: 9 });
    const game = play([imp, brute], { field: ['Brute', { card: 'Imp', controller: 1 }] }, {});
    game.declare(0, 'Brute', 'Imp');
    while (game.decision().kind === 'OPPORTUNITY') game.pass();
    expect(game.decision()).toMatchObject({ kind: 'RETALIATE', seat: 1 });
    game.choose(1, { card: 'Imp' }).fight();
    expect(game.the('Brute').damage).toBe(2);
  });

  it('ga:1.7.2.6 die without life though they are tokens or several', () => {
    const token = { token: { name: 'Wisp', types: ['Ally'], power: 1, life: 1 } };
    const rain = action('Rain', {
      effects: [{ do: 'damage', amount: 1, to: { each: [{ has: ['types', 'Ally'] }] } }],
    });
    const game = play([rain], { hand: ['Rain'] }, { field: [token, token] })
      .activateCard(0, 'Rain')
      .resolve();
    expect(game.all('Wisp')).toEqual([]);
  });
});

describe('attack cards and weapons', () => {
  it('ga:1.7.4.2 the champion rests for an attack card that is activated from elsewhere as well', () => {
    const game = borrowing([slash], 'Slash');
    expect([game.stack(), game.champion(0).rested]).toEqual([['Slash'], true]);
  });

  it('ga:1.7.4.2 and for one that its own text lets a player activate out of the graveyard', () => {
    const again: JsonObject = { kind: 'play', method: 'again', zone: 'graveyard', cost: [] };
    const twice: JsonObject = { ...slash, name: 'Slash', abilities: [again] };
    const game = play([twice], { champion: lorraine(1), graveyard: ['Slash'] }, {});
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Slash', method: 'again' });
    expect([game.stack(), game.champion(0).rested]).toEqual([['Slash'], true]);
    const tired = play([twice], { champion: lorraine(1, { rested: true }), graveyard: ['Slash'] }, {});
    expect(tired.offers()).toEqual(['PASS']);
  });

  it('ga:1.7.6.4.4 a weapon that is a token is destroyed without durability as well', () => {
    const wear = action('Wear', {
      targets: [on('Weapon')],
      effects: [{ do: 'counters', what: { target: 0 }, kind: 'durability', amount: -1 }],
    });
    const token = { token: { name: 'Shard', types: ['Weapon'], power: 1, durability: 1 } };
    const game = play([wear], { hand: ['Wear'] }, { field: [token] });
    expect(game.the('Shard').durability).toBe(1);
    expect(game.activateCard(0, 'Wear', { card: 'Shard' }).resolve().all('Shard')).toEqual([]);
  });

  it('ga:1.7.4.5 an attack card of another player lies in the intent until combat ends, and then no more', () => {
    const game = borrowing([slash], 'Slash').resolve();
    if (game.decision().kind === 'ATTACK_TARGET') game.aim('Spirit of Fire');
    expect(game.zones('Slash')).toEqual(['intent']);
    expect([game.fight().zones('Slash'), game.count(1, 'graveyard')]).toEqual([['graveyard'], 1]);
  });

  it('ga:1.7.6.4.3 no durability is lost where what was attacked has left, or the weapon is used for several units once', () => {
    const stick = card('Stick', { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 2, durability: 3 });
    const game = play(
      [stick, away('banishment', 'banish')],
      { champion: lorraine(1), field: ['Stick'] },
      { hand: ['Away'], field: ['Esteemed Knight'] },
    );
    game.declare(0, 'Lorraine, Wandering Warrior', 'Esteemed Knight', 'Stick').pass();
    game.activateCard(1, 'Away', { card: 'Esteemed Knight' }).resolveAll().fight();
    expect(game.the('Stick').counters).toEqual({ durability: 3 });
  });
});

describe('supertypes', () => {
  it('ga:1.7.8.2 a copy of a unique object is one of that name as well', () => {
    const hero = ally('Hero', { supertypes: ['Unique'] });
    const mirror = action('Mirror', { targets: [on('Ally')], effects: [{ do: 'create', copy: { target: 0 } }] });
    const game = play([hero, mirror], { hand: ['Mirror'], field: ['Hero'] }, {});
    game.activateCard(0, 'Mirror', { card: 'Hero' }).resolve();
    expect([game.decision().kind, game.choices()]).toEqual(['UNIQUE', ['Hero', 'Hero']]);
  });

  it('ga:1.7.8.2.1 of three the other two are sacrificed', () => {
    const hero = ally('Hero', { supertypes: ['Unique'], cost: 0 });
    const crowd = action('Crowd', {
      effects: [
        {
          do: 'move',
          what: { each: [{ zone: 'graveyard' }, { owner: 'you' }, { named: 'Hero' }] },
          to: 'field',
          cause: 'effect',
          controller: 'you',
        },
      ],
    });
    const game = play([hero, crowd], { hand: ['Crowd'], graveyard: [{ card: 'Hero', count: 3 }] }, {});
    game.activateCard(0, 'Crowd').resolve();
    const [one] = game.decision().options;
    game.answer(0, { choose: [one?.id ?? ''] });
    expect(game.zones('Hero').sort()).toEqual(['field', 'graveyard', 'graveyard']);
    expect(game.decision().kind).toBe('OPPORTUNITY');
  });

  it('ga:1.7.8.3.4 a regalia goes to the material deck of its owner, whoever controls it and to whichever end of a deck', () => {
    const to = (zone: string, more: JsonObject = {}) => {
      const game = play(
        [away(zone, 'return', more)],
        { hand: ['Away'] },
        { field: [{ card: 'Tome of Knowledge', controller: 0 }] },
      );
      game.activateCard(0, 'Away', { card: 'Tome of Knowledge' }).resolve();
      return [game.zones('Tome of Knowledge'), game.count(1, 'materialDeck')];
    };
    expect([to('hand'), to('mainDeck', { position: 'bottom' })]).toEqual([
      [['materialDeck'], 1],
      [['materialDeck'], 1],
    ]);
    expect(position([{ memory: some(1) }, {}]).count(0, 'materialDeck')).toBe(0);
  });
});
