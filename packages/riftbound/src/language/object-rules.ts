/** Rules that hold for objects and players, for `{"mod": "rule"}` (054). */
import { defineRule, type RuleWord } from '@arbiter/engine';
import { z } from 'zod';

const rule = (name: string, description: string, intent = 0): RuleWord =>
  defineRule(name, { description, example: { mod: 'rule', rule: name }, intent });

export const objectRules: readonly RuleWord[] = [
  // 369.3
  defineRule('entersReady', {
    description: 'The unit enters ready, or only where it enters at a battlefield that fits `at`.',
    example: { mod: 'rule', rule: 'entersReady' },
    params: (p) => ({ at: p.filter.optional() }),
    intent: 1,
  }),
  // 369.3, 185.2.d: tokens among them.
  defineRule('unitsEnterReady', {
    description: 'Of players: units of theirs that fit `of` enter ready, also tokens.',
    example: { mod: 'rule', rule: 'unitsEnterReady', of: { has: ['types', 'Unit'] } },
    params: (p) => ({ of: p.filter }),
    intent: 1,
  }),
  // 355.2.b
  defineRule('playableAt', {
    description: 'Of units on the chain: they may also be played to battlefields that fit `at`.',
    example: { mod: 'rule', rule: 'playableAt', at: { is: 'open' } },
    params: (p) => ({ at: p.filter }),
    intent: 1,
  }),
  // 355.2.b, 185.2.a
  defineRule('unitsPlayableAt', {
    description:
      'Of players: units of theirs, or cards that fit `of`, may also be played to battlefields that fit `at`.',
    example: { mod: 'rule', rule: 'unitsPlayableAt', at: { is: 'open' } },
    params: (p) => ({ at: p.filter, of: p.filter.optional() }),
    intent: 1,
  }),
  // 822.1.b
  defineRule('ambushAt', {
    description: 'Of units with Ambush: they may be played by it to battlefields that fit `at` as well.',
    example: { mod: 'rule', rule: 'ambushAt', at: { is: 'occupied' } },
    params: (p) => ({ at: p.filter }),
    intent: 1,
  }),
  // 456.3: a recall is not forbidden so.
  rule('cantMoveToBase', 'The unit can’t be moved to a base; it may be recalled.', -1),
  // 054.1
  defineRule('cantBeMoved', {
    description: 'The unit can’t be moved, or not by players whom `by` says; it may be recalled.',
    example: { mod: 'rule', rule: 'cantBeMoved', by: 'opponent' },
    params: () => ({ by: z.enum(['opponent', 'controller']).optional() }),
    intent: -1,
  }),
  // 054.2
  rule('unitsOnlyToBase', 'Of players: they can play units to their bases and nowhere else.', -1),
  // 054.1, 469
  defineRule('notScoredBefore', {
    description: 'Of battlefields: players can’t score here before their so many-th turn.',
    example: { mod: 'rule', rule: 'notScoredBefore', turn: 3 },
    params: (p) => ({ turn: p.count }),
  }),
  rule('unitsCantBePlayedHere', 'Of battlefields: units can’t be played here.'),
  // 187.9
  rule('reachedFromAnywhere', 'Of battlefields: units may move here from anywhere.'),
  // 204.4
  defineRule('moveTax', {
    description:
      'Opponents pay so much Energy and Power for each unit beyond the first that they move at once to where it is.',
    example: { mod: 'rule', rule: 'moveTax', power: 1 },
    params: (p) => ({ energy: p.count.optional(), power: p.count.optional() }),
    intent: 1,
  }),
  // 107.3.b.1
  defineRule('facedownRoom', {
    description: 'Of battlefields: so many more cards may be face down here, or fewer.',
    example: { mod: 'rule', rule: 'facedownRoom', more: 1 },
    params: () => ({ more: z.int().min(-1).max(9) }),
  }),
  // 811.1.b
  defineRule('hidesFor', {
    description: 'Of players: they may hide cards for so much Energy instead of Power, for 0 ignoring costs.',
    example: { mod: 'rule', rule: 'hidesFor', energy: 1 },
    params: (p) => ({ energy: p.count }),
    intent: 1,
  }),
  // 103.2.b, 002
  rule('anyNumberInDecks', 'Of a card itself: a deck may hold any number of its name.'),
  // 765
  defineRule('ignores', {
    description:
      'Of spells: their player ignores this keyword in paying; of players: at `at` in combat, or `choosing` what fits.',
    example: (n) => ({ mod: 'rule', rule: 'ignores', keyword: n.keyword }),
    params: (p) => ({ keyword: p.keyword, at: p.filter.optional(), choosing: p.filter.optional() }),
    intent: 1,
  }),
  // 443.1.a.2
  defineRule('skips', {
    description: 'Of players: they skip this phase or step of their turns.',
    example: (n) => ({ mod: 'rule', rule: 'skips', step: n.step }),
    params: (p) => ({ step: p.step }),
    intent: -1,
  }),
  // 430.4.a
  defineRule('channelsOnly', {
    description: 'Of players: they channel no more than so many runes as their Channel Phase begins.',
    example: { mod: 'rule', rule: 'channelsOnly', count: 1 },
    params: (p) => ({ count: p.count }),
    intent: -1,
  }),
  // 054.2
  defineRule('doesntTrigger', {
    description: 'Its abilities of a `keyword` don’t trigger.',
    example: (n) => ({ mod: 'rule', rule: 'doesntTrigger', keyword: n.keyword }),
    params: (p) => ({ keyword: p.keyword }),
  }),
  // 757
  rule('cantBeChosenByEnemies', 'Spells and abilities of opponents can’t choose it.', 1),
  // 054, 465.2
  rule('dealsNoCombatDamage', 'The unit deals no combat damage.', -1),
  // 826.3
  rule('assignedDamageLast', 'The unit is assigned combat damage after others.', 1),
  // 466.1.a.2
  rule('tiesRecallAll', 'Of players: where a combat in which they attack ends in a tie, all units there are recalled.'),
  // 369.1, 370.1.b.1
  defineRule('addsAsRevealed', {
    description: 'Of a card itself: as it is revealed from its owner’s deck, they add so much Energy.',
    example: { mod: 'rule', rule: 'addsAsRevealed', energy: 1 },
    params: (p) => ({ energy: p.count }),
    intent: 1,
  }),
  // 425.1, 054
  rule('cantBeCountered', 'Of spells and abilities: can’t be countered.', 1),
];
