import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mail, mailInput } from '../../schemas/mail.js';
import { bearer, problems, secured } from '../request.js';

const tags = ['players'];
const gone = z.null().describe('Done');

export const mails: FastifyPluginAsyncZod = async (app) => {
  const { mail: service } = app.services;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'Authorization');
  });

  app.get(
    '/me/mail',
    {
      schema: {
        operationId: 'getMail',
        summary: 'Where mail goes to; 404 where you have said nothing of it',
        tags,
        security: secured,
        response: { 200: mail, ...problems(404) },
      },
    },
    async (request) => service.get(bearer(request)),
  );

  app.put(
    '/me/mail',
    {
      schema: {
        operationId: 'putMail',
        summary: 'Be told by mail what webhooks are told',
        description:
          'The address gets one mail, with a link that confirms it within 24 hours; until then nothing else is sent to it, and ' +
          'an older confirmed one stays in force. For an address that is in force already only `digest` changes. 409 where the ' +
          'server sends no mail; 429 after 10 confirmations a day for a player or to an address.',
        tags,
        security: secured,
        body: mailInput,
        response: { 200: mail, ...problems(409, 413, 415) },
      },
    },
    async (request) =>
      service.put(bearer(request), request.body, counted(app.limiter.perMinute, app.clients.of(request.raw))),
  );

  app.delete(
    '/me/mail',
    {
      schema: {
        operationId: 'deleteMail',
        summary: 'Get no more mail',
        tags,
        security: secured,
        response: { 204: gone, ...problems() },
      },
    },
    async (request, reply) => {
      await service.delete(bearer(request));
      return reply.code(204).send(null);
    },
  );
};

/** Where nobody's calls are counted, neither are clients. */
const counted = (perMinute: number, client: string): string | undefined => (perMinute === 0 ? undefined : client);
