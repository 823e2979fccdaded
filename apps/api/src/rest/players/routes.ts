import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  createdKey,
  createdPlayer,
  keyParams,
  me,
  myGameList,
  myGamesQuery,
  playerInput,
} from '../../schemas/players.js';
import {
  bearer,
  creationHeaders,
  idempotencyKey,
  keyed,
  keyHeaders,
  problems,
  secretIdempotencyKey,
  secured,
} from '../request.js';

const tags = ['players'];
const gone = z.null().describe('Done');

export const players: FastifyPluginAsyncZod = async (app) => {
  const { players: service, myGames } = app.services;
  app.addHook('onRequest', async (_request, reply) => {
    // Keys are shown here, and what is one player's own.
    reply.header('cache-control', 'no-store').header('vary', 'Authorization');
  });

  app.post(
    '/players',
    {
      config: { creates: true, needsKey: 'players' },
      schema: {
        operationId: 'createPlayer',
        summary: 'Become a player',
        description: 'The key stands for all your seats, wherever a seat’s token may stand. It is shown once.',
        tags,
        security: keyed,
        headers: creationHeaders,
        body: playerInput,
        response: { 201: createdPlayer, ...problems(403, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return service.create(request.body, { key: secretIdempotencyKey(request) });
    },
  );

  app.get(
    '/me',
    {
      schema: {
        operationId: 'getMe',
        summary: 'You, and when your keys were used',
        tags,
        security: secured,
        response: { 200: me, ...problems() },
      },
    },
    async (request) => service.me(bearer(request)),
  );

  app.delete(
    '/me',
    {
      schema: {
        operationId: 'deleteMe',
        summary: 'Delete yourself',
        description:
          'Name and keys go; in every version, log and archive your name is `someone`. Your games go on, and the tokens of ' +
          'your seats stay valid.',
        tags,
        security: secured,
        response: { 204: gone, ...problems() },
      },
    },
    async (request, reply) => {
      await service.delete(bearer(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/me/keys',
    {
      schema: {
        operationId: 'createKey',
        summary: 'Another key',
        tags,
        security: secured,
        headers: keyHeaders,
        response: { 201: createdKey, ...problems(409, 422) },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return service.createKey(bearer(request), { key: idempotencyKey(request) });
    },
  );

  app.delete(
    '/me/keys/:id',
    {
      schema: {
        operationId: 'revokeKey',
        summary: 'Revoke a key, which is refused at once everywhere',
        tags,
        security: secured,
        params: keyParams,
        response: { 204: gone, ...problems(404) },
      },
    },
    async (request, reply) => {
      await service.revokeKey(bearer(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/me/games',
    {
      schema: {
        operationId: 'listMyGames',
        summary: 'Your games, and those that you are invited to; the one that was moved in last first',
        tags,
        security: secured,
        querystring: myGamesQuery,
        response: { 200: myGameList, ...problems() },
      },
    },
    async (request) => {
      const { items, pageInfo } = await myGames.list(bearer(request), request.query);
      return { games: items, pageInfo };
    },
  );
};
