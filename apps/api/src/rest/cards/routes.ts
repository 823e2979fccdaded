import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { budgetFor } from '../../plugins/rate-limit.js';
import { cardEdition, cardInfo, cardList, cardQuery } from '../../schemas/catalogue.js';
import { idText } from '../../schemas/common.js';
import { compileInput, compileReply } from '../../schemas/compiling.js';
import { keyed, problems } from '../request.js';

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

  app.post(
    '/cards/compile',
    {
      config: { computes: true, needsKey: 'positions' },
      schema: {
        operationId: 'compileCards',
        summary: 'Cards read from their texts',
        description:
          'What comes out `exact` has a definition, which may stand in `definitions` of a scenario; everything else says in its ' +
          'clauses where and why reading ended. Nothing is kept. What is read is counted like decisions in positions.',
        tags: ['catalogue'],
        security: keyed,
        body: compileInput,
        response: { 200: compileReply, ...problems(403, 413, 415) },
      },
    },
    async (request) => {
      const work = { turn: app.turns.of(request), budget: budgetFor(request) };
      return { cards: await app.services.compiling.compile(request.body, work) } as z.infer<typeof compileReply>;
    },
  );
};
