/**
 * How GraphQL is sent over HTTP, by what a client accepts (the specification "GraphQL over HTTP"): whoever accepts its own
 * media type gets statuses and no `data` where nothing was executed; whoever accepts plain JSON alone gets 200.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
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
