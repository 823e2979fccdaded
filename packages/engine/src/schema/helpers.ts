/** Short schemas. */
import { z } from 'zod';
import { LIMITS } from '../language/limits.js';

export const pair = <A, B>(a: z.ZodType<A>, b: z.ZodType<B>) => z.tuple([a, b]);
export const list = <T>(item: z.ZodType<T>, min = 1) => z.array(item).min(min).max(LIMITS.items);
export const scalar = z.union([z.string().max(LIMITS.name), z.number(), z.boolean(), z.null()]);
