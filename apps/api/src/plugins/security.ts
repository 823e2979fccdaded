/** Security headers and cross-origin rules. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import plugin from 'fastify-plugin';
import helmet from 'helmet';

/** What is no page loads nothing, and is shown in nobody's frame. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The policy of a page: its own files, connections to where it comes from, and nothing else. Styles may be inline: the reference
 * and GraphiQL put them into their elements.
 * @param more further directives, or others for these
 */
export const pagePolicy = (more: Record<string, string> = {}): string =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    ...more,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Helmet's headers. They are the same for every request, so it is asked once. */
function securityHeaders(publicUrl: string | undefined): ReturnType<ServerResponse['getHeaders']> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // What other names of the same domain do is not for one service to say; nor is it where nothing says that there is TLS.
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { includeSubDomains: false } : false,
  });
  setHeaders(request, response, () => undefined);
  return { ...response.getHeaders(), 'content-security-policy': NOTHING };
}

export const security = plugin(async (app, options: { publicUrl?: string | undefined }) => {
  const headers = securityHeaders(options.publicUrl);
  app.decorate('securityHeaders', headers);
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('request-id', request.id);
    next();
  });
  // Tokens travel in headers, never in cookies: any site may be a client.
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'If-Match',
      'If-None-Match',
      'Idempotency-Key',
      'Last-Event-ID',
      'Prefer',
      'Request-Id',
      'X-Api-Key',
    ],
    exposedHeaders: ['ETag', 'Location', 'Preference-Applied', 'Request-Id', 'Retry-After'],
    maxAge: 86_400,
    strictPreflight: false,
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    /** What every reply carries. */
    securityHeaders: ReturnType<ServerResponse['getHeaders']>;
  }
}
