/** Games come into being: created with all their seats, or with some that are open (`joining.ts`). */
import { randomBytes } from 'node:crypto';
import type { Outcome, RulesetService, StoredDefinition } from '@arbiter/engine';
import type { PoolClient } from 'pg';
import { termsOf } from '../clocks/terms.js';
import { inTransaction, isDangling } from '../database/database.js';
import { ApiError } from '../errors.js';
import { sha256 } from '../games/codec.js';
import { commitmentOf } from '../games/commitment.js';
import { bringing, namedWith } from '../games/definitions.js';
import { gameOfMatch, matchOf, newMatchId } from '../games/matches.js';
import type { GameRecord, GameRepository, SetupRecord } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import type { Turn } from '../games/turn.js';
import type { CreatedGame, CreateGameInput } from '../schemas/games.js';
import type { CreatedMatch, CreateMatchInput } from '../schemas/matches.js';
import { faultAt } from '../schemas/parse.js';
import { hashToken, type KeyedGame, type Keys } from '../security/keys.js';
import { type Access, type PlayerRef, playerOf } from './access.js';
import type { Beginnings } from './beginnings.js';
import type { BotGames } from './bot-games.js';
import type { CatalogueService } from './catalogue.js';
import { isOfBotsAlone } from './committer.js';
import type { Idempotency, NewKey } from './idempotency.js';
import {
  checkAutoPass,
  checkPlayersDiffer,
  checkSeatCount,
  chosenSeed,
  formatAmong,
  formatIn,
  keptScenario,
  optionsBeside,
  type Plan,
  SeatPlans,
  scenarioOf,
  unseated,
} from './seat-plans.js';

const CREATE = 'create game';
const CREATE_MATCH = 'create match';

export interface Draft extends KeyedGame {
  input: CreateGameInput;
  /** The match whose first game it is. */
  match?: NewMatch | undefined;
  test: boolean;
  setup: SetupRecord;
  plans: Plan[];
  seedHash: string;
  /** What the cards of its decks, or its scenario, are as these were accepted. */
  definitions: StoredDefinition[];
  /** Absent while seats are open. */
  begun: Outcome | null;
}

/** A match that begins with a game. */
export interface NewMatch {
  id: string;
  bestOf: number;
}

interface CreateRequest {
  token?: string | undefined;
  key: string | undefined;
  client: string;
  turn: Turn;
}

export class LobbyService {
  constructor(
    readonly catalogue: CatalogueService,
    readonly games: GameRepository,
    readonly states: GameStates,
    readonly beginnings: Beginnings,
    readonly idempotency: Idempotency,
    readonly keys: Keys,
    readonly access: Access,
    readonly botGames: BotGames,
  ) {}

  /**
   * Creates a game. Whoever creates has no token yet, and an address belongs to many: the key alone says whose answer it
   * is, so it is a secret that nobody can guess (`secretKey`), and stored as its hash. `client`: who asks, as `Clients`
   * names it; games of bots alone are counted by it.
   */
  create(input: CreateGameInput, request: CreateRequest): Promise<CreatedGame> {
    return this.#create(CREATE, input, input, request);
  }

  /** Creates a match with its first game; the tokens of its seats open all that come. */
  async createMatch({ bestOf, ...input }: CreateMatchInput, request: CreateRequest): Promise<CreatedMatch> {
    const made = await this.#create(CREATE_MATCH, input, { ...input, bestOf }, request, bestOf);
    const { game, ...created } = made;
    return { match: matchOf(game)?.match ?? game, games: [game], ...created };
  }

