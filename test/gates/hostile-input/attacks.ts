/** All kinds of requests together, as what the service publishes of itself says. */
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { damagedRequests } from './corpus.js';
import { garbage } from './garbage.js';
import { documentsOf } from './graphql.js';
import { type OpenApi, requestsTo, routesOf } from './openapi.js';
import type { Attack } from './request.js';

export async function attacksOn(app: FastifyInstance): Promise<fc.Arbitrary<Attack>> {
  const document = (await app.inject('/v1/openapi.json')).json<OpenApi>();
  const streams = (route: { operationId: string }): boolean => route.operationId === 'stream';
  const published = routesOf(document).filter((route) => !streams(route));
  const schema = await app.inject({ method: 'POST', url: '/graphql', payload: { query: getIntrospectionQuery() } });
  const graphql = documentsOf(buildClientSchema(schema.json<{ data: IntrospectionQuery }>().data));
  return fc.oneof(
    { weight: 5, arbitrary: fc.oneof(...published.map((route) => requestsTo(document, route))) },
    { weight: 5, arbitrary: damagedRequests },
    { weight: 3, arbitrary: graphql },
    { weight: 3, arbitrary: garbage },
  );
}
