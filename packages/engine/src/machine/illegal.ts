import type { RuleRef } from '../contract/contract.js';

/** What was begun turns out to be illegal: the answer is refused, and the game is as it was before it (mtg 733.1). */
export class IllegalPlay extends Error {
  constructor(
    detail: string,
    readonly rules: RuleRef[],
  ) {
    super(detail);
  }
}
