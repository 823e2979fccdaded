/** JSON with sorted keys: equal values give equal text. Every state is written this way to be hashed, so it is quick. */
import { isTable } from '../contract/json.js';

/** The keys of objects that are made alike, in order, each with its quotes and colon. */
interface Layout {
  /** As they were met. */
  keys: readonly string[];
  sorted: readonly string[];
  heads: readonly string[];
}

/** Layouts by how many keys there are. Maps with names for keys come in ever new ones: enough is enough. */
const layouts = new Map<number, Layout[]>();
const MAX_KEYS = 48;
const MAX_LAYOUTS = 32;

function layoutOf(keys: readonly string[]): Layout {
  const known = layouts.get(keys.length);
  const found = known?.find((layout) => same(layout.keys, keys));
  if (found) return found;
  const sorted = keys.toSorted();
  const layout = { keys, sorted, heads: sorted.map((key, i) => `${i === 0 ? '' : ','}${JSON.stringify(key)}:`) };
  if (keys.length > MAX_KEYS || Number(keys[0]) >= 0) return layout;
  if (!known) layouts.set(keys.length, [layout]);
  else if (known.length < MAX_LAYOUTS) known.push(layout);
  return layout;
}

function same(a: readonly string[], b: readonly string[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null';
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (Array.isArray(value)) return list(value);
      return isTable(value) ? table(value) : 'null';
    default:
      return JSON.stringify(value) ?? 'null';
  }
}

function list(values: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < values.length; i++) text += i === 0 ? canonical(values[i]) : `,${canonical(values[i])}`;
  return `${text}]`;
}

function table(values: { [key: string]: unknown }): string {
  const { sorted, heads } = layoutOf(Object.keys(values));
  let text = '';
  for (let i = 0; i < sorted.length; i++) {
    const value = values[sorted[i] ?? ''];
    if (value === undefined) continue;
    const head = heads[i] ?? '';
    text += (text === '' && i > 0 ? head.slice(1) : head) + canonical(value);
  }
  return `{${text}}`;
}
