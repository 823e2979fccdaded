/** How long what was written of a reply's parts is kept. */
import { expect, test } from 'vitest';
import { Kept } from '../../src/rest/json-bytes.js';

test('What is asked for again is kept, what nobody asks for is not, and nothing needs more than twice the room', () => {
  const kept = new Kept<string>(100);
  const asked = {};
  const forgotten = {};
  kept.set(asked, 'asked');
  kept.set(forgotten, 'forgotten');
  const others = Array.from({ length: 60 }, () => ({}));
  for (const other of others) {
    kept.set(other, 'x'.repeat(10));
    expect(kept.get(asked)).toBe('asked');
  }
  expect(kept.get(forgotten)).toBeUndefined();
  const there = others.filter((other) => kept.get(other) !== undefined);
  expect(there.length).toBeGreaterThanOrEqual(8);
  expect(there.length).toBeLessThanOrEqual(22);
});

test('What was set again is what is found', () => {
  const kept = new Kept<string>(10);
  const part = {};
  kept.set(part, 'first, which fills the room');
  kept.set({}, 'another');
  kept.set(part, 'second');
  expect(kept.get(part)).toBe('second');
});
