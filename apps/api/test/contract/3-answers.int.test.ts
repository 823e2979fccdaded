import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, type TestApp } from '../support/app.js';
import { cast, look, magicGame, pass, play, refusal, scenario, startMagic } from '../support/magic.js';

let t: TestApp;
beforeAll(async () => {
  t = await startMagic();
});
afterAll(() => t?.close());

/** Two different creatures of each player, mana, and things to do with them. */
const board = scenario(
  {
    hand: ['Lightning Strike', 'Giant Growth', 'Forest', 'Mountain'],
    battlefield: [
      { card: 'Mountain', count: 2 },
      'Forest',
      { card: 'Grizzly Bears', as: 'mine' },
      { card: 'Llanowar Elves' },
    ],
  },
  { battlefield: ['Grizzly Bears', 'Serra Angel', { card: 'Serra Angel', tapped: true }] },
);
const strike = cast('Lightning Strike');

describe('3 Matchers', () => {
  test('3 A whole play by names alone, in one request', async () => {
    const after = await play(t, board, [0, strike], [0, { choose: [{ player: 1 }] }], [0, pass], [1, pass]);
    expect(after.view.players[1]?.life).toBe(17);
    expect(after.unapplied).toEqual([]);
  });

  test.each([
    ['kind', { kind: 'PLAY_LAND', card: 'Forest' }],
    ['card', { card: 'Lightning Strike' }],
    ['method', { card: 'Lightning Strike', method: 'normal' }],
    ['cost', { cost: '{1}{R}' }],
    ['zone and owner', { zone: 'hand', owner: 0, card: 'Giant Growth' }],
    ['controller', { controller: 0, kind: 'CAST', card: 'Giant Growth' }],
    ['mana', { mana: true, card: 'Llanowar Elves' }],
    ['ability', { kind: 'ACTIVATE', card: 'Llanowar Elves', ability: 0 }],
    ['nth', { kind: 'CAST', nth: 0 }],
  ])('3 A matcher by %s fits the option', async (_key, matcher) => {
    const after = await play(t, board, [0, { choose: [matcher] }]);
    expect(after.decisions.length).toBeGreaterThan(0);
  });

  test('3 A matcher by player, by object and by controller finds the target', async () => {
    const asked = await play(t, board, [0, strike]);
    const [targets] = asked.decisions;
    expect(targets).toMatchObject({ kind: 'TARGETS', shape: 'CHOOSE' });
    const mine = targets?.options.find((o) => o.card === 'Grizzly Bears' && o.controller === 0);
    for (const matcher of [{ player: 1 }, { object: mine?.object }, { card: 'Grizzly Bears', controller: 1 }]) {
      const after = await play(t, { position: asked.position }, [0, { choose: [matcher] }]);
      expect(after.view.stack).toHaveLength(1);
    }
  });

  test('3 A matcher by loyalty finds an ability of a planeswalker', async () => {
    const loyal = (amount: number) => ({
      kind: 'activated',
      cost: [{ pay: 'loyalty', amount }],
      timing: 'sorcery',
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    });
    const walker = {
      name: 'Patient Wanderer',
      props: {
        ...{ name: 'Patient Wanderer', manaCost: '{3}', supertypes: [], types: ['Planeswalker'] },
        ...{ subtypes: [], colors: [], loyalty: 4 },
      },
      abilities: [loyal(1), loyal(-3)],
    };
    const given = scenario({ battlefield: ['Patient Wanderer'] }, {}, { definitions: [walker] });
    const { decisions } = await look(t, given);
    expect(decisions[0]?.options.map((o) => o.loyalty).filter(Boolean)).toEqual(['+1', '-3']);
    const after = await play(t, given, [0, { choose: [{ loyalty: '-3' }] }]);
    const [permanent] = Object.values(after.view.objects).filter((o) => o.card === 'Patient Wanderer');
    expect(permanent).toMatchObject({ loyalty: 1, types: ['Planeswalker'] });
  });

  test('3 Several matches that a viewer cannot tell apart are interchangeable', async () => {
    const after = await play(t, board, [0, { choose: [{ kind: 'ACTIVATE', card: 'Mountain' }] }]);
    expect(after.view.players[0]).toMatchObject({ resources: { mana: { R: 1 } } });
  });

  test('3 Several matches that differ are ambiguous, and the refusal names what fits', async () => {
    const several = await refusal(t, board, [0, strike], [0, { choose: [{ card: 'Serra Angel' }] }]);
    expect(several).toMatchObject({ status: 422, code: 'AMBIGUOUS_MATCHER', answer: 1 });
    expect(String(several.detail)).toMatch(/2|several/);
    const bears = await refusal(t, board, [0, strike], [0, { choose: [{ card: 'Grizzly Bears' }] }]);
    expect(bears).toMatchObject({ status: 422, code: 'AMBIGUOUS_MATCHER' });
    await play(t, board, [0, strike], [0, { choose: [{ card: 'Serra Angel', nth: 1 }] }]);
  });

  test.each([
    ['a card that is not there', { kind: 'CAST', card: 'Shock' }],
    ['the card of another seat', { kind: 'CAST', card: 'Serra Angel' }],
    ['a misspelt card', { kind: 'CAST', card: 'Lightning Stike' }],
    ['a number beyond the last', { kind: 'CAST', nth: 99 }],
    ['another kind', { kind: 'FLY' }],
  ])('3 A matcher for %s fits nothing', async (_what, matcher) => {
    const none = await refusal(t, board, [0, { choose: [matcher] }]);
    expect(none).toMatchObject({ status: 422, code: 'NO_MATCH', answer: 0 });
  });

  test('3 A misspelt card in a matcher brings the nearest one that is offered', async () => {
    const none = await refusal(t, board, [0, { choose: [{ kind: 'CAST', card: 'Lightning Stike' }] }]);
    expect(none).toMatchObject({ code: 'NO_MATCH', suggestions: ['Lightning Strike'] });
    expect(none.errors).toMatchObject([{ path: '$.answers[0].choose[0]', suggestions: ['Lightning Strike'] }]);
  });

  test('3 An empty matcher and one with unknown keys', async () => {
    expect(await refusal(t, board, [0, { choose: [{}] }])).toMatchObject({ status: 422, code: 'AMBIGUOUS_MATCHER' });
    expect(await refusal(t, board, [0, { choose: [{ name: 'Forest' }] }])).toMatchObject({
      status: 400,
      errors: [{ path: '$.answers[0].choose[0].name', code: 'UNKNOWN_FIELD' }],
    });
  });
});

