/** Counts of what has happened since the process began, for whoever reads the figures. */
export class Tally<Label extends string> {
  readonly #counts = new Map<string, { labels: Record<Label, string>; count: number }>();

  add(labels: Record<Label, string>, count = 1): void {
    const key = JSON.stringify(Object.values(labels));
    const counted = this.#counts.get(key) ?? { labels, count: 0 };
    counted.count += count;
    this.#counts.set(key, counted);
  }

  get all(): { labels: Record<Label, string>; count: number }[] {
    return [...this.#counts.values()];
  }
}
