/** The service layer. REST and GraphQL call this and nothing below it. */
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.js';
import { GameBus } from '../games/bus.js';
import { GameRepository } from '../games/repository.js';
import { GameStates } from '../games/states.js';
import { Keys, loadSecret } from '../security/keys.js';
import { ActionService } from './actions.js';
import { BotService } from './bots.js';
import { CatalogueService, type Rulesets } from './catalogue.js';
import { Committer } from './committer.js';
import { GameService } from './games.js';
import { Idempotency } from './idempotency.js';
import { LogService } from './log.js';
import { OpeningService } from './openings.js';
import { PositionService } from './positions.js';

const PURGE_EVERY_MS = 3_600_000;
const TAKE_OVER_EVERY_MS = 15_000;

export type { Rulesets } from './catalogue.js';

export interface Services {
  catalogue: CatalogueService;
  games: GameService;
  openings: OpeningService;
  actions: ActionService;
  log: LogService;
  positions: PositionService;
  /** Stops what runs in the background. */
  close(): Promise<void>;
}

/** Puts the services together and takes up the games that bots left. */
export async function createServices(db: Database, rulesets: Rulesets, logger: FastifyBaseLogger): Promise<Services> {
  const keys = new Keys(await loadSecret(db.pool));
  const repository = new GameRepository(db.pool);
  const catalogue = new CatalogueService(rulesets);
  const states = new GameStates(repository, (id) => catalogue.ruleset(id));
  const bus = new GameBus(db.pool, db.url);
  await bus.open();
  const committer = new Committer(repository, states, bus);
  const idempotency = new Idempotency(repository);
  const games = new GameService(db, repository, states, keys);
  const bots = new BotService(committer, logger);

  const purge = (): void =>
    void repository.purgeKeys().catch((error: unknown) => logger.warn({ err: error }, 'purge failed'));
  const takeOver = (): void =>
    void bots.takeOver().catch((error: unknown) => logger.warn({ err: error }, 'bots could not be looked after'));
  const timers = [setInterval(purge, PURGE_EVERY_MS).unref(), setInterval(takeOver, TAKE_OVER_EVERY_MS).unref()];
  await bots.resume();

  return {
    catalogue,
    games,
    openings: new OpeningService(catalogue, committer, idempotency, keys),
    actions: new ActionService(games, committer, idempotency),
    log: new LogService(games, repository, states, bus, keys),
    positions: new PositionService(catalogue, keys),
    async close() {
      for (const timer of timers) clearInterval(timer);
      await bots.close();
      await bus.close();
    },
  };
}
