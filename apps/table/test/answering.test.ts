/** From presses to answers, in all seven shapes. */
import type { Answer, Decision } from '@arbiter/client';
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  type Draft,
  defaultLabel,
  distributed,
  draftOf,
  isOnePress,
  lacking,
  moved,
  press,
  pressable,
  typed,
} from '../src/answering.js';

const option = (id: string, more: object = {}) => ({ id, kind: 'OBJECT', label: id.toUpperCase(), ...more });
const decision = (shape: string, fallback: Partial<Answer>, more: object = {}): Decision =>
  ({
    id: 'd1',
    seat: 0,
    kind: 'ANY',
    shape,
    prompt: '?',
    source: null,
    min: 1,
    max: 1,
    ordered: false,
    rules: [],
    deadline: null,
    options: [],
    default: { decision: 'd1', ...fallback },
    ...more,
  }) as unknown as Decision;
const options = [option('a'), option('b'), option('c')];
const pressed = (asked: Decision, ...ids: string[]): Draft =>
  ids.reduce((draft, id) => press(asked, draft, id), draftOf(asked));

describe('A draft that nobody touched is the default', () => {
  const untouched: [Decision, string][] = [
    [decision('CHOOSE', { choose: ['a', 'b'] }, { options, min: 2, max: 2 }), 'A, B'],
    [decision('CHOOSE', { choose: [] }, { options, min: 0 }), 'None'],
    [decision('ASSIGN', { assign: [] }, { from: [option('a', { to: ['b'] })], to: [option('b')] }), 'None'],
    [decision('ORDER', { order: ['b', 'a', 'c'] }, { options }), 'Done'],
    [decision('DISTRIBUTE', { distribute: [{ option: 'a', amount: 2 }] }, { options, total: 2 }), 'Done'],
    [decision('NUMBER', { number: 3 }, { min: 0, max: null }), 'Done'],
    [decision('NAME', { name: 'Elf' }, { vocabulary: 'creatureType' }), 'Done'],
    [decision('CONFIRM', { confirm: false }), 'No'],
  ];
  test.each(untouched)('$shape', (asked, label) => {
    const draft = draftOf(asked);
    expect(lacking(asked, draft)).toBeNull();
    expect(answerOf(asked, draft)).toEqual(asked.default);
    expect(defaultLabel(asked)).toBe(label);
  });
});

describe('CHOOSE', () => {
  test('one of many is one press; of two the last counts', () => {
    const one = decision('CHOOSE', { choose: ['a'] }, { options });
    expect(isOnePress(one)).toBe(true);
    const upToOne = decision('CHOOSE', { choose: [] }, { options, min: 0 });
    expect(isOnePress(upToOne)).toBe(false);
    expect(answerOf(upToOne, pressed(upToOne, 'a', 'b'))).toEqual({ decision: 'd1', choose: ['b'] });
    expect(answerOf(upToOne, pressed(upToOne, 'a', 'a'))).toEqual({ decision: 'd1', choose: [] });
  });
  test('several in the order of the presses, no more than allowed, and not fewer', () => {
    const two = decision('CHOOSE', { choose: ['a', 'b'] }, { options, min: 2, max: 2, ordered: true });
    expect(lacking(two, pressed(two, 'c'))).toBe('Choose 1 more');
    const draft = pressed(two, 'c', 'a', 'b');
    expect(lacking(two, draft)).toBeNull();
    expect(answerOf(two, draft)).toEqual({ decision: 'd1', choose: ['c', 'a'] });
  });
});