describe('3 Answers of the wrong kind change nothing', () => {
  test.each([
    ['another shape', { number: 3 }, 400, 'INVALID_INPUT'],
    ['too many options', { choose: ['o0', 'o1'] }, 422, 'ILLEGAL_ACTION'],
    ['no option', { choose: [] }, 422, 'ILLEGAL_ACTION'],
    ['one option twice', { choose: ['o1', 'o1'] }, 422, 'ILLEGAL_ACTION'],
    ['an option that was not offered', { choose: ['o99'] }, 422, 'NO_MATCH'],
    ['an older decision', { decision: 'd0', choose: ['o0'] }, 422, 'ILLEGAL_ACTION'],
    ['a decision that never was', { decision: 'nonsense', choose: ['o0'] }, 422, 'ILLEGAL_ACTION'],
  ])('3 %s', async (_what, answer, status, code) => {
    const before = await look(t, board);
    expect(await refusal(t, { position: before.position }, [0, answer])).toMatchObject({ status, code, answer: 0 });
  });

  test('3 Numbers out of range, not whole, or too large', async () => {
    const x = scenario({ hand: ['Blaze'], battlefield: [{ card: 'Mountain', count: 4 }] });
    const asked = await play(t, x, [0, cast('Blaze')]);
    expect(asked.decisions[0]).toMatchObject({ kind: 'X', shape: 'NUMBER', min: 0, max: 3 });
    for (const number of [-1, 4, 1e9]) {
      const no = await refusal(t, { position: asked.position }, [0, { number }]);
      expect(no).toMatchObject({ status: 422, code: 'ILLEGAL_ACTION', answer: 0 });
    }
    for (const number of [1.5, 1e300, '2']) {
      const no = await refusal(t, { position: asked.position }, [0, { number }]);
      expect(no).toMatchObject({ status: 400, errors: [{ path: '$.answers[0].number' }] });
    }
  });

  test('3 What was offered to one seat is not taken from another', async () => {
    const no = await refusal(t, board, [1, { choose: ['o1'] }]);
    expect(no).toMatchObject({ status: 403, code: 'NOT_YOUR_DECISION', answer: 0 });
    const { decisions } = await look(t, board);
    const foreign = await refusal(t, board, [1, { decision: decisions[0]?.id, choose: ['o1'] }]);
    expect(foreign).toMatchObject({ status: 403, code: 'NOT_YOUR_DECISION' });
  });
});

describe('3 Batches', () => {
  test('3 Without a reveal a refused answer takes everything back', async () => {
    const game = await magicGame(t, { seats: undefined, options: undefined, scenario: board });
    const body = { answers: [strike, { choose: [{ player: 7 }] }], expectedVersion: 0 };
    const url = `/v1/games/${game.id}/actions`;
    const reply = await send(t.app, 'POST', url, { token: game.tokens[0], body });
    expect(reply.json()).toMatchObject({ status: 422, code: 'NO_MATCH', answer: 1 });
    const now = (await send(t.app, 'GET', `/v1/games/${game.id}`, { token: game.tokens[0] })).json();
    expect(now).toMatchObject({ version: 0, decisions: [{ kind: 'PRIORITY' }] });
    expect(now.view.stack).toEqual([]);
  });

  test('3 After a reveal what was applied stays, and the rest is named', async () => {
    const drawing = scenario({}, {}, { turn: { number: 2, active: 0, step: 'upkeep' } });
    const game = await magicGame(t, { seats: undefined, options: undefined, scenario: drawing });
    const url = `/v1/games/${game.id}/actions`;
    const mine = await send(t.app, 'POST', url, {
      token: game.tokens[0],
      body: { answers: [pass], expectedVersion: 0 },
    });
    expect(mine.json()).toMatchObject({ version: 1, unapplied: [], error: null });
    // Bob's pass makes Ann draw; what he says after it is not taken back with it.
    const body = { answers: [pass, { choose: ['o7'] }, pass], expectedVersion: 1 };
    const reply = await send(t.app, 'POST', url, { token: game.tokens[1], body });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ version: 2, unapplied: [1, 2], error: { answer: 1 } });
    const drawn = reply.json().events.find((e: { type: string }) => e.type === 'CARD_DRAWN');
    expect(drawn).toMatchObject({ seat: 0, rules: ['mtg:121.1'] });
    expect(drawn.card).toBeUndefined();
  });
});
