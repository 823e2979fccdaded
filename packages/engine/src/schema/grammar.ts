/** Puts words together into the schemas of one game's language. */
import { z } from 'zod';
import type { JsonObject } from '../contract/json.js';
import { FACES, nameByFaces } from '../language/layouts.js';
import { isPrototypeKey, LIMITS } from '../language/limits.js';
import type { AnyShape, Parts } from '../language/params.js';
import {
  type Ability,
  CARD_LANGUAGE,
  type CardDefinition,
  type Condition,
  type Cost,
  type Effect,
  type Filter,
  type FilterClause,
  type Mod,
  type MultiFaced,
  type Ref,
  type Until,
  type Value,
} from '../language/types.js';
import type { Rules } from '../machine/rules.js';
import type { Word, WordSet } from '../machine/words.js';
import { bodyShape, targetShape } from './abilities.js';
import { guard, headed, listOr, nameOf, plainOr, table, tagged, Vocabulary } from './dispatch.js';
import {
  abilitiesOf,
  affects,
  checked,
  exceptShape,
  keywordsOf,
  modsWith,
  replacements,
  ruleWords,
  settable,
  setting,
  triggers,
  value,
} from './vocabularies.js';

export interface Grammar {
  parts: Parts;
  definition: z.ZodType<CardDefinition>;
  /** The fields of `props`. */
  props: AnyShape;
  /** Parts that the JSON Schema names. */
  named: { [name: string]: z.ZodType };
}

const NAME = /^[A-Za-z][\w -]*$/;
const noControls = /^[^\p{Cc}]*$/u;

const ownName: z.ZodType<string> = guard<string>(
  (value, report) => {
    if (typeof value !== 'string')
      report.fault([], 'a name is a text', { code: value === undefined ? 'REQUIRED' : 'INVALID_INPUT' });
    else if (!NAME.test(value) || value.length > 40 || isPrototypeKey(value))
      report.fault([], 'a name has up to 40 letters, digits and spaces, and is none that objects have by themselves');
  },
  () => ({ type: 'string', pattern: NAME.source, maxLength: 40 }),
);
const counterName: z.ZodType<string> = guard<string>(
  (value, report) => {
    if (
      typeof value !== 'string' ||
      value.length === 0 ||
      value.length > 40 ||
      isPrototypeKey(value) ||
      !noControls.test(value)
    )
      report.fault([], 'a kind of counter is a text of up to 40 characters');
  },
  () => ({ type: 'string', minLength: 1, maxLength: 40 }),
);

/** The zones that cards speak of. */
export const zonesOf = (rules: Rules): string[] =>
  Object.entries(rules.zones.table).flatMap(([name, { apart }]) => (apart ? [] : [name]));

export const stepsOf = (rules: Rules): string[] => [...new Set((rules.turn.table ?? []).map((s) => s.step ?? s.phase))];

/** A card, or a card with several faces: whichever it says it is, so that the faults are those of what was meant. */
const definitionShape = (single: z.ZodType, several: z.ZodType): z.ZodType<CardDefinition> =>
  guard<CardDefinition>(
    (value, report) => {
      const isSeveral = value !== null && typeof value === 'object' && ('faces' in value || 'layout' in value);
      report.by(isSeveral ? several : single, value);
    },
    (to) => ({ anyOf: [to(single), to(several)] }),
  );

/** A token with several faces is called by their names, as such a card is. */
function namedByFaces(token: { [field: string]: unknown }, ctx: z.core.$RefinementCtx): void {
  const { name, faces } = token as Pick<MultiFaced, 'name' | 'faces'>;
  const names = nameByFaces(undefined, faces);
  if (name !== names)
    ctx.addIssue({ code: 'custom', path: ['name'], message: `must be "${names}", the names of its faces` });
}

/** Words that are described by their parameters alone. */
type Plain = Pick<Extract<Word, { params?: unknown }>, 'name' | 'description' | 'params' | 'check' | 'internal'>;
type Phrased = { readonly [word: string]: JsonObject };
/** Of references and values: those that are one plain word, and those that are objects. */
const plainOf = (words: Iterable<Plain>): string[] => [...words].filter((w) => !w.params).map((w) => w.name);
const objectsOf = (words: Iterable<Plain>): Plain[] => [...words].filter((w) => w.params);

