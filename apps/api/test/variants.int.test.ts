/** Magic's casual variants over HTTP: Planechase (901), Vanguard (902) and Archenemy (904). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send, type TestApp } from './support/app.js';
import { type Decision, type MagicGame, magicGame, startMagic } from './support/magic.js';

let t: TestApp;
beforeAll(async () => {
  t = await startMagic();
});
afterAll(() => t.close());

const PLANES = ['Academy at Tolaria West', 'Akoum', 'Celestine Reef', 'Feeding Grounds', 'Fields of Summer', 'Gavony'];
const MORE_PLANES = ['Goldmeadow', 'Krosa', 'Lethe Lake', 'Llanowar', 'Naar Isle', 'Panopticon', 'Quicksilver Sea'];
const LAST_PLANES = ['Sanctum of Serra', 'Shiv', 'Stairs to Infinity', 'Tazeem', 'Turri Island'];
const EVERY_PLANE = [...PLANES, ...MORE_PLANES, ...LAST_PLANES, 'Megaflora Jungle', 'Lair of the Ashen Idol'];
const SCHEMES = [
  'Know Naught but Fire',
  'Look Skyward and Despair',
  'I Delight in Your Convulsions',
  'Roots of All Evil',
  'The Iron Guardian Stirs',
  'The Very Soil Shall Shake',
  'There Is No Refuge',
  'Tooth, Claw, and Tail',
  'Your Will Is Not Your Own',
];
const entries = (names: readonly string[], count = 1) => names.map((card) => ({ card, count }));
const main = [
  { card: 'Forest', count: 36 },
  ...entries(['Grizzly Bears', 'Alpine Grizzly', 'Giant Spider', 'Craw Wurm', 'Cylian Elf', 'Elvish Visionary'], 4),
];
const planarDeck = { main, planes: entries(EVERY_PLANE.slice(0, 10)) };
const schemeDeck = { main, schemes: [...entries(SCHEMES, 2), { card: "What's Yours Is Now Mine", count: 2 }] };
const plain = { main };

interface Event {
  type: string;
  rules: string[];
  seat?: number;
  card?: string;
  face?: string;
}
interface Zone {
  id: string;
  owner: number | null;
  objects?: string[];
  count?: number;
}
interface View {
  turn: { number: number; active: number; planar?: { controller: number; faceUp: { id: string; card: string }[] } };
  players: { life: number; team?: number; zones: Record<string, number> }[];
  zones: Zone[];
  objects: Record<string, { card?: string; zone?: string; owner?: number }>;
}
interface Entry {
  version: number;
  events: Event[];
}

const body = (format: string, decks: readonly object[]) => ({
  ruleset: 'mtg',
  edition: 'current',
  seats: decks.map((deck, n) => ({ name: `Player ${n}`, deck })),
  options: { test: true, seed: `variants ${format}`, format, autoPass: 'none' },
});
const begin = (format: string, decks: readonly object[]): Promise<MagicGame> => magicGame(t, body(format, decks));
const get = async <A>(game: MagicGame, what: string, token?: string): Promise<A> => {
  const reply = await send(t.app, 'GET', `/v1/games/${game.id}${what}`, { token });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const viewOf = async (game: MagicGame, token?: string): Promise<View> =>
  (await get<{ view: View }>(game, '', token)).view;
const logOf = (game: MagicGame, token?: string) => get<Entry[]>(game, '/log?after=-1&first=500', token);
const eventsOf = async (game: MagicGame, type: string, token?: string): Promise<Event[]> =>
  (await logOf(game, token)).flatMap(({ events }) => events).filter((event) => event.type === type);

/** Plays on by what is usual, unless `choose` says otherwise, until enough has been seen. */
async function playOn(
  game: MagicGame,
  enough: (seen: readonly Event[], decision: Decision) => boolean,
  choose: (decision: Decision) => object | undefined = () => undefined,
): Promise<Event[]> {
  const seen: Event[] = [];
  let { version } = await get<{ version: number }>(game, '');
  for (let n = 0; n < 450; n++) {
    const [decision] = await get<Decision[]>(game, '/decisions', game.judge);
    if (!decision || enough(seen, decision)) return seen;
    const answer = { decision: decision.id, ...(choose(decision) ?? decision.default) };
    const reply = await send(t.app, 'POST', `/v1/games/${game.id}/actions`, {
      token: game.tokens[decision.seat],
      body: { answers: [answer], expectedVersion: version },
      once: true,
    });
    expect(reply.statusCode, `${JSON.stringify(answer)}: ${reply.body}`).toBe(200);
    version = reply.json().version;
    const [entry] = await get<Entry[]>(game, `/log?after=${version - 1}`, game.judge);
    seen.push(...(entry?.events ?? []));
  }
  throw new Error('it never came');
}

