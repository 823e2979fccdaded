import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  createdWebhook,
  deliveriesQuery,
  deliveryList,
  tested,
  webhook,
  webhookInput,
  webhookList,
  webhookParams,
  webhookPatch,
} from '../../schemas/webhooks.js';
import { bearer, idempotencyKey, keyHeaders, problems, secured } from '../request.js';

const tags = ['players'];
const gone = z.null().describe('Done');
const ONE = '/me/webhooks/:webhook';

export const webhooks: FastifyPluginAsyncZod = async (app) => {
  const { webhooks: service } = app.services;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'Authorization');
  });

  app.post(
    '/me/webhooks',
    {
      schema: {
        operationId: 'createWebhook',
        summary: 'Be told of what concerns you, by Standard Webhooks',
        description:
          'A POST with `webhook-id`, `webhook-timestamp` and `webhook-signature`; its body is `{type, timestamp, data: {game, ' +
          'version, seat, deadline, offer?, order?, result?}}`. Anything but 2xx is a failure, a redirect as well; it is tried ' +
          'again after 5 s, 5 min, 30 min, 2 h and so on for three days, then the webhook is disabled; so it is at once by 410.',
        tags,
        security: secured,
        headers: keyHeaders,
        body: webhookInput,
        response: { 201: createdWebhook, ...problems(409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return service.create(bearer(request), request.body, idempotencyKey(request));
    },
  );

  app.get(
    '/me/webhooks',
    {
      schema: {
        operationId: 'listWebhooks',
        summary: 'Your webhooks',
        tags,
        security: secured,
        response: { 200: webhookList, ...problems() },
      },
    },
    async (request) => {
      const { items, pageInfo } = await service.list(bearer(request));
      return { webhooks: items, pageInfo };
    },
  );

  app.get(
    ONE,
    {
      schema: {
        operationId: 'getWebhook',
        summary: 'One of your webhooks',
        tags,
        security: secured,
        params: webhookParams,
        response: { 200: webhook, ...problems(404) },
      },
    },
    async (request) => service.get(bearer(request), request.params.webhook),
  );

  app.patch(
    ONE,
    {
      schema: {
        operationId: 'updateWebhook',
        summary: 'Change a webhook, or let a disabled one go on',
        tags,
        security: secured,
        params: webhookParams,
        body: webhookPatch,
        response: { 200: webhook, ...problems(404, 413, 415) },
      },
    },
    async (request) => service.update(bearer(request), request.params.webhook, request.body),
  );

  app.delete(
    ONE,
    {
      schema: {
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook; what was not delivered yet is not',
        tags,
        security: secured,
        params: webhookParams,
        response: { 204: gone, ...problems(404) },
      },
    },
    async (request, reply) => {
      await service.delete(bearer(request), request.params.webhook);
      return reply.code(204).send(null);
    },
  );

  app.get(
    `${ONE}/deliveries`,
    {
      schema: {
        operationId: 'listDeliveries',
        summary: 'What was sent to a webhook or is to be, the newest first',
        tags,
        security: secured,
        params: webhookParams,
        querystring: deliveriesQuery,
        response: { 200: deliveryList, ...problems(404) },
      },
    },
    async (request) => {
      const { items, pageInfo } = await service.deliveries(bearer(request), request.params.webhook, request.query);
      return { deliveries: items, pageInfo };
    },
  );

  app.post(
    `${ONE}/test`,
    {
      schema: {
        operationId: 'testWebhook',
        summary: 'Send a webhook something of type `test`',
        tags,
        security: secured,
        params: webhookParams,
        headers: keyHeaders,
        response: { 202: tested, ...problems(404, 409, 422) },
      },
    },
    async (request, reply) => {
      reply.code(202);
      return service.test(bearer(request), request.params.webhook, idempotencyKey(request));
    },
  );
};
