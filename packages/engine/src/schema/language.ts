/**
 * The card language of one game: all words, kernel's and ruleset's, as one checked language. Untrusted JSON is a card
 * only after `check`; cards of the ruleset itself are checked by its tests.
 */
import { z } from 'zod';
import type { RefusalDetail, RuleRef } from '../contract/contract.js';
import type { Json, JsonObject } from '../contract/json.js';
import { kernelVerbWords } from '../effects/verbs/words.js';
import { beyondLimits } from '../language/limits.js';
import { Suggestions } from '../language/suggest.js';
import { type CardDefinition, FIRST_LANGUAGE } from '../language/types.js';
import type { Rules } from '../machine/rules.js';
import { abilityWords, patternShape, replacementShape, targetShape } from './abilities.js';
import { Describer, type Parameter } from './describe.js';
import { explain, jsonForm, suggestingFrom } from './dispatch.js';
import { kernelActions, kernelCauses, kernelHappenings } from './events.js';
import { type AllWords, type Grammar, makeGrammar, stepsOf } from './grammar.js';
import { durationWords, modWords } from './modifications.js';
import { conditionWords, filterWords, refWords, valueWords } from './questions.js';
import { checkReferences } from './references.js';
import { exceptShape, keywordShape, optionalAll } from './vocabularies.js';
import type { ActionWord, AnyShape, Example, KeywordWord, Names, Parts, RulesetWords, Sample, Word } from './words.js';

export type CheckedDefinition = { ok: true; definition: CardDefinition } | { ok: false; errors: RefusalDetail[] };

/** A word as documentation tells of it. */
export interface WordEntry {
  part: string;
  word: string;
  says: string;
  takes: Parameter[];
  example: Json;
  /** Of happenings and actions: what `{"event": …}` may name. */
  event: string[];
}

/** Any kind of word, as far as documentation looks at it. */
interface AnyWord extends Omit<ActionWord, 'example'> {
  example?: Example;
  takes?: Word['takes'] | KeywordWord['takes'];
}

/** The parameters of a word, whatever kind of word it is. */
function parametersOf(entry: AnyWord, p: Parts): AnyShape {
  const { takes } = entry;
  if (typeof takes === 'object') return keywordShape(takes, p);
  const fields = (shape: AnyShape): AnyShape[string] => z.strictObject(optionalAll(shape)).optional();
  return {
    ...takes?.(p),
    ...entry.more?.(p),
    ...(entry.match ? { match: fields(entry.match(p)) } : {}),
    ...(entry.change ? { change: fields(entry.change(p)) } : {}),
  };
}

const pathText = (base: string, path: readonly PropertyKey[]): string =>
  base + path.map((p) => (typeof p === 'number' ? `[${p}]` : `.${String(p)}`)).join('');

export class CardLanguage {
  readonly words: AllWords;
  private readonly grammar: Grammar;
  private json: JsonObject | undefined;

  constructor(
    private readonly rules: Rules,
    private readonly own: RulesetWords,
  ) {
    // A game that keeps no numbers for players has no use for words about them.
    const counted = <W>(words: { [word: string]: W }): { [word: string]: W } =>
      own.scores.length > 0 ? words : Object.fromEntries(Object.entries(words).filter(([word]) => word !== 'stat'));
    const carriedOut = <W>(words: { [word: string]: W }): { [word: string]: W } =>
      Object.fromEntries(Object.entries(words).filter(([word]) => rules.play.verbs.has(word)));
    this.words = {
      ability: { ...abilityWords },
      verb: { ...carriedOut(counted(kernelVerbWords)), ...own.verbs },
      cost: own.costs,
      happening: { ...counted(kernelHappenings), ...own.happenings },
      action: { ...counted(kernelActions), ...own.actions },
      filter: filterWords,
      ref: refWords,
      value: valueWords,
      condition: conditionWords,
      mod: { ...modWords, ...own.mods },
      rule: own.rules ?? {},
      duration: { ...durationWords, ...own.durations },
      keyword: own.keywords,
    } as AllWords;
    this.grammar = makeGrammar(rules, own, this.words);
  }

  /**
   * Whether untrusted JSON is a card of this language; every fault with its path, below `base`.
   * @param suggestions what may be looked for, where the card is part of a larger input
   */
  check(input: unknown, base = '$', suggestions = new Suggestions()): CheckedDefinition {
    const beyond = beyondLimits(input);
    if (beyond) {
      const { path, code, detail } = beyond;
      return { ok: false, errors: [{ path: pathText(base, path), code, detail }] };
    }
    const { definition: schema } = this.grammar;
    const faults = suggestingFrom(suggestions, () =>
      schema.safeParse(input, { reportInput: true }).error?.issues.flatMap((issue) => explain(issue, schema)),
    );
    if (faults) {
      const errors = faults.map(({ path, detail, code, suggestions }): RefusalDetail => {
        return { path: pathText(base, path), code, detail, ...(suggestions ? { suggestions } : {}) };
      });
      return { ok: false, errors };
    }
    // A copy of its own: whoever sent it can't change it any more.
    const { language, ...printed } = JSON.parse(JSON.stringify(input)) as CardDefinition;
    const definition = language === undefined || language === FIRST_LANGUAGE ? printed : { language, ...printed };
    const errors: RefusalDetail[] = [];
    const fault = (path: readonly (string | number)[], detail: string, rules?: RuleRef[]): void =>
      void errors.push({
        path: pathText(base, path),
        code: 'INVALID_INPUT',
        detail,
        ...(rules ? { rules } : {}),
      });
    checkReferences(definition, this.words, fault);
    this.own.check?.(definition, fault);
    return errors.length > 0 ? { ok: false, errors } : { ok: true, definition };
  }

