/** What resolvers share: the input as the services take it, and refusals as data. */
import { isPrototypeKey } from '@arbiter/engine';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type { ApiError, ErrorBody } from '../errors.js';
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
  { app }: Context,
  empty: T,
  work: () => Promise<Partial<T>>,
): Promise<T & { userErrors: ErrorBody[] }> {
  try {
    return { ...empty, userErrors: [], ...(await work()) };
  } catch (thrown) {
    const error = toApiError(thrown as ApiError);
    if (error.code === 'INTERNAL') app.log.error({ err: thrown }, 'a GraphQL field failed');
    return { ...empty, userErrors: [error.toBody()] };
  }
}
