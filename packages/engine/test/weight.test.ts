import { describe, expect, it } from 'vitest';
import { type GameState, weightOf } from '../src/index.js';

const state = (more: object): GameState => ({
  ruleset: 'toy',
  edition: '1',
  epoch: 1,
  seats: 2,
  result: null,
  ...more,
});

describe('the weight of a state', () => {
  it('grows with its objects and with the text of its own cards, and is never nothing', () => {
    expect(weightOf(state({}))).toBe(1);
    expect(weightOf(state({ objects: { 1: {}, 2: {}, 3: {} }, definitions: [] }))).toBe(4);
    expect(weightOf(state({ objects: {}, definitions: [{ name: 'x'.repeat(5000) }] }))).toBeGreaterThan(10);
  });
});
