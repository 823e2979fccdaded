import { describe, expect, it } from 'vitest';
import type { Answer, Matcher, Shape } from '../src/contract/contract.js';
import { checkAnswer } from '../src/decisions/check.js';
import { fallbackOf } from '../src/decisions/make.js';
import { type Faces, Finder, matcherFor } from '../src/decisions/match.js';
import type { Ask, Choice, SourceChoice } from '../src/machine/control.js';
import { isForced } from '../src/machine/forced.js';

const choice = (data: number, more: Partial<Choice> = {}): Choice => ({
  kind: 'OBJECT',
  label: `c${data}`,
  data,
  ...more,
});
const source = (object: number, more: Partial<Choice> = {}): SourceChoice => ({
  ...choice(object, more),
  data: { object, ability: 0 },
});
const three = [
  choice(0, { card: 'A', owner: 0 }),
  choice(1, { card: 'A', owner: 1 }),
  choice(2, { card: 'B', owner: 0, mana: true, value: { x: 1 } }),
];
const none = new Set<number>();
const spend = (): void => {};
/** No two options are alike; all are; those of one name are. */
const never: Faces = { of: (c) => String(c.data), spend };
const always: Faces = { of: () => '', spend };
const byName: Faces = { of: (c) => String(c.card), spend };
const ask = (shape: Shape, more: Partial<Ask>): Ask => ({
  seat: 0,
  kind: 'TEST',
  shape,
  prompt: '',
  rules: ['toy:1'],
  ...more,
});
const check = (a: Ask, answer: Answer) => {
  const done = checkAnswer(a, answer, never);
  return done.ok ? done.resolved : done.refusal.code;
};

describe('finding an option', () => {
  const find = (pick: string | Matcher, faces = never, taken: Set<number> = none) => {
    const found = new Finder(three, 'o', faces, taken).find(pick);
    return 'at' in found ? found.at : found.code;
  };

  it('by id, exactly as it was given', () => {
    expect([find('o1'), find('o3'), find('o'), find('x1'), find('o-1'), find('o1.0'), find('')]).toEqual([
      1,
      'NO_MATCH',
      'NO_MATCH',
      'NO_MATCH',
      'NO_MATCH',
      'NO_MATCH',
      'NO_MATCH',
    ]);
  });

  it('by matcher: all keys given must fit', () => {
    expect(find({ card: 'B' })).toBe(2);
    expect(find({ card: 'A', owner: 1 })).toBe(1);
    expect(find({ card: 'A', owner: 2 })).toBe('NO_MATCH');
    expect(find({ value: { x: 1 } })).toBe(2);
    expect(find({ card: 'A' })).toBe('AMBIGUOUS_MATCHER');
    expect(find({ card: 'A' }, always)).toBe(0);
  });

  it('mana false means options without mana', () => {
    expect(find({ mana: true })).toBe(2);
    expect(find({ mana: false, owner: 1 })).toBe(1);
  });

  it('nth counts among the fitting ones', () => {
    expect([find({ card: 'A', nth: 1 }), find({ card: 'A', nth: 2 }), find({ nth: 2 })]).toEqual([1, 'NO_MATCH', 2]);
  });

  it('options taken already are passed over', () => {
    expect(find({ card: 'A' }, never, new Set([0]))).toBe(1);
  });

  it('the most telling matcher finds its own option again', () => {
    const twins = [...three, choice(3, { card: 'B', owner: 0, mana: true, value: { x: 1 } })];
    twins.forEach((_, at) => {
      expect(new Finder(twins, 'o', never, none).find(matcherFor(twins, at, spend))).toEqual({ at });
    });
  });
});

describe('refusing', () => {
  it('what is not offered is refused with the rules that ask, in every shape', () => {
    const options = [choice(0), choice(1)];
    const refused: [Ask, Answer][] = [
      [ask('CHOOSE', { options }), { choose: ['o2'] }],
      [ask('CHOOSE', { options }), { choose: [{ kind: 'OBJECT' }] }],
      [ask('ORDER', { options }), { order: ['o0', 'x1'] }],
      [ask('DISTRIBUTE', { options, total: 1 }), { distribute: [{ option: 'o9', amount: 1 }] }],
      [ask('ASSIGN', { from: [choice(0, { into: [0] })], to: [choice(1)] }), { assign: [{ from: 'f0', to: 't1' }] }],
      [ask('CHOOSE', { options, sources: () => [source(0)] }), { choose: ['o0'], mana: ['s7'] }],
    ];
    for (const [a, answer] of refused)
      expect(checkAnswer(a, answer, never)).toMatchObject({ ok: false, refusal: { rules: ['toy:1'] } });
  });
});

