/** Real requests of honest clients, to be damaged. */
import fc from 'fast-check';
import { damaged, damages, nastyText } from './mutate.js';
import { TOKENS } from './openapi.js';
import type { Attack } from './request.js';
import { DECKS, FLAME, MAGIC, SCENARIO } from './world.js';

const act = (answers: unknown[], more: object = {}): Attack => ({
  kind: 'a move',
  method: 'POST',
  url: '/v1/games/@@game@@/actions',
  headers: { authorization: 'Bearer @@seat0@@' },
  body: { answers, expectedVersion: '@@version@@', ...more },
});
const post = (kind: string, url: string, body: unknown): Attack => ({ kind, method: 'POST', url, body });
const graphql = (query: string, variables: object): Attack => ({
  ...post('GraphQL', '/graphql', { query, variables }),
  headers: { authorization: 'Bearer @@seat0@@' },
});

/** Spells, abilities and blocks that were chosen before. */
const fight = {
  ...SCENARIO,
  turn: { number: 3, active: 0, step: 'declareBlockers' },
  players: [
    { battlefield: [{ card: 'Hill Giant', as: 'giant', attacking: { player: 1 } }], library: ['Mountain'] },
    {
      battlefield: [{ card: 'Grizzly Bears', as: 'bears', blocking: ['giant'] }],
      graveyard: [{ card: 'Shock', as: 'spent' }],
    },
  ],
  stack: [
    { card: 'Counterspell', controller: 1, targets: [{ stack: 1 }] },
    { card: 'Forked Bolt', controller: 0, targets: [{ as: 'bears' }, { player: 1 }], division: [1, 1] },
    { card: 'Blaze', controller: 0, x: 3, targets: [{ player: 1 }] },
  ],
};
const withCard = {
  ...SCENARIO,
  definitions: [FLAME],
  players: [{ ...SCENARIO.players[0], hand: ['Kindled Reply'] }, SCENARIO.players[1]],
};
const CAST = [
  { seat: 0, choose: [{ kind: 'CAST', card: 'Kindled Reply' }] },
  { seat: 0, choose: [{ player: 1 }] },
  { seat: 0, choose: [{ kind: 'PASS' }] },
  { seat: 1, choose: [{ kind: 'PASS' }] },
];

