/** Schemas that are read in one form and published in another. */
import { z } from 'zod';

/**
 * Publishes a schema of what is sent in the form of another one: that says more to programs, while this one says in
 * better words what is wrong.
 * @param form a schema with an id
 */
export function publishedAs<S extends z.ZodType>(schema: S, form: z.ZodType): S {
  const id = z.globalRegistry.get(form)?.id;
  // What is sent is published under names of its own: see `nameOnce`.
  schema._zod.toJSONSchema = () => ({ $ref: `#/components/schemas/${id}Input` });
  // Nor would what it was made from, by adding checks, be published under it.
  delete schema._zod.parent;
  return schema;
}
