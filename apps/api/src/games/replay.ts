/** A game's log made into positions again: the start from its setup, then the resolved answers, each checked by its hash. */
import {
  AUTO_PASS,
  type AutoPass,
  type GameEvent,
  type GameState,
  type Match,
  type MatchGame,
  type Outcome,
  type Played,
  type Result,
  type RulesetService,
} from '@arbiter/engine';
import { told } from './beside.js';
import { canonical } from './codec.js';
import { keyingOf } from './commitment.js';
import { nameInRules } from './names.js';
import { openState } from './position.js';
import type { GameRecord, LogRow, SetupRecord } from './repository.js';

/** The log and the engine disagree: replay is not exact. Names the first difference. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
  constructor(
    readonly gameId: string,
    readonly version: number,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`replay of game ${gameId} differs at version ${version}: ${reason}`, options);
  }
}

/** As the database gives it back: it does not keep the order of fields, so no game may begin from another order. */
const asStored = <T>(value: T): T => JSON.parse(canonical(value)) as T;

/** Begins a game from what was stored of it; the same setup gives the same beginning every time. */
export function start(
  ruleset: RulesetService,
  game: Pick<GameRecord, 'id' | 'edition'>,
  given: SetupRecord,
): Result<Outcome> {
  const setup = asStored(given);
  const keying = keyingOf(game.id, setup);
  if (setup.scenario) return ruleset.createScenario(setup.scenario, keying);
  return ruleset.create({
    edition: game.edition,
    seed: setup.seed,
    keying,
    options: {
      autoPass: autoPassOf(setup.options.autoPass),
      payment: setup.options.payment === 'manual' ? 'manual' : 'auto',
      ...(typeof setup.options.format === 'string' ? { format: setup.options.format } : {}),
    },
    seats: setup.seats.map((s) => ({ name: nameInRules(s.seat), deck: s.deck as never })),
    match: setup.options.match as MatchGame | undefined,
  });
}

function autoPassOf(stored: unknown): AutoPass | AutoPass[] {
  const one = (value: unknown): AutoPass => AUTO_PASS.find((known) => known === value) ?? 'none';
  return Array.isArray(stored) ? stored.map(one) : one(stored);
}

/** Version 0 again. */
export function restart(
  ruleset: RulesetService,
  game: Pick<GameRecord, 'id' | 'edition'>,
  setup: SetupRecord,
): { match: Match; events: GameEvent[] } {
  const begun = start(ruleset, game, setup);
  if (!begun.ok) throw new ReplayError(game.id, 0, begun.error.detail, { cause: begun.fault });
  const { state, events } = begun.value;
  const hash = ruleset.hash(state);
  if (hash !== setup.startHash) throw new ReplayError(game.id, 0, `state hash ${hash} instead of ${setup.startHash}`);
  return { match: openState(ruleset, state), events };
}

/** Applies one log row to the match that stands before it. When that fails, the match is good for nothing any more. */
export function applyRow(match: Match, row: LogRow): GameEvent[] {
  const done = playedAgain(match, row);
  if (!done.ok) throw new ReplayError(row.gameId, row.version, done.error.detail, { cause: done.fault });
  const drawn = done.value.random;
  const recorded = row.random as number[];
  const other = Array.from({ length: Math.max(drawn.length, recorded.length) }).findIndex(
    (_, i) => drawn[i] !== recorded[i],
  );
  if (other >= 0) {
    const detail = `random outcome ${other + 1} is ${drawn[other] ?? 'none'}, not ${recorded[other] ?? 'none'}`;
    throw new ReplayError(row.gameId, row.version, detail);
  }
  const expected = row.stateHash.toString('hex');
  const hash = match.hash();
  if (hash !== expected) throw new ReplayError(row.gameId, row.version, `state hash ${hash} instead of ${expected}`);
  return told(row.beside, done.value.events);
}

/** The match that goes on after a takeback, on the state that there was. */
export function takenBackTo(ruleset: RulesetService, state: GameState | undefined, row: LogRow): Match {
  if (!state)
    throw new ReplayError(row.gameId, row.version, `version ${row.beside?.to} is not known, to which it goes back`);
  const match = openState(ruleset, state);
  const hash = match.hash();
  const expected = row.stateHash.toString('hex');
  if (hash !== expected) throw new ReplayError(row.gameId, row.version, `state hash ${hash} instead of ${expected}`);
  return match;
}

/** The versions that takebacks among these entries go back to. */
export const takebacksIn = (rows: readonly LogRow[]): Set<number> =>
  new Set(rows.flatMap(({ beside }) => (beside?.to === undefined ? [] : [beside.to])));

function playedAgain(match: Match, row: LogRow): Result<Pick<Played, 'events' | 'random'>> {
  switch (row.kind) {
    case 'ACTION':
      return match.submit(row.answers as never);
    case 'CONCEDE':
      return match.concede(row.seat);
    case 'ABORT':
    case 'NOTE':
      return { ok: true, value: { events: [], random: [] } };
    case 'TAKEBACK':
      throw new Error('a match of its own goes on from here');
  }
}
