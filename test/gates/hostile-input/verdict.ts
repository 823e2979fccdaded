/** What any reply must be like, whatever was asked: never a fault of ours, always a clear word with its code and place. */
import type { Sent } from './request.js';

const CODES = new Set([
  ...['INVALID_INPUT', 'UNAUTHORIZED', 'NOT_YOUR_DECISION', 'NOT_FOUND', 'VERSION_CONFLICT', 'GAME_OVER', 'TOO_LARGE'],
  ...['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_MISMATCH', 'ILLEGAL_ACTION', 'AMBIGUOUS_MATCHER', 'NO_MATCH'],
  ...['DECK_ILLEGAL', 'UNKNOWN_CARD', 'UNSUPPORTED_CARD', 'RATE_LIMITED', 'FORBIDDEN', 'SEAT_TAKEN', 'CONFLICT'],
]);
/** What only our own code or a database says of itself. */
const INNARDS =
  /node_modules|\/src\/|\/dist\/|\.[jt]s:\d+|\bat \w+ \(|relation "|Cannot read propert|is not a function|prisma|pg_|postgres/i;

/** Where a rule is enforced is published: a list of sources and nothing else, under whatever name a query gives it. */
const PUBLISHED = /"\w+":\["packages\/[\w./-]+\.ts"(?:,"packages\/[\w./-]+\.ts")*\]/g;

interface Fault {
  code?: unknown;
  detail?: unknown;
  errors?: { path?: unknown; code?: unknown; detail?: unknown }[];
}

function faultOf({ code, detail, errors = [] }: Fault): string | null {
  if (typeof code !== 'string' || !CODES.has(code)) return `an unknown code ${JSON.stringify(code)}`;
  if (typeof detail !== 'string' || detail.length < 5) return 'a refusal without a word';
  if (detail.length > 3000) return 'a refusal of a whole page';
  for (const error of errors)
    for (const field of [error.path, error.code ?? 'not asked for', error.detail ?? 'not asked for'])
      if (typeof field !== 'string' || field === '')
        return `a place without path, code or detail: ${JSON.stringify(error)}`;
  return null;
}

interface GraphQLReply {
  data?: Record<string, { userErrors?: Fault[] } | null> | null;
  errors?: { message?: string; extensions?: { code?: unknown } }[];
}

function graphqlFault(body: string): string | null {
  const { data, errors = [] } = JSON.parse(body) as GraphQLReply;
  if (data === undefined) return 'a GraphQL reply without data';
  for (const { message, extensions } of errors) {
    const fault = faultOf({ code: extensions?.code, detail: message });
    if (fault) return fault;
  }
  for (const field of Object.values(data ?? {}))
    for (const error of field?.userErrors ?? []) {
      const fault = error.code === undefined ? null : faultOf({ detail: 'not asked for', ...error });
      if (fault) return fault;
    }
  return null;
}

/** What is wrong with a reply; null if nothing is. */
export function wrongWith({ reply, options }: Sent, secrets: readonly string[]): string | null {
  const { statusCode: status, headers, payload } = reply;
  if (status >= 500) return `status ${status}`;
  // The reference page lies behind a slash.
  if (status < 200 || (status >= 300 && status < 400 && !/^\/docs/.test(String(options.url))))
    return `status ${status}`;
  for (const secret of secrets) if (payload.includes(secret)) return 'a secret in the reply';
  const type = String(headers['content-type'] ?? '');
  const isGraphQL = String(options.url).startsWith('/graph') && type.startsWith('application/json');
  if (options.method === 'HEAD') return null;
  if (isGraphQL || status >= 400) {
    // What a client sent may be in the refusal: only what stands outside of it can be our own.
    const told = INNARDS.exec(payload.replace(PUBLISHED, ''));
    if (told && !String(options.payload ?? '').includes(told[0]) && !decoded(String(options.url)).includes(told[0]))
      return `our innards: ${told[0]}`;
  }
  if (isGraphQL) return graphqlFault(payload);
  if (status < 400) return null;
  if (!type.startsWith('application/problem+json')) return `a refusal of the type ${type}`;
  const problem = JSON.parse(payload) as Fault & { status?: number; type?: string; title?: string };
  if (problem.status !== status || !problem.type || !problem.title) return 'no problem document';
  return faultOf(problem);
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** A request and its reply, to be sent again by hand. */
export function told({ attack, options, reply }: Sent): string {
  const cut = (text: string): string => (text.length > 4000 ? `${text.slice(0, 4000)}… (${text.length})` : text);
  return [
    `${attack.kind}: ${options.method} ${cut(String(options.url))}`,
    JSON.stringify(options.headers),
    cut(String(options.payload ?? '')),
    `→ ${reply.statusCode} ${cut(reply.payload)}`,
  ].join('\n');
}
