/** Values made of values. */
import { z } from 'zod';
import type { Value } from '../../language/types.js';
import { defineValue } from '../../machine/words.js';
import { list, pair } from '../helpers.js';

declare module '../../language/types.js' {
  interface Values {
    sum: { sum: Value[] };
    least: { least: Value[] };
    most: { most: Value[] };
    times: { times: [Value, Value] };
    negative: { negative: Value };
    signed: { signed: Value };
    quotient: { quotient: [Value, Value]; round: 'up' | 'down' };
    half: { half: Value; round: 'up' | 'down' };
  }
}

export const sum = defineValue('sum', {
  description: 'Values added up.',
  example: { sum: [1, { countOf: 'players' }] },
  params: (p) => ({ sum: list(p.value) }),
  compile(value, compiler) {
    const amounts = value.sum.map((v) => compiler.value(v));
    return (g, by) => amounts.reduce((total, amount) => total + amount(g, by), 0);
  },
  text: (value, say) => value.sum.map((v) => say.value(v)).join(' plus '),
});

export const least = defineValue('least', {
  description: 'The least of values.',
  example: { least: [3, { countOf: 'players' }] },
  params: (p) => ({ least: list(p.value) }),
  compile(value, compiler) {
    const amounts = value.least.map((v) => compiler.value(v));
    return (g, by) => Math.min(...amounts.map((amount) => amount(g, by)));
  },
  text: (value, say) => `the least of ${value.least.map((v) => say.value(v)).join(' and ')}`,
});

export const most = defineValue('most', {
  description: 'The greatest of values.',
  example: { most: [3, { countOf: 'players' }] },
  params: (p) => ({ most: list(p.value) }),
  compile(value, compiler) {
    const amounts = value.most.map((v) => compiler.value(v));
    return (g, by) => Math.max(...amounts.map((amount) => amount(g, by)));
  },
  text: (value, say) => `the greatest of ${value.most.map((v) => say.value(v)).join(' and ')}`,
});

export const signed = defineValue('signed', {
  description:
    'A value that an effect uses as it is, also below zero, where others count as 0: what doubles a number needs that.',
  example: { signed: { countOf: 'players' } },
  params: (p) => ({ signed: p.value }),
  compile: (value, compiler) => compiler.value(value.signed),
  text: (value, say) => say.value(value.signed),
});

export const times = defineValue('times', {
  description: 'A value times another.',
  example: { times: [2, { countOf: 'players' }] },
  params: (p) => ({ times: pair(p.value, p.value) }),
  compile({ times: [one, other] }, compiler) {
    const [a, b] = [compiler.value(one), compiler.value(other)];
    return (g, by) => a(g, by) * b(g, by);
  },
  text: ({ times: [a, b] }, say) => `${say.value(a)} times ${say.value(b)}`,
});

export const half = defineValue('half', {
  description: 'Half of a value, rounded `up` or `down`.',
  example: { half: { countOf: 'players' }, round: 'up' },
  params: (p) => ({ half: p.value, round: z.enum(['up', 'down']) }),
  compile({ half: whole, round }, compiler) {
    const amount = compiler.value(whole);
    const rounded = round === 'up' ? Math.ceil : Math.floor;
    return (g, by) => rounded(amount(g, by) / 2);
  },
  text: ({ half: whole, round }, say) => `half ${say.value(whole)}, rounded ${round}`,
});

export const quotient = defineValue('quotient', {
  description: 'A value divided by another, rounded `up` or `down`; 0 where that is 0.',
  example: { quotient: [7, { countOf: 'players' }], round: 'down' },
  params: (p) => ({ quotient: pair(p.value, p.value), round: z.enum(['up', 'down']) }),
  compile({ quotient: [one, other], round }, compiler) {
    const [a, b] = [compiler.value(one), compiler.value(other)];
    const rounded = round === 'up' ? Math.ceil : Math.floor;
    return (g, by) => {
      const parts = b(g, by);
      return parts === 0 ? 0 : rounded(a(g, by) / parts);
    };
  },
  text: ({ quotient: [a, b], round }, say) => `${say.value(a)} divided by ${say.value(b)}, rounded ${round}`,
});

export const negative = defineValue('negative', {
  description: 'A value below zero.',
  example: { negative: { countOf: 'players' } },
  params: (p) => ({ negative: p.value }),
  compile(value, compiler) {
    const amount = compiler.value(value.negative);
    return (g, by) => -amount(g, by);
  },
  text: (value, say) => `minus ${say.value(value.negative)}`,
});
