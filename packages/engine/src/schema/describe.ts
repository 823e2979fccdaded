/** What the parameters of words take, in the words of the documentation. */
import { z } from 'zod';
import { isTable } from '../contract/json.js';
import type { AnyShape, Parts } from '../language/params.js';
import { jsonForm } from './dispatch.js';

export interface Parameter {
  name: string;
  /** What it takes: parts of the language by their names, everything else as JSON would have it. */
  takes: string;
  optional: boolean;
}

/** The parts as documentation calls them. */
const PARTS: { [part in keyof Parts]?: string } = {
  ability: 'ability',
  abilities: 'abilities',
  effects: 'instructions',
  costs: 'costs',
  filter: 'filter',
  what: '`"self"` or filter',
  ref: 'reference',
  refObject: 'reference',
  value: 'value',
  condition: 'condition',
  mods: 'modifications',
  affects: '`"self"`, `"attached"`, filter or `{"players": "you" | "team" | "opponents" | "all", "that"?: filter}`',
  setting: 'value, word or list of words',
  trigger: 'event',
  targets: 'target clauses',
  token: 'card',
  except: 'exceptions',
  until: 'duration',
  replaces: 'replacement',
  compare: 'comparison',
  zone: 'zone',
  step: 'step',
  status: 'status',
  statuses: '`{status: true}`',
  counter: 'kind of counter',
  counters: '`{kind: value}`',
  prop: 'characteristic',
  list: 'list characteristic',
  stat: 'figure or score',
  figure: 'figure',
  keyword: 'keyword',
  costKind: 'kind of cost',
  together: 'rule for targets',
  predicate: 'predicate',
  timing: 'timing',
  name: 'name of your own',
  text: 'text for people',
  term: 'word',
  terms: 'list of words',
  cause: 'cause',
  score: 'score',
  count: 'number',
  flag: '`true`',
};

export class Describer {
  private readonly names = new Map<unknown, string>();

  constructor(parts: Parts) {
    for (const [part, name] of Object.entries(PARTS)) this.names.set(parts[part as keyof Parts], name);
    this.names.set(parts.body.modes, 'modes');
  }

  /** The fields of a word, without the one that names it. */
  parameters(shape: AnyShape, tag?: string): Parameter[] {
    return Object.entries(shape)
      .filter(([name]) => name !== tag)
      .map(([name, schema]) => ({
        name,
        takes: this.takes(schema),
        optional: schema instanceof z.ZodOptional,
      }));
  }

  takes(schema: z.core.$ZodType): string {
    const name = this.names.get(schema);
    if (name !== undefined) return name;
    const form = jsonForm(schema);
    if (form) return this.json(form((inner) => ({ takes: this.takes(inner) })));
    if (schema instanceof z.ZodLazy) return this.takes(schema.unwrap());
    if (schema instanceof z.ZodOptional) return this.takes(schema.unwrap());
    if (schema instanceof z.ZodNullable) return `${this.takes(schema.unwrap())} or \`null\``;
    if (schema instanceof z.ZodArray) return `list of ${this.takes(schema.element)}`;
    if (schema instanceof z.ZodTuple) return `[${schema.def.items.map((item) => this.takes(item)).join(', ')}]`;
    if (schema instanceof z.ZodLiteral) return [...schema.values].map(code).join(' or ');
    if (schema instanceof z.ZodEnum) return schema.options.map(code).join(', ');
    if (schema instanceof z.ZodUnion) return schema.options.map((option) => this.takes(option)).join(' or ');
    if (schema instanceof z.ZodBoolean) return '`true` or `false`';
    if (schema instanceof z.ZodString) return 'text';
    if (schema instanceof z.ZodNumber) return 'number';
    if (schema instanceof z.ZodNull) return '`null`';
    if (schema instanceof z.ZodObject) return this.object(schema.shape);
    throw new Error(`no words for a ${schema._zod.def.type}`);
  }

  private object(shape: AnyShape): string {
    const fields = this.parameters(shape).map((p) => `\`${p.name}\`${p.optional ? '?' : ''}: ${p.takes}`);
    return `{ ${fields.join('; ')} }`;
  }

  private json(form: unknown): string {
    if (!isTable(form)) throw new Error(`no words for ${JSON.stringify(form)}`);
    if (typeof form.takes === 'string') return form.takes;
    if (Array.isArray(form.anyOf)) return form.anyOf.map((one) => this.json(one)).join(' or ');
    if (Array.isArray(form.enum)) return form.enum.map(code).join(', ');
    if (typeof form.title === 'string') return form.title;
    if (form.propertyNames) {
      const [key, value] = [form.propertyNames, form.additionalProperties].map((one) => this.json(one));
      return `an object with ${value} for each ${key}`;
    }
    throw new Error(`no words for ${JSON.stringify(form)}`);
  }
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;
