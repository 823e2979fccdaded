/** The service layer. REST and GraphQL call this and nothing below it. */
import type { FastifyBaseLogger } from 'fastify';
import { Timeouts } from '../clocks/timeouts.js';
import type { Database } from '../database/database.js';
import { auditEvery } from '../games/audit.js';
import { GameBus } from '../games/bus.js';
import { Definitions } from '../games/definitions.js';
import { Incidents } from '../games/incidents.js';
import type { LiveGames, LiveLimits } from '../games/live-games.js';
import { GameRepository } from '../games/repository.js';
import { renewSeeds } from '../games/seeds.js';
import { GameStates } from '../games/states.js';
import { atOnce, type Turn } from '../games/turn.js';
import { JobQueue } from '../jobs/queue.js';
import type { Tasks } from '../jobs/tasks.js';
import { MailLinks } from '../mail/links.js';
import { Mailer } from '../mail/notices.js';
import { type MailSettings, MailTransport } from '../mail/transport.js';
import { RolloutPool } from '../rollouts/pool.js';
import type { Keys } from '../security/keys.js';
import { openKeys } from '../security/open.js';
import type { Secret } from '../security/secrets.js';
import { Deliveries, type DeliveryOptions } from '../webhooks/deliver.js';
import { tellOfDeadline } from '../webhooks/near.js';
import { renewWebhookSecrets, unreadableWebhooks, WebhookSecrets } from '../webhooks/secrets.js';
import { ActionService } from './actions.js';
import { ApiKeys } from './api-keys.js';
import { Beginnings } from './beginnings.js';
import { BOT_GAMES, BotGames } from './bot-games.js';
import { BotService } from './bots.js';
import { CatalogueService, type Rulesets } from './catalogue.js';
import { Committer } from './committer.js';
import { CompilingService } from './compiling.js';
import { GameService } from './games.js';
import { Idempotency } from './idempotency.js';
import { JoinService } from './joining.js';
import { LobbyService } from './lobby.js';
import { LogService } from './log.js';
import { MailService } from './mail.js';
import { MatchService } from './matches.js';
import { Mover } from './mover.js';
import { MyGames } from './my-games.js';
import { NextGames } from './next-games.js';
import { OfferRules } from './offer-rules.js';
import { OfferService } from './offers.js';
import { OrderService } from './orders.js';
import { PlayerService } from './players.js';
import { PositionService } from './positions.js';
import type { Quiet } from './quiet.js';
import { type Retention, RetentionJob } from './retention.js';
import { RolloutService } from './rollouts.js';
import { SamplingService } from './sampling.js';
import { Successors } from './successors.js';
import { WebhookService } from './webhooks.js';
import { WhyService } from './why.js';

const RETENTION_MAX_PERIOD_MS = 3_600_000;
const RETENTION_MIN_PERIOD_MS = 1000;
const TAKE_OVER_EVERY_MS = 15_000;

export type { Rulesets } from './catalogue.js';

export interface Services {
  catalogue: CatalogueService;
  games: GameService;
  lobby: LobbyService;
  joining: JoinService;
  players: PlayerService;
  myGames: MyGames;
  actions: ActionService;
  orders: OrderService;
  offers: OfferService;
  matches: MatchService;
  log: LogService;
  positions: PositionService;
  compiling: CompilingService;
  sampling: SamplingService;
  rollouts: RolloutService;
  why: WhyService;
  apiKeys: ApiKeys;
  webhooks: WebhookService;
  mail: MailService;
  committer: Committer;
  states: GameStates;
  incidents: Incidents;
  /** The games in memory. */
  live: LiveGames;
  /** Stops what runs in the background. */
  close(): Promise<void>;
}

interface ServiceOptions {
  /** The secrets of the installation, the newest first; without any, one is kept in the database. */
  secrets?: readonly Secret[] | undefined;
  /** How long games are kept. */
  retention?: Retention | undefined;
  /** Games of bots alone at a time in the whole database. */
  botGames?: number | undefined;
  /** Says when nobody is being served, which games that nobody waits for wait for. */
  quiet?: Quiet | undefined;
  /** Milliseconds after which a move is logged as slow; 0: never. */
  slowMs?: number | undefined;
  /** One of so many values that the engine has kept is computed again when it is used, and compared; 0: none. */
  auditCells?: number | undefined;
  /** How many games are kept in memory. */
  live?: Partial<LiveLimits> | undefined;
  /** Whether creating games, players and positions takes a key of the operator. */
  apiKeysRequired?: boolean | undefined;
  /** How webhooks are delivered. */
  webhooks?: Partial<DeliveryOptions> | undefined;
  /** The server that takes mail; without it none is sent. */
  mail?: MailSettings | undefined;
  /** Where clients reach the service, once it listens. */
  base?: (() => string) | undefined;
  /** When a bot may compute. */
  botTurn?: Turn | undefined;
}

