/** What is asked of what has gone, what waits for others' cards, and what is given or works where cards usually do nothing. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, DRAW, keyword, on, play } from '../support/own-cards.js';

const filler = ally('Filler', { cost: 0 });

describe('what is asked of what has gone', () => {
  const hunter = (parity: string): JsonObject =>
    ally('Hunter', { power: 5, life: 9 }, keyword('vigor'), {
      kind: 'triggered',
      on: { on: 'kill', source: 'self' },
      keyword: 'on kill',
      effects: [{ do: 'if', if: { is: [{ event: 'object' }, { parity: ['life', parity] }] }, then: [DRAW] }],
    });
  it('ga:2.11.7.11.1.1 whether the LIFE of a unit that was killed was odd', () => {
    const drawn = (parity: string, life: number): number => {
      const prey = ally('Prey', { power: 0, life });
      const game = play(
        [hunter(parity), prey, filler],
        { field: ['Hunter'], mainDeck: ['Filler'] },
        { field: ['Prey'] },
      );
      const before = game.count(0, 'hand');
      game.declare(0, 'Hunter', 'Prey').fight();
      return game.resolveAll().count(0, 'hand') - before;
    };
    expect([drawn('odd', 3), drawn('odd', 2), drawn('even', 3), drawn('even', 2)]).toEqual([1, 0, 0, 1]);
  });
  it('ga:2.11.7.11.1.1 what something was that has been destroyed', () => {
    const shatter = action('Shatter', {
      targets: [on('Ally')],
      effects: [
        { do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' },
        { do: 'if', if: { is: [{ target: 0 }, [{ has: ['subtypes', ['Distortion']] }]] }, then: [DRAW] },
      ],
    });
    const drawn = (subtype: string): number => {
      const prey = ally('Prey', { subtypes: [subtype] });
      const game = play([shatter, prey, filler], { hand: ['Shatter'], mainDeck: ['Filler'] }, { field: ['Prey'] });
      game.activateCard(0, 'Shatter', { card: 'Prey' }).resolve();
      return game.count(0, 'hand');
    };
    expect([drawn('Distortion'), drawn('Human')]).toEqual([1, 0]);
  });
  it('ga:2.5.2 a unit that was hit is banished if it would die this turn', () => {
    const arsonist = ally('Arsonist', { power: 1, life: 9 }, keyword('vigor'), {
      kind: 'replacement',
      on: 'move',
      object: [{ has: ['types', ['Ally', 'Champion']] }, { happened: { on: 'hit', object: 'self' }, by: 'self' }],
      match: { from: 'field', to: 'graveyard' },
      change: { to: 'banishment' },
    });
    const slay = action('Slay', {
      targets: [on('Ally')],
      effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
    });
    const prey = ally('Prey', { power: 0, life: 3 });
    const start = () => play([arsonist, slay, prey], { hand: ['Slay'], field: ['Arsonist'] }, { field: ['Prey'] });
    const slain = (game: ReturnType<typeof start>): unknown =>
      game.activateCard(0, 'Slay', { card: 'Prey' }).resolve().zones('Prey');
    expect([slain(start().declare(0, 'Arsonist', 'Prey').fight()), slain(start())]).toEqual([
      ['banishment'],
      ['graveyard'],
    ]);
  });
});

describe('the next card of another player', () => {
  const tax = action('Tax', {
    targets: [on('Champion')],
    effects: [
      {
        do: 'modify',
        what: { controllerOf: { target: 0 } },
        mods: [{ mod: 'cost', more: [{ pay: 'reserve', amount: 2 }] }],
        until: { kind: 'untilEvent', on: { on: 'activate', player: { controllerOf: { target: 0 } } } },
      },
    ],
  });
  const sight = action('Sight', { effects: [] });
  it('ga:2.3.3 costs more once, and only theirs', () => {
    const game = play(
      [tax, sight, filler],
      { hand: ['Tax', 'Sight'] },
      { hand: ['Sight', 'Sight', 'Filler', 'Filler', 'Filler', 'Filler'] },
    );
    game.activateCard(0, 'Tax', { card: 'Spirit of Fire' }).resolve();
    game.activateCard(0, 'Sight').resolve();
    expect(game.count(0, 'memory')).toBe(0);
    game.pass();
    game.activateCard(1, 'Sight').resolve();
    const once = game.count(1, 'memory');
    game.pass();
    game.activateCard(1, 'Sight').resolve();
    expect([once, game.count(1, 'memory')]).toEqual([2, 2]);
  });
});

describe('damage of so much at once', () => {
  const breeze = action('Breeze', {
    effects: [
      {
        do: 'createReplacement',
        entities: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] },
        replaces: { on: 'damage', prevent: true, if: { compare: [{ event: 'amount' }, '<=', 3] } },
        until: { kind: 'endOfTurn' },
      },
    ],
  });
  const bolt = (amount: number): JsonObject =>
    action(`Bolt ${amount}`, { targets: [on('Champion')], effects: [{ do: 'damage', amount, to: { target: 0 } }] });
  it('only as much is prevented at a time', () => {
    const dealt = (amount: number): unknown => {
      const name = `Bolt ${amount}`;
      const game = play([breeze, bolt(amount)], { hand: ['Breeze', name] }, {});
      return game
        .activateCard(0, 'Breeze')
        .resolve()
        .activateCard(0, name, { card: 'Spirit of Wind' })
        .resolve()
        .damage(0);
    };
    expect([dealt(3), dealt(4)]).toEqual([0, 4]);
  });
});

describe('what can’t wake up', () => {
  const king = ally(
    'King',
    {},
    {
      kind: 'replacement',
      on: 'status',
      object: 'self',
      match: { status: 'rested', on: false },
      instead: [],
    },
  );
  const wake = action('Wake', {
    effects: [
      { do: 'status', what: { each: [{ zone: 'field' }, { controller: 'you' }] }, status: 'rested', on: false },
    ],
  });
  it('stays rested', () => {
    const field = [
      { card: 'King', rested: true },
      { card: 'Filler', rested: true },
    ];
    const game = play([king, wake, filler], { hand: ['Wake'], field }, {})
      .activateCard(0, 'Wake')
      .resolve();
    expect([game.the('King').rested, game.the('Filler').rested ?? false]).toEqual([true, false]);
  });
});

describe('what cards in the intent are given', () => {
  const gives = (zone: JsonObject): JsonObject =>
    card(
      'Bow',
      {
        types: ['Weapon'],
        supertypes: ['Regalia'],
        subtypes: ['Gun'],
        costKind: 'memory',
        cost: 0,
        power: 1,
        durability: 2,
      },
      {
        kind: 'triggered',
        on: { on: 'attack', object: 'self' },
        keyword: 'on attack',
        effects: [
          {
            do: 'modify',
            what: { each: [{ zone: 'intent' }, { has: ['subtypes', ['Bullet']] }] },
            mods: [
              {
                mod: 'ability',
                ability: {
                  kind: 'triggered',
                  on: { on: 'hit', source: 'self' },
                  keyword: 'on hit',
                  effects: [DRAW],
                  ...zone,
                },
              },
            ],
            until: { kind: 'permanent' },
          },
        ],
      },
    );
  const bullet = card('Shot', { types: ['Item'], subtypes: ['Bullet'], costKind: 'reserve', cost: 0, power: 2 });
  it('ga:2.4.0.5 cards in the intent do there what they are given', () => {
    const drawn = (zone: JsonObject): number => {
      const game = play(
        [gives(zone), bullet, filler],
        { field: [{ card: 'Bow', loaded: ['Shot'] }], mainDeck: ['Filler'] },
        {},
      );
      const before = game.count(0, 'hand');
      game.declare(0, 'Spirit of Wind', 'Spirit of Fire', 'Bow').fight();
      return game.resolveAll().count(0, 'hand') - before;
    };
    expect([drawn({}), drawn({ zone: 'intent' })]).toEqual([0, 1]);
  });
});

describe('temporary damage', () => {
  const bathe = action('Bathe', {
    targets: [on('Ally', 'Champion')],
    effects: [{ do: 'removeTemporaryDamage', what: { target: 0 } }],
  });
  const bolt = action('Bolt', {
    targets: [on('Ally', 'Champion')],
    effects: [{ do: 'damage', amount: 2, to: { target: 0 } }],
  });
  it('ga:2.11.7.15.2 is what is on allies, and is removed; what is on champions stays', () => {
    const left = (name: string): unknown => {
      const game = play([bathe, bolt, ally('Page', { life: 9 })], { hand: ['Bathe', 'Bolt'], field: ['Page'] }, {});
      game.activateCard(0, 'Bolt', { card: name }).resolve().activateCard(0, 'Bathe', { card: name }).resolve();
      return name === 'Page' ? (game.the(name).damage ?? 0) : game.damage(0);
    };
    expect([left('Page'), left('Spirit of Wind')]).toEqual([0, 2]);
  });
});

describe('a card that is revealed from the memory', () => {
  const sight = (condition: JsonObject): JsonObject =>
    card(
      'Seen',
      { types: ['Action'], costKind: 'reserve', cost: 0, speed: 'fast', subtypes: ['Mage'], classes: ['Mage'] },
      {
        kind: 'triggered',
        on: { on: 'revealed', object: 'self', match: { from: 'memory' } },
        effects: [DRAW],
        ...condition,
      },
    );
  const show = (zone: string): JsonObject =>
    action('Show', { effects: [{ do: 'reveal', what: { each: [{ zone }, { owner: 'you' }] } }] });
  it('ga:2.4.3 does what it says of that, where what it demands is so', () => {
    const drawn = (zone: string, condition: JsonObject): number => {
      const where = zone === 'memory' ? { memory: ['Seen'], hand: ['Show'] } : { hand: ['Show', 'Seen'] };
      const game = play([sight(condition), show(zone), filler], { ...where, mainDeck: ['Filler'] }, {});
      game.activateCard(0, 'Show').resolve().resolveAll();
      return game.zones('Filler').filter((one) => one === 'hand').length;
    };
    const bonus = (element: string): JsonObject => ({
      if: { is: ['self', { is: element }] },
    });
    expect([drawn('memory', {}), drawn('hand', {}), drawn('memory', bonus('classBonus'))]).toEqual([1, 0, 0]);
  });
});

describe('what may attack only some', () => {
  const shade = ally(
    'Shade',
    { power: 1 },
    {
      kind: 'static',
      mods: [
        {
          mod: 'rule',
          rule: 'attacksOnly',
          at: [
            { has: ['types', ['Ally', 'Champion']] },
            {
              happened: { on: 'damage', object: 'self', match: { combat: true } },
              by: { each: [{ has: ['types', ['Champion']] }, { controller: 'you' }] },
            },
          ],
        },
      ],
    },
  );
  const sword = card('Blade', {
    types: ['Weapon'],
    supertypes: ['Regalia'],
    subtypes: ['Sword'],
    costKind: 'memory',
    cost: 0,
    power: 1,
    durability: 2,
  });
  const prey = ally('Prey', { power: 0, life: 9 });
  it('ga:2.6.11 is declared against those alone', () => {
    const game = play([shade, sword, prey], { field: ['Shade', 'Blade'] }, { field: ['Prey', 'Prey'] });
    expect(game.offers()).not.toContain('ATTACK Shade');
    game.declare(0, 'Spirit of Wind', 'Spirit of Fire', 'Blade').fight().resolveAll();
    game.choose(0, { kind: 'ATTACK', card: 'Shade' });
    // One target is no choice: it has been declared.
    expect(game.combat().targets).toEqual([game.champion(1).id]);
  });
});
