/** Each operation as a span, named by its kind and by fields of the schema: names and texts of documents are strangers'. */
import type { FastifyInstance } from 'fastify';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Tracing } from '../tracing/spans.js';
import type { Context } from './payloads.js';

/** Fields that a span names. */
const NAMED = 10;

/** Which kind of operation is executed: the named one, or the only one. */
function kindOf({ definitions }: DocumentNode, name: string | undefined): string {
  for (const definition of definitions)
    if (definition.kind === 'OperationDefinition' && (name === undefined || definition.name?.value === name))
      return definition.operation;
  return 'operation';
}

export function beginOperation(by: Tracing, document: DocumentNode, context: Context, fields: readonly string[]): void {
  const kind = kindOf(document, context.operation);
  const attributes = { 'graphql.operation.type': kind, 'arbiter.fields': [...new Set(fields)].slice(0, NAMED) };
  context.span = by.begin(`graphql ${kind}`, { attributes });
}

/** Ends the spans of operations, and makes what their fields do a part of them. */
export function spanOperations(app: FastifyInstance, schema: GraphQLSchema, by: Tracing): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve } = field;
      if (!resolve) continue;
      field.resolve = (source, args, context: Context, info) => {
        const work = () => resolve(source, args, context, info);
        return context.span ? by.within(context.span, work) : work();
      };
    }
  app.graphql.addHook('onResolution', async (execution, context) => {
    const { span } = context as unknown as Context;
    if (span && execution.errors?.length) by.failed(span, { name: 'GraphQLError' });
    span?.end();
  });
}
