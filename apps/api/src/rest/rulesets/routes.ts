import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  ruleEdition,
  ruleInfo,
  rulesetList,
  sampleDeck,
  sampleDeckList,
  sampleDeckQuery,
} from '../../schemas/catalogue.js';
import { idText } from '../../schemas/common.js';
import { problems } from '../request.js';

const rulesetId = idText.describe('The ruleset').meta({ examples: ['mtg'] });
const rulesetParams = z.strictObject({ id: rulesetId });
const deckParams = z.strictObject({ id: rulesetId, name: idText.describe('The name of the deck') });
const ruleParams = z.strictObject({
  id: rulesetId,
  number: z
    .string()
    .min(1)
    .max(40)
    .describe('As the rulebook numbers it')
    .meta({ examples: ['601.2c'] }),
});

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
        querystring: ruleEdition,
        response: { 200: ruleInfo, ...problems(404) },
      },
    },
    async ({ params, query }) => catalogue.rule(params.id, params.number, query.edition),
  );

  app.get(
    '/rulesets/:id/decks',
    {
      schema: {
        operationId: 'listDecks',
        summary: 'Decks to play with',
        description: 'A seat may name one of them: `"deck": "sample:lorraine"`.',
        tags: ['catalogue'],
        params: rulesetParams,
        querystring: sampleDeckQuery,
        response: { 200: sampleDeckList, ...problems(404) },
      },
    },
    async ({ params, query }) => {
      const { items, pageInfo } = catalogue.decks(params.id, query);
      return { decks: items, pageInfo };
    },
  );

  app.get(
    '/rulesets/:id/decks/:name',
    {
      schema: {
        operationId: 'getDeck',
        summary: 'A deck to play with',
        tags: ['catalogue'],
        params: deckParams,
        response: { 200: sampleDeck, ...problems(404) },
      },
    },
    async ({ params }) => catalogue.deck(params.id, params.name),
  );
};
