import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deckInput, deckReport } from '../../schemas/catalogue.js';
import { problems } from '../request.js';

export const decks: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/decks/validate',
    {
      config: { computes: true },
      schema: {
        operationId: 'validateDeck',
        summary: 'Whether a deck is legal, with reasons',
        tags: ['catalogue'],
        body: deckInput,
        response: { 200: deckReport, ...problems(413, 415) },
      },
    },
    async ({ body }) => app.services.catalogue.validateDeck(body.ruleset, body.edition, body),
  );
};
