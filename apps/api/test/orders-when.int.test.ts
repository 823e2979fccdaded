/** Standing orders (contract, section 10): which decisions they meet, and what has to have happened before. */
import { magic } from '@arbiter/mtg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act as actInNim, createGame, send, startApp, type TestApp, take } from './support/app.js';
import { cast, type MagicGame, pass, type Side, type Sight } from './support/magic.js';
import { nim } from './support/nim.js';
import { ALWAYS, asked, tableIn } from './support/orders.js';

let t: TestApp;
beforeAll(async () => {
  t = await startApp({ rulesets: { mtg: magic, nim } });
});
afterAll(() => t.close());
const { begin, order, ordersOf, act } = tableIn(() => t.app);

const BURN: Side = {
  hand: ['Lightning Bolt', 'Lightning Bolt'],
  battlefield: ['Mountain', 'Mountain'],
};
/** Casts a spell at seat 1, and passes. */
const bolt = (game: MagicGame): Promise<Sight> =>
  act(game, 0, cast('Lightning Bolt'), { choose: [{ player: 1 }] }, pass);
const PASSED = [0, 'PRIORITY', 'beginningOfCombat'];
const WAITS = [1, 'PRIORITY', 'precombatMain'];

describe('An order answers the decision that it names', () => {
  test.each([
    {},
    { kind: 'PRIORITY' },
    { shape: 'CHOOSE' },
    { step: 'precombatMain' },
    { turn: 'theirs' },
    { kind: 'PRIORITY', shape: 'CHOOSE', step: 'precombatMain', turn: 'theirs' },
  ])('as such a one: %j', async (on) => {
    const game = await begin({});
    await order(game, 1, { on, answers: [pass] });
    expect(asked(await act(game, 0, pass))).toEqual(PASSED);
  });

  test.each([
    { kind: 'BLOCKERS' },
    { shape: 'ASSIGN' },
    { step: 'upkeep' },
    { turn: 'mine' },
    { card: 'Lightning Bolt' },
    { source: { card: 'Lightning Bolt' } },
    { kind: 'PRIORITY', turn: 'mine' },
  ])('and no other: %j', async (on) => {
    const game = await begin({});
    await order(game, 1, { id: 'a', on, answers: [pass] });
    expect(asked(await act(game, 0, pass))).toEqual(WAITS);
    expect(await ordersOf(game, 1)).toMatchObject({ orders: [{ id: 'a' }], dropped: [] });
  });

  test.each([
    [{ card: 'Lightning Bolt' }, 17],
    [{ source: { card: 'Lightning Bolt' } }, 17],
    [{ card: 'Shock' }, undefined],
    [{ source: { card: 'Shock' } }, undefined],
  ])('by what asks: %j', async (on, life) => {
    const game = await begin(BURN);
    await order(game, 0, { on: { kind: 'TARGETS', ...on }, answers: [{ choose: [{ player: 1 }] }] });
    const after = await act(game, 0, cast('Lightning Bolt'));
    expect(asked(after)[1]).toBe(life === undefined ? 'TARGETS' : 'PRIORITY');
    if (life === undefined) return;
    await act(game, 0, pass);
    expect((await act(game, 1, pass)).view.players[1]?.life).toBe(life);
  });

  test.each([0, 1])('A yield gives the answer that it has: player %i', async (player) => {
    const game = await begin(BURN);
    await order(game, 0, { yield: { source: { card: 'Lightning Bolt' } }, answer: { choose: [{ player }] } });
    const after = await act(game, 0, cast('Lightning Bolt'));
    expect(asked(after)).toEqual([0, 'PRIORITY', 'precombatMain']);
    await act(game, 0, pass);
    expect((await act(game, 1, pass)).view.players[player]?.life).toBe(17);
  });

  test('What is yielded to is an ability: a spell of that name is not passed for', async () => {
    const game = await begin(BURN);
    await order(game, 1, { yield: { source: { card: 'Lightning Bolt' } }, answer: 'default' });
    expect(asked(await bolt(game))).toEqual(WAITS);
  });

  test.each([
    [{ on: { kind: 'TARGETS', card: 'Test Omen' }, answers: [{ choose: [{ player: 1 }] }] }, 1],
    [{ on: { source: { card: 'Test Omen' } }, answers: [{ choose: [{ player: 1 }] }] }, 1],
    [{ yield: { source: { card: 'Test Omen' } }, answer: { choose: [{ player: 0 }] } }, 0],
    [{ on: { kind: 'TARGETS', card: 'Shock' }, answers: [{ choose: [{ player: 1 }] }] }, undefined],
  ])('What an ability asks whose card is gone is answered by the name of that card: %j', async (given, player) => {
    const omen = {
      name: 'Test Omen',
      props: {
        name: 'Test Omen',
        supertypes: [],
        types: ['Creature'],
        subtypes: [],
        colors: ['R'],
        manaCost: '{R}',
        power: 1,
        toughness: 1,
      },
      abilities: [
        {
          kind: 'triggered',
          on: { on: 'move', object: 'self', match: { from: 'battlefield', to: 'graveyard' } },
          targets: [{ what: { player: 'any' } }],
          effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
        },
      ],
    };
    const game = await begin({ hand: ['Shock'], battlefield: ['Mountain', 'Test Omen'] }, {}, { definitions: [omen] });
    await order(game, 0, given);
    await act(game, 0, cast('Shock'), { choose: [{ card: 'Test Omen' }] }, pass);
    const { view } = await act(game, 1, pass);
    expect(view.stack).toMatchObject([{ card: 'Test Omen', targets: player === undefined ? [] : [{ player }] }]);
  });

  test('What is yielded to is not passed for below something else', async () => {
    const game = await begin({ battlefield: ['Herald of Faith', 'Mountain'], hand: ['Lightning Bolt'] });
    await order(game, 1, { yield: { source: { card: 'Herald of Faith' } }, answer: 'default' });
    for (const seat of [0, 1, 0]) await act(game, seat, pass);
    await act(game, 1, pass);
    await act(game, 0, { assign: [{ from: { card: 'Herald of Faith' }, to: { player: 1 } }] });
    const answered = await bolt(game);
    expect([answered.view.stack.length, ...asked(answered)]).toEqual([2, 1, 'PRIORITY', 'declareAttackers']);
  });
});

