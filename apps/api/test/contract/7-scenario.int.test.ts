import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, type TestApp } from '../support/app.js';
import { cast, look, magicGame, pass, play, type Sight, scenario, startMagic } from '../support/magic.js';

let t: TestApp;
beforeAll(async () => {
  t = await startMagic();
});
afterAll(() => t?.close());

const on = (sight: Sight, card: string): Record<string, unknown> =>
  Object.values(sight.view.objects).find((o) => o.card === card && o.zone === 'battlefield') ?? {};
const faults = async (
  given: object,
): Promise<{ path: string; code: string; detail: string; suggestions?: string[] }[]> => {
  const reply = await send(t.app, 'POST', '/v1/positions/decisions', { body: { scenario: given }, once: true });
  expect([400, 422], reply.body).toContain(reply.statusCode);
  return reply.json().errors;
};
const paths = async (given: object): Promise<string[]> => (await faults(given)).map((e) => e.path);

/** The scenario that the contract prints. */
const printed = {
  ruleset: 'mtg',
  edition: 'current',
  seed: 'any',
  options: { autoPass: 'none', payment: 'auto' },
  turn: { number: 1, active: 0, step: 'upkeep' },
  stops: [{ turn: 1, step: 'end', at: 'end' }],
  players: [
    {
      life: 20,
      counters: { poison: 0 },
      mana: '',
      hand: ['Shock'],
      library: [{ card: 'Mountain', count: 30 }],
      graveyard: [],
      exile: [],
      battlefield: [
        'Mountain',
        {
          card: 'Grizzly Bears',
          as: 'bears',
          tapped: false,
          sick: false,
          counters: { '+1/+1': 1 },
          damage: 0,
          controller: 0,
          faceDown: false,
          chosen: {},
        },
        { card: 'Oakenform', attachedTo: 'bears' },
        {
          token: { name: 'Soldier', types: ['Creature'], subtypes: ['Soldier'], colors: ['W'], power: 1, toughness: 1 },
        },
      ],
    },
    { life: 20, battlefield: ['Plains'], library: ['Plains'] },
  ],
  definitions: [],
  random: [],
};

