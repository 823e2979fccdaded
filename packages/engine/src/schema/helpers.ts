/** Words tied to the types they write down: a field or alternative that a type gains is missed here by the compiler. */
import { z } from 'zod';
import { LIMITS } from '../language/limits.js';
import type { Word } from './words.js';

type KeysOf<T> = T extends unknown ? keyof T : never;
type Headed<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T : never) : never;
/** One word for each alternative of a union, by its first key; the other fields are that word's parameters. */
export type Heads<T, Skip extends PropertyKey = never> = {
  [K in Exclude<KeysOf<Exclude<T, string | number>>, Skip>]: Word<Headed<Exclude<T, string | number>, K>>;
};
/** One word for each alternative of a union, by its tag. */
export type Tags<T, Tag extends keyof T> = {
  [K in T[Tag] & string]: Word<Omit<Extract<T, { [t in Tag]: K }>, Tag>>;
};

export const pair = <A, B>(a: z.ZodType<A>, b: z.ZodType<B>) => z.tuple([a, b]);
export const list = <T>(item: z.ZodType<T>, min = 1) => z.array(item).min(min).max(LIMITS.items);
