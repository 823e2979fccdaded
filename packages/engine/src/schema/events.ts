/** What happens in every game, as abilities may trigger on it or replace it. */
import { z } from 'zod';
import type { ActionWord, HappeningWord, Names } from './words.js';

export const kernelHappenings: { [on: string]: HappeningWord } = {
  move: {
    says: 'An object went from a zone to another; one that was made came from none, with the cause `create`.',
    example: (n) => ({ on: 'move', object: 'self', match: { from: n.zone, to: n.discard } }),
    match: (p) => ({ from: p.zone, to: p.zone, cause: p.cause, name: p.term }),
    refs: ['object', 'became'],
  },
  draw: { says: 'A player drew a card.', example: { on: 'draw', player: 'you' }, refs: ['player', 'object'] },
  status: {
    says: 'A status of an object was turned on or off.',
    example: (n) => ({ on: 'status', object: 'self', match: { status: n.status, on: true } }),
    match: (p) => ({ status: p.status, on: z.boolean() }),
    refs: ['object'],
  },
  counters: {
    says: 'Counters were put on an object or player, or removed.',
    example: { on: 'counters', object: 'self', match: { kind: 'charge' } },
    match: (p) => ({ kind: p.counter }),
    refs: ['object', 'player'],
    numbers: ['amount'],
  },
  stat: {
    says: 'A number that the rules keep for a player changed; `gain` says whether it grew.',
    example: (n) => ({ on: 'stat', player: 'you', match: { stat: n.score, gain: true } }),
    match: (p) => ({ stat: p.score, gain: z.boolean() }),
    refs: ['player'],
    numbers: ['amount'],
  },
  attach: {
    says: 'An object was attached to something, or came off.',
    example: { on: 'attach', object: 'self' },
    refs: ['object', 'target'],
  },
  target: {
    says: 'An object became the target of `source`, which `player` controls.',
    example: { on: 'target', object: 'self', player: 'opponent' },
    refs: ['object', 'source', 'player'],
  },
  step: {
    says: 'A step, or a phase without steps, began; `player` is whose turn it is.',
    example: (n) => ({ on: 'step', player: 'you', match: { step: n.step } }),
    match: (p) => ({ step: p.step }),
    refs: ['player'],
  },
  state: {
    says: 'The game is in a state; not an event. Triggers again only when it has left the stack.',
    example: { on: 'state', when: { not: { exists: { other: true } } } },
    more: (p) => ({ when: p.condition }),
  },
};

export const kernelActions: { [on: string]: ActionWord } = {
  move: {
    says: 'An object would go to a zone. `to`, `position`, `status`, `counters` can be changed. `final: null` spares `final` moves.',
    example: (n) => ({ on: 'move', object: 'self', match: { to: n.discard }, change: { to: n.zone } }),
    match: (p) => ({ from: p.zone, to: p.zone, cause: p.cause, final: z.null() }),
    refs: ['object'],
    change: (p) => ({ to: p.zone, position: z.enum(['top', 'bottom']), status: p.statuses, counters: p.counters }),
  },
  draw: {
    says: 'A player would draw a card.',
    example: { on: 'draw', instead: [{ do: 'draw', who: { event: 'player' }, count: 2 }] },
    refs: ['player'],
  },
  status: {
    says: 'A status would be turned on or off.',
    example: (n) => ({ on: 'status', object: 'self', match: { status: n.status, on: true }, instead: [] }),
    match: (p) => ({ status: p.status, on: z.boolean() }),
    refs: ['object'],
  },
  counters: {
    says: 'Counters would be put on something.',
    example: { on: 'counters', object: 'self', match: { kind: 'charge' }, instead: [] },
    match: (p) => ({ kind: p.counter }),
    refs: ['object', 'player'],
    numbers: ['amount'],
    change: (p) => ({ amount: p.value }),
  },
  create: { says: 'Tokens would be made.', example: { on: 'create', instead: [] }, refs: ['player'] },
  stat: {
    says: 'A number that the rules keep for a player would change.',
    example: (n) => ({ on: 'stat', match: { stat: n.score }, instead: [] }),
    match: (p) => ({ stat: p.score }),
    refs: ['player'],
    numbers: ['amount'],
    change: (p) => ({ amount: p.value }),
  },
};

export const kernelCauses: Names = {
  effect: { says: 'An effect, where nothing more is said.' },
  draw: { says: 'Drawing.' },
  discard: { says: 'Discarding.' },
  sacrifice: { says: 'Sacrificing.' },
  search: { says: 'Found by a search.' },
  resolve: { says: 'Finished resolving.' },
  countered: { says: 'Taken off the stack without resolving.' },
  illegal: { says: 'Did not resolve, because all its targets were gone or could not be targeted any more.' },
  create: { says: 'Made.' },
};

/**
 * Damage that is about to be dealt, in games where it is an action with a source and a target.
 * @param flags what else a pattern may ask of it, by name
 */
export const damageAction = (...flags: string[]): ActionWord => ({
  says: 'Damage would be dealt by `source` to a `target`.',
  example: {
    on: 'damage',
    target: 'self',
    match: Object.fromEntries(flags.map((flag) => [flag, true])),
    prevent: true,
  },
  match: () => Object.fromEntries(flags.map((flag) => [flag, z.boolean()])),
  refs: ['source', 'target'],
  numbers: ['amount', 'prevented'],
  change: (p) => ({ amount: p.value }),
});
