/** GraphQL: `POST /graphql`, subscriptions over graphql-transport-ws. */
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import {
  type DocumentNode,
  defaultFieldResolver,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import mercurius from 'mercurius';
import { type ApiError, cut } from '../errors.js';
import { sayWhen, toApiError } from '../plugins/errors.js';
import { allowanceOf } from '../plugins/rate-limit.js';
import { bearer } from '../rest/request.js';
import { faultAt } from '../schemas/parse.js';
import { tracing } from '../tracing/spans.js';
import { abstractTypes } from './abstract.js';
import { chosenProtocol, PROTOCOLS, registerWebsockets } from './connections.js';
import { documentLimits, MAX_QUERY, MAX_TOKENS, refuse } from './limits.js';
import { checkAddress, checkParameters, chooseType, unexecuted } from './over-http.js';
import type { Context } from './payloads.js';
import { resolvers, shaped } from './resolvers.js';
import { tolerant, typeDefsFor } from './schema.js';
import { beginOperation, spanOperations } from './spans.js';
import { COMPUTING, rootFields, Work } from './work.js';

/** Fields of the root that look games up. */
const LOOKING = new Set(['game', 'games', 'myGames']);

/** Fields of the root that look at no token by themselves. */
const OPEN = new Set(['rulesets', 'rule', 'cards', 'card', 'decks', 'deck', 'validateDeck', 'games']);

/** Documents that are kept for when they come again, and faults that are named of one. */
const MAX_REMEMBERED = 64;
const MAX_FAULTS = 20;

/** The same copy of the library as the one that made the schema. */
const { specifiedRules, validate } = createRequire(import.meta.url)('graphql') as typeof import('graphql');

/** A query that comes again is compiled; one that comes once isn't worth it. */
const COMPILE_AFTER = 2;

/** Compiled queries are remembered by their text alone: one with several operations must be executed as it is. */
const hasOneOperation = ({ definitions }: DocumentNode): boolean =>
  definitions.filter(({ kind }) => kind === 'OperationDefinition').length === 1;

/** There may be two copies of the library, so the name tells whose an error is, not its class. */
const isGraphQLs = (error: unknown): error is GraphQLError => (error as Error | null)?.name === 'GraphQLError';

/** What is wrong with a document that cannot be executed, as the library gives it. */
function faultsOfDocument(error: Error): unknown[] | undefined {
  const { errors } = error as { errors?: unknown };
  return Array.isArray(errors) ? errors : undefined;
}

/** Errors as clients see them: ours with their code, GraphQL's own as they are, anything else masked. */
function presentable(error: GraphQLError): GraphQLError[] {
  const { originalError, nodes, path } = error;
  if (!originalError || isGraphQLs(originalError)) {
    const { source, positions, extensions } = error;
    const more = {
      nodes,
      source,
      positions,
      path,
      extensions: { ...extensions, code: extensions?.code ?? 'INVALID_INPUT' },
    };
    // The library repeats whole what it was given.
    return [new GraphQLError(cut(error.message), more)];
  }
  // A document that cannot be executed brings the faults of the document, each with its place.
  const faults = faultsOfDocument(originalError);
  if (faults) return faults.flatMap((fault) => presentable(asGraphQLError(fault)));
  const refusal = toApiError(originalError as ApiError);
  return [new GraphQLError(refusal.message, { nodes, path, extensions: { ...refusal.toBody() } })];
}

/** Faults of a request's form come as objects with a message alone. */
const asGraphQLError = (fault: unknown): GraphQLError => (isGraphQLs(fault) ? fault : refuse((fault as Error).message));

const tooLong = (source: unknown): boolean => typeof source === 'string' && source.length > MAX_QUERY;
const refuseLongQuery = (source: unknown): void => {
  if (tooLong(source)) throw refuse(`a query has at most ${MAX_QUERY} characters`, 'TOO_LARGE');
};

/** The library takes a text that is JSON for a document that was parsed already; whoever sends one gets round the parser. */
const JSON_TEXT = /^\s*(?:[[\d"-]|\{\s*["}]|(?:true|false|null)\s*$)/;
const refuseParsed = (source: unknown): void => {
  if (typeof source !== 'string' || JSON_TEXT.test(source)) throw refuse('Syntax Error: a query is a GraphQL document');
};

/** The library would tell the console of any other, in the stranger's own words. */
function checkProtocol(offered = ''): void {
  if (chosenProtocol(offered.split(',').map((name) => name.trim()))) return;
  throw faultAt('Sec-WebSocket-Protocol', `must be ${PROTOCOLS.join(' or ')}`);
}

/** What the library would take for our fault. */
function checkRequest({ method, query, body, headers }: FastifyRequest, reply: FastifyReply): void {
  if (headers.upgrade?.toLowerCase() === 'websocket') {
    checkProtocol(headers['sec-websocket-protocol']);
    return;
  }
  const given = (method === 'GET' ? query : body) as { [name: string]: unknown } | string | undefined;
  if (Array.isArray(given)) throw faultAt('$', 'batches are not served: send one request for each query');
  const source = typeof given === 'string' ? given : given?.query;
  if (source === undefined || source === null) throw faultAt('$.query', 'is required', 'REQUIRED');
  if (typeof source !== 'string') throw faultAt('$.query', 'a query is a text', 'WRONG_TYPE');
  if (typeof given !== 'object') return;
  // In an address variables are texts, which the library reads.
  if (method !== 'GET') checkParameters(given);
  else if (!tooLong(source)) checkAddress(source, given.operationName, reply, { maxTokens: MAX_TOKENS });
  forgetTypeNames(given.variables);
}

/** Clients ask for the names of types by themselves, and send them back with what they got; no input type has a place for them. */
function forgetTypeNames(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) delete (value as { __typename?: unknown }).__typename;
  for (const child of Object.values(value)) forgetTypeNames(child);
}

