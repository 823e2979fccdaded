/** The second of several things, tokens, and what has left or changed sides in the midst of an attack (2.1–2.11). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, away, card, DRAW, keyword, on, play, triggered } from '../support/own-cards.js';
import { lorraine, rai } from '../support/play.js';

const steal = action('Steal', {
  targets: [on('Ally')],
  effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
});
const imp = ally('Imp', { power: 3, life: 9 });
const wisp: JsonObject = { token: { name: 'Wisp', types: ['Ally'], power: 1, life: 3 } };
const stick = card(
  'Stick',
  { types: ['Weapon'], costKind: 'reserve', cost: 1, power: 2, durability: 3 },
  triggered('on hit', { on: 'hit', source: 'self' }),
  triggered('on attack', { on: 'attack', object: 'self' }),
);
const cut = card(
  'Cut',
  { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1, subtypes: ['Skill'] },
  triggered('on hit', { on: 'hit', source: 'self' }, [DRAW], { zone: 'intent' }),
  triggered('on attack', { on: 'attack', object: 'self' }, [DRAW], { zone: 'intent' }),
);
/** A champion attacks with a card and a weapon that each draw on the attack and on the hit. */
const armed = () => {
  const game = play([stick, cut], { champion: lorraine(1), hand: ['Cut'], field: ['Stick'] }, {});
  game.activateCard(0, 'Cut').resolve().choose(0, { card: 'Stick' });
  return game;
};
const untilAsked = (game: ReturnType<typeof play>) => {
  while (game.decision().kind === 'OPPORTUNITY' && game.view().turn.phase === 'combat') game.pass();
  return game;
};

describe('card and weapon in one attack', () => {
  it('ga:2.1.10.4 each has its abilities trigger, on the attack and on the hit', () => {
    const game = armed();
    while (!['OPPORTUNITY'].includes(game.decision().kind)) game.answer(game.decision().seat, game.decision().default);
    expect(game.stack().sort()).toEqual(['Cut', 'Stick']);
    expect(game.fight().count(0, 'hand')).toBe(4);
  });

  it('ga:2.6.8 the weapon is the attacking unit’s beside the card: it is told of as well', () => {
    const game = armed().fight();
    const told = game.happened('ABILITY_ON_STACK').map((event) => event.card);
    expect(told.filter((name) => name === 'Stick')).toHaveLength(2);
  });

  it('ga:2.6.5.2 of two weapons none need be used', () => {
    const game = play([stick, cut], { champion: lorraine(1), hand: ['Cut'], field: ['Stick', 'Stick'] }, {});
    game.activateCard(0, 'Cut').resolve();
    expect(game.decision()).toMatchObject({ kind: 'WEAPON', min: 0, max: 1 });
    expect(game.aim('Spirit of Fire').fight().damage(1)).toBe(1);
  });
});

describe('several units that are attacked at once', () => {
  const scythe = ally('Scythe', { power: 1, life: 20 }, keyword('cleave'));
  const cleaving = (field: (string | JsonObject)[], more: JsonObject = {}) =>
    play([scythe, imp, away], { field: ['Scythe'] }, { field, ...more }).choose(0, { kind: 'ATTACK', card: 'Scythe' });
  const both = () => {
    const game = untilAsked(cleaving(['Imp', 'Imp']));
    const units = game.decision().options.filter((option) => option.card === 'Imp');
    return game.answer(1, { choose: units.map(({ id }) => id) });
  };

  it('ga:2.2.7.1.2 each that retaliates rests for it', () => {
    expect(both().all('Imp')).toMatchObject([{ rested: true }, { rested: true }]);
  });

  it('ga:2.2.7.1.2.1 each strikes the attacker with all its power', () => {
    expect(both().fight().the('Scythe').damage).toBe(6);
  });

  it('ga:2.6.10 as one of them leaves the others are dealt damage all the same', () => {
    const game = cleaving(['Imp', wisp], { hand: ['Away'] }).pass();
    game.activateCard(1, 'Away', { card: 'Wisp' }).resolve().fight();
    expect([game.all('Wisp'), game.the('Imp').damage, game.damage(1)]).toEqual([[], 1, 1]);
  });

  it('ga:2.2.7.2.2.5 a weapon wears once, however many are attacked', () => {
    const sweep = card(
      'Sweep',
      { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1, subtypes: ['Skill'] },
      keyword('cleave'),
    );
    const game = play(
      [sweep, stick, imp],
      { champion: lorraine(1), hand: ['Sweep'], field: ['Stick'] },
      { field: ['Imp'] },
    );
    game.activateCard(0, 'Sweep').resolve().choose(0, { card: 'Stick' }).fight();
    expect([game.the('Imp').damage, game.damage(1), game.the('Stick').counters]).toEqual([3, 3, { durability: 2 }]);
  });
});

