/**
 * The code to which a rule's number is attached: what cites it as data or in a comment, what the ledger has broken for it;
 * and where there is nothing of these, the functions that `mechanisms.json` names.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { namedFunctions, placeOf } from '../rules/coverage.js';
import { scanExports } from '../rules/scan.js';
import type { Entry } from './ledger.js';

/** A piece of code of a rule. */
export interface Attached {
  rule: string;
  file: string;
  tree: ts.SourceFile;
  node: ts.Node;
}

/** The games' packages, and what their rulebooks are called. */
const BOOKS = { mtg: 'mtg', 'grand-archive': 'ga', riftbound: 'riftbound' } as const;
const IN_COMMENT = /(?<![\w.])\d+(?:\.(?:\d+[a-z]?|[a-z]))+(?![\w])/g;
/** What is longer is looked at only where the number stands. */
const LINES = 30;

/** All the code of rules that tests are named after, without what is attached twice. */
export function attachedCode(root: string, ledger: readonly Entry[], tested: ReadonlySet<string>): Attached[] {
  const trees = new Map<string, ts.SourceFile>();
  const treeOf = (file: string): ts.SourceFile => {
    const tree = trees.get(file) ?? parse(file, readFileSync(join(root, file), 'utf8'));
    trees.set(file, tree);
    return tree;
  };
  const found: Attached[] = [];
  for (const [name, book] of Object.entries(BOOKS)) {
    const src = `packages/${name}/src`;
    for (const file of readdirSync(join(root, src), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!file.endsWith('.ts') || /(?:^|\/)(?:cards|text|bots|scenario|service|view)\//.test(file)) continue;
      const path = `${src}/${file}`;
      found.push(...citing(path, treeOf(path), book));
    }
  }
  for (const { rule, file, find } of ledger) {
    if (!/^packages\/.*\.ts$/.test(file) || !existsSync(join(root, file))) continue;
    const tree = treeOf(file);
    const node = regionAt(tree, tree.text.indexOf(find), find.length);
    if (node) found.push({ rule, file, tree, node });
  }
  const known = new Set(found.map(({ rule }) => rule));
  const named = mechanisms(root, treeOf).filter(({ rule }) => !known.has(rule));
  const seen = new Set<string>();
  return [...found, ...named].filter(({ rule, file, node }) => {
    const key = `${rule} ${file} ${node.pos} ${node.end}`;
    return tested.has(rule) && !seen.has(key) && Boolean(seen.add(key));
  });
}

/** The code that cites rules of a book, as data or in the comment before it. */
export function citing(file: string, tree: ts.SourceFile, book: string): Attached[] {
  const found: Attached[] = [];
  const commented = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text.startsWith(`${book}:`) && !ts.isLiteralTypeNode(node.parent))
      found.push({ rule: node.text, file, tree, node: regionOf(tree, node) });
    if (!ts.isSourceFile(node) && !ts.isImportDeclaration(node) && !commented.has(node.pos)) {
      const comments = ts.getLeadingCommentRanges(tree.text, node.pos) ?? [];
      commented.add(node.pos);
      for (const { pos, end } of comments)
        for (const [number] of tree.text.slice(pos, end).matchAll(IN_COMMENT))
          found.push({ rule: `${book}:${number}`, file, tree, node });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** What a citation is about: its function if that is short, else the statement; in a table the record. */
function regionOf(tree: ts.SourceFile, citation: ts.Node): ts.Node {
  let statement: ts.Node | undefined;
  let record: ts.Node | undefined;
  for (let at = citation.parent; at.parent; at = at.parent) {
    if (ts.isStatement(at) && !ts.isBlock(at)) statement ??= ts.isIfStatement(at.parent) ? at.parent : at;
    if (ts.isObjectLiteralExpression(at)) record ??= at;
    if (ts.isFunctionLike(at)) return linesOf(tree, at) <= LINES ? at : (statement ?? record ?? at);
  }
  return record ?? statement ?? citation;
}

/** The smallest statement, property or element that holds all of a text. */
function regionAt(tree: ts.SourceFile, start: number, length: number): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (node.getStart(tree) > start || node.end < start + length) return;
    if ((ts.isStatement(node) && !ts.isBlock(node)) || ts.isPropertyAssignment(node)) found = node;
    ts.forEachChild(node, visit);
  };
  if (start >= 0) visit(tree);
  return found && linesOf(tree, found) <= LINES ? found : undefined;
}

const linesOf = (tree: ts.SourceFile, node: ts.Node): number =>
  tree.text.slice(node.getStart(tree), node.end).split('\n').length;

/** The functions that carry rules out, as `mechanisms.json` says. */
function mechanisms(root: string, treeOf: (file: string) => ts.SourceFile): Attached[] {
  const exports = scanExports(root);
  return Object.entries(BOOKS).flatMap(([name, book]) =>
    Object.entries(namedFunctions(root, `packages/${name}/rules`)).flatMap(([called, numbers]) => {
      const place = placeOf(called, `packages/${name}/rules`, exports);
      if (!place) return [];
      const tree = treeOf(place.file);
      const at = tree.getPositionOfLineAndCharacter(place.line - 1, 0);
      const node = tree.statements.find((one) => one.getStart(tree) <= at && at < one.end);
      return node ? numbers.map((number) => ({ rule: `${book}:${number}`, file: place.file, tree, node })) : [];
    }),
  );
}

export const parse = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