export function makeGrammar(rules: Rules, words: WordSet): Grammar {
  const own = words.lists;
  const parts = {} as Parts;
  const schemaOf = (word: Plain, tag?: string): z.ZodType =>
    checked(
      z
        .strictObject({ ...(tag ? { [tag]: z.literal(word.name) } : {}), ...word.params?.(parts) })
        .describe(word.description),
      word,
    );
  const phrases = own.phrases ?? {};
  const vocabulary = (what: string, list: Iterable<Plain>, tag?: string, said?: Phrased): Vocabulary =>
    new Vocabulary(
      what,
      new Map([...list].filter((word) => !word.internal).map((word) => [word.name, () => schemaOf(word, tag)])),
      said,
    );
  const many = <T>(item: z.ZodType<T>): z.ZodType<T[]> => z.array(item).max(LIMITS.items);

  // Names that the game knows.
  const keywordNames = own.keywords.map(({ name }) => name);
  const propShape: AnyShape = {};
  Object.assign(parts, {
    name: ownName,
    text: z.string().max(LIMITS.text).regex(noControls),
    term: z.string().min(1).max(LIMITS.name).regex(noControls),
    count: z.int().min(0).max(LIMITS.number),
    flag: z.literal(true),
    compare: z.enum(['=', '!=', '<', '<=', '>', '>=']),
    zone: nameOf('zone', zonesOf(rules)),
    step: nameOf('step', stepsOf(rules)),
    status: nameOf('status', Object.keys(own.statuses ?? {})),
    counter: counterName,
    keyword: nameOf('keyword', keywordNames),
    costKind: nameOf('cost', words.cost.keys()),
    together: nameOf('rule for targets', Object.keys(own.together ?? {})),
    predicate: nameOf('predicate', words.predicate.keys()),
    timing: nameOf('timing', Object.keys(own.timings ?? {})),
    cause: nameOf('cause', Object.keys(words.causes)),
    score: nameOf('number of players', own.scores),
    stat: nameOf('number', [...own.stats, ...(own.fixed ?? []), ...words.figure.keys(), ...own.scores]),
    figure: nameOf('number of objects', own.stats),
    list: nameOf('list', own.lists),
  } satisfies Partial<Parts>);
  parts.terms = many(parts.term);
  parts.statuses = table(parts.status, parts.flag) as Parts['statuses'];
  Object.assign(propShape, own.props(parts));
  parts.prop = nameOf('characteristic', [...new Set([...Object.keys(propShape), ...own.stats, ...own.lists])]);

  // What words are made into.
  const clause = headed<FilterClause>(vocabulary('filter', words.filter.values(), undefined, phrases.filter));
  parts.filter = listOr<FilterClause[], FilterClause>(many(clause), clause) as z.ZodType<Filter>;
  parts.what = plainOr(['self'], parts.filter);
  parts.affects = affects(parts.filter);
  const refWords = vocabulary('reference', objectsOf(words.ref.values()));
  parts.refObject = headed<Exclude<Ref, string>>(refWords);
  parts.ref = headed<Ref>(refWords, plainOf(words.ref.values()));
  parts.value = value(
    headed<Value>(vocabulary('value', objectsOf(words.value.values())), plainOf(words.value.values())),
  );
  parts.counters = table(parts.counter, parts.value);
  parts.setting = setting(parts);
  parts.condition = headed<Condition>(vocabulary('condition', words.condition.values()));
  const effect = tagged<Effect>(vocabulary('verb', words.verb.values(), 'do', phrases.verb), 'do');
  parts.effects = many(effect);
  const cost = tagged<Cost>(vocabulary('cost', words.cost.values(), 'pay', phrases.cost), 'pay');
  parts.costs = many(cost);
  const rule = tagged<Mod>(ruleWords(words.rule, parts), 'rule');
  const mods = [...words.mod.values()]
    .filter(({ name }) => name !== 'rule')
    .map((word): Plain => (word.name === 'set' ? { ...word, check: settable(propShape, own, parts) } : word));
  const mod = tagged<Mod>(modsWith(vocabulary('modification', mods, 'mod'), rule), 'mod');
  parts.mods = many(mod);
  parts.until = tagged<Until>(vocabulary('duration', words.duration.values(), 'kind'), 'kind');
  const target = z.strictObject(targetShape(parts));
  parts.targets = many(target);
  parts.except = z.strictObject(exceptShape(propShape, parts)) as unknown as Parts['except'];
  parts.trigger = tagged(triggers(words.event, parts, phrases.event), 'on');
  parts.replaces = tagged(replacements(words.action, parts), 'on');
  parts.body = bodyShape(parts);
  const keyword = tagged<Ability>(keywordsOf(own.keywords, parts), 'keyword');
  const replacement = tagged<Ability>(
    replacements(words.action, parts, {
      kind: z.literal('replacement'),
      entering: parts.flag.optional(),
      zone: parts.zone.optional(),
      limit: z.union([z.strictObject({ perTurn: parts.count }), z.strictObject({ inAll: parts.count })]).optional(),
    }),
    'on',
  );
  parts.ability = tagged<Ability>(
    abilitiesOf(vocabulary('ability', words.ability.values(), 'kind'), { keyword, replacement }),
    'kind',
  );
  parts.abilities = z.array(parts.ability).max(LIMITS.abilities);
  const printed = {
    name: z.string().min(1).max(LIMITS.name).regex(noControls),
    props: z.strictObject(propShape),
    abilities: parts.abilities,
  };
  const face = z.strictObject(printed);
  const { layouts } = rules.definitions;
  const turning = Object.keys(layouts).filter((layout) => layouts[layout]?.turns);
  const several = (layout: z.ZodType<string>): AnyShape => ({
    name: printed.name,
    layout,
    faces: z.array(face).length(FACES),
  });
  // A token has two faces where it can be turned over (mtg 111.10i); other layouts say what becomes of cards.
  const token =
    turning.length === 0
      ? (face as unknown as z.ZodType<CardDefinition>)
      : definitionShape(face, z.strictObject(several(nameOf('layout of tokens', turning))).superRefine(namedByFaces));
  parts.token = token;
  const language = z.literal(CARD_LANGUAGE, {
    error: () => `must be ${CARD_LANGUAGE}, the version of the card language that is read here`,
  });
  const single = z.strictObject({ language: language.optional(), ...printed });
  const faced = z.strictObject({
    language: language.optional(),
    ...several(nameOf('layout', Object.keys(layouts))),
  });
  const definition = definitionShape(single, faced);
  const { ability, filter, ref, condition, trigger, replaces, until } = parts;
  const named = {
    definition,
    token,
    ...(turning.length > 0 ? { face } : {}),
    several: faced,
    ability,
    effect,
    cost,
    mod,
    target,
    filter,
    clause,
    ref,
    value: parts.value,
    condition,
    trigger,
    replaces,
    until,
  };
  return { parts, definition, props: propShape, named: { ...named, except: parts.except } };
}
