/** How games begin: tried before they are made, and stored with what they begin from. */
import type { HiddenDecision, Outcome, Result, RulesetService, StoredDefinition } from '@arbiter/engine';
import type { PoolClient } from 'pg';
import { deadlines, started, type Terms } from '../clocks/clock.js';
import { clockJobs } from '../clocks/jobs.js';
import { termsOf } from '../clocks/terms.js';
import { ApiError, rebase } from '../errors.js';
import { firstLink } from '../games/codec.js';
import { playedOn, rulesetFor } from '../games/definitions.js';
import type { Refused } from '../games/incidents.js';
import { TELL } from '../games/log-writer.js';
import { unnamed } from '../games/names.js';
import { withDeadlines } from '../games/position.js';
import { start } from '../games/replay.js';
import type { GameRecord, SetupRecord } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import type { Turn } from '../games/turn.js';
import { alterJobs } from '../jobs/add.js';
import { faultAt } from '../schemas/parse.js';
import type { CatalogueService } from './catalogue.js';
import { type Committer, nextGameJobs, statusOf, toldOf } from './committer.js';

/** A game that has just begun. */
interface Begun {
  id: string;
  ruleset: string;
  seats: readonly { bot: string | null; playerId: string | null }[];
}

/** What came of accepting a deck. */
export interface Taken {
  /** What the cards of the decks are that the game has so far. */
  definitions: StoredDefinition[];
  /** The ruleset with the definitions that the game keeps. */
  ruleset: RulesetService;
  /** Absent while the game waits for others. */
  begun: Outcome | null;
}

export class Beginnings {
  constructor(
    readonly catalogue: CatalogueService,
    readonly states: GameStates,
    readonly committer: Committer,
  ) {}

  /**
   * Begins the game, for good or (with a borrowed deck on the open seats) to see that it could begin.
   * @param beside options that the request has beside its scenario, where their faults are
   */
  rehearse(
    ruleset: RulesetService,
    game: { id: string; edition: string },
    setup: SetupRecord,
    beside: readonly string[] = [],
  ): Outcome {
    const borrowed = setup.seats.find((s) => s.deck !== null)?.deck;
    const seats = setup.seats.map((s) => ({ ...s, deck: s.deck ?? borrowed ?? {} }));
    const begun = this.#start(ruleset, game, { ...setup, seats });
    if (begun.ok) return begun.value;
    const onlyOpen = borrowed === undefined && !setup.scenario;
    if (onlyOpen && begun.error.code === 'DECK_ILLEGAL') {
      throw faultAt('$.seats', 'at least one seat must bring its deck, so that the others know what they join');
    }
    const errors = rebase(begun.error.errors, setup.scenario ? '$.scenario' : '$');
    const said = (path: string): string =>
      beside.some((name) => path.startsWith(`$.scenario.options.${name}`)) ? path.replace('.scenario', '') : path;
    throw ApiError.fromRefusal({ ...begun.error, errors: errors.map((e) => ({ ...e, path: said(e.path) })) });
  }

  start(ruleset: RulesetService, game: GameRecord, setup: SetupRecord): Outcome {
    const begun = this.#start(ruleset, game, setup);
    if (!begun.ok) throw ApiError.fromRefusal(begun.error);
    return begun.value;
  }

  #start(ruleset: RulesetService, game: { id: string; edition: string }, setup: SetupRecord): Result<Outcome, Refused> {
    const { info, epoch } = ruleset;
    const subject = { ruleset: info.id, epoch, game: game.id, version: 0 };
    const input = withoutSeed(unnamed(setup));
    return this.states.incidents.refusing(subject, 'begin', input, () => start(ruleset, game, setup));
  }

  /**
   * Begins a game with the decks that its seats have brought, or sees (where it `waits` for others) that it could begin. Its
   * cards are from now on what they are then. In the transaction that stored the last deck.
   */
  async take(client: PoolClient, game: GameRecord, { waits, turn }: { waits: boolean; turn: Turn }): Promise<Taken> {
    const { definitions, games } = this.states;
    const ruleset = this.catalogue.edition(game.ruleset, game.edition);
    const setup = await games.setup(game.id, client);
    const named = setup.definitions ?? [];
    const accepted = await rulesetFor(definitions, ruleset, named, true);
    await turn();
    const begun = waits ? this.rehearse(accepted, game, setup) : this.start(accepted, game, setup);
    const { definitions: added = [] } = begun;
    await definitions.pin(client, game, added, named);
    if (!waits) await this.store(client, game, begun, game.seats, termsOf(setup.options));
    const played = await playedOn(definitions, ruleset, named);
    return { definitions: added, ruleset: played, begun: waits ? null : begun };
  }

  /** Stores that the game has begun, in the transaction that made it or gave its last seat away. */
  async store(
    client: PoolClient,
    game: Pick<GameRecord, 'id' | 'ruleset' | 'edition' | 'seedHash'>,
    begun: Outcome,
    seats: readonly { playerId: string | null }[],
    terms?: Terms,
  ): Promise<void> {
    const { state } = begun;
    const ruleset = this.catalogue.ruleset(game.ruleset);
    const hash = ruleset.hash(state);
    const result = state.result === null ? null : JSON.stringify(state.result);
    const at = new Date();
    const asked = (): HiddenDecision[] => ruleset.decisions(state, 'spectator') as HiddenDecision[];
    const clock = terms && started(terms, seats.length, asked(), at.getTime());
    const timed = (): HiddenDecision[] => (clock ? withDeadlines(asked(), deadlines(clock)) : asked());
    const told = toldOf({ seats, pending: null }, state.result !== null, timed);
    await client.query(
      `UPDATE games SET status = $2::game_status, result = $3::jsonb, epoch = $4, chain = $5, pending = $6::jsonb, updated_at = $7,
         beside = $8::jsonb
         WHERE id = $1`,
      [
        game.id,
        statusOf(state),
        result,
        state.epoch,
        firstLink(game, hash),
        told.pending && JSON.stringify(told.pending),
        at,
        clock ? JSON.stringify({ clock }) : null,
      ],
    );
    await client.query('UPDATE game_setups SET start_hash = $2, started_at = $3, due = $4::jsonb WHERE game_id = $1', [
      game.id,
      hash,
      at,
      clock ? JSON.stringify(clock.due) : null,
    ]);
    if (clock && state.result === null) await alterJobs(client, clockJobs(game.id, 0, clock));
    if (state.result !== null) await alterJobs(client, nextGameJobs(game.id));
    if (told.pending) await client.query(TELL, [game.id, told.asked]);
  }

  /**
   * Takes up a game once it has been stored that it began.
   * @param ruleset with the definitions that the game keeps
   */
  announce(game: Begun, begun: Outcome, ruleset = this.catalogue.ruleset(game.ruleset)): void {
    this.states.began(game.id, ruleset, begun);
    this.committer.announce(game);
  }
}

/** A seed belongs to its game alone, and is no part of what is recorded elsewhere. */
function withoutSeed({ seed: _own, ...setup }: SetupRecord): Omit<SetupRecord, 'seed'> {
  const { seed: _same, ...scenario } = setup.scenario ?? {};
  return { ...setup, scenario: setup.scenario && scenario };
}
