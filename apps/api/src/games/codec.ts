/** States as stored bytes, values in canonical form, and the hash chain of a game's log. */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { canonical as canonicalRow, type GameState } from '@arbiter/engine';

/** A state as deflated JSON; level 3 is within a few per cent of the best size here at a third of the time. */
export function packState(state: GameState): Buffer {
  return deflateRawSync(Buffer.from(JSON.stringify(state)), { level: 3 });
}

export function unpackState(bytes: Uint8Array): GameState {
  return JSON.parse(inflateRawSync(bytes).toString()) as GameState;
}

/**
 * JSON with sorted keys and without undefined fields: equal values have equal texts, also after a stay in jsonb. The engine's
 * gives the same and is quicker, but remembers names of fields; this one is for what strangers sent.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The part of a log row that its chain hash covers. */
export interface ChainedRow {
  gameId: string;
  version: number;
  kind: string;
  seat: number;
  answers: unknown;
  random: unknown;
  epoch: number;
  stateHash: Buffer;
  at: Date;
  /** What there is beside the rules; null: nothing. */
  beside?: object | null;
}

/** The chain's first link: what the game is and how it stood at version 0. */
export function firstLink(
  game: { id: string; ruleset: string; edition: string; seedHash: string },
  startHash: string,
): Buffer {
  const { id, ruleset, edition, seedHash } = game;
  return sha256(canonical({ id, ruleset, edition, seedHash, startHash }));
}

/** sha256 of the link before and the row's content, which is written as `canonical` writes it. */
export function nextLink(before: Uint8Array, row: ChainedRow): Buffer {
  const { gameId, version, kind, seat, answers, random, epoch, stateHash, at, beside } = row;
  const besides = beside ? `,"beside":${canonicalRow(beside)}` : '';
  // The order of the fields is that of their names.
  const text =
    `{"answers":${canonicalRow(answers)},"at":"${at.toISOString()}"${besides},"epoch":${canonicalRow(epoch)}` +
    `,"gameId":${JSON.stringify(gameId)},"kind":${JSON.stringify(kind)},"random":${canonicalRow(random)}` +
    `,"seat":${canonicalRow(seat)},"stateHash":"${stateHash.toString('hex')}","version":${canonicalRow(version)}}`;
  return createHash('sha256').update(before).update(text).digest();
}
