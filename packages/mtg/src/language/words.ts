/** Magic's words of the card language: the kernel's verbs, filters and the like together with these are all there are. */
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
import { costWords } from '../6-spells/601.2f-cost-words.js';
import { keywordActionWords } from '../7-additional/701-keyword-actions/index.js';
import type { MagicRules } from '../edition.js';
import { checkMeaning, manaCost } from './meaning.js';
import { combatHappenings, skippable, turnVerbs } from './turn-words.js';

const SUPERTYPES = ['Basic', 'Legendary', 'Snow', 'World', 'Ongoing'] as const;
const TYPES = [
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Instant',
  'Kindred',
  'Land',
  'Planeswalker',
  'Sorcery',
] as const;
const figure = z.int().min(-99).max(999);

/** Printed characteristics (200–209). `name` is the card's name again. */
const props = (p: Parts) => ({
  name: p.term,
  manaCost: manaCost.optional(),
  supertypes: z.array(z.enum(SUPERTYPES)).max(5),
  types: z.array(z.enum(TYPES)).min(1).max(4),
  subtypes: z.array(p.term).max(12),
  colors: z.array(z.enum(['W', 'U', 'B', 'R', 'G'])).max(5),
  power: figure.optional(),
  toughness: figure.optional(),
  loyalty: z.int().min(0).max(999).optional(),
});

const arrange = kernelVerbWords.arrange as Word;
const verbs: { [verb: string]: Word } = {
  ...turnVerbs,
  arrange: {
    ...arrange,
    example: { do: 'arrange', kind: 'SCRY', count: 2, piles: ['top', 'bottom'] },
    takes: (p) => ({ ...arrange.takes?.(p), kind: z.enum(['SCRY', 'SURVEIL']) }),
  },
  ...keywordActionWords,
  addMana: {
    says: 'Adds mana: one of several `choices`, chosen as it happens.',
    example: { do: 'addMana', choices: ['{G}', '{W}'] },
    takes: () => ({
      choices: z
        .array(z.string().regex(/^(\{[WUBRGC]\}){1,10}$/))
        .min(1)
        .max(6),
    }),
  },
};

const happenings: { [on: string]: HappeningWord } = {
  damage: {
    says: 'Damage was dealt by `source` to an object or player.',
    example: { on: 'damage', source: 'self', player: 'opponent', match: { combat: true } },
    match: () => ({ combat: z.boolean() }),
    refs: ['source', 'object', 'player'],
    numbers: ['amount'],
  },
  cast: {
    says: 'A spell was cast; `nth` counts those of its player this turn.',
    example: { on: 'cast', object: { has: ['types', ['Instant', 'Sorcery']] }, player: 'you', match: { nth: 2 } },
    match: (p) => ({ method: p.term, nth: p.count }),
    refs: ['object', 'player'],
    numbers: ['nth'],
  },
  activate: {
    says: 'An ability that is no mana ability was activated.',
    example: { on: 'activate', player: 'opponent' },
    refs: ['object', 'item', 'player'],
  },
  ...combatHappenings,
};

const actions: RulesetWords['actions'] = { damage: damageAction('combat') };

const predicates: Names = {
  spell: { says: 'A spell on the stack.' },
  attacking: { says: 'An attacking creature.' },
  blocking: { says: 'A blocking creature.' },
  dashed: { says: 'A permanent whose spell was cast for its dash cost.' },
};
const timings: Names = { sorcery: { says: 'Only when its controller could cast a sorcery.' } };
const statuses: Names = { tapped: { says: 'Tapped.' } };
const causes: Names = {
  destroy: { says: 'Destroyed.' },
  exile: { says: 'Exiled.' },
  return: { says: 'Returned, or put somewhere by an effect.' },
  cast: { says: 'Cast: put on the stack.' },
  play: { says: 'Played, as a land is.' },
  toughness: { says: 'State-based: toughness 0 or less.' },
  lethal: { says: 'State-based: damaged too much.' },
  mill: { says: 'Milled.' },
};

const rule = (name: string, says: string, count = false): [string, Word] => [
  name,
  {
    says,
    example: { mod: 'rule', rule: name, ...(count ? { count: 1 } : {}) },
    ...(count ? { takes: (p) => ({ count: p.count }) } : {}),
  },
];
const objectRules: { [rule: string]: Word } = Object.fromEntries([
  rule('cantAttack', 'Can’t attack.'),
  rule('mustAttack', 'Attacks each combat if able.'),
  rule('cantBlock', 'Can’t block.'),
  rule('mustBlock', 'Blocks each combat if able.'),
  rule('cantBeBlocked', 'Can’t be blocked.'),
  rule('maxBlockers', 'Can’t be blocked by more than `count` creatures.', true),
  rule('blocksMore', 'Can block `count` additional creatures.', true),
  rule('blocksAny', 'Can block any number of creatures.'),
  rule('doesntUntap', 'Doesn’t untap in the untap step.'),
  rule('cantBeCountered', 'Can’t be countered.'),
  [
    'skip',
    {
      says: 'Skips such steps or phases: a rule for players.',
      example: { mod: 'rule', rule: 'skip', what: 'draw' },
      takes: () => ({ what: skippable }),
    },
  ],
  rule('additionalLands', 'Of players: may play `count` additional lands on each of their turns.', true),
  rule('noMaximumHandSize', 'Of players: no maximum hand size.'),
  rule('cantGainLife', 'Of players: can’t gain life.'),
  rule('cantLoseLife', 'Of players: can’t lose life.'),
  rule('hexproof', 'Of players: opponents can’t target them.'),
  rule('shroud', 'Of players: nobody can target them.'),
]);

const wordsOf = (keywords: MagicRules['continuous']['keywords']): RulesetWords => ({
  props,
  lists: ['supertypes', 'types', 'subtypes', 'colors'],
  stats: ['power', 'toughness', 'loyalty'],
  scores: ['life'],
  verbs,
  costs: costWords,
  happenings,
  actions,
  predicates,
  timings,
  statuses,
  causes,
  rules: objectRules,
  keywords: Object.fromEntries(
    [...keywords.values()].map(({ name, rules, description = `See ${rules.join(', ')}.`, params }) => [
      name,
      { says: description, ...(params ? { takes: params } : {}) },
    ]),
  ),
  check: checkMeaning,
});

export const languageOf = (rules: MagicRules) => defineLanguage(rules, wordsOf(rules.continuous.keywords));
