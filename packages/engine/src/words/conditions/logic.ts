/** Conditions made of conditions. */
import type { Condition } from '../../language/types.js';
import { defineCondition } from '../../machine/words.js';
import { list } from '../helpers.js';

declare module '../../language/types.js' {
  interface Conditions {
    not: { not: Condition };
    all: { all: Condition[] };
    any: { any: Condition[] };
  }
}

export const not = defineCondition('not', {
  description: 'The condition does not hold.',
  example: { not: { turnOf: 'you' } },
  params: (p) => ({ not: p.condition }),
  compile(condition, compiler) {
    const holds = compiler.condition(condition.not);
    return (g, by) => !holds(g, by);
  },
  reads: (condition, reader) => reader.condition(condition.not),
  text: (condition, say) => `not: ${say.condition(condition.not)}`,
});

export const all = defineCondition('all', {
  description: 'All hold.',
  example: { all: [{ turnOf: 'you' }] },
  params: (p) => ({ all: list(p.condition) }),
  compile(condition, compiler) {
    const list = condition.all.map((c) => compiler.condition(c));
    return (g, by) => list.every((holds) => holds(g, by));
  },
  reads: (condition, reader) => reader.conditions(condition.all),
  text: (condition, say) => condition.all.map((c) => say.condition(c)).join(' and '),
});

export const any = defineCondition('any', {
  description: 'One holds.',
  example: { any: [{ turnOf: 'you' }] },
  params: (p) => ({ any: list(p.condition) }),
  compile(condition, compiler) {
    const list = condition.any.map((c) => compiler.condition(c));
    return (g, by) => list.some((holds) => holds(g, by));
  },
  reads: (condition, reader) => reader.conditions(condition.any),
  text: (condition, say) => condition.any.map((c) => say.condition(c)).join(' or '),
});
