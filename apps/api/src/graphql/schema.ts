/**
 * The schema: the document beside the package, and what follows from it. Decisions, options and events are of several types;
 * the document says what all of one kind have, and here follows which types there are and what each always has.
 */
import { readFileSync } from 'node:fs';
import type { RulesetInfo } from '@arbiter/engine';
import { buildASTSchema, type GraphQLSchema, type ObjectTypeDefinitionNode, parse } from 'graphql';
import { eventForms } from '../schemas/events.js';

const DOCUMENT = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

/** A type of an interface: what it is, and which of its fields are never null. */
interface Member {
  description: string;
  always: readonly string[];
}
const ASKED = ['shape', 'prompt', 'min', 'ordered', 'rules', 'options', 'default'];
const decision = (description: string, ...more: string[]): Member => ({ description, always: [...ASKED, ...more] });

/** The types of each interface. */
const MEMBERS = {
  Decision: {
    ChooseDecision: decision('Answered by `choose`: so many of the options.'),
    AssignDecision: decision('Answered by `assign`: pairs of what is assigned and to what.', 'from', 'to'),
    OrderDecision: decision('Answered by `order`: every option once.'),
    DistributeDecision: decision('Answered by `distribute`: an amount for each option.', 'total'),
    NumberDecision: decision('Answered by `number`.'),
    NameDecision: decision('Answered by `name`.', 'vocabulary'),
    ConfirmDecision: decision('Answered by `confirm`: yes or no.'),
    HiddenDecision: { description: 'A pending decision of somebody else: all else is null.', always: [] },
  },
  Option: {
    ObjectOption: { description: 'About an object or a card.', always: ['object'] },
    PlayerOption: { description: 'About a player.', always: ['player'] },
    ModeOption: { description: 'A mode, by its index.', always: ['index'] },
    ValueOption: { description: 'A value: a colour, a place …', always: ['value'] },
    PlainOption: { description: 'Told by its kind alone: to pass, for instance.', always: [] },
  },
} satisfies Record<string, Record<string, Member>>;

type Rulesets = readonly Pick<RulesetInfo, 'decisionKinds' | 'optionKinds' | 'eventTypes'>[];

/** The schema's document for these games: their kinds are enums, their events types. */
export function typeDefsFor(rulesets: Rulesets): string {
  const own = definitions(DOCUMENT);
  const members = Object.entries(MEMBERS).flatMap(([name, types]) =>
    Object.entries(types as Record<string, Member>).map(([type, member]) => memberOf(own, name, type, member)),
  );
  const kinds = (list: { kind: string }[]): string[] => list.map(({ kind }) => kind);
  return [
    DOCUMENT,
    ...members,
    enumOf(
      'KindOfDecision',
      'What may be asked: see `decisionKinds` of a ruleset.',
      rulesets.flatMap((r) => kinds(r.decisionKinds)),
    ),
    enumOf(
      'KindOfOption',
      'What may be offered: see `optionKinds` of a ruleset.',
      rulesets.flatMap((r) => kinds(r.optionKinds)),
    ),
    eventsOf(own, rulesets),
  ].join('\n');
}

type Fields = Map<string, { line: string; type: string }>;

/** The fields of the types and interfaces of a document, as they are written there. */
function definitions(document: string): Map<string, Fields> {
  const all = new Map<string, Fields>();
  for (const definition of parse(document).definitions) {
    if (definition.kind !== 'ObjectTypeDefinition' && definition.kind !== 'InterfaceTypeDefinition') continue;
    const { name, fields = [] } = definition as ObjectTypeDefinitionNode;
    const written = (node: { loc?: { start: number; end: number } | undefined }): string =>
      document.slice(node.loc?.start, node.loc?.end);
    all.set(name.value, new Map(fields.map((f) => [f.name.value, { line: written(f), type: written(f.type) }])));
  }
  return all;
}

/** A type with all fields of its interface, of which some are never null. */
function memberOf(own: Map<string, Fields>, name: string, type: string, { description, always }: Member): string {
  const fields = [...(own.get(name) ?? [])].map(([field, { line, type: given }]) =>
    always.includes(field) && !given.endsWith('!') ? `${line}!` : line,
  );
  return `"${description}"\ntype ${type} implements ${name} {\n  ${fields.join('\n  ')}\n}`;
}

const enumOf = (name: string, description: string, values: string[]): string =>
  `"${description}"\nenum ${name} {\n  ${[...new Set(values)].sort().join('\n  ')}\n}`;

/** Each type of event with its own fields, which are typed as those of `GameEvent` are. */
function eventsOf(own: Map<string, Fields>, rulesets: Rulesets): string {
  const typed = own.get('GameEvent') ?? new Map();
  const forms = eventForms(rulesets);
  const types = forms.map(({ name, meaning, fields }) => {
    // What something becomes attached to has a name of its own, and so has the version that a takeback leads to.
    const more = fields.includes('offer') ? ['attachedTo', 'version'] : ['attachedTo'];
    const placed = fields.flatMap((field) => (field === 'to' ? ['to', ...more] : [field]));
    const lines = placed.filter((field) => typed.has(field)).map((field) => `${field}: ${typed.get(field)?.type}`);
    return `${JSON.stringify(meaning)}\ntype ${name} {\n  ${['type: String!', ...lines].join('\n  ')}\n}`;
  });
  const union = `"What happened, with the fields of its type alone."\nunion EventDetail = OtherEvent | ${forms.map(({ name }) => name).join(' | ')}`;
  return [...types, '"Of a type that is not published."\ntype OtherEvent {\n  type: String!\n}', union].join('\n');
}

/** Checks a document and makes a schema of it, for tools and tests. */
export const schemaFor = (rulesets: Rulesets): GraphQLSchema => buildASTSchema(parse(typeDefsFor(rulesets)));

/** Kinds grow with the games: one that is not published yet is no reason to answer nothing. */
export function tolerant(schema: GraphQLSchema): void {
  for (const name of ['KindOfDecision', 'KindOfOption']) {
    const kinds = schema.getType(name) as { serialize?: (value: unknown) => unknown } | undefined;
    if (kinds) kinds.serialize = String;
  }
}
