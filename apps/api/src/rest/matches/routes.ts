import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  createdMatch,
  createMatchInput,
  matchParams,
  matchReply,
  sendDeckInput,
  sentDeck,
} from '../../schemas/matches.js';
import {
  bearer,
  creationHeaders,
  gameParams,
  idempotencyKey,
  keyedWelcome,
  keyHeaders,
  privately,
  problems,
  secretIdempotencyKey,
  secured,
  welcome,
} from '../request.js';

const tags = ['games'];

/** Matches of several games. */
export const matches: FastifyPluginAsyncZod = async (app) => {
  const { lobby, matches: service } = app.services;

  app.post(
    '/matches',
    {
      config: { creates: true, needsKey: 'games' },
      schema: {
        operationId: 'createMatch',
        summary: 'Create a match of several games',
        description:
          'As a game is created, with `bestOf`. The tokens of its seats open all its games; seats that are open are taken in its ' +
          'first game (`joinGame`). A game that nobody wins is played again; one that is aborted aborts the match.',
        tags,
        security: keyedWelcome,
        headers: creationHeaders,
        body: createMatchInput,
        response: { 201: createdMatch, ...problems(403, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const created = await lobby.createMatch(request.body, {
        token: bearer(request),
        key: secretIdempotencyKey(request),
        turn: app.turns.of(request),
        client: app.clients.of(request.raw),
      });
      reply.code(201).header('location', `/v1/matches/${created.match}`).header('cache-control', 'no-store');
      return created;
    },
  );

  app.get(
    '/matches/:match',
    {
      schema: {
        operationId: 'getMatch',
        summary: 'How a match stands',
        tags,
        security: welcome,
        params: matchParams,
        response: { 200: matchReply, ...problems(401, 404) },
      },
    },
    async (request, reply) => {
      privately(reply);
      return service.get(request.params.match, bearer(request));
    },
  );

  app.post(
    '/games/:id/deck',
    {
      schema: {
        operationId: 'sendDeck',
        summary: 'Your deck for the next game of a match',
        description:
          'Between two games of a match: the same cards as in the game before, some exchanged with the side deck. Until the game ' +
          'begins another deck takes its place; it begins with the last one that is awaited, or when its time is over with the old ones.',
        tags,
        security: secured,
        params: gameParams,
        headers: keyHeaders,
        body: sendDeckInput,
        response: { 200: sentDeck, ...problems(403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return service.sendDeck(request.params.id, request.body, {
        token: bearer(request),
        idempotencyKey: idempotencyKey(request),
        turn: app.turns.of(request),
      });
    },
  );
};