  async #create(
    route: string,
    input: CreateGameInput,
    body: object,
    request: CreateRequest,
    bestOf?: number,
  ): Promise<CreatedGame> {
    const player = playerOf(await this.access.caller(request.token));
    const key = request.key === undefined ? undefined : sha256(request.key).toString('hex');
    return this.idempotency.once(
      { caller: CREATE, key, route, body: player ? { input: body, player: player.id } : body },
      {
        execute: async (key) => {
          await request.turn();
          const match = bestOf === undefined ? undefined : { id: newMatchId(), bestOf };
          const draft = this.#draft(input, player, match);
          await this.#checkInvited(draft.plans);
          await this.store(draft, request.client, key);
          this.states.definitions.confirm(input.ruleset, draft.definitions);
          const seats = draft.plans.map(({ bot, player: playerId }) => ({ bot, playerId }));
          if (draft.begun) this.beginnings.announce({ id: draft.id, ruleset: input.ruleset, seats }, draft.begun);
          return this.#created(draft, draft.plans, draft.test, draft.seedHash);
        },
        again: async ({ gameId }) => {
          const game = await this.#kept(gameId);
          // A seat that was joined since was open then: it has an invite.
          const plans = game.seats.map((s) => ({ ...s, open: s.inviteHash !== null }));
          return this.#created(game, plans, game.test, game.seedHash);
        },
      },
    );
  }

  /** The game that a repeated request has made: keys may be kept for longer than games. */
  async #kept(gameId: string): Promise<GameRecord> {
    const game = await this.games.find(gameId);
    if (game) return game;
    throw new ApiError('NOT_FOUND', 'the game of the first request with this key is not kept any more');
  }

  #created(
    game: KeyedGame,
    plans: readonly Pick<Plan, 'seat' | 'bot' | 'open'>[],
    test: boolean,
    seedHash: string,
  ): CreatedGame {
    const seats = plans.map(({ seat, bot, open }) => {
      if (bot) return { seat, bot };
      return open ? { seat, invite: this.keys.invite(game, seat) } : { seat, token: this.keys.seatToken(game, seat) };
    });
    const judge = test ? { judgeToken: this.keys.judgeToken(game) } : {};
    return { game: game.id, seats, ...judge, seedHash };
  }

  /** Everything about the game but its rows; refuses what cannot become a game. */
  #draft(input: CreateGameInput, creator: PlayerRef | undefined, match?: NewMatch): Draft {
    const plain = this.catalogue.edition(input.ruleset, input.edition);
    const own = this.#ownCards(plain, input);
    const ruleset = bringing(plain, own);
    const chosen = chosenSeed(input);
    const seed = chosen ?? randomBytes(32).toString('hex');
    const id = match ? gameOfMatch(match.id, 1) : newGameId();
    const given = input.scenario ? scenarioOf(input, seed) : null;
    const scenario = given && keptScenario(given);
    const format = scenario ? undefined : formatIn(ruleset, input.edition, input.options?.format);
    const formatId = scenario ? formatAmong(scenario.options) : format?.id;
    if (!scenario) checkSeatCount(ruleset, input.seats?.length ?? 0, format);
    const seated = new SeatPlans(this.catalogue, creator, format);
    const plans = scenario ? [] : (input.seats ?? []).map((seat, i) => seated.plan(ruleset, input.edition, seat, i));
    const { autoPass = 'none', payment = 'auto', decklists, clock, onTimeout } = input.options ?? {};
    if (!scenario) checkAutoPass(autoPass, plans.length);
    const setup: SetupRecord = {
      seed,
      seedChosen: chosen !== undefined,
      options: {
        autoPass,
        payment,
        ...(formatId ? { format: formatId } : {}),
        ...(decklists ? { decklists } : {}),
        ...(clock ? { clock: { ...clock, onTimeout: onTimeout ?? 'claim' } } : {}),
        ...(match ? { match: {} } : {}),
      },
      scenario,
      startHash: null,
      startedAt: null,
      seats: plans,
    };
    // How many seats a scenario has shows when it begins; their nonces are part of how it begins.
    const seats = scenario ? (input.seats ?? []).map(unseated) : plans;
    const beside = scenario ? optionsBeside(input) : [];
    const begun = this.beginnings.rehearse(ruleset, { id, edition: input.edition }, { ...setup, seats }, beside);
    if (given) plans.push(...seated.ofScenario(ruleset, input.seats, given, begun.state.seats));
    checkPlayersDiffer(plans);
    const open = plans.some((plan) => plan.open);
    const test = scenario !== null || input.options?.test === true;
    const fixed = plans.map((plan) => ({ ...plan, joined: plan.open }));
    const seedHash = commitmentOf(id, { ...setup, seats: fixed });
    const definitions = namedWith(own, begun.definitions ?? []);
    const { current: keyId } = this.keys;
    return { id, keyId, input, match, test, setup, plans, seedHash, definitions, begun: open ? null : begun };
  }

  #ownCards(ruleset: RulesetService, { edition, scenario, definitions = [] }: CreateGameInput): StoredDefinition[] {
    if (scenario && definitions.length > 0)
      throw faultAt('$.definitions', 'those of a scenario stand in its own `definitions`');
    return this.catalogue.ownCards(ruleset, edition, definitions, '$.definitions');
  }

  async #checkInvited(plans: readonly Plan[]): Promise<void> {
    const invited = plans.flatMap(({ open, player }) => (open && player !== null ? [player] : []));
    if (invited.length === 0) return;
    const { rows } = await this.games.pool.query<{ id: string }>('SELECT id FROM players WHERE id = ANY($1)', [
      invited,
    ]);
    const unknown = plans.find(({ open, player }) => open && player !== null && !rows.some(({ id }) => id === player));
    if (unknown) throw faultAt(`$.seats[${unknown.seat}].player`, 'there is no such player', 'UNKNOWN_PLAYER');
  }

  /** Stores a game with all that belongs to it. */
  async store(draft: Draft, client: string, key: NewKey | null): Promise<void> {
    try {
      await inTransaction(this.games.pool, (connection) => this.#insert(connection, { ...draft, client }, key));
    } catch (error) {
      if (isDangling(error)) throw new ApiError('UNAUTHORIZED', 'a player of this game has just been deleted');
      throw error;
    }
  }

  async #insert(client: PoolClient, draft: Draft & { client: string }, key: NewKey | null): Promise<void> {
    const botsFor = isOfBotsAlone({ seats: draft.plans }) ? await this.botGames.admit(client, draft.client) : null;
    const { id, keyId, input, test, setup, seedHash } = draft;
    const judge = test ? hashToken(this.keys.judgeToken(draft)) : null;
    const { match } = draft;
    if (match) await client.query('INSERT INTO matches (id, best_of) VALUES ($1, $2)', [match.id, match.bestOf]);
    await client.query(
      `INSERT INTO games (id, ruleset, edition, status, test, seed_hash, judge_hash, key_id, bots_for, listed, joinable, metadata, match_id)
         VALUES ($1, $2, $3, 'OPEN', $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        id,
        input.ruleset,
        input.edition,
        test,
        seedHash,
        judge,
        keyId,
        botsFor,
        input.options?.listed ?? true,
        input.options?.joinable ?? false,
        input.metadata ? JSON.stringify(input.metadata) : null,
        match?.id ?? null,
      ],
    );
    const { seed, keyId: seedKey } = this.keys.sealSeed(id, setup.seed);
    // The scenario's own seed is that of the game; it is put back when the setup is read.
    const scenario = setup.scenario === null ? null : JSON.stringify({ ...setup.scenario, seed: undefined });
    await client.query(
      'INSERT INTO game_setups (game_id, seed, seed_key, seed_chosen, options, scenario) VALUES ($1, $2, $3, $4, $5, $6)',
      [id, seed, seedKey, setup.seedChosen, JSON.stringify(setup.options), scenario],
    );
    for (const plan of draft.plans) await this.#insertSeat(client, draft, plan);
    const game = { id, ruleset: input.ruleset, edition: input.edition, seedHash };
    await this.states.definitions.pin(client, game, draft.definitions);
    const seats = draft.plans.map(({ player: playerId }) => ({ playerId }));
    if (draft.begun) await this.beginnings.store(client, game, draft.begun, seats, termsOf(setup.options));
    if (key) await this.games.rememberKey(client, { ...key, gameId: id, version: 0 });
  }

  #insertSeat(client: PoolClient, game: KeyedGame, plan: Plan): Promise<unknown> {
    const token = plan.open || plan.bot ? null : hashToken(this.keys.seatToken(game, plan.seat));
    const invite = plan.open ? hashToken(this.keys.invite(game, plan.seat)) : null;
    return client.query(
      `INSERT INTO seats (game_id, seat, name, token_hash, invite_hash, bot, deck, deck_format, nonce, player_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        game.id,
        plan.seat,
        plan.name,
        token,
        invite,
        plan.bot,
        jsonOf(plan.deck),
        plan.deckFormat,
        plan.nonce,
        plan.player,
      ],
    );
  }
}

/** A deck as a column of JSON; without one the column stays empty. */
const jsonOf = (deck: unknown): string | null => (deck === null ? null : JSON.stringify(deck));

export const newGameId = (): string => `g_${randomBytes(12).toString('base64url')}`;
