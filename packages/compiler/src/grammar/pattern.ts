/**
 * Patterns of rows: words as cards print them, `a|b` for one of several words, `card(s)` for a word with or without its
 * ending, `[may be absent]`, and `<category>` or `<name:category>` for what another row reads.
 */
import { wordsOfText } from '../reading/tokens.js';

/** What the captures of a pattern are, by their names: the types of an action's parameters follow from its pattern. */
export type Captures<P extends string, Categories> = Simplify<
  P extends `${infer Before}[${infer Inner}]${infer After}`
    ? Named<Before, Categories> & Partial<Named<Inner, Categories>> & Captures<After, Categories>
    : Named<P, Categories>
>;
type Named<P extends string, Categories> = P extends `${string}<${infer Capture}>${infer Rest}`
  ? One<Capture, Categories> & Named<Rest, Categories>
  : // biome-ignore lint/complexity/noBannedTypes: a pattern without captures has none
    {};
type One<Capture extends string, Categories> = Capture extends `${infer Name}:${infer Category}`
  ? { [name in Name]: Category extends keyof Categories ? Categories[Category] : never }
  : { [name in Capture]: Capture extends keyof Categories ? Categories[Capture] : never };
/** @public The declaration of rows names it. */
export type Simplify<T> = { [key in keyof T]: T[key] };

export type Element = { kind: 'word'; words: readonly string[] } | { kind: 'category'; category: string; name: string };

const PART = /<([^<>]+)>|\[|\]|[^\s<>[\]]+/g;

/** All ways to read a pattern: one list of elements for each choice of its optional parts. */
export function readPattern(pattern: string): Element[][] {
  let open: Element[][] = [[]];
  let before: Element[][] | undefined;
  for (const [part, capture] of pattern.matchAll(PART)) {
    if (part === '[') before = open;
    else if (part === ']') {
      open = [...open, ...(before ?? [])];
      before = undefined;
    } else {
      const elements = capture === undefined ? wordElements(part) : [captured(capture)];
      open = open.map((list) => [...list, ...elements]);
    }
  }
  if (before) throw new Error(`"${pattern}" opens a bracket that it does not close`);
  if (open.some((list) => list.length === 0)) throw new Error(`"${pattern}" may be empty`);
  return open;
}

function captured(capture: string): Element {
  const [name = '', category = name] = capture.split(':');
  return { kind: 'category', category, name };
}

/** A written part: `card(s)`, `get|gets`, or words and signs that are several tokens (`owner's`, `mana,`). */
function wordElements(part: string): Element[] {
  if (part.includes('|') && part.length > 1) return [{ kind: 'word', words: part.split('|').flatMap(withEndings) }];
  const endings = withEndings(part);
  if (endings.length > 1) return [{ kind: 'word', words: endings }];
  return wordsOfText(part).map((word) => ({ kind: 'word', words: [word] }));
}

function withEndings(word: string): string[] {
  const found = /^(.*)\(([a-z]+)\)$/.exec(word);
  return found ? [found[1] ?? '', (found[1] ?? '') + (found[2] ?? '')] : [word];
}
