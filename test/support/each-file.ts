/**
 * Run before each file of tests: it begins without cards of its own, and a random outcome that was forced and never drawn
 * fails the test that forced it.
 */
import { leftOver } from '@arbiter/test-kit/forced';
import { forgetCards } from '@arbiter/test-kit/own';
import { afterEach, expect } from 'vitest';

forgetCards();

afterEach(() => {
  expect(leftOver(), 'forced random outcomes that nothing has drawn').toEqual([]);
});