  /** The language as JSON Schema. Checks of meaning and sizes go beyond what it says. */
  jsonSchema(): JsonObject {
    this.json ??= this.makeJson();
    return this.json;
  }

  private makeJson(): JsonObject {
    const { named, definition } = this.grammar;
    const names = new Map<unknown, string>(Object.entries(named).map(([name, schema]) => [schema, name]));
    const to = (schema: z.ZodType, top = false): JsonObject => {
      const name = names.get(schema);
      if (name !== undefined && !top) return { $ref: `#/$defs/${name}` };
      const { $schema: _, ...json } = z.toJSONSchema(schema, {
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema, path }) => {
          const inner = path.length === 0 ? undefined : names.get(zodSchema);
          const form = inner === undefined ? jsonForm(zodSchema) : () => ({ $ref: `#/$defs/${inner}` });
          if (!form) return;
          for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
          Object.assign(jsonSchema, form(to));
        },
      });
      return json as JsonObject;
    };
    const defs: JsonObject = {};
    for (const [name, schema] of Object.entries(named)) defs[name] = to(schema, true);
    void definition;
    return {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: `${this.rules.name}: the card language`,
      $ref: '#/$defs/definition',
      $defs: defs,
    };
  }

  /** Every word with its line and example, for documentation. */
  entries(sample: Sample): WordEntry[] {
    const say = (example: Example): Json => (typeof example === 'function' ? example(sample) : example);
    const describe = new Describer(this.grammar.parts);
    return Object.entries(this.words).flatMap(([part, words]) =>
      Object.entries(words as { [word: string]: AnyWord }).map(([word, entry]) => ({
        part,
        word,
        says: entry.says,
        takes: describe.parameters(parametersOf(entry, this.grammar.parts)),
        example: entry.example === undefined ? { kind: 'keyword', keyword: word } : say(entry.example),
        event: [...(entry.refs ?? []), ...(entry.numbers ?? [])],
      })),
    );
  }

  /** What parts that have no words of their own take. */
  shapes(): { [part in 'props' | 'target' | 'trigger' | 'replaces' | 'except']: Parameter[] } {
    const { parts, props } = this.grammar;
    const describe = new Describer(parts);
    const { match: _match, change: _change, ...replaces } = replacementShape(parts);
    return {
      props: describe.parameters(props),
      target: describe.parameters(targetShape(parts)),
      trigger: describe.parameters(patternShape(parts)),
      replaces: describe.parameters(replaces),
      except: describe.parameters(exceptShape(props, parts)),
    };
  }

  /** Names that take no parameters, by what they are; zones and steps have nothing to be said of them. */
  names(): { [what: string]: Names } {
    const { predicates = {}, timings = {}, statuses = {}, causes = {}, together = {} } = this.own;
    const cause = { ...kernelCauses, ...causes };
    return { predicate: predicates, timing: timings, status: statuses, cause, 'rule for targets': together };
  }
  zones(): string[] {
    return Object.keys(this.rules.zones.table);
  }
  steps(): string[] {
    return stepsOf(this.rules);
  }

  /** What the ruleset carries out but nobody has a word for, as `verb draw`. Empty in a finished ruleset. */
  unsaid(): string[] {
    const { verbs, costs } = this.rules.play;
    const { predicates, keywords } = this.rules.continuous;
    const missing = (part: string, names: Iterable<string>, words: object): string[] =>
      [...names]
        .filter((name) => !Object.hasOwn(words, name) && !this.needless(part, name))
        .map((name) => `${part} ${name}`);
    return [
      ...missing('verb', verbs.keys(), this.words.verb),
      ...missing('cost', costs.keys(), this.words.cost),
      ...missing('predicate', predicates.keys(), this.own.predicates ?? {}),
      ...missing('keyword', keywords.keys(), this.words.keyword),
    ];
  }

  private needless(part: string, word: string): boolean {
    return part === 'verb' && word === 'stat' && this.own.scores.length === 0;
  }

  /** Words that nothing carries out. */
  undone(): string[] {
    const { verbs, costs } = this.rules.play;
    const { predicates, keywords } = this.rules.continuous;
    const missing = (part: string, words: object, has: (name: string) => boolean): string[] =>
      Object.keys(words)
        .filter((name) => !has(name))
        .map((name) => `${part} ${name}`);
    return [
      ...missing('verb', this.words.verb, (n) => verbs.has(n)),
      ...missing('cost', this.words.cost, (n) => costs.has(n)),
      ...missing('predicate', this.own.predicates ?? {}, (n) => predicates.has(n)),
      ...missing('keyword', this.words.keyword, (n) => keywords.has(n)),
    ];
  }
}

export const defineLanguage = (rules: Rules, words: RulesetWords): CardLanguage => new CardLanguage(rules, words);
