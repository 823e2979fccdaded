/**
 * Who has a key of the operator (`X-Api-Key`), and what it is needed for. A key that is sent is checked wherever it is sent:
 * whoever has mistyped theirs, or lost it, is told so at once and not when they first create something.
 */
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { tooMany } from '../security/rate-limiter.js';
import type { ApiKeyRef, Scope } from '../services/api-keys.js';

declare module 'fastify' {
  interface FastifyRequest {
    apiKey: ApiKeyRef | undefined;
  }
  interface FastifyContextConfig {
    /** What a key must be for with which this may be asked, where keys are required. */
    needsKey?: Scope;
  }
}

export const apiKeys = plugin(async (app) => {
  app.decorateRequest('apiKey', undefined);
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const given = request.headers['x-api-key'];
    if (given !== undefined) request.apiKey = await checked(request, String(given));
    const { needsKey } = request.routeOptions.config;
    if (needsKey) app.services.apiKeys.allow(needsKey, request.apiKey);
  });
});

/** Trying keys counts as calling does. */
async function checked({ server, raw }: FastifyRequest, given: string): Promise<ApiKeyRef> {
  try {
    return await server.services.apiKeys.find(given);
  } catch (error) {
    const refused = server.limiter.take('call', server.clients.of(raw));
    throw refused ? tooMany(refused) : error;
  }
}
