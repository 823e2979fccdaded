/** What keywords have in common by which permanents are tapped to pay for a spell (702.51, 702.126). */
import type { Ability } from '@arbiter/engine';

/**
 * Each untapped permanent of a type that you control may be tapped to pay for {1}.
 * @param as a list of colors by each of which it pays for one mana as well
 */
export const payByTapping = (keyword: string, type: string, as?: 'colors'): Ability[] => [
  {
    kind: 'payment',
    of: 'mana',
    with: [{ zone: 'battlefield' }, { controller: 'you' }, { has: ['types', type] }, { not: { status: 'tapped' } }],
    status: 'tapped',
    ...(as === undefined ? {} : { as }),
    keyword,
  },
];
