/** What is known of a rule by its number: its name, a sentence of our own, and whether and where it is enforced. */
import type { RuleInfo } from '@arbiter/engine';
import { enforcedIn, notApplicable, rulebook, summaries } from './data.js';

interface Node {
  number: string;
  parent: string | null;
  children: string[];
}

const nodes: ReadonlyMap<string, Node> = build();
const titles = new Map(Object.entries(rulebook.titles));

/** `702.19b` is below `702.19`, that below section `702`, and that below chapter `7`. */
function parentOf(number: string): string | null {
  if (/[a-z]$/.test(number)) return number.slice(0, -1);
  if (number.includes('.')) return number.slice(0, number.indexOf('.'));
  return number.length > 1 ? number.slice(0, 1) : null;
}

function build(): Map<string, Node> {
  const all = new Map<string, Node>();
  for (const number of rulebook.numbers) {
    const parent = parentOf(number);
    all.set(number, { number, parent, children: [] });
    if (parent !== null) all.get(parent)?.children.push(number);
  }
  return all;
}

/** A rule by its number, with or without `mtg:`; null where the edition has none. */
export function ruleInfo(number: string): RuleInfo | null {
  const node = nodes.get(number.replace(/^mtg:/, ''));
  if (!node) return null;
  const status = statusOf(node);
  return {
    number: node.number,
    title: titleOf(node),
    summary: summaries.get(node.number) ?? null,
    status,
    reason: status === 'notApplicable' ? (notApplicable.get(node.number) ?? 'Nothing below it can be enforced.') : null,
    enforcedIn: filesOf(node),
    children: [...node.children],
  };
}

/** The nearest heading's name. */
function titleOf(node: Node): string {
  const title = titles.get(node.number);
  if (title !== undefined) return title;
  const parent = node.parent === null ? undefined : nodes.get(node.parent);
  return parent ? titleOf(parent) : node.number;
}

const below = (node: Node): Node[] => node.children.map((child) => nodes.get(child) as Node);

/** A heading says nothing itself: it stands for what is below it. */
const isHeading = (node: Node): boolean => titles.has(node.number) && node.children.length > 0;

function statusOf(node: Node): RuleInfo['status'] {
  if (enforcedIn.has(node.number)) return 'enforced';
  if (!isHeading(node)) return notApplicable.has(node.number) ? 'notApplicable' : 'open';
  const parts = below(node).map(statusOf);
  if (parts.includes('enforced')) return 'enforced';
  return parts.every((status) => status === 'notApplicable') ? 'notApplicable' : 'open';
}

function filesOf(node: Node): string[] {
  const own = enforcedIn.get(node.number) ?? [];
  return isHeading(node) ? [...new Set([...own, ...below(node).flatMap(filesOf)])].sort() : [...own];
}
