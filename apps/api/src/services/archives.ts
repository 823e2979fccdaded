/** Games as they were recorded. */
import type { StoredDefinition } from '@arbiter/engine';
import { unpackState } from '../games/codec.js';
import type { GameRecord, LogRow } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import type { GameStatus } from '../generated/prisma/enums.js';

/** A game as it was recorded. */
export interface GameArchive {
  id: string;
  ruleset: string;
  edition: string;
  seed: string;
  epoch: number;
  seedHash: string;
  seedChosen: boolean;
  options: Record<string, unknown>;
  scenario: Record<string, unknown> | null;
  /** Hash of the state at version 0. */
  startHash: string | null;
  status: GameStatus;
  result: GameRecord['result'];
  seats: { seat: number; name: string | null; deck: unknown; nonce: string | null; joined: boolean }[];
  /** The definitions that the game names, as they were then. */
  definitions: StoredDefinition[];
  /** The states with which new epochs of the engine began. */
  checkpoints: { version: number; epoch: number; state: Record<string, unknown> }[];
  log: {
    version: number;
    kind: LogRow['kind'];
    seat: number;
    answers: { [field: string]: unknown; seat: number }[];
    random: number[];
    epoch: number;
    stateHash: string;
    chain: string;
    at: string;
    beside?: Record<string, unknown> | null | undefined;
  }[];
}

/** Everything that is needed to run a game again and to check the chain of its log. */
export async function archiveOf({ games, definitions: kept }: GameStates, game: GameRecord): Promise<GameArchive> {
  const { id } = game;
  const { seed, seedChosen, options, scenario, startHash, ...setup } = await games.setup(id);
  const definitions = await kept.stored(game.ruleset, setup.definitions ?? []);
  const checkpoints = (await games.checkpoints(id)).map(({ version, epoch, state }) => {
    return { version, epoch, state: unpackState(state) };
  });
  const seats = setup.seats.map(({ deckFormat: _, ...seat }) => ({ ...seat, joined: seat.joined === true }));
  const rows = await games.rows(id, 0, game.version);
  const log = rows.map(({ version, kind, seat, answers, random, epoch, stateHash, chain, at, beside }) => {
    const hashes = { stateHash: stateHash.toString('hex'), chain: chain.toString('hex') };
    return {
      version,
      kind,
      seat,
      answers: answers as GameArchive['log'][number]['answers'],
      random: random as number[],
      epoch,
      ...hashes,
      at: at.toISOString(),
      ...(beside ? { beside: { ...beside } } : {}),
    };
  });
  const { ruleset, edition, status, result, epoch, seedHash } = game;
  const began = { seed, seedHash, seedChosen, options, scenario, startHash, seats };
  return { id, ruleset, edition, status, result, epoch, ...began, definitions, checkpoints, log };
}
