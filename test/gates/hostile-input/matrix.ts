/** Who may do what: every published route and every field of GraphQL's roots, with every kind of token. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { DECKS, MAGIC, type Made, makeGame, post, SCENARIO } from './world.js';

/** Every kind of token that there is, and some that are none. */
export const KINDS = [
  'none',
  'garbage',
  'asked',
  'unasked',
  'foreign',
  'judge',
  'invite',
  'ticket',
  'player',
  'stranger',
  'revoked',
] as const;
type Kind = (typeof KINDS)[number];
/** What comes of a request, kind by kind in the order of `KINDS`; in GraphQL `data`, or the code of the refusal. */
type Outcomes<T> = readonly [
  none: T,
  garbage: T,
  asked: T,
  unasked: T,
  foreign: T,
  judge: T,
  invite: T,
  ticket: T,
  /** The key of the player whose seat is asked, that of one who has none, and one that was revoked. */
  player: T,
  stranger: T,
  revoked: T,
];

const all = <T>(one: T): Outcomes<T> => [one, one, one, one, one, one, one, one, one, one, one];
/** The same for everybody but the bearer of a key that was revoked. */
const anybody = <T>(one: T, refused: T): Outcomes<T> => [one, one, one, one, one, one, one, one, one, one, refused];
/** Players alone. */
const players = <T>(one: T, refused: T): Outcomes<T> => {
  const no = refused;
  return [no, no, no, no, no, no, no, no, one, one, no];
};
/** What is a seat's own: the judge has none, and a player without a seat has none either. */
const OWN: Outcomes<number> = [401, 401, 200, 200, 401, 403, 401, 401, 200, 403, 401];
const LOOK: Outcomes<number> = [200, 401, 200, 200, 401, 200, 401, 401, 200, 200, 401];

/** The first game of a match. */
interface Game extends Made {
  match: string;
  asked: string;
  unasked: string;
  /** The one that is asked. */
  seat: number;
}
interface Place {
  game: Game;
  open: Made;
}
interface Cell<T> {
  /** Changes a game, so that each kind of token needs one of its own. */
  changes?: true;
  outcomes: Outcomes<T>;
  request: (place: Place) => { url?: string; body?: unknown };
}

const at =
  (path: string) =>
  ({ game }: Place) => ({ url: path.replace('{id}', game.game) });
const sending = (body: unknown) => () => ({ body });
const PASS = { confirm: false };