describe('What an order waits for', () => {
  const spell = { type: 'SPELL_CAST', by: 'opponent' };
  const respond = { on: { kind: 'PRIORITY' }, if: [spell], answers: [pass] };

  test('is all that it names', async () => {
    const game = await begin(BURN);
    await order(game, 1, { ...respond, if: [spell, { type: 'ATTACKED' }] });
    expect(asked(await bolt(game))).toEqual(WAITS);
  });

  test('has to happen after the order took the place of the one before', async () => {
    const game = await begin(BURN);
    await order(game, 1, { id: 'first', ...respond, then: [{ id: 'second', ...respond }] });
    // The first answers, and the spell resolves.
    expect((await bolt(game)).view.players[1]?.life).toBe(17);
    expect(asked(await act(game, 0, pass))).toEqual(WAITS);
    expect((await ordersOf(game, 1)).orders).toMatchObject([{ id: 'second' }]);
  });

  test('has to happen again before it is answered again', async () => {
    const game = await begin(BURN);
    await order(game, 1, { id: 'each', ...respond, times: 2 });
    expect((await bolt(game)).view.players[1]?.life).toBe(17);
    // No other spell has been cast since.
    expect(asked(await act(game, 0, pass))).toEqual(WAITS);
    expect((await ordersOf(game, 1)).orders).toMatchObject([{ id: 'each', times: 1 }]);
  });

  test.each([
    [undefined, true],
    ['opponent', true],
    [0, true],
    ['me', false],
    [1, false],
  ])('is done by whom it names: by %s, a spell of seat 0 wakes seat 1 (%s)', async (by, wakes) => {
    const game = await begin(BURN);
    await order(game, 1, {
      pass: { until: 'always', unless: [{ type: 'SPELL_CAST', ...(by == null ? {} : { by }) }] },
    });
    const after = await bolt(game);
    expect(asked(after)).toEqual(wakes ? WAITS : [0, 'PRIORITY', 'precombatMain']);
  });

  test('may be any of several attacks', async () => {
    const game = await begin({ battlefield: ['Goblin Piker', 'Grizzly Bears'] }, { battlefield: ['Hill Giant'] });
    const answers = [{ assign: [{ from: { card: 'Hill Giant' }, to: { card: 'Grizzly Bears' } }] }];
    const attacked = [{ type: 'ATTACKED', by: 'opponent', card: 'Grizzly Bears' }];
    await order(game, 1, ALWAYS, { on: { kind: 'BLOCKERS' }, if: attacked, answers });
    for (let i = 0; i < 2; i++) await act(game, 0, pass);
    const assign = ['Goblin Piker', 'Grizzly Bears'].map((card) => ({ from: { card }, to: { player: 1 } }));
    await act(game, 0, { assign });
    const blocked = await act(game, 0, pass);
    expect(blocked.events.find(({ type }) => type === 'BLOCKERS_DECLARED')?.blocks).toHaveLength(1);
  });

  test.each([
    ['Hill Giant', true],
    ['Grizzly Bears', false],
  ])('may be a card that blocks: %s', async (card, wakes) => {
    const game = await begin({ battlefield: ['Goblin Piker', 'Grizzly Bears'] }, { battlefield: ['Hill Giant'] });
    await order(game, 1, ALWAYS);
    for (let i = 0; i < 2; i++) await act(game, 0, pass);
    const assign = ['Goblin Piker', 'Grizzly Bears'].map((attacker) => ({
      from: { card: attacker },
      to: { player: 1 },
    }));
    await act(game, 0, { assign });
    await act(game, 0, pass);
    await order(game, 0, { pass: { until: { step: 'end' }, unless: [{ type: 'BLOCKERS_DECLARED', card }] } });
    const block = { from: { card: 'Hill Giant' }, to: { card: 'Grizzly Bears' } };
    const after = await act(game, 1, { assign: [block] });
    expect(asked(after)).toEqual([0, 'PRIORITY', wakes ? 'declareBlockers' : 'end']);
  });

  test('may be what another order has brought about', async () => {
    const game = await begin({}, { hand: ['Lightning Bolt'], battlefield: ['Mountain'] });
    await order(game, 1, {
      on: { kind: 'PRIORITY' },
      answers: [cast('Lightning Bolt'), { choose: [{ player: 0 }] }, pass],
    });
    await order(game, 0, respond);
    // Seat 0 passes; seat 1's order casts the spell, and seat 0's order answers to that.
    const after = await act(game, 0, pass);
    expect([after.view.players[0]?.life, ...asked(after)]).toEqual([17, 0, 'PRIORITY', 'precombatMain']);
    expect((await ordersOf(game, 0)).orders).toEqual([]);
  });

  test('is what its seat may see: a card that somebody else draws has no name', async () => {
    const game = await begin({ hand: ['Divination'], battlefield: [{ card: 'Island', count: 3 }] });
    const drawn = { type: 'CARD_DRAWN', by: 'opponent', card: 'Plains' };
    const on = { kind: 'PRIORITY', step: 'precombatMain' };
    await order(game, 1, { ...ALWAYS, times: 1 }, { id: 'named', on, if: [drawn], answers: [pass] });
    await act(game, 0, cast('Divination'), pass);
    expect(asked(await act(game, 0, pass))).toEqual(WAITS);
    expect((await ordersOf(game, 1)).orders.map(({ id }) => id)).toEqual(['named']);
  });
});

