/** Preparation cards (722): the permanent, and the prepare spell of its inset frame. */
import {
  creatureCard,
  damage,
  faces,
  gainLife,
  putCounters,
  sorcery,
  t,
  target,
  triggered,
} from '../language/builders.js';
import { creature } from '../language/filters.js';

const entersPrepared = {
  kind: 'replacement',
  on: 'move',
  object: 'self',
  match: { to: 'battlefield' },
  entering: true,
  change: { status: { prepared: true } },
} as const;

export const preparation = [
  faces(
    'preparation',
    creatureCard(
      'Stingerquill Voxmancer',
      '{B/R}',
      'Goblin Sorcerer',
      '1/2',
      triggered(
        { on: 'step', player: 'you', match: { step: 'upkeep' } },
        {
          if: { not: { is: ['self', { status: 'prepared' }] } },
          effects: [{ do: 'status', what: 'self', status: 'prepared' }],
        },
      ),
    ),
    sorcery('Vicious Verse', '{B/R}', { targets: [target({ player: 'opponent' })], effects: [damage(1, t(0))] }),
  ),
  faces(
    'preparation',
    creatureCard('Adventurous Eater', '{2}{B}', 'Human Warlock', '3/2', entersPrepared),
    sorcery('Have a Bite', '{B}', { targets: [target(creature)], effects: [putCounters(1, t(0)), gainLife(1)] }),
  ),
];
