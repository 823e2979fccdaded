/**
 * All parses of a line. Nothing is skipped: a reading is one that has consumed every token. Work is counted, so that no
 * text can make it long; and where there is no reading, how far the furthest came and what could have stood there is known.
 */
import type { Token } from '../reading/tokens.js';
import type { Grammar, Node } from './grammar.js';
import type { Row } from './rows.js';

/** Work that one card may cost; the same count is shared by all its lines. */
export class Budget {
  left: number;
  constructor(readonly most: number) {
    this.left = most;
  }
  spend(): void {
    if (--this.left < 0) throw new BudgetSpent();
  }
}
export class BudgetSpent extends Error {}

/** Something of a category that was read, and where it ends. */
interface Item {
  end: number;
  value: unknown;
  /** Words of the card language that are missing for it; then it has no value. */
  needs: readonly string[];
  /** The rows that it was read by. */
  rows: readonly Row[];
}

export interface Reading {
  /** Readings that consumed every token, different in what they mean. */
  readings: Item[];
  /** Index of the token where the furthest reading stopped, and what it could have gone on with. */
  stopped: number;
  expected: string[];
}

/** Categories within categories; a text that nests deeper would exhaust the stack and says nothing that cards say. */
const DEEPEST = 400;
/** Alternatives of one category at one place; beyond them a text is not ambiguous but hopeless. */
const MOST_ITEMS = 24;

export function parse(grammar: Grammar, category: string, tokens: readonly Token[], budget: Budget): Reading {
  const start = grammar.number(category);
  const first = new Parsing(grammar, tokens, budget);
  const readings = first.items(start, 0).filter((item) => item.end === tokens.length);
  if (readings.length > 0) return { readings, stopped: tokens.length, expected: [] };
  // Only a text that could not be read is read once more, to find out what was expected there.
  const again = new Parsing(grammar, tokens, budget, first.furthest);
  again.items(start, 0);
  return { readings: [], stopped: first.furthest, expected: [...again.expected].sort() };
}

class Parsing {
  readonly memo = new Map<number, Item[]>();
  private depth = 0;
  furthest = 0;
  readonly expected = new Set<string>();

  constructor(
    private readonly grammar: Grammar,
    private readonly tokens: readonly Token[],
    private readonly budget: Budget,
    /** Where expectations are noted. */
    private readonly asked = -1,
  ) {}

  items(category: number, at: number): Item[] {
    const key = at * 4096 + category;
    const known = this.memo.get(key);
    if (known) return known;
    const found: Item[] = [];
    this.memo.set(key, found);
    if (++this.depth > DEEPEST) throw new BudgetSpent();
    this.lexical(category, at, found);
    this.walk(this.grammar.roots[category] as Node, at, at, [], found);
    this.depth--;
    return found;
  }

  private lexical(category: number, at: number, found: Item[]): void {
    for (const { read, called } of this.grammar.lexicals[category] ?? []) {
      const token = this.tokens[at];
      const value = token && read(token.text, token.spelt ?? token.text);
      if (value !== undefined) {
        this.reached(at + 1);
        found.push({ end: at + 1, value, needs: [], rows: [] });
      } else if (at === this.asked) this.expected.add(called);
    }
  }

  private walk(node: Node, begin: number, at: number, parts: readonly Item[], found: Item[]): void {
    this.budget.spend();
    for (const end of node.ends) add(found, this.made(end.row, end.names, parts, begin, at));
    if (at === this.asked) for (const word of node.words.keys()) this.expected.add(word);
    const token = this.tokens[at]?.text;
    if (token === undefined) return;
    for (const next of node.words.get(token) ?? []) {
      this.reached(at + 1);
      this.walk(next, begin, at + 1, parts, found);
    }
    for (const { category, node: next } of node.branches) {
      const firsts = this.grammar.firsts[category];
      if (firsts && !firsts.has(token)) {
        if (at === this.asked) this.expected.add(`<${this.grammar.categories[category]}>`);
        continue;
      }
      for (const item of this.items(category, at)) this.walk(next, begin, item.end, [...parts, item], found);
    }
  }

  private made(row: Row, names: readonly string[], parts: readonly Item[], from: number, to: number): Item | undefined {
    const needs = [...(row.needs === undefined ? [] : [row.needs]), ...parts.flatMap((part) => part.needs)];
    const rows = [row, ...parts.flatMap((part) => part.rows)];
    if (needs.length > 0) return { end: to, value: undefined, needs: [...new Set(needs)], rows };
    const captures = Object.fromEntries(names.map((name, i) => [name, parts[i]?.value]));
    const place = { from: this.tokens[from]?.from ?? 0, to: this.tokens[to - 1]?.to ?? 0 };
    const value = row.action?.(captures, place);
    return value === undefined ? undefined : { end: to, value, needs, rows };
  }

  private reached(at: number): void {
    if (at > this.furthest) this.furthest = at;
  }
}

/** Keeps an item unless the same was read already; what means something is kept before what waits for a word. */
function add(found: Item[], item: Item | undefined): void {
  if (!item || found.length >= MOST_ITEMS) return;
  const alike = found.filter((other) => other.end === item.end);
  if (alike.length === 0) {
    found.push(item);
    return;
  }
  if (item.needs.length > 0) return;
  const said = JSON.stringify(item.value);
  if (alike.some((other) => other.needs.length === 0 && JSON.stringify(other.value) === said)) return;
  if (item.needs.length === 0)
    for (const other of alike) if (other.needs.length > 0) found.splice(found.indexOf(other), 1);
  found.push(item);
}
