/** What is legendary, an artifact or a Saga is called historic (700.6). */
import type { Ability, FilterClause } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { printed } from './printing.js';

const artifact: FilterClause = { has: ['types', 'Artifact'] };
const legendary: FilterClause = { has: ['supertypes', 'Legendary'] };
const saga: FilterClause = { has: ['subtypes', 'Saga'] };
const wheneverYouCast = (...any: FilterClause[]): Ability => ({
  kind: 'triggered',
  on: { on: 'cast', player: 'you', object: [{ any }] },
  effects: [{ do: 'draw', who: 'you', count: 1 }],
});

describe('historic', () => {
  it('mtg:700.6 is said of what is any of these three, in whatever order, and of nothing less', () => {
    expect(printed(wheneverYouCast(artifact, legendary, saga))).toContain('historic');
    expect(printed(wheneverYouCast(saga, artifact, legendary))).toContain('historic');
    for (const two of [
      [artifact, legendary],
      [artifact, saga],
      [legendary, saga],
    ])
      expect(printed(wheneverYouCast(...two))).not.toContain('historic');
  });
});