/** By operation of the OpenAPI document: a route that is not here fails the gate. */
export const ROUTES: Record<string, Cell<number>> = {
  health: { outcomes: all(200), request: () => ({}) },
  ready: { outcomes: all(200), request: () => ({}) },
  metrics: { outcomes: all(200), request: () => ({}) },
  listRulesets: { outcomes: anybody(200, 401), request: () => ({}) },
  getRule: { outcomes: anybody(200, 401), request: () => ({ url: '/v1/rulesets/mtg/rules/704' }) },
  listDecks: { outcomes: anybody(200, 401), request: () => ({ url: '/v1/rulesets/mtg/decks' }) },
  getDeck: { outcomes: anybody(200, 401), request: () => ({ url: '/v1/rulesets/mtg/decks/WU' }) },
  listCards: { outcomes: anybody(200, 401), request: () => ({ url: '/v1/cards?ruleset=mtg&first=1' }) },
  getCard: { outcomes: anybody(200, 401), request: () => ({ url: '/v1/cards/mtg/Forest' }) },
  validateDeck: { outcomes: anybody(200, 401), request: sending({ ...MAGIC, deckText: '60 Forest' }) },
  positionDecisions: { outcomes: anybody(200, 401), request: sending({ scenario: SCENARIO }) },
  positionActions: {
    outcomes: anybody(200, 401),
    request: sending({ scenario: SCENARIO, answers: [{ seat: 0, choose: [{ kind: 'PASS' }] }] }),
  },
  // A position of another server is none: whoever asks is told so.
  rollouts: {
    outcomes: anybody(400, 401),
    request: sending({ position: 'x', policy: 'random', games: 1 }),
  },
  listGames: { outcomes: anybody(200, 401), request: () => ({ url: '/v1/games?first=1' }) },
  // Whoever makes a game gets its tokens; whoever joins shows the invite.
  createGame: { outcomes: anybody(201, 401), request: sending({ ...MAGIC, seats: DECKS }) },
  createMatch: { outcomes: anybody(201, 401), request: sending({ ...MAGIC, bestOf: 3, seats: DECKS }) },
  getMatch: { outcomes: LOOK, request: ({ game }) => ({ url: `/v1/matches/${game.match}` }) },
  // None is awaited in the first game.
  sendDeck: {
    outcomes: [401, 401, 409, 409, 401, 403, 401, 401, 409, 403, 401],
    request: ({ game }) => ({ url: `/v1/games/${game.game}/deck`, body: { deckText: DECKS[0]?.deckText } }),
  },
  joinGame: {
    changes: true,
    outcomes: anybody(200, 401),
    request: ({ open }) => ({
      url: `/v1/games/${open.game}/join`,
      body: { invite: open.seats[1]?.invite, name: 'Eve', deckText: DECKS[0]?.deckText },
    }),
  },
  getGame: { outcomes: LOOK, request: at('/v1/games/{id}') },
  getDecisions: { outcomes: LOOK, request: at('/v1/games/{id}/decisions') },
  getBoard: { outcomes: LOOK, request: at('/v1/games/{id}/board') },
  getLog: { outcomes: LOOK, request: at('/v1/games/{id}/log') },
  getArchive: {
    outcomes: [401, 401, 401, 401, 401, 200, 401, 401, 401, 401, 401],
    request: at('/v1/games/{id}/archive'),
  },
  createStreamTicket: {
    outcomes: [201, 401, 201, 201, 401, 201, 401, 401, 201, 201, 401],
    request: at('/v1/games/{id}/stream-tickets'),
  },
  stream: { outcomes: LOOK, request: at('/v1/games/{id}/stream?after=-1') },
  act: {
    changes: true,
    outcomes: [401, 401, 200, 403, 401, 403, 401, 401, 200, 403, 401],
    request: ({ game }) => ({ url: `/v1/games/${game.game}/actions`, body: { answers: [PASS], expectedVersion: 0 } }),
  },
  concede: {
    changes: true,
    outcomes: [401, 401, 200, 200, 401, 403, 401, 401, 200, 403, 401],
    request: at('/v1/games/{id}/concede'),
  },
  // There is no clock: nobody's time is over.
  claim: {
    changes: true,
    outcomes: [401, 401, 409, 409, 401, 403, 401, 401, 409, 403, 401],
    request: at('/v1/games/{id}/claim'),
  },
  samplePosition: {
    outcomes: OWN,
    request: ({ game }) => ({ url: `/v1/games/${game.game}/position`, body: { samples: 1 } }),
  },
  makeOffer: {
    changes: true,
    outcomes: [401, 401, 201, 201, 401, 403, 401, 401, 201, 403, 401],
    request: ({ game }) => ({ url: `/v1/games/${game.game}/offers`, body: { kind: 'DRAW' } }),
  },
  // There is none to be answered or looked at.
  answerOffer: {
    outcomes: [401, 401, 404, 404, 401, 403, 401, 401, 404, 403, 401],
    request: ({ game }) => ({ url: `/v1/games/${game.game}/offers/o1`, body: { accept: true } }),
  },
  getOffer: {
    outcomes: [404, 401, 404, 404, 401, 404, 401, 401, 404, 404, 401],
    request: at('/v1/games/{id}/offers/o1'),
  },
  compileCards: {
    outcomes: anybody(200, 401),
    request: sending({ ruleset: 'mtg', cards: [{ name: 'Reply', type: 'Instant', text: 'Draw a card.' }] }),
  },
  positionWhy: {
    outcomes: anybody(200, 401),
    request: sending({ scenario: SCENARIO, match: { kind: 'PASS' } }),
  },
  why: {
    outcomes: OWN,
    request: ({ game }) => ({ url: `/v1/games/${game.game}/why`, body: { match: { kind: 'PASS' } } }),
  },
  orders: { outcomes: OWN, request: at('/v1/games/{id}/orders') },
  putOrders: {
    changes: true,
    outcomes: OWN,
    request: ({ game }) => ({ url: `/v1/games/${game.game}/orders`, body: { orders: [] } }),
  },
  deleteOrders: { changes: true, outcomes: OWN, request: at('/v1/games/{id}/orders') },
  createPlayer: { outcomes: anybody(201, 401), request: sending({ name: 'Ann' }) },
  getMe: { outcomes: players(200, 401), request: () => ({}) },
  listMyGames: { outcomes: players(200, 401), request: () => ({}) },
  streamMine: { outcomes: players(200, 401), request: () => ({}) },
  createKey: { changes: true, outcomes: players(201, 401), request: () => ({}) },
  revokeKey: { changes: true, outcomes: players(204, 401), request: () => ({ url: '/v1/me/keys/k1' }) },
  deleteMe: { changes: true, outcomes: players(204, 401), request: () => ({}) },
  createWebhook: {
    changes: true,
    outcomes: players(201, 401),
    request: sending({ url: 'https://192.0.43.8/hook', events: ['decision.pending'] }),
  },
  listWebhooks: { outcomes: players(200, 401), request: () => ({}) },
  // What is nobody's or another's is not there.
  getWebhook: { outcomes: players(404, 401), request: () => ({ url: '/v1/me/webhooks/wh_1' }) },
  updateWebhook: { outcomes: players(404, 401), request: () => ({ url: '/v1/me/webhooks/wh_1', body: {} }) },
  deleteWebhook: { outcomes: players(404, 401), request: () => ({ url: '/v1/me/webhooks/wh_1' }) },
  listDeliveries: { outcomes: players(404, 401), request: () => ({ url: '/v1/me/webhooks/wh_1/deliveries' }) },
  testWebhook: { outcomes: players(404, 401), request: () => ({ url: '/v1/me/webhooks/wh_1/test' }) },
  // Here no mail is sent; nobody has said where any would go to.
  getMail: { outcomes: players(404, 401), request: () => ({}) },
  putMail: { outcomes: players(409, 401), request: sending({ address: 'ann@example.org', digest: 'each' }) },
  deleteMail: { outcomes: players(204, 401), request: () => ({}) },
  newSeatToken: {
    changes: true,
    outcomes: [401, 401, 401, 401, 401, 401, 401, 401, 200, 403, 401],
    request: ({ game }) => ({ url: `/v1/games/${game.game}/seats/${game.seat}/token` }),
  },
};

