/** Where abilities come from, and whose they are (2.4.0.10–2.4.0.13, 2.11.7.11), with cards of the test's own. */
import type { JsonObject } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { action, ally, card, keyword, on, play } from '../support/own-cards.js';
import { lorraine, rai, some } from '../support/play.js';

const draw = (count: unknown): JsonObject => ({ do: 'draw', who: 'you', count }) as JsonObject;
const steal = action('Steal', {
  targets: [on('Ally', 'Item')],
  effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'control', to: 'you' }], until: { kind: 'permanent' } }],
});
const slay = action('Slay', {
  targets: [on('Ally', 'Item')],
  effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
});
const dying: JsonObject = { on: 'move', object: 'self', match: { from: 'field', to: 'graveyard' } };
const sage = ally(
  'Sage',
  { power: 2, life: 2 },
  { kind: 'activated', cost: [{ pay: 'rest' }], effects: [draw({ stat: 'power', of: 'self' })] },
);
const martyr = ally(
  'Martyr',
  { power: 2, life: 2 },
  { kind: 'triggered', keyword: 'on death', on: dying, effects: [draw({ stat: 'power', of: 'self' })] },
);
const bless = action('Bless', {
  targets: [on('Ally')],
  effects: [
    {
      do: 'modify',
      what: { target: 0 },
      mods: [{ mod: 'add', stat: 'power', value: 2 }],
      until: { kind: 'permanent' },
    },
  ],
});
const definitions = [steal, slay, sage, martyr, bless];

describe('several instances of an ability', () => {
  const lift: JsonObject = { kind: 'static', mods: [{ mod: 'add', stat: 'power', value: 1 }] };
  const gift = action('Gift', {
    targets: [on('Ally')],
    effects: [
      {
        do: 'modify',
        what: { target: 0 },
        mods: [
          { mod: 'ability', ability: lift },
          { mod: 'ability', ability: keyword('vigor') },
        ],
        until: { kind: 'permanent' },
      },
    ],
  });
  const brute = ally('Brute', { power: 1, life: 3 }, lift, keyword('vigor'));
  const given = () => {
    const game = play([gift, brute], { hand: ['Gift', 'Gift'], field: ['Brute'] }, {});
    game.activateCard(0, 'Gift', { card: 'Brute' }).resolve();
    return game.activateCard(0, 'Gift', { card: 'Brute' }).resolve();
  };

  it('ga:2.4.0.10 those that are not redundant add up', () => {
    expect(given().figures('Brute')).toBe('4/3');
    // Keywords that are not redundant do so as well.
    const archer = ally(
      'Archer',
      { power: 1, life: 3 },
      { ...keyword('ranged'), value: 2 },
      { ...keyword('ranged'), value: 2 },
    );
    const game = play([archer], { field: [{ card: 'Archer', distant: true }] }, {});
    expect(game.declare(0, 'Archer', 'Spirit of Fire').fight().damage(1)).toBe(5);
  });

  it('ga:2.4.0.10.2 three instances of a redundant keyword count as the one that was first', () => {
    const game = given();
    expect(game.the('Brute').keywords).toEqual(['vigor']);
    // As it began to attack it rests; whoever has vigor wakes up once, and nothing else waits.
    game.declare(0, 'Brute', 'Spirit of Fire').fight();
    expect(game.happened('ABILITY_ON_STACK').length).toBeLessThan(2);
    // What is redundant and triggers does so once.
    const nursed = ally('Nursed', { life: 3 }, keyword('foster'), keyword('foster'), keyword('foster'));
    const fostering = play([nursed], { field: ['Nursed'] }, {}).to('recollection', 5);
    expect([fostering.the('Nursed').keywords, fostering.stack()]).toEqual([['foster'], ['Nursed']]);
  });
});