test('Orders of one seat are met where the other has taken its own back', async () => {
  const game = await begin({});
  await order(game, 0, ALWAYS);
  await order(game, 0);
  await order(game, 1, ALWAYS);
  expect(asked(await act(game, 0, pass))).toEqual(PASSED);
});

describe('An order that rests', () => {
  test('leaves the decision to the next one that fits', async () => {
    const game = await begin(BURN);
    const watching = { pass: { until: 'always', unless: [{ type: 'SPELL_CAST' }] } };
    await order(game, 1, watching, { id: 'second', on: { kind: 'PRIORITY' }, answers: [pass] });
    expect((await bolt(game)).view.players[1]?.life).toBe(17);
    expect((await ordersOf(game, 1)).orders.map(({ id }) => id)).toEqual(['o1']);
  });

  test('does so in the step that it was to stop in, and where nothing is asked there in none', async () => {
    const game = await begin({});
    await order(game, 0, ALWAYS);
    await order(game, 1, { pass: { until: { step: 'draw', turn: 'mine' }, stops: [{ step: 'untap', turn: 'mine' }] } });
    const after = await act(game, 0, pass);
    expect([after.view.turn.number, ...asked(after)]).toEqual([2, 1, 'PRIORITY', 'draw']);
  });
});

test('An order that is refused after something was drawn: that stays, the order is gone, and what is left waits', async () => {
  const game = await createGame(t.app);
  const url = `/v1/games/${game.id}/orders`;
  const answers = [{ choose: [{ kind: 'PEEK' }] }, take(9)];
  const later = { id: 'later', on: { kind: 'TURN' }, answers: [take(1)] };
  const orders = [{ id: 'bad', on: { kind: 'TURN' }, answers, then: [{ ...later, id: 'then' }] }, later];
  expect((await send(t.app, 'PUT', url, { token: game.tokens[1], body: { orders } })).statusCode).toBe(200);
  const reply = (await actInNim(t.app, game, 0, 0, take(1))).json();
  expect([reply.version, reply.decisions[0].seat, reply.error]).toEqual([2, 1, null]);
  expect((await send(t.app, 'GET', url, { token: game.tokens[1] })).json()).toMatchObject({
    orders: [{ id: 'later' }],
    dropped: [{ type: 'ORDER_DROPPED', order: 'bad', refusal: { code: 'NO_MATCH', answer: 1 } }],
  });
});