describe('what is no answer at all', () => {
  // The types allow none of these, but a program in JavaScript, or one that passes on what it was sent, may give them.
  const given = (answer: unknown): Answer => answer as Answer;
  const options = [choice(0), choice(1)];
  const from = [choice(0, { into: [0] })];
  it.each<[string, Ask, unknown]>([
    ['$.choose', ask('CHOOSE', { options }), { choose: 'o0' }],
    ['$.choose[0]', ask('CHOOSE', { options }), { choose: [7] }],
    ['$.choose[0]', ask('CHOOSE', { options }), { choose: [null] }],
    ['$.order[1]', ask('ORDER', { options }), { order: ['o0', ['o1']] }],
    ['$.assign', ask('ASSIGN', { from, to: [choice(1)] }), { assign: ['f0'] }],
    ['$.assign[0].to', ask('ASSIGN', { from, to: [choice(1)] }), { assign: [{ from: 'f0' }] }],
    ['$.distribute', ask('DISTRIBUTE', { options, total: 1 }), { distribute: { o0: 1 } }],
    ['$.distribute[0].option', ask('DISTRIBUTE', { options, total: 1 }), { distribute: [{ amount: 1 }] }],
    ['$.number', ask('NUMBER', { max: 3 }), { number: '2' }],
    ['$.name', ask('NAME', { names: ['Wall'] }), { name: 7 }],
    ['$.confirm', ask('CONFIRM', {}), { confirm: 'yes' }],
    ['$.mana', ask('CHOOSE', { options, sources: () => [source(0)] }), { choose: ['o0'], mana: [null] }],
  ])('is refused at %s', (path, a, answer) => {
    expect(checkAnswer(a, given(answer), never)).toMatchObject({
      ok: false,
      refusal: { code: 'INVALID_INPUT', errors: [{ path }] },
    });
  });
});

describe('checking an answer', () => {
  it('CHOOSE: as many as allowed, each once, in the order given', () => {
    const a = ask('CHOOSE', { options: three, min: 1, max: 2 });
    expect(check(a, { choose: ['o2', 'o0'] })).toEqual([2, 0]);
    expect(check(a, { choose: [] })).toBe('ILLEGAL_ACTION');
    expect(check(a, { choose: ['o0', 'o1', 'o2'] })).toBe('ILLEGAL_ACTION');
    expect(check(a, { choose: ['o0', 'o0'] })).toBe('ILLEGAL_ACTION');
    expect(check(a, { order: ['o0'] })).toBe('INVALID_INPUT');
    expect(check(ask('CHOOSE', { options: three, min: 0, max: null }), { choose: ['o0', 'o1', 'o2'] })).toEqual([
      0, 1, 2,
    ]);
  });

  it('ORDER: every option exactly once', () => {
    const a = ask('ORDER', { options: three });
    expect(check(a, { order: ['o2', 'o0', 'o1'] })).toEqual([2, 0, 1]);
    expect(check(a, { order: ['o2', 'o0'] })).toBe('ILLEGAL_ACTION');
    expect(check(a, { order: ['o2', 'o0', 'o0'] })).toBe('ILLEGAL_ACTION');
  });

  it('ASSIGN: allowed pairs, within the bounds of each', () => {
    const a = ask('ASSIGN', {
      from: [
        choice(0, { min: 1, max: 1, into: [0, 1] }),
        choice(1, { max: 2, into: [0, 1] }),
        choice(2, { into: [1] }),
      ],
      to: [choice(10), choice(11)],
    });
    const pair = (from: number, to: number) => ({ from: `f${from}`, to: `t${to}` });
    expect(check(a, { assign: [pair(0, 1), pair(1, 0), pair(1, 1)] })).toEqual([
      [0, 11],
      [1, 10],
      [1, 11],
    ]);
    expect(check(a, { assign: [] })).toBe('ILLEGAL_ACTION');
    expect(check(a, { assign: [pair(0, 0), pair(0, 1)] })).toBe('ILLEGAL_ACTION');
    expect(check(a, { assign: [pair(0, 0), pair(1, 1), pair(1, 1)] })).toBe('ILLEGAL_ACTION');
    expect(check(a, { assign: [pair(0, 0), pair(2, 0)] })).toBe('ILLEGAL_ACTION');
    expect(check(a, { assign: [pair(0, 0), pair(3, 0)] })).toBe('NO_MATCH');
  });

  it('DISTRIBUTE: whole amounts within bounds, adding up', () => {
    const a = ask('DISTRIBUTE', {
      options: [choice(0, { min: 1, max: 3 }), choice(1, { min: 0, max: null })],
      total: 4,
    });
    const split = (x: number, y: number): Answer => ({
      distribute: [
        { option: 'o0', amount: x },
        { option: 'o1', amount: y },
      ],
    });
    expect(check(a, split(1, 3))).toEqual([
      [0, 1],
      [1, 3],
    ]);
    for (const [x, y] of [
      [0, 4],
      [4, 0],
      [2, 3],
      [1.5, 2.5],
      [5, -1],
    ] as const)
      expect(check(a, split(x, y))).toBe('ILLEGAL_ACTION');
    expect(
      check(a, {
        distribute: [
          { option: 'o0', amount: 2 },
          { option: 'o0', amount: 2 },
        ],
      }),
    ).toBe('ILLEGAL_ACTION');
  });

  it('NUMBER and NAME', () => {
    expect([
      check(ask('NUMBER', { min: 0, max: 3 }), { number: 3 }),
      check(ask('NUMBER', { min: 0, max: 3 }), { number: 4 }),
      check(ask('NUMBER', { max: null }), { number: 1e6 }),
    ]).toEqual([3, 'ILLEGAL_ACTION', 1e6]);
    const name = ask('NAME', { names: ['Elf', 'Goblin'], vocabulary: 'creatureType' });
    expect([check(name, { name: 'elf' }), check(name, { name: '__proto__' })]).toEqual(['Elf', 'ILLEGAL_ACTION']);
  });

  it('a rule about the whole answer is named by the refusal', () => {
    const a = ask('CHOOSE', {
      options: three,
      min: 1,
      max: 2,
      check: (r) => ((r as number[]).length === 2 ? { detail: 'no pairs', rules: ['toy:9'] } : null),
    });
    expect(checkAnswer(a, { choose: ['o0', 'o1'] }, never)).toMatchObject({
      ok: false,
      refusal: { code: 'ILLEGAL_ACTION', rules: ['toy:9'] },
    });
    expect(check(a, { choose: ['o0'] })).toEqual([0]);
  });

  it('sources are taken only where something is paid', () => {
    expect(check(ask('CONFIRM', {}), { confirm: true, mana: ['o0'] })).toBe('INVALID_INPUT');
    const sources = [
      source(0, { object: 'ob1', card: 'L', ability: 0 }),
      source(1, { object: 'ob1', card: 'L', ability: 1 }),
      source(2, { object: 'ob2', card: 'L', ability: 0 }),
    ];
    const named = (...mana: (string | Matcher)[]) => {
      const done = checkAnswer(
        ask('CHOOSE', { options: [choice(5, { object: 'ob2' })], sources: () => sources, min: 1, max: 1 }),
        { choose: ['o0'], mana },
        byName,
      );
      return done.ok ? done.sources?.at : done.refusal.code;
    };
    expect(named({ object: 'ob1' })).toEqual([0, 1]);
    expect(named({ object: 'ob1', ability: 1 })).toEqual([1]);
    expect(named('o0')).toEqual([2]);
    expect(named({ card: 'L' }, { card: 'L' })).toEqual([0, 1, 2]);
    expect(named({ card: 'M' })).toBe('NO_MATCH');
  });
});

