/** What clients were told, and how often they had to ask. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from '../support/client.js';
import type { Table } from '../support/tables.js';

/** Longer than any outage here: whoever gets no answer for so long is stuck. */
const PATIENCE_MS = 300_000;
const PAUSE_MS = 40;

/** A move that the service said it had carried out. */
export interface Acknowledged {
  table: Table;
  seat: number;
  version: number;
  /** What the seat was told of it: whole events, or (GraphQL) their types. */
  events: unknown[];
  whole: boolean;
  /** When it was sent for the last time. */
  sent: number;
}

export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  readonly tables: Table[] = [];
  /** Requests that had to be sent again. */
  insisted = 0;
  retries = 0;
  broken = 0;
  unavailable = 0;
  /** Answers that no outage excuses. */
  readonly wrong: string[] = [];

  /** Sends the same request until it is answered for good. */
  async insist(send: () => Promise<Reply>): Promise<Reply> {
    return (await this.insistTimed(send)).reply;
  }

  /** The same, and when the request was sent that was answered. */
  async insistTimed(send: () => Promise<Reply>): Promise<{ reply: Reply; sent: number }> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let tries = 0; ; tries++) {
      const sent = Date.now();
      const reply = await send().catch(() => undefined);
      if (reply && !this.#again(reply)) {
        if (tries > 0) this.insisted++;
        return { reply, sent };
      }
      if (!reply) this.broken++;
      this.retries++;
      if (Date.now() > deadline)
        throw new Error(`no answer for ${PATIENCE_MS / 1000} s: ${JSON.stringify(reply?.body)}`);
      await sleep(PAUSE_MS);
    }
  }

  /** Whether to try again; notes what should never be answered. */
  #again({ status, type, body }: Reply): boolean {
    if (body.code === 'IDEMPOTENCY_IN_PROGRESS') return true;
    if (body.code === 'UNAVAILABLE') {
      this.unavailable++;
      const problem = status === 503 && type === 'application/problem+json';
      // GraphQL answers in its own form.
      const data = type.startsWith('application/graphql') || 'userErrors' in body || 'errors' in body;
      if (!problem && !data) this.wrong.push(`unavailable as ${status} ${type}`);
      return true;
    }
    if (status < 500 && body.code !== 'INTERNAL') return false;
    this.wrong.push(`${status} ${JSON.stringify(body).slice(0, 300)}`);
    return true;
  }
}
