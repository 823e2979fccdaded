import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { positionActionsInput, positionActionsReply, positionInput, positionReply } from '../../schemas/catalogue.js';
import { keyed, problems } from '../request.js';

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
        body: positionInput,
        response: { 200: positionReply, ...problems(403, 413, 415, 422) },
      },
    },
    async ({ body }) => service.decisions(body) as z.infer<typeof positionReply>,
  );

  app.post(
    '/positions/actions',
    {
      config: { computes: true, needsKey: 'positions' },
      schema: {
        operationId: 'positionActions',
        summary: 'The position after some answers',
        tags: ['positions'],
        security: keyed,
        body: positionActionsInput,
        response: { 200: positionActionsReply, ...problems(403, 409, 413, 415, 422) },
      },
    },
    async ({ body }) => service.actions(body) as z.infer<typeof positionActionsReply>,
  );
};
