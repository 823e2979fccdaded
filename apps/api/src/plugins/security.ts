/** Security headers and cross-origin rules. */
import cors from '@fastify/cors';
import plugin from 'fastify-plugin';

/**
 * What helmet sends as well. They never change, so they need not be put together for each request. There is no content
 * security policy: the reference page and GraphiQL bring inline scripts and set policies of their own.
 */
const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

export const security = plugin(async (app) => {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(HEADERS);
    next();
  });
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
