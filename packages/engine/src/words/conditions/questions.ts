/** Conditions that ask about the game. */
import { z } from 'zod';
import type { CompareOp, Filter, Ref, Value } from '../../language/types.js';
import { isActive, isOpponent } from '../../machine/teams.js';
import { defineCondition, NONE, UNKNOWN } from '../../machine/words.js';
import { NOBODY, youOf } from '../../state/perspective.js';
import { comparison, list, pair } from '../helpers.js';
import { timesPaid } from '../values/paid.js';

declare module '../../language/types.js' {
  interface Conditions {
    exists: { exists: Filter; atLeast?: number };
    compare: { compare: [Value, CompareOp, Value] };
    is: { is: [Ref, Filter] };
    turnOf: { turnOf: 'you' | 'opponent' };
    /** A cost with this name was paid as it was put on the stack. */
    paid: { paid: string };
    /** One of these steps, or phases without steps, goes on. */
    during: { during: string[] };
  }
}

export const exists = defineCondition('exists', {
  description: 'Something fits a filter, or at least so many do.',
  example: { exists: { controller: 'you' }, atLeast: 3 },
  params: (p) => ({ exists: p.filter, atLeast: p.count.optional() }),
  compile({ exists: filter, atLeast = 1 }, compiler) {
    const find = compiler.each(filter);
    return (g, by) => find(g, by).length >= atLeast;
  },
  reads: (condition, reader) => reader.filter(condition.exists),
  text: ({ exists: filter, atLeast = 1 }, say) => `there are ${atLeast} or more ${say.filter(filter)}`,
});

export const compare = defineCondition('compare', {
  description: 'Two values compare so.',
  example: { compare: [{ countOf: 'players' }, '>=', 3] },
  params: (p) => ({ compare: z.tuple([p.value, p.compare, p.value]) }),
  compile({ compare: [one, op, other] }, compiler) {
    const compares = comparison(op);
    const [a, b] = [compiler.value(one), compiler.value(other)];
    return (g, by) => compares(a(g, by), b(g, by));
  },
  reads: () => UNKNOWN,
  text: ({ compare: [a, op, b] }, say) => `${say.value(a)} ${op} ${say.value(b)}`,
});

/** Whether a filter says in which zone something is. */
const saysWhere = (filter: Filter): boolean => [filter].flat().some((clause) => 'zone' in clause);

export const is = defineCondition('is', {
  description: 'What is referred to is there and fits a filter.',
  example: { is: ['self', { controller: 'you' }] },
  params: (p) => ({ is: pair(p.ref, p.filter) }),
  compile({ is: [ref, filter] }, compiler) {
    const [find, test] = [compiler.ref(ref), compiler.filter(filter)];
    // Of a source that has left it is asked what it was like; but where it is means now, and it is there no more (mtg 608.2h).
    const isNow = ref === 'self' && saysWhere(filter);
    return (g, by) => {
      const found = find(g, by);
      if (isNow && g.find(by.source) === undefined) return false;
      return found.length > 0 && found.every((e) => test(g, e, by));
    };
  },
  reads: ({ is: [ref, filter] }, reader) => (typeof ref === 'string' ? reader.filter(filter) : UNKNOWN),
  text: ({ is: [ref, filter] }, say) => `${say.ref(ref)} is ${say.filter(filter)}`,
});

export const turnOf = defineCondition('turnOf', {
  description: "It is your turn, or an opponent's.",
  example: { turnOf: 'opponent' },
  params: () => ({ turnOf: z.enum(['you', 'opponent']) }),
  compile({ turnOf: who }) {
    if (who === 'opponent') return (g, by) => isOpponent(g, g.active, by);
    return (g, by) => youOf(by) !== NOBODY && isActive(g, youOf(by));
  },
  reads: () => NONE,
  text: ({ turnOf: who }) => (who === 'you' ? 'it is your turn' : "it is an opponent's turn"),
});

export const during = defineCondition('during', {
  description: 'One of these steps, or of the phases without steps, goes on; whose turn it is, is another question.',
  example: (n) => ({ during: [n.step] }),
  params: (p) => ({ during: list(p.step) }),
  compile:
    ({ during: steps }) =>
    (g) =>
      steps.includes(g.turn.step ?? g.turn.phase ?? ''),
  reads: () => NONE,
  text: ({ during: steps }) => `it is ${steps.join(' or ')}`,
});

export const paid = defineCondition('paid', {
  description: 'An optional cost with this name was paid.',
  example: { paid: 'kicker' },
  params: (p) => ({ paid: p.name }),
  compile:
    ({ paid: cost }) =>
    (g, by) =>
      timesPaid(g, cost, by) > 0,
  reads: () => NONE,
  text: ({ paid: cost }) => `${cost} was paid`,
});
