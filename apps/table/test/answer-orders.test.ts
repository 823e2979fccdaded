/** Answers that are given again: without ids, which are good for one decision alone. */
import type { Answer, Decision, Game, Option } from '@arbiter/client';
import { describe, expect, test } from 'vitest';
import { type AnswerOrder, answerInWords, lasting, matcherOf, orderFor } from '../src/answer-orders.js';

const option = (id: string, more: object = {}): Option => ({ id, kind: 'OBJECT', label: id, ...more }) as Option;
const decision = (shape: string, more: object = {}): Decision =>
  ({ id: 'd1', seat: 0, kind: 'ANY', shape, source: null, prompt: '?', options: [], ...more }) as unknown as Decision;
const game = {
  view: {
    viewer: 0,
    turn: { active: 1, phase: 'combat', step: 'declareBlockers' },
    objects: { ob1: { card: 'Font' } },
  },
} as unknown as Game;

describe('An option is found again', () => {
  test('by what it says, not by its id or its object', () => {
    const cast = option('o1', { kind: 'CAST', object: 'ob7', card: 'Shock', method: 'normal', zone: 'hand' });
    expect(matcherOf(cast, [cast, option('o2')])).toEqual({ kind: 'CAST', card: 'Shock', method: 'normal' });
    expect(matcherOf(option('o3', { player: 1 }), [])).toEqual({ kind: 'OBJECT', player: 1 });
  });
  test('among several that say the same by its place', () => {
    const bears = ['a', 'b'].map((id) => option(id, { card: 'Grizzly Bears', object: id }));
    expect(bears.map((bear) => matcherOf(bear, [option('x'), ...bears]).nth)).toEqual([0, 1]);
  });
});

test.each<[string, Decision, Answer, object]>([
  [
    'CHOOSE',
    decision('CHOOSE', { options: [option('a', { card: 'A' })] }),
    { decision: 'd1', choose: ['a'] },
    { choose: [{ kind: 'OBJECT', card: 'A' }] },
  ],
  [
    'ORDER',
    decision('ORDER', { options: [option('a', { card: 'A' })] }),
    { decision: 'd1', order: ['a'] },
    { order: [{ kind: 'OBJECT', card: 'A' }] },
  ],
  [
    'ASSIGN',
    decision('ASSIGN', { from: [option('a', { card: 'A' })], to: [option('t', { value: 'top' })] }),
    { decision: 'd1', assign: [{ from: 'a', to: 't' }] },
    { assign: [{ from: { kind: 'OBJECT', card: 'A' }, to: { kind: 'OBJECT', value: 'top' } }] },
  ],
  [
    'DISTRIBUTE',
    decision('DISTRIBUTE', { options: [option('a', { card: 'A' })] }),
    { decision: 'd1', distribute: [{ option: 'a', amount: 2 }] },
    { distribute: [{ option: { kind: 'OBJECT', card: 'A' }, amount: 2 }] },
  ],
  ['NUMBER', decision('NUMBER'), { decision: 'd1', number: 3 }, { number: 3 }],
  ['NAME', decision('NAME'), { decision: 'd1', name: 'Elf' }, { name: 'Elf' }],
  ['CONFIRM', decision('CONFIRM'), { decision: 'd1', confirm: false }, { confirm: false }],
])('An answer of the shape %s has no ids', (_shape, asked, answer, expected) => {
  expect(lasting(asked, answer)).toEqual(expected);
});

describe('An order', () => {
  test('is for the object that asks, and for this step alone where that is said', () => {
    const asked = decision('CONFIRM', { kind: 'MAY', source: 'ob1' });
    expect(orderFor(game, asked, { confirm: true }, true, 5)).toEqual({
      on: { kind: 'MAY', card: 'Font', step: 'declareBlockers', turn: 'theirs' },
      answers: [{ confirm: true }],
      times: 5,
    });
    expect(orderFor(game, asked, { confirm: true }, false, 1).on).toEqual({ kind: 'MAY', card: 'Font' });
  });
  test('is told in words', () => {
    const tell = (on: object, ...answers: object[]): string =>
      answerInWords({ on, answers } as unknown as AnswerOrder, (seat) => ['Ann', 'Ben'][seat] ?? '');
    expect(
      tell(
        { kind: 'PRIORITY', step: 'end', turn: 'mine' },
        { choose: [{ kind: 'CAST', card: 'Shock' }] },
        { choose: [{ kind: 'PLAYER', player: 1 }] },
      ),
    ).toBe('Answer “priority” at end in my turn: cast Shock, then Ben');
    expect(tell({ kind: 'MAY', card: 'Font' }, { confirm: true })).toBe('Answer “may” of Font: yes');
    expect(
      tell(
        { kind: 'SCRY' },
        { assign: [{ from: { kind: 'OBJECT', card: 'Forest' }, to: { kind: 'PILE', value: 'top' } }] },
      ),
    ).toBe('Answer “scry”: Forest → top');
    expect(tell({ kind: 'X' }, { number: 2 })).toBe('Answer “x”: 2');
  });
});
