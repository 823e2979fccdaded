/** Security headers and cross-origin rules. */
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

export const security = plugin(async (app) => {
  // The reference page and GraphiQL bring inline scripts and set policies of their own.
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'cross-origin' } });
  // Tokens travel in headers, never in cookies: any site may be a client.
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key', 'Last-Event-ID'],
    exposedHeaders: ['ETag', 'Location', 'Retry-After'],
    maxAge: 86_400,
    strictPreflight: false,
  });
});
