/** What resolvers share: the input as the services take it, and refusals as data. */
import { isPrototypeKey } from '@arbiter/engine';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError, type ErrorBody } from '../errors.js';
import { toApiError } from '../plugins/errors.js';
import { prototypeKey } from '../plugins/json.js';
import type { Work } from './work.js';

export interface Context {
  app: FastifyInstance;
  token: string | undefined;
  ip: string;
  /** What the request may compute. */
  work: Work;
  /** Which operation of several is meant. */
  operation: string | undefined;
  /** To whom the answer goes; whoever subscribes has none. */
  reply?: FastifyReply;
  /** Where spans are made, that of the operation. */
  span?: Span;
}
export type Args = Record<string, unknown>;

/** GraphQL gives objects without a prototype, and null for what is left out. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([k, v]) => {
      if (isPrototypeKey(k)) throw prototypeKey([k]);
      return [k, plain(v)];
    }),
  );
}
export const given = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(plain(input) as object).filter(([, v]) => v !== null && v !== undefined));

/** Runs a mutation; whatever is refused becomes `userErrors` beside an otherwise empty payload. */
export async function payload<T extends object>(
  { app, token }: Context,
  empty: T,
  work: () => Promise<Partial<T>>,
): Promise<T & { userErrors: ErrorBody[] }> {
  try {
    await app.services.players.access.refuseRevoked(token);
    return { ...empty, userErrors: [], ...(await work()) };
  } catch (thrown) {
    const error = toApiError(thrown as ApiError);
    if (error.code === 'INTERNAL') app.log.error({ err: thrown }, 'a GraphQL field failed');
    return { ...empty, userErrors: [error.toBody()] };
  }
}

/** A request that was applied in part, and a line, carry the refusal that ended them. */
export const ending = (
  error: { code: string; detail: string; rules: string[] } | null,
): { userErrors: ErrorBody[] } => ({
  userErrors: error ? [{ answer: null, decision: null, errors: [], ...error } as unknown as ErrorBody] : [],
});

/** What does not exist is null, as GraphQL has it. */
export async function orNull<T>(find: () => T | Promise<T>): Promise<T | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** GraphQL makes a list of the one text that is for all seats. */
function optionsIn(options: object): Record<string, unknown> {
  const { autoPass, clock, ...rest } = given(options);
  const others = clock === undefined ? rest : { ...rest, clock: given(clock as object) };
  if (autoPass === undefined) return others;
  return { ...others, autoPass: Array.isArray(autoPass) && autoPass.length === 1 ? autoPass[0] : autoPass };
}

/** What is given of a new game, as REST has it. */
export function newGame({ seats, options, ...body }: Args): Args {
  return {
    ...body,
    ...(seats === undefined ? {} : { seats: (seats as object[]).map(given) }),
    ...(options === undefined ? {} : { options: optionsIn(options as object) }),
  };
}
