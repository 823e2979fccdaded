/** What triggered abilities wait for (2.4.2). */
import type { FilterClause, Ref, TriggerPattern } from '@arbiter/engine';
import { mention, SOURCE_KINDS } from '../../references/making.js';
import type { Mention } from '../../references/nouns.js';
import { type Described, gap, type Kind, row, type Trigger } from '../categories.js';
import { HIT, KILLED } from './nouns.js';
import { CHAMPION, controlled, YOUR_CHAMPION } from './shared.js';

const enter = { to: 'field' };
const BECOMES_DISTANT = { on: 'status' as const, match: { status: 'distant', on: true } };
const die = { from: 'field', to: 'graveyard' };

/** What left is another object where it went (2.7.5): that is what a text about its leaving does something to. */
const became = (at: number, { on, match }: TriggerPattern, of: Ref, kinds: readonly string[]): Mention[] =>
  on === 'move' && match?.from === 'field'
    ? [{ noun: 'mention', ref: { event: 'became' }, kinds: [...kinds, 'card'], of, at }]
    : [];
const toSelf = (at: number, on: TriggerPattern, keyword?: string): Trigger => ({
  on: { ...on, object: 'self' },
  mentions: [mention(at, 'self', SOURCE_KINDS), ...became(at, on, 'self', SOURCE_KINDS)],
  ...(keyword === undefined ? {} : { keyword }),
});
const bySelf = (at: number, on: TriggerPattern, keyword: string, kinds: readonly string[]): Trigger => ({
  on: { ...on, source: 'self' },
  mentions: [mention(at, 'self', SOURCE_KINDS), mention(at + 1, { event: 'object' }, kinds)],
  keyword,
});
const toOne = (at: number, { filter, kinds }: Described, on: TriggerPattern, other = false): Trigger => ({
  on: { ...on, object: [...filter, ...(other ? [{ other: true as const }] : [])] },
  mentions: [
    mention(at, { event: 'object' }, kinds),
    ...became(at, on, { event: 'object' }, kinds),
    ...(filter.some((clause) => 'controller' in clause && clause.controller === 'opponent')
      ? [{ ...mention(at + 1, { controllerOf: { event: 'object' } }, ['player', 'opponent']), implied: true as const }]
      : []),
  ],
});
const step = (name: string, player: 'you' | 'opponent' | undefined, at: number): Trigger => ({
  on: { on: 'step', ...(player ? { player } : {}), match: { step: name } },
  mentions: player === 'you' ? [] : [mention(at, { event: 'player' }, ['player', ...(player ? ['opponent'] : [])])],
});
const activate = (at: number, { filter, card }: Described, player: 'you' | 'opponent'): Trigger | undefined =>
  card === true
    ? {
        on: { on: 'activate', player, ...(filter.length > 0 ? { object: filter } : {}) },
        mentions: [
          mention(at, { event: 'object' }, ['card']),
          ...(player === 'opponent' ? [mention(at, { event: 'player' }, ['player', 'opponent'])] : []),
        ],
      }
    : undefined;
const damaged = (at: number, { match }: Kind): Trigger => ({
  on: { on: 'damage', object: YOUR_CHAMPION, ...(match ? { match } : {}) },
  mentions: [mention(at, { event: 'object' }, ['champion', 'unit', 'object'])],
});
const first = (filter: FilterClause[]): FilterClause[] => [{ is: 'firstActivatedThisTurn', of: filter }];
/** Words before an ability for what it waits for, for which there is none yet. */
const WORDS = ['on champion kill', 'on retaliate'];

