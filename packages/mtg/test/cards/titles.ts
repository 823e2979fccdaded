/** Reads the titles of tests out of their sources, the rows of their tables included. */
import ts from 'typescript';

const TESTS = ['it', 'test', 'describe'];

/** All texts by which a test file names its tests: titles, and the strings of the tables given to `each`. */
export function namesInTitles(source: string): string[] {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true);
  const tables = new Map<string, ts.Expression>();
  const found: string[] = [];
  const strings = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      found.push(node.text);
    else if (ts.isIdentifier(node)) {
      const table = tables.get(node.text);
      if (table) strings(table);
    } else if (!ts.isFunctionLike(node)) node.forEachChild(strings);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      tables.set(node.name.text, node.initializer);
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      if (node.arguments[0]) strings(node.arguments[0]);
      if (ts.isCallExpression(node.expression)) node.expression.arguments.forEach(strings);
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
