/** Numbers that are worked out, and conditions (1.6, 2.4.4). */
import type { Condition, FilterClause, Ref, TriggerPattern, Value } from '@arbiter/engine';
import { anaphor, each, mentioned, playerTarget, target } from '../../references/making.js';
import { gap, type Places, row } from '../categories.js';
import { attacker, controlled, isCard, isOne, isSelf, LV, YOUR_CHAMPION, yourChampion } from './shared.js';
import { placed } from './things.js';

/** Asked of your champion, whom the text may go on about. */
const champion = (at: number, clause: FilterClause): Condition => ({ is: [yourChampion(at), clause] });
const MORE = ['or more', 'or greater'];
/** A keyword that is of use to cards elsewhere alone: it is asked of them with their restrictions. */
const OF_CARDS = 'floating memory';
const title = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const OMEN: FilterClause[] = [{ zone: 'banishment' }, { owner: 'you' }, { counters: ['omen', 1] }];
/** Only what has a reserve cost is asked for it (1.6.4.2). */
const RESERVE: FilterClause = { prop: ['costKind', 'reserve'] };
const influenceOf = (owner: Exclude<Ref, string> | 'you'): Value => ({
  count: [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }, { owner }],
});
const materialized = (owner: Exclude<Ref, string> | 'you'): TriggerPattern => ({
  on: 'move',
  object: [{ owner }],
  match: { to: 'effectsStack', cause: 'materialize' },
});
const INFLUENCE: Value = { count: [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }, { owner: 'you' }] };
const HAND: Places = { zones: ['hand'], whose: 'you' };
const MEMORY: Places = { zones: ['memory'], whose: 'you' };

