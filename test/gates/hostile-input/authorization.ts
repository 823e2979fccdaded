/** Asks every cell of the matrix. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { asking, FIELDS, KINDS, place, ROUTES } from './matrix.js';
import { type OpenApi, routesOf } from './openapi.js';

/** What came out otherwise than the matrix says, and how many cells were asked. */
export interface Checked {
  cells: number;
  differences: string[];
}

/** A stream goes on and on, so only its beginning is asked for, over a real connection. */
async function statusOfStream(app: FastifyInstance, url: string, token: string | undefined): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const stop = new AbortController();
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await fetch(`http://127.0.0.1:${port}${url}`, { headers, signal: stop.signal });
  stop.abort();
  return reply.status;
}

export async function checkRoutes(app: FastifyInstance): Promise<Checked> {
  const routes = routesOf((await app.inject('/v1/openapi.json')).json<OpenApi>());
  const checked: Checked = { cells: 0, differences: [] };
  const shared = await place(app);
  for (const route of routes) {
    const cell = ROUTES[route.operationId];
    if (!cell) checked.differences.push(`${route.method} ${route.path} is not in the matrix`);
    for (const [i, kind] of KINDS.entries()) {
      if (!cell) continue;
      const here = cell.changes ? await place(app) : shared;
      const { url = route.path, body } = cell.request(here);
      const token = here.tokens[kind];
      const status = route.operationId.startsWith('stream')
        ? await statusOfStream(app, url, token)
        : (await app.inject(asking(route.method, url, token, body))).statusCode;
      checked.cells++;
      if (status !== cell.outcomes[i])
        checked.differences.push(`${route.operationId}, ${kind}: ${status}, not ${cell.outcomes[i]}`);
    }
  }
  return checked;
}

export async function checkFields(app: FastifyInstance): Promise<Checked> {
  const introspected = await app.inject(asking('POST', '/graphql', undefined, { query: getIntrospectionQuery() }));
  const schema = buildClientSchema(introspected.json<{ data: IntrospectionQuery }>().data);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const names = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`));
  const checked: Checked = { cells: 0, differences: [] };
  const shared = await place(app);
  for (const name of names) {
    const cell = FIELDS[name];
    if (!cell) checked.differences.push(`${name} is not in the matrix`);
    for (const [i, kind] of KINDS.entries()) {
      if (!cell) continue;
      const here = cell.changes ? await place(app) : shared;
      const { body } = cell.request(here);
      const reply = await app.inject(asking('POST', '/graphql', here.tokens[kind], body));
      const { data, errors = [] } = reply.json<{
        data: Record<string, { userErrors?: { code: string }[] }> | null;
        errors?: { extensions: { code: string } }[];
      }>();
      const got = errors[0]?.extensions.code ?? Object.values(data ?? {})[0]?.userErrors?.[0]?.code ?? 'data';
      checked.cells++;
      if (got !== cell.outcomes[i]) checked.differences.push(`${name}, ${kind}: ${got}, not ${cell.outcomes[i]}`);
    }
  }
  return checked;
}
