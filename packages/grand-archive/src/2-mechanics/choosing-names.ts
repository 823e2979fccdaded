/** Card names that a player chooses: the whole name of one card, which is kept on the source for what speaks of it later. */
import {
  asks,
  type Base,
  characteristicsOf,
  ctxOf,
  defineFilter,
  defineVerb,
  type EffectContext,
  entitiesOf,
  fields,
  fromContext,
  type Game,
  isOrWas,
  isPlayer,
  objectsOf,
  type ParamsOf,
  procedure,
  wordOf,
  wordsOf,
} from '@arbiter/engine';
import { z } from 'zod';
import { cite } from '../cite.js';

const params = fields((p) => ({
  with: z.tuple([p.list, p.term]).optional(),
  without: z
    .array(z.tuple([p.list, p.term]))
    .min(1)
    .max(4)
    .optional(),
  entering: p.flag.optional(),
}));
const named = fields((p) => ({ what: p.ref }));
type Choosing = ParamsOf<typeof params>;
declare module '@arbiter/engine' {
  interface Verbs {
    chooseName: ParamsOf<typeof params>;
    nameOf: ParamsOf<typeof named>;
  }
  interface Filters {
    chosenName: { chosenName: true };
  }
}
const CHOSEN = 'cardName';
const RULES = cite('ga:1.6.1', 'ga:2.7.7');

/** What is known of a card by its name, or by the name of one of its sides. */
interface Named {
  name: string;
  props: { [prop: string]: unknown } | undefined;
}
function cardNamed(g: Game, name: string): Named | undefined {
  const { definitions, ledger } = g.rules;
  const wanted = name.trim().toLowerCase();
  const found = definitions.inAnyCase(name);
  const side = found?.faces?.find((one) => one.name.toLowerCase() === wanted) ?? (found?.faces ? undefined : found);
  if (side) return { name: wordOf(side.props.name) ?? side.name, props: side.props };
  const own = g.s.definitions.find((one) => one.name.toLowerCase() === wanted);
  if (own) return { name: own.name, props: own.props };
  const real = ledger?.unplayed(name)?.name;
  const part = real?.split(' // ').find((one) => one.toLowerCase() === wanted);
  return part === undefined ? undefined : { name: part, props: undefined };
}

/** Why a name can't be chosen; of a card that is not played nothing can be asked, nor does it matter. */
function notNamed(g: Game, effect: Choosing, name: string): string | null {
  const found = cardNamed(g, name);
  if (!found) return `there is no card with the name "${name}"`;
  const { props } = found;
  if (!props) return null;
  const is = ([list, word]: [string, string]): boolean => wordsOf(props[list] as string[] | undefined).includes(word);
  const fits = (!effect.with || is(effect.with)) && !effect.without?.some(is);
  return fits ? null : `"${name}" is no such card`;
}

/** What is always there to be named. */
const anyName = (g: Game, effect: Choosing): string =>
  g.rules.definitions.names().find((name) => !name.includes(' // ') && notNamed(g, effect, name) === null) ?? '';

function keep(g: Game, ctx: EffectContext, entering: boolean, name: string): void {
  if (entering) {
    const before = ctx.entering ?? { status: {}, counters: {}, gains: [] };
    g.j.note(ctx, 'entering', { ...before, chosen: { ...before.chosen, [CHOSEN]: name } });
    return;
  }
  const object = g.find(ctx.source);
  if (object) g.change(object, 'chosen', { ...object.chosen, [CHOSEN]: name });
}

const choosing = procedure<Base<Choosing>, { named: string }>('verb:chooseName', {
  ask: (g, l) => {
    const { controller, source } = ctxOf(g, l);
    return {
      ask: {
        seat: controller,
        kind: 'NAME',
        shape: 'NAME',
        prompt: 'Choose a card name',
        rules: RULES,
        ...(g.find(source) ? { source } : {}),
        vocabulary: 'card name',
        fallback: anyName(g, l.effect),
        check: (name) => {
          const detail = notNamed(g, l.effect, String(name));
          return detail === null ? null : { detail, rules: RULES };
        },
      },
      into: 'named',
    };
  },
  chosen: (g, l) => {
    const ctx = ctxOf(g, l);
    const name = cardNamed(g, l.named)?.name ?? '';
    keep(g, ctx, l.effect.entering === true, name);
    g.emit('WORD_CHOSEN', RULES, { seat: ctx.controller, kind: CHOSEN, name });
  },
});

export const chooseName = defineVerb('chooseName', {
  description:
    'You choose a card name, of a card `with` a word in a list and `without` others; `entering`: within `before` of a replacement.',
  example: { do: 'chooseName', with: ['types', 'Ally'] },
  params,
  run: asks(choosing),
  procedures: [choosing],
  decisions: [{ kind: 'NAME', shape: 'NAME', cite: 'choose', meaning: 'A card name.' }],
  text: () => 'choose a card name',
});

/** The name that was chosen for an object; undefined where none was. */
export function nameChosenFor(g: Game, source: number): string | undefined {
  const name = isOrWas(g, source)?.chosen?.[CHOSEN];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

export const nameOf = defineVerb('nameOf', {
  description: 'The name of an object is kept for `chosenName` as one that was chosen.',
  example: { do: 'nameOf', what: { target: 0 } },
  params: named,
  run: (g, { what }, ctx) => {
    const [object] = objectsOf(entitiesOf(g, what, fromContext(ctx)));
    const { name } = object === undefined ? {} : characteristicsOf(g, object).props;
    if (typeof name === 'string' && name !== '') keep(g, ctx, false, name);
    return undefined;
  },
  text: ({ what }, say) => `note the name of ${say.ref(what)}`,
});

export const chosenName = defineFilter('chosenName', {
  description: 'Has the name that was chosen for the source.',
  example: { chosenName: true },
  params: (p) => ({ chosenName: p.flag }),
  fits: 'objects',
  compile: () => (g, entity, by) => {
    const name = nameChosenFor(g, by.source);
    if (isPlayer(entity) || name === undefined) return false;
    const { name: own, names } = characteristicsOf(g, entity.object).props;
    return wordOf(own) === name || wordsOf(names).includes(name);
  },
  reads: () => new Set(['name']),
  text: () => 'with the chosen name',
});
