/** GraphQL documents made from the published schema: every field of the roots, with arguments, fragments, aliases, directives. */
import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { nasty, nastyText } from './mutate.js';
import type { Attack } from './request.js';

const REAL: Record<string, readonly unknown[]> = {
  id: ['@@game@@', '@@still@@', 'g_none'],
  gameId: ['@@game@@', '@@still@@', 'g_none'],
  ruleset: ['mtg', 'riftbound', 'grand-archive', '__proto__'],
  edition: ['current', '4.1'],
  number: ['601.2c', '704'],
  name: ['Forest', 'Ann'],
  expectedVersion: ['@@version@@', 0],
  first: [1, 3, 100, 1e9, -1],
  after: ['!', '', -1, 0, 2 ** 31],
  version: [0, 1, -1, 2 ** 31],
  answers: [[{ choose: [{ kind: 'PASS' }] }], [], [null], [[]]],
  deck: ['24 Forest\n36 Grizzly Bears', { main: ['Forest'] }, null],
  bot: ['nobody'],
};

/** JSON values for an argument; most fit its type. */
function argument(type: GraphQLInputType, name: string, depth = 0): fc.Arbitrary<unknown> {
  const real = REAL[name];
  const options = [
    { weight: 8, arbitrary: fitting(type, depth) },
    { weight: 1, arbitrary: nasty },
  ];
  if (real) options.push({ weight: 16, arbitrary: fc.constantFrom(...real) });
  return fc.oneof(...options);
}

function fitting(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fitting(type.ofType, depth);
  if (isListType(type)) return fc.array(fitting(type.ofType, depth + 1), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((v) => v.name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const required = fields.filter((f) => isNonNullType(f.type)).map((f) => f.name);
    const arbitraries = fields.map((f) => [f.name, argument(f.type, f.name, depth + 1)] as const);
    return fc.record(Object.fromEntries(arbitraries), { requiredKeys: required });
  }
  switch (getNamedType(type).name) {
    case 'Int':
      return fc.integer({ min: -2, max: 200 });
    case 'Boolean':
      return fc.boolean();
    case 'JSON':
      return nasty;
    default:
      return nastyText;
  }
}

interface Part {
  text: string;
  variables: { type: string; value: unknown }[];
}
const nothing: Part = { text: '', variables: [] };
const joined = (parts: readonly Part[], by = ' '): Part => ({
  text: parts.map((p) => p.text).join(by),
  variables: parts.flatMap((p) => p.variables),
});

const decoration = fc.constantFrom(
  ...['', '', '', '', '', ' @include(if: true)', ' @skip(if: false)', ' @skip(if: true)', ' @nothing', ' @include'],
  ' @skip(if: false)'.repeat(40),
);

/** Some fields of a type, down to a depth. */
function selection(type: GraphQLObjectType, depth: number): fc.Arbitrary<Part> {
  const fields = Object.values(type.getFields()).filter((f) => depth > 0 || !isObjectType(getNamedType(f.type)));
  const leaf = { text: '__typename', variables: [] };
  if (fields.length === 0) return fc.constant(leaf);
  const one = fc.oneof(...fields.map((f) => ({ weight: 1, arbitrary: field(f, depth) })));
  const some = fc.array(one, { minLength: 1, maxLength: depth > 2 ? 2 : 4 }).map((parts) => joined([leaf, ...parts]));
  return fc.oneof(
    { weight: 12, arbitrary: some },
    { weight: 1, arbitrary: some.map((p) => ({ ...p, text: `... on ${type.name} { ${p.text} }` })) },
    { weight: 1, arbitrary: some.map((p) => ({ ...p, text: `... on Query { ${p.text} }` })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('...F', '...F ...F', '...Unknown', '{', '}', '"', '#')
        .map((text) => ({ ...nothing, text })),
    },
  );
}

const below = (type: GraphQLOutputType, depth: number): fc.Arbitrary<Part> => {
  const named = getNamedType(type);
  return isObjectType(named)
    ? selection(named, depth - 1).map((p) => ({ ...p, text: ` { ${p.text} }` }))
    : fc.constant(nothing);
};

function field(f: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<Part> {
  const given = f.args.map((a) => {
    const value = argument(a.type, a.name).map((v) => ({ name: a.name, type: String(a.type), value: v }));
    return isNonNullType(a.type) ? value : fc.option(value, { freq: 2 });
  });
  return fc
    .record({
      alias: fc.oneof(
        { weight: 12, arbitrary: fc.constant('') },
        fc.constantFrom('a: ', '__proto__: ', 'constructor: ', 'toString: '),
      ),
      args: fc.tuple(...given),
      under: below(f.type, depth),
      decoration,
    })
    .map(({ alias, args, under, decoration }) => {
      const present = args.filter((a) => a !== null);
      const list = present.map((a, i) => `${a.name}: $@${i}`).join(', ');
      return {
        text: `${alias}${f.name}${list === '' ? '' : `(${list})`}${decoration}${under.text}`,
        variables: [...present.map(({ type, value }) => ({ type, value })), ...under.variables],
      };
    });
}

/** The variables of all parts, each with a name of its own. */
function document(kind: string, part: Part, fragment: string): { query: string; variables: Record<string, unknown> } {
  let count = 0;
  const text = part.text.replace(/\$@\d+/g, () => `$v${count++}`);
  const declared = part.variables.slice(0, count).map(({ type }, i) => `$v${i}: ${type}`);
  const head = declared.length === 0 ? kind : `${kind} Q(${declared.join(', ')})`;
  const variables = Object.fromEntries(part.variables.map(({ value }, i) => [`v${i}`, value]));
  return { query: `${head} { ${text} } ${fragment}`, variables };
}

const fragments = fc.constantFrom(
  ...['', '', '', '', '', 'fragment F on Query { ...F }', 'fragment F on Query { __typename }'],
  'fragment F on Query { ...G } fragment G on Query { ...F ...F }',
  'fragment F on Game { view { turn { number } } }',
);

/** Requests with documents of the schema, some of them broken. */
export function documentsOf(schema: GraphQLSchema): fc.Arbitrary<Attack> {
  const roots = [
    ['query', schema.getQueryType(), 5],
    ['mutation', schema.getMutationType(), 4],
    ['subscription', schema.getSubscriptionType(), 1],
  ] as const;
  const parts = roots.map(([kind, type, weight]) => ({
    weight,
    arbitrary: fc
      .tuple(
        fc.array(fc.oneof(...Object.values(type?.getFields() ?? {}).map((f) => field(f, 3))), {
          minLength: 1,
          maxLength: 2,
        }),
        fragments,
      )
      .map(([fields, fragment]) => document(kind, joined(fields), fragment)),
  }));
  return fc
    .record({
      body: fc.oneof(...parts),
      more: fc.oneof(
        { weight: 12, arbitrary: fc.constant({}) },
        fc.record(
          { operationName: nasty, extensions: nasty, variables: nasty, persisted: nasty, query: nasty },
          { requiredKeys: [] },
        ),
      ),
      cut: fc.option(fc.nat(200), { freq: 20 }),
      token: fc.constantFrom('', '', '@@seat0@@', '@@seat1@@', '@@judge@@', '@@other@@', 'nonsense'),
    })
    .map(({ body, more, cut, token }): Attack => {
      const query = cut === null ? body.query : body.query.slice(0, cut);
      return {
        kind: 'GraphQL by the schema',
        method: 'POST',
        url: '/graphql',
        headers: token === '' ? {} : { authorization: `Bearer ${token}` },
        body: { ...body, query, ...more },
      };
    });
}