const SEEN: Outcomes<string> = [
  'data',
  'UNAUTHORIZED',
  'data',
  'data',
  'UNAUTHORIZED',
  'data',
  'UNAUTHORIZED',
  'UNAUTHORIZED',
  'data',
  'data',
  'UNAUTHORIZED',
];
const NO = 'UNAUTHORIZED';
const NOT_YOURS = 'NOT_YOUR_DECISION';
const NONE = 'NOT_FOUND';
const OWN_FIELD: Outcomes<string> = [NO, NO, 'data', 'data', NO, NOT_YOURS, NO, NO, 'data', NOT_YOURS, NO];
const ERRORS = 'userErrors { code }';
const field =
  (query: string, variables: (place: Place) => object = () => ({})) =>
  (place: Place) => ({
    body: { query: query.replaceAll('{id}', `"${place.game.game}"`), variables: variables(place) },
  });

/** By root type and field of the schema: a field that is not here fails the gate. */
export const FIELDS: Record<string, Cell<string>> = {
  'Query.rulesets': { outcomes: anybody('data', NO), request: field('{ rulesets { id } }') },
  'Query.rule': { outcomes: anybody('data', NO), request: field('{ rule(ruleset: "mtg", number: "704") { number } }') },
  'Query.decks': {
    outcomes: anybody('data', NO),
    request: field('{ decks(ruleset: "mtg", first: 1) { decks { name } } }'),
  },
  'Query.deck': { outcomes: anybody('data', NO), request: field('{ deck(ruleset: "mtg", name: "WU") { name } }') },
  'Query.cards': {
    outcomes: anybody('data', NO),
    request: field('{ cards(ruleset: "mtg", first: 1) { nodes { name } } }'),
  },
  'Query.card': { outcomes: anybody('data', NO), request: field('{ card(ruleset: "mtg", name: "Forest") { name } }') },
  'Query.games': { outcomes: anybody('data', NO), request: field('{ games(first: 1) { nodes { id } } }') },
  'Query.game': {
    outcomes: SEEN,
    request: field('{ game(id: {id}) { view { viewer } decisions { id } board log { version text } } }'),
  },
  'Query.validateDeck': {
    outcomes: anybody('data', NO),
    request: field('{ validateDeck(ruleset: "mtg", edition: "current", deck: "60 Forest") { legal } }'),
  },
  'Query.compileCards': {
    outcomes: anybody('data', NO),
    request: field(
      `{ compileCards(ruleset: "mtg", cards: [{name: "Reply", type: "Instant", text: "Draw a card."}]) { cards { status } ${ERRORS} } }`,
    ),
  },
  'Query.positionDecisions': {
    outcomes: anybody('data', NO),
    request: field(`query ($s: JSON) { positionDecisions(scenario: $s) { position ${ERRORS} } }`, () => ({
      s: SCENARIO,
    })),
  },
  'Query.positionActions': {
    outcomes: anybody('data', NO),
    request: field(
      `query ($s: JSON, $a: [JSON!]!) { positionActions(scenario: $s, answers: $a) { position ${ERRORS} } }`,
      () => ({
        s: SCENARIO,
        a: [{ seat: 0, choose: [{ kind: 'PASS' }] }],
      }),
    ),
  },
  'Query.positionLines': {
    outcomes: anybody('data', NO),
    request: field(
      `query ($s: JSON, $l: [[JSON!]!]!) { positionLines(scenario: $s, lines: $l) { results { position } ${ERRORS} } }`,
      () => ({ s: SCENARIO, l: [[{ seat: 0, choose: [{ kind: 'PASS' }] }]] }),
    ),
  },
  'Mutation.createGame': {
    outcomes: anybody('data', NO),
    request: field(`mutation ($i: CreateGameInput!) { createGame(input: $i) { game { id } ${ERRORS} } }`, () => ({
      i: { ...MAGIC, seats: DECKS },
    })),
  },
  'Mutation.createMatch': {
    outcomes: anybody('data', NO),
    request: field(`mutation ($i: CreateMatchInput!) { createMatch(input: $i) { match ${ERRORS} } }`, () => ({
      i: { ...MAGIC, bestOf: 3, seats: DECKS },
    })),
  },
  'Query.match': {
    outcomes: SEEN,
    request: (here) => field(`{ match(id: "${here.game.match}") { status } }`)(here),
  },
  'Mutation.sendDeck': {
    outcomes: [NO, NO, 'CONFLICT', 'CONFLICT', NO, 'FORBIDDEN', NO, NO, 'CONFLICT', NOT_YOURS, NO],
    request: field(`mutation ($i: SendDeckInput!) { sendDeck(input: $i) { seat ${ERRORS} } }`, ({ game }) => ({
      i: { gameId: game.game, deckText: DECKS[0]?.deckText },
    })),
  },
  'Mutation.joinGame': {
    changes: true,
    outcomes: anybody('data', NO),
    request: field(`mutation ($i: JoinGameInput!) { joinGame(input: $i) { token ${ERRORS} } }`, ({ open }) => ({
      i: { gameId: open.game, invite: open.seats[1]?.invite, name: 'Eve', deckText: DECKS[0]?.deckText },
    })),
  },
  'Mutation.submitAction': {
    changes: true,
    outcomes: [NO, NO, 'data', 'NOT_YOUR_DECISION', NO, 'NOT_YOUR_DECISION', NO, NO, 'data', 'NOT_YOUR_DECISION', NO],
    request: field(
      `mutation ($i: SubmitActionInput!) { submitAction(input: $i) { version ${ERRORS} } }`,
      ({ game }) => ({
        i: { gameId: game.game, expectedVersion: 0, answers: [PASS] },
      }),
    ),
  },
  'Mutation.concede': {
    changes: true,
    outcomes: [NO, NO, 'data', 'data', NO, 'NOT_YOUR_DECISION', NO, NO, 'data', 'NOT_YOUR_DECISION', NO],
    request: field(`mutation { concede(gameId: {id}) { version ${ERRORS} } }`),
  },
  'Mutation.claim': {
    changes: true,
    outcomes: [NO, NO, 'CONFLICT', 'CONFLICT', NO, 'FORBIDDEN', NO, NO, 'CONFLICT', NOT_YOURS, NO],
    request: field(`mutation { claim(gameId: {id}) { version ${ERRORS} } }`),
  },
  'Query.rollouts': {
    outcomes: anybody('INVALID_INPUT', NO),
    request: field(`{ rollouts(input: { position: "x", policy: "random", games: 1 }) { games ${ERRORS} } }`),
  },
  'Query.why': {
    outcomes: [NO, NO, 'data', 'data', NO, 'FORBIDDEN', NO, NO, 'data', NOT_YOURS, NO],
    request: field(`{ why(gameId: {id}, match: { kind: "PASS" }) { offered ${ERRORS} } }`),
  },
  'Query.samplePosition': {
    outcomes: [NO, NO, 'data', 'data', NO, 'FORBIDDEN', NO, NO, 'data', NOT_YOURS, NO],
    request: field(`{ samplePosition(gameId: {id}) { version ${ERRORS} } }`),
  },
  'Mutation.makeOffer': {
    changes: true,
    outcomes: [NO, NO, 'data', 'data', NO, 'FORBIDDEN', NO, NO, 'data', NOT_YOURS, NO],
    request: field(`mutation { makeOffer(gameId: {id}, kind: DRAW) { offer { offer } ${ERRORS} } }`),
  },
  'Mutation.answerOffer': {
    outcomes: [NO, NO, NONE, NONE, NO, 'FORBIDDEN', NO, NO, NONE, NOT_YOURS, NO],
    request: field(`mutation { answerOffer(gameId: {id}, offer: "o1", accept: true) { offer { offer } ${ERRORS} } }`),
  },
  'Query.offer': {
    outcomes: [NONE, NO, NONE, NONE, NO, NONE, NO, NO, NONE, NONE, NO],
    request: field(`{ offer(gameId: {id}, offer: "o1") { offer { offer } ${ERRORS} } }`),
  },
  'Query.orders': { outcomes: OWN_FIELD, request: field(`{ orders(gameId: {id}) { orders ${ERRORS} } }`) },
  'Mutation.putOrders': {
    changes: true,
    outcomes: OWN_FIELD,
    request: field(`mutation ($i: PutOrdersInput!) { putOrders(input: $i) { orders ${ERRORS} } }`, ({ game }) => ({
      i: { gameId: game.game, orders: [] },
    })),
  },
  'Mutation.deleteOrders': {
    changes: true,
    outcomes: OWN_FIELD,
    request: field(`mutation { deleteOrders(gameId: {id}) { orders ${ERRORS} } }`),
  },
  'Query.me': { outcomes: players('data', NO), request: field('{ me { name } }') },
  'Query.myGames': { outcomes: players('data', NO), request: field('{ myGames { games { id } } }') },
  'Query.webhooks': { outcomes: players('data', NO), request: field('{ webhooks { webhooks { webhook } } }') },
  'Query.deliveries': {
    outcomes: players('NOT_FOUND', NO),
    request: field('{ deliveries(webhook: "wh_1") { deliveries { delivery } } }'),
  },
  'Mutation.createWebhook': {
    changes: true,
    outcomes: players('data', NO),
    request: field(`mutation ($i: CreateWebhookInput!) { createWebhook(input: $i) { webhook ${ERRORS} } }`, () => ({
      i: { url: 'https://192.0.43.8/hook', events: ['decision.pending'] },
    })),
  },
  'Mutation.updateWebhook': {
    outcomes: players('NOT_FOUND', NO),
    request: field(`mutation { updateWebhook(input: {webhook: "wh_1"}) { webhook { url } ${ERRORS} } }`),
  },
  'Mutation.deleteWebhook': {
    outcomes: players('NOT_FOUND', NO),
    request: field(`mutation { deleteWebhook(webhook: "wh_1") { webhook ${ERRORS} } }`),
  },
  'Mutation.testWebhook': {
    outcomes: players('NOT_FOUND', NO),
    request: field(`mutation { testWebhook(webhook: "wh_1") { delivery ${ERRORS} } }`),
  },
  'Mutation.putMail': {
    outcomes: players('CONFLICT', NO),
    request: field(
      `mutation { putMail(input: {address: "ann@example.org", digest: "each"}) { mail { address } ${ERRORS} } }`,
    ),
  },
  'Mutation.deleteMail': {
    outcomes: players('data', NO),
    request: field(`mutation { deleteMail { deleted ${ERRORS} } }`),
  },
  'Mutation.createPlayer': {
    outcomes: anybody('data', NO),
    request: field(`mutation { createPlayer(name: "Ann") { player ${ERRORS} } }`),
  },
  'Mutation.createKey': {
    changes: true,
    outcomes: players('data', NO),
    request: field(`mutation { createKey { id ${ERRORS} } }`),
  },
  'Mutation.revokeKey': {
    changes: true,
    outcomes: players('data', NO),
    request: field(`mutation { revokeKey(id: "k1") { id ${ERRORS} } }`),
  },
  'Mutation.deleteMe': {
    changes: true,
    outcomes: players('data', NO),
    request: field(`mutation { deleteMe { player ${ERRORS} } }`),
  },
  'Mutation.newSeatToken': {
    changes: true,
    outcomes: [NO, NO, NO, NO, NO, NO, NO, NO, 'data', 'FORBIDDEN', NO],
    request: (here) =>
      field(`mutation { newSeatToken(gameId: {id}, seat: ${here.game.seat}) { token ${ERRORS} } }`)(here),
  },
};

