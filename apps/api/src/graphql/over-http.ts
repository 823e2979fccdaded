/**
 * How GraphQL is sent over HTTP, by what a client accepts (the specification "GraphQL over HTTP"): whoever accepts its own
 * media type gets statuses and no `data` where nothing was executed; whoever accepts plain JSON alone gets 200.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, type ParseOptions, parse } from 'graphql';
import { ApiError } from '../errors.js';
import { faultAt } from '../schemas/parse.js';

const OWN = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

const accepts = ({ headers }: FastifyRequest, type: string): boolean => headers.accept?.includes(type) ?? false;
/** Such a client knows from the body alone whether something was executed. */
const acceptsPlainOnly = (request: FastifyRequest): boolean => accepts(request, JSON_TYPE) && !accepts(request, OWN);

/** Answers in the media type that is asked for. */
export function chooseType(request: FastifyRequest, reply: FastifyReply): void {
  if (accepts(request, OWN)) reply.type(`${OWN}; charset=utf-8`);
}

/**
 * What is answered where nothing was executed.
 * @param refused the status of a refusal of ours, such as too many requests; undefined: the document itself is at fault
 */
export function unexecuted<E>(reply: FastifyReply | undefined, refused: number | undefined, errors: E[]) {
  if (!reply) return { statusCode: refused ?? 400, response: { data: null, errors } };
  const { request } = reply;
  // What failed has lost the type that was chosen for it.
  chooseType(request, reply);
  return {
    statusCode: refused ?? (acceptsPlainOnly(request) ? 200 : 400),
    response: accepts(request, OWN) ? { errors } : { data: null, errors },
  };
}

/** What the specification says of the fields of a request beside its query; null is as good as absent. */
export function checkParameters(given: { [name: string]: unknown }): void {
  for (const name of ['operationName', 'variables', 'extensions']) if (given[name] === null) delete given[name];
  const { operationName, variables, extensions } = given;
  if (operationName !== undefined && typeof operationName !== 'string')
    throw faultAt('$.operationName', 'the name of an operation is a text', 'WRONG_TYPE');
  for (const [name, value] of Object.entries({ variables, extensions }))
    if (value !== undefined && (typeof value !== 'object' || Array.isArray(value)))
      throw faultAt(`$.${name}`, 'is an object', 'WRONG_TYPE');
}

/**
 * What is asked with GET must be one query: whoever follows a link, or looks ahead, changes nothing. The library would answer
 * a mutation with another status than the specification says, and fails where the operation that is meant is not there.
 */
export function checkAddress(source: string, operationName: unknown, reply: FastifyReply, options: ParseOptions): void {
  const document = parsed(source, options);
  if (!document) return;
  const operation = getOperationAST(document, typeof operationName === 'string' ? operationName : undefined);
  if (!operation) throw faultAt('$.operationName', 'the query has no such operation, or must say which of several');
  if (operation.operation !== 'mutation') return;
  reply.header('allow', 'POST');
  throw new ApiError('INVALID_INPUT', 'a mutation is sent with POST', { status: 405 });
}

/** Undefined: it is no document, which is said where it is read to be executed. */
function parsed(source: string, options: ParseOptions): ReturnType<typeof parse> | undefined {
  try {
    return parse(source, options);
  } catch {
    return undefined;
  }
}
