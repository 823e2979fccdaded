import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ruleInfo, rulesetList } from '../../schemas/catalogue.js';
import { idText } from '../../schemas/common.js';
import { problems } from '../request.js';

const ruleParams = z.strictObject({ id: idText, number: z.string().min(1).max(40) });

export const rulesets: FastifyPluginAsyncZod = async (app) => {
  const { catalogue } = app.services;

  app.get(
    '/rulesets',
    {
      schema: {
        operationId: 'listRulesets',
        summary: 'Editions, zones, phases, kinds of decisions and events',
        tags: ['catalogue'],
        response: { 200: rulesetList, ...problems() },
      },
    },
    async () => catalogue.rulesets() as z.infer<typeof rulesetList>,
  );

  app.get(
    '/rulesets/:id/rules/:number',
    {
      schema: {
        operationId: 'getRule',
        summary: 'A rule in our own words',
        tags: ['catalogue'],
        params: ruleParams,
        response: { 200: ruleInfo, ...problems(404) },
      },
    },
    async ({ params }) => catalogue.rule(params.id, params.number),
  );
};
