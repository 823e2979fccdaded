/** Filters made of filters. */
import type { Filter } from '../../language/types.js';
import { defineFilter } from '../../machine/words.js';
import { list } from '../helpers.js';

declare module '../../language/types.js' {
  interface Filters {
    not: { not: Filter };
    any: { any: Filter[] };
  }
}

export const not = defineFilter('not', {
  description: 'Does not fit the filter.',
  example: { not: { player: 'you' } },
  params: (p) => ({ not: p.filter }),
  compile(clause, compiler) {
    const test = compiler.filter(clause.not);
    return (g, entity, by) => !test(g, entity, by);
  },
  reads: (clause, reader) => reader.filter(clause.not),
  text: (clause, say) => `not ${say.filter(clause.not)}`,
});

export const any = defineFilter('any', {
  description: 'Fits one of the filters.',
  example: { any: [{ self: true }, { player: 'any' }] },
  params: (p) => ({ any: list(p.filter) }),
  compile(clause, compiler) {
    const tests = clause.any.map((filter) => compiler.filter(filter));
    return (g, entity, by) => tests.some((test) => test(g, entity, by));
  },
  reads: (clause, reader) => reader.filters(clause.any),
  isPlace: (clause, isPlace) => clause.any.every(isPlace),
  fits(clause, fits) {
    const [first, ...more] = clause.any.map(fits);
    return more.every((kind) => kind === first) ? first : undefined;
  },
  zones(clause, zonesOf, _predicate, field) {
    const named = clause.any.map(zonesOf);
    // Of several where one names a zone, the others are about the field as they would be by themselves.
    return named.some((one) => one.length > 0) ? named.flatMap((one) => (one.length > 0 ? one : [field])) : [];
  },
  text: (clause, say) => clause.any.map((filter) => say.filter(filter)).join(' or '),
});
