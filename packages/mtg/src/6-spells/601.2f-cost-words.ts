/** The kinds of costs as words of the card language. */
import type { Parts, Word } from '@arbiter/engine';
import { z } from 'zod';
import { manaCost } from '../language/meaning.js';

const putAway = (p: Parts) => ({ what: p.what, count: p.count.optional(), label: p.text.optional() });

export const costWords: { [kind: string]: Word } = {
  mana: {
    says: 'Mana, as printed: `{2}{W/U}{X}`.',
    example: { pay: 'mana', cost: '{1}{R}' },
    takes: () => ({ cost: manaCost }),
  },
  tap: { says: 'Tapping the permanent itself: {T}.', example: { pay: 'tap' } },
  untap: { says: 'Untapping the permanent itself: {Q}.', example: { pay: 'untap' } },
  life: { says: 'Life.', example: { pay: 'life', amount: 2 }, takes: (p) => ({ amount: p.count }) },
  sacrifice: {
    says: 'Sacrificing the permanent itself, or permanents that fit; `label` says which, for people.',
    example: { pay: 'sacrifice', what: { has: ['types', 'Creature'] }, count: 1, label: 'a creature' },
    takes: putAway,
  },
  discard: {
    says: 'Discarding cards that fit; an empty list admits any.',
    example: { pay: 'discard', what: [], count: 1, label: 'a card' },
    takes: putAway,
  },
  exile: {
    says: 'Exiling the card itself, or cards that fit from the graveyard of who pays.',
    example: { pay: 'exile', what: 'self' },
    takes: putAway,
  },
  loyalty: {
    says: 'Loyalty counters put on (positive) or removed (negative); `-x` removes X. Such an ability is a loyalty ability.',
    example: { pay: 'loyalty', amount: -3 },
    takes: () => ({ amount: z.union([z.int().min(-99).max(99), z.literal('-x')]) }),
  },
};
