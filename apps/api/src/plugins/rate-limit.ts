/** Requests per minute and caller. A caller is a token where a game can check it, otherwise an address. */
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

/** Made-up tokens must not buy anybody more requests, so a token counts only on a game's own routes. */
function callerOf(request: FastifyRequest): string {
  const { authorization } = request.headers;
  const ofGame = request.routeOptions.url?.startsWith('/v1/games/:id') ?? false;
  return authorization && ofGame ? hashToken(authorization).toString('base64') : request.ip;
}
