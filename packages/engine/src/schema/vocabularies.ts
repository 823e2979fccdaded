/** Words of each kind as schemas: what the grammar is made of. */
import { z } from 'zod';
import { isTable, type JsonObject } from '../contract/json.js';
import { LIMITS } from '../language/limits.js';
import type { AnyShape, Parts } from '../language/params.js';
import type { AffectedPlayers, Filter, Value } from '../language/types.js';
import type { KeywordRecord } from '../machine/keyword.js';
import type { ActionWord, EventWord, RuleWord, WordLists } from '../machine/words.js';
import { patternShape, replacementShape } from './abilities.js';
import { guard, listOr, plainOr, table, Vocabulary } from './dispatch.js';

const whole = z.int().min(-LIMITS.number).max(LIMITS.number);

/** Fields of an event or action, each as it is or, in a trigger's `match`, one of a list. */
function matchOf(fields: AnyShape, lists: boolean): z.ZodType {
  const shape: AnyShape = {};
  for (const [name, field] of Object.entries(fields))
    shape[name] = (lists ? listOr(z.array(field).min(1).max(LIMITS.items), field) : field).optional();
  return z.strictObject(shape);
}

type Checked = { check?: (used: { [parameter: string]: unknown }) => string | null };
/** Adds what a word says about its parameters together. */
export function checked(schema: z.ZodType, { check }: Checked): z.ZodType {
  if (!check) return schema;
  return schema.superRefine((used, ctx) => {
    const detail = isTable(used) ? check(used) : null;
    if (detail) ctx.addIssue({ code: 'custom', message: detail });
  });
}

/** What a copy has that the copied thing has not; it holds abilities, which may copy in turn. */
export const exceptShape = (props: AnyShape, p: Parts): AnyShape => ({
  props: z.strictObject(optionalAll(props)).optional(),
  gain: table(p.list, p.terms).optional(),
  without: z.array(p.keyword).min(1).max(8).optional(),
  abilities: z.lazy(() => p.abilities).optional(),
  keep: z.array(p.prop).min(1).max(8).optional(),
});

export const optionalAll = (shape: AnyShape): AnyShape =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.optional()]));

export function affects(filter: Parts['filter']): Parts['affects'] {
  const players = z.strictObject({ players: z.enum(['you', 'team', 'opponents', 'all']), that: filter.optional() });
  const other = guard<Filter | AffectedPlayers>(
    (given, report) =>
      report.by(given !== null && typeof given === 'object' && 'players' in given ? players : filter, given),
    (to) => ({ anyOf: [to(players), to(filter)] }),
  );
  return plainOr(['self', 'attached'], other);
}

export function value(other: z.ZodType<Value>): z.ZodType<Value> {
  return guard<Value>(
    (given, report) => report.by(typeof given === 'number' ? whole : other, given),
    (to) => ({ anyOf: [to(whole), to(other)] }),
  );
}

export function setting(p: Parts): Parts['setting'] {
  const single = guard<Value | string>(
    (given, report) => report.by(typeof given === 'string' ? p.term : p.value, given),
    (to) => ({ anyOf: [to(p.term), to(p.value)] }),
  );
  return listOr(p.terms, single);
}

/** A characteristic is set to what it could be by itself: a list, a number, or what may be printed. */
export function settable(props: AnyShape, own: WordLists, p: Parts): NonNullable<Checked['check']> {
  return ({ prop, value: to }) => {
    const name = String(prop);
    if (own.lists.includes(name)) return Array.isArray(to) ? null : `"${name}" is set to a list of words`;
    if (own.stats.includes(name)) return p.value.safeParse(to).success ? null : `"${name}" is set to a number`;
    const schema = props[name];
    return !schema || schema.safeParse(to).success ? null : `"${name}" can't be set to that`;
  };
}

