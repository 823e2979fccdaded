/** Verbs that make abilities which trigger later, or at once. */
import { z } from 'zod';
import { enqueue } from '../../events/triggers.js';
import { fields, type ParamsOf, type Parts } from '../../language/params.js';
import type { Body, Cost, Effects } from '../../language/types.js';
import { defineVerb } from '../../machine/words.js';
import { fromContext } from '../../state/perspective.js';
import { durationOfNone } from './lasting.js';
import { drawOne } from './params.js';

const later = fields((p) => ({
  on: p.trigger,
  effects: p.effects,
  targets: p.body.targets.optional(),
  may: p.flag.optional(),
  repeat: p.flag.optional(),
  until: p.until.optional(),
  nextTurn: p.flag.optional(),
}));
interface AtOnce extends Body {
  /** Its controller may decline it as it goes on the stack, or has to pay for it then (rb 383.3.a, 383.3.b). */
  may?: true;
  cost?: Cost[];
}
const offered = (p: Parts): z.ZodType<AtOnce> =>
  z.strictObject({ ...p.body, may: p.flag.optional(), cost: p.costs.optional() });
const atOnce = fields((p) => ({ ability: offered(p) }));
declare module '../../language/types.js' {
  interface Verbs {
    delayed: ParamsOf<typeof later>;
    reflexive: ParamsOf<typeof atOnce>;
  }
}

/** What a delayed ability remembers by itself. */
const FIXED = ['it', 'target'];
/** All words that something says, each with the parameter in which it stands. */
function* words(part: unknown): Generator<[word: string, as: string]> {
  if (part === null || typeof part !== 'object') return;
  for (const [key, value] of Object.entries(part))
    if (typeof value === 'string') yield [value, key];
    else yield* words(value);
}
const speaksOf = (part: unknown, name: string, as = 'saved'): boolean =>
  [...words(part)].some(([word, at]) => at === as && word === name);
/** Whether each instruction is about what never came to be: "exile that token" where nobody paid for one (mtg 603.7a). */
function isAboutNothing(effects: Effects, saved: { [name: string]: unknown }): boolean {
  // What is kept meanwhile, by whatever instruction, is not spoken of alone.
  const kept = new Set([...words(effects)].flatMap(([word, as]) => (as === 'saved' ? [] : [word])));
  const never = (name: string): boolean => saved[name] === undefined && !kept.has(name) && !FIXED.includes(name);
  return (
    effects.length > 0 &&
    effects.every((effect) => [...words(effect)].some(([word, as]) => as === 'saved' && never(word)))
  );
}

/** The numbers kept so far of which an ability speaks: it is about what they were as it was made (mtg 608.2h). */
function numbersFor(ability: unknown, numbers: { [name: string]: number }): { numbers?: { [name: string]: number } } {
  const told = Object.entries(numbers).filter(([name]) => speaksOf(ability, name, 'number'));
  return told.length > 0 ? { numbers: Object.fromEntries(told) } : {};
}

/** An ability that triggers later; "it" and the like are fixed now (mtg 603.7). */
export const delayed = defineVerb('delayed', {
  description:
    'An ability that triggers later (`nextTurn`: in it alone), once unless `repeat`; `it` is the source, `target` the first of the `targets`.',
  example: (n) => ({ do: 'delayed', on: { on: 'step', match: { step: n.step } }, effects: [drawOne] }),
  params: later,
  run: (g, { on, effects, targets, may, repeat, until, nextTurn }, ctx) => {
    if (isAboutNothing(effects, ctx.saved)) return undefined;
    g.j.push(g.s.delayed, {
      id: g.nextId(),
      source: ctx.source,
      controller: ctx.controller,
      ...(ctx.unowned ? { unowned: ctx.unowned } : {}),
      on,
      effects,
      ...(targets ? { targets } : {}),
      ...(may ? { may } : {}),
      saved: { ...ctx.saved, target: ctx.targets[0] ?? [], it: [{ object: ctx.source }] },
      ...(ctx.x === undefined ? {} : { x: ctx.x }),
      ...numbersFor([on, effects, targets], ctx.numbers),
      once: repeat !== true,
      ...(until ? { until: durationOfNone(g, until, fromContext(ctx)) } : {}),
      ...(nextTurn ? { turn: g.s.turn.number + 1 } : {}),
    });
    return undefined;
  },
  text: ({ effects }, say) => `later: ${say.effects(effects)}`,
  intent: ({ effects }, judge) => judge.effects(effects),
  scope: ({ on, effects, targets = [] }, within) => {
    const { saved, x, numbers } = within.scope;
    for (const name of FIXED)
      if (saved.has(name) && speaksOf(effects, name))
        within.fault('effects', `"${name}" is not what was saved before: a delayed ability has a "${name}" of its own`);
    const scope = within.apart({
      event: within.event(on.on),
      x,
      saved: new Set([...saved, ...FIXED]),
      numbers: new Set(numbers),
    });
    within.walk('on', scope);
    within.walk('targets', scope);
    within.walk('effects', { ...scope, targets: targets.length });
  },
});

/** "When you do": an ability that triggers at once on what this effect just did (mtg 603.12). */
export const reflexive = defineVerb('reflexive', {
  description:
    '"When you do": an ability that triggers at once, with targets, a `may` and a `cost` of its own where it has them.',
  example: { do: 'reflexive', ability: { effects: [drawOne] } },
  params: atOnce,
  run: (g, { ability }, { source, controller, unowned, event, saved, numbers, x }) => {
    const kept = numbersFor(ability, numbers);
    enqueue(g, {
      source,
      controller,
      ...(unowned ? { unowned } : {}),
      ability: { kind: 'triggered', on: { on: 'reflexive' }, ...ability },
      event: { ...event },
      carried: { saved: { ...saved }, ...kept, ...(x === undefined ? {} : { x }) },
    });
    return undefined;
  },
  text: ({ ability }, say) => `when you do, ${say.effects(ability.effects)}`,
  intent: ({ ability }, judge) => judge.effects(ability.effects),
  scope: (_effect, within) =>
    within.body(
      'ability',
      within.apart({
        event: within.scope.event,
        x: within.scope.x,
        saved: new Set(within.scope.saved),
        numbers: new Set(within.scope.numbers),
      }),
    ),
});
