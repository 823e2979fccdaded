/** Refusals of the service, the same in REST and GraphQL. What a game refuses is a `Refusal` and becomes one of these. */
import type { Refusal, RefusalDetail, RuleRef } from '@arbiter/engine';

/** The contract's codes with their HTTP status. */
const STATUS = {
  INVALID_INPUT: 400,
  UNAUTHORIZED: 401,
  NOT_YOUR_DECISION: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  VERSION_CONFLICT: 409,
  GAME_OVER: 409,
  SEAT_TAKEN: 409,
  CONFLICT: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  TOO_LARGE: 413,
  ILLEGAL_ACTION: 422,
  AMBIGUOUS_MATCHER: 422,
  NO_MATCH: 422,
  DECK_ILLEGAL: 422,
  UNKNOWN_CARD: 422,
  UNSUPPORTED_CARD: 422,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof STATUS;

export const TITLES: Record<ErrorCode, string> = {
  INVALID_INPUT: 'The request could not be read',
  UNAUTHORIZED: 'A valid token is required',
  NOT_YOUR_DECISION: 'This decision is not yours',
  FORBIDDEN: 'This is not yours to do',
  NOT_FOUND: 'Not found',
  VERSION_CONFLICT: 'The game has moved on',
  GAME_OVER: 'The game is over',
  SEAT_TAKEN: 'There is no seat to take',
  CONFLICT: 'Not as things stand',
  IDEMPOTENCY_IN_PROGRESS: 'The same request is still being executed',
  TOO_LARGE: 'Too large',
  ILLEGAL_ACTION: 'The rules do not allow this',
  AMBIGUOUS_MATCHER: 'A matcher fits several different options',
  NO_MATCH: 'A matcher fits no option',
  DECK_ILLEGAL: 'The deck is not legal',
  UNKNOWN_CARD: 'No such card',
  UNSUPPORTED_CARD: 'The engine does not play this card',
  IDEMPOTENCY_MISMATCH: 'This idempotency key was used for another request',
  RATE_LIMITED: 'Too many requests',
  INTERNAL: 'Something went wrong on our side',
  UNAVAILABLE: 'The service cannot answer now',
};

/** A refusal says what is wrong, but is not as long as what was sent: so many faults, each told in so many characters. */
const MAX_FAULTS = 500;
const MAX_TEXT = 1000;

export const cut = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);
const cutFault = (fault: RefusalDetail): RefusalDetail => ({
  ...fault,
  path: cut(fault.path),
  detail: cut(fault.detail),
});
export const cutFaults = (faults: RefusalDetail[]): RefusalDetail[] => faults.slice(0, MAX_FAULTS).map(cutFault);

export interface ErrorExtras {
  /** HTTP status where it differs from the code's own (412 for a stale `If-Match`, 428 for no version at all). */
  status?: number;
  rules?: RuleRef[];
  answer?: number;
  decision?: string;
  errors?: RefusalDetail[];
  /** VERSION_CONFLICT: the game's present version. */
  version?: number;
  /** RATE_LIMITED: whole seconds until another call is allowed. */
  retryAfter?: number;
  /** The failure of the engine that this comes of, as it was recorded. */
  incident?: string;
}

/** The body of an error in both interfaces. */
export interface ErrorBody {
  code: ErrorCode;
  detail: string;
  rules: RuleRef[];
  answer: number | null;
  decision: string | null;
  errors: RefusalDetail[];
  /** All that was suggested in `errors`. */
  suggestions?: string[];
  version?: number;
  incident?: string;
}

/** A refusal that ends a request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly extras: ErrorExtras;

  constructor(
    readonly code: ErrorCode,
    detail: string,
    extras: ErrorExtras = {},
  ) {
    super(cut(detail));
    if (extras.errors) extras = { ...extras, errors: cutFaults(extras.errors) };
    this.extras = extras;
    this.status = extras.status ?? STATUS[code];
  }

  /** What a game or a ruleset refused. */
  static fromRefusal(refusal: Refusal): ApiError {
    const { code, detail, ...extras } = placed(refusal);
    return new ApiError(code, detail, extras);
  }

  /** GraphQL copies these to the error that it makes of this one. */
  get extensions(): { [field: string]: unknown } {
    return { ...this.toBody() };
  }

  toBody(): ErrorBody {
    const { rules = [], answer = null, decision = null, errors = [], version, incident } = this.extras;
    const suggestions = [...new Set(errors.flatMap((e) => e.suggestions ?? []))];
    return {
      code: this.code,
      detail: this.message,
      rules,
      answer,
      decision,
      errors,
      ...(suggestions.length > 0 ? { suggestions } : {}),
      ...(version === undefined ? {} : { version }),
      ...(incident === undefined ? {} : { incident }),
    };
  }
}

/** Rulesets name places within an answer, clients know those of their request. */
export function placed(refusal: Refusal): Refusal {
  const { answer, errors } = refusal;
  return answer === undefined || !errors ? refusal : { ...refusal, errors: rebase(errors, `$.answers[${answer}]`) };
}

/** Gives every path of a refusal's details a new root, e.g. `$.hand[0]` → `$.scenario.hand[0]`. */
export function rebase(errors: RefusalDetail[] | undefined, root: string): RefusalDetail[] {
  return (errors ?? []).map((e) => ({ ...e, path: e.path.startsWith('$') ? root + e.path.slice(1) : e.path }));
}
