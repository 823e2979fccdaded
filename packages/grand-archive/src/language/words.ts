/** Grand Archive's words of the card language: the kernel's verbs, filters and the like together with these are all. */
import {
  damageAction,
  defineLanguage,
  type HappeningWord,
  kernelVerbWords,
  type Names,
  type Parts,
  type RulesetWords,
  type Word,
} from '@arbiter/engine';
import { z } from 'zod';
import type { GrandArchiveRules } from '../edition.js';
import { CLASSES } from './builders.js';
import { costWords } from './cost-words.js';
import { checkMeaning } from './meaning.js';

const TYPES = ['Champion', 'Ally', 'Action', 'Attack', 'Item', 'Weapon', 'Domain'] as const;
const figure = z.int().min(-99).max(999);

/** Printed characteristics (1.6). `name` is the card's name again; classes are those of the subtypes that are classes. */
const props = (p: Parts) => ({
  name: p.term,
  elements: z.array(p.term).min(1).max(4),
  supertypes: z.array(z.enum(['Regalia', 'Unique'])).max(2),
  types: z.array(z.enum(TYPES)).min(1).max(3),
  subtypes: z.array(p.term).max(12),
  classes: z.array(z.enum(CLASSES as [string, ...string[]])).max(4),
  costKind: z.enum(['reserve', 'memory']).optional(),
  cost: z.int().min(0).max(99).optional(),
  level: z.int().min(0).max(99).optional(),
  power: figure.optional(),
  life: figure.optional(),
  durability: z.int().min(0).max(999).optional(),
  speed: z.enum(['slow', 'fast']).optional(),
});

const arrange = kernelVerbWords.arrange as Word;
const verbs: { [verb: string]: Word } = {
  arrange: {
    ...arrange,
    example: { do: 'arrange', kind: 'GLIMPSE', count: 2, piles: ['top', 'bottom'] },
    takes: (p) => ({ ...arrange.takes?.(p), kind: z.enum(['GLIMPSE', 'LOOK']) }),
  },
  redirect: {
    says: 'The present attack on a champion goes to the source of the ability instead.',
    example: { do: 'redirect' },
  },
  materialize: {
    says: 'You may materialize a card of your material deck that fits.',
    example: { do: 'materialize', filter: { has: ['types', 'Weapon'] } },
    takes: (p) => ({ filter: p.filter }),
  },
};

const happenings: { [on: string]: HappeningWord } = {
  damage: {
    says: 'Damage was dealt by `source` to a unit.',
    example: { on: 'damage', object: 'self', match: { combat: true } },
    match: () => ({ combat: z.boolean() }),
    refs: ['source', 'object'],
    numbers: ['amount'],
  },
  hit: {
    says: 'An attack dealt damage; `source` is the unit, and each weapon and card that it used.',
    example: { on: 'hit', source: 'self' },
    refs: ['source', 'object'],
    numbers: ['amount'],
  },
  kill: {
    says: 'A unit died of the damage of a fight; `source` as for a hit.',
    example: { on: 'kill', source: 'self' },
    refs: ['source', 'object'],
  },
  attack: {
    says: 'An attack was declared, by a unit or (`unit: false`) with a weapon or card; `nth` counts them this turn.',
    example: { on: 'attack', player: 'opponent', match: { unit: true, nth: 3 } },
    match: (p) => ({ unit: z.boolean(), nth: p.count }),
    refs: ['object', 'player'],
    numbers: ['nth'],
  },
  attacked: {
    says: 'A unit was attacked by `source`.',
    example: { on: 'attacked', object: 'self', match: { cleave: false } },
    match: () => ({ cleave: z.boolean() }),
    refs: ['object', 'source', 'player'],
  },
  activate: {
    says: 'A card was activated.',
    example: { on: 'activate', player: 'you', object: { has: ['types', 'Action'] } },
    refs: ['object', 'player'],
  },
  levelUp: {
    says: 'A champion levelled up.',
    example: { on: 'levelUp', player: 'you' },
    refs: ['object', 'player'],
    numbers: ['level'],
  },
};

const actions: RulesetWords['actions'] = { damage: damageAction('combat') };

const predicates: Names = {
  attacking: { says: 'The attacking unit.' },
  canIntercept: { says: 'The present attack could be redirected to it.' },
  attackedThisTurn: { says: 'It has attacked this turn.' },
  dealtCombatDamageThisTurn: { says: 'It has dealt combat damage this turn.' },
  classBonus: { says: 'A class of the champion is among its classes.' },
  firstActivatedThisTurn: { says: 'The first card activated this turn by its player, among those that fit `of`.' },
};
const statuses: Names = { rested: { says: 'Rested.' }, faceDown: { says: 'Face down.' } };
const causes: Names = {
  destroy: { says: 'Destroyed.' },
  banish: { says: 'Banished.' },
  return: { says: 'Returned.' },
  activate: { says: 'Activated: put on the Effects Stack.' },
  materialize: { says: 'Materialized: put on the Effects Stack.' },
  reserve: { says: 'Reserved as a cost.' },
  memoryCost: { says: 'Banished for a memory cost.' },
  recollect: { says: 'Recollected.' },
  levelUp: { says: 'Laid on a champion.' },
  start: { says: 'The first champion of a player.' },
  endOfCombat: { says: 'Out of the intent as combat ends.' },
  attackFailed: { says: 'An attack card that found nothing to attack.' },
};

const objectRules: { [rule: string]: Word } = {
  costsLess: {
    says: 'Of the card itself: costs `amount` less to play.',
    example: { mod: 'rule', rule: 'costsLess', amount: 1 },
    takes: (p) => ({ amount: p.value }),
  },
  banishedAsItLeaves: {
    says: 'Banished as it leaves the Effects Stack.',
    example: { mod: 'rule', rule: 'banishedAsItLeaves' },
  },
  cantPayCounters: {
    says: 'Of players: can’t pay costs with such counters of their champion.',
    example: { mod: 'rule', rule: 'cantPayCounters', kind: 'enlighten' },
    takes: (p) => ({ kind: p.counter }),
  },
};

const wordsOf = (keywords: GrandArchiveRules['continuous']['keywords']): RulesetWords => ({
  props,
  lists: ['elements', 'supertypes', 'types', 'subtypes', 'classes'],
  stats: ['power', 'life', 'level', 'attackPower'],
  fixed: ['cost', 'durability'],
  scores: [],
  verbs,
  costs: costWords,
  happenings,
  actions,
  predicates,
  timings: { slow: { says: 'Only in the own main phase, with an empty Effects Stack.' } },
  statuses,
  causes,
  rules: objectRules,
  keywords: Object.fromEntries(
    [...keywords.values()].map(({ name, description = '', params }) => [
      name,
      { says: description, ...(params ? { takes: params } : {}) },
    ]),
  ),
  check: checkMeaning,
});

export const languageOf = (rules: GrandArchiveRules) => defineLanguage(rules, wordsOf(rules.continuous.keywords));
