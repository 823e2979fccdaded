/**
 * The card language of one game: all words, kernel's and ruleset's, as one checked language. Untrusted JSON is a card
 * only after `check`; cards of the ruleset itself are checked by its tests.
 */
import { z } from 'zod';
import type { RefusalDetail, RuleRef } from '../contract/contract.js';
import type { Json, JsonObject } from '../contract/json.js';
import { nameByFaces } from '../language/layouts.js';
import { beyondLimits } from '../language/limits.js';
import type { AnyShape, Example, Parts, Sample } from '../language/params.js';
import { Suggestions } from '../language/suggest.js';
import { type CardDefinition, type Face, FIRST_LANGUAGE, type MultiFaced } from '../language/types.js';
import type { Rules } from '../machine/rules.js';
import type { ActionWord, Fault, NameWords, Phrases, WordSet } from '../machine/words.js';
import { patternShape, replacementShape, targetShape } from './abilities.js';
import { Describer, type Parameter } from './describe.js';
import { explain, jsonForm, suggestingFrom } from './dispatch.js';
import { type Grammar, makeGrammar, stepsOf, zonesOf } from './grammar.js';
import { checkListValues } from './list-values.js';
import { checkReferences } from './references.js';
import { descriptionOf, exceptShape, keywordShape, optionalAll } from './vocabularies.js';

export type CheckedDefinition = { ok: true; definition: CardDefinition } | { ok: false; errors: RefusalDetail[] };

/** A word as documentation tells of it. */
export interface WordEntry {
  part: string;
  word: string;
  description: string;
  params: Parameter[];
  example: Json;
  /** Of events and actions: what `{"event": …}` may name. */
  event: string[];
}

/** What documentation says of a word. */
interface Described {
  part: string;
  name: string;
  description: string;
  example: Example;
  internal?: true;
}

/** Any kind of word, as far as documentation looks at it. */
type AnyWord = Partial<Pick<ActionWord, 'match' | 'more' | 'change' | 'refs' | 'numbers'>> & {
  params?: (p: Parts) => AnyShape;
};

/** The parameters of a word, whatever kind of word it is. */
function parametersOf(word: AnyWord, p: Parts): AnyShape {
  const fields = (shape: AnyShape): z.ZodType => z.strictObject(optionalAll(shape)).optional();
  return {
    ...word.params?.(p),
    ...word.more?.(p),
    ...(word.match ? { match: fields(word.match(p)) } : {}),
    ...(word.change ? { change: fields(word.change(p)) } : {}),
  };
}

const pathText = (base: string, path: readonly PropertyKey[]): string =>
  base + path.map((p) => (typeof p === 'number' ? `[${p}]` : `.${String(p)}`)).join('');

/** Parts in the order in which documentation lists them. */
const DOCUMENTED = [
  'ability',
  'verb',
  'cost',
  'event',
  'action',
  'filter',
  'ref',
  'value',
  'condition',
  'mod',
  'rule',
  'duration',
] as const;

export class CardLanguage {
  readonly words: WordSet;
  private readonly grammar: Grammar;
  private json: JsonObject | undefined;

  constructor(private readonly rules: Rules) {
    this.words = rules.words;
    this.grammar = makeGrammar(rules, this.words);
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
    const definition: CardDefinition =
      language === undefined || language === FIRST_LANGUAGE ? printed : { language, ...printed };
    const errors: RefusalDetail[] = [];
    const fault = (path: readonly (string | number)[], detail: string, rules?: RuleRef[]): void =>
      void errors.push({
        path: pathText(base, path),
        code: 'INVALID_INPUT',
        detail,
        ...(rules ? { rules } : {}),
      });
    if (definition.faces) this.checkFaces(definition, fault);
    else this.checkFace(definition, fault);
    return errors.length > 0 ? { ok: false, errors } : { ok: true, definition };
  }

  private checkFace(face: Face, fault: Fault, at = 0): void {
    checkReferences(face, this.words, fault);
    checkListValues(face, this.words.lists.values ?? {}, fault);
    this.words.lists.check?.(face, fault, at);
  }

  private checkFaces({ name, layout, faces }: MultiFaced, fault: Fault): void {
    const names = nameByFaces(this.rules.definitions.layouts[layout], faces);
    if (name !== names) fault(['name'], `must be "${names}", the names of its faces`);
    for (const [i, face] of faces.entries())
      this.checkFace(face, (path, detail, rules) => fault(['faces', i, ...path], detail, rules), i);
    this.rules.definitions.layouts[layout]?.check?.(faces, fault);
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
    const { parts } = this.grammar;
    const describe = new Describer(parts);
    const entryOf = (word: AnyWord & Described): WordEntry => ({
      part: word.part,
      word: word.name,
      description: word.description,
      params: describe.parameters(parametersOf(word, parts)),
      example: say(word.example),
      event: [...(word.refs ?? []), ...(word.numbers ?? [])],
    });
    const isListed = (word: AnyWord & Described): boolean =>
      !word.internal && !(word.part === 'mod' && word.name === 'rule');
    const keywords = this.words.lists.keywords.map(({ name, params = {}, ...keyword }) =>
      entryOf({
        part: 'keyword',
        name,
        description: descriptionOf(keyword),
        params: (p) => keywordShape(params, p),
        example: { kind: 'keyword', keyword: name },
      }),
    );
    const listed = DOCUMENTED.flatMap((part) => {
      const words: Iterable<AnyWord & Described> = this.words[part].values();
      return [...words].filter(isListed).map(entryOf);
    });
    return [...listed, ...keywords];
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
  names(): { [what: string]: NameWords } {
    const { timings = {}, statuses = {}, together = {} } = this.words.lists;
    const predicate = Object.fromEntries(this.words.predicate);
    const figure = Object.fromEntries(this.words.figure);
    const layout: NameWords = { ...this.rules.definitions.layouts };
    return {
      layout,
      predicate,
      figure,
      timing: timings,
      status: statuses,
      cause: this.words.causes,
      'rule for targets': together,
    };
  }
  /** What the game's cards say in words of their own, and how it is said here. */
  phrases(): Phrases {
    return this.words.lists.phrases ?? {};
  }
  zones(): string[] {
    return zonesOf(this.rules);
  }
  steps(): string[] {
    return stepsOf(this.rules);
  }
}

export const defineLanguage = (rules: Rules): CardLanguage => new CardLanguage(rules);
