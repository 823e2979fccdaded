/** What happens in every game, as abilities may trigger on it or replace it. */
import { z } from 'zod';
import type { Seat } from '../contract/contract.js';
import type { Characteristic } from '../language/types.js';
import type { ResolveEvent } from '../machine/actions.js';
import { type ActionWord, defineAction, defineEvent, type EventWord } from '../machine/words.js';
import type { Entity } from '../state/state.js';

declare module '../language/types.js' {
  interface TriggerPattern {
    /** Of counters: how many there are now or more, and were not before. */
    reached?: number;
    /** Once for each of the counters. */
    each?: true;
  }
}
declare module '../machine/actions.js' {
  interface Events {
    move: {
      object: number;
      became?: number;
      /** The same object left already: this is its second card, which patterns see that do not say from where (mtg 712.21). */
      second?: true;
      from: string;
      to: string;
      cause: string;
      controller: Seat;
      owner: Seat;
      name: Characteristic;
      /** The keyword whose ability it was put away for, as its cost. */
      paying?: string;
      /** It has entered for its own abilities alone: nothing else came (ga 1.7.1.4.3). */
      own?: true;
    };
    draw: { player: Seat; object: number };
    status: { object: number; status: string; on: boolean };
    /** `had`: how many there were before, where there were any. */
    counters: { kind: string; amount: number; had?: number; last?: true; removed?: true };
    stat: { player: Seat; stat: string; amount: number; gain: boolean; cause?: string };
    attach: { object: number; target: Entity | null };
    target: { source: number };
    step: { step: string; player: Seat };
    // biome-ignore lint/complexity/noBannedTypes: it has no fields
    state: {};
    lose: { player: Seat };
    countered: { object: number; player: Seat; source: number };
    /** `source`: what it was attached to, where that is an object. */
    unattach: { object: number; source?: number };
    /** `object`: the spell, or the source of the ability. */
    resolve: ResolveEvent;
    /** `player`: whose card it is. */
    revealed: { object: number; player: Seat; from: string };
  }
}

/** Whether a number was less before and became so much. */
const reaches = (wanted: number, had: number, amount: number): boolean => had < wanted && had + amount >= wanted;

export const kernelEvents: readonly EventWord[] = [
  defineEvent('move', {
    together: true,
    description:
      'An object went to a zone or was made there. `controller`: who had what entered; `paying`: for which keyword; `player`: who has it discarded.',
    example: (n) => ({ on: 'move', object: 'self', match: { from: n.zone, to: n.discard } }),
    match: (p) => ({ from: p.zone, to: p.zone, cause: p.cause, name: p.term, paying: p.keyword }),
    refs: ['object', 'became', 'controller'],
  }),
  defineEvent('draw', {
    description: 'A player drew a card.',
    example: { on: 'draw', player: 'you' },
    refs: ['player', 'object'],
  }),
  defineEvent('status', {
    together: true,
    description: 'A status of an object was turned on or off.',
    example: (n) => ({ on: 'status', object: 'self', match: { status: n.status, on: true } }),
    match: (p) => ({ status: p.status, on: z.boolean() }),
    refs: ['object'],
  }),
  defineEvent('counters', {
    together: true,
    description:
      'Counters were put on it, or `removed`; `last`: none of the kind is left; `reached`: now there are so many; `each`: once for each counter.',
    example: { on: 'counters', object: 'self', match: { kind: 'charge' } },
    match: (p) => ({ kind: p.counter, last: p.flag, removed: p.flag }),
    more: (p) => ({ reached: p.count.optional(), each: p.flag.optional() }),
    fits: (_g, { reached }, { had, amount }) =>
      reached === undefined || reaches(reached, Number(had ?? 0), Number(amount)),
    refs: ['object', 'player'],
    numbers: ['amount'],
  }),
  defineEvent('stat', {
    together: true,
    description: 'A number that the rules keep for a player changed; `gain` says whether it grew.',
    example: (n) => ({ on: 'stat', player: 'you', match: { stat: n.score, gain: true } }),
    match: (p) => ({ stat: p.score, gain: z.boolean(), cause: p.cause }),
    refs: ['player'],
    numbers: ['amount'],
  }),
  defineEvent('lose', {
    description: 'A player lost the game.',
    example: { on: 'lose', player: 'opponent' },
    refs: ['player'],
  }),
  defineEvent('attach', {
    together: true,
    description: 'An object was attached to something, or came off.',
    example: { on: 'attach', object: 'self' },
    refs: ['object', 'target'],
  }),
  defineEvent('unattach', {
    description: 'An object came off what it was attached to, its `source` here; also as it leaves.',
    example: { on: 'unattach', object: 'self' },
    refs: ['object', 'source'],
  }),
  defineEvent('countered', {
    description: 'A spell or ability that `player` controls was countered by `source`.',
    example: { on: 'countered', player: 'you' },
    refs: ['object', 'player', 'source'],
  }),
  defineEvent('resolve', {
    description: 'A spell resolved, or an ability of an object; `place`: the so many-th that its card has, from 0.',
    example: { on: 'resolve', player: 'you' },
    match: () => ({ place: z.string().regex(/^\d{1,2}$/) }),
    refs: ['object', 'item', 'player'],
  }),
  defineEvent('revealed', {
    together: true,
    description: 'A card of `player` was revealed, where it was.',
    example: (n) => ({ on: 'revealed', player: 'you', match: { from: n.pile } }),
    match: (p) => ({ from: p.zone }),
    refs: ['object', 'player'],
  }),
  defineEvent('target', {
    description: 'An object became the target of `source`, which `player` controls; `played`: as a card was played.',
    example: { on: 'target', object: 'self', player: 'opponent' },
    match: () => ({ played: z.literal(true) }),
    refs: ['object', 'source', 'player'],
  }),
  defineEvent('step', {
    description: 'A step, or a phase without steps, began; `player` is whose turn it is.',
    example: (n) => ({ on: 'step', player: 'you', match: { step: n.step } }),
    match: (p) => ({ step: p.step }),
    refs: ['player'],
  }),
  defineEvent('state', {
    description: 'The game is in a state; not an event. Triggers again only when it has left the stack.',
    example: { on: 'state', when: { not: { exists: { other: true } } } },
    more: (p) => ({ when: p.condition }),
  }),
];

