/** Standing orders (contract, section 10): what they answer, when they rest, when they are dropped, and who learns of them. */
import { magic } from '@arbiter/mtg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, startApp, type TestApp } from './support/app.js';
import { cast, type MagicGame, pass, type Side, type Sight, startMagic } from './support/magic.js';
import { ALWAYS, asked, LIBRARY, tableIn, ordersUrl as url } from './support/orders.js';

let t: TestApp;
beforeAll(async () => {
  t = await startMagic();
});
afterAll(() => t.close());

const { begin, order, ordersOf, sight, act } = tableIn(() => t.app);

const log = async (game: MagicGame): Promise<{ version: number; seat: number; events: { type: string }[] }[]> =>
  (await send(t.app, 'GET', `/v1/games/${game.id}/log?after=0&first=500`, { token: game.tokens[0] })).json();

describe('Orders to pass', () => {
  test('answer in the transaction of the move that asks, each as an entry of its own', async () => {
    const game = await begin({});
    await order(game, 1, ALWAYS);
    const before = await sight(game, 0);
    const after = await act(game, 0, pass);
    expect(asked(after)).toEqual([0, 'PRIORITY', 'beginningOfCombat']);
    const entries = (await log(game)).filter(({ version }) => version > before.version);
    expect(entries.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(after.version).toBe(before.version + 2);
    expect(after.events.map(({ type }) => type)).toEqual(
      entries.flatMap(({ events }) => events.map(({ type }) => type)),
    );
  });

  test('of both seats go on until one of them ends: mine with my next turn, when my upkeep is asked', async () => {
    const game = await begin({});
    await order(game, 0, { id: 'back', pass: { until: { turn: 'mine' } } });
    await order(game, 1, { pass: { until: { turn: 'mine' } } });
    // Seat 0 passes by hand once; what comes then is answered for both, until seat 1's turn begins.
    const first = await act(game, 0, pass);
    expect([first.view.turn.number, ...asked(first)]).toEqual([2, 1, 'PRIORITY', 'upkeep']);
    expect((await ordersOf(game, 0)).orders).toMatchObject([{ id: 'back' }]);
    expect((await ordersOf(game, 1)).orders).toEqual([]);
    await order(game, 1, ALWAYS);
    const second = await act(game, 1, pass);
    expect([second.view.turn.number, ...asked(second)]).toEqual([3, 0, 'PRIORITY', 'upkeep']);
    expect((await ordersOf(game, 0)).orders).toEqual([]);
  });

  test.each([
    ['any next turn', { turn: 'next' }, [2, 1, 'PRIORITY', 'upkeep']],
    ['a step', { step: 'end' }, [1, 0, 'PRIORITY', 'end']],
    ['a phase without steps', { step: 'postcombatMain' }, [1, 0, 'PRIORITY', 'postcombatMain']],
    ['a step of a turn of theirs', { step: 'draw', turn: 'theirs' }, [2, 1, 'PRIORITY', 'draw']],
    ['a step of a turn of mine', { step: 'draw', turn: 'mine' }, [3, 0, 'PRIORITY', 'draw']],
  ])('end with %s', async (_, until, expected) => {
    const game = await begin({});
    await order(game, 0, { id: 'a', pass: { until } });
    if (expected[1] === 0) await order(game, 1, ALWAYS);
    const ended = await act(game, 0, pass);
    const then = asked(ended)[0] === 1 && expected[1] === 1 ? ended : ended;
    if (expected[0] === 2) {
      // Seat 1 passes by hand as long as it is asked in seat 0's turn.
      let now = then;
      while (now.view.turn.number === 1) now = await act(game, 1, pass);
      while (asked(now)[2] !== expected[3]) now = await act(game, 1, pass);
      expect([now.view.turn.number, ...asked(now)]).toEqual(expected);
    } else expect([then.view.turn.number, ...asked(then)]).toEqual(expected);
    expect((await ordersOf(game, 0)).orders).toEqual([]);
  });

  test('rest for one decision after what should wake the seat, and go on afterwards', async () => {
    const bolt = { hand: ['Lightning Bolt', 'Lightning Bolt'], battlefield: ['Mountain', 'Mountain'] };
    const game = await begin(bolt);
    await order(game, 1, { pass: { until: 'always', unless: [{ type: 'SPELL_CAST', by: 'opponent' }] } });
    const woken = await act(game, 0, cast('Lightning Bolt'), { choose: [{ player: 1 }] }, pass);
    expect(asked(woken)).toEqual([1, 'PRIORITY', 'precombatMain']);
    expect(woken.view.stack).toHaveLength(1);
    const resolved = await act(game, 1, pass);
    expect(resolved.view.players[1]?.life).toBe(17);
    // The one event has woken once: the next decision is passed.
    expect(asked(await act(game, 0, pass))).toEqual([0, 'PRIORITY', 'beginningOfCombat']);
  });

  test('do not rest for what only somebody else was to wake the seat by', async () => {
    const game = await begin({ hand: ['Lightning Bolt'], battlefield: ['Mountain'] });
    await order(game, 0, { pass: { until: 'always', unless: [{ type: 'SPELL_CAST', by: 'opponent' }] } });
    // Seat 0 casts the spell itself: its next decision is passed like any other.
    const cast0 = await act(game, 0, cast('Lightning Bolt'), { choose: [{ player: 1 }] });
    expect([cast0.view.stack.length, ...asked(cast0)]).toEqual([1, 1, 'PRIORITY', 'precombatMain']);
  });

  test('meet what arises after them, also where somebody else moves while the seat is being asked', async () => {
    const game = await begin({}, {}, { players: [LIBRARY, LIBRARY, LIBRARY] });
    await order(game, 0, ALWAYS);
    // The third player leaves, and seat 0 is still asked what it was asked.
    const reply = await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[2], once: true });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(asked(await sight(game, 0))).toEqual([0, 'PRIORITY', 'precombatMain']);
    expect(asked(await act(game, 0, pass))[0]).toBe(1);
  });

  test('stop in a step that was named, once each time it begins', async () => {
    const game = await begin({});
    await order(game, 1, { pass: { until: 'always', stops: [{ turn: 'theirs', step: 'end' }] } });
    await order(game, 0, ALWAYS);
    const stopped = await act(game, 0, pass);
    expect(asked(stopped)).toEqual([1, 'PRIORITY', 'end']);
    // It goes on: through its own turn, whose end step is not theirs, to the next end step of seat 0.
    const again = await act(game, 1, pass);
    expect([again.view.turn.number, ...asked(again)]).toEqual([3, 1, 'PRIORITY', 'end']);
  });

  test('answer nothing that cannot be passed', async () => {
    const game = await begin({ battlefield: ['Grizzly Bears'] }, { battlefield: ['Hill Giant'] });
    await order(game, 1, ALWAYS);
    await act(game, 0, pass);
    const declared = await act(game, 0, pass);
    expect(asked(declared)).toEqual([0, 'ATTACKERS', 'declareAttackers']);
    await act(game, 0, { assign: [{ from: { card: 'Grizzly Bears' }, to: { player: 1 } }] });
    expect(asked(await act(game, 0, pass))).toEqual([1, 'BLOCKERS', 'declareBlockers']);
    // It has not tried to, either: the order is still there.
    expect(await ordersOf(game, 1)).toMatchObject({ orders: [ALWAYS], dropped: [] });
  });
});

