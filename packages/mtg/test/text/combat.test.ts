/** What all must block, what must be blocked, damage as though it weren't blocked, and what was dealt damage by the source. */
import type { Ability, FilterClause } from '@arbiter/engine';
import { describe, expect, it } from 'vitest';
import { creature, printed, says, UNSAID } from './printing.js';

const target = [{ what: [{ zone: 'battlefield' } as FilterClause, creature] }];
const always = (rule: string, affects: 'self' | 'attached' | FilterClause[] = 'self'): Ability => ({
  kind: 'static',
  affects,
  mods: [{ mod: 'rule', rule }],
});
const once = (rule: string): Ability => ({
  kind: 'spell',
  targets: target,
  effects: [{ do: 'modify', what: { target: 0 }, mods: [{ mod: 'rule', rule }] }],
});

describe('blocks that are required (509.1c)', () => {
  it('are those of all who are able', () => {
    const text = 'all creatures able to block ~ do so';
    expect(says(text, always('blockedByAll'))).toBe(true);
    expect(says(text, always('mustBeBlocked'))).toBe(false);
    expect(says(text, always('blockedByAll', 'attached'))).toBe(false);
    expect(says(text.replace('~', 'enchanted creature'), always('blockedByAll', 'attached'))).toBe(true);
    expect(says('all creatures able to block target creature this turn do so', once('blockedByAll'))).toBe(true);
    expect(says('all creatures able to block target creature do so', once('blockedByAll'))).toBe(false);
    expect(printed(always('blockedByAll', [creature]))).toContain(UNSAID);
  });
  it('are those of any', () => {
    expect(says('~ must be blocked if able', always('mustBeBlocked'))).toBe(true);
    expect(says('~ must be blocked if able', always('blockedByAll'))).toBe(false);
    expect(says('target creature must be blocked this turn if able', once('mustBeBlocked'))).toBe(true);
    expect(says('target creature must be blocked if able', once('mustBeBlocked'))).toBe(false);
  });
});

describe('combat damage', () => {
  it('may be assigned as though it were not blocked (510.1c)', () => {
    const text = "you may have ~ assign its combat damage as though it weren't blocked";
    expect(says(text, always('assignsAsUnblocked'))).toBe(true);
    expect(says(text, always('blockedByAll'))).toBe(false);
  });
  it('was dealt by the source this turn, or by something (608.2i)', () => {
    const dies = (by?: object | string, pattern: object = { on: 'damage', object: 'self' }): Ability =>
      ({
        kind: 'triggered',
        on: {
          on: 'move',
          object: [creature, { happened: pattern, ...(by === undefined ? {} : { by }) }],
          match: { from: 'battlefield', to: 'graveyard' },
        },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      }) as Ability;
    const text = 'whenever a creature dealt damage by ~ this turn dies, draw a card';
    expect(says(text, dies('self'))).toBe(true);
    expect(says(text, dies())).toBe(false);
    expect(says(text, dies('attached'))).toBe(false);
    expect(says(text, dies('self', { on: 'attack', object: 'self' }))).toBe(false);
    expect(says(text.replace('~', 'equipped creature'), dies('attached'))).toBe(false);
    expect(says(text.replace('~', 'enchanted creature'), dies('attached'))).toBe(true);
  });
});
