/** What REST answers and GraphQL has no field for. */
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isScalarType,
} from 'graphql';

/** The places within a value, in GraphQL's form already, that its type has no field for, or not of that kind. */
export function misses(schema: GraphQLSchema, type: string, value: unknown): string[] {
  const found = new Set<string>();
  walk(schema.getType(type) as GraphQLNamedType, value, found);
  return [...found].sort();
}

function walk(type: GraphQLNamedType, value: unknown, found: Set<string>): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const item of value) walk(type, item, found);
    return;
  }
  if (isScalarType(type) || isEnumType(type)) {
    try {
      type.serialize(value);
    } catch {
      found.add(`${type.name} cannot be ${shapeOf(value)}`);
    }
    return;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return;
  if (typeof value !== 'object') {
    found.add(`${type.name} cannot be ${shapeOf(value)}`);
    return;
  }
  const fields = type.getFields();
  for (const [name, child] of Object.entries(value)) {
    const field = fields[name];
    if (!field) found.add(`${type.name}.${name} ${shapeOf(child)}`);
    else walkField(`${type.name}.${name}`, getNamedType(field.type), child, found);
  }
}

function walkField(place: string, type: GraphQLNamedType, value: unknown, found: Set<string>): void {
  const below = new Set<string>();
  walk(type, value, below);
  for (const fault of below) found.add(/^\w+ cannot/.test(fault) ? `${place}: ${fault}` : fault);
}

/** What kind of value it is: one line for each fault, however many values show it. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join('|')}]`;
  if (value === null) return 'null';
  return typeof value === 'object' ? `{${Object.keys(value).join(',')}}` : typeof value;
}
