/** Filters, references, values and conditions. */
import { z } from 'zod';
import { LIMITS } from '../language/limits.js';
import type { Condition, FilterClause, Ref, Value } from '../language/types.js';
import { listOr, plainOr } from './dispatch.js';
import { type Heads, list, pair } from './helpers.js';

const scalar = z.union([z.string().max(LIMITS.name), z.number(), z.boolean(), z.null()]);

export const filterWords: Heads<FilterClause, 'of'> = {
  zone: { says: 'Is in this zone.', example: (n) => ({ zone: n.zone }), takes: (p) => ({ zone: p.zone }) },
  has: {
    says: 'A list characteristic contains the word, or one of the words.',
    example: (n) => ({ has: [n.list, 'Beast'] }),
    takes: (p) => ({ has: pair(p.list, listOr(p.terms, p.term)) }),
  },
  prop: {
    says: 'A characteristic is exactly this.',
    example: { prop: ['name', 'Bear'] },
    takes: (p) => ({ prop: pair(p.prop, scalar) }),
  },
  named: { says: 'Has this name.', example: { named: 'Bear' }, takes: (p) => ({ named: p.term }) },
  controller: {
    says: 'Is controlled by you, an opponent, the defending player, or a player referred to.',
    example: { controller: 'you' },
    takes: (p) => ({ controller: plainOr(['you', 'opponent', 'defending'], p.ref) }),
  },
  owner: {
    says: 'Is owned by you, an opponent, or a player referred to.',
    example: { owner: 'opponent' },
    takes: (p) => ({ owner: plainOr(['you', 'opponent'], p.ref) }),
  },
  status: { says: 'Has a status.', example: (n) => ({ status: n.status }), takes: (p) => ({ status: p.status }) },
  counters: {
    says: 'Has at least so many counters of a kind.',
    example: { counters: ['charge', 1] },
    takes: (p) => ({ counters: pair(p.counter, p.count) }),
  },
  keyword: { says: 'Has a keyword.', example: (n) => ({ keyword: n.keyword }), takes: (p) => ({ keyword: p.keyword }) },
  stat: {
    says: 'A number of it compares so with a value.',
    example: (n) => ({ stat: [n.stat, '>=', 4] }),
    takes: (p) => ({ stat: z.tuple([p.stat, p.compare, p.value]) }),
  },
  other: { says: 'Is another object than the source.', example: { other: true }, takes: (p) => ({ other: p.flag }) },
  self: { says: 'Is the source itself.', example: { self: true }, takes: (p) => ({ self: p.flag }) },
  player: {
    says: 'Is a player: any, you or an opponent.',
    example: { player: 'any' },
    takes: () => ({ player: z.enum(['any', 'you', 'opponent']) }),
  },
  in: { says: 'Is among those referred to.', example: { in: 'attached' }, takes: (p) => ({ in: p.ref }) },
  is: {
    says: 'Fits a predicate of the game.',
    example: (n) => ({ is: n.predicate }),
    takes: (p) => ({ is: p.predicate, of: p.filter.optional() }),
  },
  not: { says: 'Does not fit the filter.', example: { not: { player: 'you' } }, takes: (p) => ({ not: p.filter }) },
  any: {
    says: 'Fits one of the filters.',
    example: { any: [{ self: true }, { player: 'any' }] },
    takes: (p) => ({ any: list(p.filter) }),
  },
};

export const plainRefs: { [K in Extract<Ref, string>]: string } = {
  self: 'The source of the ability.',
  you: 'Its controller.',
  opponents: 'Each opponent.',
  players: 'Each player.',
  attached: 'What the source is attached to.',
};
export const refWords: Heads<Ref> = {
  target: {
    says: 'What was chosen for a target clause, counted from 0 in text order.',
    example: { target: 0 },
    takes: (p) => ({ target: p.count }),
  },
  event: {
    says: 'The object or player in a field of what triggered the ability.',
    example: { event: 'object' },
    takes: (p) => ({ event: p.name }),
  },
  each: { says: 'All that fit a filter.', example: { each: { player: 'any' } }, takes: (p) => ({ each: p.filter }) },
  controllerOf: {
    says: 'Whoever controls what is referred to.',
    example: { controllerOf: { target: 0 } },
    takes: (p) => ({ controllerOf: p.ref }),
  },
  ownerOf: {
    says: 'Whoever owns what is referred to.',
    example: { ownerOf: 'self' },
    takes: (p) => ({ ownerOf: p.ref }),
  },
  now: {
    says: 'What these have become, where they have moved on since.',
    example: { now: { saved: 'it' } },
    takes: (p) => ({ now: p.ref }),
  },
  saved: {
    says: 'What an earlier instruction remembered under a name.',
    example: { saved: 'it' },
    takes: (p) => ({ saved: p.name }),
  },
};