/** A reply comes once; what goes on coming needs a connection that stays. */
function refuseSubscription(document: DocumentNode): void {
  const asked = document.definitions.some((d) => d.kind === 'OperationDefinition' && d.operation === 'subscription');
  if (asked) throw faultAt('$.query', 'subscriptions are served over a websocket, by graphql-transport-ws');
}

/** Subscriptions are not checked by the library before they are executed. */
function checkSubscription(schema: GraphQLSchema, document: DocumentNode): void {
  const source = document.loc?.source?.body;
  if (typeof source !== 'string') throw refuse('a query is a text');
  refuseLongQuery(source);
  const [fault] = validate(schema, document, [...specifiedRules, documentLimits], { maxErrors: 1 });
  if (fault) throw presentable(fault)[0];
}

export const graphqlInterface = plugin(async (app, options: { perMinute: number }) => {
  await registerWebsockets(app, options.perMinute);
  const games = app.services.catalogue.rulesets();
  await app.register(mercurius, {
    schema: typeDefsFor(games),
    resolvers: { ...resolvers, ...abstractTypes(games) } as never,
    allowBatchedQueries: false,
    validationRules: [documentLimits],
    // Whoever sends ever other documents must not fill the memory with them, nor with what is wrong with each.
    cache: MAX_REMEMBERED,
    graphql: { parseOptions: { maxTokens: MAX_TOKENS }, validateOptions: { maxErrors: MAX_FAULTS } },
    jit: COMPILE_AFTER,
    additionalRouteOptions: {
      preValidation: async (request, reply) => checkRequest(request, reply),
      preHandler: async (request, reply) => chooseType(request, reply),
    },
    context: (request: FastifyRequest): Context => contextOf(app, request),
    subscription: {
      // The token comes in connection_init, as {token} or {authorization: "Bearer …"}.
      onConnect: ({ payload }: { payload?: Record<string, unknown> }) => ({ token: tokenIn(payload) }),
      context: (_connection: unknown, request: FastifyRequest) => ({ app, ip: request.ip }) as never,
    },
    errorFormatter: (execution, context) => {
      const errors = (execution.errors ?? []).flatMap((e) => presentable(e as GraphQLError));
      const thrown = (execution.errors ?? [])
        .flatMap(({ originalError: e }) => (e && !faultsOfDocument(e) ? [toApiError(e as ApiError)] : []))
        .find(({ code }) => code !== 'INTERNAL');
      const { reply } = context as { reply?: FastifyReply };
      if (reply && thrown) sayWhen(reply, thrown);
      const said = errors.map((e) => e.toJSON()) as never[];
      // A document that can't be executed at all is a bad request; refusals inside it are not.
      if (!execution.data) return unexecuted(reply, thrown?.status, said);
      return { statusCode: 200, response: { data: execution.data, errors: said } };
    },
  });
  tolerant(app.graphql.schema);
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
    refuseLongQuery(source);
    refuseParsed(source);
  });
  inTurns(app.graphql.schema);
  const by = tracing();
  if (by) spanOperations(app, app.graphql.schema, by);
  app.graphql.addHook('preExecution', async (schema, document, context, variables) => {
    refuseSubscription(document);
    const asked = context as unknown as Context;
    const fields = rootFields(schema, document, variables, asked.operation) ?? [];
    if (fields.some((name) => OPEN.has(name))) await app.services.players.access.refuseRevoked(asked.token);
    asked.work.begin(fields);
    if (by) beginOperation(by, document, asked, fields);
    return hasOneOperation(document) ? undefined : { document };
  });
  app.graphql.addHook('preSubscriptionExecution', async (schema, document) => checkSubscription(schema, document));
});

function contextOf(app: FastifyInstance, request: FastifyRequest): Context {
  const { operationName } = ((request.method === 'GET' ? request.query : request.body) ?? {}) as Record<
    string,
    unknown
  >;
  const key = { of: app.services.apiKeys, ref: request.apiKey, allowance: allowanceOf(request.apiKey) };
  const work = new Work(app.limiter, app.turns.of(request), app.clients.of(request.raw), key);
  const operation = typeof operationName === 'string' ? operationName : undefined;
  return { app, token: bearer(request), ip: request.ip, work, operation };
}

/** Looking at games and running rules is done in turns: a request with several such fields does not hold up all others. */
function inTurns(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { name, resolve } = field;
      const computing = COMPUTING.has(name);
      if (!resolve || !(computing || LOOKING.has(name))) continue;
      field.resolve = (source, args, context: Context, info) => {
        const compute = () => resolve(source, args, context, info);
        return computing ? context.work.granted(compute) : context.work.inTurn(compute);
      };
    }
}

/** A token of any other kind than text fits no seat, and is refused as such. */
function tokenIn(payload: Record<string, unknown> | undefined): string | undefined {
  const { token, authorization, Authorization } = payload ?? {};
  const given = token ?? authorization ?? Authorization;
  if (given == null) return undefined;
  // To ask a stranger's object for its text is to run what it says.
  return typeof given === 'string' ? given.replace(/^Bearer +/i, '') : 'none';
}
