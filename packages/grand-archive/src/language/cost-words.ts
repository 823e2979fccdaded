/** The kinds of costs as words of the card language. */
import type { Parts, Word } from '@arbiter/engine';
import { z } from 'zod';

const amount = (p: Parts) => ({ amount: p.count });
const putAway = (p: Parts) => ({ what: p.what, count: p.count.optional(), label: p.text.optional() });

export const costWords: { [kind: string]: Word } = {
  reserve: { says: 'Cards of the hand, put into memory.', example: { pay: 'reserve', amount: 2 }, takes: amount },
  memory: { says: 'Cards of the memory, banished by lot.', example: { pay: 'memory', amount: 1 }, takes: amount },
  rest: { says: 'Resting the object itself: REST.', example: { pay: 'rest' } },
  restChampion: { says: 'Resting your champion.', example: { pay: 'restChampion' } },
  removeCounters: {
    says: 'Counters of the object itself, or of your champion.',
    example: { pay: 'removeCounters', of: 'champion', kind: 'enlighten', amount: 2 },
    takes: (p) => ({ of: z.literal('champion').optional(), kind: p.counter, amount: p.count }),
  },
  banish: {
    says: 'Banishing the object itself, or what fits; `label` says which, for people.',
    example: { pay: 'banish', what: 'self' },
    takes: putAway,
  },
  sacrifice: {
    says: 'Sacrificing the object itself, or what fits.',
    example: { pay: 'sacrifice', what: { has: ['types', 'Ally'] }, label: 'an ally' },
    takes: putAway,
  },
  returnToMaterial: {
    says: 'Returning what fits to the material deck.',
    example: { pay: 'returnToMaterial', what: { has: ['supertypes', 'Regalia'] }, label: 'a regalia' },
    takes: putAway,
  },
};
