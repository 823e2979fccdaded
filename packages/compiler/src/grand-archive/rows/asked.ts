/** What texts ask of figures, of what was discarded or hit, and of what attacks use (1.6, 2.4.4, 2.6). */
import type { Condition, FilterClause, Ref, Value } from '@arbiter/engine';
import { anaphor, mentioned, playerTarget } from '../../references/making.js';
import { row } from '../categories.js';
import { HIT, KILLED } from './nouns.js';
import { controlled, isCard, isSelf, YOUR_CHAMPION, yourChampion } from './shared.js';

const RESERVE: FilterClause = { prop: ['costKind', 'reserve'] };
const reserve = (filter: readonly FilterClause[]): FilterClause[] => [...filter, RESERVE];
const INFLUENCE: FilterClause[] = [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }];
const OMEN: FilterClause[] = [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }];
/** What an attack uses lies in an intent, and there is one attack at a time (2.6.1.6). */
const INTENT: FilterClause = { zone: 'intent' };
const exists = (filter: FilterClause[], atLeast = 1): Condition =>
  atLeast === 1 ? { exists: filter } : { exists: filter, atLeast };
const discarded: Ref = { saved: 'discarded' };
/** What a text has revealed, and calls so. */
export const REVEALED = '#revealed';

export const asked = [
  // What was hit or killed, as it was.
  ...(['even', 'odd'] as const).flatMap((parity) =>
    (['power', 'life'] as const).map((figure) =>
      row('condition', `the killed unit had an ${parity} ${figure} stat`, (_, { from }) => ({
        is: [anaphor(from, KILLED), { parity: [figure, parity] as [string, typeof parity] }],
      })),
    ),
  ),
  row('condition', 'the hit <kind> is a|an <thing>', ({ thing }, { from }) => ({
    is: [anaphor(from, HIT), thing.filter],
  })),
  ...['more', 'greater'].map((more) =>
    row('condition', `there are <word> or ${more} damage counters on the hit champion`, ({ word }, { from }) => ({
      compare: [{ stat: 'damage', of: anaphor(from, HIT) }, '>=', word],
    })),
  ),
  row('condition', 'that <kind> was a|an <thing>', ({ kind, thing }, { from }) => ({
    is: [anaphor(from, kind), thing.filter],
  })),
  row('condition', 'the killed <kind> was a|an <thing>', ({ thing }, { from }) => ({
    is: [anaphor(from, KILLED), thing.filter],
  })),
  row('condition', 'the killed unit had <a:plainKeyword> or <b:plainKeyword>', ({ a, b }, { from }) => ({
    is: [anaphor(from, KILLED), { any: [{ keyword: a }, { keyword: b }] }],
  })),
  row('condition', 'that <kind> is attacking a|an <thing>', ({ kind, thing }, { from }) => ({
    is: [anaphor(from, kind), { is: 'attacks', of: thing.filter }],
  })),
  row('condition', 'your champion is <element> element', ({ element }, { from }) => ({
    is: [yourChampion(from), { has: ['elements', [element]] }],
  })),
  row('condition', 'your champion is a|an <subtype>', ({ subtype }, { from }) => ({
    is: [yourChampion(from), { has: ['subtypes', [subtype]] }],
  })),
  row('condition', 'your champion has <word> or less|fewer <counter> counters on them|it', ({ word, counter }) => ({
    compare: [{ counters: counter, of: { each: YOUR_CHAMPION } }, '<=', word],
  })),
  // A text may go on about "them".
  row('condition', 'your champion has <word> or less|fewer <counter> counters on them|it', (said, { from }) => ({
    compare: [{ counters: said.counter, of: mentioned(from, { each: YOUR_CHAMPION }, ['champion']) }, '<=', said.word],
  })),
  row('condition', "that opponent 's influence is <word> or less|fewer", ({ word }, { from }) => ({
    compare: [{ count: [...INFLUENCE, { owner: anaphor(from, 'opponent') }] }, '<=', word],
  })),
  row('condition', '<word> or more <cards> were revealed this way', ({ word, cards }) =>
    exists([{ zone: 'memory' }, { owner: 'you' }, ...cards.filter], word),
  ),
  row('value', 'the amount of <tally> minus <value>', ({ tally, value }) => ({ sum: [tally, { negative: value }] })),
  row('value', 'the number of <tally>', ({ tally }) => tally),
  row('value', 'the total amount of <counter> counters on each defending unit', ({ counter }) => ({
    counters: counter,
    of: { each: [{ is: 'defending' }, { has: ['types', ['Ally', 'Champion']] }] },
  })),
  row('condition', 'there are <word> or more <counter> counters on <champion>', ({ word, counter, champion }) => ({
    is: [champion, { counters: [counter, word] }],
  })),
  row('condition', 'x is <digit> or more|greater', ({ digit }) => ({ compare: [{ number: 'x' }, '>=', digit] })),

  // Costs and elements of cards
  row('value', "that <kind> 's reserve cost", ({ kind }, { from }) => ({ stat: 'cost', of: anaphor(from, kind) })),
  row('condition', 'that card has an odd reserve cost', (_, { from }) => ({
    is: [anaphor(from, 'card'), [RESERVE, { parity: ['cost', 'odd'] as [string, 'odd'] }]],
  })),
  row('condition', 'the reserve cost of the discarded card is equal to the reserve cost of one of your omens', () => ({
    exists: [...reserve(OMEN), { stat: ['cost', '=', { stat: 'cost', of: discarded }] as [string, '=', Value] }],
  })),
  // What costs memory has no reserve cost (2.3.3.4).
  row('condition', 'its reserve cost is equal to the reserve cost of the revealed card', (_, { from }) => {
    const [waiting, card] = [anaphor(from, 'activation'), anaphor(from, REVEALED)];
    return {
      all: [
        { is: [waiting, RESERVE] as [Ref, FilterClause] },
        { is: [card, RESERVE] as [Ref, FilterClause] },
        { compare: [{ stat: 'cost', of: waiting }, '=', { stat: 'cost', of: card }] },
      ],
    };
  }),
  row('condition', 'you have two or more <omens> with the same reserve cost', ({ omens }) => ({
    compare: [{ count: reserve(omens) }, '>', { distinct: 'cost', of: { each: reserve(omens) } }],
  })),
  row('value', 'the total reserve cost of <thing>', ({ thing }) => ({
    total: 'cost',
    of: { each: reserve(thing.filter) },
  })),
  row('condition', 'one of its types matches one of the types among cards in your banishment', (_, { from }) => ({
    is: [anaphor(from), { shares: ['types', { each: [{ zone: 'banishment' }, { owner: 'you' }] }] }],
  })),
  row('condition', 'a card was banished this way', () => ({ compare: [{ countOf: { saved: 'banished' } }, '>=', 1] })),
  row('condition', 'that card is not <a:element> , <b:element> , nor <c:element> element', ({ a, b, c }, { from }) => ({
    // Where no card was revealed, none was one of these.
    not: { is: [anaphor(from, 'card'), { has: ['elements', [a, b, c]] }] },
  })),

  // Players
  row('condition', 'you are the player with the least influence', () => ({
    not: { exists: [{ player: 'opponent' }, { owns: [INFLUENCE, '<=', { count: [...INFLUENCE, { owner: 'you' }] }] }] },
  })),
  row('value', 'the amount of <thing> target opponent controls more than you control', ({ thing }, { from }) => ({
    // With fewer there are none more.
    most: [
      0,
      {
        sum: [
          { count: [...thing.filter, { controller: playerTarget(from, 'opponent') }] },
          { negative: { count: controlled(thing.filter) } },
        ],
      },
    ],
  })),
  row('condition', "your champion hasn't taken damage this turn", () => ({
    compare: [{ happened: { on: 'damage', object: YOUR_CHAMPION } }, '=', 0],
  })),
  row('condition', 'a|an <thing> you controlled has died this turn', ({ thing }) => ({
    compare: [
      { happened: { on: 'move', object: controlled(thing.filter), match: { from: 'field', to: 'graveyard' } } },
      '>=',
      1,
    ],
  })),
  row('condition', 'you control exactly <word> <thing> that are all unique', ({ word, thing }) => ({
    all: [
      { compare: [{ count: controlled(thing.filter) }, '=', word] },
      { not: exists([...controlled(thing.filter), { not: { has: ['supertypes', 'Unique'] } }]) },
    ],
  })),

  ...['memory', 'hand', 'graveyard'].map((zone) =>
    row('condition', `there are <word> or more cards in their ${zone}`, ({ word }, { from }) => ({
      compare: [{ count: [{ zone }, { owner: anaphor(from, 'player') }] }, '>=', word],
    })),
  ),

  // What an attack uses
  row('tally', "<cards> in the attacker 's intent", ({ cards }) =>
    isCard(cards) ? { count: [INTENT, ...cards.filter] } : undefined,
  ),
  ...['the', 'this'].flatMap((the) => [
    row('condition', `there is a|an <cards> in ${the} attacker 's intent`, ({ cards }) =>
      isCard(cards) ? exists([INTENT, ...cards.filter]) : undefined,
    ),
    row('condition', `there are <word> or more <cards> in ${the} attacker 's intent`, ({ word, cards }) =>
      isCard(cards) ? exists([INTENT, ...cards.filter], word) : undefined,
    ),
    row('condition', `there are exactly <word> <cards> in ${the} attacker 's intent`, ({ word, cards }) =>
      isCard(cards) ? { compare: [{ count: [INTENT, ...cards.filter] }, '=', word] } : undefined,
    ),
    row('condition', `there are no cards in ${the} attacker 's intent`, () => ({ not: exists([INTENT]) })),
  ]),
  row('condition', '<source> is attacking or retaliating against a|an <thing>', ({ source, thing }) =>
    isSelf(source)
      ? {
          any: [
            { is: ['self', { is: 'attacks', of: thing.filter }] },
            { all: [{ is: ['self', { is: 'retaliating' }] }, exists([...thing.filter, { is: 'attacking' }])] },
          ],
        }
      : undefined,
  ),
  row('tally', '<counter> counter(s) on <thing>', ({ counter, thing }, { from }) => ({
    counters: counter,
    of: mentioned(from, { each: thing.filter }, ['object'], true),
  })),
];
