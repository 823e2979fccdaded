/** Kinds of abilities, and what they are made of. */
import { z } from 'zod';
import type { Ability, Body, ReplacementAbility, TargetSpec, TriggerPattern } from '../language/types.js';
import { plainOr } from './dispatch.js';
import { list, type Tags } from './helpers.js';
import type { Fields, Parts } from './words.js';

const limit = (p: Parts) => z.strictObject({ perTurn: p.count }).optional();

export const bodyShape = (p: Omit<Parts, 'body'>): Fields<Body> => {
  const plain = {
    targets: p.targets.optional(),
    divide: p.value.optional(),
    effects: p.effects.optional(),
    label: p.text.optional(),
  };
  const choices = list(z.strictObject(plain));
  const modes = z.strictObject({ min: p.count, max: p.count, choices, label: p.text.optional() });
  return { ...plain, modes: modes.optional() };
};

export const targetShape = (p: Parts): Fields<TargetSpec> => ({
  what: p.filter,
  min: p.count.optional(),
  max: p.count.nullable().optional(),
  prompt: p.text.optional(),
  notIn: list(p.count).optional(),
  together: p.together.optional(),
});

/** What is common to replacement abilities and effects; `on` is the action's word. */
export const replacementShape = (p: Parts): Fields<Omit<ReplacementAbility, 'kind' | 'entering' | 'zone' | 'on'>> => ({
  object: p.what.optional(),
  source: p.what.optional(),
  target: p.what.optional(),
  player: z.enum(['you', 'opponent']).optional(),
  match: z.custom<never>().optional(),
  if: p.condition.optional(),
  prevent: z.union([z.literal(true), p.count]).optional(),
  change: z.custom<never>().optional(),
  instead: p.effects.optional(),
  also: p.effects.optional(),
  copy: z.strictObject({ of: p.filter, may: p.flag.optional(), except: p.except.optional() }).optional(),
});

export const patternShape = (p: Parts): Fields<Omit<TriggerPattern, 'on' | 'match' | 'when'>> => {
  const attached = plainOr(['attached'], p.what);
  return {
    object: attached.optional(),
    source: attached.optional(),
    player: plainOr(['you', 'opponent', 'any', 'attachedController'], p.refObject).optional(),
  };
};

const drawOne = { do: 'draw', who: 'you', count: 1 };
export const abilityWords: Omit<Tags<Ability, 'kind'>, 'keyword' | 'replacement'> = {
  spell: {
    says: 'What a card does as it resolves, with what is chosen and paid for it.',
    example: { kind: 'spell', effects: [drawOne] },
    takes: (p) => ({
      ...p.body,
      additional: p.costs.optional(),
      optional: list(
        z.strictObject({ name: p.name, cost: p.costs, times: z.int().min(1).max(20).optional() }),
      ).optional(),
    }),
  },
  activated: {
    says: 'Costs, then what it does. `timing`, `limit`, `zone` and `if` say when; `immediate` does without the stack.',
    example: { kind: 'activated', cost: [], effects: [drawOne], limit: { perTurn: 1 } },
    takes: (p) => ({
      ...p.body,
      cost: p.costs,
      timing: p.timing.optional(),
      limit: limit(p),
      immediate: p.flag.optional(),
      zone: p.zone.optional(),
      if: p.condition.optional(),
      keyword: p.keyword.optional(),
    }),
  },
  triggered: {
    says: 'What it waits for, then what it does. `if` is asked as it triggers; again as it resolves, where the rules say so.',
    example: { kind: 'triggered', on: { on: 'draw', player: 'you' }, effects: [drawOne] },
    takes: (p) => ({
      ...p.body,
      on: p.trigger,
      may: p.flag.optional(),
      if: p.condition.optional(),
      zone: p.zone.optional(),
      limit: limit(p),
      keyword: p.keyword.optional(),
    }),
  },
  static: {
    says: 'Modifies itself, what it is attached to, or all that a filter admits, as long as it is there.',
    example: { kind: 'static', affects: 'self', mods: [{ mod: 'loseAbilities' }] },
    takes: (p) => ({
      affects: p.affects.optional(),
      mods: p.mods,
      if: p.condition.optional(),
      zone: p.zone.optional(),
      defining: p.flag.optional(),
    }),
  },
};
