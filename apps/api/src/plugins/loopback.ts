/**
 * Who may ask a service that listens on a loopback address: programs of the same machine, by a name of that machine. A page that
 * somebody visits could otherwise give its own name the address 127.0.0.1 (DNS rebinding) and read what it likes; and without
 * that, have games created and positions computed by the visitor's machine.
 */
import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../errors.js';

/** The host of a `Host` header, as browsers write it; undefined where it is none. */
function hostOf(header: string | undefined): string | undefined {
  if (header === undefined || !/^[\w.:[\]-]{1,255}$/.test(header)) return undefined;
  try {
    return new URL(`http://${header}`).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
}

const isLoopbackName = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));

/** Whether a service at this address can be reached from the same machine only. */
export const isLoopback = (host: string): boolean =>
  isLoopbackName(host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

/** Whether a page of another site sent this, as far as the browser says. */
function isForeign({ headers }: FastifyRequest, known: (host: string | undefined) => boolean): boolean {
  const { origin } = headers;
  if (origin === undefined)
    return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  return !known(hostOf(/^https?:\/\/([^/]+)$/i.exec(origin)?.[1]));
}

/**
 * What a page of another site may do: look, and whatever a game's own routes allow with a token or an invite. A header that it
 * makes up itself opens nothing more.
 */
const isOpen = ({ method, routeOptions: { url = '' }, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' ||
  headers.upgrade !== undefined ||
  url.startsWith('/v1/games/:id/') ||
  (method !== 'POST' && url !== '/graphql');

export const loopback = plugin(async (app, options: { publicUrl?: string | undefined }) => {
  const publicHost = options.publicUrl === undefined ? undefined : new URL(options.publicUrl).hostname;
  const known = (host: string | undefined): boolean =>
    host !== undefined && (isLoopbackName(host) || host === publicHost);
  /** Reading a header as an address takes a while, and most callers send the one that the last one sent. */
  let last: { header: string | undefined; host: string | undefined } = { header: undefined, host: undefined };
  app.addHook('onRequest', (request, _reply, next) => {
    const { host: header } = request.raw.headers;
    if (header !== last.header) last = { header, host: hostOf(header) };
    next(refusal(request, last.host));
  });
  const refusal = (request: FastifyRequest, asked: string | undefined): ApiError | undefined => {
    if (!known(asked)) {
      const detail =
        'this service listens on a loopback address: it answers to localhost, and to the host of PUBLIC_URL';
      return new ApiError('INVALID_INPUT', detail, { status: 421 });
    }
    // By its public name it is asked through a proxy: whoever that lets in is a client as any other.
    const isPublic = asked === publicHost && !isLoopbackName(asked ?? '');
    if (isPublic || isOpen(request) || !isForeign(request, known)) return undefined;
    const detail = 'this service listens on a loopback address: pages of other sites may not ask it for this';
    return new ApiError('UNAUTHORIZED', detail, { status: 403 });
  };
});
