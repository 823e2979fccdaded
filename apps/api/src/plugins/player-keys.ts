/**
 * Where nobody needs to say who they are, the key of a player who has none any more is refused all the same: whoever goes on
 * using one that was revoked is told so by the first request, whatever it asks for.
 */
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { bearer } from '../rest/request.js';

/** Whether a route looks at the token by itself, as its published description says. */
function looksAtToken({ routeOptions }: FastifyRequest): boolean {
  const { security = [] } = (routeOptions.schema ?? {}) as { security?: Record<string, unknown>[] };
  return security.some((way) => 'token' in way);
}

export const playerKeys = plugin(async (app) => {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (!request.routeOptions.url?.startsWith('/v1/') || looksAtToken(request)) return;
    await app.services.players.access.refuseRevoked(bearer(request));
  });
});
