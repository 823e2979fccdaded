/** What triggered abilities wait for (603). */
import type { FilterClause, Ref, TriggerPattern } from '@arbiter/engine';
import type { Mention } from '../../references/nouns.js';
import { type Described, gap, row, type Trigger } from '../categories.js';
import { mention, SOURCE_KINDS } from '../nouns.js';

const enter = { to: 'battlefield' };
const die = { from: 'battlefield', to: 'graveyard' };
const leave = { from: 'battlefield' };

/** What left is another object where it went (400.7): that is what a text about its leaving does something to. */
const became = (at: number, { on, match }: TriggerPattern, of: Ref, kinds: readonly string[]): Mention[] =>
  on === 'move' && match?.from === 'battlefield'
    ? [{ noun: 'mention', ref: { event: 'became' }, kinds: [...kinds, 'card'], of, at }]
    : [];

/** Something happens to the source itself. */
const toSelf = (at: number, on: TriggerPattern): Trigger => ({
  on: { ...on, object: 'self' },
  mentions: [mention(at, 'self', SOURCE_KINDS), ...became(at, on, 'self', SOURCE_KINDS)],
});
const toAttached = (at: number, kind: string, on: TriggerPattern): Trigger => ({
  on: { ...on, object: 'attached' },
  mentions: [mention(at, 'attached', [kind, 'permanent']), ...became(at, on, 'attached', [kind, 'permanent'])],
});
/** Something happens to one of those described. */
const toOne = (at: number, { filter, kinds }: Described, on: TriggerPattern, other = false): Trigger => ({
  on: { ...on, object: [...filter, ...(other ? [{ other: true as const }] : [])] },
  mentions: [mention(at, { event: 'object' }, kinds), ...became(at, on, { event: 'object' }, kinds)],
});
const step = (name: string, player?: 'you' | 'opponent', at = 0): Trigger => ({
  on: { on: 'step', ...(player ? { player } : {}), match: { step: name } },
  mentions: player === 'you' ? [] : [mention(at, { event: 'player' }, ['player', ...(player ? ['opponent'] : [])])],
});
const byPlayer = (at: number, on: TriggerPattern, player: 'you' | 'opponent' | 'any'): Trigger => ({
  on: { ...on, ...(player === 'any' ? {} : { player }) },
  mentions:
    player === 'you'
      ? []
      : [mention(at, { event: 'player' }, ['player', ...(player === 'opponent' ? ['opponent'] : [])])],
});
/** A spell is described as a spell; the event is about spells anyway. */
const spellOf = ({ filter }: Described): FilterClause[] =>
  filter.filter((clause) => !('is' in clause && clause.is === 'spell'));
const cast = (at: number, thing: Described, player: 'you' | 'opponent' | 'any'): Trigger | undefined => {
  if (!thing.kinds.includes('spell')) return undefined;
  const object = spellOf(thing);
  const { on, mentions } = byPlayer(at, { on: 'cast', ...(object.length > 0 ? { object } : {}) }, player);
  return { on, mentions: [...mentions, mention(at, { event: 'object' }, ['spell'])] };
};
const hits = (at: number, on: TriggerPattern, player: 'opponent' | 'any', combat: boolean): Trigger => ({
  on: { ...on, on: 'damage', source: 'self', player, ...(combat ? { match: { combat: true } } : {}) },
  mentions: [
    mention(at, 'self', SOURCE_KINDS),
    mention(at + 1, { event: 'player' }, ['player', ...(player === 'opponent' ? ['opponent'] : [])]),
  ],
});

