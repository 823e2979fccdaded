import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type NamedOrder, ordersBody } from '../../orders/form.js';
import { json, moment, refusal } from '../../schemas/common.js';
import { bearer, gameParams, privately, problems, secured, versionOf } from '../request.js';

/** As they were given: `ordersBody` publishes their form. */
const givenOrders = z
  .array(z.record(z.string(), json))
  .describe('Those that are in force, as they were given, with their ids and what is left of `times`');
const ordersReply = z
  .object({
    orders: givenOrders as unknown as z.ZodType<NamedOrder[]>,
    dropped: z
      .array(
        z.object({
          type: z.literal('ORDER_DROPPED').describe('That it was dropped'),
          order: z.string().describe('Its id'),
          at: moment.describe('When'),
          version: z.int().describe('The version of the game then'),
          refusal: refusal.describe('Why its answer was refused'),
        }),
      )
      .describe('Those that were refused when their time came, since orders were last given'),
  })
  .meta({ id: 'OrdersInForce', description: 'Your orders' });

/** To give the same orders again changes nothing: they need no key. */
const orderHeaders = z.looseObject({
  'if-match': z.string().optional().describe('The version that the orders are given at, in quotes: "5"'),
});
const refusals = problems(403, 404, 409);
const common = { tags: ['play'], security: secured, params: gameParams };

type Reply = z.infer<typeof ordersReply>;

/** Standing orders: seen and given by their seat alone. */
export const orders: FastifyPluginAsyncZod = async (app) => {
  const service = app.services.orders;

  app.get(
    '/games/:id/orders',
    {
      schema: {
        operationId: 'orders',
        summary: 'The standing orders of your seat',
        ...common,
        response: { 200: ordersReply, ...refusals },
      },
    },
    async (request, reply) => {
      privately(reply);
      return (await service.get(request.params.id, bearer(request))) as Reply;
    },
  );

  app.put(
    '/games/:id/orders',
    {
      schema: {
        operationId: 'putOrders',
        summary: 'Give standing orders: what is answered for you while you are away',
        description:
          'Moves nothing: orders meet decisions that arise after them, and answer in the transaction of the move that causes those.',
        ...common,
        headers: orderHeaders,
        body: ordersBody,
        response: { 200: ordersReply, ...refusals, ...problems(412, 413, 415) },
      },
    },
    async (request, reply) => {
      const body: unknown = request.body;
      const inBody = (body as { expectedVersion?: unknown } | null)?.expectedVersion;
      const { expectedVersion, fromHeader } = versionOf(request, typeof inBody === 'number' ? inBody : undefined);
      privately(reply);
      return (await service.put(request.params.id, {
        token: bearer(request),
        body,
        ifMatch: fromHeader ? expectedVersion : undefined,
        turn: app.turns.of(request),
      })) as Reply;
    },
  );

  app.delete(
    '/games/:id/orders',
    {
      schema: {
        operationId: 'deleteOrders',
        summary: 'Take back all standing orders',
        ...common,
        response: { 200: ordersReply, ...refusals },
      },
    },
    async (request, reply) => {
      privately(reply);
      return (await service.delete(request.params.id, bearer(request))) as Reply;
    },
  );
};
