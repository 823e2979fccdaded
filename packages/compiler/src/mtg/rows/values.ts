/** Numbers that are worked out, and conditions (107.3, 603.4, 604). */
import type { FilterClause } from '@arbiter/engine';
import { gap, row } from '../categories.js';
import { anaphor } from '../nouns.js';

const inHand: FilterClause[] = [{ zone: 'hand' }, { owner: 'you' }];

export const values = [
  row('value', 'the number of <thing>', ({ thing }) => ({ count: thing.filter }), 'Dwarven Priest'),
  row('value', "<object> 's power", ({ object }) => ({ stat: 'power', of: object })),
  row('value', "<object> 's toughness", ({ object }) => ({ stat: 'toughness', of: object })),
  row('value', 'its power', (_, { from }) => ({ stat: 'power', of: anaphor(from) })),
  row('value', 'its toughness', (_, { from }) => ({ stat: 'toughness', of: anaphor(from) })),
  row('value', 'the number of <counter> counters on <object>', ({ counter, object }) => ({
    counters: counter,
    of: object,
  })),
  row('value', 'your life total', () => ({ stat: 'life', of: 'you' as const })),
  row('value', 'twice <value>', ({ value }) => ({ times: [2, value] })),
  gap('value', 'half <value> , rounded up|down', 'half of a value'),
  gap('value', "the sacrificed creature 's power|toughness", 'memory of a cost', 'Fling'),
  gap('value', 'the greatest power among <thing>', 'greatest among'),
  gap('value', 'your devotion to <color>', 'devotion', 'Gray Merchant of Asphodel'),
  gap('value', 'its mana value', 'mana value'),

  row('condition', 'you control <thing:one>', ({ thing }) => ({ exists: yours(thing.filter) }), 'Kargan Dragonrider'),
  row('condition', 'you control another <thing>', ({ thing }) => ({
    exists: [...yours(thing.filter), { other: true }],
  })),
  row('condition', 'you control <n:digitOrWord> or more <thing>', ({ n, thing }) => ({
    exists: yours(thing.filter),
    atLeast: n,
  })),
  row('condition', 'you control no <thing>', ({ thing }) => ({ not: { exists: yours(thing.filter) } })),
  row('condition', 'an opponent controls <thing:one>', ({ thing }) => ({
    exists: [...thing.filter, { controller: 'opponent' }],
  })),
  row('condition', 'there are <n:digitOrWord> or more <thing>', ({ n, thing }) => ({
    exists: thing.filter,
    atLeast: n,
  })),
  row('condition', "it 's your turn", () => ({ turnOf: 'you' as const })),
  row('condition', "it 's not your turn", () => ({ not: { turnOf: 'you' as const } })),
  row('condition', '<source> is <adjective>', ({ source, adjective }) => ({ is: [source, adjective] })),
  row('condition', "it 's <adjective>", ({ adjective }, { from }) => ({ is: [anaphor(from), adjective] })),
  row('condition', "<source> isn't <adjective>", ({ source, adjective }) => ({ not: { is: [source, adjective] } })),
  row('condition', '<source> has a|an <counter> counter on it', ({ source, counter }) => ({
    is: [source, { counters: [counter, 1] }],
  })),
  row('condition', '<source> has <n:digitOrWord> or more <counter> counters on it', ({ source, n, counter }) => ({
    is: [source, { counters: [counter, n] }],
  })),
  row('condition', 'you have <n:digitOrWord> or more life', ({ n }) => ({
    compare: [{ stat: 'life', of: 'you' as const }, '>=', n],
  })),
  row('condition', 'you have <n:digitOrWord> or less life', ({ n }) => ({
    compare: [{ stat: 'life', of: 'you' as const }, '<=', n],
  })),
  row('condition', 'you have <n:digitOrWord> or more cards in hand', ({ n }) => ({ exists: inHand, atLeast: n })),
  row('condition', 'you have no cards in hand', () => ({ not: { exists: inHand } })),
  row('digitOrWord', '<n>', ({ n }) => (typeof n === 'number' && n > 1 ? n : undefined)),
  gap('condition', 'a creature died this turn', 'history of the turn', 'Morbid Hunger'),
  gap('condition', 'you attacked this turn', 'history of the turn'),
  gap('condition', 'you gained life this turn', 'history of the turn'),
];

const yours = (filter: FilterClause[]) => [...filter, { controller: 'you' as const }];
