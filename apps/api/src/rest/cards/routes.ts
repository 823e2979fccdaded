import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cardEdition, cardInfo, cardList, cardQuery } from '../../schemas/catalogue.js';
import { idText } from '../../schemas/common.js';
import { problems } from '../request.js';

const cardParams = z.strictObject({
  ruleset: idText.describe('Whose card').meta({ examples: ['mtg'] }),
  name: z
    .string()
    .min(1)
    .max(200)
    .describe('Its name, in any case')
    .meta({ examples: ['Shock'] }),
});

export const cards: FastifyPluginAsyncZod = async (app) => {
  const { catalogue } = app.services;

  app.get(
    '/cards',
    {
      schema: {
        operationId: 'listCards',
        summary: 'Cards by name',
        tags: ['catalogue'],
        querystring: cardQuery,
        response: { 200: cardList, ...problems(404) },
      },
    },
    async ({ query }) => {
      const { items, pageInfo } = catalogue.cards(query);
      return { cards: items, pageInfo };
    },
  );

  app.get(
    '/cards/:ruleset/:name',
    {
      schema: {
        operationId: 'getCard',
        summary: 'One card, and whether the engine plays it',
        tags: ['catalogue'],
        params: cardParams,
        querystring: cardEdition,
        response: { 200: cardInfo, ...problems(404) },
      },
    },
    async ({ params, query }) => catalogue.card(params.ruleset, params.name, query.edition),
  );
};
