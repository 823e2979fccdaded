/** Refusals as errors, typed by their code. */
import type { components } from './generated.js';

export type Problem = components['schemas']['Problem'];

/** The service refused a request; nothing has changed. */
export class ArbiterError extends Error {
  override readonly name = 'ArbiterError';

  constructor(
    /** The whole refusal, as RFC 9457 has it. */
    readonly problem: Problem,
    /** Seconds after which the same request may be sent again, where the service says so. */
    readonly retryAfter?: number,
  ) {
    super(`${problem.code}: ${problem.detail}`);
  }

  /** What kind of refusal it is: `ILLEGAL_ACTION`, `VERSION_CONFLICT` … */
  get code(): string {
    return this.problem.code;
  }
  get status(): number {
    return this.problem.status;
  }
  /** The rules that forbid it. */
  get rules(): readonly string[] {
    return this.problem.rules;
  }
}

/** The refusal in a reply, whatever a proxy may have made of it. */
export async function problemOf(reply: Response): Promise<ArbiterError> {
  const text = await reply.text();
  const wait = Number(reply.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(wait) ? wait : undefined;
  const fallback = { type: 'about:blank', title: reply.statusText, detail: text.slice(0, 500) };
  const empty = {
    ...fallback,
    status: reply.status,
    code: `HTTP_${reply.status}`,
    rules: [],
    errors: [],
    answer: null,
    decision: null,
  };
  try {
    return new ArbiterError({ ...empty, ...(JSON.parse(text) as object) }, retryAfter);
  } catch {
    return new ArbiterError(empty, retryAfter);
  }
}
