/** Collects every fault of an untrusted input, each with its JSON path, so that all are reported at once. */
import type { Refusal, RefusalDetail } from '../contract/contract.js';
import { Suggestions } from './suggest.js';

export class Report {
  readonly errors: RefusalDetail[] = [];
  /** All faults of one input share what may be looked for. */
  readonly suggestions = new Suggestions();

  add(path: string, code: string, detail: string, more: Omit<RefusalDetail, 'path' | 'code' | 'detail'> = {}): void {
    this.errors.push({ path, code, detail, ...more });
  }
  get clean(): boolean {
    return this.errors.length === 0;
  }
  /** The refusal for all faults; its code is that of the first one the contract has a code for. */
  refusal(what: string): Refusal {
    const codes = ['UNKNOWN_CARD', 'UNSUPPORTED_CARD', 'DECK_ILLEGAL', 'INVALID_INPUT'] as const;
    const first = this.errors[0];
    const code = codes.find((c) => c === first?.code) ?? 'INVALID_INPUT';
    const rest = this.errors.length > 1 ? ` (and ${this.errors.length - 1} more)` : '';
    return {
      code,
      detail: `${what}: ${first?.detail ?? ''}${rest}`,
      rules: [...new Set(this.errors.flatMap((e) => e.rules ?? []))],
      errors: this.errors,
    };
  }
}