describe('Conditional answers', () => {
  const board: [Side, Side] = [
    { battlefield: ['Grizzly Bears', 'Goblin Piker'] },
    { battlefield: ['Hill Giant'], hand: ['Divination'] },
  ];
  const block = {
    id: 'b1',
    on: { kind: 'BLOCKERS' },
    if: [{ type: 'ATTACKED', by: 'opponent', card: 'Grizzly Bears' }],
    answers: [{ assign: [{ from: { card: 'Hill Giant' }, to: { card: 'Grizzly Bears' } }] }],
  };
  const attackWith = async (game: MagicGame, card: string): Promise<Sight> => {
    await act(game, 0, pass);
    await act(game, 0, pass);
    await act(game, 0, { assign: [{ from: { card }, to: { player: 1 } }] });
    return act(game, 0, pass);
  };

  test('answer where what they wait for has happened; then what comes after them takes their place', async () => {
    const game = await begin(...board);
    await order(game, 1, ALWAYS, {
      ...block,
      then: [{ id: 'after', on: { kind: 'BLOCKERS' }, answers: [{ assign: [] }] }],
    });
    const blocked = await attackWith(game, 'Grizzly Bears');
    expect(blocked.events).toContainEqual(expect.objectContaining({ type: 'BLOCKERS_DECLARED', seat: 1 }));
    expect(blocked.events.find(({ type }) => type === 'BLOCKERS_DECLARED')?.blocks).toHaveLength(1);
    expect((await ordersOf(game, 1)).orders.map(({ id }) => id)).toEqual([expect.any(String), 'after']);
  });

  test('do not answer where it has not', async () => {
    const game = await begin(...board);
    await order(game, 1, ALWAYS, block);
    expect(asked(await attackWith(game, 'Goblin Piker'))).toEqual([1, 'BLOCKERS', 'declareBlockers']);
    expect((await ordersOf(game, 1)).orders).toHaveLength(2);
  });

  test('rest where something has happened that they do not answer after', async () => {
    const game = await begin(...board);
    const { if: _, ...always } = block;
    await order(game, 1, ALWAYS, { ...always, unless: [{ type: 'ATTACKERS_DECLARED', card: 'Grizzly Bears' }] });
    expect(asked(await attackWith(game, 'Grizzly Bears'))).toEqual([1, 'BLOCKERS', 'declareBlockers']);
  });

  test('that are refused are dropped with what would come after them, and only their seat is told', async () => {
    const game = await begin(...board);
    const wrong = { ...block, answers: [{ assign: [{ from: { card: 'Ogre' }, to: { card: 'Grizzly Bears' } }] }] };
    const spare = { id: 'spare', on: { kind: 'BLOCKERS' }, answers: [{ assign: [] }] };
    await order(game, 1, ALWAYS, { ...wrong, then: [spare] }, { ...spare, id: 'later' });
    const { version, ...waiting } = await attackWith(game, 'Grizzly Bears');
    expect(asked({ version, ...waiting })).toEqual([1, 'BLOCKERS', 'declareBlockers']);
    const { orders, dropped } = await ordersOf(game, 1);
    expect(orders.map(({ id }) => id)).toEqual([expect.any(String), 'later']);
    expect(dropped).toMatchObject([{ type: 'ORDER_DROPPED', order: 'b1', version, refusal: { code: 'NO_MATCH' } }]);
    expect(await order(game, 1)).toEqual({ orders: [], dropped: [] });
  });

  test('carry a whole play, as a request does', async () => {
    const game = await begin({}, { hand: ['Lightning Bolt'], battlefield: ['Mountain'] });
    const answers = [cast('Lightning Bolt'), { choose: [{ player: 0 }] }, pass];
    await order(game, 1, { on: { kind: 'PRIORITY', turn: 'theirs', step: 'precombatMain' }, answers });
    const after = await act(game, 0, pass);
    expect(after.view.stack).toHaveLength(1);
    expect(asked(after)).toEqual([0, 'PRIORITY', 'precombatMain']);
    expect((await act(game, 0, pass)).view.players[0]?.life).toBe(17);
    expect((await ordersOf(game, 1)).orders).toEqual([]);
  });

  test('answer as often as they say, and show what is left', async () => {
    const game = await begin({});
    await order(game, 1, { id: 'two', on: { kind: 'PRIORITY' }, answers: [pass], times: 2 });
    await act(game, 0, pass);
    expect((await ordersOf(game, 1)).orders).toMatchObject([{ id: 'two', times: 1 }]);
    await act(game, 0, pass);
    expect((await ordersOf(game, 1)).orders).toEqual([]);
  });
});

