/** GraphQL's fields on the service layer: read the input, call one method, write the answer. Refusals are data. */
import type { Decision, GameView, HiddenDecision, RedactedEvent } from '@arbiter/engine';
import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import { ApiError } from '../errors.js';
import { checkedKey, secretKey } from '../rest/request.js';
import {
  cardEdition,
  cardQuery,
  deckInput,
  positionActionsInput,
  positionInput,
  ruleEdition,
  sampleDeckQuery,
} from '../schemas/catalogue.js';
import { compileInput } from '../schemas/compiling.js';
import {
  actionsInput,
  concedeInput,
  createGameInput,
  gameQuery,
  joinInput,
  listQuery,
  logQuery,
} from '../schemas/games.js';
import { parseInput } from '../schemas/parse.js';
import { myGamesQuery } from '../schemas/players.js';
import { isPlayerKey } from '../services/access.js';
import { sampleName } from '../services/catalogue.js';
import type { GameSnapshot } from '../services/games.js';
import type { Page } from '../services/paging.js';
import type { GameSummary } from '../services/summaries.js';
import { answersIn } from './answers.js';
import { botQueries } from './bots.js';
import { mailMutations } from './mail.js';
import { matchMutations, matchQueries } from './matches.js';
import { offerMutations, offerQueries } from './offers.js';
import { orderMutations, orderQueries } from './orders.js';
import { type Args, type Context, ending, given, newGame, orNull, payload, plain } from './payloads.js';
import { playerMutations } from './players.js';
import { eventShape, viewShape } from './shapes.js';
import { asResults, openSubscription, type SubscriptionScope } from './subscriptions.js';
import { webhookMutations, webhookQueries } from './webhooks.js';