describe('the source of an ability', () => {
  it('ga:2.4.0.11 it is the object that has it, and its controller controls the ability', () => {
    const game = play(definitions, { hand: ['Slay'], field: ['Sage'] }, { field: ['Martyr'] }).use(0, 'Sage');
    expect(game.view().stack).toMatchObject([{ card: 'Sage', controller: 0, source: game.the('Sage').id }]);
    game.resolve();
    game.activateCard(0, 'Slay', { card: 'Martyr' }).resolve();
    expect(game.view().stack).toMatchObject([{ card: 'Martyr', controller: 1 }]);
    expect(game.resolve().count(1, 'hand')).toBe(2);
    // Who controls it controls its abilities, and not who owns it.
    const field = ['Sage', 'Martyr'].map((name) => ({ card: name, controller: 0 }));
    const lent = play(definitions, { hand: ['Slay'] }, { field }).use(0, 'Sage');
    expect(lent.view().stack).toMatchObject([{ card: 'Sage', controller: 0 }]);
    lent.resolve().activateCard(0, 'Slay', { card: 'Martyr' }).resolve();
    expect(lent.view().stack).toMatchObject([{ card: 'Martyr', controller: 0 }]);
    expect([lent.resolve().count(0, 'hand'), lent.count(1, 'hand')]).toEqual([4, 0]);
  });

  it('ga:2.11.7.11.1 it is that object for activated abilities and for triggered ones alike', () => {
    const game = play(definitions, { hand: ['Slay'], field: ['Sage', 'Martyr'] }, {}).use(0, 'Sage');
    expect(game.happened('ABILITY_ACTIVATED').at(-1)).toMatchObject({ source: game.the('Sage').id, card: 'Sage' });
    const martyr = game.resolve().the('Martyr').id;
    game.activateCard(0, 'Slay', { card: 'Martyr' }).resolve();
    expect(game.happened('ABILITY_ON_STACK').at(-1)).toMatchObject({ source: martyr, card: 'Martyr' });
    // That is what has the ability, and not what the ability waits for.
    const mourner = ally(
      'Mourner',
      {},
      {
        kind: 'triggered',
        on: { ...dying, object: [{ has: ['types', ['Ally']] }, { other: true }] },
        effects: [{ do: 'counters', what: 'self', kind: 'buff', amount: 1 }],
      },
    );
    const other = play([mourner, slay, sage], { hand: ['Slay'], field: ['Mourner', 'Sage'] }, {});
    other.activateCard(0, 'Slay', { card: 'Sage' }).resolve();
    expect(other.view().stack).toMatchObject([{ card: 'Mourner', source: other.the('Mourner').id }]);
    expect(other.resolve().the('Mourner').counters).toEqual({ buff: 1 });
  });

  it('ga:2.4.0.11.1 an ally that dies looks at its power as it last was on the field', () => {
    const game = play(definitions, { hand: ['Bless', 'Slay'], field: ['Martyr'] }, {});
    game.activateCard(0, 'Bless', { card: 'Martyr' }).resolve();
    game.activateCard(0, 'Slay', { card: 'Martyr' }).resolve().resolve();
    expect(game.count(0, 'hand')).toBe(4);
  });

  it('ga:2.4.0.12.1 if it has left, its last state counts, with the player who controlled it', () => {
    const game = play(definitions, { hand: ['Bless'], field: ['Sage'] }, { hand: ['Slay'] });
    game.activateCard(0, 'Bless', { card: 'Sage' }).resolve().use(0, 'Sage').pass();
    game.activateCard(1, 'Slay', { card: 'Sage' }).resolve();
    expect(game.zones('Sage')).toEqual(['graveyard']);
    expect(game.resolve().count(0, 'hand')).toBe(4);
  });

  it('ga:2.4.0.12.1 its controller is then the player who controlled it as it left, whoever owns it', () => {
    const snitch = ally(
      'Snitch',
      {},
      {
        kind: 'triggered',
        keyword: 'on death',
        on: dying,
        effects: [{ do: 'draw', who: { controllerOf: 'self' }, count: 2 }],
      },
    );
    const game = play([snitch, slay], { hand: ['Slay'] }, { field: [{ card: 'Snitch', controller: 0 }] });
    game.activateCard(0, 'Slay', { card: 'Snitch' }).resolveAll();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([2, 0]);
  });

  it('ga:2.4.0.12.1 if somebody else controls it now, whoever activated the ability still does that', () => {
    const game = play(definitions, { field: ['Sage'] }, { hand: ['Steal'] })
      .use(0, 'Sage')
      .pass();
    game.activateCard(1, 'Steal', { card: 'Sage' }).resolve();
    expect([game.the('Sage').controller, game.view().stack[0]?.controller]).toEqual([1, 0]);
    game.resolve();
    expect([game.count(0, 'hand'), game.count(1, 'hand')]).toEqual([2, 0]);
  });

  it('ga:2.11.7.11.1.1 an ability that asks for what its source is like takes what it last was', () => {
    const game = play(definitions, { field: ['Sage'], hand: ['Bless'] }, { hand: ['Slay'] }).use(0, 'Sage');
    game.activateCard(0, 'Bless', { card: 'Sage' }).resolve();
    game.pass().activateCard(1, 'Slay', { card: 'Sage' }).resolve().resolve();
    expect(game.count(0, 'hand')).toBe(4);
  });
});