/** Cheap ones often, those that make a game seldom. */
const REAL: [weight: number, request: Attack][] = [
  [10, act([{ confirm: false }])],
  [10, act([{ choose: [{ kind: 'PASS' }] }])],
  [
    8,
    act([{ decision: 'd1', choose: ['o0'], mana: [{ card: 'Mountain', zone: 'battlefield', nth: 0 }] }, { number: 1 }]),
  ],
  [
    8,
    act([
      { assign: [{ from: { card: 'Grizzly Bears' }, to: { player: 1 } }] },
      { distribute: [{ option: 'o0', amount: 1 }] },
    ]),
  ],
  [6, act([{ order: ['o1', 'o0'] }, { name: 'Forest' }, { seat: 0, choose: [{ value: { deep: [1] }, index: 0 }] }])],
  [
    4,
    {
      ...act([{ choose: [{ kind: 'PASS' }] }]),
      headers: { authorization: 'Bearer @@seat1@@', 'if-match': '"@@version@@"' },
    },
  ],
  [
    2,
    { kind: 'conceding', method: 'POST', url: '/v1/games/@@still@@/concede', body: { expectedVersion: '@@version@@' } },
  ],
  [4, post('joining', '/v1/games/@@open@@/join', { invite: 'invite_no', name: 'Eve', deckText: DECKS[0]?.deckText })],
  [6, post('a deck', '/v1/decks/validate', { ...MAGIC, deckText: DECKS[0]?.deckText })],
  [
    6,
    post('a deck', '/v1/decks/validate', {
      ...MAGIC,
      deck: { main: [{ card: 'Forest', count: 56 }, 'Shock'], sideboard: ['Shock'] },
    }),
  ],
  [
    4,
    post('a deck', '/v1/decks/validate', {
      ruleset: 'riftbound',
      edition: '2026-07',
      deck: { main: [{ card: 'x', count: 1 }] },
    }),
  ],
  [
    4,
    post('a deck', '/v1/decks/validate', {
      ruleset: 'grand-archive',
      edition: '4.1',
      deckText: '1 Spirit of Wind\n60 x',
    }),
  ],
  [
    1,
    post('a game', '/v1/games', {
      ...MAGIC,
      seats: [DECKS[0], { open: true }],
      options: { autoPass: 'smart', payment: 'auto' },
    }),
  ],
  [1, post('a game', '/v1/games', { ...MAGIC, scenario: SCENARIO })],
  [3, post('a position', '/v1/positions/decisions', { scenario: SCENARIO, viewer: 0 })],
  [2, post('a stack and a combat', '/v1/positions/decisions', { scenario: fight })],
  [3, post('a card of its own', '/v1/positions/decisions', { scenario: withCard })],
  [2, post('a card of its own', '/v1/positions/actions', { scenario: withCard, answers: CAST })],
  [1, post('a position', '/v1/positions/actions', { position: '@@position@@', answers: CAST.slice(2) })],
  [
    2,
    post('lines', '/v1/positions/actions', { scenario: SCENARIO, lines: [CAST, CAST.slice(1)], fields: ['decisions'] }),
  ],
  [
    1,
    post('compile', '/v1/cards/compile', {
      ruleset: 'mtg',
      edition: 'current',
      cards: [
        { name: 'Reply', cost: '{R}', type: 'Instant', figures: {}, text: 'Reply deals 2 damage to any target.' },
        { name: 'Bear', type: 'Creature — Bear', figures: { power: 2, toughness: '2' }, text: 'Trample\nHaste' },
      ],
    }),
  ],
  [1, post('why', '/v1/positions/why', { scenario: SCENARIO, match: { kind: 'CAST', card: 'Shock' }, seat: 0 })],
  [
    1,
    post('rollouts', '/v1/positions/rollouts', {
      position: '@@position@@',
      policy: 'random',
      games: 2,
      horizon: { turns: 1 },
      seed: 's',
      lines: [{ answers: CAST, keep: ['x'] }],
      ends: ['view', 'first'],
      viewer: 0,
    }),
  ],
  [
    3,
    graphql('query ($s: JSON) { positionDecisions(scenario: $s) { decisions { kind } userErrors { code detail } } }', {
      s: SCENARIO,
    }),
  ],
  [
    4,
    graphql(
      'mutation ($i: SubmitActionInput!) { submitAction(input: $i) { version userErrors { code detail errors { path } } } }',
      {
        i: { gameId: '@@game@@', expectedVersion: '@@version@@', answers: [{ choose: [{ kind: 'PASS' }] }] },
      },
    ),
  ],
  [
    4,
    graphql(
      'query ($d: JSON!) { validateDeck(ruleset: "mtg", edition: "current", deck: $d) { legal errors { path } } }',
      { d: { main: ['Forest'] } },
    ),
  ],
  [
    3,
    graphql(
      '{ game(id: "@@game@@") { version view { players { life } } decisions { kind } log(first: 3) { version } } }',
      {},
    ),
  ],
];

const real = fc.oneof(...REAL.map(([weight, request]) => ({ weight, arbitrary: fc.constant(request) })));
/** Some part of some request. */
const part = fc.constantFrom(...REAL.map(([, request]) => request.body));

/** Real requests with damage, sometimes none. */
export const damagedRequests: fc.Arbitrary<Attack> = fc
  .record({
    request: real,
    damage: damages,
    other: part,
    token: fc.option(fc.oneof(fc.constantFrom(...TOKENS), nastyText), { freq: 6 }),
    key: fc.option(nastyText, { freq: 30 }),
  })
  .map(({ request, damage, other, token, key }): Attack => {
    const headers = { ...request.headers };
    if (token !== null) headers.authorization = `Bearer ${token}`;
    if (key !== null) headers['idempotency-key'] = key;
    return { ...request, kind: `damaged: ${request.kind}`, headers, body: damaged(request.body, damage, other) };
  });
