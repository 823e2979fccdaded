/** Clauses of the rules of turns, combat, costs and damage that other tests leave out (2.1–2.11). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';
import { lorraine, position, rai, some } from '../support/play.js';
import { table } from '../support/table.js';

const DRAW = { do: 'draw', who: 'you', count: 1 };
const waits = (on: JsonObject): JsonObject => ({ kind: 'triggered', on, effects: [DRAW] });
const sweep = card(
  'Sweep',
  { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1, subtypes: ['Sword'] },
  { kind: 'keyword', keyword: 'cleave' },
);

describe('clauses of combat and damage', () => {
  it('ga:2.9.0.11.1 what waits for damage of the unit sees it, and what waits for that of the weapon does not', () => {
    const stack = (named: string) => {
      const owl = ally('Owl', {}, waits({ on: 'damage', source: { named } }));
      const mine = { champion: lorraine(1), field: ['Owl', 'Sword of Seeking'] };
      return play([owl], mine, {})
        .declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Sword of Seeking')
        .pass()
        .pass()
        .pass()
        .pass()
        .stack();
    };
    expect([stack('Lorraine, Wandering Warrior'), stack('Sword of Seeking')]).toEqual([['Owl'], []]);
  });

  it('ga:2.2.6.4.1 the damage on rested allies goes as well', () => {
    const game = position([{}, { field: [{ card: 'Esteemed Knight', damage: 2, rested: true }] }]);
    expect(game.until({ turn: 4 }).the('Esteemed Knight').damage).toBe(0);
  });

  it('ga:2.6.3 of several units one is declared as the target, neither none nor more', () => {
    const mine = { champion: lorraine(1), hand: ['Savage Slash', ...some(2)] };
    const game = position([mine, { field: ['Esteemed Knight'] }])
      .activateCard(0, 'Savage Slash')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'ATTACK_TARGET', min: 1, max: 1 });
    expect(game.choices().sort()).toEqual(['Esteemed Knight', 'Spirit of Fire']);
  });

  it('ga:2.2.7.1.2.3 a unit that came after the declaration does not retaliate, not even where all were attacked', () => {
    const call = action('Call', { effects: [{ do: 'create', token: ally('Squire', {}), count: 1 }] });
    const mine = { champion: lorraine(1), hand: ['Sweep'] };
    const game = play([sweep, call], mine, { hand: ['Call'], field: ['Esteemed Knight'] })
      .activateCard(0, 'Sweep')
      .resolve()
      .pass()
      .activateCard(1, 'Call')
      .resolve();
    expect([game.zones('Squire'), game.view().turn.step]).toEqual([['field'], 'retaliation']);
    expect(game.pass().pass().choices()).toEqual(['Esteemed Knight']);
  });

  it('ga:2.2.7.0.2 each of several units that are attacked triggers', () => {
    const target = ally('Target', { life: 9 }, waits({ on: 'attacked', object: 'self' }));
    const game = play([sweep, target], { champion: lorraine(1), hand: ['Sweep'] }, { field: ['Target', 'Target'] });
    game.activateCard(0, 'Sweep').resolve();
    if (game.decision().kind === 'ORDER_TRIGGERS') game.takeDefault('ORDER_TRIGGERS');
    expect([game.stack(), game.decision().seat]).toEqual([['Target', 'Target'], 0]);
  });

  it('ga:2.2.7.2.2.5 a unit that retaliates strikes though the attack leaves it no life', () => {
    const brute = ally('Brute', { power: 5, life: 5 });
    const guard = ally('Guard', { power: 2, life: 3 });
    const game = play([brute, guard], { field: ['Brute'] }, { field: ['Guard'] })
      .declare(0, 'Brute', 'Guard')
      .fight([{ card: 'Guard' }]);
    expect([game.zones('Guard'), game.the('Brute').damage]).toEqual([['graveyard'], 2]);
  });

  it('ga:2.6.11 a unit that the defending player gains control of does not strike what is now its own side', () => {
    const steal = action('Steal', {
      targets: [on('Ally')],
      effects: [
        { do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } },
      ],
    });
    const brute = ally('Brute', { power: 2, life: 5 });
    const guard = ally('Guard', { power: 2, life: 3 });
    const game = play([brute, guard, steal], { field: ['Brute'] }, { field: ['Guard'], hand: ['Steal'] });
    game.declare(0, 'Brute', 'Guard').pass().activateCard(1, 'Steal', { card: 'Brute' }).resolve().fight();
    expect([game.the('Brute').controller, game.the('Guard').damage, game.the('Brute').damage]).toEqual([1, 0, 0]);
  });

  it('ga:2.2.7.2.2.5 all that retaliate strike as the attack does', () => {
    const game = play(
      [sweep],
      { champion: lorraine(1), hand: ['Sweep'] },
      { field: ['Esteemed Knight', 'Banner Knight'] },
    )
      .activateCard(0, 'Sweep')
      .resolve();
    game.fight([{ card: 'Esteemed Knight' }, { card: 'Banner Knight' }]);
    expect(game.happened('DAMAGE_DEALT').map((e) => e.card)).toHaveLength(5);
    expect(game.damage(0)).toBe(3);
  });

  it('ga:2.11.6.3.3 a weapon without durability is destroyed: one that is no regalia lies in the graveyard', () => {
    const club = card('Club', { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 2, durability: 1 });
    const game = play([club], { champion: lorraine(1), field: ['Club'] }, {});
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Club').fight();
    expect(game.zones('Club')).toEqual(['graveyard']);
  });
});

describe('clauses of the materialize phase', () => {
  const phase = { turn: { step: 'materialize' } };
  it('ga:2.2.2.3 cards that lie elsewhere are not materialized', () => {
    const elsewhere = { banishment: ['Bauble of Abundance'], graveyard: ['Lorraine, Blademaster'], memory: some(2) };
    const game = position([{ champion: lorraine(1), materialDeck: ['Sword of Seeking'], ...elsewhere }, {}], phase);
    expect(game.choices()).toEqual(['Sword of Seeking']);
  });
  it('ga:2.2.2.3.1 regalia and champions are', () => {
    const materialDeck = ['Sword of Seeking', 'Lorraine, Blademaster'];
    const game = position([{ champion: lorraine(1), memory: some(2), materialDeck }, {}], phase);
    expect(game.choices().sort()).toEqual(['Lorraine, Blademaster', 'Sword of Seeking']);
  });
});

describe('clauses of costs', () => {
  it('ga:1.6.4.2.4 what is reserved lies face down: the other player sees how many cards, not which', () => {
    const game = position([{ champion: rai(1), hand: ['Banner Knight', 'Reclaim', 'Swift Recruit'] }, {}]);
    game.activateCard(0, 'Banner Knight');
    const seen = JSON.stringify([game.view(1), game.service.redactEvents(game.events, 1)]);
    expect([game.count(0, 'memory'), seen.includes('Reclaim'), seen.includes('Swift Recruit')]).toEqual([
      2,
      false,
      false,
    ]);
    expect(game.zones('Reclaim')).toEqual(['memory']);
  });
  it('ga:1.6.4.2 a reserve cost is paid out of the hand and a memory cost out of the memory, also as cards are materialized', () => {
    const warden = (name: string, costKind: string) =>
      card(name, { types: ['Champion'], costKind, cost: 1, level: 1, life: 18, subtypes: ['Warrior'] });
    const paid = (name: string) => {
      const mine = { materialDeck: ['Reserved', 'Remembered'], hand: ['Reclaim'], memory: ['Fireball', 'Blitz Mage'] };
      const game = play([warden('Reserved', 'reserve'), warden('Remembered', 'memory')], mine, {}).to('materialize', 5);
      game.choose(0, { card: name }).answering([]);
      return [game.stack(), ['hand', 'memory', 'banishment'].map((zone) => game.count(0, zone))];
    };
    expect(paid('Remembered')).toEqual([['Remembered'], [1, 1, 1]]);
    expect(paid('Reserved')).toEqual([['Reserved'], [0, 3, 0]]);
  });
});

describe('further clauses of combat and costs', () => {
  it('ga:1.6.4.2.5.1 what floats pays for one each, and as many cards less are banished by lot', () => {
    const mine = { champion: rai(1), memory: some(3), graveyard: ['Reclaim'], materialDeck: ['Rai, Archmage'] };
    const game = position([mine, {}], { turn: { step: 'materialize' } });
    game.choose(0, { card: 'Rai, Archmage' }).choose(0, [{ card: 'Reclaim' }]);
    expect([game.count(0, 'memory'), game.count(0, 'banishment')]).toEqual([2, 2]);
  });
  it('ga:2.9.0.2 what is dealt in the damage step is combat damage, by attack and retaliation alike', () => {
    const game = position([{ field: ['Esteemed Knight'] }, { field: ['Flame-Rune Swordsman'] }]);
    game.declare(0, 'Esteemed Knight', 'Flame-Rune Swordsman').fight([{ card: 'Flame-Rune Swordsman' }]);
    expect(game.happened('DAMAGE_DEALT').map(({ combat }) => combat)).toEqual([true, true]);
  });
  it('ga:2.6.5.3 what changes the attacks of the unit counts as the damage is dealt', () => {
    const keen = ally(
      'Keen',
      { power: 1, life: 9 },
      {
        kind: 'static',
        mods: [{ mod: 'add', stat: 'attackPower', value: 2 }],
      },
    );
    const game = play([keen], { field: ['Keen'] }, {})
      .declare(0, 'Keen', 'Spirit of Fire')
      .fight();
    expect([game.damage(1), game.the('Keen').power]).toEqual([3, 1]);
  });
  it('ga:2.11.7.14.6.8 what cannot be attacked cannot intercept', () => {
    const guard = (...more: string[]) =>
      ally('Guard', { power: 1, life: 5 }, keyword('intercept'), ...more.map(keyword));
    const asked = (...more: string[]) => {
      const game = play([guard(...more)], { field: ['Blitz Mage'] }, { field: ['Guard'] });
      return game.declare(0, 'Blitz Mage', 'Spirit of Fire').resolve().decision().kind;
    };
    expect([asked(), asked('stealth')]).toEqual(['MAY', 'OPPORTUNITY']);
  });
  it('ga:2.6.4 of several opponents one is attacked with cleave, and the units of no other', () => {
    const game = table(
      [{ champion: lorraine(1), hand: ['Sweep'] }, { field: ['Esteemed Knight'] }, { field: ['Banner Knight'] }],
      { definitions: [sweep] },
    )
      .activateCard(0, 'Sweep')
      .resolve();
    expect(game.decision().kind).toBe('DEFENDING_PLAYER');
    game.choose(0, { player: 2 });
    const attacked = (game.combat().targets as string[]).map((id) => game.view().objects[id]?.card);
    expect([attacked.sort(), game.combat().defending]).toEqual([['Banner Knight', 'Spirit of Fire'], 2]);
  });
  it('ga:2.4.4.1 the class of another player’s champion does not help', () => {
    const power = (mine: JsonObject, theirs: JsonObject) =>
      position([{ champion: mine, field: ["Warrior's Longsword"] }, { champion: theirs }]).the("Warrior's Longsword")
        .power;
    expect([power(lorraine(1), rai(1)), power(rai(1), lorraine(1))]).toEqual([2, 1]);
  });
});

describe('clauses of retaliation and wear', () => {
  it('ga:2.2.7.1.2.2 a rested unit does not retaliate', () => {
    const game = position([{ field: ['Blitz Mage'] }, { field: [{ card: 'Esteemed Knight', rested: true }] }]);
    game.declare(0, 'Blitz Mage', 'Esteemed Knight').pass().pass();
    expect([game.view().turn.step, game.decision().kind]).toEqual(['damage', 'OPPORTUNITY']);
  });
  it('ga:2.2.7.2.2.5.2 a weapon that was used wears though it comes to no damage', () => {
    const dull = action('Dull', {
      targets: [on('Champion')],
      effects: [
        {
          do: 'modify',
          what: { target: 0 },
          mods: [{ mod: 'add', stat: 'attackPower', value: -9 }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const club = card('Club', { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 2, durability: 2 });
    const game = play([dull, club], { champion: lorraine(1), hand: ['Dull'], field: ['Club'] }, {});
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Club');
    game.activateCard(0, 'Dull', { card: 'Lorraine, Wandering Warrior' }).resolve().fight();
    expect([game.damage(1), game.the('Club').counters]).toEqual([0, { durability: 1 }]);
  });
});
