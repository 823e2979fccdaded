/** What is kept of a player beside the table: a dungeon (309), the Ring (701.54), the initiative (726), rad counters (728). */
import { row } from '../categories.js';
import { mention } from '../nouns.js';

const you = (what: 'completeDungeon' | 'takeInitiative' | 'venture') => () => ({
  on: { on: 'did' as const, player: 'you' as const, match: { what } },
  mentions: [],
});

export const trackedPlayers = [
  row('effect', 'venture into the dungeon', () => [{ do: 'venture' }], 'Dungeon Map'),
  row('effect', '<player> venture(s) into the dungeon', ({ player }) => [{ do: 'venture', who: player }]),
  row('condition', "you've completed a dungeon", () => ({ is: ['you', { completedDungeon: true }] }), 'Gloom Stalker'),
  row('condition', "you haven't completed a dungeon", () => ({ not: { is: ['you', { completedDungeon: true }] } })),
  row('event', 'you complete a dungeon', you('completeDungeon'), 'Dungeon Crawler'),
  row('event', 'you venture into the dungeon', you('venture')),
  row(
    'effect',
    '<player> take(s) the initiative',
    ({ player }) => [{ do: 'takeInitiative', who: player }],
    'Aarakocra Sneak',
  ),
  row('condition', 'you have the initiative', () => ({ is: ['you', { is: 'initiative' }] }), 'Feywild Caretaker'),
  row('event', 'you take the initiative', you('takeInitiative')),
  row('effect', 'the ring tempts you', () => [{ do: 'ringTempts' }], 'Birthday Escape'),
  row(
    'event',
    'the ring tempts you',
    () => ({ on: { on: 'did', player: 'you', match: { what: 'ringTempts' } }, mentions: [] }),
    'Nazgûl',
  ),
  row(
    'event',
    'you choose a creature as your ring-bearer',
    (_, { from }) => ({
      on: { on: 'did', player: 'you', match: { what: 'becomeRingBearer' } },
      mentions: [mention(from, { event: 'object' }, ['creature'])],
    }),
    'Call of the Ring',
  ),
  row(
    'effect',
    '<player> get(s) <n> rad counter(s)',
    ({ player, n }) => [{ do: 'counters', what: player, kind: 'rad', amount: n }],
    'Feral Ghoul',
  ),
];