export const kernelActions: readonly ActionWord[] = [
  defineAction('move', {
    description:
      'An object would go to a zone; that and how can be changed. `final: null` spares `final` moves; `player`: who has it discarded.',
    example: (n) => ({ on: 'move', object: 'self', match: { to: n.discard }, change: { to: n.zone } }),
    match: (p) => ({ from: p.zone, to: p.zone, cause: p.cause, final: z.null() }),
    refs: ['object'],
    change: (p) => ({
      to: p.zone,
      position: z.enum(['top', 'bottom']),
      status: p.statuses,
      counters: p.counters,
      face: p.count,
      controller: p.ref,
    }),
  }),
  defineAction('draw', {
    description: 'A player would draw a card.',
    example: { on: 'draw', instead: [{ do: 'draw', who: { event: 'player' }, count: 2 }] },
    refs: ['player'],
  }),
  defineAction('draws', {
    description: 'A player would draw so many cards by one instruction: `amount`, which is 1 or more.',
    example: { on: 'draws', player: 'you', change: { amount: { sum: [{ event: 'amount' }, 1] } } },
    refs: ['player'],
    numbers: ['amount'],
    change: (p) => ({ amount: p.value }),
  }),
  defineAction('status', {
    description: 'A status would be turned on or off.',
    example: (n) => ({ on: 'status', object: 'self', match: { status: n.status, on: true }, instead: [] }),
    match: (p) => ({ status: p.status, on: z.boolean() }),
    refs: ['object'],
  }),
  defineAction('counters', {
    description:
      'Counters would be put on something; with `removed` they would be removed. `effect`: not as a cost, nor by damage.',
    example: { on: 'counters', object: 'self', match: { kind: 'charge' }, instead: [] },
    match: (p) => ({ kind: p.counter, removed: p.flag, effect: p.flag }),
    refs: ['object', 'player'],
    numbers: ['amount'],
    change: (p) => ({ amount: p.value }),
  }),
  defineAction('create', {
    description: 'Tokens would be made, whose `object` is as it is printed; `count` is how many in the place of each.',
    example: { on: 'create', player: 'you', change: { count: 2 } },
    refs: ['player'],
    change: (p) => ({ count: p.value }),
  }),
  defineAction('stat', {
    description: 'A number that the rules keep for a player would change; `gain` says whether it would grow.',
    example: (n) => ({ on: 'stat', match: { stat: n.score }, instead: [] }),
    match: (p) => ({ stat: p.score, gain: z.boolean(), cause: p.cause }),
    refs: ['player'],
    numbers: ['amount'],
    change: (p) => ({ amount: p.value }),
  }),
];

/**
 * Damage that is about to be dealt, in games where it is an action with a source and a target.
 * @param flags what else a pattern may ask of it, by name
 */
export const damageAction = (...flags: string[]): ActionWord =>
  defineAction('damage', {
    description: 'Damage would be dealt by `source` to a `target`. `dealtTo` is what it is dealt to instead.',
    example: {
      on: 'damage',
      target: 'self',
      match: Object.fromEntries(flags.map((flag) => [flag, true])),
      prevent: true,
    },
    match: () => Object.fromEntries(flags.map((flag) => [flag, z.boolean()])),
    refs: ['source', 'target'],
    numbers: ['amount', 'prevented'],
    change: (p) => ({ amount: p.value, dealtTo: p.ref }),
  });
