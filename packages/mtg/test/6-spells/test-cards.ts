/** Builders for cards that only tests have. */
import type { Effect, Filter } from '@arbiter/engine';

export * from '../../src/language/builders.js';
/** Search your library for a card of this kind. */
export const search = (more: { filter: Filter; to: string }): Effect => ({ do: 'search', who: 'you', ...more });
