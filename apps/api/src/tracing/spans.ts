/**
 * Spans: what a piece of work was, how long it took, and what it was part of. They are made only where an operator has said
 * who collects them (`open.ts`); otherwise work is done as it is, and nothing of OpenTelemetry is loaded.
 *
 * Spans leave the installation, so they say nothing that a spectator of the game may not know: ids, versions, counts and
 * the names that our own code has; no answers, no names that people have chosen, no texts of errors, no tokens.
 */
import type { Attributes, Span } from '@opentelemetry/api';

export interface SpanOptions {
  attributes?: Attributes;
  /** Unless it is asked from outside, or waited in a queue, it is work within. */
  kind?: 'SERVER' | 'CONSUMER';
  /** Headers that say what it is part of, where the caller may be believed. */
  headers?: Record<string, unknown>;
}

export interface Tracing {
  /** Begins a span that the caller ends. */
  begin(name: string, options?: SpanOptions): Span;
  /** What is begun in `work` is part of the span. */
  within<T>(span: Span, work: () => T): T;
  /** Says by its kind why something failed, and no more. */
  failed(span: Span, error: unknown): void;
  /** Sends what is left, and makes no more. */
  close(): Promise<void>;
}

let current: Tracing | undefined;

export const tracing = (): Tracing | undefined => current;

export const setTracing = (next: Tracing | undefined): void => {
  current = next;
};

/** Does work as a span, which ends with it, or with the promise that it gives. */
export function inSpan<T>(name: string, options: () => SpanOptions, work: (span?: Span) => T): T {
  const by = current;
  if (!by) return work();
  const span = by.begin(name, options());
  const fail = (error: unknown): never => {
    by.failed(span, error);
    span.end();
    throw error;
  };
  try {
    const done = by.within(span, () => work(span));
    if (done instanceof Promise) return done.catch(fail).finally(() => span.end()) as T;
    span.end();
    return done;
  } catch (error) {
    return fail(error);
  }
}

/** What a span says of a game. */
export const about = ({ id, ruleset, version }: { id: string; ruleset: string; version: number }): Attributes => ({
  'arbiter.game': id,
  'arbiter.ruleset': ruleset,
  'arbiter.version': version,
});
