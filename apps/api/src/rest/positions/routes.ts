import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { budgetFor } from '../../plugins/rate-limit.js';
import { rolloutInput, rolloutReply, whyPositionInput, whyReply } from '../../schemas/bots.js';
import { positionActionsInput, positionActionsReply, positionInput, positionReply } from '../../schemas/catalogue.js';
import { keyed, minimally, positionHeaders, prefersMinimal, problems } from '../request.js';

export const positions: FastifyPluginAsyncZod = async (app) => {
  const service = app.services.positions;

  app.post(
    '/positions/decisions',
    {
      config: { computes: true, needsKey: 'positions' },
      schema: {
        operationId: 'positionDecisions',
        summary: 'A position and its decisions',
        tags: ['positions'],
        security: keyed,
        headers: positionHeaders,
        body: positionInput,
        response: { 200: positionReply, ...problems(403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const minimal = prefersMinimal(request);
      if (minimal) minimally(reply);
      return service.decisions(request.body, minimal) as z.infer<typeof positionReply>;
    },
  );

  app.post(
    '/positions/actions',
    {
      config: { computes: true, needsKey: 'positions' },
      schema: {
        operationId: 'positionActions',
        summary: 'The position after some answers',
        description:
          'With `lines` in the place of `answers` each of up to 1,000 lists of answers is applied to the same position; a line of ' +
          'which anything is refused has its `error`, and the position before it.',
        tags: ['positions'],
        security: keyed,
        headers: positionHeaders,
        body: positionActionsInput,
        response: { 200: positionActionsReply, ...problems(403, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { lines, answers = [], ...input } = request.body;
      const minimal = prefersMinimal(request);
      if (minimal) minimally(reply);
      if (lines === undefined)
        return service.actions({ ...input, answers }, minimal) as z.infer<typeof positionActionsReply>;
      const done = await service.lines(
        { ...input, lines },
        { turn: app.turns.of(request), budget: budgetFor(request) },
        minimal,
      );
      return done as z.infer<typeof positionActionsReply>;
    },
  );

  app.post(
    '/positions/rollouts',
    {
      config: { computes: true, needsKey: 'positions' },
      schema: {
        operationId: 'rollouts',
        summary: 'What comes of a position when bots play on',
        description:
          'The games are played in a thread beside the service, and end when the caller goes. Decisions are counted; over the ' +
          'budget of a minute the reply is 429.',
        tags: ['positions'],
        security: keyed,
        body: rolloutInput,
        response: { 200: rolloutReply, ...problems(403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      return app.services.rollouts.rollouts(request.body, budgetFor(request), gone.signal) as Promise<
        z.infer<typeof rolloutReply>
      >;
    },
  );

  app.post(
    '/positions/why',
    {
      config: { computes: true, needsKey: 'positions' },
      schema: {
        operationId: 'positionWhy',
        summary: 'Why a seat can or cannot do something in a position',
        tags: ['positions'],
        security: keyed,
        body: whyPositionInput,
        response: { 200: whyReply, ...problems(403, 413, 415, 422) },
      },
    },
    async ({ body }) => app.services.why.ofPosition(body) as z.infer<typeof whyReply>,
  );
};
