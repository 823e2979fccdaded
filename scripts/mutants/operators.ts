/** Standard breakages of a piece of code: what somebody might have written wrong in it. */
import ts from 'typescript';

/** Text of a file, and what stands there instead. */
export interface Change {
  start: number;
  end: number;
  replace: string;
  /** What is done, in a few words. */
  breaks: string;
}

/** Properties that say something to people or cite a rule: nothing acts by them. */
const SAYING = new Set([
  'rules',
  'detail',
  'prompt',
  'description',
  'example',
  'text',
  'label',
  'intent',
  'reason',
  'names',
  'cause',
]);

const COMPARED: { [operator: string]: string } = {
  '>': '>=',
  '>=': '>',
  '<': '<=',
  '<=': '<',
  '===': '!==',
  '!==': '===',
};
const METHODS: { [name: string]: string } = { some: 'every', every: 'some', min: 'max', max: 'min', find: 'findLast' };

/** What a procedure keeps for its next step: without it nothing works, and every test sees that. */
const IS_PLUMBING = /^g\.j\.note/;

/** What only tells the compiler the type: without it the rest comes to the same. */
const IS_GUARD = /(?:\.kind|\.type|typeof \w+) [!=]== '\w+'$|[!=]== (?:null|undefined)$/;

type Operator = (node: ts.Node, text: (node: ts.Node) => string) => Omit<Change, 'start' | 'end'>[];

const junction: Operator = (node, text) => {
  if (!ts.isBinaryExpression(node)) return [];
  const operator = node.operatorToken.getText();
  if (operator !== '&&' && operator !== '||') return [];
  return [
    { left: node.left, kept: node.right, breaks: `without ${text(node.left)} ${operator}` },
    { left: node.right, kept: node.left, breaks: `without ${operator} ${text(node.right)}` },
  ].flatMap(({ left, kept, breaks }) => (IS_GUARD.test(text(left)) ? [] : [{ replace: text(kept), breaks }]));
};

const comparison: Operator = (node, text) => {
  const other = ts.isBinaryExpression(node) ? COMPARED[node.operatorToken.getText()] : undefined;
  if (!ts.isBinaryExpression(node) || !other) return [];
  return [{ replace: `${text(node.left)} ${other} ${text(node.right)}`, breaks: `${other} for ${text(node)}` }];
};

const sum: Operator = (node, text) => {
  if (!ts.isBinaryExpression(node)) return [];
  const operator = node.operatorToken.kind;
  const isSum = operator === ts.SyntaxKind.PlusToken || operator === ts.SyntaxKind.MinusToken;
  return isSum ? [{ replace: text(node.left), breaks: `only ${text(node.left)} of ${text(node)}` }] : [];
};

const denial: Operator = (node, text) =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
    ? [{ replace: text(node.operand), breaks: `not ${text(node)}` }]
    : [];

const choice: Operator = (node, text) =>
  ts.isConditionalExpression(node)
    ? [node.whenTrue, node.whenFalse].map((one) => ({ replace: text(one), breaks: `always ${text(one)}` }))
    : [];

/** A condition that is taken for the opposite, a statement that is forgotten, a list that is not gone through. */
const statement: Operator = (node, text) => {
  if (ts.isIfStatement(node) && !node.elseStatement)
    return [
      { replace: text(node).replace(text(node.expression), () => `!(${text(node.expression)})`), breaks: 'if not' },
      { replace: ts.isBlock(node.parent) ? '' : '{}', breaks: `without if (${text(node.expression)})` },
    ];
  if (
    (ts.isExpressionStatement(node) && !IS_PLUMBING.test(text(node))) ||
    ts.isForOfStatement(node) ||
    ts.isContinueStatement(node)
  )
    return [{ replace: '{}', breaks: `without ${text(node)}` }];
  return [];
};

/** A filter is left out, a question asked otherwise, the other end of a list taken. */
const called: Operator = (node, text) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: of, name } = node.expression;
  const given = node.arguments.map(text).join(', ');
  if (name.text === 'filter') return [{ replace: text(of), breaks: `all, without filter(${given})` }];
  if (name.text === 'at' && ['0', '-1'].includes(given))
    return [{ replace: `${text(of)}.at(${given === '0' ? -1 : 0})`, breaks: `the other end of ${text(of)}` }];
  const other = METHODS[name.text];
  return other ? [{ replace: `${text(of)}.${other}(${given})`, breaks: `${other} for ${name.text}` }] : [];
};

/** The other player: seats are numbers from 0. */
const player: Operator = (node, text) => {
  if (!ts.isPropertyAccessExpression(node) || !/^(?:active|controller|owner)$/.test(node.name.text)) return [];
  const isSet = ts.isBinaryExpression(node.parent) && node.parent.left === node;
  const assigned = isSet && (node.parent as ts.BinaryExpression).operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return assigned ? [] : [{ replace: `(1 - ${text(node)})`, breaks: `the other player than ${text(node)}` }];
};

const literal: Operator = (node) => {
  if (ts.isNumericLiteral(node))
    return [{ replace: String(Number(node.text) + 1), breaks: `${node.text} is one more` }];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ replace: 'false', breaks: 'false for true' }];
  return node.kind === ts.SyntaxKind.FalseKeyword ? [{ replace: 'true', breaks: 'true for false' }] : [];
};

const OPERATORS = [junction, comparison, sum, denial, choice, statement, called, player, literal];

/** An element of a list or a property of an object is left out, with the comma behind it. */
function dropped(tree: ts.SourceFile, node: ts.Node): Change[] {
  const list = ts.isArrayLiteralExpression(node)
    ? node.elements
    : ts.isObjectLiteralExpression(node)
      ? node.properties
      : undefined;
  return (
    [...(list ?? [])]
      // A name in a list is mostly half of a pair.
      .filter((one) => !isSaying(one) && !ts.isIdentifier(one))
      .map((one) => {
        const rest = /^\s*,/.exec(tree.text.slice(one.end))?.[0].length ?? 0;
        const breaks = `without ${one.getText(tree)}`;
        return { start: one.getStart(tree), end: one.end + rest, replace: '', breaks };
      })
  );
}

const isSaying = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && SAYING.has(node.name.getText());

/** Where nothing acts: types, imports, citations, and what is said to people. */
const isSilent = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isModuleDeclaration(node) ||
  ts.isTemplateExpression(node) ||
  isSaying(node) ||
  (ts.isCallExpression(node) && node.expression.getText() === 'cite');

/** All the breakages of a piece of code. */
export function changesOf(tree: ts.SourceFile, code: ts.Node): Change[] {
  const text = (node: ts.Node): string => node.getText(tree);
  const found: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    const place = { start: node.getStart(tree), end: node.end };
    for (const operator of OPERATORS) for (const one of operator(node, text)) found.push({ ...place, ...one });
    found.push(...dropped(tree, node));
    ts.forEachChild(node, visit);
  };
  visit(code);
  return found;
}
