import { describe, expect, it } from 'vitest';
import { isOverload } from '../../src/plugins/load-guard.js';

describe('The load guard', () => {
  it('refuses while the event loop lags far behind', () => {
    expect(isOverload(20_000, 60_000)).toBe(true);
  });

  it('does not take the moments of a start for overload', () => {
    expect(isOverload(20_000, 100)).toBe(false);
  });

  it('does not take a process that was stopped, and measured nothing, for an overloaded one', () => {
    expect(isOverload(Number.POSITIVE_INFINITY, 60_000)).toBe(false);
  });
});
