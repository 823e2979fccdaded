/** What a bulk file came to: how much of it is exact by format, which words are missing, and where texts stopped. */

import type { Trace } from '../compile.js';
import type { CompiledCard, Reason, Status } from '../contract.js';
import type { BulkCard } from './bulk.js';

const STATUSES: readonly Status[] = ['exact', 'ambiguous', 'unsupported'];
type Counts = { [status in Status]: number };
const none = (): Counts => ({ exact: 0, ambiguous: 0, unsupported: 0 });

/** Where a card is stuck, and whether that is all that it is stuck at. */
class Ranking {
  private readonly found = new Map<string, { cards: number; alone: number; example: string }>();
  add(what: string, example: string, alone: boolean): void {
    const entry = this.found.get(what) ?? { cards: 0, alone: 0, example };
    entry.cards++;
    if (alone) entry.alone++;
    this.found.set(what, entry);
  }
  lines(most: number): string[] {
    return [...this.found]
      .sort(([, a], [, b]) => b.alone - a.alone || b.cards - a.cards)
      .slice(0, most)
      .map(
        ([what, { cards, alone, example }]) =>
          `${String(alone).padStart(6)} ${String(cards).padStart(6)}  ${what}  (${example})`,
      );
  }
}

export class Board {
  readonly total = none();
  private readonly formats = new Map<string, Counts>();
  private readonly reasons = new Map<Reason | 'near' | 'difference' | 'refused', number>();
  private readonly words = new Ranking();
  private readonly stops = new Ranking();
  readonly differences: string[] = [];
  readonly doubts: string[] = [];
  readonly refusals: string[] = [];

  add({ formats, near }: BulkCard, { name, status, clauses }: CompiledCard, trace: Trace): void {
    this.total[status]++;
    for (const format of formats) {
      const counts = this.formats.get(format) ?? none();
      counts[status]++;
      this.formats.set(format, counts);
    }
    if (near) this.count('near');
    if (trace.faults.length > 0) this.refusals.push(`${name}: ${trace.faults.join(' | ')}`);
    if (trace.doubts.length > 0) this.doubts.push(`${name}: ${trace.doubts.join(' | ')}`);
    if (trace.differences.length > 0) this.differences.push(`${name}: ${trace.differences.join(' | ')}`);
    const open = clauses.filter((clause) => clause.status === 'unsupported');
    for (const { reason } of open.slice(0, 1))
      this.count(
        trace.faults.length > 0 ? 'refused' : trace.differences.length > 0 ? 'difference' : (reason ?? 'text'),
      );
    if (trace.faults.length + trace.differences.length > 0) return;
    for (const { needs, text, reason } of open)
      if (needs !== undefined) this.words.add(needs, name, open.length === 1);
      else if (reason === 'text') this.stops.add(beginning(text, name), name, open.length === 1);
  }

  private count(reason: Parameters<typeof this.reasons.set>[0]): void {
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
  }

  /** The tables as text; the first figure is of cards that miss nothing else. */
  text(most = 60): string {
    const row = (name: string, counts: Counts): string => {
      const all = STATUSES.reduce((sum, status) => sum + counts[status], 0);
      return `${name.padEnd(16)} ${STATUSES.map((status) => String(counts[status]).padStart(8)).join('')} ${((100 * counts.exact) / Math.max(1, all)).toFixed(1).padStart(6)} %`;
    };
    return [
      `${''.padEnd(16)} ${STATUSES.map((status) => status.padStart(8)).join(' ')}`,
      row('all', this.total),
      ...[...this.formats].sort(([a], [b]) => a.localeCompare(b)).map(([format, counts]) => row(format, counts)),
      '',
      `Why not: ${[...this.reasons].map(([reason, count]) => `${reason} ${count}`).join(', ')}`,
      '',
      ' alone  cards  missing words',
      ...this.words.lines(most),
      '',
      ' alone  cards  where reading stopped',
      ...this.stops.lines(most),
    ].join('\n');
  }
}

/** The first words where a text stopped: what a row would have to read. */
const beginning = (text: string, name: string): string =>
  text.replaceAll(name, '~').replace(/\d+/g, 'N').split(/\s+/).slice(0, 4).join(' ').toLowerCase();