describe('ASSIGN', () => {
  const to = [option('x'), option('y')];
  const from = [option('a', { to: ['x'], min: 0, max: 1 }), option('b', { to: ['x', 'y'], min: 1, max: 1 })];
  const asked = decision('ASSIGN', { assign: [{ from: 'b', to: 'x' }] }, { from, to });
  const pairs = (...ids: string[]) => (answerOf(asked, pressed(asked, ...ids)) as { assign: unknown }).assign;

  test('what has one way to go goes there, and comes back', () => {
    expect(pairs('a')).toEqual([
      { from: 'b', to: 'x' },
      { from: 'a', to: 'x' },
    ]);
    expect(pairs('a', 'a')).toEqual([{ from: 'b', to: 'x' }]);
  });
  test('what has several waits to be told, and what is pressed meanwhile is only where it may go', () => {
    const waiting = pressed(asked, 'b');
    expect(pressable(asked, waiting).map(({ id }) => id)).toEqual(['x', 'y', 'a', 'b']);
    expect(pressable(asked, draftOf(asked)).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(pairs('b', 'y')).toEqual([{ from: 'b', to: 'y' }]);
  });
  test('whoever must go somewhere is not left out', () => {
    expect(pairs('b', 'x')).toEqual([{ from: 'b', to: 'x' }]);
    const nowhere = decision('ASSIGN', { assign: [] }, { from, to });
    expect(lacking(nowhere, pressed(nowhere, 'a'))).toBe('Say where B goes');
  });
});

describe('ORDER', () => {
  const asked = decision('ORDER', { order: ['a', 'b', 'c'] }, { options });
  test('options move up and down, and not beyond the ends', () => {
    const order = (id: string, by: number) => moved(draftOf(asked), id, by).picks;
    expect(order('c', -1)).toEqual(['a', 'c', 'b']);
    expect(order('a', 2)).toEqual(['b', 'c', 'a']);
    expect(order('a', -1)).toEqual(['a', 'b', 'c']);
    expect(order('b', 9)).toEqual(['a', 'c', 'b']);
    expect(answerOf(asked, pressed(asked, 'c'))).toEqual({ decision: 'd1', order: ['a', 'c', 'b'] });
  });
});

describe('DISTRIBUTE', () => {
  const most = [option('a', { min: 0, max: 1 }), option('b', { min: 0, max: null })];
  const asked = decision('DISTRIBUTE', { distribute: [{ option: 'b', amount: 3 }] }, { options: most, total: 3 });
  test('amounts add up to the total', () => {
    const less = distributed(draftOf(asked), 'b', 1);
    expect(lacking(asked, less)).toBe('2 more to distribute');
    expect(lacking(asked, distributed(less, 'a', 4))).toBe('2 too many');
    const fine = press(asked, press(asked, less, 'a'), 'b');
    expect(lacking(asked, fine)).toBeNull();
    expect(answerOf(asked, fine)).toEqual({
      decision: 'd1',
      distribute: [
        { option: 'a', amount: 1 },
        { option: 'b', amount: 2 },
      ],
    });
    expect(press(asked, fine, 'a').amounts.a).toBe(1);
  });
});

describe('NUMBER and NAME', () => {
  test.each(['', '-1', '1.5', '1e3', '7', 'x'])('%j is no number from 0 to 6', (text) => {
    const asked = decision('NUMBER', { number: 0 }, { min: 0, max: 6 });
    expect(lacking(asked, typed(draftOf(asked), text))).toBe('A whole number from 0 to 6');
  });
  test('a number without a bound', () => {
    const asked = decision('NUMBER', { number: 0 }, { min: 1, max: null });
    expect(lacking(asked, typed(draftOf(asked), '0'))).toBe('A whole number from 1 on');
    expect(answerOf(asked, typed(draftOf(asked), '1000'))).toEqual({ decision: 'd1', number: 1000 });
  });
  test('a name without what surrounds it', () => {
    const asked = decision('NAME', { name: 'Elf' }, { vocabulary: 'creatureType' });
    expect(answerOf(asked, typed(draftOf(asked), ' Goblin '))).toEqual({ decision: 'd1', name: 'Goblin' });
    expect(lacking(asked, typed(draftOf(asked), ' '))).toContain('creatureType');
  });
});
