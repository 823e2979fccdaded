/** Afterwards: what was acknowledged is there, and nothing else that a client sent. */
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '@arbiter/api';
import { call, type Json } from '../support/client.js';
import type { Acknowledged, Ledger } from './ledger.js';

/**
 * Compares the log that each seat gets with what that seat was told. @returns what differs, and how many moves had been
 * carried out when the answer was lost: repeating them got the answer and did nothing.
 */
export async function lost(base: string, { acknowledged }: Ledger): Promise<{ faults: string[]; unanswered: number }> {
  const faults: string[] = [];
  let unanswered = 0;
  const byReader = new Map<string, Acknowledged[]>();
  for (const one of acknowledged) {
    const reader = `${one.table.id} ${one.seat}`;
    byReader.set(reader, [...(byReader.get(reader) ?? []), one]);
  }
  for (const mine of byReader.values()) {
    const [{ table, seat }] = mine as [Acknowledged];
    const entries = new Map<number, Json>();
    for (let after = 0; ; ) {
      const url = `${base}/v1/games/${table.id}/log?after=${after}&first=100`;
      const page = (await call(url, 'GET', { token: table.tokens[seat] })).body as unknown as Json[];
      for (const entry of page) entries.set(entry.version as number, entry);
      if (page.length === 0) break;
      after = page.at(-1)?.version as number;
    }
    for (const { version, events, whole, sent } of mine) {
      const entry = entries.get(version);
      if (Date.parse(String(entry?.at)) < sent) unanswered++;
      const told = ((entry?.events ?? []) as Json[]).map((event) => (whole ? event : event.type));
      // The database keeps no order of fields.
      if (entry?.seat !== seat || !isDeepStrictEqual(told, events))
        faults.push(
          `game ${table.id}, version ${version}: acknowledged ${JSON.stringify(events)}, kept ${JSON.stringify(entry)}`,
        );
    }
  }
  return { faults, unanswered };
}

/** Moves of clients in the log that nobody was told of, or the other way round: each key was sent until it was answered. */
export async function twice({ pool }: Database, { acknowledged, tables }: Ledger): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; version: number; key: string | null }>(
    `SELECT l.game_id AS id, l.version, k.key FROM log l JOIN seats s ON s.game_id = l.game_id AND s.seat = l.seat
       LEFT JOIN idempotency_keys k ON k.game_id = l.game_id AND k.version = l.version WHERE s.bot IS NULL AND l.beside IS NULL`,
  );
  const kept = new Set(rows.map(({ id, version }) => `${id} ${version}`));
  const told = new Set(acknowledged.map(({ table, version }) => `${table.id} ${version}`));
  const { rows: games } = await pool.query<{ id: string }>('SELECT id FROM games WHERE beside IS NULL');
  const known = new Set(tables.map((table) => table.id));
  return [
    ...rows.filter(({ key }) => key === null).map(({ id, version }) => `game ${id}, version ${version} has no key`),
    ...[...kept].filter((move) => !told.has(move)).map((move) => `nobody was told of ${move}`),
    ...[...told].filter((move) => !kept.has(move)).map((move) => `lost: ${move}`),
    ...(told.size === acknowledged.length ? [] : [`${acknowledged.length} answers for ${told.size} moves`]),
    ...games.filter(({ id }) => !known.has(id)).map(({ id }) => `game ${id} was made for nobody`),
  ];
}