export const triggers = [
  row('trigger', 'when|whenever <event>', ({ event }) => event),
  row('event', '<source> enters', (_, { from }) => toSelf(from, { on: 'move', match: enter }), 'Highland Game'),
  row('event', '<source> dies', (_, { from }) => toSelf(from, { on: 'move', match: die })),
  row('event', '<source> leaves the battlefield', (_, { from }) => toSelf(from, { on: 'move', match: leave })),
  row('event', '<source> is put into a graveyard from the battlefield', (_, { from }) =>
    toSelf(from, { on: 'move', match: die }),
  ),
  row('event', '<source> attacks', (_, { from }) => toSelf(from, { on: 'attack' })),
  row('event', '<source> blocks', (_, { from }) => toSelf(from, { on: 'block', match: { first: true } })),
  row(
    'event',
    '<source> blocks a creature',
    (_, { from }) => ({
      on: { on: 'block', object: 'self' },
      mentions: [
        mention(from, 'self', SOURCE_KINDS),
        mention(from + 1, { event: 'attacker' }, ['creature', 'permanent']),
      ],
    }),
    'Wall of Frost',
  ),
  row('event', '<source> becomes blocked', (_, { from }) => toSelf(from, { on: 'becomesBlocked' })),
  row('event', "<source> attacks and isn't blocked", (_, { from }) => toSelf(from, { on: 'unblocked' })),
  row('event', '<source> becomes tapped', (_, { from }) =>
    toSelf(from, { on: 'status', match: { status: 'tapped', on: true } }),
  ),
  row('event', '<source> becomes untapped', (_, { from }) =>
    toSelf(from, { on: 'status', match: { status: 'tapped', on: false } }),
  ),
  row('event', '<source> becomes the target of a spell or ability', (_, { from }) => toSelf(from, { on: 'target' })),
  row('event', '<source> becomes the target of a spell or ability an opponent controls', (_, { from }) =>
    toSelf(from, { on: 'target', player: 'opponent' }),
  ),
  row('event', '<source> deals combat damage to a player', (_, { from }) => hits(from, { on: 'damage' }, 'any', true)),
  row('event', '<source> deals combat damage to an opponent', (_, { from }) =>
    hits(from, { on: 'damage' }, 'opponent', true),
  ),
  row('event', '<source> deals damage to a player', (_, { from }) => hits(from, { on: 'damage' }, 'any', false)),
  row('event', '<source> deals damage to an opponent', (_, { from }) =>
    hits(from, { on: 'damage' }, 'opponent', false),
  ),
  row('event', 'enchanted|equipped <kind> attacks', ({ kind }, { from }) => toAttached(from, kind, { on: 'attack' })),
  row('event', 'enchanted|equipped <kind> dies', ({ kind }, { from }) =>
    toAttached(from, kind, { on: 'move', match: die }),
  ),
  row(
    'event',
    '<thing:one> enters',
    ({ thing }, { from }) => toOne(from, thing, { on: 'move', match: enter }),
    'Kazandu Mammoth',
  ),
  row('event', 'another <thing> enters', ({ thing }, { from }) =>
    toOne(from, thing, { on: 'move', match: enter }, true),
  ),
  row('event', '<thing:one> dies', ({ thing }, { from }) => toOne(from, thing, { on: 'move', match: die })),
  row('event', 'another <thing> dies', ({ thing }, { from }) => toOne(from, thing, { on: 'move', match: die }, true)),
  row('event', '<thing:one> attacks', ({ thing }, { from }) => toOne(from, thing, { on: 'attack' })),
  row('event', 'you cast <thing:one>', ({ thing }, { from }) => cast(from, thing, 'you'), 'Aven Wind Mage'),
  row('event', 'an opponent casts <thing:one>', ({ thing }, { from }) => cast(from, thing, 'opponent')),
  row('event', 'a player casts <thing:one>', ({ thing }, { from }) => cast(from, thing, 'any')),
  row('event', 'you gain life', () => ({
    on: { on: 'stat', player: 'you', match: { stat: 'life', gain: true } },
    mentions: [],
  })),
  row('event', 'you draw a card', () => ({ on: { on: 'draw', player: 'you' }, mentions: [] })),
  row('event', 'an opponent draws a card', (_, { from }) => byPlayer(from, { on: 'draw' }, 'opponent')),
  row('event', 'you attack', () => ({ on: { on: 'attackers', player: 'you' }, mentions: [] })),
  gap('event', 'one or more <thing> enters|enter|attack|die', 'batch triggers'),
  gap('event', 'you cycle a card', 'cycling'),
  gap('event', '<source> enters or attacks', 'two events of one ability'),
  gap('event', '<source> attacks or blocks', 'two events of one ability'),
  gap('event', '<source> or another <thing> enters|dies', 'two events of one ability'),
  row('trigger', 'at the beginning of your upkeep', () => step('upkeep', 'you')),
  row('trigger', 'at the beginning of each upkeep', (_, { from }) => step('upkeep', undefined, from)),
  row('trigger', "at the beginning of each player 's upkeep", (_, { from }) => step('upkeep', undefined, from)),
  row('trigger', "at the beginning of each opponent 's upkeep", (_, { from }) => step('upkeep', 'opponent', from)),
  row('trigger', 'at the beginning of your draw step', () => step('draw', 'you')),
  row('trigger', 'at the beginning of your end step', () => step('end', 'you')),
  row('trigger', 'at the beginning of each end step', (_, { from }) => step('end', undefined, from)),
  row('trigger', 'at the beginning of the end step', (_, { from }) => step('end', undefined, from)),
  row('trigger', "at the beginning of each opponent 's end step", (_, { from }) => step('end', 'opponent', from)),
  row(
    'trigger',
    'at the beginning of combat on your turn',
    () => step('beginningOfCombat', 'you'),
    'Riling Dawnbreaker',
  ),
  row('trigger', 'at the beginning of your precombat|first main phase', () => step('precombatMain', 'you')),
  row('trigger', 'at end of combat', () => step('endOfCombat')),
];
