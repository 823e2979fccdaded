/**
 * Requests per minute and caller. A caller is a token of the game that is asked, otherwise the address that the connection
 * comes from: what a client says of itself in headers like X-Forwarded-For does not count, unless it comes from a proxy
 * that TRUST_PROXY names. What a token does counts for its address as well. Whoever has a key of the operator with a limit
 * of its own is counted by that, wherever they call from.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { hashToken } from '../security/keys.js';
import { type Allowance, type Budget, budgetOf, type Kind, RateLimiter, tooMany } from '../security/rate-limiter.js';
import type { ApiKeyRef } from '../services/api-keys.js';

/** Asked by machines at all times; they have an allowance of their own. */
const PROBES = new Set(['/health', '/ready', '/metrics']);

declare module 'fastify' {
  interface FastifyInstance {
    limiter: RateLimiter;
  }
  interface FastifyContextConfig {
    /** The route creates something that is kept: a game, a player. */
    creates?: boolean;
  }
}

export const rateLimit = plugin(async (app, options: { perMinute: number }) => {
  const limiter = new RateLimiter(options.perMinute);
  app.decorate('limiter', limiter);
  const take = (kind: Kind, request: FastifyRequest, what?: string): string => {
    const client = app.clients.of(request.raw);
    const allowance = kind === 'probe' ? undefined : allowanceOf(request.apiKey);
    const caller = kind === 'call' && !allowance ? callerOf(request, client) : client;
    const refused = limiter.take(kind, client, { caller, allowance });
    if (refused) throw tooMany(refused, what);
    return allowance?.id ?? caller;
  };
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (PROBES.has(request.routeOptions.url ?? '')) return void take('probe', request);
    const caller = take('call', request);
    const perMinute = request.apiKey?.perMinute ?? options.perMinute;
    if (perMinute === 0) return;
    reply.header('x-ratelimit-limit', perMinute).header('x-ratelimit-remaining', limiter.left(caller, perMinute));
  });
  // After the body was read: what cannot be read creates nothing.
  app.addHook('preHandler', async (request: FastifyRequest) => {
    if (request.routeOptions.config.creates) take('creation', request, 'creations');
  });
});

/** What a key of the operator allows where that is not what every address may do. */
export const allowanceOf = (key: ApiKeyRef | undefined): Allowance | undefined =>
  key?.perMinute == null ? undefined : { id: `key ${key.id}`, perMinute: key.perMinute };

/** What a request may play out. */
export const budgetFor = ({ server, raw, apiKey }: FastifyRequest): Budget =>
  budgetOf(server.limiter, server.clients.of(raw), allowanceOf(apiKey));

/** Made-up tokens must not buy anybody more requests: a token counts where it is one of the game's that is asked. */
function callerOf(request: FastifyRequest, client: string): string {
  const { id } = (request.params ?? {}) as { id?: string };
  const ofGame = request.routeOptions.url?.startsWith('/v1/games/:id') ?? false;
  const token = ofGame ? /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] : undefined;
  if (token === undefined || id === undefined || !request.server.services.games.isToken(id, token)) return client;
  return `token ${hashToken(token).toString('base64')}`;
}
