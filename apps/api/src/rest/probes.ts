/** What is asked by those who run the service, as the document says it: their routes lie outside of it. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';

const schemaOf = (schema: z.ZodType): OpenAPIV3_1.SchemaObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest as OpenAPIV3_1.SchemaObject;
};
const health = schemaOf(
  z.object({
    status: z.enum(['ok', 'degraded']).describe('Whether all is well'),
    database: z.literal('away').optional().describe('Where the database does not answer'),
  }),
);
const ready = schemaOf(z.object({ status: z.literal('ready').describe('That it is') }));

const json = (description: string, schema: OpenAPIV3_1.SchemaObject): OpenAPIV3_1.ResponseObject => ({
  description,
  content: { 'application/json': { schema } },
});
const problem = (description: string): OpenAPIV3_1.ResponseObject => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const common = { tags: ['running'], security: [] };
const tooMany = { 429: problem('Too many requests') };

export const probes: Record<string, object> = {
  '/health': {
    get: {
      ...common,
      operationId: 'health',
      summary: 'Whether the process answers; it says whether the database does',
      responses: { 200: json('It does', health), ...tooMany },
    },
  },
  '/ready': {
    get: {
      ...common,
      operationId: 'ready',
      summary: 'Whether games can be played now',
      responses: { 200: json('They can', ready), 503: problem('The database does not answer'), ...tooMany },
    },
  },
  '/metrics': {
    get: {
      ...common,
      operationId: 'metrics',
      summary: 'Figures for Prometheus',
      description:
        'For callers on the same machine, or with the token of `METRICS_TOKEN`; with `METRICS_PORT` on that port alone.',
      security: [{ token: [] }, {}],
      responses: {
        200: { description: 'The figures', content: { 'text/plain': { schema: { type: 'string' } } } },
        401: problem('Not the token of `METRICS_TOKEN`'),
        404: problem('They are not for you, or not at this port'),
        ...tooMany,
      },
    },
  },
};
