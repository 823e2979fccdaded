/** A player who decides for another one, over HTTP: whose token answers, and who sees what. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send, type TestApp } from './support/app.js';
import { startMagic } from './support/magic.js';

let t: TestApp;
beforeAll(async () => {
  t = await startMagic();
});
afterAll(() => t.close());

const LIBRARY = [{ card: 'Forest', count: 9 }];
/** Whoever casts it decides for both players in their next turns. */
const LEASH = {
  name: 'Test Leash',
  props: { name: 'Test Leash', manaCost: '{0}', supertypes: [], types: ['Instant'], subtypes: [], colors: [] },
  abilities: [{ kind: 'spell', effects: [{ do: 'controlPlayer', who: 'opponents' }] }],
};
const scenario = {
  ruleset: 'mtg',
  edition: 'current',
  seed: 'controlled',
  turn: { number: 3, active: 0, step: 'end' },
  definitions: [LEASH],
  players: [
    { hand: ['Test Leash'], library: LIBRARY },
    { hand: ['Shock'], library: LIBRARY },
  ],
};

interface Asked {
  id: string;
  seat: number;
  for?: number;
  default?: object;
}
interface Seen {
  version: number;
  decisions: Asked[];
  view: { turn: { number: number }; players: object[]; objects: Record<string, { card?: string }> };
}

test('whoever decides for a player answers with their own token, and nobody else sees more than before', async () => {
  const seats = [{ name: 'Ann' }, { name: 'Ben' }];
  const body = { ruleset: 'mtg', edition: 'current', seats, scenario };
  const made = await send(t.app, 'POST', '/v1/games', { body, once: true });
  expect(made.statusCode, made.body).toBe(201);
  const { game, seats: given } = made.json<{ game: string; seats: { token: string }[] }>();
  const [ann, ben] = given.map(({ token }) => ({ authorization: `Bearer ${token}` }));
  const see = async (headers?: object): Promise<Seen> =>
    (await send(t.app, 'GET', `/v1/games/${game}`, { headers: { ...headers } })).json();
  const act = async (headers: object | undefined, version: number, answer: object) =>
    send(t.app, 'POST', `/v1/games/${game}/actions`, {
      headers: { ...headers },
      body: { expectedVersion: version, answers: [answer] },
    });
  expect((await act(ann, 0, { choose: [{ kind: 'CAST' }] })).statusCode).toBe(200);
  let now = await see(ann);
  while (now.view.turn.number === 3) {
    const by = now.decisions[0]?.seat === 0 ? ann : ben;
    const own = await see(by);
    expect((await act(by, own.version, own.decisions[0]?.default ?? {})).statusCode).toBe(200);
    now = await see(ann);
  }
  const cards = ({ view }: Seen) => Object.values(view.objects).map(({ card }) => card);
  expect(now.decisions).toMatchObject([{ seat: 0, for: 1, default: expect.anything() }]);
  expect(now.view.players[1]).toMatchObject({ controlledBy: 0 });
  expect(cards(now)).toContain('Shock');
  const [theirs, watched] = [await see(ben), await see()];
  for (const other of [theirs, watched])
    expect(other.decisions).toEqual([{ id: now.decisions[0]?.id, seat: 0, for: 1, kind: 'PRIORITY', deadline: null }]);
  expect(cards(watched)).not.toContain('Shock');
  const refused = await act(ben, now.version, { choose: [{ kind: 'PASS' }] });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'NOT_YOUR_DECISION']);
  expect((await act(ann, now.version, { choose: [{ kind: 'PASS' }] })).statusCode).toBe(200);

  const query = `{ game(id: "${game}") { decisions { seat for } view { players { seat controlledBy } } } }`;
  const asked = await send(t.app, 'POST', '/graphql', { headers: { ...ann }, body: { query } });
  expect(asked.json()).toMatchObject({
    data: { game: { view: { players: [{ controlledBy: null }, { controlledBy: 0 }] } } },
  });
});