describe('7 A position to start from', () => {
  test('7 The printed example is held, and is as it says', async () => {
    const sight = await look(t, printed);
    expect(sight.view.turn).toEqual({ number: 1, active: 0, phase: 'beginning', step: 'upkeep', priority: 0 });
    expect(on(sight, 'Grizzly Bears')).toMatchObject({
      power: 6,
      toughness: 6,
      basePower: 2,
      counters: { '+1/+1': 1 },
    });
    expect(on(sight, 'Soldier')).toMatchObject({ token: true, colors: ['W'], power: 1, sick: false });
    const aura = on(sight, 'Oakenform');
    expect(sight.view.objects[String(aura.attachedTo)]?.card).toBe('Grizzly Bears');
    expect(sight.view.players[0]?.zones).toMatchObject({ library: 30, hand: 1 });
    expect(sight.decisions.map((d) => [d.seat, d.kind])).toEqual([[0, 'PRIORITY']]);
  });

  test('7 Absent fields mean empty, zero or the normal value', async () => {
    const sight = await look(t, { ruleset: 'mtg', edition: 'current', players: [{}, {}] });
    expect(sight.view.players).toMatchObject([{ life: 20 }, { life: 20 }]);
    expect(sight.view.turn).toMatchObject({ number: 1, active: 0, step: 'upkeep' });
  });

  test('7 The step happens as it begins, and the first player skips the draw of turn 1', async () => {
    const first = await look(t, scenario({}, {}, { turn: { number: 1, active: 0, step: 'draw' } }));
    expect(first.view.players[0]?.zones.hand).toBe(0);
    const second = await look(t, scenario({}, {}, { turn: { number: 2, active: 0, step: 'draw' } }));
    expect(second.view.players[0]?.zones.hand).toBe(1);
  });

  test('7 Lists are top first, for the judge as for the next draw', async () => {
    const library = ['Shock', 'Forest', 'Island'];
    const drawn = await look(t, scenario({ library }, {}, { turn: { number: 2, active: 0, step: 'draw' } }), 0);
    expect(Object.values(drawn.view.objects).map((o) => o.card)).toEqual(['Shock']);
    const judge = await look(t, scenario({ library, graveyard: ['Plains', 'Swamp'] }));
    const cards = (zone: string): unknown[] => {
      const found = judge.view.zones.find((z) => z.id === zone && z.owner === 0);
      return (found?.objects ?? []).map((id) => judge.view.objects[id]?.card);
    };
    expect(cards('library')).toEqual(library);
    expect(cards('graveyard')).toEqual(['Plains', 'Swamp']);
  });

  test('7 Permanents are simply there: nothing triggers, nothing is sick unless said', async () => {
    const sight = await look(
      t,
      scenario({ battlefield: ['Grizzly Bears', { card: 'Serra Angel', sick: true }, 'Skeleton Archer'] }),
    );
    expect(on(sight, 'Grizzly Bears').sick).toBe(false);
    expect(on(sight, 'Serra Angel').sick).toBe(true);
    expect(sight.view.stack).toEqual([]);
    expect(sight.view.players[0]?.zones.hand).toBe(0);
  });

  test('7 What starts lost, dead or unattached is dealt with by the rules, as in any game', async () => {
    const dead = await look(t, scenario({ battlefield: [{ card: 'Grizzly Bears', damage: 2 }] }));
    expect(dead.view.players[0]?.zones.graveyard).toBe(1);
    const lost = await look(t, scenario({ life: 0 }));
    expect(lost.view.result).toMatchObject({ kind: 'WIN', winners: [1] });
    expect(lost.decisions).toEqual([]);
  });

  test('7 Mana, counters and control are given', async () => {
    const sight = await look(
      t,
      scenario({ mana: '{R}{R}G', counters: { poison: 3 }, battlefield: [{ card: 'Serra Angel', controller: 1 }] }),
    );
    expect(sight.view.players[0]).toMatchObject({ resources: { mana: { R: 2, G: 1 } }, counters: { poison: 3 } });
    expect(on(sight, 'Serra Angel')).toMatchObject({ owner: 0, controller: 1 });
  });
});

