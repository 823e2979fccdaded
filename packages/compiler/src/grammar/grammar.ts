/** Rows made ready for parsing: what begins alike is walked once, and what can't begin with a token is not tried. */
import { type Element, readPattern } from './pattern.js';
import type { Lexical, Row } from './rows.js';

interface Branch {
  category: number;
  name: string;
  node: Node;
}
/** A place within the patterns of one category: what may come next, and the rows that end here. */
export interface Node {
  words: Map<string, Node[]>;
  branches: Branch[];
  ends: { row: Row; names: readonly string[] }[];
}

const node = (): Node => ({ words: new Map(), branches: [], ends: [] });

export class Grammar {
  readonly categories: string[] = [];
  private readonly numbers = new Map<string, number>();
  readonly roots: Node[] = [];
  readonly lexicals: Lexical[][] = [];
  /** The tokens with which something of a category may begin; null where a token is recognised by its form. */
  readonly firsts: (ReadonlySet<string> | null)[] = [];

  constructor(
    readonly rows: readonly Row[],
    lexicals: readonly Lexical[],
  ) {
    const joints = new Map<string, Node>();
    for (const row of rows) for (const elements of readPattern(row.pattern)) this.add(row, elements, joints);
    for (const lexical of lexicals) this.lexicals[this.number(lexical.category)]?.push(lexical);
    this.refuseUnread();
    this.findFirsts();
  }

  /** The number of a category; it is made known by being asked for. */
  number(category: string): number {
    const known = this.numbers.get(category);
    if (known !== undefined) return known;
    const number = this.categories.length;
    this.numbers.set(category, number);
    this.categories.push(category);
    this.roots.push(node());
    this.lexicals.push([]);
    return number;
  }

  private add(row: Row, elements: readonly Element[], joints: Map<string, Node>): void {
    let at = this.roots[this.number(row.category)] as Node;
    let path = row.category;
    const names: string[] = [];
    for (const element of elements) {
      path += element.kind === 'word' ? ` ${element.words.join('|')}` : ` <${element.name}:${element.category}>`;
      const known = joints.get(path);
      const next = known ?? node();
      if (element.kind === 'category') names.push(element.name);
      if (!known) {
        joints.set(path, next);
        if (element.kind === 'category')
          at.branches.push({ category: this.number(element.category), name: element.name, node: next });
        else for (const word of element.words) at.words.set(word, [...(at.words.get(word) ?? []), next]);
      }
      at = next;
    }
    at.ends.push({ row, names });
  }

  /** A category that no row reads is a slip of the pen. */
  private refuseUnread(): void {
    for (const [number, category] of this.categories.entries()) {
      const root = this.roots[number] as Node;
      if (root.words.size + root.branches.length + (this.lexicals[number]?.length ?? 0) === 0)
        throw new Error(`no row reads <${category}>`);
    }
  }

  private findFirsts(): void {
    const open = new Set<number>();
    const first = (category: number): ReadonlySet<string> | null => {
      const known = this.firsts[category];
      if (known !== undefined) return known;
      if (open.has(category)) throw new Error(`<${this.categories[category]}> begins with itself`);
      open.add(category);
      const root = this.roots[category] as Node;
      const found = new Set(root.words.keys());
      let any = (this.lexicals[category]?.length ?? 0) > 0;
      for (const branch of root.branches) {
        const more = first(branch.category);
        if (more === null) any = true;
        else for (const word of more) found.add(word);
      }
      open.delete(category);
      const firsts = any ? null : found;
      this.firsts[category] = firsts;
      return firsts;
    };
    for (const number of this.categories.keys()) first(number);
  }
}
