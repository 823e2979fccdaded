/** Kinds of abilities. Those of replacements and keywords have the words of actions and keywords. */
import { z } from 'zod';
import type { Parts } from '../language/params.js';
import { type AbilityWord, defineAbility } from '../machine/words.js';
import { list } from './helpers.js';
import { optionalCost, wayParams } from './modifications/terms.js';
import { drawOne } from './verbs/params.js';

const limit = (p: Parts, more: z.ZodRawShape = {}) =>
  z.strictObject({ perTurn: p.count.optional(), inAll: p.count.optional(), ...more }).optional();

export const kernelAbilities: readonly AbilityWord[] = [
  defineAbility('spell', {
    description: 'What a card does as it resolves, with what is chosen and paid for it.',
    example: { kind: 'spell', effects: [drawOne] },
    params: (p) => ({
      ...p.body,
      additional: p.costs.optional(),
      optional: list(optionalCost(p)).optional(),
    }),
  }),
  defineAbility('activated', {
    description:
      'Costs, `less` so many times, then effects. `timing`, `limit`, `zone`, `if`: when; `immediate`: without the stack; `anyone`: by any player.',
    example: { kind: 'activated', cost: [], effects: [drawOne], limit: { perTurn: 1 } },
    params: (p) => ({
      ...p.body,
      cost: p.costs,
      less: z.strictObject({ cost: p.costs, times: p.value.optional() }).optional(),
      timing: p.timing.optional(),
      limit: limit(p),
      immediate: p.flag.optional(),
      anyone: p.flag.optional(),
      zone: p.zone.optional(),
      if: p.condition.optional(),
      keyword: p.keyword.optional(),
    }),
  }),
  defineAbility('triggered', {
    description:
      'What it waits for, and does; `if` is asked as it triggers, `cost` paid as it goes on the stack; `by` the event’s player or owner.',
    example: { kind: 'triggered', on: { on: 'draw', player: 'you' }, effects: [drawOne] },
    params: (p) => ({
      ...p.body,
      on: p.trigger,
      may: p.flag.optional(),
      cost: p.costs.optional(),
      if: p.condition.optional(),
      zone: p.zone.optional(),
      limit: limit(p, { taken: p.flag.optional(), met: p.flag.optional() }),
      keyword: p.keyword.optional(),
      by: z.enum(['player', 'owner']).optional(),
    }),
  }),
  defineAbility('play', {
    description:
      'A way to play the card: from where, when, for what, and where it goes from the stack. What it does not say is as usual.',
    example: (n) => ({ kind: 'play', method: 'again', zone: n.discard, exit: { to: n.zone } }),
    params: (p) => ({ ...wayParams(p), method: p.name, only: p.flag.optional() }),
  }),
  defineAbility('payment', {
    description:
      'What pays for costs `of` a kind besides, `worth` 1 each: the card itself, or for playing it what fits `with`, or `counters` on that.',
    example: (n) => ({ kind: 'payment', of: n.cost, zone: n.discard, to: n.zone }),
    params: (p) => ({
      of: p.costKind,
      with: p.filter.optional(),
      most: p.count.optional(),
      worth: p.value.optional(),
      counters: p.counter.optional(),
      status: p.status.optional(),
      to: p.zone.optional(),
      cause: p.cause.optional(),
      as: p.list.optional(),
      zone: p.zone.optional(),
      keyword: p.keyword.optional(),
    }),
  }),
  defineAbility('static', {
    description:
      'Modifies itself, what it is attached to, or all that a filter admits, as long as it is there; or (`exceptIn`) wherever else it is.',
    example: { kind: 'static', affects: 'self', mods: [{ mod: 'loseAbilities' }] },
    params: (p) => ({
      affects: p.affects.optional(),
      mods: p.mods,
      if: p.condition.optional(),
      zone: p.zone.optional(),
      exceptIn: p.zone.optional(),
      defining: p.flag.optional(),
    }),
  }),
];
