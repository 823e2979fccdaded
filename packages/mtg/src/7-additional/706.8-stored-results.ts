/** Results of rolls that are stored on a permanent, and rolled again later (706.8). */
import {
  type Base,
  type Choice,
  ctxOf,
  defineValue,
  defineVerb,
  type Entity,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  instructions,
  isPlayer,
  type ParamsOf,
  procedure,
  type Ref,
  setMark,
  thenGo,
} from '@arbiter/engine';
import { cite } from '../cite.js';

/** A result with the kind of die that it was rolled with (706.8a). */
type Stored = [sides: number, result: number];
const params = fields((p) => ({ what: p.ref }));
type Rerolling = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface ObjectMarks {
    /** Stored results of rolls. */
    rolls?: Stored[];
  }
  interface Verbs {
    rerollStored: Rerolling;
  }
  interface Values {
    storedAlike: { storedAlike: Ref };
  }
}

const storedOn = (g: Game, e: Entity | undefined): readonly Stored[] =>
  e === undefined || isPlayer(e) ? [] : (g.markOf(g.find(e.object), 'rolls') ?? []);

/** What is rolled with dice of a kind is stored beside what is there (706.8a). */
export function store(g: Game, on: readonly Entity[], sides: number, results: readonly number[]): void {
  for (const e of on) {
    const object = isPlayer(e) ? undefined : g.find(e.object);
    if (object?.zone !== 'battlefield') continue;
    setMark(g, object, 'rolls', [...storedOn(g, e), ...results.map((n): Stored => [sides, n])]);
  }
}

/** Which of the stored results are rolled again; each is one that its player may leave as it is (706.8b). */
const choosing = procedure<Base<Rerolling>, { picked: number[]; sides: number[] }>('rerollStored', {
  ask: (g, l) => {
    const by = fromContext(ctxOf(g, l));
    const [permanent] = entitiesOf(g, l.effect.what, by);
    const options = storedOn(g, permanent).map(
      ([sides, n], i): Choice => ({ kind: 'RESULT', label: `${n} of a d${sides}`, index: i, data: i }),
    );
    if (options.length === 0) return { done: null };
    return {
      ask: {
        seat: by.controller,
        kind: 'REROLL',
        shape: 'CHOOSE',
        prompt: `${g.rules.view.label(g, { object: by.source })}: choose stored results to reroll`,
        rules: cite('mtg:706.8b'),
        source: by.source,
        options,
        min: 0,
        max: options.length,
      },
      into: 'picked',
    };
  },
  take: (g, l) => {
    const [permanent] = entitiesOf(g, l.effect.what, fromContext(ctxOf(g, l)));
    const object = permanent === undefined || isPlayer(permanent) ? undefined : g.find(permanent.object);
    const stored = storedOn(g, permanent);
    if (!object) return { done: null };
    g.j.note(
      l,
      'sides',
      l.picked.flatMap((i) => stored[i]?.[0] ?? []),
    );
    setMark(
      g,
      object,
      'rolls',
      stored.filter((_, i) => !l.picked.includes(i)),
    );
    return undefined;
  },
  // As many of a kind of die at once as results of that kind are rolled again.
  roll: (g, l) => {
    const [sides] = l.sides;
    if (sides === undefined) return { done: null };
    const count = l.sides.filter((one) => one === sides).length;
    g.j.note(
      l,
      'sides',
      l.sides.filter((one) => one !== sides),
    );
    const again = { do: 'rollDice', sides, count, as: '$rerolled', store: l.effect.what } as const;
    return thenGo(instructions(g, l.ctx, [again]), 'roll');
  },
});

export const rerollStored = defineVerb('rerollStored', {
  description: 'You reroll any number of the results that are stored on a permanent.',
  example: { do: 'rerollStored', what: 'self' },
  params,
  run: (_g, effect, _ctx, id) => choosing.call({ ctx: id, effect }),
  procedures: [choosing],
  decisions: [{ kind: 'REROLL', shape: 'CHOOSE', cite: 'choose', meaning: 'Which stored results are rolled again.' }],
  text: ({ what }, say) => `reroll any number of the stored results of ${say.ref(what)}`,
  intent: () => 0,
});

/** The permanent's own results alone count (706.8c). */
export const storedAlike = defineValue('storedAlike', {
  description: 'The greatest number of stored results of a permanent that are of the same value.',
  example: { storedAlike: 'self' },
  params: (p) => ({ storedAlike: p.ref }),
  compile({ storedAlike: ref }, compiler) {
    const find = compiler.ref(ref);
    return (g, by) => {
      const times = new Map<number, number>();
      for (const [, n] of find(g, by).flatMap((e) => [...storedOn(g, e)])) times.set(n, (times.get(n) ?? 0) + 1);
      return Math.max(0, ...times.values());
    };
  },
  text: ({ storedAlike: ref }, say) => `the greatest number of alike results on ${say.ref(ref)}`,
});
