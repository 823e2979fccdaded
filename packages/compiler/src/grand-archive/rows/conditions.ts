/** Conditions about how much there is of something, and about what has happened (1.6, 2.4.4). */
import type { Condition, FilterClause, Value } from '@arbiter/engine';
import { anaphor, each } from '../../references/making.js';
import { type Places, row } from '../categories.js';
import { controlled, isCard, YOUR_CHAMPION } from './shared.js';
import { placed } from './things.js';

const RESERVE: FilterClause = { prop: ['costKind', 'reserve'] };
/** How a number compares with another, as texts say it. */
const COMPARISONS: readonly (readonly [words: string, than: '<' | '<=' | '=' | '>=' | '>'])[] = [
  ['less than', '<'],
  ['greater than', '>'],
  ['equal to', '='],
];
const than = (value: Value, digit: Value, comparison: '>=' | '<=' | '='): Condition => ({
  compare: [value, comparison, digit],
});
const theirs = (zone: string, whose: Exclude<Places['whose'], undefined>): Places => ({ zones: [zone], whose });

export const conditions = [
  ...COMPARISONS.map(([words, comparison]) =>
    row('condition', `the amount of <a:tally> is ${words} <b:value>`, ({ a, b }) => ({
      compare: [a, comparison, b],
    })),
  ),
  row('condition', 'you control <n> or more other <thing>', ({ n, thing }) =>
    typeof n === 'number' ? { exists: [...controlled(thing.filter), { other: true as const }], atLeast: n } : undefined,
  ),
  row('condition', 'there are <word> or more <thing>', ({ word, thing }) => ({
    exists: thing.filter,
    atLeast: word,
  })),
  row('condition', 'you have <word> or more <omens> with different reserve costs', ({ word, omens }) =>
    than({ distinct: 'cost', of: { each: [...omens, RESERVE] } }, word, '>='),
  ),
  row('tally', 'omen(s) you have with a different reserve cost', (_, { from }) => ({
    distinct: 'cost',
    of: each(from, {
      filter: [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }, RESERVE],
      kinds: ['card'],
    }),
  })),
  row('tally', 'different element <thing>', ({ thing }, { from }) => ({ distinct: 'elements', of: each(from, thing) })),
  row('tally', 'different reserve cost among <thing> and <cards> in <place>', ({ thing, cards, place }) => ({
    distinct: 'cost',
    of: { each: [{ any: [[...thing.filter], placed(cards.filter, place)] }, RESERVE] },
  })),
  row('condition', 'that <kind> is not <adjective>', ({ kind, adjective }, { from }) => ({
    not: { is: [anaphor(from, kind), adjective] },
  })),
  // Cards of a player who was spoken of.
  ...(['player', 'opponent'] as const).flatMap((kind) =>
    ['graveyard', 'memory', 'hand'].flatMap((zone) => [
      row('condition', `that ${kind} has <word> or more <cards> in their ${zone}`, ({ word, cards }, { from }) =>
        than({ count: placed(cards.filter, theirs(zone, anaphor(from, kind))) }, word, '>='),
      ),
      row('condition', `that ${kind} has exactly <word> <cards> in their ${zone}`, ({ word, cards }, { from }) =>
        than({ count: placed(cards.filter, theirs(zone, anaphor(from, kind))) }, word, '='),
      ),
    ]),
  ),
  ...['graveyard', 'memory', 'hand'].map((zone) =>
    row(
      'condition',
      `that <kind> 's controller has <word> or more <cards> in their ${zone}`,
      ({ kind, word, cards }, { from }) =>
        isCard(cards)
          ? than({ count: placed(cards.filter, theirs(zone, { controllerOf: anaphor(from, kind) })) }, word, '>=')
          : undefined,
      'Intensified Pyre',
    ),
  ),
  // What has happened this turn.
  row('condition', "your champion didn't level up this turn", () => ({
    compare: [{ happened: { on: 'levelUp', player: 'you' } }, '=', 0],
  })),
  row('condition', "your champion hasn't been attacked this turn", () => ({
    compare: [{ happened: { on: 'attacked', object: YOUR_CHAMPION } }, '=', 0],
  })),
  row('condition', 'no <thing> have attacked this turn', ({ thing }) => ({
    compare: [{ happened: { on: 'attack', object: thing.filter } }, '=', 0],
  })),
  row('condition', 'a card activation has been negated this turn', () => ({
    compare: [{ happened: { on: 'countered', object: [{ is: 'cardActivation' }] } }, '>=', 1],
  })),
];
