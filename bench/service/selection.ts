/** GraphQL queries that ask for all that REST tells. */
interface TypeRef {
  kind: string;
  name: string | null;
  ofType: TypeRef | null;
}
interface Field {
  name: string;
  args: unknown[];
  type: TypeRef;
}
type Types = Map<string, Field[]>;

const INTROSPECTION = `{ __schema { types { name fields { name args { name } type { kind name ofType { kind name ofType { kind
  name ofType { kind name } } } } } } } }`;

/** Names that only GraphQL has, where REST has maps. */
const OF_LISTS = ['id', 'kind', 'count', 'resource', 'amounts', 'name', 'value', 'object', 'player'];

const named = (type: TypeRef): string => type.name ?? (type.ofType ? named(type.ofType) : '');

function keysOf(value: unknown, into: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const item of value) keysOf(item, into);
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      into.add(key);
      keysOf(item, into);
    }
  }
  return into;
}

function selection(types: Types, type: string, wanted: Set<string>): string {
  const fields = types.get(type);
  if (!fields) return '';
  const parts = fields
    .filter((field) => wanted.has(field.name) && field.args.length === 0 && named(field.type) !== 'Game')
    .map((field) => {
      const below = selection(types, named(field.type), wanted);
      return types.has(named(field.type)) && below === '' ? '' : field.name + below;
    })
    .filter(Boolean);
  return parts.length > 0 ? ` { ${parts.join(' ')} }` : '';
}

/**
 * The query and the mutation that bring what REST's replies bring.
 * @param replies replies of REST, of which the names of all fields are asked for
 */
export async function selectionFrom(url: string, replies: unknown[]): Promise<{ read: string; act: string }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: INTROSPECTION }),
  });
  const { data } = (await response.json()) as {
    data: { __schema: { types: { name: string; fields: Field[] | null }[] } };
  };
  const types: Types = new Map(data.__schema.types.flatMap(({ name, fields }) => (fields ? [[name, fields]] : [])));
  const wanted = keysOf(replies, new Set(OF_LISTS));
  const game = selection(types, 'Game', wanted);
  const moved = selection(types, 'SubmitActionPayload', new Set([...wanted, 'userErrors', 'code', 'detail']));
  return {
    read: `query Read($id: ID!) { game(id: $id)${game} }`,
    act: `mutation Act($input: SubmitActionInput!) { submitAction(input: $input)${moved} }`,
  };
}
