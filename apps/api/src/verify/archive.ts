/**
 * Runs an archived game again from its revealed seed and compares everything: the commitment, every random outcome, every
 * state and every link of the log's chain. Needs neither the service nor its database.
 */

import type { GameResult, GameState, RulesetService } from '@arbiter/engine';
import { canonical } from '../games/codec.js';
import { commitmentOf } from '../games/commitment.js';
import { type EpochReport, LogReplay } from '../games/log-replay.js';
import { ReplayError, takebacksIn } from '../games/replay.js';
import type { LogRow } from '../games/repository.js';
import type { GameArchive } from '../services/archives.js';
import type { Rulesets } from '../services/catalogue.js';

/** What a player noted while the game went on. */
export interface Noted {
  /** The `seedHash` of the reply that created the game, or of the game before it began. */
  commitment?: string | undefined;
  /** The nonces that were sent, by seat; null: none was. */
  nonces?: ReadonlyMap<number, string | null>;
}

export type ArchiveReport =
  | { exact: true; versions: number; outcomes: number; result: GameResult }
  /** `version` is null where the archive is not of the game that was noted, or cannot be replayed at all. */
  | { exact: false; version: number | null; difference: string; epochs: EpochReport[] };

/** Whether an archive is of a game that went exactly so; otherwise the first difference. */
export function verifyArchive(rulesets: Rulesets, archive: GameArchive, noted: Noted = {}): ArchiveReport {
  const difference = differenceOfCommitment(archive, noted);
  if (difference) return { exact: false, version: null, difference, epochs: [] };
  const ruleset = Object.hasOwn(rulesets, archive.ruleset) ? rulesets[archive.ruleset] : undefined;
  if (!ruleset) {
    const missing = `there is no ruleset ${archive.ruleset} here`;
    return { exact: false, version: null, difference: missing, epochs: [] };
  }
  let replay: LogReplay | undefined;
  try {
    const rows = archive.log.map((row) => storedRow(archive.id, row));
    const backTo = takebacksIn(rows);
    const lastMove = rows.findLastIndex(({ kind }) => kind !== 'NOTE');
    replay = new LogReplay(
      played(ruleset, archive),
      archive,
      { ...archive, startedAt: null },
      checkpointsOf(archive),
      backTo,
    );
    let outcomes = 0;
    for (const [index, row] of rows.entries()) {
      checkRow(row, index === lastMove);
      replay.next(row);
      outcomes += (row.random as unknown[]).length;
    }
    const { exact, version = null, difference = '', epochs } = replay.verdict();
    if (!exact) return { exact, version, difference, epochs };
    return { exact, versions: archive.log.length, outcomes, result: endOf(archive, replay.result) };
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    return { exact: false, version: error.version, difference: error.reason, epochs: replay?.epochs ?? [] };
  }
}

/** The ruleset with the definitions that the game names, as the archive has them. */
function played(ruleset: RulesetService, { definitions }: GameArchive): RulesetService {
  const byHash = new Map(definitions.map(({ hash, definition }) => [hash, definition]));
  const named = { named: definitions, find: (hash: string) => byHash.get(hash) };
  return definitions.length > 0 ? (ruleset.definitions?.pin(named) ?? ruleset) : ruleset;
}

const checkpointsOf = ({ checkpoints }: GameArchive): Map<number, GameState> =>
  new Map(checkpoints.map(({ version, state }) => [version, state as GameState]));

/** What replaying a row does not look at: who asked, and that only the last one aborts. */
function checkRow({ gameId, version, kind, seat, answers }: LogRow, last: boolean): void {
  const given = answers as GameArchive['log'][number]['answers'];
  if (given.some((answer) => answer.seat !== seat))
    throw new ReplayError(gameId, version, 'an answer is of another seat than the entry');
  if (kind === 'ABORT' && (!last || given.length > 0))
    throw new ReplayError(gameId, version, 'the game was aborted here, but goes on');
}

/** How the game ended, which must be as the archive says. */
function endOf({ id, log, status, result }: GameArchive, played: GameResult | null): GameResult {
  const last = log.findLast(({ kind, beside }) => kind !== 'NOTE' || beside?.result);
  const aborted = played === null && last?.kind === 'ABORT';
  const said = last?.beside?.result as GameResult | undefined;
  const end = aborted && result?.kind === 'ABORTED' ? result : (said ?? played);
  if (end === null) throw new ReplayError(id, log.length, 'the log ends before the game does');
  const ended = end.kind === 'ABORTED' ? 'ABORTED' : 'FINISHED';
  if (canonical(end) === canonical(result) && status === ended) return end;
  const told = [status, canonical(result)].join(' ');
  throw new ReplayError(id, log.length, `the game ends as ${ended} ${canonical(end)}, not as ${told}`);
}

/** Whether the revealed seed is the one that was committed to, and the game the one that was noted. */
function differenceOfCommitment(archive: GameArchive, { commitment, nonces }: Noted): string | undefined {
  const made = commitmentOf(archive.id, archive);
  const gives = `the seed, with the decks and nonces of the seats that were not open, gives the commitment ${made}`;
  if (made !== archive.seedHash) return `${gives}, not ${archive.seedHash}`;
  if (commitment !== undefined && commitment.toLowerCase() !== made) return `${gives}, not the noted ${commitment}`;
  for (const [seat, nonce] of nonces ?? []) {
    const used = archive.seats.find((s) => s.seat === seat)?.nonce ?? null;
    if (used !== nonce) return `seat ${seat} has the nonce ${JSON.stringify(used)}, not ${JSON.stringify(nonce)}`;
  }
  return undefined;
}

function storedRow(gameId: string, row: GameArchive['log'][number]): LogRow {
  const beside = (row.beside ?? null) as LogRow['beside'];
  const bytes = { stateHash: Buffer.from(row.stateHash, 'hex'), chain: Buffer.from(row.chain, 'hex') };
  return { ...row, ...bytes, beside, gameId, at: new Date(row.at) };
}
