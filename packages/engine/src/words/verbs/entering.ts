/** What is said of something that is about to enter, as that is replaced (mtg 614.12a). */
import { z } from 'zod';
import type { Compiled } from '../../cards/compiled.js';
import { copiedOf, withExceptions } from '../../continuous/copy.js';
import { amountOf, countersFor } from '../../continuous/evaluate.js';
import type { JsonObject } from '../../contract/json.js';
import { fields, type ParamsOf } from '../../language/params.js';
import type { CopyExcept, Value } from '../../language/types.js';
import type { Game } from '../../machine/game.js';
import { defineVerb } from '../../machine/words.js';
import { fromContext } from '../../state/perspective.js';
import type { EffectContext, EntersSo } from '../../state/state.js';
import { counted } from '../helpers.js';

const params = fields((p) => ({
  status: p.statuses.optional(),
  counters: p.counters.optional(),
  looks: p.except.optional(),
  gains: z.array(p.keyword).min(1).max(8).optional(),
  abilities: p.abilities.optional(),
  notes: z
    .array(z.strictObject({ as: p.term, value: p.value }))
    .min(1)
    .max(4)
    .optional(),
}));
declare module '../../language/types.js' {
  interface Verbs {
    entering: ParamsOf<typeof params>;
  }
}

/** Numbers by their names, as they are now. */
function numbersOf(g: Game, notes: readonly { as: string; value: Value }[], ctx: EffectContext): JsonObject {
  return Object.fromEntries(notes.map(({ as, value }) => [as, amountOf(g, value, fromContext(ctx))]));
}

/** What is about to enter or to be turned up, before it has other looks (mtg 208.2b). */
function looksBefore(g: Game, { source, event = {} }: EffectContext): Compiled | undefined {
  if (typeof event.copied === 'number') return g.defined(event.copied);
  if (typeof event.token === 'string') return g.definition(event.token);
  const object = g.find(source);
  if (!object) return undefined;
  const { copied } = copiedOf(g, { id: object.id, copied: object.copied, covered: undefined });
  return g.defined(copied ?? object.face ?? object.def);
}
/** What it has chosen to be is part of what is copied (mtg 208.2b); what replaced its entering doesn't do so again. */
function looksFor(g: Game, looks: CopyExcept, ctx: EffectContext): Pick<EntersSo, 'copied' | '$named'> {
  const before = looksBefore(g, ctx);
  if (!before) return {};
  const { $named, copied } = ctx.event ?? {};
  const named = typeof $named === 'string' ? $named : typeof copied === 'number' ? String(copied) : '';
  return { copied: withExceptions(g, before, looks), $named: named };
}

export const entering = defineVerb('entering', {
  description:
    'Within `before` of a replacement: what enters or is turned up has this status, counters, keywords, abilities, `looks`, `notes`.',
  example: (n) => ({ do: 'entering', status: { [n.status]: true } }),
  params,
  run: (g, { status = {}, counters = {}, gains = [], abilities = [], notes = [], looks }, ctx) => {
    const { entering = { status: {}, counters: {}, gains: [] } } = ctx;
    const more = countersFor(g, counters, fromContext(ctx));
    const both = { ...entering.counters };
    for (const [kind, many] of Object.entries(more)) both[kind] = (both[kind] ?? 0) + many;
    g.j.note(ctx, 'entering', {
      status: { ...entering.status, ...status },
      counters: both,
      gains: [...entering.gains, ...gains],
      ...(abilities.length + (entering.abilities?.length ?? 0) === 0
        ? {}
        : { abilities: [...(entering.abilities ?? []), ...abilities] }),
      ...(entering.copied === undefined ? {} : { copied: entering.copied, $named: entering.$named ?? '' }),
      ...(looks ? looksFor(g, looks, ctx) : {}),
      ...(notes.length === 0 && entering.chosen === undefined
        ? {}
        : { chosen: { ...entering.chosen, ...numbersOf(g, notes, ctx) } }),
    });
    return undefined;
  },
  text: ({ status = {}, counters = {}, gains = [], abilities = [], notes = [], looks }, say) => {
    if (looks) return 'it enters with other characteristics';
    const so = [
      ...Object.keys(status),
      ...gains.map((keyword) => `with ${keyword}`),
      ...(abilities.length > 0 ? ['with an ability more'] : []),
      ...Object.entries(counters).map(([kind, many]) => `with ${counted(say.value(many), `${kind} counter`)}`),
    ];
    // What is noted for later is nothing that is said.
    return so.length === 0 && notes.length > 0 ? '' : `it enters ${so.join(' and ')}`;
  },
});
