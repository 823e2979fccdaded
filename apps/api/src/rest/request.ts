/** What requests carry in their headers, and the replies that every route may give. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors.js';
import { idText, problem } from '../schemas/common.js';
import { faultAt } from '../schemas/parse.js';
import { isUnguessable, UNGUESSABLE } from '../security/unguessable.js';

export const gameParams = z.strictObject({ id: idText.describe('The id of the game') });

/** Whether the parts of an address are an id alone; the schema is asked about whatever is not as plain. */
export function isPlainId(params: unknown): boolean {
  if (typeof params !== 'object' || params === null) return false;
  const { id, ...more } = params as { id?: unknown };
  return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) && Object.keys(more).length === 0;
}

/** The error replies of a route, for its schema; a key of the operator that is none is refused everywhere. */
export function problems(...statuses: number[]): Record<number, typeof problem> {
  return Object.fromEntries([400, 401, 429, 500, 503, ...statuses].map((status) => [status, problem]));
}

/** Headers that a route reads; described here, read below, where a fault is named by its header. */
export const keyHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .optional()
    .describe('Executes a request once however often it is sent; kept for 48 hours'),
});
export const creationHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .optional()
    .describe(
      `As everywhere; but here it is a secret, since whoever sends it gets the tokens again, from any address: ${UNGUESSABLE}`,
    ),
});
export const versionHeaders = keyHeaders.extend({
  'if-match': z.string().optional().describe('The version that is answered, in quotes: "5"'),
  prefer: z.string().optional().describe('`return=minimal`: the reply comes without the view'),
});
export const positionHeaders = z.looseObject({
  prefer: z.string().optional().describe('`return=minimal`: the reply comes without views'),
});
export const conditionHeaders = z.looseObject({
  'if-none-match': z.string().optional().describe('The version that you have, in quotes: 304 while there is no other'),
  prefer: z
    .string()
    .optional()
    .describe('`wait=30`: waits so many seconds (1 to 60) for another version than the one of If-None-Match'),
});
export const unchanged = z.null().describe('There is no other version than the one that you have');
export const streamHeaders = z.looseObject({
  'last-event-id': z.string().optional().describe('The last version seen: the stream goes on after it'),
});

/** Who acts needs a token; who looks is a spectator without one. */
export const secured = [{ token: [] }];
export const welcome: Record<string, string[]>[] = [{ token: [] }, {}];
/** Who creates something needs a key of the operator where API_KEYS=required says so; beside it a player's, where that is of use. */
export const keyed: Record<string, string[]>[] = [{ apiKey: [] }, {}];
export const keyedWelcome: Record<string, string[]>[] = [...welcome, { token: [], apiKey: [] }, { apiKey: [] }];

/** The token of the Authorization header; undefined without one. */
export function bearer(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const token = /^Bearer +([\w~+/.=-]{1,200})$/i.exec(authorization)?.[1];
  if (token) return token;
  throw new ApiError('UNAUTHORIZED', 'the Authorization header must read: Bearer <token>');
}

const KEY_HEADER = 'Idempotency-Key';
export function idempotencyKey(request: FastifyRequest): string | undefined {
  return checkedKey(request.headers['idempotency-key'], KEY_HEADER);
}
/** The key of a request without a token: a secret. */
export function secretIdempotencyKey(request: FastifyRequest): string | undefined {
  return secretKey(request.headers['idempotency-key'], KEY_HEADER);
}

/** An idempotency key that came in at `place`. */
export function checkedKey(key: unknown, place: string): string | undefined {
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x20-\x7e]{1,200}$/.test(key)) return key;
  throw faultAt(place, 'must be 1 to 200 printable characters');
}

/** The same where the key alone says who asks: whoever guesses one that somebody else has used would get their tokens. */
export function secretKey(given: unknown, place: string): string | undefined {
  const key = checkedKey(given, place);
  if (key === undefined || isUnguessable(key)) return key;
  throw faultAt(place, `whoever has this key gets the game's tokens, so it must be a secret: ${UNGUESSABLE}`);
}

/** The version of the If-Match header; undefined without one. */
function ifMatch(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined) return undefined;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  if (version !== undefined) return Number(version);
  throw faultAt('If-Match', 'must be one version in quotes, for instance "5"');
}

/** Versions that a caller has. */
export interface KnownVersions {
  versions: readonly number[];
  /** The caller says only that theirs is like it: the tag of a game that has not begun. */
  weak: readonly number[];
}

/** The versions of the If-None-Match header; undefined without one. What is no version matches nothing. */
export function ifNoneMatch({ headers }: FastifyRequest): KnownVersions | undefined {
  const header = headers['if-none-match'];
  if (header === undefined) return undefined;
  const tags = [...header.matchAll(/(W\/)?"(\d{1,9})"/g)];
  const of = (weak: boolean): number[] =>
    tags.filter(([, w]) => (w !== undefined) === weak).map(([, , v]) => Number(v));
  return { versions: of(false), weak: of(true) };
}

const WAIT = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,9})"?\s*(?:[,;]|$)/i;
const MAX_WAIT_S = 60;
/** The seconds that a caller would wait for (RFC 7240), within bounds; undefined: it would not. */
export function preferredWait({ headers: { prefer } }: FastifyRequest): number | undefined {
  const seconds = WAIT.exec(String(prefer ?? ''))?.[1];
  return seconds === undefined ? undefined : Math.min(Math.max(Number(seconds), 1), MAX_WAIT_S);
}

/** The version a request answers, from the header or from the body. */
export function versionOf(
  request: FastifyRequest,
  inBody: number | undefined,
): { expectedVersion: number | undefined; fromHeader: boolean } {
  const inHeader = ifMatch(request);
  if (inHeader !== undefined && inBody !== undefined && inHeader !== inBody) {
    throw faultAt('$.expectedVersion', `If-Match says ${inHeader}, but expectedVersion ${inBody}`);
  }
  return { expectedVersion: inHeader ?? inBody, fromHeader: inHeader !== undefined };
}

/** Whether a request asks for as short a reply as there is (RFC 7240). */
export const prefersMinimal = ({ headers: { prefer } }: FastifyRequest): boolean =>
  prefer !== undefined && MINIMAL.test(String(prefer));
const MINIMAL = /(?:^|[,;\s])return\s*=\s*"?minimal"?\s*(?:[,;]|$)/i;

/** Says that the reply to a move is as short as was asked. */
export function minimally(reply: FastifyReply): void {
  reply.header('preference-applied', 'return=minimal');
}

/** What a viewer sees is theirs alone and belongs to one version. */
export function privately(reply: FastifyReply, version?: number, open = false): void {
  reply.header('cache-control', 'private').header('vary', 'Authorization');
  // Before it begins a game changes without getting a version: who has that cannot be told that nothing is new.
  if (version !== undefined) reply.header('etag', open ? `W/"${version}"` : `"${version}"`);
}