describe('names', () => {
  const counted = (zone: string): JsonObject => ({ count: [{ zone }, { named: 'Twin' }] }) as unknown as JsonObject;
  const twin = ally(
    'Twin',
    { power: 1, life: 1 },
    {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: 'self' }],
      effects: [draw(counted('field'))],
    },
  );
  const loan = action('Loan', {
    targets: [on('Ally')],
    effects: [
      {
        do: 'modify',
        what: { target: 0 },
        mods: [
          {
            mod: 'ability',
            ability: { kind: 'activated', cost: [{ pay: 'banish', what: 'self' }], effects: [draw(1)] },
          },
        ],
        until: { kind: 'permanent' },
      },
    ],
  });
  const other = ally('Other', { power: 1, life: 1 });

  it('ga:2.11.7.11.3 as an object it has the name that is printed on the card', () => {
    const game = play([twin], { field: ['Twin'], hand: ['Twin'] }, {});
    expect(game.the('Twin').name).toBe('Twin');
  });

  it('ga:2.11.7.11.3.1 an ability that names itself means its source, and others of the name only where it says so', () => {
    const game = play([twin], { field: ['Twin', 'Twin', 'Twin'] }, {});
    const [first] = game.all('Twin');
    game.choose(0, { kind: 'ACTIVATE_ABILITY', object: first?.id as string }).resolve();
    expect(game.all('Twin').map(({ id }) => id)).not.toContain(first?.id);
    expect([game.all('Twin').length, game.count(0, 'hand')]).toEqual([2, 2]);
  });

  const proud = ally(
    'Proud',
    {},
    {
      kind: 'activated',
      cost: [{ pay: 'rest' }],
      effects: [{ do: 'counters', what: 'self', kind: 'buff', amount: 1 }],
    },
  );
  const grown = (at: number): unknown[] => {
    const game = play([proud], { field: ['Proud', 'Proud', 'Proud'] }, {});
    game.choose(0, { kind: 'ACTIVATE_ABILITY', object: game.all('Proud')[at]?.id as string }).resolve();
    return game.all('Proud').map(({ counters }) => counters);
  };
  it('ga:2.11.7.11.3.1 what it does to itself it does to nothing else', () => {
    expect(grown(0)).toEqual([{ buff: 1 }, {}, {}]);
  });
  it('ga:2.11.7.11.3.2 whichever of several of the name it is', () => {
    expect([grown(1), grown(2)]).toEqual([
      [{}, { buff: 1 }, {}],
      [{}, {}, { buff: 1 }],
    ]);
  });
  it('ga:2.11.7.11.2 a card of a graveyard means itself, and no other one there', () => {
    const ghost = ally(
      'Ghost',
      {},
      {
        kind: 'activated',
        zone: 'graveyard',
        cost: [],
        effects: [{ do: 'move', what: 'self', to: 'hand', cause: 'return' }],
      },
    );
    const game = play([ghost], { graveyard: ['Ghost', 'Ghost'], field: ['Ghost'] }, {});
    const [, second] = game.all('Ghost', 'graveyard');
    game.choose(0, { kind: 'ACTIVATE_ABILITY', object: second?.id as string }).resolve();
    expect([game.zones('Ghost').sort(), game.all('Ghost', 'graveyard').map(({ id }) => id)]).toEqual([
      ['field', 'graveyard', 'hand'],
      [expect.not.stringMatching(`^${String(second?.id)}$`)],
    ]);
  });

  it('ga:2.11.7.11.3.3 an ability that another object gains names that object', () => {
    const game = play([twin, other, loan], { hand: ['Loan'], field: ['Twin', 'Other'] }, {});
    game.activateCard(0, 'Loan', { card: 'Other' }).resolve().use(0, 'Other').resolve();
    expect([game.zones('Other'), game.zones('Twin')]).toEqual([['banishment'], ['field']]);
  });
});

