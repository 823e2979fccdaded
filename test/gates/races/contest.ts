/** Many submissions of one version at once: by who is asked and by who is not, right and wrong, in every way there is. */
import { randomUUID } from 'node:crypto';
import type { Decision } from '@arbiter/engine';
import { call, graphql, isOpen, type Json, type Reply, SUBMIT } from '../support/client.js';
import { answerOf, look, pick, type Random, type Table, type Turn } from '../support/tables.js';

/** One submission, which can be sent again. */
export interface Submission {
  way: 'REST' | 'GraphQL';
  /** Requests with one key are one submission. */
  key: string | undefined;
  /** Whose answer it would be; null: nobody's who may answer. */
  seat: number | null;
  /** The version that it expects. */
  version: number;
  send: (base: string) => Promise<Reply>;
  /** The same key with another body. */
  otherwise?: (base: string) => Promise<Reply>;
}

interface Entry {
  token: string | undefined;
  seat: number | null;
  answer: Json;
  version: number;
  key?: string | undefined;
}

function submission(table: Table, entry: Entry, random: Random): Submission {
  const { token, seat, answer, version, key } = entry;
  const path = `/v1/games/${table.id}/actions`;
  const answers = [answer];
  if (random(3) === 0) {
    const asking = (input: Json) => (base: string) => graphql(base, SUBMIT, { input }, token);
    const input = { gameId: table.id, expectedVersion: version, answers, ...(key ? { idempotencyKey: key } : {}) };
    const other = { ...input, answers: [answer, answer] };
    return { way: 'GraphQL', key, seat, version, send: asking(input), otherwise: asking(other) };
  }
  const inHeader = random(2) === 0;
  const asking = (list: Json[]) => (base: string) =>
    call(`${base}${path}`, 'POST', {
      token,
      key,
      ifMatch: inHeader ? version : undefined,
      body: inHeader ? { answers: list } : { answers: list, expectedVersion: version },
    });
  return { way: 'REST', key, seat, version, send: asking(answers), otherwise: asking([answer, answer]) };
}

/** The field for one version of a game: about half from seats that are asked, some of them several times under one key. */
export async function field(
  base: string,
  table: Table,
  turn: Turn,
  size: number,
  random: Random,
): Promise<Submission[]> {
  const { version } = turn.seen;
  const askedSeats: { seat: number; token: string; decision: Decision }[] = [];
  const others: { token: string | undefined; seat: null }[] = [
    { token: undefined, seat: null },
    { token: table.judge, seat: null },
  ];
  for (const [seat, token] of table.tokens.entries()) {
    const seen = token ? await look(base, table, token) : undefined;
    const decision = seen?.decisions.find((d) => d.seat === seat && isOpen(d)) as Decision | undefined;
    if (token && decision) askedSeats.push({ seat, token, decision });
    else if (token) others.push({ token, seat: null });
  }
  const entries: Submission[] = [];
  const add = (entry: Entry): void => void entries.push(submission(table, entry, random));
  while (entries.length < size) {
    const { seat, token, decision } = pick(askedSeats, random);
    const { seat: _seat, ...fallback } = { seat, ...(decision.default as unknown as Json) };
    const kind = random(8);
    if (kind < 3) add({ token, seat, answer: fallback, version, key: random(2) ? randomUUID() : undefined });
    else if (kind === 3) add({ token, seat, answer: answerOf(decision, random), version, key: randomUUID() });
    else if (kind === 4) {
      // The same request several times: one submission.
      const entry = { token, seat, answer: fallback, version, key: randomUUID() };
      const one = submission(table, entry, random);
      for (let copies = 3; copies > 0 && entries.length < size; copies--) entries.push({ ...one });
    } else if (kind === 5) {
      // Not the next version: that one may come up in time.
      const late = version > 0 && random(2) ? version - 1 : version + 1000;
      add({ token, seat, answer: fallback, version: late, key: random(2) ? randomUUID() : undefined });
    } else if (kind === 6)
      add({ token, seat, answer: { decision: decision.id, choose: ['nothing of the kind'] }, version });
    else add({ ...pick(others, random), answer: fallback, version });
  }
  return entries;
}

/** Sends all at once, spread over the services. */
export function race(bases: string[], entries: Submission[], random: Random): Promise<Reply[]> {
  const ways = entries.map((entry) => ({ entry, base: pick(bases, random) }));
  return Promise.all(ways.map(({ entry, base }) => entry.send(base)));
}

/** The code of a refusal; undefined for what was carried out. */
export const codeOf = (reply: Reply): string | undefined =>
  reply.status < 300 ? (reply.body.code as string | undefined) : String(reply.body.code);

/** What may come of a submission that did not win, by the status that REST gives. */
const LOST: Record<string, number[]> = {
  VERSION_CONFLICT: [200, 409, 412],
  IDEMPOTENCY_IN_PROGRESS: [200, 409],
  NOT_YOUR_DECISION: [200, 403],
  UNAUTHORIZED: [200, 401],
  ILLEGAL_ACTION: [200, 422],
  NO_MATCH: [200, 422],
  INVALID_INPUT: [200, 400],
  GAME_OVER: [200, 409],
};

/** What is wrong with how a submission lost; undefined: nothing. */
export function badLoss(entry: Submission, reply: Reply): string | undefined {
  const code = codeOf(reply) ?? '';
  const statuses = LOST[code];
  const said = `${entry.way} ${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`;
  if (!statuses?.includes(reply.status) || (reply.status === 200 && entry.way === 'REST')) return `unexpected: ${said}`;
  if (entry.way === 'REST' && reply.type !== 'application/problem+json') return `no problem document: ${said}`;
  if (
    entry.seat === null &&
    !['UNAUTHORIZED', 'NOT_YOUR_DECISION', 'VERSION_CONFLICT', 'GAME_OVER', 'ILLEGAL_ACTION'].includes(code)
  )
    return `whoever is not asked must be refused for that: ${said}`;
  return undefined;
}
