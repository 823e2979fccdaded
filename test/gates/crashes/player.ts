/** Clients that play on whatever happens to the service: each request has a key and is repeated until it is answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, graphql, type Json, type Reply, type Seen, SUBMIT } from '../support/client.js';
import { answerOf, gameInput, nextTurn, type Random, type Table, type Turn, tableOf } from '../support/tables.js';
import type { Ledger } from './ledger.js';

/** A bot that has not moved after so long never will. */
const BOT_PATIENCE_MS = 120_000;
const MAX_MOVES = 400;

export interface Field {
  base: string;
  ledger: Ledger;
  stopped: () => boolean;
}

const look =
  (ledger: Ledger) =>
  async (base: string, table: Table, token: string | undefined): Promise<Seen> => {
    const reply = await ledger.insist(() => call(`${base}/v1/games/${table.id}`, 'GET', { token }));
    if (reply.status !== 200) ledger.wrong.push(`a game is not shown: ${JSON.stringify(reply.body)}`);
    return reply.body as Seen;
  };

/** Creates a game; every fifth has an open seat, which is then taken. */
async function open({ base, ledger }: Field, n: number, random: Random): Promise<Table> {
  const input = gameInput(n, random, n % 4 === 3);
  const [first, second] = input.seats as Json[];
  const joining = n % 5 === 2 && !second?.bot;
  const body = joining ? { ...input, seats: [first, { open: true }] } : input;
  const key = randomUUID();
  const created = await ledger.insist(() => call(`${base}/v1/games`, 'POST', { key, body }));
  if (created.status !== 201) throw new Error(`not created: ${JSON.stringify(created.body)}`);
  const table = tableOf(String(input.ruleset), created.body);
  ledger.tables.push(table);
  if (joining) {
    const invite = (created.body.seats as { invite?: string }[])[1]?.invite;
    const own = randomUUID();
    const join = { invite, name: 'Bob', deck: second?.deck };
    const joined = await ledger.insist(() =>
      call(`${base}/v1/games/${table.id}/join`, 'POST', { key: own, body: join }),
    );
    if (joined.status !== 200) throw new Error(`not joined: ${JSON.stringify(joined.body)}`);
    table.tokens[1] = joined.body.token as string;
  }
  return table;
}

/** Sends one answer under one key until it is answered; notes what was acknowledged. */
async function move({ base, ledger }: Field, table: Table, turn: Turn, answer: Json, random: Random): Promise<Reply> {
  const { seat, token, seen } = turn;
  const key = randomUUID();
  const body = { answers: [answer], expectedVersion: seen.version };
  const whole = random(3) > 0;
  const input = { gameId: table.id, idempotencyKey: key, ...body };
  const send = whole
    ? () => call(`${base}/v1/games/${table.id}/actions`, 'POST', { token, key, body })
    : () => graphql(base, SUBMIT, { input }, token);
  const { reply, sent } = await ledger.insistTimed(send);
  const { version, events } = reply.body as { version?: number | null; events: Json[] };
  if (reply.body.code === undefined && reply.status === 200 && typeof version === 'number') {
    if (version !== seen.version + 1) ledger.wrong.push(`the answer to version ${seen.version} made ${version}`);
    ledger.acknowledged.push({ table, seat, version, whole, sent, events: whole ? events : events.map((e) => e.type) });
  }
  return reply;
}

/** Plays one game after the other until told to stop; a move that was begun is finished. */
export async function play(field: Field, first: number, step: number, random: Random): Promise<void> {
  for (let n = first; !field.stopped(); n += step) await playGame(field, await open(field, n, random), random);
}

async function playGame(field: Field, table: Table, random: Random): Promise<void> {
  const { base, ledger, stopped } = field;
  let waiting = 0;
  for (let moves = 0; moves < MAX_MOVES && !stopped(); ) {
    const turn = await nextTurn(base, table, random, look(ledger));
    if (!turn) {
      const seen = await look(ledger)(base, table, undefined);
      if (seen.status !== 'ACTIVE') return;
      waiting ||= Date.now();
      if (Date.now() - waiting > BOT_PATIENCE_MS) {
        ledger.wrong.push(`nobody moves in game ${table.id}: ${JSON.stringify(seen.decisions)}`);
        return;
      }
      await sleep(20);
      continue;
    }
    waiting = 0;
    moves++;
    const bold = await move(field, table, turn, answerOf(turn.decision, random), random);
    // A rule about the whole refused it: the default is always legal.
    if (bold.status === 422 || bold.body.code === 'ILLEGAL_ACTION') {
      const safe = await move(field, table, turn, turn.decision.default as unknown as Json, random);
      const { code } = safe.body;
      // Only a bot that is asked at the same time may have been first.
      if (code !== undefined && code !== 'VERSION_CONFLICT')
        ledger.wrong.push(`the default was refused: ${JSON.stringify(safe.body)}`);
    }
  }
}
