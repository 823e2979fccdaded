/** What abilities are made of. */
import { z } from 'zod';
import { LIMITS } from '../language/limits.js';
import type { Fields, Parts } from '../language/params.js';
import type { Body, ReplacementSpec, TargetSpec, TriggerPattern } from '../language/types.js';
import { plainOr } from './dispatch.js';
import { list } from './helpers.js';

export const bodyShape = (p: Omit<Parts, 'body'>): Fields<Body> => {
  const plain = {
    targets: p.targets.optional(),
    divide: p.value.optional(),
    effects: p.effects.optional(),
    label: p.text.optional(),
  };
  const worth = p.count.optional();
  const choices = list(z.strictObject({ ...plain, cost: p.costs.optional(), worth, if: p.condition.optional() }));
  const chooser = z.literal('opponent').optional();
  const modes = z.strictObject({
    min: p.count,
    max: p.count,
    choices,
    label: p.text.optional(),
    chooser,
    worth,
    repeat: p.flag.optional(),
    more: z.strictObject({ if: p.condition, min: p.count.optional(), max: p.count.optional() }).optional(),
    unchosen: z.enum(['you', 'any', 'ever']).optional(),
  });
  return { ...plain, modes: modes.optional(), as: z.tuple([p.list, p.term]).optional() };
};

export const targetShape = (p: Parts): Fields<TargetSpec> => ({
  what: p.filter,
  min: p.count.optional(),
  max: p.count.nullable().optional(),
  count: p.value.optional(),
  prompt: p.text.optional(),
  notIn: list(p.count).optional(),
  if: p.condition.optional(),
  chooser: z.literal('opponent').optional(),
  together: p.together.optional(),
  total: z.strictObject({ stat: p.stat, most: p.value }).optional(),
});

/** What is so of a copy besides what is copied, as it enters. */
const copyMore = (p: Parts) => ({ except: p.except.optional(), counters: p.counters.optional() });

/** What is common to replacement abilities and effects; `on` is the action's word. */
export const replacementShape = (p: Parts): Fields<Omit<ReplacementSpec, 'on'>> => ({
  object: p.what.optional(),
  source: p.what.optional(),
  target: p.what.optional(),
  player: z.enum(['you', 'opponent']).optional(),
  match: z.custom<never>().optional(),
  if: p.condition.optional(),
  prevent: z.union([z.literal(true), p.value]).optional(),
  change: z.custom<never>().optional(),
  instead: p.effects.optional(),
  also: p.effects.optional(),
  joint: p.flag.optional(),
  may: p.flag.optional(),
  cost: p.costs.optional(),
  who: p.ref.optional(),
  unless: p.costs.optional(),
  before: p.effects.optional(),
  copy: z
    .strictObject({
      of: p.filter,
      may: p.flag.optional(),
      ...copyMore(p),
      when: z.strictObject({ has: z.tuple([p.list, p.term]), ...copyMore(p) }).optional(),
      untilStatus: p.status.optional(),
    })
    .optional(),
});

export const patternShape = (
  p: Parts,
): Fields<Pick<TriggerPattern, 'object' | 'source' | 'player' | 'nth' | 'during'>> => {
  const attached = plainOr(['attached'], p.what);
  return {
    object: attached.optional(),
    source: attached.optional(),
    player: plainOr(['you', 'team', 'opponent', 'any', 'attachedController'], p.refObject).optional(),
    nth: z.int().min(1).max(LIMITS.number).optional(),
    during: z.array(p.step).min(1).max(4).optional(),
  };
};
