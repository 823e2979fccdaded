/** Creatures that merge with others (702.140), and what waits for that. */
import type { Ability, CardDefinition, Effects, TriggerPattern } from '@arbiter/engine';
import {
  creature,
  creatureCard,
  discard,
  draw,
  gainLife,
  keyword,
  mana,
  putCounters,
  triggered,
  youControl,
} from '../language/builders.js';

const mutate = (cost: string): Ability => keyword('mutate', { cost: [mana(cost)] });
const asItMutates: TriggerPattern = { on: 'mutate', object: 'self' };
const mutating = (...effects: Effects): Ability => triggered(asItMutates, { effects });

export const mutatingCreatures: CardDefinition[] = [
  creatureCard(
    'Dreamtail Heron',
    '{4}{U}',
    'Elemental Bird',
    '3/4',
    mutate('{3}{U}'),
    keyword('flying'),
    mutating(draw(1)),
  ),
  creatureCard(
    'Glowstone Recluse',
    '{2}{G}',
    'Spider',
    '2/3',
    mutate('{3}{G}'),
    keyword('reach'),
    mutating(putCounters(2, 'self')),
  ),
  creatureCard(
    'Cavern Whisperer',
    '{4}{B}',
    'Nightmare',
    '4/4',
    mutate('{3}{B}'),
    keyword('menace'),
    mutating(discard(1, 'opponents')),
  ),
  creatureCard(
    'Majestic Auricorn',
    '{4}{W}',
    'Unicorn',
    '4/4',
    mutate('{3}{W}'),
    keyword('vigilance'),
    mutating(gainLife(4)),
  ),
  creatureCard(
    'Essence Symbiote',
    '{1}{G}',
    'Beast',
    '2/2',
    triggered(
      { on: 'mutate', object: [creature, youControl] },
      { effects: [putCounters(1, { event: 'object' }), gainLife(2)] },
    ),
  ),
];
