/** The monarch (725). */
import { row } from '../categories.js';
import { mention } from '../nouns.js';

export const monarchs = [
  row(
    'effect',
    '<player> become(s) the monarch',
    ({ player }) => [{ do: 'becomeMonarch', who: player }],
    'Palace Sentinels',
  ),
  row('condition', "you're the monarch", () => ({ is: ['you', { is: 'monarch' }] }), 'Throne Warden'),
  row('event', 'you become the monarch', () => ({
    on: { on: 'did', player: 'you', match: { what: 'becomeMonarch' } },
    mentions: [],
  })),
  row('event', 'an opponent becomes the monarch', (_, { from }) => ({
    on: { on: 'did', player: 'opponent', match: { what: 'becomeMonarch' } },
    mentions: [mention(from, { event: 'player' }, ['player', 'opponent'])],
  })),
];
