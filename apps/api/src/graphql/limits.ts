/** What one GraphQL request may ask for, with its fragments expanded. Checked before anything is executed. */
import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

const MAX_DEPTH = 12;
/** Tools ask for the schema with types nested deeply; graphql-js itself refuses what would grow without end. */
const MAX_INTROSPECTION_DEPTH = 20;
const MAX_ALIASES = 30;
const MAX_ROOT_FIELDS = 20;
/** Fields of a whole request. */
const MAX_FIELDS = 2000;
/** Positions and stretches of logs to be worked out, counting those of every game of a list. */
const MAX_LOOKS = 200;
/** Games in a list, where the document doesn't say how many. */
const DEFAULT_LIST = 20;
const MAX_LIST = 100;
const LOOKS = new Set(['view', 'decisions', 'log', 'board']);
/** Words and marks of a query: each takes far more memory than its characters. */
export const MAX_TOKENS = 5000;
/** Characters of a query's text. */
export const MAX_QUERY = 20_000;

export const refuse = (detail: string, code = 'INVALID_INPUT'): GraphQLError =>
  new GraphQLError(detail, { extensions: { code } });

/** How much a part of a document asks for. */
interface Extent {
  depth: number;
  introspection: number;
  aliases: number;
  fields: number;
  roots: number;
  looks: number;
}
const nothing: Extent = { depth: 0, introspection: 0, aliases: 0, fields: 0, roots: 0, looks: 0 };

/** How many games a field may list: what comes in a variable may be the most that there can be. */
function listed({ name, arguments: given = [] }: FieldNode): number {
  if (name.value !== 'games') return 1;
  const first = given.find((a) => a.name.value === 'first')?.value;
  if (!first) return DEFAULT_LIST;
  return first.kind === 'IntValue' ? Math.min(MAX_LIST, Number(first.value)) : MAX_LIST;
}

type FragmentOf = (name: string) => FragmentDefinitionNode | null | undefined;

/** The extent of a selection; each fragment is measured once, and counted wherever it is spread. */
function measure(set: SelectionSetNode, fragment: FragmentOf, known: Map<string, Extent>): Extent {
  const sum = { ...nothing };
  for (const selection of set.selections) {
    let part: Extent;
    if (selection.kind === 'Field') {
      const below = selection.selectionSet ? measure(selection.selectionSet, fragment, known) : nothing;
      const meta = selection.name.value === '__schema' || selection.name.value === '__type';
      part = {
        depth: meta ? 1 : below.depth + 1,
        introspection: meta ? below.depth : below.introspection,
        aliases: below.aliases + (selection.alias ? 1 : 0),
        fields: below.fields + 1,
        roots: 1,
        looks: listed(selection) * (below.looks + (LOOKS.has(selection.name.value) ? 1 : 0)),
      };
    } else if (selection.kind === 'InlineFragment') {
      part = measure(selection.selectionSet, fragment, known);
    } else {
      part = measureFragment(selection.name.value, fragment, known);
    }
    sum.depth = Math.max(sum.depth, part.depth);
    sum.introspection = Math.max(sum.introspection, part.introspection);
    sum.aliases += part.aliases;
    sum.fields += part.fields;
    sum.roots += part.roots;
    sum.looks += part.looks;
  }
  return sum;
}

function measureFragment(name: string, fragment: FragmentOf, known: Map<string, Extent>): Extent {
  const found = known.get(name);
  if (found) return found;
  // A fragment that spreads itself counts as nothing here: another rule refuses it.
  known.set(name, nothing);
  const definition = fragment(name);
  const extent = definition ? measure(definition.selectionSet, fragment, known) : nothing;
  known.set(name, extent);
  return extent;
}

/** Refuses operations that are too deep, too wide, or repeat costly fields under many names. */
export function documentLimits(context: ValidationContext): ASTVisitor {
  const known = new Map<string, Extent>();
  return {
    OperationDefinition(node: OperationDefinitionNode) {
      const extent = measure(node.selectionSet, (name) => context.getFragment(name), known);
      const faults = [
        extent.depth > MAX_DEPTH &&
          `at most ${MAX_DEPTH} levels of fields in one request; this one has ${extent.depth}`,
        extent.introspection > MAX_INTROSPECTION_DEPTH &&
          `introspection is at most ${MAX_INTROSPECTION_DEPTH} levels deep`,
        extent.aliases > MAX_ALIASES && `at most ${MAX_ALIASES} aliases in one request; this one has ${extent.aliases}`,
        extent.roots > MAX_ROOT_FIELDS &&
          `at most ${MAX_ROOT_FIELDS} fields at the root; this request has ${extent.roots}`,
        extent.looks > MAX_LOOKS &&
          `at most ${MAX_LOOKS} views, decisions and logs in one request, those of listed games each; this one has ${extent.looks}`,
        extent.fields > MAX_FIELDS && `at most ${MAX_FIELDS} fields in one request; this one has ${extent.fields}`,
      ];
      for (const fault of faults) if (fault) context.reportError(refuse(fault));
    },
  };
}
