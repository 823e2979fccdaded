/** Games come into being: created with all their seats, or opened and begun by whoever joins last. */
import { randomBytes } from 'node:crypto';
import type { Outcome, Result, RulesetService, StoredDefinition } from '@arbiter/engine';
import pLimit from 'p-limit';
import type { PoolClient } from 'pg';
import { inTransaction } from '../database/database.js';
import { ApiError, rebase } from '../errors.js';
import { firstLink, sha256 } from '../games/codec.js';
import { commitmentOf } from '../games/commitment.js';
import { playedOn, rulesetFor } from '../games/definitions.js';
import type { Refused } from '../games/incidents.js';
import { start } from '../games/replay.js';
import type { GameRecord, GameRepository, SetupRecord } from '../games/repository.js';
import type { GameStates } from '../games/states.js';
import type { Turn } from '../games/turn.js';
import type { CreatedGame, CreateGameInput, JoinedGame, JoinInput, SeatInput } from '../schemas/games.js';
import { faultAt } from '../schemas/parse.js';
import { hashToken, type KeyedGame, type Keys, sameHash } from '../security/keys.js';
import { isOver } from './access.js';
import type { BotGames } from './bot-games.js';
import type { CatalogueService } from './catalogue.js';
import { type Committer, isOfBotsAlone, statusOf } from './committer.js';
import type { Idempotency, NewKey } from './idempotency.js';

const CREATE = 'create game';

/** One seat of a game about to be made. */
interface Plan {
  seat: number;
  name: string | null;
  bot: string | null;
  open: boolean;
  deck: unknown;
  nonce: string | null;
}
interface Draft extends KeyedGame {
  input: CreateGameInput;
  test: boolean;
  setup: SetupRecord;
  plans: Plan[];
  seedHash: string;
  /** What the cards of its decks, or its scenario, are as these were accepted. */
  definitions: StoredDefinition[];
  /** Absent while seats are open. */
  begun: Outcome | null;
}

/** A game that has just begun. */
interface Begun {
  id: string;
  ruleset: string;
  seats: readonly { bot: string | null }[];
}

/** A seat that has been taken. */
interface Seated {
  game: GameRecord;
  seat: number;
  /** What the cards of its deck are, and all others that the game has so far. */
  definitions: StoredDefinition[];
  ruleset: RulesetService;
  /** Absent while other seats are open. */
  begun: Outcome | null;
}

export class LobbyService {
  /** Joining waits for its turn with a connection to the database in its hands: so few at a time leave some for others. */
  readonly #joining = pLimit(4);

  constructor(
    readonly catalogue: CatalogueService,
    readonly games: GameRepository,
    readonly states: GameStates,
    readonly committer: Committer,
    readonly idempotency: Idempotency,
    readonly keys: Keys,
    readonly botGames: BotGames,
  ) {}

  /**
   * Creates a game. Whoever creates has no token yet, and an address belongs to many: the key alone says whose answer it
   * is, so it is a secret that nobody can guess (`secretKey`), and stored as its hash. `client`: who asks, as `Clients`
   * names it; games of bots alone are counted by it.
   */
  create(
    input: CreateGameInput,
    request: { key: string | undefined; client: string; turn: Turn },
  ): Promise<CreatedGame> {
    const key = request.key === undefined ? undefined : sha256(request.key).toString('hex');
    return this.idempotency.once(
      { caller: CREATE, key, route: CREATE, body: input },
      {
        execute: async (key) => {
          await request.turn();
          const draft = this.#draft(input);
          await inTransaction(this.games.pool, (client) =>
            this.#insert(client, { ...draft, client: request.client }, key),
          );
          this.states.definitions.confirm(input.ruleset, draft.definitions);
          if (draft.begun) this.#began({ id: draft.id, ruleset: input.ruleset, seats: draft.plans }, draft.begun);
          return this.#created(draft, draft.plans, draft.test, draft.seedHash);
        },
        again: async ({ gameId }) => {
          const game = await this.#kept(gameId);
          // A seat that was joined since was open then: it has an invite.
          const plans = game.seats.map((s) => ({ ...s, open: s.inviteHash !== null, deck: null }));
          return this.#created(game, plans, game.test, game.seedHash);
        },
      },
    );
  }

