/** What happens in Grand Archive beside what happens in every game, as abilities may trigger on it. */
import { type ActionWord, damageAction, defineEvent, type EventWord, type Seat } from '@arbiter/engine';
import { z } from 'zod';

declare module '@arbiter/engine' {
  interface DamageEvent {
    combat?: boolean;
    /** It was dealt to a unit, and to no domain. */
    unit?: boolean;
  }
  /** An attack was declared. */
  interface AttackEvent {
    object: number;
    player: Seat;
    unit?: boolean;
    /** Which of its player's attacks this turn. */
    nth?: number;
  }
  /** A unit was attacked. */
  interface AttackedEvent {
    cleave?: boolean;
  }
  /** A card was activated. */
  interface ActivateEvent {
    object: number;
    player: Seat;
  }
  interface Events {
    hit: { source: number; object: number; amount: number; attacker: number };
    kill: { source: number; object: number; attacker: number };
    attack: AttackEvent;
    attacked: AttackedEvent;
    activate: ActivateEvent;
    recollect: { player: Seat; amount: number };
    levelUp: { object: number; player: Seat; level: number };
  }
}

export const events: readonly EventWord[] = [
  defineEvent('damage', {
    together: true,
    description: 'Damage was dealt by `source` to a unit.',
    example: { on: 'damage', object: 'self', match: { combat: true } },
    match: () => ({ combat: z.boolean(), unit: z.boolean() }),
    refs: ['source', 'object'],
    numbers: ['amount'],
  }),
  defineEvent('hit', {
    description: 'An attack dealt damage; `source` is the unit, its `attacker`, and each weapon and card that it used.',
    example: { on: 'hit', source: 'self' },
    refs: ['source', 'object', 'attacker'],
    numbers: ['amount'],
  }),
  defineEvent('kill', {
    description: 'A unit died of the damage of a fight; `source` and `attacker` as for a hit.',
    example: { on: 'kill', source: 'self' },
    refs: ['source', 'object', 'attacker'],
  }),
  defineEvent('attack', {
    description:
      'An attack was declared, by a unit or (`unit: false`) with a weapon or card; `nth` counts them this turn.',
    example: { on: 'attack', player: 'opponent', match: { unit: true, nth: 3 } },
    match: (p) => ({ unit: z.boolean(), nth: p.count }),
    refs: ['object', 'player'],
    numbers: ['nth'],
  }),
  defineEvent('attacked', {
    description: 'A unit was attacked by `source`.',
    example: { on: 'attacked', object: 'self', match: { cleave: false } },
    match: () => ({ cleave: z.boolean() }),
    refs: ['object', 'source', 'player'],
  }),
  defineEvent('activate', {
    description: 'A card was activated.',
    example: { on: 'activate', player: 'you', object: { has: ['types', 'Action'] } },
    refs: ['object', 'player'],
  }),
  defineEvent('recollect', {
    description: 'A player recollected, so many cards.',
    example: { on: 'recollect', player: 'opponent' },
    refs: ['player'],
    numbers: ['amount'],
  }),
  defineEvent('glimpse', {
    description: 'A player glimpsed, so many cards.',
    example: { on: 'glimpse', player: 'you' },
    refs: ['player'],
    numbers: ['amount'],
  }),
  defineEvent('empower', {
    description: 'A player empowered, by so many levels.',
    example: { on: 'empower', player: 'you' },
    refs: ['player'],
    numbers: ['amount'],
  }),
  defineEvent('levelUp', {
    description: 'A champion levelled up.',
    example: { on: 'levelUp', player: 'you' },
    refs: ['object', 'player'],
    numbers: ['level'],
  }),
];

export const actions: readonly ActionWord[] = [damageAction('combat')];
