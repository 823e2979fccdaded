/** Run before each file of tests: a random outcome that was forced and never drawn fails the test that forced it. */

import { leftOver } from '@arbiter/test-kit/forced';
import { afterEach, expect } from 'vitest';

afterEach(() => {
  expect(leftOver(), 'forced random outcomes that nothing has drawn').toEqual([]);
});
