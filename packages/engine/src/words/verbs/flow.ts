/** Verbs that hold instructions: conditions, repetition, and what they remember for each other. */
import { amountOf, entitiesOf, holds } from '../../continuous/evaluate.js';
import { effects, forEach as forEachEntity } from '../../events/instructions.js';
import { fields, type ParamsOf } from '../../language/params.js';
import { defineVerb } from '../../machine/words.js';
import { fromContext } from '../../state/perspective.js';
import { drawOne, oneOf } from './params.js';

const branches = fields((p) => ({ if: p.condition, then: p.effects, else: p.effects.optional() }));
const repeated = fields((p) => ({ of: p.ref, as: p.name, times: p.value.optional(), effects: p.effects }));
const remembered = fields((p) => ({ as: p.name, what: p.ref.optional(), value: p.value.optional() }));
declare module '../../language/types.js' {
  interface Verbs {
    if: ParamsOf<typeof branches>;
    forEach: ParamsOf<typeof repeated>;
    remember: ParamsOf<typeof remembered>;
  }
}

export const ifVerb = defineVerb('if', {
  description: 'Does instructions where a condition holds, and others where it does not.',
  example: { do: 'if', if: { turnOf: 'you' }, then: [drawOne] },
  params: branches,
  run: (g, effect, ctx, id) => {
    const list = holds(g, effect.if, fromContext(ctx)) ? effect.then : effect.else;
    return list ? effects.call({ ctx: id, list, at: 0 }) : undefined;
  },
  text: (effect, say) =>
    `if ${say.condition(effect.if)}: ${say.effects(effect.then)}${effect.else ? `, otherwise ${say.effects(effect.else)}` : ''}`,
  intent: (effect, judge) => judge.effects(effect.then),
});

export const forEach = defineVerb('forEach', {
  description:
    'Does instructions for each of some objects or players in turn, each so many `times`; it is remembered as `as` meanwhile.',
  example: { do: 'forEach', of: 'players', as: 'one', effects: [{ do: 'draw', who: { saved: 'one' }, count: 1 }] },
  params: repeated,
  run: (g, { of, as, times = 1, effects }, ctx, id) => {
    const by = fromContext(ctx);
    const count = Math.max(0, amountOf(g, times, by));
    const each = entitiesOf(g, of, by).flatMap((e) => Array.from({ length: count }, () => e));
    if (each.length === 0) return undefined;
    return forEachEntity.call({ ctx: id, each, as, list: effects, at: 0 });
  },
  text: ({ of, effects }, say) => `for ${say.ref(of)}: ${say.effects(effects)}`,
  intent: ({ effects }, judge) => judge.effects(effects),
  scope: ({ as }, within) => {
    const { saved, numbers } = within.scope;
    within.others('effects');
    // Each round overwrites what the one before it saved, so nothing after the loop may speak of it.
    within.walk('effects', { ...within.scope, saved: new Set([...saved, as]), numbers: new Set(numbers) });
  },
});

export const remember = defineVerb('remember', {
  description: 'Keeps objects, players or a number under a name for later instructions.',
  example: { do: 'remember', as: 'before', value: { countOf: 'players' } },
  params: remembered,
  check: oneOf('what', 'value'),
  run: (g, { as, what, value = 0 }, ctx) => {
    const by = fromContext(ctx);
    if (what === undefined) g.j.note(ctx.numbers, as, amountOf(g, value, by));
    else g.j.note(ctx.saved, as, entitiesOf(g, what, by));
    return undefined;
  },
  text: () => '',
  scope: ({ as, what }, within) => {
    within.others();
    (what === undefined ? within.scope.numbers : within.scope.saved).add(as);
  },
});
