import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { archiveReply } from '../../schemas/archive.js';
import {
  createdGame,
  createGameInput,
  gameList,
  gameQuery,
  gameReply,
  joinedGame,
  joinInput,
  listQuery,
  logQuery,
  seatParams,
  ticketReply,
} from '../../schemas/games.js';
import { decision, logEntry } from '../../schemas/play.js';
import {
  bearer,
  conditionHeaders,
  creationHeaders,
  gameParams,
  idempotencyKey,
  ifNoneMatch,
  keyedWelcome,
  keyHeaders,
  preferredWait,
  privately,
  problems,
  secretIdempotencyKey,
  secured,
  unchanged,
  welcome,
} from '../request.js';
import type { OpenStreams } from './stream.js';

const decisionList = z.array(decision);
const logReply = z.array(logEntry);
const boardReply = {
  description: 'The board',
  content: { 'text/plain': { schema: z.string() } },
};
const tags = ['games'];

export const games: FastifyPluginAsyncZod<{ streams: OpenStreams }> = async (app, { streams }) => {
  const service = app.services.games;

  /** Answers whoever has the version that there is, and waits for another one where that is preferred. */
  async function isUnchanged(
    request: FastifyRequest<{ Params: z.infer<typeof gameParams>; Querystring: z.infer<typeof gameQuery> }>,
    reply: FastifyReply,
  ): Promise<boolean> {
    const known = ifNoneMatch(request);
    if (!known) return false;
    const seconds = preferredWait(request);
    // Whoever waits holds a connection, and is counted as a stream is.
    const stop =
      seconds === undefined ? new AbortController() : streams.begin(request.raw.socket, app.clients.of(request.raw));
    try {
      const waitMs = seconds === undefined ? 0 : seconds * 1000;
      const condition = { token: bearer(request), known, waitMs, signal: stop.signal, ...request.query };
      const version = await service.unchanged(request.params.id, condition);
      if (seconds !== undefined) reply.header('preference-applied', `wait=${seconds}`);
      if (version === undefined) return false;
      privately(reply, version);
      reply.code(304).send(null);
      return true;
    } finally {
      stop.abort();
    }
  }
  const { lobby, joining, log } = app.services;

  app.post(
    '/games',
    {
      config: { creates: true, needsKey: 'games' },
      schema: {
        operationId: 'createGame',
        summary: 'Create a game',
        description: 'With the key of a player a seat may be that player’s: `{"me": true, "deck": …}`.',
        tags,
        security: keyedWelcome,
        headers: creationHeaders,
        body: createGameInput,
        response: { 201: createdGame, ...problems(403, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const created = await lobby.create(request.body, {
        token: bearer(request),
        key: secretIdempotencyKey(request),
        turn: app.turns.of(request),
        client: app.clients.of(request.raw),
      });
      reply.code(201).header('location', `/v1/games/${created.game}`).header('cache-control', 'no-store');
      return created;
    },
  );

  app.get(
    '/games',
    {
      schema: {
        operationId: 'listGames',
        summary: 'The public list, newest first',
        tags,
        querystring: listQuery,
        response: { 200: gameList, ...problems() },
      },
    },
    async ({ query }) => {
      const { items, pageInfo } = await service.list(query);
      return { games: items, pageInfo };
    },
  );

  app.post(
    '/games/:id/join',
    {
      schema: {
        operationId: 'joinGame',
        summary: 'Take an open seat',
        description:
          'With its invite; without one as the player who is invited to it, or where the game is `joinable`. Of two who ' +
          'want the last seat at once one gets it, the other 409.',
        tags,
        security: welcome,
        params: gameParams,
        headers: keyHeaders,
        body: joinInput,
        response: { 200: joinedGame, ...problems(403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return joining.join(request.params.id, request.body, {
        token: bearer(request),
        key: idempotencyKey(request),
        secretKey: () => secretIdempotencyKey(request),
        turn: app.turns.of(request),
      });
    },
  );

  app.post(
    '/games/:id/seats/:seat/token',
    {
      schema: {
        operationId: 'newSeatToken',
        summary: 'A new token for your seat; the old one is void',
        tags,
        security: secured,
        params: seatParams,
        headers: keyHeaders,
        response: { 200: joinedGame, ...problems(403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id, seat } = request.params;
      return joining.newSeatToken(id, seat, { token: bearer(request), key: idempotencyKey(request) });
    },
  );

  app.get(
    '/games/:id',
    {
      schema: {
        operationId: 'getGame',
        summary: 'A game as you see it, now or at a version',
        tags,
        security: welcome,
        params: gameParams,
        querystring: gameQuery,
        headers: conditionHeaders,
        response: { 200: gameReply, 304: unchanged, ...problems(404) },
      },
    },
    async (request, reply) => {
      if (await isUnchanged(request, reply)) return reply;
      const look = { token: bearer(request), turn: app.turns.of(request), ...request.query };
      const snapshot = await service.get(request.params.id, look);
      privately(reply, snapshot.version, snapshot.status === 'OPEN');
      return snapshot as z.infer<typeof gameReply>;
    },
  );

  app.get(
    '/games/:id/decisions',
    {
      schema: {
        operationId: 'getDecisions',
        summary: 'The pending decisions alone',
        tags: ['play'],
        security: welcome,
        params: gameParams,
        querystring: gameQuery,
        headers: conditionHeaders,
        response: { 200: decisionList, 304: unchanged, ...problems(404) },
      },
    },
    async (request, reply) => {
      if (await isUnchanged(request, reply)) return reply;
      const { version, status, decisions } = await service.decisions(request.params.id, {
        token: bearer(request),
        turn: app.turns.of(request),
        ...request.query,
      });
      privately(reply, version, status === 'OPEN');
      return decisions as z.infer<typeof decisionList>;
    },
  );

  app.get(
    '/games/:id/board',
    {
      schema: {
        operationId: 'getBoard',
        summary: 'The board as you see it, as text',
        description: 'In lines of at most 80 columns, now or at a version.',
        tags: ['play'],
        security: welcome,
        params: gameParams,
        querystring: gameQuery,
        headers: conditionHeaders,
        response: { 200: boardReply, 304: unchanged, ...problems(401, 404) },
      },
    },
    async (request, reply) => {
      if (await isUnchanged(request, reply)) return reply;
      const look = { token: bearer(request), turn: app.turns.of(request), ...request.query };
      const { version, status, text } = await service.board(request.params.id, look);
      privately(reply, version, status === 'OPEN');
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  );

  app.get(
    '/games/:id/log',
    {
      schema: {
        operationId: 'getLog',
        summary: 'What happened, as far as you may know',
        tags,
        security: welcome,
        params: gameParams,
        querystring: logQuery,
        response: { 200: logReply, ...problems(404) },
      },
    },
    async (request, reply) => {
      privately(reply);
      return log.log(request.params.id, { token: bearer(request), turn: app.turns.of(request), ...request.query });
    },
  );

  app.get(
    '/games/:id/archive',
    {
      schema: {
        operationId: 'getArchive',
        summary: 'A finished game with seed, decks and answers, to run it again',
        tags,
        security: welcome,
        params: gameParams,
        response: { 200: archiveReply, ...problems(404) },
      },
    },
    async (request, reply) => {
      privately(reply);
      return service.archive(request.params.id, bearer(request));
    },
  );

  app.post(
    '/games/:id/stream-tickets',
    {
      schema: {
        operationId: 'createStreamTicket',
        summary: 'A ticket for a stream, where headers cannot be sent',
        tags,
        security: welcome,
        params: gameParams,
        response: { 201: ticketReply, ...problems(404) },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return service.ticket(request.params.id, bearer(request));
    },
  );
};