export const plainValues = { x: 'The X that was chosen.' } as const;
export const valueWords: Heads<Value, 'of'> = {
  count: {
    says: 'How many fit a filter.',
    example: { count: { player: 'any' } },
    takes: (p) => ({ count: p.filter }),
  },
  countOf: { says: 'How many are referred to.', example: { countOf: 'players' }, takes: (p) => ({ countOf: p.ref }) },
  stat: {
    says: 'A number of objects or players, added up.',
    example: (n) => ({ stat: n.stat, of: 'self' }),
    takes: (p) => ({ stat: p.stat, of: p.ref }),
  },
  event: {
    says: 'A number in a field of what triggered the ability.',
    example: { event: 'amount' },
    takes: (p) => ({ event: p.name }),
  },
  number: {
    says: 'A number that an earlier `remember` kept under a name.',
    example: { number: 'before' },
    takes: (p) => ({ number: p.name }),
  },
  sum: { says: 'Values added up.', example: { sum: [1, 'x'] }, takes: (p) => ({ sum: list(p.value) }) },
  least: { says: 'The least of values.', example: { least: [3, 'x'] }, takes: (p) => ({ least: list(p.value) }) },
  most: { says: 'The greatest of values.', example: { most: [3, 'x'] }, takes: (p) => ({ most: list(p.value) }) },
  times: {
    says: 'A value times another.',
    example: { times: [2, 'x'] },
    takes: (p) => ({ times: pair(p.value, p.value) }),
  },
  negative: { says: 'A value below zero.', example: { negative: 'x' }, takes: (p) => ({ negative: p.value }) },
  counters: {
    says: 'How many counters of a kind are on objects or players, added up.',
    example: { counters: 'charge', of: 'self' },
    takes: (p) => ({ counters: p.counter, of: p.ref }),
  },
  division: {
    says: 'The share that was announced for each target.',
    example: { division: true },
    takes: (p) => ({ division: p.flag }),
  },
};

export const conditionWords: Heads<Condition, 'atLeast'> = {
  exists: {
    says: 'Something fits a filter, or at least so many do.',
    example: { exists: { controller: 'you' }, atLeast: 3 },
    takes: (p) => ({ exists: p.filter, atLeast: p.count.optional() }),
  },
  compare: {
    says: 'Two values compare so.',
    example: { compare: ['x', '>=', 5] },
    takes: (p) => ({ compare: z.tuple([p.value, p.compare, p.value]) }),
  },
  is: {
    says: 'What is referred to is there and fits a filter.',
    example: { is: ['self', { controller: 'you' }] },
    takes: (p) => ({ is: pair(p.ref, p.filter) }),
  },
  not: {
    says: 'The condition does not hold.',
    example: { not: { turnOf: 'you' } },
    takes: (p) => ({ not: p.condition }),
  },
  all: { says: 'All hold.', example: { all: [{ turnOf: 'you' }] }, takes: (p) => ({ all: list(p.condition) }) },
  any: { says: 'One holds.', example: { any: [{ turnOf: 'you' }] }, takes: (p) => ({ any: list(p.condition) }) },
  turnOf: {
    says: "It is your turn, or an opponent's.",
    example: { turnOf: 'opponent' },
    takes: () => ({ turnOf: z.enum(['you', 'opponent']) }),
  },
  paid: {
    says: 'An optional cost with this name was paid.',
    example: { paid: 'kicker' },
    takes: (p) => ({ paid: p.name }),
  },
};
