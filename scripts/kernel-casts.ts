/**
 * Type assertions in the kernel, counted: `as T` tells the compiler something that it cannot check. Fails where there are
 * more than agreed; what is foreign is parsed, what may be several things is asked, and what is declared needs no cast.
 * `as const` and renamed imports assert nothing. A `!` behind an expression counts as well, as does what a ruleset or
 * the kernel calls by a string: procedures are called by themselves (`payCosts.call(…)`), so that their locals are checked.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const MAX_ASSERTIONS = 180;

export interface Place {
  line: number;
  text: string;
}

/** The type assertions of a source file. */
export function assertions(source: string): Place[] {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const found: Place[] = [];
  const isConst = (node: ts.AsExpression): boolean => node.type.getText() === 'const';
  const visit = (node: ts.Node): void => {
    if (
      (ts.isAsExpression(node) && !isConst(node)) ||
      ts.isTypeAssertionExpression(node) ||
      ts.isNonNullExpression(node)
    )
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: node.getText() });
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
  const all = sources('packages/engine/src').flatMap(({ path, text }) => assertions(text).map((a) => ({ path, ...a })));
  const tooMany = all.length > MAX_ASSERTIONS;
  if (tooMany || process.argv.includes('--all'))
    for (const { path, line, text } of all) console.error(`${path}:${line}: ${text.replace(/\s+/g, ' ')}`);
  console.log(`The kernel's type assertions: ${all.length} (at most ${MAX_ASSERTIONS}).`);
  const packages = readdirSync('packages').map((name) => `packages/${name}/src`);
  const named = packages.flatMap(sources).flatMap(({ path, text }) => callsByName(text).map((c) => ({ path, ...c })));
  for (const { path, line, text } of named)
    console.error(`${path}:${line}: a procedure is called by itself, not by its name: ${text}`);
  if (tooMany || named.length > 0) process.exitCode = 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
