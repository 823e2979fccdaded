/** Reads the titles of tests out of their sources, with the rows of the tables that they are made from. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const TESTS = ['it', 'test', 'describe'];

/** The texts of all titles in a folder of tests. */
export const titlesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts') && file !== 'every-card.test.ts')
    .flatMap((file) => namesInTitles(readFileSync(new URL(file, folder), 'utf8')));

/** Whether a title holds the whole name, not as a part of another word: Forest isn't named by Forests. */
export function isNamed(card: string, titles: readonly string[]): boolean {
  const whole = new RegExp(`(?<![\\p{L}'-])${card.replace(/[.*+?^$(){}|[\]\\/]/g, '\\$&')}(?![\\p{L}'-])`, 'u');
  return titles.some((title) => whole.test(title));
}

/** All texts by which a test file names its tests: titles, and the strings of tables for `each` and `for … of`. */
export function namesInTitles(source: string): string[] {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true);
  /** What the names of variables stand for: their value, or the list that a loop takes them from. */
  const values = new Map<string, ts.Expression>();
  const found: string[] = [];

  const strings = (node: ts.Node, within: ts.Node[] = []): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      found.push(node.text);
    else if (ts.isIdentifier(node)) {
      const value = values.get(node.text);
      if (value && !within.includes(value)) strings(value, [...within, value]);
    } else if (!ts.isFunctionLike(node)) node.forEachChild((child) => strings(child, within));
  };
  const name = (binding: ts.BindingName, value: ts.Expression): void => {
    if (ts.isIdentifier(binding)) values.set(binding.text, value);
    else for (const part of binding.elements) if (ts.isBindingElement(part)) name(part.name, value);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer) name(node.name, node.initializer);
    if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer))
      for (const variable of node.initializer.declarations) name(variable.name, node.expression);
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      if (node.arguments[0]) strings(node.arguments[0]);
      if (ts.isCallExpression(node.expression)) for (const table of node.expression.arguments) strings(table);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** `it(…)`, `describe(…)` and `it.each(…)(…)`, but not `it.each(…)` by itself. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TESTS.includes(callee.text);
  return (
    ts.isCallExpression(callee) &&
    ts.isPropertyAccessExpression(callee.expression) &&
    callee.expression.name.text === 'each' &&
    isTest(callee.expression.expression)
  );
}