/** Puts the services together and takes up the games that bots left. */
export async function createServices(
  db: Database,
  rulesets: Rulesets,
  logger: FastifyBaseLogger,
  options: ServiceOptions = {},
): Promise<Services> {
  const keys = await openKeys(options.secrets ?? [], db.pool, logger);
  const repository = new GameRepository(db.pool, keys);
  const incidents = new Incidents(db.pool, logger, options.slowMs);
  const catalogue = new CatalogueService(rulesets, incidents);
  const definitions = new Definitions(db.pool);
  if (options.auditCells !== undefined) auditEvery(options.auditCells);
  const states = new GameStates(repository, definitions, incidents, (id) => catalogue.ruleset(id), options.live);
  const bus = new GameBus(db.pool, db.direct);
  await bus.open();
  const committer = new Committer(repository, states, bus);
  const mover = new Mover(committer);
  const idempotency = new Idempotency(repository);
  const players = new PlayerService(db, repository, idempotency, keys, bus);
  const { access } = players;
  const games = new GameService(db, repository, states, keys, access, bus);
  const beginnings = new Beginnings(catalogue, states, committer);
  const bots = new BotService(mover, logger, options.quiet, undefined, options.botTurn);

  const stopping = new AbortController();
  const retention = new RetentionJob(repository, incidents, options.retention ?? {}, logger);
  let forgetting = Promise.resolve();
  const forget = (): void => {
    forgetting = forgetting
      .then(() => retention.run(stopping.signal))
      .then(
        () => undefined,
        (error: unknown) => logger.warn({ err: error }, 'old games could not be deleted'),
      );
  };
  const takeOver = (): void =>
    void bots.takeOver().catch((error: unknown) => logger.warn({ err: error }, 'bots could not be looked after'));
  const secrets = new WebhookSecrets(keys);
  const renew = Promise.all([
    renewSeeds(db.pool, keys, stopping.signal),
    renewWebhookSecrets(db.pool, secrets, stopping.signal),
  ]).catch((error: unknown) => logger.warn({ err: error }, 'seeds and secrets could not be encrypted anew'));
  await warnOfUnreadable(db, keys, logger);
  const timers = [
    setInterval(forget, retention.every(RETENTION_MIN_PERIOD_MS, RETENTION_MAX_PERIOD_MS)).unref(),
    setInterval(takeOver, TAKE_OVER_EVERY_MS).unref(),
  ];
  forget();
  await warnOfStranded(repository, rulesets, logger);
  await bots.resume();
  const lobby = new LobbyService(
    catalogue,
    repository,
    states,
    beginnings,
    idempotency,
    keys,
    access,
    new BotGames(keys, options.botGames ?? BOT_GAMES),
  );
  const timeouts = new Timeouts(repository, mover, options.botTurn ?? atOnce);
  const next = new NextGames(repository, states, beginnings, keys, options.botTurn ?? atOnce);
  const deliveryOptions = { allowPrivate: false, ...options.webhooks };
  const deliveries = new Deliveries(db.pool, secrets, deliveryOptions);
  const links = new MailLinks(keys, options.base ?? (() => 'http://localhost'));
  const turn = options.botTurn ?? atOnce;
  const mailer = options.mail && new Mailer(db.pool, games, links, new MailTransport(options.mail), turn);
  const tasks: Tasks = {
    deadline: (payload) => timeouts.act(payload),
    nextGame: ({ game }) => next.after(game),
    deckDeadline: ({ game }) => next.deckDeadline(game),
    nearDeadline: (payload) => tellOfDeadline(db.pool, payload),
    deliver: (payload, signal) => deliveries.attempt(payload, signal),
    redeliver: (payload, signal) => deliveries.attempt(payload, signal),
    // Where no mail is sent, what is to be mailed waits for a process that does.
    ...(mailer && {
      mailNotice: (payload, signal) => mailer.notice(payload, signal),
      mailDigest: (payload, signal) => mailer.digest(payload, signal),
      mailConfirmation: (payload, signal) => mailer.confirmation(payload, signal),
    }),
  };
  const jobs = new JobQueue(db.direct, tasks, logger);
  jobs.open();

  const positions = new PositionService(catalogue, keys, incidents);
  const compiling = new CompilingService(catalogue);
  const pool = new RolloutPool();
  const sampling = new SamplingService(games, states, positions);

  return {
    catalogue,
    games,
    lobby,
    joining: new JoinService(catalogue, repository, states, beginnings, idempotency, keys, access),
    players,
    myGames: new MyGames(db.pool, access, bus),
    actions: new ActionService(games, states, committer, mover, idempotency),
    orders: new OrderService(catalogue, games, states),
    offers: new OfferService(games, committer, idempotency, new Successors(lobby), new OfferRules(committer)),
    matches: new MatchService(catalogue, games, next, idempotency),
    log: new LogService(games, repository, states, bus, keys),
    apiKeys: new ApiKeys(db.pool, options.apiKeysRequired),
    webhooks: new WebhookService(db, access, idempotency, secrets, deliveryOptions),
    mail: new MailService(db.pool, access, keys, links, mailer !== undefined),
    committer,
    states,
    incidents,
    live: states.live,
    positions,
    compiling,
    sampling,
    why: new WhyService(states, positions, sampling),
    rollouts: new RolloutService(positions, pool),
    async close() {
      for (const timer of timers) clearInterval(timer);
      states.live.close();
      stopping.abort();
      await Promise.all([pool.close(), jobs.close(), bots.close(), renew, forgetting]);
      await incidents.close();
      await bus.close();
    },
  };
}

/** Whoever has given up a secret too early hears of it from the log, and not from players who are told nothing. */
async function warnOfUnreadable(db: Database, keys: Keys, logger: FastifyBaseLogger): Promise<void> {
  const count = await unreadableWebhooks(db.pool, keys.ids);
  if (count === 0) return;
  const what =
    'webhooks are told nothing: their secrets are under a server secret that is missing. Bring it back, or have players send new ones';
  logger.warn({ webhooks: count }, what);
}

/** Games that only another engine can go on with wait for their checkpoint: nobody should find that out from the players. */
async function warnOfStranded(games: GameRepository, rulesets: Rulesets, logger: FastifyBaseLogger): Promise<void> {
  for (const { info, epoch } of Object.values(rulesets)) {
    const count = await games.stranded(info.id, epoch);
    if (count === 0) continue;
    const what =
      'games in progress were played by another engine and have no checkpoint: run checkpoint.js of that version';
    logger.warn({ ruleset: info.id, epoch, games: count }, what);
  }
}
