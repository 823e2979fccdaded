/** Answers in few words. Wherever the id of an option may stand, so may a matcher, which works before ids are known. */
import type { Answer, Decision, Matcher, PendingDecision, Pick } from './types.js';

export const choose = (...picks: Pick[]): Answer => ({ choose: picks });
export const assign = (...pairs: [from: Pick, to: Pick][]): Answer => ({
  assign: pairs.map(([from, to]) => ({ from, to })),
});
export const order = (...picks: Pick[]): Answer => ({ order: picks });
export const distribute = (...shares: [option: Pick, amount: number][]): Answer => ({
  distribute: shares.map(([option, amount]) => ({ option, amount })),
});
export const number = (n: number): Answer => ({ number: n });
export const name = (text: string): Answer => ({ name: text });
export const confirm = (yes: boolean): Answer => ({ confirm: yes });

export const pass = (): Answer => choose({ kind: 'PASS' });
/** Casts, plays or activates a card, by the word that its game has for it. */
export const play = (kind: string, card: string, more: Matcher = {}): Answer => choose({ kind, card, ...more });

/** Whether a pending decision is the caller's own; of those of others only kind and seat are told. */
export const isMine = (decision: PendingDecision): decision is Decision => 'shape' in decision;
