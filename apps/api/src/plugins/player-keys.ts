/**
 * The key of a player who has none any more is refused before anything else of a request is looked at, and where nobody needs to
 * say who they are as well: whoever goes on using one that was revoked is told so by the first request, whatever it asks for.
 */
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

/** Anything else in the header is for the route to judge, if it looks at it at all. */
const PLAYER_KEY = /^Bearer +(player_[\w-]{1,200})$/i;

export const playerKeys = plugin(async (app) => {
  app.addHook('onRequest', async ({ routeOptions, headers }: FastifyRequest) => {
    if (!routeOptions.url?.startsWith('/v1/')) return;
    await app.services.players.access.refuseRevoked(PLAYER_KEY.exec(headers.authorization ?? '')?.[1]);
  });
});