describe('An ability that is yielded to', () => {
  const attack = { from: { card: 'Herald of Faith' }, to: { player: 1 } };
  /** Attacks with what has a triggered ability behind a keyword, and passes with the ability on the stack. */
  async function trigger(ability: number | undefined, card = 'Herald of Faith'): Promise<Sight> {
    const game = await begin({ battlefield: ['Herald of Faith', 'Mountain'], hand: ['Lightning Bolt'] });
    const source = { card };
    await order(game, 1, { yield: { source, ...(ability === undefined ? {} : { ability }) }, answer: 'default' });
    for (const seat of [0, 1, 0]) await act(game, seat, pass);
    await act(game, 1, pass);
    const declared = await act(game, 0, { assign: [attack] });
    expect(declared.view.stack).toMatchObject([{ kind: 'ABILITY', ability: { card: 'Herald of Faith', path: '1' } }]);
    return act(game, 0, pass);
  }

  test.each([undefined, 1])('is passed while it is what resolves next (ability %s)', async (ability) => {
    const after = await trigger(ability);
    expect([after.view.players[0]?.life, ...asked(after)]).toEqual([22, 0, 'PRIORITY', 'declareAttackers']);
  });

  test('may be named by the id of its object, which is not that of another of the name', async () => {
    for (const own of [true, false]) {
      const game = await begin({ battlefield: ['Herald of Faith', { card: 'Herald of Faith', tapped: true }] });
      const { objects } = (await sight(game, 0)).view;
      const named = Object.entries(objects).filter(
        ([, { card, tapped }]) => card === 'Herald of Faith' && tapped !== own,
      );
      await order(game, 1, { yield: { source: named[0]?.[0] }, answer: 'default' });
      for (const seat of [0, 1, 0]) await act(game, seat, pass);
      await act(game, 1, pass);
      await act(game, 0, { assign: [attack] });
      const after = await act(game, 0, pass);
      expect([after.view.players[0]?.life, asked(after)[0]]).toEqual(own ? [22, 0] : [20, 1]);
    }
  });

  test('is passed however often it comes', async () => {
    const game = await begin({ battlefield: ['Herald of Faith', 'Herald of Faith'] });
    await order(game, 1, { id: 'y', yield: { source: { card: 'Herald of Faith' } }, answer: 'default' });
    for (const seat of [0, 1, 0]) await act(game, seat, pass);
    await act(game, 1, pass);
    const { decisions } = await act(game, 0, {
      assign: [0, 1].map((nth) => ({ ...attack, from: { ...attack.from, nth } })),
    });
    if (decisions[0]?.kind !== 'PRIORITY') await act(game, 0, decisions[0]?.default as object);
    await act(game, 0, pass);
    const after = await act(game, 0, pass);
    expect([after.view.players[0]?.life, ...asked(after)]).toEqual([24, 0, 'PRIORITY', 'declareAttackers']);
    expect((await ordersOf(game, 1)).orders).toMatchObject([{ id: 'y' }]);
  });

  test('is not another ability of that card, and nothing else', async () => {
    const after = await trigger(0);
    expect([after.view.players[0]?.life, ...asked(after)]).toEqual([20, 1, 'PRIORITY', 'declareAttackers']);
    const other = await trigger(1, 'Grizzly Bears');
    expect([other.view.players[0]?.life, ...asked(other)]).toEqual([20, 1, 'PRIORITY', 'declareAttackers']);
  });
});

