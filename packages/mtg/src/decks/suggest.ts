/** Nearest names to a misspelt one. */

function distance(a: string, b: string): number {
  const row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    let last = row[0] as number;
    row[0] = i;
    for (let k = 1; k <= b.length; k++) {
      const old = row[k] as number;
      row[k] = Math.min(old + 1, (row[k - 1] as number) + 1, last + (a[i - 1] === b[k - 1] ? 0 : 1));
      last = old;
    }
  }
  return row[b.length] as number;
}

/** Up to three names, nearest first, none further than a third of the name away. */
export function suggest(name: string, names: Iterable<string>): string[] {
  const wanted = name.toLowerCase();
  const near: { name: string; d: number }[] = [];
  for (const n of names) {
    const d = distance(wanted, n.toLowerCase());
    if (d <= Math.max(2, Math.floor(wanted.length / 3))) near.push({ name: n, d });
  }
  return near.sort((a, b) => a.d - b.d || (a.name < b.name ? -1 : 1)).slice(0, 3).map((n) => n.name);
}