describe('modes of triggered abilities', () => {
  const spoil = (choices: JsonObject[]): JsonObject =>
    ally(
      'Omen',
      {},
      {
        kind: 'triggered',
        keyword: 'on enter',
        on: { on: 'move', object: 'self', match: { to: 'field' } },
        modes: { min: 1, max: 1, choices },
      },
    );
  const hit: JsonObject = {
    label: 'hit an item',
    targets: [on('Item')],
    effects: [{ do: 'move', what: { target: 0 }, to: 'graveyard', cause: 'destroy' }],
  };
  const learn: JsonObject = { label: 'draw', effects: [draw(1)] };
  const entering = (choices: JsonObject[]) =>
    play([spoil(choices)], { champion: lorraine(1), hand: ['Omen', ...some(1)] }, { champion: rai(1) })
      .activateCard(0, 'Omen')
      .resolve();

  it('ga:2.4.2.4 the mode is chosen as the ability goes on the Effects Stack, and stays', () => {
    const twice: JsonObject = { label: 'learn two', effects: [draw(2)] };
    const game = entering([learn, twice]);
    expect(game.decision()).toMatchObject({ kind: 'MODES', seat: 0 });
    expect(game.decision().rules).toContain('ga:2.4.2.4');
    game.choose(0, { index: 1 });
    expect(game.stack()).toEqual(['Omen']);
    // Nobody is asked again as it resolves.
    expect([game.resolve().count(0, 'hand'), game.decision().kind]).toEqual([2, 'OPPORTUNITY']);
  });

  it('ga:2.4.2.4.1 without a mode that can be chosen legally the ability comes to nothing', () => {
    const game = entering([hit]);
    expect([game.stack(), game.decision().kind, game.happened('ABILITY_ON_STACK')]).toEqual([[], 'OPPORTUNITY', []]);
    const other = entering([hit, learn]);
    expect(other.resolve().count(0, 'hand')).toBe(1);
  });
});

describe('materials of a position', () => {
  it('ga:2.4.0.1 abilities act for good or for as long as they say', () => {
    const banner = card(
      'Banner',
      { types: ['Item'], costKind: 'reserve', cost: 0, subtypes: ['Artifact'] },
      {
        kind: 'static',
        affects: [{ has: ['types', ['Ally']] }, { controller: 'you' }],
        mods: [{ mod: 'add', stat: 'power', value: 1 }],
      },
      {
        kind: 'activated',
        cost: [{ pay: 'rest' }],
        effects: [
          {
            do: 'modify',
            what: { each: [{ zone: 'field' }, { has: ['types', ['Ally']] }] },
            mods: [{ mod: 'add', stat: 'power', value: 5 }],
          },
        ],
      },
    );
    const game = play([banner, sage], { field: ['Banner', 'Sage'] }, {})
      .use(0, 'Banner')
      .resolve();
    expect(game.figures('Sage')).toBe('8/2');
    expect(game.to('main', 4).figures('Sage')).toBe('3/2');
    const lasting = play(definitions, { hand: ['Bless'], field: ['Sage'] }, {}).activateCard(0, 'Bless', {
      card: 'Sage',
    });
    expect(lasting.resolve().to('main', 5).figures('Sage')).toBe('4/2');
  });
});
