/** Cards that a client defines in a scenario, asked as a client would ask. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, type TestApp } from './support/app.js';
import { cast, look, pass, play, refusal, scenario, startMagic } from './support/magic.js';

let t: TestApp;
beforeAll(async () => {
  t = await startMagic();
});
afterAll(() => t?.close());

const props = (name: string, more: object): object => ({
  name,
  supertypes: [],
  types: ['Instant'],
  subtypes: [],
  colors: ['R'],
  manaCost: '{R}',
  ...more,
});
const instant = (name: string, ability: object): object => ({
  name,
  props: props(name, {}),
  abilities: [{ kind: 'spell', ...ability }],
});
const flame = instant('Kindled Reply', {
  targets: [{ what: { player: 'any' } }],
  effects: [
    { do: 'damage', to: { target: 0 }, amount: 4 },
    { do: 'draw', who: 'you', count: 1 },
  ],
});
const owl = {
  name: 'Watchful Owl',
  props: props('Watchful Owl', { types: ['Creature'], subtypes: ['Bird'], colors: ['U'], power: 2, toughness: 3 }),
  abilities: [{ kind: 'keyword', keyword: 'flying' }],
};
const given = (definitions: unknown[], more: object = {}): Record<string, unknown> =>
  scenario({ hand: ['Kindled Reply'], battlefield: ['Mountain', 'Watchful Owl'] }, {}, { definitions, ...more });

/** What is said of a scenario that is refused. */
async function faults(body: object): Promise<Record<string, unknown>> {
  const reply = await send(t.app, 'POST', '/v1/positions/decisions', { body: { scenario: body }, once: true });
  expect(reply.headers['content-type'], reply.body).toContain('application/problem+json');
  return reply.json();
}

describe('A scenario with cards of its own', () => {
  test('They are offered, cast and resolved like any card', async () => {
    const before = await look(t, given([flame, owl]));
    expect(before.decisions[0]?.options.map((o) => o.label)).toContain('Cast Kindled Reply');
    expect(Object.values(before.view.objects)).toContainEqual(
      expect.objectContaining({ card: 'Watchful Owl', power: 2, toughness: 3, keywords: ['flying'] }),
    );
    const after = await play(
      t,
      given([flame, owl]),
      [0, cast('Kindled Reply')],
      [0, { choose: [{ player: 1 }] }],
      [0, pass],
      [1, pass],
    );
    expect(after.view.players.map((p) => [p.life, p.zones.hand])).toEqual([
      [20, 1],
      [16, 0],
    ]);
  });

  test('A position sent back knows them still', async () => {
    const { position } = await look(t, given([flame, owl]));
    const after = await play(t, { position }, [0, cast('Kindled Reply')], [0, { choose: [{ player: 1 }] }]);
    expect(after.view.stack).toMatchObject([{ card: 'Kindled Reply' }]);
  });

  test('A stored game is played with them, and no other game knows them', async () => {
    const body = { ruleset: 'mtg', edition: 'current', scenario: given([flame, owl], { seed: 'own' }) };
    const created = await send(t.app, 'POST', '/v1/games', { body });
    expect(created.statusCode, created.body).toBe(201);
    const { game, seats } = created.json();
    const acted = await send(t.app, 'POST', `/v1/games/${game}/actions`, {
      token: seats[0].token,
      body: { answers: [cast('Kindled Reply'), { choose: [{ player: 1 }] }], expectedVersion: 0 },
    });
    expect(acted.json()).toMatchObject({ version: 1, view: { stack: [{ card: 'Kindled Reply' }] } });
    expect(await faults(given([]))).toMatchObject({ status: 422, code: 'UNKNOWN_CARD' });
    const card = await send(t.app, 'GET', '/v1/cards/mtg/Watchful%20Owl');
    expect(card.statusCode).toBe(404);
  });
});

describe('A scenario with cards that are none', () => {
  test('Every fault is said at once, with its place, its kind and the nearest word', async () => {
    const wrong = instant('Kindled Reply', {
      effects: [
        { do: 'drow', who: 'you', count: 1 },
        { do: 'damage', to: { target: 0 }, amount: 4 },
        { do: 'draw', who: 'you', count: 1, coutn: 2 },
      ],
    });
    const problem = await faults(given([wrong, { ...owl, name: 'Shock' }]));
    expect(problem).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    const effects = '$.scenario.definitions[0].abilities[0].effects';
    expect(problem.errors).toMatchObject([
      {
        path: `${effects}[0].do`,
        code: 'UNKNOWN_WORD',
        suggestions: ['draw'],
        detail: expect.stringContaining('drow'),
      },
      { path: `${effects}[2].coutn`, code: 'UNKNOWN_FIELD', suggestions: ['count'] },
      { path: '$.scenario.definitions[1].props.name' },
      { path: '$.scenario.players[0].battlefield[1]', code: 'UNKNOWN_CARD' },
    ]);
  });

  test('What points to nothing is refused where it points', async () => {
    const lost = instant('Kindled Reply', { effects: [{ do: 'damage', to: { target: 0 }, amount: 4 }] });
    const problem = await faults(given([lost, owl]));
    expect(problem.errors).toMatchObject([{ path: '$.scenario.definitions[0].abilities[0].effects[0].to.target' }]);
  });

  test('Keys that reach prototypes, depth, size and number have their ends', async () => {
    const deep = (n: number): unknown => (n === 0 ? 1 : { negative: deep(n - 1) });
    const draw = (count: unknown): object => instant('Kindled Reply', { effects: [{ do: 'draw', who: 'you', count }] });
    for (const card of [
      JSON.parse(JSON.stringify(flame).replace('"kind"', '"constructor":{},"kind"')),
      instant('Kindled Reply', { effects: [{ do: 'remember', as: 'prototype', what: 'self' }] }),
      draw(deep(60)),
      draw(1e9),
      instant('Kindled Reply', { effects: Array(100).fill({ do: 'draw', who: 'you', count: 1 }) }),
    ]) {
      const { errors } = (await faults(given([card, owl]))) as { errors: { path: string }[] };
      expect(errors.map((e) => e.path.startsWith('$.scenario.definitions[0]'))).toEqual([true]);
    }
    const many = await faults(given(Array(51).fill(owl)));
    expect(many.errors).toContainEqual(expect.objectContaining({ path: '$.scenario.definitions' }));
  });

  test('A card that never ends is refused, and the service goes on', async () => {
    const endless = instant('Kindled Reply', { effects: [{ do: 'draw', who: 'you', count: 1_000_000 }] });
    const problem = await refusal(t, given([endless, owl]), [0, cast('Kindled Reply')], [0, pass], [1, pass]);
    expect(problem).toMatchObject({ status: 422, code: 'ILLEGAL_ACTION' });
    expect(problem.detail).toContain('"Kindled Reply"');
    expect((await look(t, given([flame, owl]))).decisions).toHaveLength(1);
  });
});
