/**
 * Type assertions in the kernel and the rulesets, counted: `as T` tells the compiler something that it cannot check. Fails
 * where there are more than agreed; what is foreign is parsed, what may be several things is asked, and what is declared needs
 * no cast. Primitive ones (to `string`, `number`, `Json`, `unknown`, `Record<string, unknown>` …) are counted apart: they say
 * that the type of something is not known where it should be. `as const` and renamed imports assert nothing. A `!` behind an expression counts as well, as does what a ruleset or
 * the kernel calls by a string: procedures are called by themselves (`payCosts.call(…)`), so that their locals are checked.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** At most so many assertions, and so many primitive ones among them, by the package. */
const LIMITS: { [name: string]: { all: number; primitive: number } } = {
  engine: { all: 105, primitive: 14 },
  mtg: { all: 63, primitive: 31 },
  'grand-archive': { all: 29, primitive: 10 },
  riftbound: { all: 44, primitive: 20 },
};

export interface Place {
  line: number;
  text: string;
}
export interface Assertion extends Place {
  primitive: boolean;
}

/** Names of types that say next to nothing of what they are given to. */
const PRIMITIVE = new Set(['Json', 'JsonObject', 'PropertyKey', 'Seat', 'Record']);
const PRIMITIVE_KINDS = new Set([
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.BooleanKeyword,
  ts.SyntaxKind.UnknownKeyword,
  ts.SyntaxKind.AnyKeyword,
  ts.SyntaxKind.NeverKeyword,
  ts.SyntaxKind.ObjectKeyword,
  ts.SyntaxKind.BigIntKeyword,
  ts.SyntaxKind.SymbolKeyword,
]);
const isNothing = (type: ts.TypeNode): boolean =>
  type.kind === ts.SyntaxKind.UndefinedKeyword ||
  (ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword);

/** Whether a type is a primitive one: by itself, of a list, of a table with any keys, or of one or the other. */
export function isPrimitive(type: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(type) || ts.isRestTypeNode(type) || ts.isTypeOperatorNode(type))
    return isPrimitive(type.type);
  if (ts.isArrayTypeNode(type)) return isPrimitive(type.elementType);
  if (ts.isTupleTypeNode(type)) return type.elements.every(isPrimitive);
  if (ts.isUnionTypeNode(type)) return type.types.filter((one) => !isNothing(one)).every(isPrimitive);
  if (ts.isTypeLiteralNode(type))
    return type.members.every((member) => ts.isIndexSignatureDeclaration(member) && isPrimitive(member.type));
  if (ts.isTypeReferenceNode(type)) return PRIMITIVE.has(type.typeName.getText());
  return PRIMITIVE_KINDS.has(type.kind);
}

/** The type assertions of a source file. */
export function assertions(source: string): Assertion[] {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const found: Assertion[] = [];
  const isConst = (node: ts.AsExpression): boolean => node.type.getText() === 'const';
  const visit = (node: ts.Node): void => {
    if (
      (ts.isAsExpression(node) && !isConst(node)) ||
      ts.isTypeAssertionExpression(node) ||
      ts.isNonNullExpression(node)
    )
      found.push({
        line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        text: node.getText(),
        primitive: !ts.isNonNullExpression(node) && isPrimitive(node.type),
      });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Procedures named by a string where they are called, or where a frame is made. */
export function callsByName(source: string): Place[] {
  return source
    .split('\n')
    .map((text, i) => ({ line: i + 1, text: text.trim() }))
    .filter(({ text }) => /\b(call|procedure): (['"`]|\w+\.name\b)/.test(text));
}

function sources(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => ({
      path: `${folder}/${name.split(sep).join('/')}`,
      text: readFileSync(join(folder, name), 'utf8'),
    }));
}

function main(): void {
  let tooMany = false;
  for (const [name, limit] of Object.entries(LIMITS)) {
    const found = sources(`packages/${name}/src`).flatMap(({ path, text }) =>
      assertions(text).map((a) => ({ path, ...a })),
    );
    const primitive = found.filter((a) => a.primitive).length;
    const more = found.length > limit.all || primitive > limit.primitive;
    tooMany ||= more;
    if (more || process.argv.includes('--all'))
      for (const { path, line, text, primitive: p } of found)
        console.error(`${path}:${line}:${p ? ' (primitive)' : ''} ${text.replace(/\s+/g, ' ')}`);
    console.log(
      `Type assertions of ${name}: ${found.length} (at most ${limit.all}), ${primitive} of them primitive (at most ${limit.primitive}).`,
    );
  }
  const packages = readdirSync('packages').map((name) => `packages/${name}/src`);
  const named = packages.flatMap(sources).flatMap(({ path, text }) => callsByName(text).map((c) => ({ path, ...c })));
  for (const { path, line, text } of named)
    console.error(`${path}:${line}: a procedure is called by itself, not by its name: ${text}`);
  if (tooMany || named.length > 0) process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