export const triggers = [
  row('event', 'on enter', (_, { from }) => toSelf(from, { on: 'move', match: enter }, 'on enter')),
  row('event', 'on death', (_, { from }) => toSelf(from, { on: 'move', match: die }, 'on death')),
  row('event', 'on attack', (_, { from }) => toSelf(from, { on: 'attack' }, 'on attack')),
  row('event', 'on hit', (_, { from }) => bySelf(from, { on: 'hit' }, 'on hit', ['unit', 'object', HIT])),
  row('event', 'on kill', (_, { from }) => bySelf(from, { on: 'kill' }, 'on kill', ['ally', 'unit', 'object', KILLED])),
  row('event', 'on champion hit', (_, { from }) => {
    const hit = bySelf(from, { on: 'hit', object: [CHAMPION] }, 'on champion hit', ['champion', 'unit', 'object', HIT]);
    const whose: Mention = mention(from + 2, { controllerOf: { event: 'object' } }, ['player', 'opponent']);
    return { ...hit, mentions: [...hit.mentions, whose] };
  }),
  ...(
    [
      ['on leave', { from: 'field' }],
      ['on banish', { from: 'field', to: 'banishment' }],
      ['on destroy', die],
      ['on sacrifice', { from: 'field', cause: 'sacrifice' }],
    ] as const
  ).map(([word, match]) => row('event', word, (_, { from }) => toSelf(from, { on: 'move', match }, word))),
  row('event', 'on ally hit', (_, { from }) => ({
    ...bySelf(from, { on: 'hit', object: { has: ['types', ['Ally']] } }, 'on ally hit', [
      'ally',
      'unit',
      'object',
      HIT,
    ]),
  })),
  row('event', 'on ally kill', (_, { from }) => {
    const kinds = ['ally', 'unit', 'object', KILLED];
    return bySelf(from, { on: 'kill', object: [{ has: ['types', ['Ally']] }] }, 'on ally kill', kinds);
  }),
  ...WORDS.map((word) => gap('event', word, word)),
  // It triggers the first time that there are so many charge counters (2.11.7.15.2).
  row('event', 'on charge <digit>', ({ digit }, { from }) => ({
    ...toSelf(from, { on: 'counters', match: { kind: 'charge' }, reached: digit }, 'on charge'),
    limit: { inAll: 1 },
  })),

  row('trigger', 'at the beginning of your recollection phase', (_, { from }) => step('recollection', 'you', from)),
  row('trigger', 'at the beginning of your end phase', (_, { from }) => step('end', 'you', from)),
  row('trigger', "at the beginning of each player 's recollection phase", (_, { from }) =>
    step('recollection', undefined, from),
  ),
  row('trigger', "at the beginning of each player 's end phase", (_, { from }) => step('end', undefined, from)),
  row('trigger', "at the beginning of each opponent 's recollection phase", (_, { from }) =>
    step('recollection', 'opponent', from),
  ),
  row('trigger', "at the beginning of each opponent 's end phase", (_, { from }) => step('end', 'opponent', from)),
  row('trigger', 'whenever a|an <thing> dies', ({ thing }, { from }) => toOne(from, thing, { on: 'move', match: die })),
  row('trigger', 'whenever another <thing> dies', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'move', match: die }, true),
  ),
  row('trigger', "whenever a|an <thing> dies while it 's not your turn", ({ thing }, { from }) => ({
    ...toOne(from, thing, { on: 'move', match: die }),
    if: { turnOf: 'opponent' as const },
  })),
  row('trigger', 'whenever a|an <thing> enters the field', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'move', match: enter }),
  ),
  row('trigger', 'whenever a|an <thing> enters the field under your control', ({ thing }, { from }) =>
    toOne(from, { ...thing, filter: [...thing.filter, { controller: 'you' }] }, { on: 'move', match: enter }),
  ),
  row('trigger', 'whenever another <thing> enters the field under your control', ({ thing }, { from }) =>
    toOne(from, { ...thing, filter: [...thing.filter, { controller: 'you' }] }, { on: 'move', match: enter }, true),
  ),
  row('trigger', 'whenever you activate a|an <cards>', ({ cards }, { from }) => activate(from, cards, 'you')),
  row('trigger', 'whenever you activate a|an <a:adjective> or a|an <b:adjective> card', ({ a, b }, { from }) =>
    activate(from, { filter: [{ any: [a, b] }], kinds: ['card'], card: true }, 'you'),
  ),
  row('trigger', 'whenever an opponent activates a|an <cards>', ({ cards }, { from }) =>
    activate(from, cards, 'opponent'),
  ),
  row('trigger', 'whenever you activate your first <cards> each turn', ({ cards }, { from }) =>
    activate(from, { ...cards, filter: first(cards.filter) }, 'you'),
  ),
  row('trigger', 'whenever you activate a|an <cards> for the second time each turn', ({ cards }, { from }) => {
    const one = activate(from, cards, 'you');
    return one && { ...one, on: { ...one.on, nth: 2 } };
  }),
  row('trigger', 'whenever you activate your second <cards> each turn', ({ cards }, { from }) => {
    const one = activate(from, cards, 'you');
    return one && { ...one, on: { ...one.on, nth: 2 } };
  }),
  row('trigger', 'whenever an opponent declares an attack with a unit for the third time each turn', (_, { from }) => ({
    on: { on: 'attack', player: 'opponent', match: { unit: true, nth: 3 } },
    mentions: [mention(from, { event: 'player' }, ['player', 'opponent'])],
  })),
  row('trigger', 'whenever a|an <thing> levels up', ({ thing }, { from }) => toOne(from, thing, { on: 'levelUp' })),
  row('trigger', 'whenever a|an <thing> declares an attack', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'attack' }),
  ),
  row('trigger', 'whenever you declare an attack with a|an <thing>', ({ thing }, { from }) =>
    toOne(from, { ...thing, filter: controlled(thing.filter) }, { on: 'attack' }),
  ),
  row('trigger', 'whenever your champion levels up', (_, { from }) => ({
    on: { on: 'levelUp', player: 'you' },
    mentions: [mention(from, { each: YOUR_CHAMPION }, ['champion', 'unit', 'object'])],
  })),
  ...(['is dealt <damageKind>', 'takes <damageKind>'] as const).flatMap((is) => [
    row('trigger', `whenever your champion ${is}`, ({ damageKind }, { from }) => damaged(from, damageKind)),
    row('trigger', `whenever your champion ${is} from a source you don't control`, ({ damageKind }, { from }) => {
      const one = damaged(from, damageKind);
      return { ...one, on: { ...one.on, source: [{ not: { controller: 'you' as const } }] } };
    }),
  ]),
  row('trigger', 'whenever you draw your second card each turn', (_, { from }) => ({
    on: { on: 'draw', player: 'you', nth: 2 },
    mentions: [mention(from, { event: 'object' }, ['card'])],
  })),
  row('trigger', 'whenever <source> is attacked', (_, { from }) => toSelf(from, { on: 'attacked' })),
  row('trigger', 'whenever <source> attacks', (_, { from }) => toSelf(from, { on: 'attack' })),
  row('trigger', 'whenever a|an <thing> is attacked', ({ thing }, { from }) => toOne(from, thing, { on: 'attacked' })),
  row('trigger', 'whenever a|an <thing> attacks', ({ thing }, { from }) => toOne(from, thing, { on: 'attack' })),
  row('trigger', 'whenever another <thing> attacks', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'attack' }, true),
  ),
  row('trigger', 'whenever <champion> attacks', (_, { from }) => ({
    on: { on: 'attack', object: YOUR_CHAMPION },
    mentions: [mention(from, { event: 'object' }, ['champion', 'unit', 'object'])],
  })),
  row('trigger', 'whenever a|an <thing> is destroyed', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'move', match: die }),
  ),
  row('trigger', "whenever a|an <thing> is destroyed while it 's not your turn", ({ thing }, { from }) => ({
    ...toOne(from, thing, { on: 'move', match: die }),
    if: { turnOf: 'opponent' as const },
  })),
  row('trigger', 'whenever a|an <thing> is suppressed', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'move', match: { from: 'field', cause: 'suppress' } }),
  ),
  row('trigger', 'whenever ~ is dealt damage', (_, { from }) => toSelf(from, { on: 'damage' })),
  row('trigger', 'whenever ~ becomes distant', (_, { from }) => toSelf(from, BECOMES_DISTANT)),
  row('trigger', 'whenever a|an <thing> becomes distant', ({ thing }, { from }) => toOne(from, thing, BECOMES_DISTANT)),
  row('trigger', 'whenever another <thing> becomes distant', ({ thing }, { from }) =>
    toOne(from, thing, BECOMES_DISTANT, true),
  ),
  gap('trigger', 'whenever ~ becomes loaded', 'distant and loaded'),
  row('trigger', 'whenever you recover', () => ({ on: { on: 'recover', player: 'you' }, mentions: [] })),
  row('trigger', 'whenever you reveal this card from your memory', (_, { from }) =>
    toSelf(from, { on: 'revealed', match: { from: 'memory' } }),
  ),
  row('trigger', 'whenever you reveal ~ from your memory', (_, { from }) =>
    toSelf(from, { on: 'revealed', match: { from: 'memory' } }),
  ),
  row(
    'trigger',
    'whenever you gather',
    () => ({ on: { on: 'gather', player: 'you' }, mentions: [] }),
    "Alchemist's Kit",
  ),
  row('trigger', 'whenever you sacrifice a|an <thing>', ({ thing }, { from }) =>
    toOne(
      from,
      { ...thing, filter: controlled(thing.filter) },
      { on: 'move', match: { from: 'field', cause: 'sacrifice' } },
    ),
  ),
  row('trigger', 'whenever you recover an amount', () => ({ on: { on: 'recover', player: 'you' }, mentions: [] })),
  row('trigger', 'whenever you activate a|an <cards> from <place>', ({ cards, place }, { from }) => {
    const [zone, ...others] = place.zones;
    return zone !== undefined && others.length === 0 && place.whose === 'you'
      ? activate(from, { ...cards, filter: [...cards.filter, { playedFrom: zone }] }, 'you')
      : undefined;
  }),
  row('trigger', 'whenever one or more <thing> enter the field under your control', ({ thing }) => ({
    on: { on: 'move', object: [...thing.filter, { controller: 'you' as const }], match: enter, batch: true },
    mentions: [],
  })),
  row('trigger', 'whenever a|an <counter> counter is removed from <source>', ({ counter }) => ({
    on: { on: 'counters', object: 'self', match: { kind: counter, removed: true }, each: true },
    mentions: [],
  })),
  row('trigger', 'whenever you materialize a|an <cards>', ({ cards }) => ({
    on: {
      on: 'move',
      object: [{ owner: 'you' as const }, ...cards.filter],
      match: { to: 'effectsStack', cause: 'materialize' },
    },
    mentions: [],
  })),
  row('trigger', 'whenever a player suppresses an object', () => ({
    on: { on: 'move', match: { from: 'field', cause: 'suppress' } },
    mentions: [],
  })),
  row('trigger', 'whenever an omen counter is put on a card in your banishment', () => ({
    on: {
      on: 'counters',
      object: [{ zone: 'banishment' }, { owner: 'you' as const }],
      match: { kind: 'omen' },
      each: true,
    },
    mentions: [],
  })),
  row('trigger', 'whenever a|an <cards> is banished from your graveyard', ({ cards }, { from }) => ({
    on: {
      on: 'move',
      object: [{ owner: 'you' as const }, ...cards.filter],
      match: { from: 'graveyard', to: 'banishment' },
    },
    mentions: [mention(from, { event: 'became' }, ['card'])],
  })),
  row('trigger', "whenever a|an <thing> enters the field under a player 's control", ({ thing }, { from }) => {
    const one = toOne(from, thing, { on: 'move', match: enter });
    return {
      ...one,
      mentions: [...one.mentions, mention(from + 2, { controllerOf: { event: 'object' } }, ['player'])],
    };
  }),
  gap('trigger', 'whenever <source> is banished from your memory', 'abilities of cards elsewhere'),
  gap('trigger', 'whenever you suppress an object', 'suppress'),
  row('event', 'on foster', (_, { from }) =>
    toSelf(from, { on: 'status', match: { status: 'fostered', on: true } }, 'on foster'),
  ),
  row('trigger', 'whenever a|an <thing> becomes fostered', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'status', match: { status: 'fostered', on: true } }),
  ),
  row('trigger', 'whenever you brew a|an <thing>', ({ thing }) => ({
    on: { on: 'activate', player: 'you', object: [...thing.filter, { played: 'brew' }] },
    mentions: [],
  })),
  row('trigger', 'whenever you gain agility', () => ({ on: { on: 'agility', player: 'you' }, mentions: [] })),
  gap('trigger', 'whenever you empower', 'empower'),
  row('trigger', 'whenever <source> becomes rested', (_, { from }) =>
    toSelf(from, { on: 'status', match: { status: 'rested', on: true } }),
  ),
  // What it is after it has levelled up is what is asked.
  row('trigger', 'whenever your champion levels up into a|an <thing>', ({ thing }, { from }) => ({
    on: { on: 'levelUp', player: 'you', object: thing.filter },
    mentions: [mention(from, { each: YOUR_CHAMPION }, ['champion', 'unit', 'object'])],
  })),
  row('trigger', 'whenever one or more <counter> counters are removed from your champion', ({ counter }) => ({
    on: { on: 'counters', object: YOUR_CHAMPION, match: { kind: counter, removed: true } },
    mentions: [],
  })),
  row('trigger', 'whenever one or more cards are put into your graveyard from your deck', () => ({
    on: {
      on: 'move',
      object: [{ owner: 'you' as const }],
      match: { from: 'mainDeck', to: 'graveyard' },
      batch: true,
    },
    mentions: [],
  })),
  row('trigger', 'whenever <source> attacks with a|an <thing> and / or <cards>', ({ thing, cards }, { from }) => ({
    on: { on: 'attack', object: 'self' },
    mentions: [mention(from, 'self', SOURCE_KINDS)],
    if: { is: ['self', { is: 'attacksUsing', of: [{ any: [thing.filter, cards.filter] }] }] },
  })),
  row('trigger', 'whenever another <cards> enters your graveyard from your deck', ({ cards }) => ({
    on: {
      on: 'move',
      object: [...cards.filter, { owner: 'you' as const }, { other: true as const }],
      match: { from: 'mainDeck', to: 'graveyard' },
    },
    mentions: [],
  })),
  row('trigger', 'whenever a|an <a:thing> deals <damageKind> to a|an <b:thing>', ({ a, b, damageKind }, { from }) => ({
    on: { on: 'damage', source: a.filter, object: b.filter, ...damageKind },
    mentions: [mention(from, { event: 'source' }, a.kinds), mention(from + 1, { event: 'object' }, b.kinds)],
  })),
  row('trigger', 'whenever your champion is dealt <word> or more <damageKind>', ({ word, damageKind }, { from }) => ({
    ...damaged(from, damageKind),
    if: { compare: [{ event: 'amount' }, '>=', word] },
  })),
  row('trigger', 'whenever an opponent summons a|an <tokenName> token', ({ tokenName }, { from }) => ({
    on: {
      on: 'move',
      object: [{ named: tokenName }, { is: 'token' }, { controller: 'opponent' as const }],
      match: { to: 'field', cause: 'create' },
    },
    mentions: [
      mention(from, { event: 'object' }, ['token', 'object']),
      mention(from + 1, { controllerOf: { event: 'object' } }, ['player', 'opponent']),
    ],
  })),
  row('trigger', 'whenever you negate a card activation', () => ({
    on: { on: 'countered', object: [{ is: 'cardActivation' }], source: [{ controller: 'you' as const }] },
    mentions: [],
  })),
  row('trigger', 'whenever you negate a card activation an opponent controls', () => ({
    on: {
      on: 'countered',
      player: 'opponent',
      object: [{ is: 'cardActivation' }],
      source: [{ controller: 'you' as const }],
    },
    mentions: [],
  })),
];