  /** Takes an open seat. The game begins when the last one is taken; its version is 0 then, as before. */
  join(gameId: string, input: JoinInput, request: { key: string | undefined; turn: Turn }): Promise<JoinedGame> {
    const invite = hashToken(input.invite);
    return this.idempotency.once(
      { caller: invite.toString('hex'), key: request.key, route: `join ${gameId}`, body: input },
      {
        execute: async (key) => {
          await request.turn();
          const joined = await this.#joining(() =>
            inTransaction(this.games.pool, async (client) => {
              // Whoever joins holds the game's row, so that exactly one request finds itself the last.
              await client.query('SELECT 1 FROM games WHERE id = $1 FOR UPDATE', [gameId]);
              const game = await this.games.find(gameId, client);
              if (!game) throw new ApiError('NOT_FOUND', 'there is no such game');
              return this.#seat(client, game, invite, { input, key, turn: request.turn });
            }),
          );
          this.states.definitions.confirm(joined.game.ruleset, joined.definitions);
          if (joined.begun) this.#began(joined.game, joined.begun, joined.ruleset);
          return this.#joined(joined.game, joined.seat);
        },
        again: async () => {
          const game = await this.#kept(gameId);
          return this.#joined(game, seatOf(game, invite).seat);
        },
      },
    );
  }

  /** The game that a repeated request has made or joined: keys may be kept for longer than games. */
  async #kept(gameId: string): Promise<GameRecord> {
    const game = await this.games.find(gameId);
    if (game) return game;
    throw new ApiError('NOT_FOUND', 'the game of the first request with this key is not kept any more');
  }

  #joined(game: KeyedGame, seat: number): JoinedGame {
    return { game: game.id, seat, token: this.keys.seatToken(game, seat) };
  }

  /** @param ruleset with the definitions that the game keeps */
  #began(game: Begun, begun: Outcome, ruleset = this.catalogue.ruleset(game.ruleset)): void {
    this.states.began(game.id, ruleset, begun);
    this.committer.announce(game);
  }

  #created(game: KeyedGame, plans: Plan[], test: boolean, seedHash: string): CreatedGame {
    const seats = plans.map(({ seat, bot, open }) => {
      if (bot) return { seat, bot };
      return open ? { seat, invite: this.keys.invite(game, seat) } : { seat, token: this.keys.seatToken(game, seat) };
    });
    const judge = test ? { judgeToken: this.keys.judgeToken(game) } : {};
    return { game: game.id, seats, ...judge, seedHash };
  }

  /** Everything about the game but its rows; refuses what cannot become a game. */
  #draft(input: CreateGameInput): Draft {
    const ruleset = this.catalogue.edition(input.ruleset, input.edition);
    const chosen = chosenSeed(input);
    const seed = chosen ?? randomBytes(32).toString('hex');
    const id = `g_${randomBytes(12).toString('base64url')}`;
    const scenario = input.scenario ? scenarioOf(input, seed) : null;
    if (!scenario) checkSeatCount(ruleset, input.seats?.length ?? 0);
    const plans = scenario ? [] : (input.seats ?? []).map((seat, i) => this.#plan(ruleset, input.edition, seat, i));
    const { autoPass = 'none', payment = 'auto' } = input.options ?? {};
    const setup: SetupRecord = {
      seed,
      seedChosen: chosen !== undefined,
      options: { autoPass, payment },
      scenario,
      startHash: null,
      startedAt: null,
      seats: plans,
    };
    // How many seats a scenario has shows when it begins; their nonces are part of how it begins.
    const seats = scenario ? (input.seats ?? []).map(unseated) : plans;
    const begun = this.#rehearse(ruleset, { id, edition: input.edition }, { ...setup, seats });
    if (scenario) plans.push(...scenarioSeats(ruleset, input.seats, begun.state.seats));
    const open = plans.some((plan) => plan.open);
    const test = scenario !== null || input.options?.test === true;
    const fixed = plans.map((plan) => ({ ...plan, joined: plan.open }));
    const seedHash = commitmentOf(id, { ...setup, seats: fixed });
    const { definitions = [] } = begun;
    const { current: keyId } = this.keys;
    return { id, keyId, input, test, setup, plans, seedHash, definitions, begun: open ? null : begun };
  }

  #plan(ruleset: RulesetService, edition: string, input: SeatInput, seat: number): Plan {
    const path = `$.seats[${seat}]`;
    if (input.open) return openSeat(input, seat, path);
    checkBot(ruleset, input.bot ?? null, path);
    if (!input.name && !input.bot)
      throw faultAt(`${path}.name`, 'a seat needs a name, a bot, or to be open', 'REQUIRED');
    const deck = this.catalogue.legalDeck(ruleset, edition, input, path);
    const { bot = null, nonce = null } = input;
    return { seat, name: input.name ?? `Bot (${bot})`, bot, open: false, deck, nonce };
  }

  /** Begins the game, for good or (with a borrowed deck on the open seats) to see that it could begin. */
  #rehearse(ruleset: RulesetService, game: { id: string; edition: string }, setup: SetupRecord): Outcome {
    const borrowed = setup.seats.find((s) => s.deck !== null)?.deck;
    const seats = setup.seats.map((s) => ({
      ...s,
      name: s.name ?? `Player ${s.seat + 1}`,
      deck: s.deck ?? borrowed ?? {},
    }));
    const begun = this.#start(ruleset, game, { ...setup, seats });
    if (begun.ok) return begun.value;
    const onlyOpen = borrowed === undefined && !setup.scenario;
    if (onlyOpen && begun.error.code === 'DECK_ILLEGAL') {
      throw faultAt('$.seats', 'at least one seat must bring its deck, so that the others know what they join');
    }
    throw ApiError.fromRefusal({
      ...begun.error,
      errors: rebase(begun.error.errors, setup.scenario ? '$.scenario' : '$'),
    });
  }

  #start(ruleset: RulesetService, game: { id: string; edition: string }, setup: SetupRecord): Result<Outcome, Refused> {
    const { info, epoch } = ruleset;
    const subject = { ruleset: info.id, epoch, game: game.id, version: 0 };
    return this.states.incidents.refusing(subject, 'begin', withoutSeed(setup), () => start(ruleset, game, setup));
  }

  async #insert(client: PoolClient, draft: Draft & { client: string }, key: NewKey | null): Promise<void> {
    const botsFor = isOfBotsAlone({ seats: draft.plans }) ? await this.botGames.admit(client, draft.client) : null;
    const { id, keyId, input, test, setup, seedHash } = draft;
    const judge = test ? hashToken(this.keys.judgeToken(draft)) : null;
    await client.query(
      `INSERT INTO games (id, ruleset, edition, status, test, seed_hash, judge_hash, key_id, bots_for) VALUES ($1, $2, $3, 'OPEN', $4, $5, $6, $7, $8)`,
      [id, input.ruleset, input.edition, test, seedHash, judge, keyId, botsFor],
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
    if (draft.begun) await this.#begin(client, game, draft.begun);
    if (key) await this.games.rememberKey(client, { ...key, gameId: id, version: 0 });
  }

  #insertSeat(client: PoolClient, game: KeyedGame, plan: Plan): Promise<unknown> {
    const token = plan.open || plan.bot ? null : hashToken(this.keys.seatToken(game, plan.seat));
    const invite = plan.open ? hashToken(this.keys.invite(game, plan.seat)) : null;
    return client.query(
      'INSERT INTO seats (game_id, seat, name, token_hash, invite_hash, bot, deck, nonce) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [game.id, plan.seat, plan.name, token, invite, plan.bot, jsonOf(plan.deck), plan.nonce],
    );
  }

  async #begin(
    client: PoolClient,
    game: Pick<GameRecord, 'id' | 'ruleset' | 'edition' | 'seedHash'>,
    begun: Outcome,
  ): Promise<void> {
    const { state } = begun;
    const hash = this.catalogue.ruleset(game.ruleset).hash(state);
    const result = state.result === null ? null : JSON.stringify(state.result);
    await client.query(
      `UPDATE games SET status = $2::game_status, result = $3::jsonb, epoch = $4, chain = $5, updated_at = now() WHERE id = $1`,
      [game.id, statusOf(state), result, state.epoch, firstLink(game, hash)],
    );
    await client.query('UPDATE game_setups SET start_hash = $2, started_at = now() WHERE game_id = $1', [
      game.id,
      hash,
    ]);
  }

  async #seat(
    client: PoolClient,
    game: GameRecord,
    invite: Buffer,
    { input, key, turn }: { input: JoinInput; key: NewKey | null; turn: Turn },
  ): Promise<Seated> {
    const taken = seatOf(game, invite);
    if (taken.name !== null) throw new ApiError('UNAUTHORIZED', 'this invite has been used');
    // Its seed is public: it must not begin any more.
    if (isOver(game)) throw new ApiError('GAME_OVER', 'the game ended before it began', { version: game.version });
    const ruleset = this.catalogue.edition(game.ruleset, game.edition);
    const before = await this.games.setup(game.id, client);
    const deck = before.scenario ? null : this.catalogue.legalDeck(ruleset, game.edition, input, '$');
    await client.query(
      'UPDATE seats SET name = $3, deck = $4, token_hash = $5, nonce = $6 WHERE game_id = $1 AND seat = $2',
      [
        game.id,
        taken.seat,
        input.name,
        jsonOf(deck),
        hashToken(this.keys.seatToken(game, taken.seat)),
        input.nonce ?? null,
      ],
    );
    if (key) await this.games.rememberKey(client, { ...key, gameId: game.id, version: 0 });
    const waits = game.seats.some((s) => s.name === null && s !== taken);
    const setup = await this.games.setup(game.id, client);
    const named = setup.definitions ?? [];
    const accepted = await rulesetFor(this.states.definitions, ruleset, named, true);
    await turn();
    const begun = waits ? this.#rehearse(accepted, game, setup) : this.#started(accepted, game, setup);
    const { definitions = [] } = begun;
    await this.states.definitions.pin(client, game, definitions, named);
    if (!waits) await this.#begin(client, game, begun);
    const played = await playedOn(this.states.definitions, ruleset, named);
    return { game, seat: taken.seat, definitions, ruleset: played, begun: waits ? null : begun };
  }

  #started(ruleset: RulesetService, game: GameRecord, setup: SetupRecord): Outcome {
    const begun = this.#start(ruleset, game, setup);
    if (!begun.ok) throw ApiError.fromRefusal(begun.error);
    return begun.value;
  }
}

