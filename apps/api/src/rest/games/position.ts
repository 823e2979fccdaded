import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { budgetFor } from '../../plugins/rate-limit.js';
import { sampleInput, sampleReply, whyInput, whyReply } from '../../schemas/bots.js';
import { bearer, gameParams, privately, problems, secured } from '../request.js';

export const position: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/games/:id/position',
    {
      schema: {
        operationId: 'samplePosition',
        summary: 'The game as your seat may imagine it',
        description:
          'What your seat sees stays as it is; cards that it does not see are drawn anew, uniformly over what is consistent with ' +
          'what it sees, and ids and chance are new. The same seed and the same sight give the same positions, whatever the truth ' +
          'is. Your own list is known to you, those of others in scenarios and with `options.decklists: "public"`; otherwise their ' +
          'unseen cards are drawn from what Arbiter plays in the colours, elements or domains that you have seen of them.',
        tags: ['positions'],
        security: secured,
        params: gameParams,
        body: sampleInput,
        response: { 200: sampleReply, ...problems(401, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      privately(reply);
      const playedFor = { turn: app.turns.of(request), budget: budgetFor(request) };
      return app.services.sampling.sample(request.params.id, bearer(request), request.body, playedFor);
    },
  );

  app.post(
    '/games/:id/why',
    {
      schema: {
        operationId: 'why',
        summary: 'Why your seat can or cannot do something now',
        tags: ['play'],
        security: secured,
        params: gameParams,
        body: whyInput,
        response: { 200: whyReply, ...problems(401, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      privately(reply);
      const { why } = app.services;
      return why.ofGame(request.params.id, bearer(request), request.body, app.turns.of(request)) as Promise<
        z.infer<typeof whyReply>
      >;
    },
  );
};