/** A game whose first question is known to be one seat's, a player at each, and a game with a seat to take. */
export async function place(app: FastifyInstance): Promise<Place & { tokens: Record<Kind, string | undefined> }> {
  const player = await newPlayer(app);
  // Who is asked first is settled by the seed: the player sits there.
  const asked = askedFirst ?? (await askedIn(app, await makeGame(app)));
  askedFirst = asked;
  const seats = DECKS.map(({ deckText, name }, seat) => (seat === asked ? { me: true, deckText } : { name, deckText }));
  const options = { test: true, seed: 'hostile' };
  const { games, ...made } = (await post(
    app,
    '/v1/matches',
    { ...MAGIC, bestOf: 3, seats, options },
    player.key,
  )) as Made & { match: string; games: string[] };
  const game = { ...made, game: games[0] ?? '' };
  const [mine, others] = [game.seats[asked]?.token ?? '', game.seats[1 - asked]?.token ?? ''];
  const open = (await post(app, '/v1/games', { ...MAGIC, seats: [DECKS[0], { open: true }] })) as Made;
  const other = await makeGame(app);
  const { ticket } = (await post(app, `/v1/games/${game.game}/stream-tickets`, undefined, mine)) as { ticket: string };
  const revoked = await newPlayer(app);
  await app.inject({ method: 'DELETE', url: '/v1/me/keys/k1', headers: { authorization: `Bearer ${revoked.key}` } });
  return {
    game: { ...game, asked: mine, unasked: others, seat: asked },
    open,
    tokens: {
      none: undefined,
      garbage: 'seat_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      asked: mine,
      unasked: others,
      foreign: other.seats[0]?.token,
      judge: game.judgeToken,
      invite: open.seats[1]?.invite,
      ticket,
      player: player.key,
      stranger: (await newPlayer(app)).key,
      revoked: revoked.key,
    },
  };
}

let askedFirst: number | undefined;
async function askedIn(app: FastifyInstance, { game }: Made): Promise<number> {
  const { decisions } = (await app.inject(`/v1/games/${game}`)).json<{ decisions: { seat: number }[] }>();
  return decisions[0]?.seat ?? 0;
}

const newPlayer = (app: FastifyInstance): Promise<{ key: string }> =>
  post(app, '/v1/players', { name: 'Ann' }) as Promise<{ key: string }>;

export function asking(method: string, url: string, token: string | undefined, body: unknown): InjectOptions {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return { method: method as 'GET', url, headers, ...(body === undefined ? {} : { payload: body as object }) };
}
