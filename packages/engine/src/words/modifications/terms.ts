/** Modifications of the terms on which something is played: who may, in which way, and for what. */
import { z } from 'zod';
import { resultOf } from '../../continuous/evaluate.js';
import type { Fields, Parts } from '../../language/params.js';
import type { ByKeyword, OptionalCost, Way } from '../../language/types.js';
import { defineMod, NONE } from '../../machine/words.js';

/** What ways to play are described by, beside their method. */
export const wayParams = (p: Parts): Fields<Omit<Way, 'method' | ByKeyword>> => ({
  face: p.count.optional(),
  whole: p.flag.optional(),
  zone: p.zone.optional(),
  timing: p.timing.optional(),
  if: p.condition.optional(),
  cost: p.costs.optional(),
  additional: p.costs.optional(),
  exit: z
    .strictObject({
      to: p.zone,
      position: z.literal('bottom').optional(),
      cause: p.cause.optional(),
      resolved: p.flag.optional(),
      byOthers: p.flag.optional(),
    })
    .optional(),
  entered: p.effects.optional(),
  each: p.flag.optional(),
});

export const play = defineMod('play', {
  description:
    "The effect's controller (or its `owner`) may play it where it is, by `method` or as usual; `later`: from the next turn; `fits`: as what.",
  example: { mod: 'play' },
  params: (p) => ({
    method: p.name.optional(),
    later: p.flag.optional(),
    fits: p.filter.optional(),
    owner: p.flag.optional(),
    ...wayParams(p),
  }),
  apply: (_g, chars, mod, { source, controller }) => {
    chars.terms = [...chars.terms, { mod, source, controller }];
  },
  writes: () => NONE,
  influences: false,
  fix: (g, mod) => (mod.later ? { ...mod, later: g.turnNumber } : mod),
  text: ({ cost }, say) => `you may play this${cost ? ` for ${say.costs(cost) || 'nothing'}` : ''}`,
  intent: () => 1,
});

export const optionalCost = (p: Parts): z.ZodType<OptionalCost> =>
  z.strictObject({
    name: p.name,
    cost: p.costs,
    asPrinted: p.flag.optional(),
    times: z.int().min(1).max(20).optional(),
    repeat: p.flag.optional(),
    as: p.name.optional(),
    allModes: p.flag.optional(),
    place: p.flag.optional(),
  });

export const cost = defineMod('cost', {
  description:
    'Playing it costs `more`, `less`, `or` less, so many `times`; with `abilities` using these, `using` a keyword. Of players what fits; `if` so.',
  example: { mod: 'cost', less: [] },
  params: (p) => ({
    of: p.filter.optional(),
    abilities: p.flag.optional(),
    using: p.keyword.optional(),
    if: p.condition.optional(),
    targeting: p.filter.optional(),
    asPayer: p.flag.optional(),
    part: z.enum(['base', 'optional']).optional(),
    named: p.name.optional(),
    more: p.costs.optional(),
    less: p.costs.optional(),
    or: p.costs.optional(),
    times: p.value.optional(),
    downTo: p.costs.optional(),
    set: p.costs.optional(),
    atLeast: p.costs.optional(),
    optional: optionalCost(p).optional(),
  }),
  apply: (_g, chars, mod, { source, controller }) => {
    chars.terms = [...chars.terms, { mod, source, controller }];
  },
  writes: () => NONE,
  influences: false,
  fix: (g, mod, by) => (mod.times === undefined ? mod : { ...mod, times: resultOf(g, mod.times, by) }),
  text({ more, less, or, times, set, atLeast, optional }, say) {
    const each = times === undefined ? '' : ` for each of ${say.value(times)}`;
    const said = [
      more && `costs ${say.costs(more)} more${each}`,
      less && `costs ${say.costs(less)}${or ? ` or ${say.costs(or)}` : ''} less${each}`,
      set && `costs ${say.costs(set) || 'nothing'}`,
      atLeast && `costs at least ${say.costs(atLeast)}`,
      optional && `may cost ${say.costs(optional.cost)} more`,
    ];
    return said.filter((part) => part).join(', ');
  },
  intent: ({ more, less, atLeast }) => (less ? 1 : 0) - (more || atLeast ? 1 : 0),
});
