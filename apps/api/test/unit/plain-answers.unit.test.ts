import { randomFrom } from '@arbiter/test-kit';
import { expect, test } from 'vitest';
import { actionsInput } from '../../src/schemas/games.js';
import { plainAnswers } from '../../src/schemas/plain-answers.js';

const random = randomFrom(7);
const one = <T>(of: readonly T[]): T => of[random(of.length)] as T;

/** Values of every kind, at the edges of what is allowed and beyond them. */
const VALUES: unknown[] = [
  ...['', 'o0', 'PASS', 'x'.repeat(100), 'x'.repeat(101), 'x'.repeat(500), 'x'.repeat(501), 'ü'],
  ...[0, 1, -1, 1.5, 2 ** 53, Number.MAX_SAFE_INTEGER, true, false, null, undefined, [], {}, ['o0'], { kind: 'PASS' }],
];
const FIELDS = [
  'kind',
  'card',
  'object',
  'zone',
  'method',
  'keyword',
  'loyalty',
  'nth',
  'ability',
  'value',
  '__typename',
  'other',
];
const value = (): unknown => one(VALUES);

const table = (fields: readonly string[], most: number, make: (field: string) => unknown): object =>
  Object.fromEntries(Array.from({ length: random(most + 1) }, () => one(fields)).map((field) => [field, make(field)]));
const matcher = (): object =>
  table(FIELDS, 3, (field) => (random(3) === 0 ? value() : field === 'nth' ? random(3) : one(['PASS', 'CAST', 'o1'])));
const picks = (): unknown =>
  random(6) === 0
    ? value()
    : Array.from({ length: random(3) }, () => (random(2) === 0 ? matcher() : one(['o0', 'o1', value()])));
const pick = (): unknown => (random(5) === 0 ? value() : random(2) === 0 ? matcher() : one(['o0', 'a3']));
const pair = (): unknown => (random(8) === 0 ? value() : { from: pick(), ...(random(8) === 0 ? {} : { to: pick() }) });
const pairs = (): unknown =>
  random(6) === 0
    ? value()
    : Array.from({ length: random(3) }, () => (random(9) === 0 ? { ...(pair() as object), other: 1 } : pair()));
const ANSWER = [
  'decision',
  'choose',
  'choose',
  'order',
  'assign',
  'assign',
  'confirm',
  'number',
  'seat',
  'mana',
  'other',
];
const fieldOfAnswer = (field: string): unknown => {
  if (field === 'choose' || field === 'order' || field === 'mana') return picks();
  if (field === 'assign') return pairs();
  return field === 'decision' && random(2) === 0 ? 'd1' : value();
};
const answer = (): unknown => (random(20) === 0 ? value() : table(ANSWER, 2, fieldOfAnswer));
const body = (): unknown => {
  if (random(20) === 0) return value();
  const answers = random(20) === 0 ? value() : Array.from({ length: random(3) }, answer);
  const version = random(3) === 0 ? { expectedVersion: value() } : { expectedVersion: random(9) };
  return { answers, ...version, ...(random(20) === 0 ? { other: 1 } : {}) };
};

test('Whatever is taken for plain is what the schema makes of it', () => {
  let plain = 0;
  let others = 0;
  for (let n = 0; n < 20_000; n++) {
    const given = body();
    const parsed = actionsInput.safeParse(given);
    const quick = plainAnswers(given);
    if (!quick) {
      others++;
      continue;
    }
    plain++;
    expect(parsed, JSON.stringify(given)).toEqual({ success: true, data: quick });
  }
  expect(plain).toBeGreaterThan(200);
  expect(others).toBeGreaterThan(500);
});

test('An ordinary move is plain', () => {
  const plain = [
    { choose: [{ kind: 'PASS' }] },
    { decision: 'd12', choose: ['o0', 'o3'] },
    { choose: [{ kind: 'CAST', card: 'Shock', nth: 1 }] },
    { confirm: true },
    { assign: [] },
    { assign: [{ from: 'o1', to: { object: 'ob12' } }] },
    { order: ['o1', 'o0'] },
  ];
  for (const answer of plain) expect(plainAnswers({ answers: [answer], expectedVersion: 3 })).toBeDefined();
  expect(plainAnswers({ answers: Array.from({ length: 201 }, () => plain[0]) })).toBeUndefined();
  expect(plainAnswers({ answers: [{ choose: Array.from({ length: 1001 }, () => 'o0') }] })).toBeUndefined();
});