/** A seed belongs to its game alone, and is no part of what is recorded elsewhere. */
function withoutSeed({ seed: _own, ...setup }: SetupRecord): Omit<SetupRecord, 'seed'> {
  const { seed: _same, ...scenario } = setup.scenario ?? {};
  return { ...setup, scenario: setup.scenario && scenario };
}

/** The seat that an invite (as its hash) is for. */
function seatOf(game: GameRecord, invite: Buffer): GameRecord['seats'][number] {
  const seat = game.seats.find((s) => sameHash(s.inviteHash, invite));
  if (seat) return seat;
  throw new ApiError('UNAUTHORIZED', 'this invite belongs to no seat of this game');
}

/** A deck as a column of JSON; without one the column stays empty. */
const jsonOf = (deck: unknown): string | null => (deck === null ? null : JSON.stringify(deck));

/** The seed asked for, where that is allowed; undefined: the server makes a secret one. */
function chosenSeed(input: CreateGameInput): string | undefined {
  const asked = input.seed ?? input.options?.seed;
  if (asked !== undefined && input.options?.test !== true) {
    const path = input.seed === undefined ? '$.options.seed' : '$.seed';
    throw faultAt(path, 'a seed can be set only inside a scenario or with options.test: true');
  }
  const inScenario = input.scenario?.seed;
  if (inScenario !== undefined && typeof inScenario !== 'string')
    throw faultAt('$.scenario.seed', 'a seed is a text', 'WRONG_TYPE');
  return inScenario ?? asked;
}