export const values = [
  // "the amount of …"
  row('tally', '<thing>', ({ thing }) => ({ count: thing.filter })),
  row('tally', 'other <thing>', ({ thing }) => ({ count: [...thing.filter, { other: true as const }] })),
  row('tally', '<cards> in <place>', ({ cards, place }) => ({ count: placed(cards.filter, place) })),
  row('tally', 'damage counter(s) on <object>', ({ object }) => ({ stat: 'damage', of: object })),
  row('tally', '<counter> counter(s) on <object>', ({ counter, object }) => ({ counters: counter, of: object })),
  gap('tally', 'cards|allies|objects banished|discarded|revealed|sacrificed this way', 'values of what was done'),
  row('tally', '<thing> with different reserve costs', ({ thing }, { from }) => ({
    distinct: 'cost',
    of: each(from, { ...thing, filter: [...thing.filter, RESERVE] }),
  })),
  // Whether a memory cost and a reserve cost of the same number are different nobody says.
  gap('tally', '<thing> with different costs', 'different costs of both kinds', 'Straight Flare'),
  gap('tally', '<omens> you have with different costs', 'different costs of both kinds', 'Extorting Blackjack'),
  row('tally', 'of up to <word> <thing> with different reserve costs', ({ word, thing }, { from }) => ({
    least: [word, { distinct: 'cost', of: each(from, { ...thing, filter: [...thing.filter, RESERVE] }) }],
  })),
  row('tally', 'of up to <word> <omens> you have', ({ word, omens }) => ({ least: [word, { count: omens }] })),
  row('value', 'the amount of <tally>', ({ tally }) => tally),
  row('value', 'the amount of <tally> plus <digit>', ({ tally, digit }) => ({ sum: [tally, digit] })),
  row('value', 'twice the amount of <tally>', ({ tally }) => ({ times: [2, tally] })),
  row('value', 'three times the amount of <tally>', ({ tally }) => ({ times: [3, tally] })),
  row('value', 'the amount of damage prevented this way', () => ({ event: 'prevented' })),
  row('value', 'lv', () => LV),
  row('value', 'that amount', () => ({ event: 'amount' })),
  row('value', "~ 's power", () => ({ stat: 'power' as const, of: 'self' as const })),
  // Influence: the cards in hand and memory together (ga-2025: Influence).
  row('value', "its owner 's influence minus your influence", (_, { from }) => ({
    sum: [
      { count: [{ any: [{ zone: 'hand' }, { zone: 'memory' }] }, { owner: { ownerOf: anaphor(from) } }] },
      { negative: INFLUENCE },
    ],
  })),
  row('value', 'your influence', () => INFLUENCE, "Butler's Augury"),
  row('value', '<word> minus <value>', ({ word, value }) => ({ sum: [word, { negative: value }] })),
  row('value', 'the total reserve cost among|of <omens>', ({ omens }) => ({
    total: 'cost',
    of: { each: [...omens, RESERVE] },
  })),
  row('value', 'the highest <stat> [stat] among your omens', ({ stat }) => ({ highest: stat, of: { each: OMEN } })),
  row('value', 'the <lowest:extreme> reserve cost among your omens', ({ lowest }) =>
    lowest === 'lowest'
      ? { lowest: 'cost', of: { each: [...OMEN, RESERVE] } }
      : { highest: 'cost', of: { each: [...OMEN, RESERVE] } },
  ),
  ...['lowest', 'highest', 'greatest'].map((word) => row('extreme', word, () => word)),

  // Of those there are, at most so many count.
  row('tally', 'of up to <word> <thing>', ({ word, thing }) => ({ least: [word, { count: thing.filter }] })),
  row('tally', 'of up to <word> <counter> counters on <object>', ({ word, counter, object }) => ({
    least: [word, { counters: counter, of: object }],
  })),

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
  // One opponent controls so many, and not all together.
  ...['more', 'greater'].map((more) =>
    row('condition', `an opponent controls <word> or ${more} <thing>`, ({ word, thing }) => ({
      exists: [
        { player: 'opponent' as const },
        { controls: [thing.filter, '>=', word] as [FilterClause[], '>=', number] },
      ],
    })),
  ),
  row('condition', 'your champion has no <counter> counters on them|it', ({ counter }, { from }) =>
    champion(from, { not: { counters: [counter, 1] } }),
  ),
  row('condition', 'there are no <counter> counters on <source>', ({ counter }) => ({
    not: { is: ['self' as const, { counters: [counter, 1] as [string, number] }] },
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
    ...['her', 'him', 'them'].map((pronoun) =>
      row('condition', `<source> has <word> ${more} <counter> counters on ${pronoun}`, ({ word, counter }) => ({
        is: ['self', { counters: [counter, word] }],
      })),
    ),
    row('condition', `<source> has <word> ${more} <counter> counters on it`, ({ word, counter }) => ({
      is: ['self', { counters: [counter, word] }],
    })),
    row('condition', `there are <word> ${more} <counter> counters on <source>`, ({ word, counter }) => ({
      is: ['self', { counters: [counter, word] }],
    })),
  ]),
  // Omens are cards of a banishment, by the counters on them.
  row('omens', 'omen(s)', () => OMEN),
  row('omens', 'your omens', () => OMEN),
  row('omens', '<adjectives> omen(s)', ({ adjectives }) => [...OMEN, ...adjectives]),
  ...(['ally', 'attack', 'action', 'item', 'weapon'] as const).flatMap((word) => [
    row('omens', `${word} omen(s)`, () => [...OMEN, { has: ['types', [title(word)]] as ['types', string[]] }]),
    row('omens', `<adjectives> ${word} omen(s)`, ({ adjectives }) => [
      ...OMEN,
      ...adjectives,
      { has: ['types', [title(word)]] as ['types', string[]] },
    ]),
  ]),
  row('tally', '<omens> you have', ({ omens }) => ({ count: omens })),
  row('condition', 'you have <word> or more <omens>', ({ word, omens }) => exists(omens, word)),
  row('condition', 'you have <word> or less|fewer <omens>', ({ word, omens }) => ({
    compare: [{ count: omens }, '<=', word],
  })),
  row('condition', 'you have no cards in <place>', ({ place }) => ({ not: exists(placed([], place)) })),
  row('condition', 'you have exactly <word> <cards> in <place>', ({ word, cards, place }) => ({
    compare: [{ count: placed(cards.filter, place) }, '=', word],
  })),
  row('condition', 'there are no cards in <place>', ({ place }) => ({ not: exists(placed([], place)) })),
  row('condition', 'your champion has attacked this turn', (_, { from }) => champion(from, { is: 'attackedThisTurn' })),
  row('condition', 'your champion has dealt combat damage this turn', (_, { from }) =>
    champion(from, { is: 'dealtCombatDamageThisTurn' }),
  ),
  ...(['more', 'greater', 'less', 'fewer'] as const).flatMap((more) => {
    const than = more === 'more' || more === 'greater' ? ('>=' as const) : ('<=' as const);
    return [
      row('condition', `<champion> has <word> or ${more} damage counters on it|them`, ({ champion, word }) => ({
        compare: [{ stat: 'damage', of: champion }, than, word],
      })),
      row('condition', `there are <word> or ${more} damage counters on <champion>`, ({ champion, word }) => ({
        compare: [{ stat: 'damage', of: champion }, than, word],
      })),
      row('condition', `that champion has <word> or ${more} damage counters on it|them`, ({ word }, { from }) => ({
        compare: [{ stat: 'damage', of: anaphor(from, 'champion') }, than, word],
      })),
    ];
  }),
  row('condition', 'that card has floating memory', (_, { from }) => ({
    is: [anaphor(from, 'card'), { cardKeyword: 'floating memory' }],
  })),
  row('condition', 'your champion is awake', (_, { from }) => champion(from, { not: { status: 'rested' } })),
  row('condition', 'your champion is attacking', (_, { from }) => champion(from, { is: 'attacking' })),
  row('condition', "it 's your turn", () => ({ turnOf: 'you' as const })),
  row('condition', "it 's not your turn", () => ({ turnOf: 'opponent' as const })),
  row('condition', "it 's an opponent 's turn", () => ({ turnOf: 'opponent' as const })),
  row('condition', '<source> is rested', () => ({ is: ['self', { status: 'rested' }] })),
  row('condition', '<source> is awake', () => ({ is: ['self', { not: { status: 'rested' } }] })),
  row('condition', '<source> is attacking', () => ({ is: ['self', { is: 'attacking' }] })),
  row('condition', 'that <kind> is a|an <thing>', ({ kind, thing }, { from }) => ({
    is: [anaphor(from, kind), thing.filter],
  })),
  row('condition', 'that <kind> is a|an <a:thing> or a|an <b:thing>', ({ kind, a, b }, { from }) => ({
    is: [anaphor(from, kind), { any: [a.filter, b.filter] }],
  })),
  row('condition', 'that <kind> is <adjective>', ({ kind, adjective }, { from }) => ({
    is: [anaphor(from, kind), adjective],
  })),
  row('condition', "it 's a|an <cards>", ({ cards }, { from }) => ({ is: [anaphor(from), cards.filter] })),
  row('condition', 'that card is a|an <cards>', ({ cards }, { from }) => ({
    is: [anaphor(from, 'card'), cards.filter],
  })),
  row('condition', 'that <kind> has a|an <counter> counter on it', ({ kind, counter }, { from }) => ({
    is: [anaphor(from, kind), { counters: [counter, 1] }],
  })),
  row('condition', "it 's attacking a|an <thing>", ({ thing }, { from }) => ({
    is: [anaphor(from), { is: 'attacks', of: thing.filter }],
  })),
  row('condition', 'the attacker is attacking using a|an <thing>', ({ thing }, { from }) => ({
    is: [attacker(from), { is: 'attacksUsing', of: thing.filter }],
  })),
  row('condition', "it 's a|an <thing>", ({ thing }, { from }) => ({ is: [anaphor(from), thing.filter] })),
  ...(['even', 'odd'] as const).flatMap((parity) =>
    (['power', 'life'] as const).map((figure) =>
      row('condition', `<object> has an ${parity} ${figure} stat`, ({ object }) => ({
        is: [object, { parity: [figure, parity] as [string, typeof parity] }],
      })),
    ),
  ),
  row('condition', '<object> has <plainKeyword>', ({ object, plainKeyword }) =>
    isOne(object) && plainKeyword !== OF_CARDS ? { is: [object, { keyword: plainKeyword }] } : undefined,
  ),

  row('condition', '<source> was|is imbued', () => ({ paid: 'imbue' })),
  row('condition', '<source> was prepared', () => ({ paid: 'prepare' })),
  row('condition', "it 's defending", (_, { from }) => ({ is: [anaphor(from), { is: 'defending' }] })),
  ...(['fostered', 'ephemeral'] as const).flatMap((status) => [
    row('condition', `<source> is ${status}`, () => ({ is: ['self', { status }] })),
    row('condition', `<source> is not ${status}`, () => ({ is: ['self', { not: { status } }] })),
    row('condition', `<source> was not ${status}`, () => ({ not: { is: ['self', { status }] } })),
  ]),
  row('condition', '<source> is distant', ({ source }) => ({ is: [source, { status: 'distant' }] })),
  row('condition', 'the attacker is distant', (_, { from }) => ({ is: [attacker(from), { status: 'distant' }] })),
  // A text that goes on about "that unit" means another, and one that goes on about "them" your champion.
  row('condition', 'your champion is distant', () => ({ is: [{ each: YOUR_CHAMPION }, { status: 'distant' }] })),
  row('condition', 'your champion is distant', (_, { from }) => ({
    is: [mentioned(from, { each: YOUR_CHAMPION }, ['champion']), { status: 'distant' }],
  })),
  row('condition', '<source> was brewed', () => ({ is: ['self', { played: 'brew' }] })),
  row('condition', '<source> was starcalled', () => ({ is: ['self', { played: 'starcalling' }] })),
  row('condition', '<source> is|was empowered', ({ source }) => ({ is: [source, { is: 'empowered' }] })),
  row('condition', 'your champion has leveled up this turn', () => ({
    compare: [{ happened: { on: 'levelUp', player: 'you' } }, '>=', 1],
  })),
  row('condition', 'your champion has taken damage this turn', () => ({
    compare: [{ happened: { on: 'damage', object: YOUR_CHAMPION } }, '>=', 1],
  })),
  row('condition', 'your champion has taken <digit> or more damage this turn', ({ digit }) => ({
    compare: [{ happened: { on: 'damage', object: YOUR_CHAMPION }, sum: true }, '>=', digit],
  })),
  row('condition', 'the amount of cards in your hand and memory are equal', () => ({
    compare: [{ count: placed([], HAND) }, '=', { count: placed([], MEMORY) }],
  })),
  row('condition', "your champion 's level is equal to <value>", ({ value }) => ({ compare: [LV, '=', value] })),
  row('condition', 'each opponent controls no <thing>', ({ thing }) => ({
    not: exists([...thing.filter, { controller: 'opponent' }]),
  })),
  row('condition', "it 's not your <phase> phase", ({ phase }) => ({
    not: { all: [{ turnOf: 'you' as const }, { during: [phase] }] },
  })),
  ...['materialize', 'recollection', 'end', 'main', 'draw'].map((phase) => row('phase', phase, () => phase)),
  ...['highest', 'greatest'].flatMap((word) =>
    ['', ' stat'].flatMap((stat) => [
      row('value', `the ${word} <stat>${stat} among <thing>`, ({ stat, thing }, { from }) => ({
        highest: stat,
        of: each(from, thing),
      })),
      row('value', `the ${word} <stat>${stat} among other <thing>`, ({ stat, thing }, { from }) => ({
        highest: stat,
        of: each(from, thing, true),
      })),
      row('value', `the ${word} <stat>${stat} among <cards> in <place>`, ({ stat, cards, place }) => ({
        highest: stat,
        of: { each: placed(cards.filter, place) },
      })),
    ]),
  ),
  row('value', "that <kind> 's <stat> [stat]", ({ kind, stat }, { from }) => ({ stat, of: anaphor(from, kind) })),
  row('condition', "you've activated a|an <cards> this turn", ({ cards }) =>
    isCard(cards)
      ? { compare: [{ happened: { on: 'activate', player: 'you', object: cards.filter } }, '>=', 1] }
      : undefined,
  ),
  row('condition', 'your influence is <word> or less|fewer', ({ word }) => ({ compare: [INFLUENCE, '<=', word] })),
  row('condition', 'your influence is <word> or more|greater', ({ word }) => ({ compare: [INFLUENCE, '>=', word] })),
  row('condition', 'your influence is less than <value>', ({ value }) => ({ compare: [INFLUENCE, '<', value] })),
  row('condition', 'the total reserve cost among|of <omens> is exactly <digit>', ({ omens, digit }) => ({
    compare: [{ total: 'cost', of: { each: [...omens, RESERVE] } }, '=', digit],
  })),
  row('condition', 'the total reserve cost among|of <omens> is <digit> or more|greater', ({ omens, digit }) => ({
    compare: [{ total: 'cost', of: { each: [...omens, RESERVE] } }, '>=', digit],
  })),
  row(
    'condition',
    'the total reserve cost among|of <thing> is <digit> or more|greater',
    ({ thing, digit }, { from }) => ({
      compare: [{ total: 'cost', of: each(from, { ...thing, filter: [...thing.filter, RESERVE] }) }, '>=', digit],
    }),
  ),
  row('condition', 'your champion has dealt <digit> or more combat damage this turn', ({ digit }) => ({
    compare: [{ happened: { on: 'damage', source: YOUR_CHAMPION, match: { combat: true } }, sum: true }, '>=', digit],
  })),
  row('condition', 'there are less|fewer than <word> <cards> in <place>', ({ word, cards, place }) => ({
    compare: [{ count: placed(cards.filter, place) }, '<', word],
  })),
  row('condition', 'you control <word> or less|fewer other <thing>', ({ word, thing }) => ({
    compare: [{ count: [...controlled(thing.filter), { other: true }] }, '<=', word],
  })),
  row('condition', 'you control <word> or less|fewer <thing>', ({ word, thing }) => ({
    compare: [{ count: controlled(thing.filter) }, '<=', word],
  })),
  row('condition', 'there are <word> or more <cards> among all banishments', ({ word, cards }) =>
    exists(placed(cards.filter, { zones: ['banishment'] }), word),
  ),
  row('condition', 'that <kind> is level <digit> or lower|less', ({ kind, digit }, { from }) => ({
    is: [anaphor(from, kind), { stat: ['level', '<=', digit] }],
  })),
  ...(['sacrificed', 'banished', 'discarded'] as const).flatMap((save) =>
    ['card', 'ally', 'object', 'domain', 'item'].flatMap((kind) => [
      row('condition', `the ${save} ${kind} was a|an <thing>`, ({ thing }) => ({
        is: [kind === 'card' ? { saved: save } : { was: { saved: save } }, thing.filter] as [Ref, FilterClause[]],
      })),
    ]),
  ),
  row('condition', 'a|an <thing> was sacrificed this way', ({ thing }) => ({
    is: [{ was: { saved: 'sacrificed' } }, thing.filter] as [Ref, FilterClause[]],
  })),
  row('condition', 'the banished card had floating memory', () => ({
    is: [{ was: { saved: 'banished' } }, { cardKeyword: 'floating memory' }] as [Ref, FilterClause],
  })),
  row('condition', 'your champion has zero damage counters on them', () => ({
    compare: [{ stat: 'damage', of: { each: YOUR_CHAMPION } }, '=', 0],
  })),
  row('condition', 'that card was activated from a|your <zone:pile>', ({ zone }, { from }) => ({
    is: [anaphor(from, 'card'), { playedFrom: zone }],
  })),
  row('condition', '<source> was activated from your <zone:pile>', ({ zone }) => ({
    is: ['self', { playedFrom: zone }],
  })),
  row('pile', 'material deck', () => 'materialDeck'),
  ...['memory', 'hand', 'graveyard', 'banishment'].map((zone) => row('pile', zone, () => zone)),
  row('condition', 'a|an <thing> is attacking', ({ thing }) => exists([...thing.filter, { is: 'attacking' }])),
  row('condition', 'a|an <thing> was suppressed this turn', ({ thing }) => ({
    compare: [{ happened: { on: 'move', object: thing.filter, match: { from: 'field', cause: 'suppress' } } }, '>=', 1],
  })),
  row('condition', '<source> is <status:distantOrAwake> and is attacking a|an <thing>', ({ status, thing }) => ({
    is: ['self', [status, { is: 'attacks', of: thing.filter }]] as [Ref, FilterClause[]],
  })),
  row('condition', '<source> entered from a banishment', () => ({
    is: ['self', { happened: { on: 'move', object: 'self', match: { from: 'banishment', to: 'field' } } }] as [
      Ref,
      FilterClause,
    ],
  })),
  // What a hit dealt is known to what it triggers.
  row('value', 'the amount of damage dealt by this hit', () => ({ event: 'amount' })),
  row('condition', '<digit> or more damage was dealt', ({ digit }) => ({
    compare: [{ event: 'amount' }, '>=', digit],
  })),
  row('condition', '<word> or more damage was dealt', ({ word }) => ({ compare: [{ event: 'amount' }, '>=', word] })),
  row('condition', "target opponent 's influence is greater than yours", (_, { from }) => ({
    compare: [influenceOf(playerTarget(from, 'opponent')), '>', INFLUENCE],
  })),
  // Materializing puts a card of one's own on the Effects Stack (2.3.2).
  row('condition', "you haven't materialized a card this turn", () => ({
    compare: [{ happened: materialized('you') }, '=', 0],
  })),
  row('condition', 'they did not materialize a card this turn', (_, { from }) => ({
    not: { is: [anaphor(from, 'player'), { happenedFor: materialized('you') }] },
  })),
  row('tally', "card(s) you've materialized this turn", () => ({ happened: materialized('you') })),
  row('condition', '<source> is the only <thing>', ({ source, thing }) =>
    isSelf(source) ? { not: exists([...thing.filter, { other: true }]) } : undefined,
  ),
  row('condition', 'you control a|an <a:thing> or a|an <b:thing>', ({ a, b }) =>
    exists([{ any: [a.filter, b.filter] }, { controller: 'you' }]),
  ),
  row('condition', 'you control another <a:thing> or a|an <b:thing>', ({ a, b }) =>
    exists([{ any: [[...a.filter, { other: true }], b.filter] }, { controller: 'you' }]),
  ),
  row('condition', "it 's <status:distantOrAwake>", ({ status }, { from }) => ({ is: [anaphor(from), status] })),
  row('distantOrAwake', 'distant', () => ({ status: 'distant' })),
  row('distantOrAwake', 'fostered', () => ({ status: 'fostered' })),
  row('distantOrAwake', 'ephemeral', () => ({ status: 'ephemeral' })),
  row('distantOrAwake', 'awake', () => ({ not: { status: 'rested' } })),
  row('condition', 'that <kind> has no <counter> counters on it', ({ kind, counter }, { from }) => ({
    is: [anaphor(from, kind), { not: { counters: [counter, 1] } }],
  })),
  row('condition', 'target <thing> has a|an <counter> counter on it', ({ thing, counter }, { from }) => ({
    is: [target(from, thing), { counters: [counter, 1] }],
  })),
  row('condition', 'there are less|fewer than <word> <counter> counters on <source>', ({ word, counter }) => ({
    compare: [{ counters: counter, of: 'self' }, '<', word],
  })),
  row('condition', 'there are <word> or less|fewer <counter> counters on <source>', ({ word, counter }) => ({
    compare: [{ counters: counter, of: 'self' }, '<=', word],
  })),
  row('condition', '<source> has <word> or less|fewer <counter> counters on it', ({ word, counter }) => ({
    compare: [{ counters: counter, of: 'self' }, '<=', word],
  })),
  row('condition', 'a|an <thing> has been suppressed this turn', ({ thing }) => ({
    compare: [{ happened: { on: 'move', object: thing.filter, match: { from: 'field', cause: 'suppress' } } }, '>=', 1],
  })),
  row('condition', "you've brewed a|an <thing> this turn", ({ thing }) => ({
    compare: [{ happened: { on: 'activate', player: 'you', object: [...thing.filter, { played: 'brew' }] } }, '>=', 1],
  })),
  row('condition', '<source> is an omen', () => ({ is: ['self', OMEN] })),
  row('tally', '<omens> you have with different reserve costs|cost', ({ omens }) => ({
    distinct: 'cost',
    of: { each: [...omens, RESERVE] },
  })),
  row('condition', "you've activated another <cards> this turn", ({ cards }) =>
    isCard(cards)
      ? {
          compare: [
            { happened: { on: 'activate', player: 'you', object: [...cards.filter, { other: true }] } },
            '>=',
            1,
          ],
        }
      : undefined,
  ),
  row('tally', "other <cards> you've activated this turn", ({ cards }) =>
    isCard(cards)
      ? { happened: { on: 'activate', player: 'you', object: [...cards.filter, { other: true }] } }
      : undefined,
  ),
  row('condition', '<source> is retaliating', () => ({ is: ['self', { is: 'retaliating' }] })),
  row('condition', '<source> is attacking a|an <thing>', ({ thing }) => ({
    is: ['self', { is: 'attacks', of: thing.filter }],
  })),
  // There is one attack at a time, and so one attacker (2.6.1.6).
  row('condition', 'the attacker is attacking a|an <thing>', ({ thing }) =>
    exists([{ is: 'attacks', of: thing.filter }]),
  ),
  row('condition', 'your champion is attacking a|an <thing>', ({ thing }, { from }) =>
    champion(from, { is: 'attacks', of: thing.filter }),
  ),
];

const YOUR_CHAMPION_LIST = [YOUR_CHAMPION].flat();
function exists(filter: FilterClause[], atLeast = 1): Condition {
  return atLeast === 1 ? { exists: filter } : { exists: filter, atLeast };
}