describe('7 A scenario that cannot be held is refused with every reason at once, each with its path', () => {
  test('7 Form, unknown fields and misspelt cards together', async () => {
    const wrong = {
      ...printed,
      bar: 1,
      turn: { number: 0, active: 9, step: 'teatime' },
      players: [{ ...printed.players[0], life: 'x', hand: ['Shcok'] }, { library: [{ card: 'Mountian', count: 0 }] }],
    };
    const found = await faults(wrong);
    const at = Object.fromEntries(found.map((e) => [e.path, e]));
    expect(Object.keys(at)).toEqual(
      expect.arrayContaining([
        '$.scenario.bar',
        '$.scenario.turn.number',
        '$.scenario.turn.active',
        '$.scenario.turn.step',
        '$.scenario.players[0].life',
        '$.scenario.players[0].hand[0]',
        '$.scenario.players[1].library[0]',
        '$.scenario.players[1].library[0].count',
      ]),
    );
    expect(at['$.scenario.players[0].hand[0]']).toMatchObject({ code: 'UNKNOWN_CARD', suggestions: ['Shock'] });
    expect(at['$.scenario.bar']).toMatchObject({ code: 'UNKNOWN_FIELD' });
    expect(at['$.scenario.players[0].life']).toMatchObject({
      code: 'WRONG_TYPE',
      detail: 'must be a number, not a text',
    });
  });

  const board = (...battlefield: unknown[]) => scenario({ battlefield });
  test.each([
    ['$.scenario.players', { ruleset: 'mtg', edition: 'current', players: [{}] }],
    ['$.scenario.players', { ruleset: 'mtg', edition: 'current' }],
    ['$.scenario.ruleset', { ...printed, ruleset: 'chess' }],
    ['$.scenario.edition', { ...printed, edition: '1993' }],
    ['$.scenario.players[0].battlefield[0]', board({ card: 'Oakenform' })],
    ['$.scenario.players[0].battlefield[0]', board('Shock')],
    ['$.scenario.players[0].battlefield[0]', board({})],
    ['$.scenario.players[0].battlefield[0]', board({ card: 'Mountain', token: { name: 'X', types: ['Land'] } })],
    ['$.scenario.players[0].battlefield[0]', board(7)],
    ['$.scenario.players[0].battlefield[0].token.types', board({ token: { name: 'X' } })],
    ['$.scenario.players[0].battlefield[0].token', board({ token: { name: 'X', types: ['Creature'] } })],
    ['$.scenario.players[0].battlefield[0].attachedTo', board({ card: 'Oakenform', attachedTo: 'nobody' })],
    ['$.scenario.players[0].battlefield[1].as', board({ card: 'Forest', as: 'a' }, { card: 'Forest', as: 'a' })],
    ['$.scenario.players[0].battlefield[0].damage', board({ card: 'Forest', damage: 1 })],
    ['$.scenario.players[0].battlefield[0].damage', board({ card: 'Grizzly Bears', damage: -1 })],
    ['$.scenario.players[0].battlefield[0].controller', board({ card: 'Forest', controller: 2 })],
    ['$.scenario.players[0].mana', scenario({ mana: '{Q}' })],
    ['$.scenario.players[0].library[0].count', scenario({ library: [{ card: 'Forest', count: 1e6 }] })],
    ['$.scenario.stops[0].step', { ...printed, stops: [{ turn: 1, step: 'never', at: 'end' }] }],
    ['$.scenario.random[0]', { ...printed, random: ['heads'] }],
    ['$.scenario.random[0]', { ...printed, random: [[0, 0, 0]] }],
    ['$.scenario.options.autoPass', { ...printed, options: { autoPass: 'always' } }],
  ])('7 At %s', async (path, given) => {
    expect(await paths(given)).toContain(path);
  });

  test('7 A game of it is refused the same way, and its ruleset and edition must be the request’s', async () => {
    const create = async (body: object) => (await send(t.app, 'POST', '/v1/games', { body })).json();
    const of = (given: object) => create({ ruleset: 'mtg', edition: 'current', scenario: given });
    expect(await of(board('Shock'))).toMatchObject({
      status: 400,
      errors: [{ path: '$.scenario.players[0].battlefield[0]' }],
    });
    expect(await of({ ...printed, ruleset: 'chess' })).toMatchObject({
      status: 400,
      errors: [{ path: '$.scenario.ruleset' }],
    });
    expect(await of({ ...printed, edition: '2003' })).toMatchObject({
      status: 400,
      errors: [{ path: '$.scenario.edition' }],
    });
    const { edition: _, ...without } = printed;
    expect(await of(without)).toMatchObject({ status: 400, errors: [{ path: '$.scenario.edition' }] });
  });
});

/** A card that exists in one scenario only: its player shuffles their library. */
const riffle = {
  name: 'Idle Riffle',
  props: {
    ...{ name: 'Idle Riffle', manaCost: '{R}', supertypes: [], types: ['Sorcery'], subtypes: [], colors: ['R'] },
  },
  abilities: [{ kind: 'spell', effects: [{ do: 'shuffle', who: 'you' }] }],
};
const shuffled = async (more: object): Promise<unknown[]> => {
  const library = ['Forest', 'Shock', 'Island', 'Giant Growth'];
  const given = { definitions: [riffle], ...more };
  const side = { hand: ['Idle Riffle'], battlefield: ['Mountain'], library };
  const after = await play(t, scenario(side, {}, given), [0, cast('Idle Riffle')], [0, pass], [1, pass]);
  const zone = after.view.zones.find((z) => z.id === 'library' && z.owner === 0);
  return (zone?.objects ?? []).map((id) => after.view.objects[id]?.card);
};

