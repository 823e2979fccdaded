/** GraphQL: `POST /graphql`, GraphiQL at `/graphiql`, subscriptions over graphql-transport-ws. */
import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { defaultFieldResolver, GraphQLError, type GraphQLObjectType } from 'graphql';
import mercurius from 'mercurius';
import { ApiError } from '../errors.js';
import { toApiError } from '../plugins/errors.js';
import { bearer } from '../rest/request.js';
import { aliasLimit, MAX_DEPTH, MAX_QUERY, rootFieldLimit } from './limits.js';
import { type Context, resolvers, shaped } from './resolvers.js';

/** The schema lies beside the package: it is the published document as well. */
export const typeDefs = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

/** Errors as clients see them: ours with their code, GraphQL's own as they are, anything else masked. */
function presentable(error: GraphQLError): GraphQLError {
  const { originalError } = error;
  if (!originalError || originalError instanceof GraphQLError) {
    const code = error.extensions?.code ?? 'INVALID_INPUT';
    return new GraphQLError(error.message, { nodes: error.nodes, path: error.path, extensions: { code } });
  }
  const refusal = toApiError(originalError as ApiError);
  return new GraphQLError(refusal.message, {
    nodes: error.nodes,
    path: error.path,
    extensions: { ...refusal.toBody() },
  });
}

export const graphqlInterface = plugin(async (app) => {
  await app.register(mercurius, {
    schema: typeDefs,
    resolvers: resolvers as never,
    graphiql: true,
    queryDepth: MAX_DEPTH,
    allowBatchedQueries: false,
    validationRules: [aliasLimit, rootFieldLimit],
    context: (request: FastifyRequest): Context => ({ app, token: bearer(request), ip: request.ip }),
    subscription: {
      // The token comes in connection_init, as {token} or {authorization: "Bearer …"}.
      onConnect: ({ payload }: { payload?: Record<string, unknown> }) => ({ token: tokenIn(payload) }),
      context: (_connection: unknown, request: FastifyRequest) => ({ app, ip: request.ip }) as never,
    },
    errorFormatter: (execution, _context) => {
      const errors = (execution.errors ?? []).map((e) => presentable(e as GraphQLError));
      const thrown = execution.errors?.find((e) => e.originalError instanceof ApiError)?.originalError as
        | ApiError
        | undefined;
      // A document that can't be executed at all is a bad request; refusals inside it are not.
      const status = execution.data ? 200 : (thrown?.status ?? 400);
      return {
        statusCode: status,
        response: { data: execution.data ?? null, errors: errors.map((e) => e.toJSON()) as never },
      };
    },
  });
  for (const [type, field, shape] of shaped) {
    const fields = (app.graphql.schema.getType(type) as GraphQLObjectType).getFields();
    const target = fields[field];
    if (!target) throw new Error(`the schema has no ${type}.${field}`);
    const resolve = target.resolve ?? defaultFieldResolver;
    target.resolve = async (...args) => {
      const value = await resolve(...args);
      return value == null ? value : shape(value as never);
    };
  }
  app.graphql.addHook('preParsing', async (_schema, source) => {
    if (source.length > MAX_QUERY)
      throw new GraphQLError(`a query has at most ${MAX_QUERY} characters`, { extensions: { code: 'TOO_LARGE' } });
  });
});

function tokenIn(payload: Record<string, unknown> | undefined): string | undefined {
  const { token, authorization, Authorization } = payload ?? {};
  if (typeof token === 'string') return token.replace(/^Bearer +/i, '');
  const header = authorization ?? Authorization;
  return typeof header === 'string' ? header.replace(/^Bearer +/i, '') : undefined;
}
