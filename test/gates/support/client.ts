/** A client of the service over real HTTP: REST and GraphQL, nothing retried, nothing hidden. */
import type { Decision, GameView, HiddenDecision } from '@arbiter/engine';

export type Json = Record<string, unknown>;

export interface Reply {
  status: number;
  /** The media type. */
  type: string;
  body: Json;
}

export interface Sending {
  token?: string | undefined;
  body?: unknown;
  key?: string | undefined;
  ifMatch?: number | undefined;
  /** Milliseconds after which no answer counts as none. */
  patience?: number;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request, one answer; throws where the connection breaks. */
export async function call(url: string, method: Method, sending: Sending = {}): Promise<Reply> {
  const { token, body, key, ifMatch, patience = 60_000 } = sending;
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (key !== undefined) headers['idempotency-key'] = key;
  if (ifMatch !== undefined) headers['if-match'] = `"${ifMatch}"`;
  const response = await fetch(url, {
    method,
    headers,
    signal: AbortSignal.timeout(patience),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const type = (response.headers.get('content-type') ?? '').replace(/;.*$/, '');
  const text = await response.text();
  return { status: response.status, type, body: (type.includes('json') ? JSON.parse(text) : { text }) as Json };
}

/** A GraphQL operation. The payload of its only field; a refusal has the status that REST gives it. */
export async function graphql(base: string, query: string, variables: Json, token?: string): Promise<Reply> {
  const reply = await call(`${base}/graphql`, 'POST', { token, body: { query, variables } });
  const data = (reply.body.data ?? {}) as Record<string, Json | null>;
  const payload = Object.values(data)[0] ?? null;
  const [refusal] = [...((payload?.userErrors as Json[]) ?? []), ...((reply.body.errors as Json[]) ?? [])];
  const code = refusal && (refusal.code ?? (refusal.extensions as Json | undefined)?.code);
  // An answer that was applied in part is no refusal: it has a version.
  const refused = refusal !== undefined && payload?.version == null;
  return { ...reply, body: { ...(payload ?? reply.body), ...(refused ? { code } : {}) } };
}

export const SUBMIT = `mutation ($input: SubmitActionInput!) { submitAction(input: $input) {
  version unapplied events { type } userErrors { code detail } } }`;

/** What a seat sees. */
export interface Seen extends Json {
  version: number;
  status: string;
  decisions: (Decision | HiddenDecision)[];
  view: GameView;
}

export const isOpen = (decision: Decision | HiddenDecision): decision is Decision => 'options' in decision;

/** Who has to decide. */
export const asked = (seen: Seen): number[] => [...new Set(seen.decisions.map((d) => d.seat))];