describe('forced and default answers', () => {
  it('a question with exactly one answer is forced', () => {
    expect(isForced(ask('CHOOSE', { options: three, min: 3, max: 3 }))).toEqual([0, 1, 2]);
    expect(isForced(ask('CHOOSE', { options: three, min: 3, max: 3, ordered: true }))).toBeUndefined();
    expect(isForced(ask('CHOOSE', { options: [], min: 0, max: 0 }))).toEqual([]);
    expect(isForced(ask('CHOOSE', { options: three.slice(0, 1), min: 0, max: 1 }))).toBeUndefined();
    expect(isForced(ask('CHOOSE', { options: three.slice(0, 1), min: 1, max: 1, always: true }))).toBeUndefined();
    expect(isForced(ask('ORDER', { options: three.slice(0, 1) }))).toEqual([0]);
    expect(isForced(ask('DISTRIBUTE', { options: [choice(0)], total: 4 }))).toEqual([[0, 4]]);
    expect(isForced(ask('DISTRIBUTE', { options: [choice(0, { min: 1 }), choice(1, { min: 1 })], total: 2 }))).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(isForced(ask('NUMBER', { min: 2, max: 2 }))).toBe(2);
    expect(isForced(ask('CONFIRM', {}))).toBeUndefined();
    expect(isForced(ask('ASSIGN', { from: [choice(0, { min: 1, max: 1, into: [0] })], to: [choice(9)] }))).toEqual([
      [0, 9],
    ]);
    expect(
      isForced(ask('ASSIGN', { from: [choice(0, { min: 0, max: 1, into: [0] })], to: [choice(9)] })),
    ).toBeUndefined();
  });

  it('the default is a legal answer of every shape', () => {
    const asks = [
      ask('CHOOSE', { options: three, min: 2, max: 2 }),
      ask('ORDER', { options: three }),
      ask('DISTRIBUTE', { options: [choice(0, { min: 1, max: 2 }), choice(1, { min: 0, max: 9 })], total: 5 }),
      ask('NUMBER', { min: 3, max: null }),
      ask('ASSIGN', {
        from: [choice(0, { min: 2, max: 2, into: [0, 1] }), choice(1, { into: [0] })],
        to: [choice(10), choice(11)],
      }),
    ];
    expect(asks.map(fallbackOf)).toEqual([
      [0, 1],
      [0, 1, 2],
      [
        [0, 2],
        [1, 3],
      ],
      3,
      [
        [0, 10],
        [0, 11],
      ],
    ]);
  });
});
