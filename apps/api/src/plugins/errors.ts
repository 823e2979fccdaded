/** Every error as RFC 9457 problem details. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isAway, isUndone } from '../database/database.js';
import { ApiError, type ErrorCode, TITLES } from '../errors.js';

type Raised = FastifyError;

/** What Fastify and its plugins raise, in the contract's codes. */
const BY_STATUS: Record<number, ErrorCode> = {
  401: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  429: 'RATE_LIMITED',
  431: 'TOO_LARGE',
  503: 'UNAVAILABLE',
};

/** A text that Postgres cannot keep: half a character, or the character zero, in a place that no schema checks. */
const UNKEEPABLE = /^22(021|P05)$/;

/** Any error as the refusal that a client gets. */
export function toApiError(error: Raised | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  const status = error.statusCode ?? 500;
  if (status === 415) return new ApiError('INVALID_INPUT', 'the body must be of the type application/json', { status });
  if (UNKEEPABLE.test(error.code ?? ''))
    return new ApiError('INVALID_INPUT', 'the request has a text with a character that cannot be stored');
  if (status >= 400 && status < 500)
    return new ApiError(BY_STATUS[status] ?? 'INVALID_INPUT', error.message, { status });
  if (status === 503 || isAway(error) || isUndone(error)) {
    return new ApiError('UNAVAILABLE', 'the service cannot answer now; try again in a moment');
  }
  return new ApiError('INTERNAL', 'this is our fault, not yours; it has been logged');
}

/** The problem document of an error. */
function problemOf(error: ApiError): Record<string, unknown> {
  const type = `urn:arbiter:problem:${error.code.toLowerCase().replaceAll('_', '-')}`;
  return { type, title: TITLES[error.code], status: error.status, ...error.toBody() };
}

/** Says when to come back to whoever called too often. */
export function sayWhen(reply: FastifyReply, { status, extras }: ApiError): void {
  if (status === 429) reply.header('retry-after', String(extras.retryAfter ?? 1));
}

/** Sends an error as its problem document. */
export function send(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  if (error.status === 503) reply.header('retry-after', '1');
  sayWhen(reply, error);
  return reply
    .code(error.status)
    .type('application/problem+json')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problemOf(error));
}

/** What addresses a route answers: `/games/:id` answers `/games/` and anything. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

export const errorHandling = plugin(async (app) => {
  app.setErrorHandler((raised: Raised | ApiError, request: FastifyRequest, reply: FastifyReply) => {
    const error = toApiError(raised);
    // Whoever has gone gets no answer; that what they asked for ended with them is no failure.
    const unheard = error.code === 'UNAVAILABLE' && reply.raw.destroyed;
    if (error.status >= 500 && !unheard) request.log.error({ err: raised }, 'request failed');
    return send(reply, error);
  });
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // A route for every address, as the one for preflight requests, says nothing of any.
    if (!url.includes('*')) routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*$/s, '');
    const methods = [...new Set(routes.filter((r) => r.pattern.test(path)).flatMap((r) => r.methods))].sort();
    if (methods.length === 0) return send(reply, new ApiError('NOT_FOUND', 'there is nothing at this address'));
    reply.header('allow', methods.join(', '));
    const detail = `this address answers ${methods.join(', ')}, not ${request.method}`;
    return send(reply, new ApiError('INVALID_INPUT', detail, { status: 405 }));
  });
});