const JSON_SCALAR = new GraphQLScalarType({
  name: 'JSON',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

const VALUE_SCALAR = new GraphQLScalarType({
  name: 'Value',
  serialize: (value) => (typeof value === 'object' ? JSON.stringify(value) : value),
});

/** Moments are texts already. */
const DATE_TIME = new GraphQLScalarType({ name: 'DateTime', serialize: String });

function connection<T>(page: Page<T>) {
  const { items, cursors, pageInfo } = page;
  return {
    nodes: items,
    edges: items.map((node, i) => ({ node, cursor: cursors[i] })),
    pageInfo: { ...pageInfo, hasPreviousPage: false, startCursor: cursors[0] ?? null },
  };
}

interface Moved {
  version: number | null;
  events: RedactedEvent[];
  decisions: (Decision | HiddenDecision)[];
  view: GameView | null;
  unapplied: number[];
  game: object | null;
}
const nothingMoved: Moved = { version: null, events: [], decisions: [], view: null, unapplied: [], game: null };
const nothingSeen = { position: null, result: null, events: [], decisions: [], view: null, unapplied: [] };

/** The key of a player that came with the request. */
const playerKeyOf = ({ token }: Context): string | undefined =>
  token !== undefined && isPlayerKey(token) ? token : undefined;

/** A game by the viewer's token; the version looked at stays with it. */
const gameFor = ({ app, token, work }: Context, id: string, version?: number | null): Promise<GameSnapshot> =>
  app.services.games.get(id, { token, turn: work.turn, ...(version == null ? {} : { version }) });

const lookedAt = new WeakMap<GameSummary, Promise<GameSnapshot>>();
/** Looks at a game of a list: a call of its own, as in REST, however many of its fields are asked for. */
function look(context: Context, game: GameSummary): Promise<GameSnapshot> {
  const known = lookedAt.get(game);
  if (known) return known;
  context.work.count(1);
  const snapshot = context.work.inTurn(() => gameFor(context, game.id));
  lookedAt.set(game, snapshot);
  return snapshot;
}

/** What needs no version, and has none but the game to say. */
const whenever =
  (what: 'concede' | 'claim') =>
  (_: unknown, { gameId, ...rest }: { gameId: string } & Args, context: Context) =>
    payload(context, nothingMoved, async () => {
      const { idempotencyKey, ...body } = given(rest);
      const { expectedVersion } = parseInput(concedeInput, body) ?? {};
      const { error, ...reply } = await context.app.services.actions[what](gameId, {
        token: context.token,
        expectedVersion,
        idempotencyKey: checkedKey(idempotencyKey, '$.idempotencyKey'),
        body: expectedVersion === undefined ? undefined : { expectedVersion },
        turn: context.work.turn,
      });
      return { ...reply, ...ending(error), game: await gameFor(context, gameId, reply.version) } as Partial<Moved>;
    });

export const resolvers = {
  JSON: JSON_SCALAR,
  Value: VALUE_SCALAR,
  DateTime: DATE_TIME,
  Query: {
    rulesets: (_: unknown, _args: Args, { app }: Context) => app.services.catalogue.rulesets(),
    rule: (_: unknown, { ruleset, number, ...more }: { ruleset: string; number: string }, { app }: Context) => {
      const { edition } = parseInput(ruleEdition, given(more));
      return orNull(() => app.services.catalogue.rule(ruleset, number, edition));
    },
    cards: (_: unknown, args: Args, { app }: Context) =>
      connection(app.services.catalogue.cards(parseInput(cardQuery, given(args)))),
    card: (_: unknown, { ruleset, name, ...more }: { ruleset: string; name: string }, { app }: Context) => {
      const { edition } = parseInput(cardEdition, given(more));
      return orNull(() => app.services.catalogue.card(ruleset, name, edition));
    },
    game: (_: unknown, { id, ...look }: { id: string; version?: number | null }, context: Context) => {
      const { version } = parseInput(gameQuery, given(look));
      return orNull(() => gameFor(context, id, version));
    },
    games: async (_: unknown, args: Args, { app }: Context) =>
      connection(await app.services.games.list(parseInput(listQuery, given(args)))),
    me: (_: unknown, _args: Args, { app, token }: Context) => app.services.players.me(token),
    myGames: async (_: unknown, args: Args, { app, token }: Context) => {
      const page = await app.services.myGames.list(token, parseInput(myGamesQuery, given(args)));
      return { ...connection(page), games: page.items };
    },
    ...orderQueries,
    ...webhookQueries,
    ...botQueries,
    ...offerQueries,
    ...matchQueries,
    decks: (_: unknown, { ruleset, ...args }: Args, { app }: Context) => {
      const page = app.services.catalogue.decks(String(ruleset), parseInput(sampleDeckQuery, given(args)));
      return { ...connection(page), decks: page.items };
    },
    deck: (_: unknown, { ruleset, name }: { ruleset: string; name: string }, { app }: Context) =>
      orNull(() => app.services.catalogue.deck(ruleset, name)),
    validateDeck: (
      _: unknown,
      { ruleset, edition, deck }: { ruleset: string; edition: string; deck: unknown },
      { app }: Context,
    ) => {
      const isText = typeof deck === 'string' && sampleName(deck) === undefined;
      const source = isText ? { deckText: deck } : { deck: plain(deck) };
      return app.services.catalogue.validateDeck(
        ruleset,
        edition,
        parseInput(deckInput, { ruleset, edition, ...source }),
      );
    },
    compileCards: (_: unknown, args: Args, context: Context) =>
      payload(context, { cards: [] as object[] }, async () => {
        const { turn, budget } = context.work;
        const input = parseInput(compileInput, given(args));
        return { cards: await context.app.services.compiling.compile(input, { turn, budget }) };
      }),
    positionDecisions: (_: unknown, args: Args, context: Context) =>
      payload(
        context,
        nothingSeen,
        async () => context.app.services.positions.decisions(parseInput(positionInput, given(args))) as object,
      ),
    positionActions: (_: unknown, args: Args, context: Context) =>
      payload(context, nothingSeen, async () => {
        const { answers = [], lines: _none, ...input } = parseInput(positionActionsInput, answersIn(given(args)));
        const { error, ...rest } = context.app.services.positions.actions({ ...input, answers });
        return { ...rest, ...ending(error) } as object;
      }),
    positionLines: (_: unknown, args: Args, context: Context) =>
      payload(context, { results: [] as object[] }, async () => {
        const { answers: _none, lines = [], ...input } = parseInput(positionActionsInput, given(args));
        const { turn, budget } = context.work;
        const done = await context.app.services.positions.lines({ ...input, lines }, { turn, budget });
        return {
          results: done.results.map(({ error, ...result }) => ({
            ...nothingSeen,
            ...result,
            ...ending(error ?? null),
          })),
        };
      }),
  },
  Mutation: {
    createGame: (_: unknown, { input }: { input: Args }, context: Context) =>
      payload(
        context,
        {
          game: null as object | null,
          seats: [] as object[],
          judgeToken: null as string | null,
          seedHash: null as string | null,
        },
        async () => {
          const { idempotencyKey, ...body } = given(input);
          const { app, work } = context;
          const parsed = parseInput(createGameInput, newGame(body));
          const created = await app.services.lobby.create(parsed, {
            token: context.token,
            key: secretKey(idempotencyKey, '$.idempotencyKey'),
            turn: work.turn,
            client: work.client,
          });
          const token = created.judgeToken ?? created.seats.find((s) => s.token)?.token ?? playerKeyOf(context);
          return {
            ...created,
            judgeToken: created.judgeToken ?? null,
            // As it began, whatever has happened since: a repeated request gets the same answer.
            // Nobody may look yet at a game that is not listed and all of whose seats are open.
            game: await orNull(() => gameFor({ ...context, token }, created.game, 0)),
          };
        },
      ),
    joinGame: (_: unknown, { input }: { input: Args }, context: Context) =>
      payload(
        context,
        { game: null as object | null, seat: null as number | null, token: null as string | null },
        async () => {
          const { idempotencyKey, gameId, ...body } = given(input);
          const joined = await context.app.services.joining.join(String(gameId), parseInput(joinInput, body), {
            token: context.token,
            key: checkedKey(idempotencyKey, '$.idempotencyKey'),
            secretKey: () => secretKey(idempotencyKey, '$.idempotencyKey'),
            turn: context.work.turn,
          });
          return { ...joined, game: await gameFor({ ...context, token: joined.token }, joined.game, 0) };
        },
      ),
    submitAction: (_: unknown, { input }: { input: Args }, context: Context) =>
      payload(context, nothingMoved, async () => {
        const { gameId, idempotencyKey, ...body } = given(input);
        const { answers, expectedVersion } = parseInput(actionsInput, answersIn(body));
        if (expectedVersion === undefined)
          throw new ApiError('INVALID_INPUT', 'expectedVersion is required', {
            errors: [{ path: '$.expectedVersion', code: 'REQUIRED', detail: 'is required' }],
          });
        const { error, ...reply } = await context.app.services.actions.submit(String(gameId), {
          token: context.token,
          answers: answers as never,
          expectedVersion,
          idempotencyKey: checkedKey(idempotencyKey, '$.idempotencyKey'),
          body: { answers, expectedVersion },
          turn: context.work.turn,
        });
        return {
          ...reply,
          ...ending(error),
          game: await gameFor(context, String(gameId), reply.version),
        } as Partial<Moved>;
      }),
    concede: whenever('concede'),
    claim: whenever('claim'),
    ...playerMutations,
    ...webhookMutations,
    ...mailMutations,
    ...orderMutations,
    ...offerMutations,
    ...matchMutations,
  },
  Subscription: {
    gameEvents: {
      subscribe: async (
        _: unknown,
        { gameId, after }: { gameId: string; after?: number | null },
        context: SubscriptionScope,
      ) => {
        const stop = openSubscription(context);
        const from = { text: true, ...(after == null ? {} : { after }) };
        const { log } = context.app.services;
        try {
          return asResults(
            await log.stream(
              gameId,
              { token: context.token, turn: context.app.turns.of(context.request), ...from },
              stop.signal,
            ),
            stop,
          );
        } catch (error) {
          stop.abort();
          throw error;
        }
      },
    },
  },
  MyGame: {
    game: (game: GameSummary, _args: Args, context: Context) => look(context, game),
  },
  // A game from a list has no view yet; it is looked at only when asked for.
  Game: {
    view: async (game: GameSummary & Partial<GameSnapshot>, _args: Args, context: Context) =>
      game.view ?? (await look(context, game)).view,
    decisions: async (game: GameSummary & Partial<GameSnapshot>, _args: Args, context: Context) =>
      game.decisions ?? (await look(context, game)).decisions,
    offers: async (game: GameSummary & Partial<GameSnapshot>, _args: Args, context: Context) =>
      game.offers ?? (await look(context, game)).offers,
    board: async (game: GameSummary & Partial<GameSnapshot>, _args: Args, context: Context) =>
      context.app.services.games.boardOf(game, game.view ?? (await look(context, game)).view),
    log: async (game: GameSummary, args: Args, { app, token, work }: Context) => {
      const query = parseInput(logQuery, given(args));
      work.count(1);
      const entries = await work.inTurn(() => app.services.log.log(game.id, { token, turn: work.turn, ...query }));
      return entries.map((entry) => ({ ...entry, story: () => app.services.log.story(game, entry) }));
    },
  },
  // Entries of a log are told only where that is asked for; those of a subscription come told.
  GameEvents: {
    text: ({ text, story }: { text?: string; story?: () => string }) => text ?? story?.() ?? '',
  },
};

/** Fields whose values are REST's shapes get GraphQL's as they are read. */
export const shaped: [type: string, field: string, shape: (value: never) => unknown][] = [
  ['Game', 'view', viewShape as never],
  ['SubmitActionPayload', 'view', viewShape as never],
  ['PositionPayload', 'view', viewShape as never],
  ...['GameEvents', 'SubmitActionPayload', 'PositionPayload'].map((type): [string, string, never] => [
    type,
    'events',
    ((events: RedactedEvent[]) => events.map(eventShape)) as never,
  ]),
];
