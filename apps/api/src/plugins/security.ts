/** Security headers and cross-origin rules. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import plugin from 'fastify-plugin';
import helmet from 'helmet';

/** Helmet's headers. They are the same for every request, so it is asked once. */
function securityHeaders(): ReturnType<ServerResponse['getHeaders']> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  // The reference page and GraphiQL bring inline scripts and set policies of their own.
  const setHeaders = helmet({ contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'cross-origin' } });
  setHeaders(request, response, () => undefined);
  return response.getHeaders();
}

export const security = plugin(async (app) => {
  const headers = securityHeaders();
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
  // Tokens travel in headers, never in cookies: any site may be a client.
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key', 'Last-Event-ID', 'Prefer'],
    exposedHeaders: ['ETag', 'Location', 'Preference-Applied', 'Retry-After'],
    maxAge: 86_400,
    strictPreflight: false,
  });
});
