/** Finds citations such as `mtg:601.2c` in sources (as data) and in the titles of tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/** The place of a citation: a file by its path in the repository, and a line. */
export interface Place {
  file: string;
  line: number;
}
interface Citation extends Place {
  /** The rulebook, such as `mtg`. */
  ruleset: string;
  number: string;
}
export interface SourceCitation extends Citation {
  /** It stands where nothing acts by it. */
  claimed: boolean;
}
export interface TitleCitation extends Citation {
  /** A clause of the title is about this rule; else it is only mentioned. */
  main: boolean;
  skipped: boolean;
  /** How many rules the title cites beyond what its test asserts. */
  missing: number;
}

/** A number of any depth: `601.2c`, `2.3.1.4`, `418.2.a`. */
const NUMBER = String.raw`\d+(?:\.(?:\d+[a-z]?|[a-z]))*`;
const WHOLE = new RegExp(`^([a-z][a-z0-9-]*):(${NUMBER})$`);
const WITHIN = new RegExp(String.raw`\b([a-z][a-z0-9-]*):(${NUMBER})\b`, 'g');

function parse(file: string, source: string, withParents = true): ts.SourceFile {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, withParents);
}

/** String literals that are a citation and nothing else. Comments and types are no data. */
export function citationsInSource(file: string, source: string): SourceCitation[] {
  // Most files cite nothing, and parsing is what takes long.
  if (source.search(WITHIN) < 0) return [];
  const tree = parse(file, source);
  const found: SourceCitation[] = [];
  const visit = (node: ts.Node): void => {
    const match = ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent) ? WHOLE.exec(node.text) : null;
    if (match) {
      const [, ruleset = '', number = ''] = match;
      found.push({ ruleset, number, file, line: lineOf(tree, node), claimed: isClaim(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Tables of labels: which rules the kernel's events name, beside a name of the kernel's own, not beside what acts. */
const LABELS = ['cite', 'verbKinds'];

/** Whether a number stands where nothing acts by it: in a table of labels, or as what a keyword is defined by. */
function isClaim(node: ts.Node): boolean {
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    if (!ts.isPropertyAssignment(at) || !ts.isIdentifier(at.name)) continue;
    const within = at.parent as ts.ObjectLiteralExpression;
    if (LABELS.includes(at.name.text) && ts.isObjectLiteralExpression(at.initializer)) return true;
    if (at.name.text === 'rules' && within.properties.some((p) => p.name?.getText() === 'keyword')) return true;
  }
  return false;
}

/** Tests and groups of tests whose titles cite rules. */
export function citationsInTitles(file: string, source: string): TitleCitation[] {
  const tree = parse(file, source);
  const helpers = assertingHelpers(tree);
  const found: TitleCitation[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['it', 'test', 'describe'].includes(calledName(node.expression))) {
      for (const { title, at } of titlesOf(node)) {
        const cited = [...title.matchAll(WITHIN)];
        const more = {
          file,
          line: lineOf(tree, at),
          skipped: /\.(?:skip|todo)\b/.test(node.expression.getText(tree)),
          // A group's tests, and the rows of a table, assert what its title says.
          missing: isGroup(node.expression) ? 0 : Math.max(0, mostOfOneBook(cited) - assertionsIn(node, helpers)),
        };
        const main = mainAmong(title, cited);
        for (const match of cited) {
          const [, ruleset = '', number = ''] = match;
          found.push({ ruleset, number, ...more, main: main.has(match) });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * What the clauses of a title are about: the first rule of each. Another book's number right after it says the same rule;
 * what follows in parentheses or of the same book is only mentioned.
 */
function mainAmong(title: string, cited: readonly RegExpMatchArray[]): Set<RegExpMatchArray> {
  const found = new Set<RegExpMatchArray>();
  let books: string[] = [];
  let end = -1;
  for (const match of cited) {
    const before = title.slice(0, match.index);
    // Words between two citations begin a clause.
    const begins = end < 0 || /\p{L}/u.test(before.slice(end));
    if (begins) books = [];
    end = (match.index ?? 0) + match[0].length;
    const open = before.lastIndexOf('(') > before.lastIndexOf(')');
    if (!open && !books.includes(match[1] as string) && (begins || books.length > 0)) found.add(match);
    books.push(match[1] as string);
  }
  return found;
}

/** The same rule may have another number in another language's rulebook. */
function mostOfOneBook(cited: RegExpMatchArray[]): number {
  const books = cited.map(([, ruleset]) => ruleset);
  return Math.max(0, ...books.map((book) => books.filter((other) => other === book).length));
}

const isGroup = (callee: ts.Expression): boolean =>
  calledName(callee) === 'describe' || /\.each\b/.test(callee.getText());

/** Functions of a file that assert something themselves. */
function assertingHelpers(tree: ts.SourceFile): Set<string> {
  const names = new Set(['refused', 'takeDefault']);
  const visit = (node: ts.Node): void => {
    const name = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) ? node.name : undefined;
    if (name && ts.isIdentifier(name) && /\bexpect\(|\bthrow\b/.test(node.getText(tree))) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  for (const statement of tree.statements) {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (bindings && ts.isNamedImports(bindings))
      for (const { name } of bindings.elements) if (/^(?:expect|printed|is[A-Z])/.test(name.text)) names.add(name.text);
  }
  return names;
}

/** How much a test asserts: every value that it compares, and every call of what asserts by itself. */
function assertionsIn(test: ts.Node, helpers: ReadonlySet<string>): number {
  let found = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : ts.isIdentifier(node.expression)
          ? node.expression.text
          : '';
      if (name === 'expect') found += Math.max(1, partsOf(node.arguments[0]), partsOf(matcherOf(node)));
      else if (helpers.has(name)) found++;
    }
    ts.forEachChild(node, visit);
  };
  visit(test);
  return found;
}

/** What an expectation is compared with: the argument of the matcher at the end of its chain. */
function matcherOf(expectation: ts.CallExpression): ts.Expression | undefined {
  let at: ts.Node = expectation;
  while (at.parent && ts.isPropertyAccessExpression(at.parent)) at = at.parent;
  return at.parent && ts.isCallExpression(at.parent) && at.parent !== expectation ? at.parent.arguments[0] : undefined;
}

function partsOf(value: ts.Expression | undefined): number {
  if (!value) return 0;
  if (ts.isArrayLiteralExpression(value))
    return value.elements.reduce((sum, element) => sum + Math.max(1, partsOf(element)), 0);
  return ts.isObjectLiteralExpression(value) ? value.properties.length : 1;
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

/** The titles under which a call runs tests: those of a table that begin with `%s` are in the rows, the first word of each. */
function titlesOf(call: ts.CallExpression): { title: string; at: ts.Node }[] {
  const title = titleOf(call);
  const table =
    title.startsWith('%s') && ts.isCallExpression(call.expression) ? call.expression.arguments[0] : undefined;
  if (!table || !ts.isArrayLiteralExpression(table)) return [{ title, at: call }];
  return table.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    return first && ts.isStringLiteralLike(first) ? [{ title: first.text + title.slice(2), at: first }] : [];
  });
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

/** Parsing takes long, and files stay as they are while a script runs: each repository is scanned once. */
function once<T>(scan: (root: string) => T): (root: string) => T {
  const known = new Map<string, T>();
  return (root) => {
    const found = known.get(root) ?? scan(root);
    known.set(root, found);
    return found;
  };
}

/** Everything that the packages' sources cite as data. */
export const scanSources = once((root): SourceCitation[] =>
  packages(root)
    .flatMap((name) =>
      filesIn(root, `packages/${name}/src`, (f) => f.endsWith('.ts') && !f.endsWith('.d.ts') && !DESCRIPTIVE.test(f)),
    )
    .flatMap((file) => citationsInSource(file, read(root, file))),
);

/** Everything that titles of tests cite. */
export const scanTests = once((root): TitleCitation[] => {
  const folders = ['test', 'apps/api/test', ...packages(root).map((name) => `packages/${name}/test`)];
  return folders
    .flatMap((folder) => filesIn(root, folder, (file) => file.endsWith('.test.ts')))
    .flatMap((file) => citationsInTitles(file, read(root, file)));
});

/** Where each function and constant of the packages' sources is declared that others may import. */
export const scanExports = once((root): Map<string, Place[]> => {
  const found = new Map<string, Place[]>();
  for (const name of packages(root)) {
    for (const file of filesIn(root, `packages/${name}/src`, (f) => f.endsWith('.ts'))) {
      const tree = parse(file, read(root, file), false);
      for (const statement of tree.statements) {
        if (
          !ts.canHaveModifiers(statement) ||
          !ts.getModifiers(statement)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword)
        )
          continue;
        const names = ts.isVariableStatement(statement)
          ? statement.declarationList.declarations.map((d) => d.name)
          : ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
            ? [statement.name]
            : [];
        for (const one of names)
          if (one && ts.isIdentifier(one))
            found.set(one.text, [...(found.get(one.text) ?? []), { file, line: lineOf(tree, statement) }]);
      }
    }
  }
  return found;
});
