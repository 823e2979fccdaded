import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { ApiError } from '../../errors.js';
import { actionReply, actionsInput, concedeInput } from '../../schemas/games.js';
import {
  bearer,
  gameParams,
  idempotencyKey,
  minimally,
  prefersMinimal,
  privately,
  problems,
  secured,
  versionHeaders,
  versionOf,
} from '../request.js';

const refusals = problems(403, 404, 409, 412, 413, 415, 422);

export const actions: FastifyPluginAsyncZod = async (app) => {
  const service = app.services.actions;

  /** Conceding and claiming answer no decision, so that a version may be named but need not. */
  async function ending(
    request: FastifyRequest<{ Params: z.infer<typeof gameParams>; Body: z.infer<typeof concedeInput> }>,
    reply: FastifyReply,
    how: 'concede' | 'claim',
  ): Promise<z.infer<typeof actionReply>> {
    const minimal = prefersMinimal(request);
    const done = await service[how](request.params.id, {
      token: bearer(request),
      idempotencyKey: idempotencyKey(request),
      body: request.body,
      minimal,
      turn: app.turns.of(request),
      ...versionOf(request, request.body?.expectedVersion),
    });
    privately(reply, done.version);
    if (minimal) minimally(reply);
    return done as z.infer<typeof actionReply>;
  }

  app.post(
    '/games/:id/actions',
    {
      schema: {
        operationId: 'act',
        summary: 'Answer decisions',
        description:
          'The version that is answered must be given, as `If-Match` or as `expectedVersion`. With `Prefer: return=minimal` ' +
          'the reply comes without the view, for callers who follow the events.',
        tags: ['play'],
        security: secured,
        params: gameParams,
        headers: versionHeaders,
        body: actionsInput,
        response: { 200: actionReply, ...refusals, ...problems(428) },
      },
    },
    async (request, reply) => {
      const { expectedVersion, fromHeader } = versionOf(request, request.body.expectedVersion);
      if (expectedVersion === undefined)
        throw new ApiError('INVALID_INPUT', 'If-Match or expectedVersion is required', { status: 428 });
      const { answers } = request.body;
      const minimal = prefersMinimal(request);
      const sender = {
        token: bearer(request),
        idempotencyKey: idempotencyKey(request),
        body: request.body,
        minimal,
        turn: app.turns.of(request),
      };
      const done = await service.submit(request.params.id, { answers, expectedVersion, fromHeader, ...sender });
      privately(reply, done.version);
      if (minimal) minimally(reply);
      return done as z.infer<typeof actionReply>;
    },
  );

  app.post(
    '/games/:id/concede',
    {
      schema: {
        operationId: 'concede',
        summary: 'Concede, at any moment',
        tags: ['play'],
        security: secured,
        params: gameParams,
        headers: versionHeaders,
        body: concedeInput,
        response: { 200: actionReply, ...refusals },
      },
    },
    async (request, reply) => ending(request, reply, 'concede'),
  );

  app.post(
    '/games/:id/claim',
    {
      schema: {
        operationId: 'claim',
        summary: 'Claim that the time of an opponent is over',
        description:
          'Where `onTimeout` is `claim`: the seat whose time is over has lost, `result.reason` is `timeout`. An answer that comes ' +
          'before the claim counts, however late. 403 for whoever is no opponent, 409 while nobody’s time is over.',
        tags: ['play'],
        security: secured,
        params: gameParams,
        headers: versionHeaders,
        body: concedeInput,
        response: { 200: actionReply, ...refusals },
      },
    },
    async (request, reply) => ending(request, reply, 'claim'),
  );
};
