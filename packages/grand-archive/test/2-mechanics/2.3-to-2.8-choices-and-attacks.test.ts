/** What is chosen as something goes on the Effects Stack, whose it is then, what attacks what, and who may answer (2.3–2.8). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { grandArchive } from '../../src/index.js';
import { action, ally, card, DRAW, keyword, on, play, triggered } from '../support/own-cards.js';
import { lorraine, scenarioOf, some } from '../support/play.js';
import { table } from '../support/table.js';

const think = action('Think', { effects: [DRAW] });
const hurt = (amount: number | JsonObject): JsonObject => ({ do: 'damage', to: { target: 0 }, amount });
const item = (name: string, ...abilities: JsonObject[]): JsonObject =>
  card(name, { types: ['Item'], costKind: 'reserve', cost: 1, subtypes: ['Artifact'] }, ...abilities);
const priced = (made: JsonObject, cost: number): JsonObject => ({
  ...made,
  props: { ...(made.props as JsonObject), cost },
});
const wolf = ally('Wolf', { power: 2, life: 9 });
const token = (name: string, more: JsonObject = {}): JsonObject => ({
  token: { name, types: ['Ally'], power: 1, life: 4 },
  ...more,
});

describe('activating', () => {
  it('ga:2.3.1.5 targets are chosen for each clause before anything is paid, whoever activates', () => {
    const twice = priced(
      action('Twice', {
        targets: [on('Ally'), on('Champion')],
        effects: [hurt(1), { do: 'damage', to: { target: 1 }, amount: 2 }],
      }),
      2,
    );
    const side = { hand: ['Twice', ...some(3)], field: ['Wolf', 'Blitz Mage'] };
    for (const seat of [0, 1]) {
      const game = play([twice, wolf], side, side);
      if (seat === 1) game.pass();
      game.choose(seat, { kind: 'ACTIVATE_CARD', card: 'Twice' });
      for (const pick of [{ card: 'Wolf', controller: 1 - seat }, { card: 'Spirit of Fire' }]) {
        expect([game.decision().kind, game.decision().seat, game.count(seat, 'memory')]).toEqual(['TARGETS', seat, 0]);
        game.answer(seat, { choose: [pick] });
      }
      expect([game.decision().kind, game.count(seat, 'memory')]).toEqual(['RESERVE', 0]);
      game.answering([]);
      expect([game.count(seat, 'memory'), game.stack()]).toEqual([2, ['Twice']]);
      game.resolve();
      expect([game.all('Wolf').map((one) => [one.controller, one.damage]), game.damage(1)]).toEqual([
        [
          [0, seat],
          [1, 1 - seat],
        ],
        2,
      ]);
    }
  });

  it('ga:2.3.1.5.1 what an ability deals is divided as it is activated, among what was chosen', () => {
    const bow = item('Bow', {
      kind: 'activated',
      cost: [{ pay: 'rest' }],
      targets: [{ ...on('Ally'), min: 1, max: 2 }],
      divide: 3,
      effects: [hurt({ division: true })],
    });
    const side = { field: ['Bow'], hand: ['Think'] };
    for (const seat of [0, 1]) {
      const foes = { ...side, field: ['Bow', 'Wolf', 'Esteemed Knight'] };
      const game = play([bow, wolf, think], seat === 0 ? side : foes, seat === 0 ? foes : side);
      if (seat === 1) game.pass();
      game.choose(seat, { kind: 'ACTIVATE_ABILITY', card: 'Bow' }, [{ card: 'Wolf' }, { card: 'Esteemed Knight' }]);
      expect(game.decision()).toMatchObject({ kind: 'DIVIDE', seat });
      game.answer(seat, {
        distribute: [
          { option: { card: 'Wolf' }, amount: 2 },
          { option: { card: 'Esteemed Knight' }, amount: 1 },
        ],
      });
      expect(game.decision().kind).toBe('OPPORTUNITY');
      game.resolve();
      expect([game.the('Wolf').damage, game.the('Esteemed Knight').damage]).toEqual([2, 1]);
    }
  });

  it('ga:2.4.1.3 who activates an ability has done so, though another player owns what has it', () => {
    const bell = item('Bell', { kind: 'activated', cost: [], effects: [DRAW] });
    const owl = ally('Owl', {}, triggered('heard', { on: 'activateAbility', player: 'you' }));
    const plain = { ...owl, abilities: (owl.abilities as JsonObject[]).map(({ keyword: _word, ...rest }) => rest) };
    for (const controller of [0, 1]) {
      const mine = { field: ['Owl', { card: 'Bell', controller }] };
      const game = play([bell, plain], mine, { field: ['Owl'] });
      if (controller === 1) game.pass();
      game.use(controller, 'Bell');
      expect(game.view().stack.map((one) => [one.card, one.controller])).toEqual([
        ['Owl', controller],
        ['Bell', controller],
      ]);
    }
  });

  it('ga:2.11.7.6.3.1 neither a card nor an ability is activated without the target that it needs', () => {
    const jab = action('Jab', { targets: [on('Ally')], effects: [hurt(1)] });
    const prod = item('Prod', { kind: 'activated', cost: [], targets: [on('Ally')], effects: [hurt(1)] });
    const wish = item('Wish', {
      kind: 'activated',
      cost: [],
      targets: [{ ...on('Ally'), min: 0, max: 1 }],
      effects: [DRAW],
    });
    const owl = item('Owl', {
      kind: 'triggered',
      on: { on: 'activateAbility', player: 'you' },
      targets: [on('Ally')],
      effects: [hurt(1)],
    });
    const mine = { hand: ['Jab'], field: ['Prod', 'Wish', 'Owl'] };
    const alone = play([jab, prod, wish, owl], mine, {});
    expect(alone.offers()).toEqual(['PASS', 'ACTIVATE_ABILITY Wish']);
    // What triggers without a target is not there.
    expect(alone.use(0, 'Wish').stack()).toEqual(['Wish']);
    const game = play([jab, prod, wish, owl, wolf], mine, { field: ['Wolf'] });
    expect(game.offers()).toEqual(['PASS', 'ACTIVATE_CARD Jab', 'ACTIVATE_ABILITY Prod', 'ACTIVATE_ABILITY Wish']);
    game.use(0, 'Prod', { card: 'Wolf' });
    expect(game.stack()).toEqual(['Owl', 'Prod']);
  });
});

describe('attacks', () => {
  const castle = card('Castle', {
    types: ['Domain'],
    subtypes: ['Siegeable'],
    costKind: 'reserve',
    cost: 0,
    durability: 3,
  });
  const meadow = card('Meadow', { types: ['Domain'], subtypes: ['Field'], costKind: 'reserve', cost: 0 });
  const lamp = item('Lamp');
  const blade = (name: string, power: number): JsonObject =>
    card(name, { types: ['Weapon'], costKind: 'reserve', cost: 1, power, durability: 3, subtypes: ['Sword'] });

  it('ga:2.6.1 allies and champions attack units and what else can be attacked, of opponents', () => {
    const field = ['Wolf', 'Castle', 'Meadow', 'Lamp', 'Blade'];
    const side = { field };
    const game = play([wolf, castle, meadow, lamp, blade('Blade', 1)], side, side);
    for (const [turn, foe] of [
      [3, 'Spirit of Fire'],
      [4, 'Spirit of Wind'],
    ] as const) {
      game.to('main', turn);
      const seat = game.view().turn.active;
      const own = seat === 0 ? 'Spirit of Wind' : 'Spirit of Fire';
      const attacks = game.offers().filter((offer) => offer.startsWith('ATTACK '));
      expect(attacks.sort()).toEqual([`ATTACK ${own}`, 'ATTACK Wolf'].sort());
      game.choose(seat, { kind: 'ATTACK', card: 'Wolf' });
      expect(game.choices().sort()).toEqual(['Castle', foe, 'Wolf'].sort());
      expect(new Set(game.decision().options.map(({ controller }) => controller))).toEqual(new Set([1 - seat]));
      game.answer(seat, { choose: [{ card: 'Castle' }] }).fight();
      expect(game.all('Castle').map(({ controller, durability }) => [controller, durability])).toContainEqual([
        1 - seat,
        1,
      ]);
    }
  });

  it('ga:2.6.1.3 neither a unit without power attacks, nor a champion with a weapon or a card that has none', () => {
    const cut = card('Cut', { types: ['Attack'], costKind: 'reserve', cost: 0, power: 1, subtypes: ['Skill'] });
    const field = ['Mouse', { card: 'Wolf', counters: { debuff: 2 } }, { card: 'Wolf', counters: { debuff: 3 } }];
    const mouse = ally('Mouse', { power: 0, life: 9 });
    const attacks = (...more: (string | JsonObject)[]) => {
      const game = play([mouse, wolf, cut, blade('Stick', 0), blade('Blade', 1)], { field: [...field, ...more] }, {});
      return game.offers().filter((offer) => offer.startsWith('ATTACK '));
    };
    expect([attacks(), attacks('Stick'), attacks('Stick', 'Blade')]).toEqual([[], [], ['ATTACK Spirit of Wind']]);
    expect(attacks({ card: 'Mouse', counters: { buff: 1 } })).toEqual(['ATTACK Mouse']);
    const game = play([mouse, wolf, cut, blade('Stick', 0)], { field: [...field, 'Stick'] }, {});
    const refusal = game.refused(0, { choose: [{ kind: 'ATTACK', card: 'Mouse' }] });
    expect(refusal.rules).toContain('ga:2.6.1.3');
    expect(game.refused(0, { choose: [{ kind: 'ATTACK', card: 'Spirit of Wind' }] }).rules).toContain('ga:2.6.1.3');
  });

  const refused = (mine: JsonObject, theirs: JsonObject, step: string, ...rest: JsonObject[]) => {
    const scenario = scenarioOf([mine, theirs], { turn: { step } });
    const made = grandArchive.createScenario({
      ...scenario,
      players: [...(scenario.players as JsonObject[]), ...rest],
    });
    return made.ok ? [] : (made.error.errors ?? []).map(({ path, rules }) => [path, ...(rules ?? [])]);
  };
  const foe = {
    field: [
      { card: 'Veteran Soldier', as: 'foe' },
      { card: 'Veteran Soldier', as: 'other' },
    ],
  };
  const at = (...names: string[]) => ({ attacking: names.map((as) => ({ as })) });

  it('ga:2.6.1.5 an attack begins a combat phase with its declaration, and there is no attack outside of one', () => {
    const scout = ally('Scout', { power: 1, life: 9 }, triggered('on attack', { on: 'attack', object: 'self' }));
    const side = { field: ['Scout', 'Wolf'], hand: ['Blade'] };
    const game = play([scout, wolf, blade('Blade', 1)], side, {}).declare(0, 'Scout', 'Spirit of Fire');
    expect([game.stack(), game.view().turn]).toMatchObject([['Scout'], { phase: 'combat', step: 'attackDeclaration' }]);
    game.resolve();
    expect([game.view().turn, game.offers()]).toMatchObject([{ phase: 'combat', step: 'retaliation' }, ['PASS']]);
    expect(game.happened('PHASE_BEGAN').map((e) => e.phase)).toEqual(['combat']);
    game.fight();
    expect(game.offers()).toContain('ATTACK Wolf');
    for (const step of ['main', 'end', 'recollection']) {
      expect(refused({ champion: lorraine(1, at('foe')) }, foe, step)).toContainEqual([
        '$.players[0].champion.attacking',
        'ga:2.6.1.5',
      ]);
      const sword = { field: [{ card: 'Sword of Seeking', as: 'sword' }], champion: lorraine(1, { weapon: 'sword' }) };
      expect(refused(sword, {}, step)).toEqual([['$.players[0].champion.weapon', 'ga:2.6.1.5']]);
      expect(refused({ field: [{ card: 'Blitz Mage', retaliating: true }] }, {}, step)).toEqual([
        ['$.players[0].field[0].retaliating', 'ga:2.6.1.5'],
      ]);
    }
    expect(refused({}, {}, 'damage')).toEqual([['$.turn.step', 'ga:2.6.1.5']]);
  });

  it('ga:2.6.1.6 one attack is declared at a time, and no other while it goes on', () => {
    const game = play([wolf], { field: ['Wolf', 'Blitz Mage'] }, {}).declare(0, 'Wolf', 'Spirit of Fire');
    while (game.view().turn.phase === 'combat') {
      expect(game.offers().filter((offer) => offer.startsWith('ATTACK'))).toEqual([]);
      game.pass();
    }
    expect(game.offers()).toContain('ATTACK Blitz Mage');
    const two = {
      field: [
        { card: 'Blitz Mage', ...at('foe') },
        { card: 'Banner Knight', ...at('other') },
      ],
    };
    expect(refused(two, foe, 'damage')).toEqual([['$.players[0].field[1].attacking', 'ga:2.6.1.6']]);
    expect(refused({ field: [{ card: 'Blitz Mage', ...at('foe') }] }, foe, 'damage')).toEqual([]);
  });

  it('ga:2.6.3 what an attack is directed at is a unit of an opponent, once, and one alone without cleave', () => {
    const mage = (...names: string[]) => [
      { card: 'Blitz Mage', as: 'mage', ...at(...names) },
      { card: 'Banner Knight', as: 'own' },
    ];
    const path = (i: number) => `$.players[0].field[0].attacking[${i}]`;
    expect(refused({ field: mage('foe') }, foe, 'damage')).toEqual([]);
    expect(refused({ field: mage('own') }, foe, 'damage')).toEqual([[path(0), 'ga:2.6.3']]);
    expect(refused({ field: mage('mage') }, foe, 'damage')).toEqual([[path(0), 'ga:2.6.3']]);
    expect(refused({ field: mage('foe', 'foe') }, foe, 'damage')).toEqual([[path(1), 'ga:2.6.3']]);
    expect(refused({ field: mage('foe', 'other') }, foe, 'damage')).toEqual([[path(1), 'ga:2.6.3']]);
    const thing = { field: [{ card: 'Bauble of Abundance', as: 'foe' }] };
    expect(refused({ field: mage('foe') }, thing, 'damage')).toEqual([[path(0), 'ga:2.6.3']]);
  });

  it('ga:2.6.4 as an attack goes to the unit of another player, that player defends', () => {
    const decoy = action('Decoy', { targets: [on('Ally')], effects: [{ do: 'redirect', to: { target: 0 } }] });
    const side = { field: ['Wolf'], hand: ['Decoy'] };
    const game = table([{ field: ['Wolf'] }, side, { field: [{ card: 'Blitz Mage', controller: 1 }, 'Wolf'] }], {
      definitions: [decoy, wolf],
    });
    const wolfOf = (seat: number) => ({ card: 'Wolf', controller: seat });
    game.choose(0, { kind: 'ATTACK', card: 'Wolf' }, wolfOf(1));
    expect(game.combat().defending).toBe(1);
    game.pass().choose(1, { kind: 'ACTIVATE_CARD', card: 'Decoy' }, wolfOf(2));
    while (game.stack().length > 0) game.pass();
    expect(game.combat().defending).toBe(2);
    const stolen = table([{ field: ['Wolf'] }, {}, { field: [{ card: 'Blitz Mage', controller: 1 }] }], {
      definitions: [wolf],
    });
    expect(stolen.declare(0, 'Wolf', 'Blitz Mage').combat().defending).toBe(1);
  });
});

describe('targets and what is chosen', () => {
  const bend = action('Bend', {
    targets: [{ what: [{ zone: 'effectsStack' }, { is: 'cardActivation' }] }],
    effects: [{ do: 'changeTargets', what: { target: 0 } }],
  });
  const jab = action('Jab', { targets: [on('Ally')], effects: [hurt(1)] });

  it('ga:2.7.6.3 a token is what its type is, for what targets such and for what changes targets', () => {
    const field = [token('Spark'), 'Wolf'];
    const game = play([bend, jab, wolf], { hand: ['Jab'] }, { hand: ['Bend'], field });
    game.choose(0, { kind: 'ACTIVATE_CARD', card: 'Jab' });
    expect(game.choices().sort()).toEqual(['Spark', 'Wolf']);
    game.answer(0, { choose: [{ card: 'Wolf' }] }).pass();
    game.activateCard(1, 'Bend').resolve();
    if (!game.waiting()) game.choose(1, { card: 'Spark' });
    game.resolveAll();
    expect([game.the('Spark').damage, game.the('Wolf').damage]).toEqual([1, 0]);
    const back = play([bend, jab, wolf], { hand: ['Jab'] }, { hand: ['Bend'], field });
    back.activateCard(0, 'Jab', { card: 'Spark' }).pass().activateCard(1, 'Bend').resolve();
    if (!back.waiting()) back.choose(1, { card: 'Wolf' });
    back.resolveAll();
    expect([back.the('Spark').damage, back.the('Wolf').damage]).toEqual([0, 1]);
  });

  it('ga:2.7.7 what is chosen is no target: nothing hides from that, and a name is one of what it asks for', () => {
    const shrouds = ['omnishroud', 'spellshroud'].map((word) => ally(`Of ${word}`, { life: 9 }, keyword(word)));
    const pick = action('Pick', {
      effects: [
        { do: 'choose', save: 'it', from: [{ zone: 'field' }, { has: ['types', 'Ally'] }], min: 1, max: 1 },
        { do: 'damage', amount: 2, to: { saved: 'it' } },
      ],
    });
    for (const name of ['Of omnishroud', 'Of spellshroud']) {
      const game = play(
        [...shrouds, pick, jab],
        { hand: ['Pick', 'Jab'] },
        { field: ['Of omnishroud', 'Of spellshroud'] },
      );
      expect(game.offers()).toEqual(['PASS', 'ACTIVATE_CARD Pick']);
      game.activateCard(0, 'Pick').resolve();
      expect(game.choices()).toEqual(['Of omnishroud', 'Of spellshroud']);
      expect(game.choose(0, { card: name }).the(name).damage).toBe(2);
    }
    const ask = action('Ask', {
      effects: [{ do: 'chooseName', with: ['types', 'Ally'], without: [['types', 'Champion']] }],
    });
    const game = play([ask], { hand: ['Ask'] }, {})
      .activateCard(0, 'Ask')
      .resolve();
    expect(game.decision()).toMatchObject({ kind: 'NAME', seat: 0 });
    for (const name of ['Fireball', 'Spirit of Wind', 'Sword of Seeking', 'Nobody'])
      expect([name, game.refused(0, { name }).rules]).toEqual([name, expect.arrayContaining(['ga:2.7.7'])]);
    expect(game.answer(0, { name: 'Blitz Mage' }).happened('WORD_CHOSEN')).toMatchObject([
      { name: 'Blitz Mage', seat: 0 },
    ]);
  });

  it('ga:2.7.7 a name is what the card has in the game, not what tells it from others of that name', () => {
    const ask = action('Ask', { effects: [{ do: 'chooseName', with: ['types', 'Champion'] }] });
    for (const name of ['Nameless Champion', 'nameless champion (tamer, warrior)']) {
      const game = play([ask], { hand: ['Ask'] }, {})
        .activateCard(0, 'Ask')
        .resolve();
      expect(game.answer(0, { name }).happened('WORD_CHOSEN')).toMatchObject([{ name: 'Nameless Champion', seat: 0 }]);
    }
  });
});

describe('Opportunity', () => {
  it('ga:2.8.2.1.4 of three and of four players each may answer what is on top before it resolves', () => {
    const side = { hand: ['Think', 'Think'] };
    for (const seats of [3, 4]) {
      const game = table(
        Array.from({ length: seats }, () => side),
        { definitions: [think] },
      ).activateCard(0, 'Think');
      for (let i = 0; i < seats; i++) {
        expect([game.decision().seat, game.stack()]).toEqual([i, ['Think']]);
        expect(game.offers()).toContain('ACTIVATE_CARD Think');
        game.pass();
      }
      expect([game.stack(), game.count(0, 'hand'), game.decision().seat]).toEqual([[], 2, 0]);
      // As somebody answers, all may answer once more.
      game.activateCard(0, 'Think');
      for (let i = 0; i < seats - 1; i++) game.pass();
      game.activateCard(seats - 1, 'Think');
      for (const left of [2, 1])
        for (let i = 0; i < seats; i++) {
          expect([game.decision().seat, game.stack().length]).toEqual([i, left]);
          game.pass();
        }
      expect(game.stack()).toEqual([]);
    }
  });
});