/** The scenario to begin from, with everything that the request said outside of it. */
function scenarioOf(input: CreateGameInput, seed: string): Record<string, unknown> {
  const given = input.scenario ?? {};
  for (const field of ['ruleset', 'edition'] as const) {
    if (given[field] === input[field]) continue;
    throw faultAt(`$.scenario.${field}`, `must equal the request's ${field}, ${JSON.stringify(input[field])}`);
  }
  const { autoPass, payment } = input.options ?? {};
  const outside = { ...(autoPass ? { autoPass } : {}), ...(payment ? { payment } : {}) };
  const options =
    typeof given.options === 'object' || Object.keys(outside).length > 0
      ? { ...outside, ...(given.options ?? {}) }
      : undefined;
  return { ...given, seed, ...(options ? { options } : {}) };
}

/** A scenario's players are its seats; the request may name them, hand them to bots, or leave them open. */
function scenarioSeats(ruleset: RulesetService, inputs: SeatInput[] | undefined, count: number): Plan[] {
  if (inputs && inputs.length !== count)
    throw faultAt('$.seats', `the scenario has ${count} players, but there are ${inputs.length} seats`);
  return Array.from({ length: count }, (_, seat): Plan => {
    const input = inputs?.[seat] ?? {};
    const { name, bot = null, open = false, deck, deckText, nonce = null } = input;
    const path = `$.seats[${seat}]`;
    if (deck !== undefined || deckText !== undefined)
      throw faultAt(`${path}.deck`, 'in a scenario the cards come from its players');
    checkBot(ruleset, bot, path);
    if (open) return openSeat(input, seat, path);
    return { seat, name: name ?? (bot ? `Bot (${bot})` : `Player ${seat + 1}`), bot, open, deck: null, nonce };
  });
}

function checkSeatCount({ info }: RulesetService, count: number): void {
  if (count === 0) throw faultAt('$.seats', 'a game needs seats, or a scenario', 'REQUIRED');
  const { min, max } = info.seats ?? { min: 1, max: count };
  if (count >= min && count <= max) return;
  const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`;
  throw faultAt('$.seats', `${info.name} is played here with ${wanted} seats, not ${count}`, 'OUT_OF_RANGE');
}

/** A seat of which no more is known than what it adds to the game's randomness. */
function unseated({ nonce = null }: { nonce?: string | null | undefined }, seat: number): Plan {
  return { seat, name: null, bot: null, open: true, deck: null, nonce };
}

function openSeat(input: SeatInput, seat: number, path: string): Plan {
  if (Object.keys(input).length > 1)
    throw faultAt(path, 'an open seat has no other field: who joins brings name, deck and nonce');
  return unseated({}, seat);
}

function checkBot(ruleset: RulesetService, bot: string | null, path: string): void {
  if (bot === null || Object.hasOwn(ruleset.bots, bot)) return;
  throw faultAt(
    `${path}.bot`,
    `there is no bot ${JSON.stringify(bot)}; there are ${Object.keys(ruleset.bots).join(', ')}`,
  );
}
