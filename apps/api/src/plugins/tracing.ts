/** Each request as a span, named by its route: paths and queries have ids and tickets in them. */
import type { Span } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Tracing } from '../tracing/spans.js';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined;
  }
}

/** Asked every few seconds, or open for hours. */
const UNTOLD = /^\/(health|ready|metrics)$|\/stream$/;
const SERVER_ERROR = 500;

/** @param told whether callers may say what their requests are part of: proxies that are trusted do, strangers do not */
export const tracing = plugin(async (app, { by, told }: { by: Tracing; told: boolean }) => {
  app.decorateRequest('span', undefined);
  const within = (request: FastifyRequest, next: () => void): void => {
    if (request.span) by.within(request.span, next);
    else next();
  };
  app.addHook('onRequest', (request, reply, next) => {
    const route = request.routeOptions.url;
    if (UNTOLD.test(route ?? '') || request.headers.upgrade !== undefined) return next();
    const { method, headers } = request;
    const attributes = { 'http.request.method': method, 'http.route': route };
    const name = route === undefined ? method : `${method} ${route}`;
    const span = by.begin(name, { kind: 'SERVER', attributes, ...(told && { headers }) });
    request.span = span;
    let ended = false;
    const end = (): void => {
      if (ended) return;
      ended = true;
      const status = reply.raw.statusCode;
      span.setAttribute('http.response.status_code', status);
      if (status >= SERVER_ERROR) by.failed(span, { name: String(status) });
      span.end();
    };
    reply.raw.once('finish', end).once('close', end);
    within(request, next);
  });
  // Reading a body goes on from its socket.
  app.addHook('preValidation', (request, _reply, next) => within(request, next));
});