/** Nobody but the judge sees what lies in these decks; how many cards they have is everybody's to see. */
async function hides(game: MagicGame, zone: string, counts: readonly [owner: number | null, count: number][]) {
  const all = await viewOf(game, game.judge);
  const pilesOf = (view: View) => view.zones.filter(({ id }) => id === zone);
  const within = pilesOf(all).flatMap(({ objects = [] }) => objects.map((id) => all.objects[id]?.card ?? ''));
  expect(within).toHaveLength(counts.reduce((n, [, count]) => n + count, 0));
  const open = new Set(Object.values(all.objects).flatMap((o) => (o.zone === zone ? [] : [o.card])));
  const secret = [...new Set(within)].filter((card) => !open.has(card));
  expect(secret.length).toBeGreaterThan(0);
  for (const token of [...game.tokens, undefined]) {
    const view = await viewOf(game, token);
    expect(pilesOf(view).map(({ owner, objects, count }) => [owner, objects?.length ?? count])).toEqual(counts);
    expect(Object.values(view.objects).filter((o) => o.zone === zone && o.card !== undefined)).toEqual([]);
    const decisions = token === undefined ? [] : await get<Decision[]>(game, '/decisions', token);
    const told = JSON.stringify([view, decisions]);
    for (const card of secret) expect(told, `${card} is in a deck that nobody sees`).not.toContain(`"${card}"`);
  }
}

describe('Planechase', () => {
  const rolls = (decision: Decision) => {
    const die = decision.options?.find(({ kind, cost }) => kind === 'PLANAR_DIE' && !cost);
    return die ? { choose: [{ kind: 'PLANAR_DIE' }] } : undefined;
  };

  test('901.9 The die is offered to the active player, is rolled, and the planeswalker symbol leads to another plane', async () => {
    const game = await begin('planechase', [planarDeck, planarDeck]);
    await playOn(game, (_, { kind }) => kind === 'PRIORITY');
    const before = await viewOf(game, game.tokens[1]);
    expect(before.turn.planar).toMatchObject({ controller: before.turn.active, faceUp: [expect.anything()] });
    const first = before.turn.active;
    await hides(
      game,
      'planes',
      first === 0
        ? [
            [0, 9],
            [1, 10],
          ]
        : [
            [0, 10],
            [1, 9],
          ],
    );

    const offered = await playOn(game, (_, { options }) => options?.some(({ kind }) => kind === 'PLANAR_DIE'));
    expect(offered).not.toContainEqual(expect.objectContaining({ type: 'PLANAR_DIE_ROLLED' }));
    const other = await get<Decision[]>(game, '/decisions', game.tokens[1 - first]);
    expect(JSON.stringify(other)).not.toContain('PLANAR_DIE');

    const seen = await playOn(game, (events) => events.some(({ type }) => type === 'PLANESWALKED'), rolls);
    const rolled = seen.filter(({ type }) => type === 'PLANAR_DIE_ROLLED');
    expect(rolled.at(-1)?.face).toBe('planeswalker');
    for (const event of rolled)
      expect(event.rules).toEqual(expect.arrayContaining([expect.stringMatching(/^mtg:901/)]));
    const after = await viewOf(game, game.tokens[1]);
    expect(after.turn.planar?.faceUp).not.toEqual(before.turn.planar?.faceUp);
    for (const token of [...game.tokens, undefined])
      expect((await eventsOf(game, 'PLANAR_DIE_ROLLED', token)).map(({ face }) => face)).toEqual(
        rolled.map(({ face }) => face),
      );
  });

  test('901.15 One of the players brings the planar deck of all, which is nobody’s', async () => {
    const game = await begin('planechase-one-deck', [{ main, planes: entries(EVERY_PLANE) }, plain]);
    await playOn(game, (_, { kind }) => kind === 'PRIORITY');
    await hides(game, 'communalPlanes', [[null, 19]]);
    const seen = await playOn(game, (events) => events.some(({ type }) => type === 'PLANESWALKED'), rolls);
    expect(seen.map(({ type }) => type)).toContain('PLANAR_DIE_ROLLED');
  });
});