describe('Giving orders', () => {
  test('moves nothing: the version, the view and what is asked stay, and the decision that was pending waits', async () => {
    const game = await begin({});
    await act(game, 0, pass);
    const before = await Promise.all([sight(game, 0), sight(game, 1)]);
    await order(game, 1, ALWAYS);
    expect(await Promise.all([sight(game, 0), sight(game, 1)])).toEqual(before);
    expect(asked(await act(game, 1, pass))).toEqual([0, 'PRIORITY', 'beginningOfCombat']);
  });

  test('shows them with an id for each; taking them back leaves none', async () => {
    const game = await begin({});
    const given = await order(
      game,
      0,
      { id: 'o1', ...ALWAYS },
      { on: { kind: 'MAY' }, answers: [{ confirm: true }], then: [ALWAYS] },
    );
    expect(given.orders).toMatchObject([
      { id: 'o1', ...ALWAYS },
      { id: 'o2', times: 1, then: [{ id: 'o3', ...ALWAYS }] },
    ]);
    expect(await ordersOf(game, 0)).toEqual(given);
    const reply = await send(t.app, 'DELETE', url(game), { token: game.tokens[0] });
    expect([reply.statusCode, reply.json()]).toEqual([200, { orders: [], dropped: [] }]);
    expect(await ordersOf(game, 0)).toEqual({ orders: [], dropped: [] });
  });

  test('is for their seat alone', async () => {
    const game = await begin({});
    await order(game, 1, ALWAYS);
    expect((await ordersOf(game, 0)).orders).toEqual([]);
    await order(game, 0, { id: 'mine', ...ALWAYS });
    expect((await ordersOf(game, 0)).orders).toMatchObject([{ id: 'mine' }]);
    expect((await ordersOf(game, 1)).orders).toMatchObject([{ id: 'o1' }]);
    for (const [token, status] of [
      [game.judge, 403],
      [undefined, 401],
      ['x'.repeat(40), 401],
    ] as const) {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const body = method === 'PUT' ? { orders: [] } : undefined;
        expect((await send(t.app, method, url(game), { token, body })).statusCode).toBe(status);
      }
    }
  });

  test('fits the version that was named, and a game that goes on', async () => {
    const game = await begin({});
    const put = (body: object, headers: Record<string, string> = {}) =>
      send(t.app, 'PUT', url(game), { token: game.tokens[0], body: { orders: [], ...body }, headers });
    expect((await put({ expectedVersion: 0 })).statusCode).toBe(200);
    expect((await put({ expectedVersion: 7 })).statusCode).toBe(409);
    expect((await put({}, { 'if-match': '"7"' })).statusCode).toBe(412);
    await send(t.app, 'POST', `/v1/games/${game.id}/concede`, { token: game.tokens[1] });
    expect((await put({})).json()).toMatchObject({ status: 409, code: 'GAME_OVER' });
  });

  const nested = (depth: number): object => (depth === 0 ? ALWAYS : { ...ALWAYS, then: [nested(depth - 1)] });
  test.each([
    ['an order of no form', [{ id: 'x' }], '$.orders[0]'],
    ['one of two forms', [{ ...ALWAYS, on: {}, answers: [pass] }], '$.orders[0]'],
    ['no order', [7], '$.orders[0]'],
    ['no list', 'none', '$.orders'],
    ['an unknown field', [{ ...ALWAYS, untill: 1 }], '$.orders[0].untill'],
    ['no end', [{ pass: {} }], '$.orders[0].pass.until'],
    ['an unknown end', [{ pass: { until: { turn: 'never' } } }], '$.orders[0].pass.until'],
    ['a step that the game has not', [{ pass: { until: { step: 'nap' } } }], '$.orders[0].pass.until.step'],
    [
      'a stop at such a step',
      [{ pass: { until: 'always', stops: [{ step: 'nap' }] } }],
      '$.orders[0].pass.stops[0].step',
    ],
    [
      'an event that the game has not',
      [{ pass: { until: 'always', unless: [{ type: 'NAP' }] } }],
      '$.orders[0].pass.unless[0].type',
    ],
    ['a decision that the game has not', [{ on: { kind: 'NAP' }, answers: [pass] }], '$.orders[0].on.kind'],
    ['no answers', [{ on: {}, answers: [] }], '$.orders[0].answers'],
    ['an answer without a shape', [{ on: {}, answers: [{}] }], '$.orders[0].answers[0]'],
    ['an answer of two shapes', [{ on: {}, answers: [{ confirm: true, number: 1 }] }], '$.orders[0].answers[0]'],
    [
      'an answer to one decision',
      [{ on: {}, answers: [{ ...pass, decision: 'd1' }] }],
      '$.orders[0].answers[0].decision',
    ],
    ['an answer of another seat', [{ on: {}, answers: [pass, { ...pass, seat: 1 }] }], '$.orders[0].answers[1].seat'],
    [
      'an answer to one decision where something is yielded to',
      [{ yield: { source: 'ob1' }, answer: { ...pass, decision: 'd1' } }],
      '$.orders[0].answer.decision',
    ],
    [
      'such an event among those that an answer waits for',
      [{ on: {}, if: [{ type: 'SPELL_CAST' }, { type: 'NAP' }], answers: [pass] }],
      '$.orders[0].if[1].type',
    ],
    [
      'such an event among those that keep an answer back',
      [{ on: {}, unless: [{ type: 'NAP' }], answers: [pass] }],
      '$.orders[0].unless[0].type',
    ],
    [
      'a doer that the game has no seat for',
      [
        {
          on: {},
          if: [
            { type: 'SPELL_CAST', by: 1 },
            { type: 'SPELL_CAST', by: 7 },
          ],
          answers: [pass],
        },
      ],
      '$.orders[0].if[1].by',
    ],
    [
      'such a doer among those that wake the seat, in an order that comes later',
      [{ ...ALWAYS, then: [{ pass: { until: 'always', unless: [{ type: 'ATTACKED', by: 2 }] } }] }],
      '$.orders[0].then[0].pass.unless[0].by',
    ],
    ['such a step of a decision', [{ on: { step: 'nap' }, answers: [pass] }], '$.orders[0].on.step'],
    [
      'a second order of one name',
      [
        { id: 'a', ...ALWAYS },
        { ...ALWAYS, then: [{ id: 'a', ...ALWAYS }] },
      ],
      '$.orders[1].then[0].id',
    ],
    ['no times', [{ ...ALWAYS, times: 0 }], '$.orders[0].times'],
    [
      'a fault far inside',
      [{ ...ALWAYS, then: [{ on: { kind: 'NAP' }, answers: [pass] }] }],
      '$.orders[0].then[0].on.kind',
    ],
    ['too many', Array(201).fill(ALWAYS), '$.orders'],
    ['a thousand', Array(1000).fill(ALWAYS), '$.orders'],
    ['too many, nested ones counted', Array(101).fill({ ...ALWAYS, then: [ALWAYS] }), '$.orders[100]'],
    ['orders nested too deep', [nested(30)], '$.orders'],
  ])('is refused with the place: %s', async (_, orders, path) => {
    const game = await begin({});
    const reply = await send(t.app, 'PUT', url(game), { token: game.tokens[0], body: { orders } });
    expect([reply.statusCode, reply.json().code], reply.body).toEqual([400, 'INVALID_INPUT']);
    expect(reply.json().errors[0].path, reply.body).toBe(path);
    expect((await ordersOf(game, 0)).orders).toEqual([]);
  });
});

