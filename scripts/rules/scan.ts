/** Finds citations such as `mtg:601.2c` in sources (as data) and in the titles of tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/** The place of a citation: a file by its path in the repository, and a line. */
export interface Place {
  file: string;
  line: number;
}
export interface Citation extends Place {
  /** The rulebook, such as `mtg`. */
  ruleset: string;
  number: string;
}

/** A number of any depth: `601.2c`, `2.3.1.4`, `418.2.a`. */
const NUMBER = String.raw`\d+(?:\.(?:\d+[a-z]?|[a-z]))*`;
const WHOLE = new RegExp(`^([a-z][a-z-]*):(${NUMBER})$`);
const WITHIN = new RegExp(String.raw`\b([a-z][a-z-]*):(${NUMBER})\b`, 'g');

function parse(file: string, source: string): ts.SourceFile {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
}

/** String literals that are a citation and nothing else. Comments and types are no data. */
export function citationsInSource(file: string, source: string): Citation[] {
  const tree = parse(file, source);
  const found: Citation[] = [];
  const visit = (node: ts.Node): void => {
    const match = ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent) ? WHOLE.exec(node.text) : null;
    if (match) found.push({ ruleset: match[1] as string, number: match[2] as string, file, line: lineOf(tree, node) });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Citations in the titles of tests and groups of tests: the first argument of `it`, `test`, `describe` and their kin. */
export function citationsInTitles(file: string, source: string): Citation[] {
  const tree = parse(file, source);
  const found: Citation[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['it', 'test', 'describe'].includes(calledName(node.expression))) {
      for (const [, ruleset = '', number = ''] of titleOf(node).matchAll(WITHIN)) {
        found.push({ ruleset, number, file, line: lineOf(tree, node) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** `it` in `it(…)`, `it.skip(…)`, `it.each(…)(…)`. */
function calledName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return calledName(callee.expression);
  return '';
}

function titleOf(call: ts.CallExpression): string {
  const [title] = call.arguments;
  if (!title) return '';
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return '';
  return title.head.text + title.templateSpans.map((span) => span.literal.text).join(' ');
}

const lineOf = (tree: ts.SourceFile, node: ts.Node): number =>
  tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;

function filesIn(root: string, folder: string, accept: (file: string) => boolean): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => accept(file) && !/\/(?:node_modules|dist|generated)\//.test(file))
    .sort();
}

const packages = (root: string): string[] => readdirSync(join(root, 'packages')).sort();
const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** Files that only describe: a citation there enforces nothing. */
const DESCRIPTIVE = /\/service\/info\.ts$/;

/** Everything that the packages' sources cite as data. */
export function scanSources(root: string): Citation[] {
  return packages(root)
    .flatMap((name) =>
      filesIn(root, `packages/${name}/src`, (f) => f.endsWith('.ts') && !f.endsWith('.d.ts') && !DESCRIPTIVE.test(f)),
    )
    .flatMap((file) => citationsInSource(file, read(root, file)));
}

/** Everything that titles of tests cite. */
export function scanTests(root: string): Citation[] {
  const folders = ['test', 'apps/api/test', ...packages(root).map((name) => `packages/${name}/test`)];
  return folders
    .flatMap((folder) => filesIn(root, folder, (file) => file.endsWith('.test.ts')))
    .flatMap((file) => citationsInTitles(file, read(root, file)));
}