describe('Vanguard', () => {
  test('902.4, 902.5 Life and hands are what the vanguards add, and all see them', async () => {
    const deck = (name: string) => ({ main, vanguard: entries([name]) });
    const game = await begin('vanguard', [deck('Ashnod'), deck('Orim')]);
    for (const token of [...game.tokens, undefined, game.judge]) {
      const { players, objects } = await viewOf(game, token);
      expect(players.map(({ life, zones }) => [life, zones.hand])).toEqual([
        [12, 8],
        [32, 7],
      ]);
      const lying = Object.values(objects).filter(({ zone }) => zone === 'command');
      expect(lying.map(({ card, owner }) => [card, owner])).toEqual([
        ['Ashnod', 0],
        ['Orim', 1],
      ]);
      const revealed = await eventsOf(game, 'VANGUARD_REVEALED', token);
      // They are revealed in turn order, and who takes the first turn is drawn.
      expect(new Set(revealed.map(({ seat, card }) => `${seat} ${card}`))).toEqual(new Set(['0 Ashnod', '1 Orim']));
      expect(revealed).toHaveLength(2);
    }
    const seen = await playOn(game, (events) => events.filter(({ type }) => type === 'TURN_BEGAN').length >= 4);
    expect(seen.map(({ type }) => type)).not.toContain('GAME_ENDED');
  });
});

describe('Archenemy', () => {
  test('904.9 The archenemy sets a scheme in motion in each of their turns, against a team of two', async () => {
    const game = await begin('archenemy', [schemeDeck, plain, plain]);
    const before = await viewOf(game);
    expect(before.players.map(({ life, team }) => [life, team])).toEqual([
      [40, 0],
      [20, 1],
      [20, 1],
    ]);
    await hides(game, 'schemes', [
      [0, 20],
      [1, 0],
      [2, 0],
    ]);
    const motions = (events: readonly Event[]) => events.filter(({ type }) => type === 'SCHEME_SET_IN_MOTION');
    const seen = await playOn(game, (events) => motions(events).length >= 2);
    expect(motions(seen).map(({ seat }) => seat)).toEqual([0, 0]);
    for (const event of motions(seen))
      expect(event.rules).toEqual(expect.arrayContaining([expect.stringMatching(/^mtg:(904|701\.32)/)]));
    // The team has its turn in common, and each of it is asked.
    const turns = seen.filter(({ type }) => type === 'TURN_BEGAN');
    expect(turns.length).toBeGreaterThanOrEqual(2);
    for (const token of [...game.tokens, undefined])
      expect((await eventsOf(game, 'SCHEME_SET_IN_MOTION', token)).map(({ card }) => card)).toEqual(
        motions(seen).map(({ card }) => card),
      );
  });
});

describe('What is no such game is refused with the place and the rule, and there is none', () => {
  const nine = { main, planes: entries(EVERY_PLANE.slice(0, 9)) };
  test.each<[string, string, object[], string, string]>([
    ['a planar deck of nine', 'planechase', [planarDeck, nine], '$.seats[1].deck.planes', 'mtg:901.3'],
    ['no planar deck', 'planechase', [planarDeck, plain], '$.seats[1].deck.planes', 'mtg:901.3'],
    [
      'a plane that is none',
      'planechase',
      [{ main, planes: [...planarDeck.planes, { card: 'Forest', count: 1 }] }, planarDeck],
      '$.seats[0].deck.planes[10]',
      'mtg:901.3',
    ],
    [
      'a vanguard that is none',
      'vanguard',
      [
        { main, vanguard: entries(['Orim']) },
        { main, vanguard: entries(['Forest']) },
      ],
      '$.seats[1].deck.vanguard[0]',
      'mtg:902.3',
    ],
    [
      'no vanguard',
      'vanguard',
      [{ main, vanguard: entries(['Orim']) }, plain],
      '$.seats[1].deck.vanguard',
      'mtg:902.3',
    ],
    ['no archenemy', 'archenemy', [plain, plain, plain], '$.seats[0].deck.schemes', 'mtg:904.3'],
    ['a second archenemy', 'archenemy', [schemeDeck, schemeDeck], '$.seats[1].deck.schemes', 'mtg:904.3'],
    [
      'a scheme three times',
      'archenemy',
      [{ main, schemes: [...entries(SCHEMES, 2), { card: "What's Yours Is Now Mine", count: 3 }] }, plain],
      '$.seats[0].deck.schemes[9]',
      'mtg:904.3',
    ],
    ['no communal planar deck', 'planechase-one-deck', [plain, plain], '$.seats[0].deck', 'mtg:901.15a'],
    ['planes in the usual game', 'constructed', [planarDeck, plain], '$.seats[0].deck.planes', 'mtg:901.3'],
  ])('%s', async (_, format, decks, path, rule) => {
    const before = (await t.database.pool.query('SELECT count(*)::int AS n FROM games')).rows[0].n;
    const reply = await send(t.app, 'POST', '/v1/games', { body: body(format, decks) });
    expect([400, 422], reply.body).toContain(reply.statusCode);
    const fault = reply.json().errors?.find((one: { path: string }) => one.path === path);
    expect(fault?.rules, reply.body).toContain(rule);
    expect((await t.database.pool.query('SELECT count(*)::int AS n FROM games')).rows[0].n).toBe(before);
  });
});
