/** Phases, triggers and abilities in the second player's turn, and where several of them wait (2.2, 2.4). */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, keyword, play, triggered } from '../support/own-cards.js';
import { lorraine, rai, some } from '../support/play.js';
import { table } from '../support/table.js';

const think = action('Think', { effects: [DRAW] });
const atStep = (name: string, step: string, player?: string): JsonObject =>
  ally(
    name,
    { life: 9 },
    {
      kind: 'triggered',
      on: { on: 'step', ...(player === undefined ? {} : { player }), match: { step } },
      effects: [DRAW],
    },
  );

describe('phases', () => {
  it('ga:2.2.2.4 in the materialize phase of neither player there is Opportunity where nothing is materialized', () => {
    const side = { champion: lorraine(1), materialDeck: ['Sword of Seeking'], hand: ['Think'] };
    const game = play([think], side, { ...side, champion: rai(1) });
    for (const turn of [4, 5]) {
      game.to('materialize', turn);
      const seat = turn % 2 === 0 ? 1 : 0;
      expect(game.decision()).toMatchObject({ kind: 'MATERIALIZE', seat });
      game.answer(seat, { choose: [] });
      expect([game.view().turn.phase, game.decision()]).toMatchObject(['recollection', { kind: 'OPPORTUNITY', seat }]);
    }
  });

  it('ga:2.2.2.5 after the materialize phase of each player the recollection phase comes, whether they materialized or not', () => {
    const side = { champion: lorraine(1), materialDeck: ['Sword of Seeking', "Warrior's Longsword"], memory: some(4) };
    const game = play([], side, side);
    for (const [turn, seat, takes] of [
      [4, 1, false],
      [5, 0, false],
      [6, 1, true],
      [7, 0, true],
    ] as const) {
      game.to('materialize', turn).answer(seat, { choose: takes ? [{ card: 'Sword of Seeking' }] : [] });
      while (game.stack().length > 0) game.pass();
      expect([turn, game.view().turn.phase, game.decision().seat]).toEqual([turn, 'recollection', seat]);
      game.pass().pass();
      expect([turn, game.count(seat, 'memory'), game.view().turn.phase]).toEqual([turn, 0, 'main']);
    }
  });

  it('ga:2.2.3.1.1 what triggers in the recollection phase leaves Opportunity to the turn player for each of it', () => {
    const side = { field: ['Dawn', 'Dawn'], hand: ['Think'], memory: some(1) };
    const game = play([atStep('Dawn', 'recollection', 'you'), think], side, side).to('recollection', 4);
    if (game.decision().kind === 'ORDER_TRIGGERS') game.answer(1, game.decision().default);
    for (const left of [2, 1, 0]) {
      expect([game.stack().length, game.decision(), game.view().turn.phase]).toMatchObject([
        left,
        { kind: 'OPPORTUNITY', seat: 1 },
        'recollection',
      ]);
      expect(game.offers()).toContain('ACTIVATE_CARD Think');
      if (left > 0) game.pass().pass();
    }
    expect([game.count(1, 'memory'), game.pass().pass().count(1, 'memory')]).toEqual([1, 0]);
  });

  it('ga:2.2.6.2 what waits for the beginning of an end phase is there before anybody acts in it, in each player’s turn', () => {
    const side = { field: ['Dusk'], hand: ['Think'] };
    const game = play([atStep('Dusk', 'end', 'you'), think], side, side);
    for (const turn of [3, 4, 5]) {
      const seat = turn % 2 === 0 ? 1 : 0;
      game.to('end', turn);
      expect([game.stack(), game.decision()]).toMatchObject([['Dusk'], { kind: 'OPPORTUNITY', seat }]);
      expect(game.view().stack).toMatchObject([{ controller: seat }]);
      game.resolve();
      expect([game.stack(), game.view().turn.phase, game.decision().seat]).toEqual([[], 'end', seat]);
    }
  });

  it('ga:2.2.7.2.2.6 neither as damage is dealt nor after it, until the main phase goes on, does anybody act', () => {
    const game = play(
      [think],
      { field: ['Blitz Mage'], hand: ['Think'] },
      { field: ['Banner Knight'], hand: ['Think'] },
    );
    game.declare(0, 'Blitz Mage', 'Banner Knight');
    while (game.happened('DAMAGE_DEALT').length === 0) {
      if (game.decision().kind === 'RETALIATE') game.answer(1, { choose: [{ card: 'Banner Knight' }] });
      else game.pass();
    }
    expect([game.view().turn.phase, game.decision()]).toMatchObject(['main', { kind: 'OPPORTUNITY', seat: 0 }]);
    const after = game.events
      .slice(game.events.findIndex(({ type }) => type === 'DAMAGE_DEALT'))
      .map(({ type }) => type);
    expect(after).not.toContain('OPPORTUNITY_PASSED');
    expect(after).toContain('COMBAT_ENDED');
  });

  it('ga:2.9.0.7.1 an attack whose power has fallen to 0 goes on: what is attacked may retaliate', () => {
    const wither = action('Wither', {
      effects: [
        {
          do: 'modify',
          what: { each: [{ zone: 'field' }, { is: 'attacking' }] },
          mods: [{ mod: 'add', stat: 'power', value: -5 }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const wolf = ally('Wolf', { power: 2, life: 9 });
    const game = play([wither, wolf], { field: ['Wolf'] }, { field: ['Wolf'], hand: ['Wither'] });
    game.choose(0, { kind: 'ATTACK' }).aim('Wolf');
    game.pass().activateCard(1, 'Wither').resolve();
    expect(game.combat().power).toBe(0);
    while (game.decision().kind !== 'RETALIATE') game.pass();
    game.answer(1, { choose: [{ card: 'Wolf' }] }).fight();
    expect(game.all('Wolf').map(({ damage }) => damage)).toEqual([2, 0]);
  });
});

describe('abilities', () => {
  const draws = (match: JsonObject): JsonObject => ({ kind: 'triggered', on: { on: 'step', match }, effects: [DRAW] });

  it('ga:2.4.0.6 what says nothing of it is at work neither in a lineage nor while it is loaded', () => {
    const guarding: JsonObject = {
      kind: 'static',
      affects: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { controller: 'you' }],
      mods: [{ mod: 'add', stat: 'power', value: 2 }],
    };
    const champion = (name: string, level: number, ...abilities: JsonObject[]) =>
      card(name, { types: ['Champion'], costKind: 'memory', cost: 0, level, life: 20 }, ...abilities);
    const below = champion('Below', 1, guarding, draws({ step: 'end' }));
    const gun = card('Gun', {
      types: ['Weapon'],
      subtypes: ['Gun'],
      costKind: 'reserve',
      cost: 1,
      power: 1,
      durability: 2,
    });
    const bullet = card(
      'Bullet',
      { types: ['Item'], subtypes: ['Bullet'], costKind: 'reserve', cost: 1, power: 1 },
      guarding,
      draws({ step: 'end' }),
    );
    const definitions = [below, champion('Above', 2), gun, bullet, ally('Wolf', { power: 1 })];
    const mine = (name: string, under: string[], field: (string | JsonObject)[]) => ({
      champion: { card: name, lineage: under },
      field: ['Wolf', ...field],
    });
    const over = play(
      definitions,
      mine('Above', ['Below', 'Spirit of Fire'], [{ card: 'Gun', loaded: ['Bullet'] }]),
      {},
    );
    expect([over.zones('Below'), over.zones('Bullet'), over.the('Wolf').power]).toEqual([['lineage'], ['loaded'], 1]);
    expect(over.to('end').happened('ABILITY_TRIGGERED')).toEqual([]);
    // On the field both are.
    const there = play(definitions, mine('Below', ['Spirit of Fire'], ['Bullet']), {});
    expect(there.the('Wolf').power).toBe(5);
    there.to('end');
    if (there.decision().kind === 'ORDER_TRIGGERS') there.answer(0, there.decision().default);
    expect(there.stack()).toHaveLength(2);
  });

  it('ga:2.4.0.7 an ability that names the hand is used there and not on the field, and one of a graveyard only there', () => {
    const in_ = (name: string, zone: string) => ally(name, {}, { kind: 'activated', zone, cost: [], effects: [DRAW] });
    const definitions = [in_('Palm', 'hand'), in_('Grave', 'graveyard')];
    const used = (zone: string) =>
      play(definitions, { [zone]: ['Palm', 'Grave'] }, {})
        .offers()
        .filter((offer) => offer.startsWith('ACTIVATE_ABILITY'));
    expect([used('hand'), used('graveyard'), used('field')]).toEqual([
      ['ACTIVATE_ABILITY Palm'],
      ['ACTIVATE_ABILITY Grave'],
      [],
    ]);
  });

  it('ga:2.4.0.9 effects give abilities to objects and to players, as long as they say', () => {
    const haste = action('Haste', {
      effects: [
        {
          do: 'modify',
          what: 'you',
          mods: [{ mod: 'rule', rule: 'asThoughFast', of: { has: ['types', ['Ally']] } }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const veil = action('Veil', {
      effects: [
        {
          do: 'modify',
          what: { each: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { controller: 'you' }] },
          mods: [{ mod: 'ability', ability: keyword('stealth') }],
          until: { kind: 'endOfTurn' },
        },
      ],
    });
    const imp = ally('Imp', { cost: 0 });
    const mine = { hand: ['Haste', 'Veil', 'Think', 'Imp'], field: ['Imp'] };
    const game = play([haste, veil, think, imp], mine, { hand: ['Think'] });
    game.activateCard(0, 'Haste').resolve().activateCard(0, 'Veil').resolve().activateCard(0, 'Think');
    expect([game.offers().includes('ACTIVATE_CARD Imp'), game.the('Imp').keywords]).toEqual([true, ['stealth']]);
    game.resolve().to('recollection', 4);
    game.activateCard(1, 'Think').pass();
    expect([game.decision().seat, game.offers().includes('ACTIVATE_CARD Imp'), game.the('Imp').keywords]).toEqual([
      0,
      false,
      [],
    ]);
  });

  it('ga:2.4.1.1 of an ability all costs are paid, reserve costs among them, in the turn of another as well', () => {
    const lamp = card(
      'Lamp',
      { types: ['Item'], costKind: 'reserve', cost: 1 },
      { kind: 'activated', cost: [{ pay: 'rest' }, { pay: 'reserve', amount: 2 }], effects: [DRAW] },
    );
    const side = { field: ['Lamp'], hand: some(3) };
    for (const seat of [0, 1]) {
      const game = play([lamp], side, side);
      if (seat === 1) game.pass();
      game.use(seat, 'Lamp');
      expect([
        game.count(seat, 'memory'),
        game.count(seat, 'hand'),
        game.all('Lamp').map(({ rested }) => rested),
      ]).toEqual([2, 1, [seat === 0, seat === 1]]);
      expect(game.decision().seat).toBe(0);
    }
    expect(play([lamp], { field: ['Lamp'], hand: some(1) }, {}).offers()).toEqual(['PASS']);
  });

  it('ga:2.4.1.1.1 a mode whose condition does not hold is none: without another one the ability is not activated', () => {
    const only = (n: number): JsonObject => ({
      label: `with ${n}`,
      if: { exists: [{ zone: 'field' }, { has: ['types', ['Ally']] }, { controller: 'you' }], atLeast: n },
      effects: [DRAW],
    });
    const lamp = (name: string, ...choices: JsonObject[]) =>
      card(
        name,
        { types: ['Item'], costKind: 'reserve', cost: 1 },
        { kind: 'activated', cost: [], modes: { min: 1, max: 1, choices } },
      );
    const definitions = [lamp('One', only(1)), lamp('Both', only(1), only(2))];
    const offers = (...allies: string[]) => play(definitions, { field: ['One', 'Both', ...allies] }, {}).offers();
    expect(offers().filter((offer) => offer.startsWith('ACTIVATE_ABILITY'))).toEqual([]);
    const game = play(definitions, { field: ['Both', 'Blitz Mage', 'Blitz Mage'] }, {});
    game.choose(0, { kind: 'ACTIVATE_ABILITY', card: 'Both' });
    expect(game.choices()).toEqual(['with 1', 'with 2']);
    const single = play(definitions, { field: ['Both', 'Blitz Mage'] }, {}).use(0, 'Both');
    expect(single.stack()).toEqual(['Both']);
  });

  it('ga:2.4.2.2.3 a condition must hold as a card sees itself put somewhere, or nothing triggers', () => {
    const seer = (name: string, condition?: JsonObject) =>
      ally(
        name,
        {},
        triggered(
          'on death',
          { on: 'move', object: 'self', match: { to: 'graveyard' } },
          [DRAW],
          condition === undefined ? {} : { if: condition },
        ),
      );
    const rich: JsonObject = { exists: [{ zone: 'memory' }, { owner: 'you' }], atLeast: 1 };
    const toss = action('Toss', {
      effects: [
        { do: 'move', what: { each: [{ zone: 'hand' }, { owner: 'you' }] }, to: 'graveyard', cause: 'discard' },
      ],
    });
    const tossed = (memory: number) => {
      const mine = { hand: ['Toss', 'Seer'], memory: some(memory) };
      return play([seer('Seer', rich), toss], mine, {})
        .activateCard(0, 'Toss')
        .resolve()
        .happened('ABILITY_TRIGGERED').length;
    };
    expect([tossed(0), tossed(1)]).toEqual([0, 1]);
  });

  it('ga:2.4.2.6 in the turn of the second of three players theirs lie lowest, and each orders their own', () => {
    const owls = [atStep('Owl', 'end'), atStep('Bat', 'end')];
    const side = { field: ['Owl', 'Bat'] };
    const game = table([side, side, side], { definitions: owls, turn: { number: 4, active: 1 } })
      .pass()
      .pass()
      .pass();
    const asked = [];
    while (game.decision().kind === 'ORDER_TRIGGERS') {
      asked.push(game.decision().seat);
      game.answer(game.decision().seat, { order: [{ card: 'Bat' }, { card: 'Owl' }] });
    }
    expect(asked).toEqual([1, 2, 0]);
    expect(game.view().stack.map((one) => [one.card, one.controller])).toEqual([
      ['Owl', 0],
      ['Bat', 0],
      ['Owl', 2],
      ['Bat', 2],
      ['Owl', 1],
      ['Bat', 1],
    ]);
    expect(game.decision()).toMatchObject({ kind: 'OPPORTUNITY', seat: 1 });
  });
});
