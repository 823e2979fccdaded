/** Numbers that are worked out, and conditions (1.6, 2.4.4). */
import type { Condition, FilterClause } from '@arbiter/engine';
import { anaphor } from '../../references/making.js';
import { gap, row } from '../categories.js';
import { controlled, LV, YOUR_CHAMPION } from './shared.js';
import { placed } from './things.js';

const champion = (clause: FilterClause): Condition => ({ is: [{ each: YOUR_CHAMPION }, clause] });
const MORE = ['or more', 'or greater'];

export const values = [
  // "the amount of …"
  row('tally', '<thing>', ({ thing }) => ({ count: thing.filter })),
  row('tally', 'other <thing>', ({ thing }) => ({ count: [...thing.filter, { other: true as const }] })),
  row('tally', '<cards> in <place>', ({ cards, place }) => ({ count: placed(cards.filter, place) })),
  row('tally', '<counter> counter(s) on <object>', ({ counter, object }) => ({ counters: counter, of: object })),
  gap('tally', "curse card(s) in your champion 's lineage", 'cards in a lineage'),
  gap('tally', 'damage counter(s) on your champion', 'damage as a number'),
  gap('tally', 'omen(s) you have', 'omens'),
  gap('tally', 'sheen counter(s) on your fractured memories', 'masteries'),
  gap(
    'tally',
    'cards|allies|objects|counters banished|discarded|removed|revealed|sacrificed this way',
    'values of what was done',
  ),
  gap('tally', '<thing> with different reserve costs', 'value distinct costs'),
  row('value', 'the amount of <tally>', ({ tally }) => tally),
  row('value', 'the amount of <tally> plus <digit>', ({ tally, digit }) => ({ sum: [tally, digit] })),
  row('value', 'twice the amount of <tally>', ({ tally }) => ({ times: [2, tally] })),
  row('value', 'three times the amount of <tally>', ({ tally }) => ({ times: [3, tally] })),
  row('value', 'the amount of damage prevented this way', () => ({ event: 'prevented' })),
  row('value', 'lv', () => LV),
  row('value', "~ 's power", () => ({ stat: 'power' as const, of: 'self' as const })),
  row('value', "that ally 's life stat", (_, { from }) => ({ stat: 'life' as const, of: anaphor(from, 'ally') })),
  gap('value', 'the amount of damage dealt by this hit', 'value damage of this hit'),
  gap('value', 'your influence', 'influence'),

  // "if …", "as long as …"
  row('condition', 'you control <n> or more <thing>', ({ n, thing }) =>
    typeof n === 'number' ? exists(controlled(thing.filter), n) : undefined,
  ),
  row('condition', 'you control a|an <thing>', ({ thing }) => exists(controlled(thing.filter))),
  row('condition', 'you control another <thing>', ({ thing }) =>
    exists([...controlled(thing.filter), { other: true }]),
  ),
  row('condition', 'you control no <thing>', ({ thing }) => ({
    not: exists(controlled(thing.filter)),
  })),
  row('condition', "you don't control a|an <thing>", ({ thing }) => ({
    not: exists(controlled(thing.filter)),
  })),
  row('condition', 'an opponent controls a|an <thing>', ({ thing }) =>
    exists([...thing.filter, { controller: 'opponent' }]),
  ),
  ...MORE.flatMap((more) => [
    row('condition', `you have <word> ${more} <cards> in <place>`, ({ word, cards, place }) =>
      exists(placed(cards.filter, place), word),
    ),
    row('condition', `there are <word> ${more} <cards> in <place>`, ({ word, cards, place }) =>
      exists(placed(cards.filter, place), word),
    ),
    row('condition', `your champion has <word> ${more} <counter> counters on it|them`, ({ word, counter }) => ({
      exists: [...YOUR_CHAMPION_LIST, { counters: [counter, word] }],
    })),
    row('condition', `<source> has <word> ${more} <counter> counters on it`, ({ word, counter }) => ({
      is: ['self', { counters: [counter, word] }],
    })),
    row('condition', `there are <word> ${more} <counter> counters on <source>`, ({ word, counter }) => ({
      is: ['self', { counters: [counter, word] }],
    })),
  ]),
  row('condition', 'you have no cards in <place>', ({ place }) => ({ not: exists(placed([], place)) })),
  row('condition', 'you have exactly <word> <cards> in <place>', ({ word, cards, place }) => ({
    compare: [{ count: placed(cards.filter, place) }, '=', word],
  })),
  row('condition', 'there are no cards in <place>', ({ place }) => ({ not: exists(placed([], place)) })),
  row('condition', 'your champion has attacked this turn', () => champion({ is: 'attackedThisTurn' })),
  row('condition', 'your champion has dealt combat damage this turn', () =>
    champion({ is: 'dealtCombatDamageThisTurn' }),
  ),
  row('condition', 'your champion is awake', () => champion({ not: { status: 'rested' } })),
  row('condition', 'your champion is attacking', () => champion({ is: 'attacking' })),
  row('condition', "it 's your turn", () => ({ turnOf: 'you' as const })),
  row('condition', "it 's not your turn", () => ({ turnOf: 'opponent' as const })),
  row('condition', "it 's an opponent 's turn", () => ({ turnOf: 'opponent' as const })),
  row('condition', '<source> is rested', () => ({ is: ['self', { status: 'rested' }] })),
  row('condition', '<source> is awake', () => ({ is: ['self', { not: { status: 'rested' } }] })),
  row('condition', '<source> is attacking', () => ({ is: ['self', { is: 'attacking' }] })),
  row('condition', 'that <kind> is a|an <thing>', ({ kind, thing }, { from }) => ({
    is: [anaphor(from, kind), thing.filter],
  })),
  row('condition', 'that <kind> is <adjective>', ({ kind, adjective }, { from }) => ({
    is: [anaphor(from, kind), adjective],
  })),
  row('condition', "it 's a|an <thing>", ({ thing }, { from }) => ({ is: [anaphor(from), thing.filter] })),
  row('condition', 'that <kind> has stealth', ({ kind }, { from }) => ({
    is: [anaphor(from, kind), { keyword: 'stealth' }],
  })),

  gap('condition', '<source> was|is imbued', 'imbue'),
  gap('condition', '<source> was prepared', 'prepare'),
  gap('condition', '<source> is fostered', 'foster'),
  gap('condition', '<source> is ephemeral', 'ephemeral'),
  gap('condition', '<source> is distant', 'distant and loaded'),
  gap('condition', '<source> was brewed', 'brew'),
  gap('condition', '<source> was starcalled', 'starcalling'),
  gap('condition', '<source> is|was empowered', 'empower'),
  gap('condition', 'your champion is distant', 'distant and loaded'),
  gap('condition', 'the attacker is distant', 'distant and loaded'),
  gap('condition', 'your champion has leveled up this turn', 'history of the turn'),
  gap('condition', 'your champion has taken damage this turn', 'history of the turn'),
  gap('condition', "you 've activated a|an <cards> this turn", 'history of the turn'),
  gap('condition', 'your influence is <word> or less|more|greater', 'influence'),
  gap('condition', 'your shifting currents face north|south|east|west', 'masteries'),
  gap('condition', 'you have <word> or more omens', 'omens'),
  gap('condition', 'your champion has <word> or more damage counters on them', 'damage as a number'),
  gap('condition', '<source> is retaliating', 'retaliating'),
  gap('condition', '<source> is attacking a|an <thing>', 'attacking what'),
  gap('condition', 'the attacker is attacking a|an <thing>', 'attacking what'),
  gap('condition', 'your champion is attacking a|an <thing>', 'attacking what'),
];

const YOUR_CHAMPION_LIST = [YOUR_CHAMPION].flat();
function exists(filter: FilterClause[], atLeast = 1): Condition {
  return atLeast === 1 ? { exists: filter } : { exists: filter, atLeast };
}