test('GraphQL gives, shows and takes back orders as REST does', async () => {
  const game = await begin({});
  const ask = async (
    query: string,
    variables: object = {},
    token = game.tokens[1],
  ): Promise<Record<string, unknown>> => {
    const reply = await send(t.app, 'POST', '/graphql', { token, body: { query, variables }, once: true });
    expect(reply.json().errors, reply.body).toBeUndefined();
    return reply.json().data;
  };
  const FIELDS =
    '{ orders dropped { order version refusal { code detail rules } } userErrors { code errors { path } } }';
  const put = `mutation ($input: PutOrdersInput!) { putOrders(input: $input) ${FIELDS} }`;
  const orders = [{ id: 'p', ...ALWAYS }];
  const inForce = { orders, dropped: [], userErrors: [] };
  expect(await ask(put, { input: { gameId: game.id, orders } })).toEqual({ putOrders: inForce });
  expect(await ask(`{ orders(gameId: "${game.id}") ${FIELDS} }`)).toEqual({ orders: inForce });
  expect((await ordersOf(game, 1)).orders).toEqual(orders);
  expect(await ask(put, { input: { gameId: game.id, orders: [{}] } })).toMatchObject({
    putOrders: { orders: [], userErrors: [{ code: 'INVALID_INPUT', errors: [{ path: '$.orders[0]' }] }] },
  });
  expect(await ask(`{ orders(gameId: "${game.id}") ${FIELDS} }`, {}, game.judge)).toMatchObject({
    orders: { userErrors: [{ code: 'NOT_YOUR_DECISION' }] },
  });
  expect(await ask(`mutation { deleteOrders(gameId: "${game.id}") ${FIELDS} }`)).toEqual({
    deleteOrders: { ...inForce, orders: [] },
  });
});

test('Of two processes, one gets orders and the other the move: the move meets them', async () => {
  const other = await startApp({ url: t.url, rulesets: { mtg: magic } });
  const game = await begin({});
  await order(game, 1, ALWAYS);
  // This process remembers the game as it was before the other gets orders.
  await act(game, 0, pass);
  const reply = await send(other.app, 'PUT', url(game), { token: game.tokens[1], body: { orders: [] } });
  expect(reply.statusCode).toBe(200);
  expect(asked(await act(game, 0, pass))).toEqual([1, 'PRIORITY', 'beginningOfCombat']);
  await other.close();
});

test('At most so many answers follow one move; then the decision waits', async () => {
  const library = [{ card: 'Plains', count: 200 }];
  const game = await begin({ library }, { library });
  const discard = { on: { kind: 'CLEANUP_DISCARD' }, answers: [{ choose: [{ nth: 0 }] }], times: 1000 };
  for (const seat of [0, 1]) await order(game, seat, ALWAYS, discard);
  const { version } = await sight(game, 0);
  const after = await act(game, 0, pass);
  expect(after.version).toBe(version + 1 + 1000);
  expect(after.decisions).toHaveLength(1);
}, 60_000);
