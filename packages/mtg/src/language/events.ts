/** What happens in Magic beside what happens in every game, as abilities may trigger on it. */
import { type ActionWord, damageAction, defineEvent, type EventWord, type Filter, type Seat } from '@arbiter/engine';
import { z } from 'zod';
import { fitsAttack } from '../5-turn/508.3-patterns.js';
import { millsAction } from '../7-additional/701-keyword-actions/701.17-mill.js';
import { transformAction } from '../7-additional/701-keyword-actions/701.27-transform.js';

declare module '@arbiter/engine' {
  interface TriggerPattern {
    /** Of attacks: others that attack as well, one unless said. */
    beside?: { what: Filter; count?: number };
    /** Of attacks: what is attacked. */
    at?: Filter;
  }
  interface DamageEvent {
    combat?: boolean;
  }
  /** A creature was declared as an attacker. */
  interface AttackEvent {
    object: number;
    player: Seat;
    defending?: Seat;
    /** How many attack. */
    count?: number;
    /** What it attacks. */
    attackedPlayer?: Seat;
    attackedObject?: number;
  }
  /** A player or planeswalker was attacked. */
  interface AttackedEvent {
    by?: Seat;
  }
  /** An ability was activated. */
  interface ActivateEvent {
    object: number;
    player: Seat;
    /** The ability on the stack. */
    item?: number;
    /** Where it stands among the printed abilities of its card, where it does. */
    place?: string;
    /** The keyword that it is an ability of. */
    keyword?: string;
  }
  interface Events {
    /** `mana`: what it added, as symbols. */
    tapForMana: { object: number; player: Seat; mana: string };
    cast: { object: number; player: Seat; method: string; nth: number; earlier: number; manaSpent: number };
    activate: ActivateEvent;
    activating: { object: number; player: Seat; place?: string; keyword?: string };
    attack: AttackEvent;
    attacked: AttackedEvent;
    attackers: { player: Seat; count: number };
    block: {
      object: number;
      attacker: number;
      source: number;
      player: Seat;
      first: boolean;
      count: number;
      alone: boolean;
    };
    becomesBlocked: { object: number; count: number; defending?: Seat };
    unblocked: { object: number; defending?: Seat };
  }
}

export const events: readonly EventWord[] = [
  defineEvent('damage', {
    together: true,
    description: 'Damage was dealt by `source` to an object or player.',
    example: { on: 'damage', source: 'self', player: 'opponent', match: { combat: true } },
    match: () => ({ combat: z.boolean(), exceeds: z.literal(true) }),
    refs: ['source', 'object', 'player'],
    numbers: ['amount', 'excess'],
  }),
  defineEvent('prevented', {
    description: 'Damage that `source` would have dealt to an object or player was prevented, or some of it.',
    example: { on: 'prevented', player: 'you' },
    match: () => ({ combat: z.boolean() }),
    refs: ['source', 'object', 'player'],
    numbers: ['amount'],
  }),
  defineEvent('cast', {
    description:
      'A spell was cast, for `manaSpent`; `nth` counts those of its player this turn, `earlier` all that were cast before it.',
    example: { on: 'cast', object: { has: ['types', ['Instant', 'Sorcery']] }, player: 'you', match: { nth: 2 } },
    match: (p) => ({ method: p.term, nth: p.count }),
    refs: ['object', 'player'],
    numbers: ['nth', 'earlier', 'manaSpent'],
  }),
  defineEvent('activate', {
    description: 'An ability that is no mana ability was activated; `place`: the so many-th that its card has, from 0.',
    example: { on: 'activate', player: 'opponent' },
    match: (p) => ({ place: z.string().regex(/^\d{1,2}$/), keyword: p.keyword }),
    refs: ['object', 'item', 'player'],
    // Nothing is attached any more to what was put away to pay for it.
    fits: (g, { object }, event) => object !== 'attached' || g.find(Number(event.object)) !== undefined,
  }),
  defineEvent('activating', {
    description:
      'A player began to activate an ability, or a mana ability; `place` as of `activate`. For looking back alone.',
    example: { on: 'activating', player: 'you', match: { keyword: 'exhaust' } },
    match: (p) => ({ place: z.string().regex(/^\d{1,2}$/), keyword: p.keyword }),
    refs: ['object', 'player'],
  }),
  defineEvent('tapForMana', {
    description:
      'A player activated a mana ability with {T} in its cost, and it added mana. What adds mana in turn is none of these.',
    example: { on: 'tapForMana', object: { has: ['types', 'Land'] }, player: 'opponent' },
    refs: ['object', 'player'],
  }),
  defineEvent('spendMana', {
    description: 'Mana was spent on a spell, or on an ability of `object`: known to what comes of such mana.',
    example: { on: 'spendMana', player: 'you' },
    refs: ['object', 'player'],
  }),
  defineEvent('attack', {
    together: true,
    description:
      'A creature was declared as an attacker: `beside` others that fit, `at` a player or permanent that fits.',
    example: { on: 'attack', object: 'self' },
    match: (p) => ({ count: p.count }),
    more: (p) => ({
      beside: z.strictObject({ what: p.filter, count: p.count.optional() }).optional(),
      at: p.filter.optional(),
    }),
    fits: fitsAttack,
    refs: ['object', 'player', 'defending', 'attackedPlayer', 'attackedObject'],
    numbers: ['count'],
  }),
  defineEvent('attackers', {
    description: 'A player attacked with one or more creatures.',
    example: { on: 'attackers', player: 'you', match: { count: 1 } },
    match: (p) => ({ count: p.count }),
    refs: ['player'],
    numbers: ['count'],
  }),
  defineEvent('attacked', {
    description: 'A player or planeswalker was attacked by one or more creatures of the player `by`.',
    example: { on: 'attacked', player: 'you' },
    refs: ['player', 'object'],
  }),
  defineEvent('block', {
    description:
      'A creature blocked `attacker`, which is its `source` too; `first` for the first of several it blocks, `alone` where no other blocks.',
    example: { on: 'block', object: 'self', match: { first: true } },
    match: (p) => ({ first: z.boolean(), count: p.count, alone: z.boolean() }),
    refs: ['object', 'attacker', 'source', 'player'],
    numbers: ['count'],
  }),
  defineEvent('becomesBlocked', {
    description: 'An attacking creature became blocked.',
    example: { on: 'becomesBlocked', object: 'self' },
    match: (p) => ({ count: p.count }),
    refs: ['object', 'defending'],
    numbers: ['count'],
  }),
  defineEvent('unblocked', {
    description: 'An attacking creature was not blocked.',
    example: { on: 'unblocked', object: 'self' },
    refs: ['object', 'defending'],
  }),
];

export const actions: readonly ActionWord[] = [damageAction('combat'), millsAction, transformAction];
