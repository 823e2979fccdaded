/**
 * Runs an archived game again from its revealed seed and compares everything: the commitment, every random outcome, every
 * state and every link of the log's chain. Needs neither the service nor its database.
 */

import { firstLink, nextLink } from '../games/codec.js';
import { commitmentOf } from '../games/commitment.js';
import { applyRow, ReplayError, restart } from '../games/replay.js';
import type { LogRow } from '../games/repository.js';
import type { Rulesets } from '../services/catalogue.js';
import type { GameArchive } from '../services/games.js';

/** What a player noted while the game went on. */
export interface Noted {
  /** The `seedHash` of the reply that created the game, or of the game before it began. */
  commitment?: string | undefined;
  /** The nonces that were sent, by seat. */
  nonces?: ReadonlyMap<number, string>;
}

export type ArchiveReport =
  | { exact: true; versions: number; outcomes: number }
  /** `version` is null where the archive is not of the game that was noted, or cannot be replayed at all. */
  | { exact: false; version: number | null; difference: string };

/** Whether an archive is of a game that went exactly so; otherwise the first difference. */
export function verifyArchive(rulesets: Rulesets, archive: GameArchive, noted: Noted = {}): ArchiveReport {
  const difference = differenceOfCommitment(archive, noted);
  if (difference) return { exact: false, version: null, difference };
  const ruleset = Object.hasOwn(rulesets, archive.ruleset) ? rulesets[archive.ruleset] : undefined;
  if (!ruleset) return { exact: false, version: null, difference: `there is no ruleset ${archive.ruleset} here` };
  if (ruleset.epoch !== archive.epoch) {
    const epochs = `the game was played in epoch ${archive.epoch} of the engine, this is epoch ${ruleset.epoch}`;
    return { exact: false, version: null, difference: epochs };
  }
  try {
    let { state } = restart(ruleset, archive, { ...archive, startedAt: null });
    let link = firstLink(archive, archive.startHash ?? '');
    let outcomes = 0;
    for (const [index, row] of archive.log.entries()) {
      if (row.version !== index + 1) throw new ReplayError(archive.id, index + 1, 'the log entry is missing');
      const stored = storedRow(archive.id, row);
      state = applyRow(ruleset, state, stored).state;
      link = nextLink(link, stored);
      if (!link.equals(stored.chain)) throw new ReplayError(archive.id, row.version, 'the hash chain is broken');
      outcomes += row.random.length;
    }
    return { exact: true, versions: archive.log.length, outcomes };
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    return { exact: false, version: error.version, difference: error.reason };
  }
}

/** Whether the revealed seed is the one that was committed to, and the game the one that was noted. */
function differenceOfCommitment(archive: GameArchive, { commitment, nonces }: Noted): string | undefined {
  const made = commitmentOf(archive.id, archive.seed);
  if (made !== archive.seedHash) return `the seed gives the commitment ${made}, not ${archive.seedHash}`;
  if (commitment !== undefined && commitment.toLowerCase() !== made)
    return `the seed gives the commitment ${made}, not the noted ${commitment}`;
  for (const [seat, nonce] of nonces ?? []) {
    const used = archive.seats.find((s) => s.seat === seat)?.nonce ?? null;
    if (used !== nonce) return `seat ${seat} has the nonce ${JSON.stringify(used)}, not ${JSON.stringify(nonce)}`;
  }
  return undefined;
}

function storedRow(gameId: string, row: GameArchive['log'][number]): LogRow {
  const bytes = { stateHash: Buffer.from(row.stateHash, 'hex'), chain: Buffer.from(row.chain, 'hex') };
  return { ...row, ...bytes, gameId, kind: row.kind as LogRow['kind'], at: new Date(row.at) };
}
