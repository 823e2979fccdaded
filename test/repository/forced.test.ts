import type { CardDefinition } from '@arbiter/engine';
import { lands, magicPosition } from '@arbiter/test-kit';
import { leftOver } from '@arbiter/test-kit/forced';
import { expect, test } from 'vitest';

const shuffle: CardDefinition = {
  name: 'Test Shuffle',
  props: { name: 'Test Shuffle', manaCost: '{0}', supertypes: [], types: ['Instant'], subtypes: [], colors: [] },
  abilities: [{ kind: 'spell', effects: [{ do: 'shuffle', who: 'you' }] }],
};
const begin = (random: (number | number[])[]) =>
  magicPosition([{ hand: ['Test Shuffle'], library: lands(3, 'Forest') }, {}], { random, definitions: [shuffle] });

test('A forced outcome that nothing has drawn is left over, and asked for once', () => {
  begin([4, [2, 1, 0]]);
  begin([]);
  expect(leftOver()).toEqual([4, [2, 1, 0]]);
  expect(leftOver()).toEqual([]);
});

test('A forced outcome that was drawn is not left over', () => {
  begin([[2, 1, 0]])
    .cast(0, 'Test Shuffle')
    .resolve();
  expect(leftOver()).toEqual([]);
});