describe('what has changed in the midst of an attack', () => {
  it('ga:2.2.7.1.2.2 a unit whose counters took its power does not retaliate', () => {
    const brute = ally('Brute', { power: 1, life: 9 });
    const game = play([imp, brute], { field: ['Brute'] }, { field: [{ card: 'Imp', counters: { debuff: 3 } }] });
    game.declare(0, 'Brute', 'Imp');
    expect(untilAsked(game).view().turn.phase).toBe('main');
    expect([game.happened('RETALIATION_DECLARED'), game.the('Brute').damage]).toEqual([[], 0]);
  });

  it('ga:2.6.11 a unit that the attacker’s player took meanwhile is dealt no damage', () => {
    const game = play([imp, steal], { hand: ['Steal'], field: ['Blitz Mage'] }, { field: ['Imp'] });
    game.declare(0, 'Blitz Mage', 'Imp').activateCard(0, 'Steal', { card: 'Imp' }).resolve().fight();
    expect(game.the('Imp')).toMatchObject({ controller: 0, damage: 0 });
  });

  it('ga:2.6.9 an attack card deals nothing without the champion that attacked with it', () => {
    const spare = card('Spare', { types: ['Champion'], level: 0, life: 15, costKind: 'memory', cost: 0, subtypes: [] });
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
      [cut, spare, second, away],
      { champion: rai(1), materialDeck: ['Spare'], hand: ['Second', 'Cut'] },
      { hand: ['Away'] },
    );
    game
      .activateCard(0, 'Second')
      .resolve()
      .choose(0, { kind: 'ACTIVATE_CARD', card: 'Cut' })
      .choose(0, { card: 'Spare' });
    game.resolve();
    if (game.decision().kind === 'ATTACK_TARGET') game.aim('Spirit of Fire');
    game.pass().activateCard(1, 'Away', { card: 'Spare' }).resolve().fight();
    expect([game.zones('Spare'), game.zones('Cut'), game.damage(1)]).toEqual([['banishment'], ['graveyard'], 0]);
  });

  const gun = card('Gun', {
    types: ['Weapon'],
    costKind: 'reserve',
    cost: 1,
    power: 1,
    durability: 3,
    subtypes: ['Gun'],
  });
  const bullet = card('Bullet', { types: ['Item'], costKind: 'reserve', cost: 1, power: 1, subtypes: ['Bullet'] });
  it('ga:2.2.7.3.1.1 of several cards in the intent every one goes to the graveyard', () => {
    const field = [{ card: 'Gun', loaded: ['Bullet', 'Bullet'] }];
    const game = play([gun, bullet], { champion: lorraine(1), field }, {});
    game.declare(0, 'Lorraine, Wandering Warrior', 'Spirit of Fire', 'Gun');
    expect(game.zones('Bullet')).toEqual(['intent', 'intent']);
    expect(game.fight().zones('Bullet')).toEqual(['graveyard', 'graveyard']);
  });
});

describe('tokens', () => {
  const rain = action('Rain', {
    effects: [{ do: 'damage', amount: 2, to: { each: [{ has: ['types', 'Ally'] }] } }],
  });
  it('ga:2.2.6.4.1 lose their damage as the turn ends', () => {
    const game = play([rain], { hand: ['Rain'] }, { field: [wisp] })
      .activateCard(0, 'Rain')
      .resolve();
    expect([game.the('Wisp').damage, game.to('main', 4).the('Wisp').damage]).toEqual([2, 0]);
  });

  it('ga:2.9.0.13 have no damage in the next turn, whoever controls them', () => {
    const game = play([rain], { hand: ['Rain'], field: [wisp] }, {})
      .activateCard(0, 'Rain')
      .resolve();
    expect(game.to('main', 4).the('Wisp').damage).toBe(0);
  });

  it('ga:2.11.7.8.3 die of damage', () => {
    const field = [{ ...wisp, damage: 1 }];
    expect(
      play([rain], { hand: ['Rain'] }, { field })
        .activateCard(0, 'Rain')
        .resolve()
        .all('Wisp'),
    ).toEqual([]);
  });

  it('ga:2.2.1.1 wake up', () => {
    const game = play([], { field: [{ ...wisp, rested: true }] }, {});
    expect([game.the('Wisp').rested, game.to('main', 5).the('Wisp').rested]).toEqual([true, false]);
  });

  it('ga:2.6.1.1 attack in the turn in which they are made', () => {
    const mirror = action('Mirror', { targets: [on('Ally')], effects: [{ do: 'create', copy: { target: 0 } }] });
    const game = play([imp, mirror], { hand: ['Mirror'], field: [{ card: 'Imp', rested: true }] }, {});
    game.activateCard(0, 'Mirror', { card: 'Imp' }).resolve();
    expect(game.offers()).toEqual(['PASS', 'ATTACK Imp']);
  });

  it('ga:2.11.6.3.1 enter with their durability', () => {
    const mirror = action('Mirror', { targets: [on('Weapon')], effects: [{ do: 'create', copy: { target: 0 } }] });
    const game = play([stick, mirror], { hand: ['Mirror'], field: ['Stick'] }, {}).activateCard(0, 'Mirror', {
      card: 'Stick',
    });
    expect(game.resolve().all('Stick')).toMatchObject([
      { counters: { durability: 3 } },
      { counters: { durability: 3 } },
    ]);
  });
});
