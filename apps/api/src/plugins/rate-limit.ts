/**
 * Requests per minute and caller. A caller is a token of the game that is asked, otherwise the address that the connection
 * comes from: what a client says of itself in headers like X-Forwarded-For does not count.
 */
import limiter from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../errors.js';
import { hashToken } from '../security/keys.js';

const FREE = new Set(['/health', '/ready', '/metrics']);

export const rateLimit = plugin(async (app, options: { perMinute: number }) => {
  if (options.perMinute === 0) return;
  await app.register(limiter, {
    max: options.perMinute,
    timeWindow: '1 minute',
    cache: 50_000,
    keyGenerator: callerOf,
    allowList: (request) => FREE.has(request.routeOptions.url ?? ''),
    errorResponseBuilder: (_request, { after }) => new ApiError('RATE_LIMITED', `too many requests; go on in ${after}`),
  });
});

/** Made-up tokens must not buy anybody more requests: a token counts where it is one of the game's that is asked. */
function callerOf(request: FastifyRequest): string {
  const { id } = (request.params ?? {}) as { id?: string };
  const ofGame = request.routeOptions.url?.startsWith('/v1/games/:id') ?? false;
  const token = ofGame ? /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] : undefined;
  if (token === undefined || id === undefined || !request.server.services.games.isToken(id, token)) return request.ip;
  return hashToken(token).toString('base64');
}