/** `{"mod": "rule", "rule": …}`: the rules that hold for an object are words with parameters of their own. */
export function ruleWords(rules: ReadonlyMap<string, RuleWord>, p: Parts): Vocabulary {
  const made = [...rules].map(([name, word]): [string, () => z.ZodType] => [
    name,
    () =>
      z.strictObject({ mod: z.literal('rule'), rule: z.literal(name), ...word.params?.(p) }).describe(word.description),
  ]);
  return new Vocabulary('rule', new Map(made));
}

export function modsWith(plain: Vocabulary, rule: z.ZodType): Vocabulary {
  const made = plain.names().map((name): [string, () => z.ZodType] => [name, () => plain.schema(name)]);
  return new Vocabulary(plain.what, new Map([...made, ['rule', () => rule]]));
}

export function abilitiesOf(plain: Vocabulary, more: { [kind: string]: z.ZodType }): Vocabulary {
  const made = plain.names().map((name): [string, () => z.ZodType] => [name, () => plain.schema(name)]);
  return new Vocabulary(
    'kind of ability',
    new Map([...made, ...Object.entries(more).map(([k, s]): [string, () => z.ZodType] => [k, () => s])]),
  );
}

/** What a keyword says to who writes cards; where it has no line of its own, the rules that say it. */
export const descriptionOf = ({ description, rules }: Pick<KeywordRecord, 'description' | 'rules'>): string =>
  description ?? `See ${rules.join(', ')}.`;

export function keywordShape(params: NonNullable<KeywordRecord['params']>, p: Parts): AnyShape {
  const spares = z.strictObject({ what: p.what, already: p.flag.optional() });
  const kinds = {
    cost: p.costs,
    value: p.count,
    from: p.filter,
    label: p.text,
    effects: p.effects,
    spares,
    if: p.condition,
  };
  const shape: AnyShape = {};
  for (const [parameter, need] of Object.entries(params)) {
    const schema: z.ZodType = kinds[parameter as keyof typeof kinds];
    shape[parameter] = need === 'must' ? schema : schema.optional();
  }
  return shape;
}

export function keywordsOf(keywords: WordLists['keywords'], p: Parts): Vocabulary {
  const made = keywords.map(({ name, params = {}, ...keyword }): [string, () => z.ZodType] => [
    name,
    () => {
      const head = { kind: z.literal('keyword'), keyword: z.literal(name) };
      return z.strictObject({ ...head, ...keywordShape(params, p) }).describe(descriptionOf(keyword));
    },
  ]);
  return new Vocabulary('keyword', new Map(made));
}

export function triggers(
  events: ReadonlyMap<string, EventWord>,
  p: Parts,
  phrases?: { readonly [word: string]: JsonObject },
): Vocabulary {
  const made = [...events].map(([on, word]): [string, () => z.ZodType] => [
    on,
    () =>
      z
        .strictObject({
          on: z.literal(on),
          ...patternShape(p),
          ...(word.together ? { batch: p.flag.optional() } : {}),
          ...word.more?.(p),
          match: matchOf(word.match?.(p) ?? {}, true).optional(),
        })
        .describe(word.description),
  ]);
  return new Vocabulary('event', new Map(made), phrases);
}

export function replacements(actions: ReadonlyMap<string, ActionWord>, p: Parts, more: AnyShape = {}): Vocabulary {
  const made = [...actions].map(([on, word]): [string, () => z.ZodType] => [
    on,
    () => {
      const change = word.change ? z.strictObject(optionalAll(word.change(p))) : z.strictObject({});
      return z
        .strictObject({
          ...more,
          on: z.literal(on),
          ...replacementShape(p),
          match: matchOf(word.match?.(p) ?? {}, false).optional(),
          change: change.optional(),
        })
        .superRefine((r, ctx) => {
          if (!['prevent', 'change', 'instead', 'copy', 'before', 'also'].some((way) => way in r))
            ctx.addIssue({
              code: 'custom',
              message: 'says "prevent", "change", "instead", "before", "also" or "copy"',
            });
        })
        .describe(word.description);
    },
  ]);
  return new Vocabulary('action', new Map(made));
}