describe('7 Random outcomes and stops', () => {
  test('7 A card may be defined in the scenario; a forced outcome is the order of a shuffle', async () => {
    expect(await shuffled({ random: [[3, 1, 0, 2]] })).toEqual(['Giant Growth', 'Shock', 'Forest', 'Island']);
    const unknown = await faults(scenario({ hand: ['Idle Riffle'] }));
    expect(unknown).toMatchObject([{ path: '$.scenario.players[0].hand[0]', code: 'UNKNOWN_CARD' }]);
    const taken = await faults(scenario({}, {}, { definitions: [{ ...riffle, name: 'Shock' }] }));
    expect(taken[0]?.path).toMatch(/^\$\.scenario\.definitions\[0\]/);
  });

  test('7 The same seed gives the same outcomes, another seed others', async () => {
    const orders = await Promise.all(['a', 'a', 'b', 'c', 'd'].map((seed) => shuffled({ seed })));
    const [first, again] = orders.map(String);
    expect(again).toBe(first);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  test('7 A stop waits for the judge, at the beginning or the end of a step', async () => {
    const stops = [
      { turn: 1, step: 'upkeep', at: 'begin' },
      { turn: 1, step: 'draw', at: 'end' },
    ];
    const given = scenario({}, {}, { turn: { number: 1, active: 0, step: 'upkeep' }, stops });
    const game = await magicGame(t, { seats: undefined, options: undefined, scenario: given });
    const as = async (token: string | undefined) =>
      (await send(t.app, 'GET', `/v1/games/${game.id}`, { token })).json().decisions;
    expect(await as(game.judge)).toMatchObject([
      { seat: -1, kind: 'STOP', shape: 'CONFIRM', default: { confirm: true } },
    ]);
    const [{ id, seat, kind, deadline, ...more }] = await as(game.tokens[0]);
    expect({ seat, kind, deadline, more }).toEqual({ seat: -1, kind: 'STOP', deadline: null, more: {} });
    const url = `/v1/games/${game.id}/actions`;
    const act = (token: string | undefined, answer: object, expectedVersion: number) =>
      send(t.app, 'POST', url, { token, body: { answers: [answer], expectedVersion } });
    expect((await act(game.tokens[0], { decision: id, confirm: true }, 0)).json()).toMatchObject({ status: 403 });
    expect((await act(game.judge, { confirm: false }, 0)).json()).toMatchObject({
      status: 422,
      code: 'ILLEGAL_ACTION',
    });
    expect((await act(game.judge, { confirm: true }, 0)).json()).toMatchObject({
      version: 1,
      decisions: [{ seat: 0 }],
    });
  });

  test('7 Stops work in positions too', async () => {
    const stops = [{ turn: 1, step: 'precombatMain', at: 'end' }];
    const stopped = await play(t, scenario({}, {}, { stops }), [0, pass], [1, pass]);
    expect(stopped.decisions).toMatchObject([{ seat: -1, kind: 'STOP' }]);
    const on = await play(t, { position: stopped.position }, [-1, { confirm: true }]);
    expect(on.view.turn.step).toBe('beginningOfCombat');
  });
});

describe('7 Unknown names', () => {
  test('7 Names like unknown ones are looked for in the first 20 of a scenario, in REST and GraphQL alike', async () => {
    const hand = Array.from({ length: 400 }, (_, i) => `Llanowar Elvs ${i}`);
    const given = { ...scenario({ hand }), seed: 'x' };
    const found = await faults(given);
    expect(found.filter((e) => e.suggestions?.includes('Llanowar Elves'))).toHaveLength(20);
    const query = 'query ($s: JSON) { positionDecisions(scenario: $s) { userErrors { errors { code suggestions } } } }';
    const reply = await send(t.app, 'POST', '/graphql', { body: { query, variables: { s: given } }, once: true });
    const [refused] = reply.json().data.positionDecisions.userErrors;
    expect(refused.errors.filter((e: { suggestions: string[] | null }) => e.suggestions?.length)).toHaveLength(20);
  });
});
